// A spring in every form that designers and programmers write.

import Glibc

extension Spring {
  /// Names with values, as people read them.
  var forms: [(name: String, value: String)] {
    func number(_ value: Double) -> String { JSONText.number(value, digits: 3) }
    let settling = settlingDuration
    let crossing = firstCrossing
    return [
      ("perceptual", "duration \(number(duration)) s, bounce \(number(bounce))"),
      ("frequency", "response \(number(response)) s, damping \(number(dampingRatio))"),
      (
        "physical",
        "mass \(number(mass)), stiffness \(number(stiffness)), damping \(number(damping))"
      ),
      (
        "settles",
        settling.isFinite ? "\(number((settling * 1000).rounded())) ms to one in 1000" : "never"
      ),
      (
        "overshoot",
        overshoot > 0.00001
          ? "\(number(overshoot * 100)) % at "
            + "\(number(((peakTime ?? 0) * 1000).rounded())) ms" : "none"
      ),
      (
        "arrives",
        crossing.map { "first at \(number(($0 * 1000).rounded())) ms" } ?? "from one side only"
      ),
    ]
  }

  /// When it first crosses its target, in seconds; nil when it comes from one side only.
  var firstCrossing: Double? {
    guard angularFrequency > 0 else { return nil }
    // From rest: x = 1 − e^(−ct)(cos wt + c/w sin wt), which is 1 where tan wt = −w/c.
    let phase = decay > 0 ? .pi - atan2(angularFrequency, decay) : .pi / 2
    return phase / angularFrequency
  }

  /// The spring as code.
  public struct Code: Sendable, Equatable {
    /// An `Animation`.
    public var swiftUI: String
    /// An `AnimationSpec`; Compose counts in a mass of one.
    public var compose: String
    /// A `transition-timing-function` with the duration it needs.
    public var css: String
  }

  /// The spring as code to copy.
  public var code: Code {
    func number(_ value: Double) -> String { JSONText.number(value, digits: 4) }
    let css = cssLinear()
    return Code(
      swiftUI: ".spring(response: \(number(response)), dampingFraction: \(number(dampingRatio)))",
      compose: "spring(dampingRatio = \(number(dampingRatio))f, "
        + "stiffness = \(number(naturalFrequency * naturalFrequency))f)",
      css: "\(number((css.duration * 1000).rounded()))ms \(css.function)")
  }
}
