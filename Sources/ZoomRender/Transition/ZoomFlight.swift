// The zoom's flight: where the card is at a time, by itself.

/// A zoom that flies by itself, from the source to the destination or back.
///
/// Centre, width and height run on springs of their own, so that the tall axis lags as on devices.
/// A flight may be turned round at any time with ``retargeted(_:at:)``; position and velocity of
/// every component are kept. Sources of the springs and amounts: ``ProfileTable``.
public struct ZoomFlight: Sendable, Equatable {
  /// Which way it goes.
  public enum Direction: String, Sendable, Equatable, Hashable, CaseIterable {
    /// From the source to the destination.
    case push
    /// Back to the source.
    case pop
  }

  /// What it goes between.
  public let route: ZoomRoute
  /// Which way it goes.
  public let direction: Direction
  /// Where the numbers come from.
  public let profile: Profile
  /// When it begins, on the caller's clock, in seconds.
  public let start: Double
  /// What it leaves with.
  public let initial: ZoomMoment
  /// When everything rests, on the caller's clock; infinite without damping.
  public let settledTime: Double
  private let centerX: SpringMotion
  private let centerY: SpringMotion
  private let width: SpringMotion
  private let height: SpringMotion
  private let dim: SpringMotion
  private let recede: SpringMotion

  /// A flight from rest.
  public init(_ route: ZoomRoute, _ direction: Direction, profile: Profile, start: Double = 0) {
    self.init(
      route, direction, profile: profile, start: start,
      from: direction == .push ? route.atSource : route.atDestination)
  }

  /// A flight from any state, with its velocities.
  ///
  /// - Parameters:
  ///   - from: Where the card is; ``ZoomMoment/velocity`` and ``ZoomMoment/growth`` are taken up.
  ///   - dimVelocity: Strength per second.
  ///   - recedeVelocity: Strength per second.
  public init(
    _ route: ZoomRoute, _ direction: Direction, profile: Profile, start: Double, from: ZoomMoment,
    dimVelocity: Double = 0, recedeVelocity: Double = 0
  ) {
    self.route = route
    self.direction = direction
    self.profile = profile
    self.start = start
    initial = from
    let end = direction == .push ? route.destination : route.source
    let springs = ZoomFlight.springs(route, direction, profile)
    func motion(
      _ from: Double, _ to: Double, _ velocity: Double, _ spring: SpringParameters
    ) -> SpringMotion {
      SpringMotion(
        from: from, to: to, initialVelocity: velocity, spring: spring.spring, start: start)
    }
    centerX = motion(from.card.midX, end.midX, from.velocity.dx, springs.center)
    centerY = motion(from.card.midY, end.midY, from.velocity.dy, springs.center)
    width = motion(from.card.width, end.width, from.growth.dx, springs.width)
    height = motion(from.card.height, end.height, from.growth.dy, springs.height)
    let presence: Double = direction == .push ? 1 : 0
    dim = motion(from.dim, presence, dimVelocity, springs.dim)
    recede = motion(from.recede, presence, recedeVelocity, springs.recede)
    let half = profile.zoom.restDistance / 2
    settledTime = [
      centerX.restTime(tolerance: half), centerY.restTime(tolerance: half),
      width.restTime(tolerance: 2 * half), height.restTime(tolerance: 2 * half),
      // A 255th of a colour step, and less than a fifth of a point of recede.
      dim.restTime(tolerance: 0.004), recede.restTime(tolerance: 0.004),
    ].reduce(start, max)
  }

  private static func springs(_ route: ZoomRoute, _ direction: Direction, _ profile: Profile)
    -> ZoomConstants.Springs
  {
    let zoom = profile.zoom
    var springs: ZoomConstants.Springs
    switch (route.kind, direction) {
    case (.sheet, .push): springs = zoom.sheetOpen
    case (.sheet, .pop): springs = zoom.sheetClose
    case (_, .push): springs = zoom.push
    case (_, .pop): springs = zoom.pop
    }
    let isGlass = route.isGlass && profile.rules.glassSource == .participants
    if isGlass || profile.rules.zoomModel == .single {
      let one = isGlass ? zoom.glass : zoom.single
      (springs.center, springs.width, springs.height) = (one, one, one)
    }
    return springs
  }

