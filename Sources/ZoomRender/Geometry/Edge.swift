// The four sides of a rectangle, named by reading direction.

/// A side of a rectangle; `leading` is the left side unless the layout direction is right to left.
public enum Edge: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case top, leading, bottom, trailing

  /// The axis on which an inset at this edge acts.
  public var axis: Axis {
    self == .leading || self == .trailing ? .horizontal : .vertical
  }

  /// A set of edges.
  public struct Set: OptionSet, Sendable, Equatable, Hashable, Codable {
    /// Bits of the edges.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Only the top.
    public static let top = Set(rawValue: 1)
    /// Only the leading edge.
    public static let leading = Set(rawValue: 2)
    /// Only the bottom.
    public static let bottom = Set(rawValue: 4)
    /// Only the trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]

    /// The set of one edge.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }

    /// True when the edge is in the set.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
