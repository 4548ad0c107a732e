// A card in the hand.

/// A card under a finger or two.
struct ZoomHold: Sendable, Equatable {
  let law: DragLaw
  let route: ZoomRoute
  let touch: Touch
  /// Scene seconds of the touch.
  let start: Double
  /// Seconds after the touch at which the gesture begins: the card rests until then.
  let beginning: Double
  /// What the card was doing when the finger came: it goes on underneath.
  let under: ZoomMotion?
  /// The card's springs after the finger; empty when it does not lag.
  private let chases: [SpringChase]

  init(
    law: DragLaw, route: ZoomRoute, touch: Touch, start: Double, beginning: Double,
    under: ZoomMotion? = nil
  ) {
    self.law = law
    self.route = route
    self.touch = touch
    self.start = start
    self.beginning = beginning
    self.under = under
    let tracks = law.profile.rules.tracking == .on ? touch.tracks(from: beginning) : []
    chases = tracks.map { SpringChase(spring: law.profile.drag.tracking.spring, samples: $0) }
  }

  enum Touch: Sendable, Equatable {
    case finger([ScriptEvent.Gesture.Sample])
    case fingers([ScriptEvent.Pinch.Sample])
  }

  func moment(at time: Double) -> ZoomMoment {
    let card = self.card(at: time)
    var moment = law.state(card, sourceWidth: route.source.width)
    if let under, time < under.settledTime {
      let state = under.moment(at: time, source: nil)
      moment.card = carried(card, state.card)
      moment.radii = state.radii * card.scale
      moment.radians += state.radians
      moment.pageAlpha = state.pageAlpha
      moment.away = min(moment.away, state.away)
      moment.dim *= state.dim
      moment.recede *= state.recede
      moment.shadow = state.shadow
      moment.pageFit = state.pageFit * left(state, of: under)
    }
    return moment
  }

  /// What is left of the way that the card still had to its full size when it was taken, 1...0.
  private func left(_ state: ZoomMoment, of under: ZoomMotion) -> Double {
    let whole = 1 - under.moment(at: start + beginning, source: nil).away
    return whole > 1e-6 ? min(1, max(0, (1 - state.away) / whole)) : 0
  }

  /// A card under way, moved by the hand: the hand's cut at the bottom grows in with the card, so
  /// that nothing jumps when the card has come to rest.
  private func carried(_ card: DragLaw.Card, _ under: Rect) -> Rect {
    let rest = route.destination
    let moved = card.composed(with: under, rest: rest)
    let whole = card.composed(with: rest, rest: rest)
    let share = rest.height > 0 ? min(1, under.height / rest.height) : 1
    return Rect(
      minX: moved.minX + (card.rect.minX - whole.minX) * share,
      minY: moved.minY + (card.rect.minY - whole.minY) * share,
      maxX: moved.maxX + (card.rect.maxX - whole.maxX) * share,
      maxY: moved.maxY + (card.rect.maxY - whole.maxY) * share)
  }

  /// The card in the hand at a scene time.
  func card(at time: Double) -> DragLaw.Card {
    let local = time - start
    guard local > beginning else {
      return law.card(touch: touch.beginning, translation: .zero)
    }
    let zero = touch.numbers(at: beginning)
    let numbers =
      chases.isEmpty ? touch.numbers(at: local) : chases.map { $0.state(at: local).position }
    switch touch {
    case .finger:
      return law.card(
        touch: touch.beginning,
        translation: Vector(dx: numbers[0] - zero[0], dy: numbers[1] - zero[1]))
    case .fingers(let samples):
      guard let first = samples.first else {
        return law.card(touch: route.destination.center, translation: .zero)
      }
      return law.pinchedCard(
        start: Point(zero[0], zero[1]), startDistance: first.distance,
        center: Point(numbers[0], numbers[1]), distance: numbers[2],
        radians: numbers[3] - zero[3])
    }
  }
}

extension ZoomHold.Touch {
  /// Where it came down.
  var beginning: Point {
    switch self {
    case .finger(let samples): samples.first?.point ?? .zero
    case .fingers(let samples): samples.first?.center ?? .zero
    }
  }

  /// Place of the finger; or the fingers' middle, distance and turn, seconds after the touch.
  func numbers(at time: Double) -> [Double] {
    switch self {
    case .finger(let samples):
      let point = GestureSampling.point(samples, time)
      return [point.x, point.y]
    case .fingers(let samples):
      let pinch = GestureSampling.pinch(samples, time)
      return [pinch.center.x, pinch.center.y, pinch.distance, pinch.radians]
    }
  }

  /// Each of the numbers over time from the gesture's beginning on.
  fileprivate func tracks(from beginning: Double) -> [[SpringChase.Sample]] {
    let times: [Double] =
      switch self {
      case .finger(let samples): samples.map(\.time)
      case .fingers(let samples): samples.map(\.time)
      }
    let moments = [beginning] + times.filter { $0 > beginning }
    return numbers(at: beginning).indices.map { index in
      moments.map { SpringChase.Sample(time: $0, value: numbers(at: $0)[index]) }
    }
  }
}
