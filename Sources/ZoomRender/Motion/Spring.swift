// A damped spring and the many ways to describe one.

import Glibc

/// SwiftUI's `Spring`: a unit mass on a spring, pulled from one value to another.
///
/// The three stored numbers describe the motion completely; everything else is derived. Times are
/// seconds, frequencies radians per second. Values that make no physical sense are replaced when a
/// spring is made, so that every spring has a finite motion:
/// NaN by the parameter's default, response by 1 ms … 10 000 s, damping ratio by 0 … 1000.
public struct Spring: Sendable, Equatable, Hashable {
  /// Signed: positive when under-damped (then the frequency of the swing), zero when critical,
  /// negative when over-damped (then half the distance of the two decay rates).
  public private(set) var angularFrequency: Double
  /// How fast the swing dies, 1/s: the envelope is e^(-decay · t).
  public private(set) var decay: Double
  /// In kilograms if you like; matters only for ``stiffness`` and ``damping``.
  public private(set) var mass: Double

  /// A spring from its perceptual duration in seconds and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The undamped period, about how long the motion seems to take.
  ///   - bounce: 0 is critical, 1 swings for ever, negative is over-damped (below -0.999 is taken
  ///     as -0.999).
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring from its undamped period in seconds and the fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    let response = response.isNaN ? 0.5 : min(max(response, 1e-3), 1e4)
    self.init(naturalFrequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
  }

  /// A spring from physical constants.
  ///
  /// - Parameters:
  ///   - mass: NaN, zero or negative counts as 1.
  ///   - stiffness: Force per unit of distance.
  ///   - damping: Force per unit of velocity; negative counts as 0.
  ///   - allowOverDamping: Without it, damping above critical is reduced to critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness.isNaN ? 157.91367041742973 : max(0, stiffness)
    let frequency = min(max((stiffness / mass).squareRoot(), 2 * .pi / 1e4), 2 * .pi / 1e-3)
    let decay = damping > 0 ? damping / (2 * mass) : 0
    let ratio = decay / frequency
    self.init(
      naturalFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(1, ratio),
      mass: mass)
  }

  /// A spring that has come to rest, to within `epsilon` of a unit travel, after a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, clamped to 0.01 … 10.
  ///   - dampingRatio: Clamped to 0 (exclusive) … 1.
  ///   - epsilon: Fraction of the travel, default .001.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let time = settlingDuration.isNaN ? 0.5 : min(max(settlingDuration, 0.01), 10)
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 1e-4), 1)
    let epsilon = epsilon > 0 ? min(max(epsilon, 1e-12), 0.5) : 0.001
    // Solve (d + 1) e^(-d t) = epsilon, with d = ratio · frequency, for d: Newton on the logarithm.
    var d = log(1 / epsilon) / time
    for _ in 0..<64 {
      let error = log(d + 1) - d * time - log(epsilon)
      let next = d - error / (1 / (d + 1) - time)
      guard next.isFinite, next > 0, next != d else { break }
      d = next
    }
    self.init(naturalFrequency: d / ratio, dampingRatio: ratio, mass: 1)
  }

  private init(naturalFrequency: Double, dampingRatio: Double, mass: Double) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1000)
    self.mass = mass
    decay = ratio * naturalFrequency
    if ratio == 1 {
      angularFrequency = 0
    } else if ratio < 1 {
      angularFrequency = naturalFrequency * (1 - ratio * ratio).squareRoot()
    } else {
      angularFrequency = -naturalFrequency * (ratio * ratio - 1).squareRoot()
    }
  }

  /// The damping ratio that belongs to a bounce: 1 - b for 0…1, 1/(1 + b) below zero.
  public static func dampingRatio(bounce: Double) -> Double {
    guard !bounce.isNaN else { return 1 }
    if bounce >= 0 { return max(0, 1 - bounce) }
    return 1 / (1 + max(bounce, -0.999))
  }
}

extension Spring {
  /// Square of the undamped frequency. The split of an over-damped spring counts negative.
  private var squaredFrequency: Double {
    decay * decay + angularFrequency * angularFrequency.magnitude
  }

  /// The frequency in radians per second that the spring would have without damping.
  public var naturalFrequency: Double { max(0, squaredFrequency).squareRoot() }

  /// Force per unit of distance.
  public var stiffness: Double { mass * max(0, squaredFrequency) }

  /// Force per unit of velocity.
  public var damping: Double { 2 * decay * mass }

  /// The undamped period in seconds.
  public var response: Double { 2 * .pi / naturalFrequency }

  /// The same as ``response``: SwiftUI's perceptual duration.
  public var duration: Double { response }

  /// Fraction of critical damping.
  public var dampingRatio: Double { angularFrequency == 0 ? 1 : decay / naturalFrequency }

  /// 1 - ratio up to critical damping, 1/ratio - 1 above it.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// How far the first swing passes the target, as a fraction of a travel that starts at rest.
  public var overshoot: Double {
    guard angularFrequency > 0 else { return 0 }
    return Exponential.exp(-.pi * decay / angularFrequency)
  }

  /// When the first swing is at its farthest, in seconds; nil without overshoot.
  public var peakTime: Double? { angularFrequency > 0 ? .pi / angularFrequency : nil }

  /// No bounce; `.smooth`, and SwiftUI's default since iOS 17.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A little bounce (.15).
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A visible bounce (.30).
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// No bounce of its own: `extraBounce` is the bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Bounce .15 plus `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Bounce .30 plus `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
