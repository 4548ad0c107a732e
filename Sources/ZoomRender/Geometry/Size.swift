// A width and a height.

/// A width and a height, in points unless a caller says pixels.
///
/// A layout answer may be infinite (`frame(maxWidth: .infinity)` asked with an infinite proposal);
/// a painted size never is. Negative sizes have no meaning and are clamped where they arise.
public struct Size: Sendable, Equatable, Hashable, Codable {
  /// To the right.
  public var width: Double
  /// Down.
  public var height: Double

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)

  /// A size from its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Shorthand for tables: `Size(402, 874)`.
  public init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }

  /// True when neither side is NaN or infinite.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// True when either side is zero, negative or NaN: nothing can be drawn in it.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Both sides times a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
