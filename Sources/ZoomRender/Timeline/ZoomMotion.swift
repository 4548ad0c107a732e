// The numbers of a zoom over time, through interruptions.

/// A zoom's card over time: flights to either end and stretches under a finger, each taking over
/// position and velocity of the one before.
struct ZoomMotion: Sendable, Equatable {
  struct Piece: Sendable, Equatable {
    var start: Double
    var law: Law
  }

  enum Law: Sendable, Equatable {
    case flight(ZoomFlightPiece)
    case held(ZoomHold)
  }

  var pieces: [Piece]

  init(start: Double, _ law: Law) { pieces = [Piece(start: start, law: law)] }

  /// The card at a scene time, between these ends.
  func state(at time: Double, ends: ZoomEnds) -> ZoomState {
    let piece = pieces.last { $0.start <= time } ?? pieces[0]
    switch piece.law {
    case .flight(let flight): return flight.state(at: time, ends: ends)
    case .held(let hold): return hold.state(at: time - piece.start, ends: ends)
    }
  }

  /// The card's velocity as a change per second of centre and size, over one clock step.
  func velocity(at time: Double, ends: ZoomEnds) -> ZoomVelocity {
    let piece = pieces.last { $0.start <= time } ?? pieces[0]
    let t0 = max(piece.start, time - 1.0 / 600)
    let t1 = time + 1.0 / 600
    let (a, b) = (state(at: t0, ends: ends), state(at: t1, ends: ends))
    let span = t1 - t0
    return ZoomVelocity(
      x: (b.card.midX - a.card.midX) / span, y: (b.card.midY - a.card.midY) / span,
      width: (b.card.width - a.card.width) / span, height: (b.card.height - a.card.height) / span,
      dim: (b.dim - a.dim) / span, recede: (b.recede - a.recede) / span)
  }

  /// Scene seconds at which everything is at rest for the eye: edges within a quarter of a point.
  var settledTime: Double {
    guard let last = pieces.last else { return 0 }
    switch last.law {
    case .flight(let flight): return flight.settledTime
    case .held: return .infinity
    }
  }
}

/// The two rests of a zoom, in the container's coordinates.
struct ZoomEnds: Sendable, Equatable {
  var source: Rect
  var sourceRadii: CornerRadii
  var destination: Rect
  var destinationRadii: CornerRadii
}

/// A zoom's numbers at one moment.
struct ZoomState: Sendable, Equatable {
  var card: Rect
  var radii: CornerRadii
  var radians = 0.0
  /// Fractions of the current flight made: 0 at its start, more than 1 when it overshoots.
  var widthProgress: Double
  var heightProgress: Double
  /// Opacity of the source's picture over the page.
  var look: Double
  /// 1 = fully dimmed, fully receded.
  var dim: Double
  var recede: Double
  /// 0 at the source, 1 at the destination: what the shadow and the backing follow.
  var presence: Double
  /// Scale of the page when a finger decides it; nil = the card's width over the page's.
  var heldScale: Double?
}

/// Changes per second.
struct ZoomVelocity: Sendable, Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  var dim = 0.0
  var recede = 0.0
}

/// A flight to one of the two ends.
struct ZoomFlightPiece: Sendable, Equatable {
  enum Target: Sendable, Equatable { case source, destination }
  /// How the two pictures cross.
  enum Fade: Sendable, Equatable {
    /// The incoming picture covers after this fraction of the width's way.
    case span(Double)
    /// Smooth step between two fractions of the width's way.
    case smooth(from: Double, to: Double)
  }

  var target: Target
  /// Distances from the (possibly moving) target, going to zero.
  var x: SpringMotion
  var y: SpringMotion
  var width: SpringMotion
  var height: SpringMotion
  var dim: SpringMotion
  var recede: SpringMotion
  var radians: SpringMotion
  var radii: CornerRadii
  var look: Double
  var presence: Double
  var fade: Fade
  /// How far vertical edges lead in the middle of the way, as a part of it; 0 = not at all.
  var bend: Double
  /// A displacement that dies away: what a flick carries on.
  var carried: Carried?

  struct Carried: Sendable, Equatable {
    var velocity: Vector
    /// Seconds in which the velocity shrinks by e.
    var tau: Double
    var start: Double
  }

  /// A flight that takes over a state and its velocity.
  init(
    to target: Target, from state: ZoomState, velocity: ZoomVelocity = .init(), ends: ZoomEnds,
    springs: ZoomConstants.Springs, fade: Fade, bend: Double = 0, at start: Double
  ) {
    let rest = target == .source ? ends.source : ends.destination
    func motion(_ from: Double, _ to: Double, _ velocity: Double, _ spring: SpringParameters)
      -> SpringMotion
    {
      SpringMotion(
        from: from, to: to, initialVelocity: velocity, spring: spring.spring, start: start)
    }
    self.target = target
    x = motion(state.card.midX - rest.midX, 0, velocity.x, springs.center)
    y = motion(state.card.midY - rest.midY, 0, velocity.y, springs.center)
    width = motion(state.card.width - rest.width, 0, velocity.width, springs.width)
    height = motion(state.card.height - rest.height, 0, velocity.height, springs.height)
    let presence = target == .source ? 0.0 : 1.0
    dim = motion(state.dim, presence, velocity.dim, springs.dim)
    recede = motion(state.recede, presence, velocity.recede, springs.recede)
    radians = motion(state.radians, 0, 0, springs.center)
    radii = state.radii
    look = state.look
    self.presence = state.presence
    self.fade = fade
    self.bend = bend
  }

