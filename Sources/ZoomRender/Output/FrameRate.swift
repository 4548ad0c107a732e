// How often frames come, exactly.

/// Frames a second as a fraction, so that containers keep exact times.
public struct FrameRate: Sendable, Equatable {
  /// Frames in ``denominator`` seconds.
  public let numerator: Int
  /// Seconds of ``numerator`` frames.
  public let denominator: Int

  /// Sixty frames a second.
  public static let sixty = FrameRate(numerator: 60, denominator: 1)

  init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Whole rates of 1...1000, and 23.976, 29.97, 59.94 and 119.88 as the NTSC fractions they stand
  /// for; nil for others.
  public init?(_ framesPerSecond: Double) {
    if let whole = Int(exactly: framesPerSecond), (1...1000).contains(whole) {
      self.init(numerator: whole, denominator: 1)
      return
    }
    for nominal in [24, 30, 60, 120]
    where abs(framesPerSecond - Double(nominal) * 1000 / 1001) < 0.005 {
      self.init(numerator: nominal * 1000, denominator: 1001)
      return
    }
    return nil
  }

  /// Frames a second.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// When a frame is shown, in seconds.
  public func time(of index: Int) -> Double {
    Double(index * denominator) / Double(numerator)
  }

  /// Ticks a second in which every frame's time is whole.
  var timescale: Int { denominator == 1 ? numerator * 1000 : numerator }

  /// `60` or `60000/1001`.
  var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
