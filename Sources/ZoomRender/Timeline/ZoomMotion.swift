// The numbers of a zoom over time, through interruptions.

/// A zoom's card over time: flights to either end, stretches under a finger, releases; each takes
/// over from the one before.
struct ZoomMotion: Sendable, Equatable {
  enum Law: Sendable, Equatable {
    case flight(ZoomFlight)
    case held(ZoomHold)
    case release(ZoomRelease)
  }

  struct Piece: Sendable, Equatable {
    /// Scene seconds.
    var start: Double
    var law: Law
  }

  var pieces: [Piece]

  init(start: Double, _ law: Law) { pieces = [Piece(start: start, law: law)] }

  /// The piece in force at a scene time.
  func piece(at time: Double) -> Piece { pieces.last { $0.start <= time } ?? pieces[0] }

  /// The card at a scene time.
  ///
  /// - Parameter source: Where the source is at that time, in container points; nil when it is gone
  ///   or has not moved.
  func moment(at time: Double, source: Rect?) -> ZoomMoment {
    switch piece(at: time).law {
    case .flight(let flight): flight.state(at: time, source: source)
    case .held(let hold): hold.moment(at: time)
    case .release(let release): release.state(at: time, source: source)
    }
  }

  /// What the card goes between at a scene time.
  func route(at time: Double) -> ZoomRoute {
    switch piece(at: time).law {
    case .flight(let flight): flight.route
    case .held(let hold): hold.route
    case .release(let release): release.route
    }
  }

  /// Scene seconds at which everything is at rest; infinite under a finger.
  var settledTime: Double {
    switch pieces.last?.law {
    case .flight(let flight)?: flight.settledTime
    case .release(let release)?: release.settledTime
    case .held?: .infinity
    case nil: 0
    }
  }

  /// The zoom sent to one of its ends from where it is, on another route if the source has changed.
  mutating func send(
    _ direction: ZoomFlight.Direction, at time: Double, source: Rect?, route: ZoomRoute,
    profile: Profile
  ) {
    let flight: ZoomFlight
    if case .flight(let running) = piece(at: time).law, running.route == route {
      flight = running.retargeted(direction, at: time)
    } else {
      flight = ZoomFlight(
        route, direction, profile: profile, start: time, from: moment(at: time, source: source))
    }
    pieces.append(Piece(start: time, law: .flight(flight)))
  }
}

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
      moment.pageAlpha = state.pageAlpha
      moment.away = min(moment.away, state.away)
      moment.dim *= state.dim
      moment.recede *= state.recede
      moment.shadow = state.shadow
    }
    return moment
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
    switch touch {
    case .finger(let samples):
      let first = samples.first?.point ?? .zero
      return law.card(touch: first, translation: translation(samples, local))
    case .fingers(let samples):
      guard let first = samples.first else {
        return law.card(touch: route.destination.center, translation: .zero)
      }
      guard local > beginning else {
        return law.card(touch: route.destination.center, translation: .zero)
      }
      let now = GestureSampling.pinch(samples, local)
      return law.pinchedCard(
        start: first.center, startDistance: first.distance, center: now.center,
        distance: now.distance, radians: now.radians - first.radians)
    }
  }
}

extension ZoomHold {
  /// The finger's travel since the gesture began.
  func translation(_ samples: [ScriptEvent.Gesture.Sample], _ local: Double) -> Vector {
    guard local > beginning else { return .zero }
    return GestureSampling.point(samples, local) - GestureSampling.point(samples, beginning)
  }
}

/// Where fingers are between their samples: straight lines.
enum GestureSampling {
  static func point(_ samples: [ScriptEvent.Gesture.Sample], _ time: Double) -> Point {
    guard let (a, b, p) = neighbours(samples, time, \.time) else { return .zero }
    return a.point.interpolated(to: b.point, progress: p)
  }

  static func pinch(_ samples: [ScriptEvent.Pinch.Sample], _ time: Double)
    -> ScriptEvent.Pinch.Sample
  {
    guard let (a, b, p) = neighbours(samples, time, \.time) else {
      return ScriptEvent.Pinch.Sample(time: 0, center: .zero, distance: 0)
    }
    return ScriptEvent.Pinch.Sample(
      time: time, center: a.center.interpolated(to: b.center, progress: p),
      distance: a.distance.interpolated(to: b.distance, progress: p),
      radians: a.radians.interpolated(to: b.radians, progress: p))
  }

  /// The samples around a time and the share of the way between them; nil without samples.
  private static func neighbours<Sample>(
    _ samples: [Sample], _ time: Double, _ key: KeyPath<Sample, Double>
  ) -> (Sample, Sample, Double)? {
    guard let first = samples.first, let last = samples.last else { return nil }
    if time <= first[keyPath: key] { return (first, first, 0) }
    for (a, b) in zip(samples, samples.dropFirst()) where time <= b[keyPath: key] {
      let span = b[keyPath: key] - a[keyPath: key]
      guard span > 0 else { return (b, b, 0) }
      return (a, b, (time - a[keyPath: key]) / span)
    }
    return (last, last, 0)
  }

  /// Seconds after the touch at which `holds` first becomes true; nil when it never does.
  ///
  /// Looked for on SwiftUI's clock and then between two steps, so that the answer is exact.
  static func firstTime(until end: Double, _ holds: (Double) -> Bool) -> Double? {
    var step = 0
    while Double(step) / 300 <= end + 1.0 / 300 {
      let time = min(end, Double(step) / 300)
      if holds(time) {
        guard step > 0 else { return 0 }
        var (low, high) = (Double(step - 1) / 300, time)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if holds(middle) { high = middle } else { low = middle }
        }
        return high
      }
      step += 1
    }
    return nil
  }

  /// Points per second when the finger lifts, from its last samples.
  static func releaseVelocity(_ samples: [ScriptEvent.Gesture.Sample]) -> Vector {
    var (x, y) = (VelocityTracker(), VelocityTracker())
    for sample in samples {
      x.add(sample.point.x, at: sample.time)
      y.add(sample.point.y, at: sample.time)
    }
    let end = samples.last?.time ?? 0
    return Vector(dx: x.velocity(at: end), dy: y.velocity(at: end))
  }
}