  func state(at time: Double, ends: ZoomEnds) -> ZoomState {
    let rest = target == .source ? ends.source : ends.destination
    let restRadii = target == .source ? ends.sourceRadii : ends.destinationRadii
    let goal = target == .source ? 0.0 : 1.0
    // Sides never fall below a point: a spring may pull a small source below nothing.
    let bent = bending(at: time)
    let size = Size(
      max(1, rest.width + width.value(at: time)),
      max(1, rest.height + height.value(at: time) * bent))
    var center = Point(rest.midX + x.value(at: time), rest.midY + y.value(at: time) * bent)
    if let carried {
      let local = max(0, time - carried.start)
      let factor = local * Exponential.exp(-local / carried.tau)
      center = center + carried.velocity * factor
    }
    let (w, h) = (width.progress(at: time), height.progress(at: time))
    let mean = (w + h) / 2
    var radii = self.radii.interpolated(to: restRadii, progress: mean)
    if target == .source, w > 1, rest.width > 0 { radii = restRadii * (size.width / rest.width) }
    let goalLook = 1 - goal
    return ZoomState(
      card: Rect(center: center, size: size), radii: radii, radians: radians.value(at: time),
      widthProgress: w, heightProgress: h,
      look: look.interpolated(to: goalLook, progress: faded(at: w)),
      dim: dim.value(at: time), recede: recede.value(at: time),
      presence: min(1, max(0, presence.interpolated(to: goal, progress: w))))
  }

  /// Factor on vertical distances: with a bend they run on t + bend · sin πt instead of on t.
  private func bending(at time: Double) -> Double {
    guard bend != 0 else { return 1 }
    let t = height.progress(at: time)
    guard t > 0, t < 1 else { return 1 }
    return (1 - t - bend * Trigonometry.sine(.pi * t)) / (1 - t)
  }

  /// Share of the cross-fade done at a share of the width's way.
  private func faded(at progress: Double) -> Double {
    switch fade {
    case .span(let span): return span > 0 ? min(1, max(0, progress / span)) : 1
    case .smooth(let from, let to):
      let x = min(1, max(0, (progress - from) / max(1e-9, to - from)))
      return x * x * (3 - 2 * x)
    }
  }

  var settledTime: Double {
    let centers = [x, y].map { $0.restTime(tolerance: 0.125) }
    let sizes = [width, height].map { $0.restTime(tolerance: 0.25) }
    let covers = [dim, recede].map { $0.restTime(tolerance: 0.005) }
    var end = (centers + sizes + covers + [radians.restTime(tolerance: 0.0005)]).max() ?? 0
    if let carried {
      // The displacement's tail: t e^(-t/tau) is below a tenth of a point after so long.
      end = max(end, carried.start + 12 * carried.tau)
    }
    return end
  }
}

/// A card under a finger.
struct ZoomHold: Sendable, Equatable {
  /// Cards at seconds after the touch, joined by straight lines.
  var samples: [Sample]
  /// Scale at which the dim is gone: the source's width over the page's.
  var restScale: Double

  struct Sample: Sendable, Equatable {
    var time: Double
    var card: Rect
    var scale: Double
    var radians: Double
  }

  func state(at time: Double, ends: ZoomEnds) -> ZoomState {
    let sample = self.sample(at: time)
    let relaxed =
      restScale < 1 ? min(1, max(0, (sample.scale - restScale) / (1 - restScale))) : 1
    return ZoomState(
      card: sample.card, radii: ends.destinationRadii * sample.scale, radians: sample.radians,
      widthProgress: 0, heightProgress: 0, look: 0, dim: relaxed, recede: 1, presence: 1,
      heldScale: sample.scale)
  }

  private func sample(at time: Double) -> Sample {
    guard let first = samples.first, let last = samples.last else {
      return Sample(time: 0, card: .zero, scale: 1, radians: 0)
    }
    if time <= first.time { return first }
    for (a, b) in zip(samples, samples.dropFirst()) where time <= b.time {
      guard b.time > a.time else { return b }
      let p = (time - a.time) / (b.time - a.time)
      return Sample(
        time: time, card: a.card.interpolated(to: b.card, progress: p),
        scale: a.scale.interpolated(to: b.scale, progress: p),
        radians: a.radians.interpolated(to: b.radians, progress: p))
    }
    return last
  }
}
