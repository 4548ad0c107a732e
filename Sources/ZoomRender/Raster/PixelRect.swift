// Whole-pixel rectangles.

/// A rectangle of whole device pixels; `right` and `bottom` are exclusive.
public struct PixelRect: Sendable, Equatable, Hashable, CustomStringConvertible {
  /// First column.
  public var left: Int
  /// First row.
  public var top: Int
  /// Column after the last.
  public var right: Int
  /// Row after the last.
  public var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// The rectangle of these edges; empty when they cross.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The smallest pixel rectangle around a rectangle in pixels. Values beyond ±2²⁸, infinite or NaN
  /// are clamped.
  init(around rect: Rect) {
    self.init(
      left: Self.whole(rect.minX.rounded(.down)), top: Self.whole(rect.minY.rounded(.down)),
      right: Self.whole(rect.maxX.rounded(.up)), bottom: Self.whole(rect.maxY.rounded(.up)))
  }

  /// The same rectangle with fractions.
  var rect: Rect {
    Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }

  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(max(-268_435_456, min(268_435_456, value)))
  }

  /// Columns; negative when the edges cross.
  public var width: Int { right - left }
  /// Rows; negative when the edges cross.
  public var height: Int { bottom - top }
  /// True when no pixel lies inside.
  public var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// `[left, top, width, height]`.
  public var description: String { "[\(left), \(top), \(width), \(height)]" }
}
