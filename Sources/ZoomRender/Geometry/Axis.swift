// The two directions of layout.

/// A direction of layout: horizontal is x, vertical is y.
public enum Axis: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case horizontal, vertical

  /// The other axis.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes, as `ScrollView` and `ViewThatFits` take it.
  public struct Set: OptionSet, Sendable, Equatable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public static let both: Set = [.horizontal, .vertical]

    public func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