  /// The zoom at a time on the caller's clock.
  ///
  /// Exactly the start before it begins, exactly the end once it has settled.
  /// - Parameter source: Where the source is now, when it has moved since the flight began; the card
  ///   follows it.
  public func state(at time: Double, source: Rect? = nil) -> ZoomMoment {
    if time <= start { return route.moved(initial, to: source) }
    if time >= settledTime {
      return route.moved(direction == .push ? route.atDestination : route.atSource, to: source)
    }
    let (x, y) = (centerX.state(at: time), centerY.state(at: time))
    let (w, h) = (width.state(at: time), height.state(at: time))
    let progress = self.progress(at: time)
    let travel = max(0, progress.width)
    let target = direction == .push ? route.atDestination : route.atSource
    var state = ZoomMoment(
      card: Rect(
        center: Point(x.position, y.position), size: Size(max(1, w.position), max(1, h.position))),
      radii: initial.radii.interpolated(
        to: target.radii, progress: (progress.width + progress.height) / 2),
      radians: initial.radians.interpolated(to: target.radians, progress: progress.width),
      pageAlpha: min(
        max(
          initial.pageAlpha.interpolated(
            to: target.pageAlpha, progress: fadeFraction(travel)), 0), 1),
      away: initial.away.interpolated(to: target.away, progress: progress.width),
      progress: progress, dim: min(max(dim.value(at: time), 0), 1),
      recede: route.kind == .sheet ? 0 : min(max(recede.value(at: time), 0), 1),
      velocity: Vector(dx: x.velocity, dy: y.velocity),
      growth: Vector(dx: w.velocity, dy: h.velocity),
      pageFit: initial.pageFit.interpolated(to: 1, progress: min(1, travel)))
    state.shadow = ZoomFlight.shadowStrength(away: state.away, profile)
    bend(&state)
    return route.moved(state, to: source)
  }

  /// The flight turned round: toward the other end, or on to the same one, from where it is now.
  public func retargeted(_ direction: Direction, at time: Double) -> ZoomFlight {
    let isSettled = time >= settledTime
    return ZoomFlight(
      route, direction, profile: profile, start: time, from: state(at: time),
      dimVelocity: isSettled ? 0 : dim.velocity(at: time),
      recedeVelocity: isSettled ? 0 : recede.velocity(at: time))
  }

  /// True from when the destination of a push takes touches.
  public func acceptsTouches(at time: Double) -> Bool {
    time >= settledTime || progress(at: time).height >= profile.zoom.touchProgress
  }

  private func progress(at time: Double) -> ZoomMoment.Progress {
    let isWide = (centerX.to - centerX.from).magnitude > (centerY.to - centerY.from).magnitude
    return ZoomMoment.Progress(
      center: (isWide ? centerX : centerY).progress(at: time), width: width.progress(at: time),
      height: height.progress(at: time))
  }

  /// How much of the cross-fade is done when the width has made this fraction of its way.
  private func fadeFraction(_ travel: Double) -> Double {
    let zoom = profile.zoom
    switch (route.kind, direction) {
    case (.sheet, .push):
      return ZoomFlight.smoothStep(
        zoom.sheetOpenFadeStart, max(zoom.sheetOpenFadeEnd, zoom.sheetOpenFadeStart + 0.001),
        travel)
    case (.sheet, .pop): return min(1, travel / zoom.sheetCloseFadeLength)
    default: return min(1, travel / zoom.fadeLength)
    }
  }

  /// The single-spring model bends the vertical edges: they lag on a push and lead on a pop.
  private func bend(_ state: inout ZoomMoment) {
    guard profile.rules.zoomModel == .single else { return }
    let end = direction == .push ? route.destination : route.source
    let amount =
      (direction == .push ? profile.zoom.singlePushBend : profile.zoom.singlePopBend)
      * Trigonometry.sine(.pi * min(max(state.progress.height, 0), 1))
    let top = state.card.minY + amount * (end.minY - initial.card.minY)
    let bottom = state.card.maxY + amount * (end.maxY - initial.card.maxY)
    state.card = Rect(
      x: state.card.minX, y: top, width: state.card.width, height: max(1, bottom - top))
  }

  /// Strength of the shadow at a distance from the source: none near it, full from a tenth on.
  static func shadowStrength(away: Double, _ profile: Profile) -> Double {
    let (start, end) = (profile.zoom.shadowStart, profile.zoom.shadowEnd)
    guard end > start else { return away >= start ? 1 : 0 }
    return min(max((away - start) / (end - start), 0), 1)
  }

  /// 0 before `low`, 1 after `high`, smooth between.
  static func smoothStep(_ low: Double, _ high: Double, _ x: Double) -> Double {
    let t = min(max((x - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)
  }
}
