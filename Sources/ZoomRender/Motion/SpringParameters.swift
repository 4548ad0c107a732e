// The two numbers that a designer tunes.

/// A spring as profiles and scenes write it; see ``Spring`` for the motion.
public struct SpringParameters: Sendable, Equatable, Hashable {
  /// The undamped period in seconds.
  public var response: Double
  /// Fraction of critical damping; below 1 the motion overshoots.
  public var dampingRatio: Double

  /// A spring from its undamped period in seconds and the fraction of critical damping.
  public init(_ response: Double, _ dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// A spring from its frequency in radians per second and the fraction of critical damping.
  public init(frequency: Double, dampingRatio: Double) {
    self.init(2 * .pi / frequency, dampingRatio)
  }

  /// The motion.
  public var spring: Spring { Spring(response: response, dampingRatio: dampingRatio) }
}

/// How springs are evaluated.
public enum SpringEngine: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  /// The exact solution: the same at every frame rate.
  case closed
  /// SwiftUI's own integration in steps of 1/300 s: lags the solution by about half a step.
  case swiftui
}
