// The two directions of layout.

/// A direction of layout: horizontal is x, vertical is y.
public enum Axis: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case horizontal, vertical

  /// The other axis.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes, as `ScrollView` and `ViewThatFits` take it.
  public struct Set: OptionSet, Sendable, Equatable, Hashable, Codable {
    /// Bits of the axes.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Only x.
    public static let horizontal = Set(rawValue: 1)
    /// Only y.
    public static let vertical = Set(rawValue: 2)
    /// x and y.
    public static let both: Set = [.horizontal, .vertical]

    /// True when the axis is in the set.
    public func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
