// The four sides of a rectangle, named by reading direction.

/// A side of a rectangle; `leading` is the left side unless the layout direction is right to left.
public enum Edge: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case top, leading, bottom, trailing

  /// The axis on which an inset at this edge acts.
  public var axis: Axis {
    self == .leading || self == .trailing ? .horizontal : .vertical
  }

  /// A set of edges.
  public struct Set: OptionSet, Sendable, Equatable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }

    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
