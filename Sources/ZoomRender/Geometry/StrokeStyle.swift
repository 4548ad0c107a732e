// How an outline is stroked.

/// Width, ends, corners and dashes of a stroke; lengths in points.
public struct StrokeStyle: Sendable, Equatable, Hashable, Codable {
  /// The end of an open line.
  public enum Cap: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    /// Cut at the end, rounded, or extended by half the width.
    case butt, round, square
  }
  /// The outside of a corner.
  public enum Join: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    /// Pointed (up to the miter limit), rounded, or cut off.
    case miter, round, bevel
  }

  /// In points; half lies on each side of the outline.
  public var lineWidth: Double
  /// The ends of open lines and of dashes.
  public var lineCap: Cap
  /// The outside of corners.
  public var lineJoin: Join
  /// A corner whose point would reach farther than this many half widths is cut off.
  public var miterLimit: Double
  /// Lengths of line and gap in turn; empty for a solid line.
  public var dash: [Double]
  /// How far into the dash pattern the line starts.
  public var dashPhase: Double

  /// A stroke; a solid one-point line with cut ends and pointed corners by default.
  public init(
    lineWidth: Double = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
