// Where a scroll view is while it moves.

extension ScrollTrack.Motion {
  /// The offset `time` seconds after the piece began; `ended` gives the exact rest.
  func offset(at time: Double, ended: Bool) -> Vector {
    switch self {
    case .rest(let offset): return offset
    case .animated(let from, let to, let animation):
      if ended { return to }
      let progress = animation.sample(at: time).value
      return Vector(
        dx: from.dx.interpolated(to: to.dx, progress: progress),
        dy: from.dy.interpolated(to: to.dy, progress: progress))
    case .dragged(let samples):
      guard let first = samples.first, let last = samples.last else { return .zero }
      if time <= first.time { return first.offset }
      for (a, b) in zip(samples, samples.dropFirst()) where time <= b.time {
        guard b.time > a.time else { return b.offset }
        let p = (time - a.time) / (b.time - a.time)
        return Vector(
          dx: a.offset.dx.interpolated(to: b.offset.dx, progress: p),
          dy: a.offset.dy.interpolated(to: b.offset.dy, progress: p))
      }
      return last.offset
    case .coasting(let from, let velocity, let limits):
      return Vector(
        dx: ScrollCoast(
          from: from.dx, velocity: velocity.dx, minimum: limits.minimum.dx,
          maximum: limits.maximum.dx
        ).offset(at: ended ? .infinity : time),
        dy: ScrollCoast(
          from: from.dy, velocity: velocity.dy, minimum: limits.minimum.dy,
          maximum: limits.maximum.dy
        ).offset(at: ended ? .infinity : time))
    }
  }

  /// Seconds until it is at rest.
  var duration: Double {
    switch self {
    case .rest: return 0
    case .animated(_, _, let animation): return animation.duration()
    case .dragged(let samples): return samples.last?.time ?? 0
    case .coasting(let from, let velocity, let limits):
      return max(
        ScrollCoast(
          from: from.dx, velocity: velocity.dx, minimum: limits.minimum.dx,
          maximum: limits.maximum.dx
        ).duration,
        ScrollCoast(
          from: from.dy, velocity: velocity.dy, minimum: limits.minimum.dy,
          maximum: limits.maximum.dy
        ).duration)
    }
  }
}

extension ScrollTrack {
  /// True while the view is under way at `time`.
  func moves(at time: Double) -> Bool {
    guard let piece = pieces.last(where: { $0.start <= time }) else { return false }
    if case .rest = piece.motion { return false }
    return time <= piece.end
  }
}

/// One axis of a scroll view that runs free after a release.
///
/// It slows down by .998 per millisecond (`UIScrollView`'s normal rate, documented); where it meets
/// a limit, or begins beyond one, a critical spring takes over.
struct ScrollCoast: Sendable, Equatable {
  var from: Double
  /// Points per second.
  var velocity: Double
  var minimum: Double
  var maximum: Double

  /// -ln .998 per second.
  private static let rate = 2.0020026706730793
  /// Frequency of the spring at a limit; nobody measured it.
  private static let bounce = Spring(response: 0.5, dampingRatio: 1)
  /// Below this speed the view rests, points per second.
  private static let restSpeed = 5.0

  func offset(at time: Double) -> Double {
    let limit = self.limit
    let contact = self.contact
    if time < contact { return free(time) }
    guard let limit else { return time.isFinite ? free(min(time, duration)) : free(duration) }
    guard time.isFinite else { return limit }
    let start = contact > 0 ? limit : from
    let speed = contact > 0 ? velocity * Exponential.exp(-Self.rate * contact) : velocity
    return Self.bounce.value(
      from: start, to: limit, initialVelocity: speed, time: time - contact)
  }

  var duration: Double {
    if let limit {
      let contact = self.contact
      let start = contact > 0 ? limit : from
      let speed = contact > 0 ? velocity * Exponential.exp(-Self.rate * contact) : velocity
      return contact
        + Self.bounce.restTime(target: limit - start, initialVelocity: speed, tolerance: 0.25)
    }
    guard velocity.magnitude > Self.restSpeed else { return 0 }
    return coastTime(to: Self.restSpeed)
  }

  private func free(_ time: Double) -> Double {
    from + velocity * (1 - Exponential.exp(-Self.rate * time)) / Self.rate
  }

  /// When the speed has fallen to `speed`, on the clock's grid.
  private func coastTime(to speed: Double) -> Double {
    var (low, high) = (0, 3000)
    while low < high {
      let middle = (low + high) / 2
      let now = velocity.magnitude * Exponential.exp(-Self.rate * Double(middle) / 300)
      if now > speed { low = middle + 1 } else { high = middle }
    }
    return Double(low) / 300
  }

  /// The limit that it ends at; nil when it stops inside.
  private var limit: Double? {
    if from < minimum { return minimum }
    if from > maximum { return max(minimum, maximum) }
    let goal = velocity.magnitude > Self.restSpeed ? free(coastTime(to: Self.restSpeed)) : from
    if goal < minimum { return minimum }
    if goal > maximum { return max(minimum, maximum) }
    return nil
  }

  /// When the limit is met: 0 when it begins beyond, infinite when it is never met.
  private var contact: Double {
    guard let limit else { return .infinity }
    guard from >= minimum, from <= max(minimum, maximum) else { return 0 }
    var (low, high) = (0, 3000)
    while low < high {
      let middle = (low + high) / 2
      let reached =
        velocity < 0 ? free(Double(middle) / 300) <= limit : free(Double(middle) / 300) >= limit
      if reached { high = middle } else { low = middle + 1 }
    }
    return Double(low) / 300
  }
}
