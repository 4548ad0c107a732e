// A description of how a value gets from one state to the next.

/// SwiftUI's `Animation`, as a value that can be printed and compared.
///
/// Times are in seconds. What each case does at a time is in `Animation+Value.swift`.
public indirect enum Animation: Sendable, Equatable, Hashable {
  /// `.spring`, `.smooth`, `.snappy`, `.bouncy`, `.interactiveSpring`, `.default`: merges with a
  /// running spring, keeping its velocity.
  case spring(response: Double, dampingRatio: Double, blendDuration: Double)
  /// `.interpolatingSpring`: adds to running animations instead of merging.
  case interpolatingSpring(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  case curve(UnitCurve, duration: Double)
  case delay(Animation, by: Double)
  case speed(Animation, factor: Double)
  /// `count` nil repeats for ever.
  case `repeat`(Animation, count: Int?, autoreverses: Bool)
  /// Value jumps at the end only: the reduced form of a finite wait.
  case none

  /// `.smooth`: also `Animation.default` and `.spring` on iOS 17 and later (motion.md 1.4, R).
  public static let smooth = Animation.spring(response: 0.5, dampingRatio: 1, blendDuration: 0)
  /// `.snappy`: bounce .15.
  public static let snappy = Animation.spring(response: 0.5, dampingRatio: 0.85, blendDuration: 0)
  /// `.bouncy`: bounce .30.
  public static let bouncy = Animation.spring(response: 0.5, dampingRatio: 0.7, blendDuration: 0)
  public static let `default` = smooth
}
