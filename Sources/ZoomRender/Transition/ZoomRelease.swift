// After the finger lifts: the card lands on its source or returns to full size.

extension DragLaw {
  /// True when a finger that lifts here sends the page back to its source.
  ///
  /// The travel along the main direction is projected by the velocity, if that points the same way: a
  /// finger that moves back does not take travel away. A fast enough swipe down dismisses whatever
  /// its travel.
  /// - Parameters:
  ///   - translation: As given to ``card(touch:translation:)``.
  ///   - velocity: Of the finger, points per second.
  public func dismisses(translation: Vector, velocity: Vector) -> Bool {
    let constants = profile.release
    let travel = translation.dx * mainDirection.dx + translation.dy * mainDirection.dy
    let speed = velocity.dx * mainDirection.dx + velocity.dy * mainDirection.dy
    guard travel > 0 else { return false }
    if !isHorizontal, speed >= constants.speed { return true }
    return travel + constants.projection * max(0, speed) > dismissDistance
  }

  /// Projected travel in points beyond which a release dismisses.
  public var dismissDistance: Double {
    switch gesture {
    case .swipeDown: profile.release.pan
    case .edgePan: profile.release.edge * rest.width
    case .contentSwipe: profile.release.content
    case .sheet: profile.release.sheet
    case .pinch: .infinity
    }
  }

  /// True when two fingers that lift at `distance` dismiss; no projection.
  public func pinchDismisses(startDistance: Double, distance: Double) -> Bool {
    startDistance > 0 && distance / startDistance < profile.release.pinch
  }
}

/// A card that was let go.
///
/// The landing is one progress on a spring, from where the card was to its source, a little past it
/// and back; a swipe from the edge or a pinch makes it faster and carries the card along its motion
/// first. The cancelled card returns on a spring of its own. Constants: ``ProfileTable``, `release`.
public struct ZoomRelease: Sendable, Equatable {
  /// Where the card goes.
  public enum Outcome: String, Sendable, Equatable, Hashable, CaseIterable {
    /// To the source.
    case landing
    /// Back to full size.
    case cancel
  }

  /// What the card travels between.
  public let route: ZoomRoute
  /// Where it goes.
  public let outcome: Outcome
  /// The gesture that ended.
  public let gesture: DragLaw.Gesture
  /// The moment of release.
  public let held: ZoomMoment
  /// When the finger lifted, on the caller's clock, in seconds.
  public let start: Double
  /// When everything rests, the source screen included; infinite without damping.
  public let settledTime: Double
  private let progress: SpringMotion
  private let recede: SpringMotion
  private let carry: Carry
  private let profile: Profile

  /// Lets a held card go.
  ///
  /// - Parameters:
  ///   - held: The moment of release: see ``DragLaw/state(_:sourceWidth:)``.
  ///   - velocity: Of the finger, points per second.
  public init(
    _ route: ZoomRoute, _ outcome: Outcome, gesture: DragLaw.Gesture, held: ZoomMoment,
    velocity: Vector = .zero, profile: Profile, start: Double = 0
  ) {
    self.route = route
    self.outcome = outcome
    self.gesture = gesture
    self.held = held
    self.start = start
    self.profile = profile
    let constants = profile.release
    let isCarried = outcome == .landing && (gesture == .edgePan || gesture == .pinch)
    let speed = isCarried && velocity.length.isFinite ? velocity.length : 0
    var spring: SpringParameters
    switch outcome {
    case .landing: spring = constants.landing
    case .cancel: spring = gesture == .sheet ? constants.sheetCancel : constants.cancel
    }
    let width = max(1, route.destination.width)
    let haste = min(1 + constants.speedGain * speed / width, max(1, constants.speedLimit))
    spring.response /= haste
    carry = Carry(
      direction: velocity.normalized,
      distance: constants.carry * (1 - Exponential.exp(-speed / constants.carrySpeed)),
      time: constants.carryTime / haste)
    progress = SpringMotion(from: 0, to: 1, spring: spring.spring, start: start)
    let goal = outcome == .landing ? 0.0 : 1.0
    recede = SpringMotion(
      from: held.recede, to: route.kind == .sheet ? 0 : goal,
      spring: (outcome == .landing ? constants.recede : spring).spring, start: start)
    let end = outcome == .landing ? route.source : route.destination
    // The farthest that an edge travels: a quarter point of it is what counts as arrived.
    let travel = zip(
      [held.card.minX, held.card.minY, held.card.maxX, held.card.maxY],
      [end.minX, end.minY, end.maxX, end.maxY]
    ).map { ($0 - $1).magnitude }.reduce(0, max)
    let rest = travel > 0 ? profile.zoom.restDistance / travel : 1
    settledTime = [
      progress.restTime(tolerance: min(0.004, rest)), recede.restTime(tolerance: 0.004),
      start + carry.restTime(tolerance: profile.zoom.restDistance / 4),
    ].reduce(start, max)
  }

