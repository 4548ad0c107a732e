// A description of how a value gets from one state to the next.

/// SwiftUI's `Animation`, as a value that can be printed and compared.
///
/// Times are in seconds. What each case does at a time is in `Animation+Value.swift`. No argument is
/// illegal: NaN counts as the default, a negative duration as 0.
public indirect enum Animation: Sendable, Equatable, Hashable, Codable {
  /// `.spring`, `.smooth`, `.snappy`, `.bouncy`, `.interactiveSpring`, `.default`: replaces a
  /// running animation, keeping its position and velocity.
  case spring(response: Double, dampingRatio: Double, blendDuration: Double)
  /// `.interpolatingSpring`: adds to running animations instead of replacing them.
  case interpolatingSpring(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  /// `.linear`, `.easeIn` …, `.timingCurve`: adds to running animations.
  case curve(UnitCurve, duration: Double)
  /// `.delay(_:)`: the value stays until the base begins.
  case delay(Animation, by: Double)
  /// `.speed(_:)`: the base's time runs `factor` times as fast.
  case speed(Animation, factor: Double)
  /// `.repeatCount`, `.repeatForever`: `count` nil repeats for ever.
  case `repeat`(Animation, count: Int?, autoreverses: Bool)
  /// No time at all: the value jumps.
  case none

  /// `.smooth`: also `Animation.default` and `.spring` on iOS 17 and later.
  public static let smooth = Animation.spring(response: 0.5, dampingRatio: 1, blendDuration: 0)
  /// `.snappy`: bounce .15.
  public static let snappy = Animation.spring(response: 0.5, dampingRatio: 0.85, blendDuration: 0)
  /// `.bouncy`: bounce .30.
  public static let bouncy = Animation.spring(response: 0.5, dampingRatio: 0.7, blendDuration: 0)
  /// What `withAnimation { }` uses.
  public static let `default` = smooth
  /// `.interactiveSpring`: follows a finger.
  public static let interactiveSpring = Animation.spring(
    response: 0.15, dampingRatio: 0.86, blendDuration: 0.25)
  /// `.linear`.
  public static let linear = Animation.curve(.linear, duration: defaultCurveDuration)
  /// `.easeIn`.
  public static let easeIn = Animation.curve(.easeIn, duration: defaultCurveDuration)
  /// `.easeOut`.
  public static let easeOut = Animation.curve(.easeOut, duration: defaultCurveDuration)
  /// `.easeInOut`; `Animation.default` before iOS 17.
  public static let easeInOut = Animation.curve(.easeInOut, duration: defaultCurveDuration)

  /// Seconds that `.linear`, `.easeIn` … last when none are given.
  public static let defaultCurveDuration = 0.35

  /// `.spring(duration:bounce:blendDuration:)`.
  public static func spring(duration: Double, bounce: Double, blendDuration: Double = 0)
    -> Animation
  {
    .spring(
      response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// `.interpolatingSpring(duration:bounce:initialVelocity:)`.
  public static func interpolatingSpring(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(duration: duration, bounce: bounce)
    return .interpolatingSpring(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
