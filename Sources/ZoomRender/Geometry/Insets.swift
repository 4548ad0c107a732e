// Distances inward from the four edges.

/// Distances inward from each edge, in points. Negative values reach outward.
///
/// `leading` and `trailing` follow the layout direction; ``left(in:)`` and ``right(in:)`` resolve
/// them.
public struct Insets: Sendable, Equatable, Hashable, Codable {
  /// Inward from the top.
  public var top: Double
  /// Inward from the leading edge.
  public var leading: Double
  /// Inward from the bottom.
  public var bottom: Double
  /// Inward from the trailing edge.
  public var trailing: Double

  /// No distance anywhere.
  public static let zero = Insets()

  /// Insets by edge, 0 where nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on every edge of `edges`, zero elsewhere.
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Leading plus trailing.
  public var horizontal: Double { leading + trailing }
  /// Top plus bottom.
  public var vertical: Double { top + bottom }

  /// Inward from the left.
  public func left(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? leading : trailing
  }

  /// Inward from the right.
  public func right(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? trailing : leading
  }

  /// The distance from one edge.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Edge by edge.
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