  /// The card at a time on the caller's clock.
  ///
  /// - Parameter source: Where the source is now, when it has moved since the release.
  public func state(at time: Double, source: Rect? = nil) -> ZoomMoment {
    if time <= start { return held }
    let target = outcome == .landing ? route.atSource : route.atDestination
    if time >= settledTime { return route.moved(target, to: source) }
    let (p, rate) = (progress.value(at: time), progress.velocity(at: time))
    let within = min(max(p, 0), 1)
    let offset = carry.offset(time - start)
    let carried = carry.velocity(time - start)
    let delta = target.card.center - held.card.center
    var state = ZoomMoment(
      card: Self.card(held.card, target.card, p).offset(by: offset),
      radii: held.radii.interpolated(to: target.radii, progress: within),
      radians: held.radians.interpolated(to: target.radians, progress: within),
      pageAlpha: held.pageAlpha,
      away: held.away.interpolated(to: target.away, progress: p),
      progress: .init(center: p, width: p, height: p),
      dim: held.dim.interpolated(to: target.dim, progress: within),
      recede: min(max(recede.value(at: time), 0), 1), shadow: held.shadow,
      velocity: delta * rate + carried,
      growth: Vector(
        dx: (target.card.width - held.card.width) * rate,
        dy: (target.card.height - held.card.height) * rate),
      pageFit: outcome == .landing
        ? held.pageFit.interpolated(to: 1, progress: within) : held.pageFit)
    if outcome == .landing {
      let faded = min(1, max(0, p) / profile.zoom.fadeLength)
      state.pageAlpha = held.pageAlpha * (1 - faded)
      state.shadow = held.shadow * ZoomFlight.shadowStrength(away: 1 - p, profile)
      if p > 1, route.source.width > 0 {
        // Past the source the corners shrink with the card.
        state.radii = route.sourceRadii * (state.card.width / route.source.width)
      }
    } else {
      state.pageAlpha = held.pageAlpha.interpolated(to: 1, progress: within)
    }
    return route.moved(state, to: source)
  }

  /// Between two cards or past the second, never smaller than a point.
  private static func card(_ from: Rect, _ to: Rect, _ p: Double) -> Rect {
    Rect(
      center: from.center.interpolated(to: to.center, progress: p),
      size: Size(
        max(1, from.width.interpolated(to: to.width, progress: p)),
        max(1, from.height.interpolated(to: to.height, progress: p))))
  }

  /// A displacement along the finger's motion that grows, peaks and dies away.
  private struct Carry: Sendable, Equatable {
    var direction: Vector
    /// Points at the peak.
    var distance: Double
    /// Seconds until the peak.
    var time: Double

    func offset(_ elapsed: Double) -> Vector {
      guard distance > 0, time > 0 else { return .zero }
      let u = elapsed / time
      return direction * (distance * u * Exponential.exp(1 - u))
    }

    func velocity(_ elapsed: Double) -> Vector {
      guard distance > 0, time > 0 else { return .zero }
      let u = elapsed / time
      return direction * (distance / time * (1 - u) * Exponential.exp(1 - u))
    }

    func restTime(tolerance: Double) -> Double {
      guard distance > 0, time > 0 else { return 0 }
      var steps = 1.0
      while steps < 100, distance * steps * Exponential.exp(1 - steps) > tolerance { steps += 0.25 }
      return steps * time
    }
  }
}
