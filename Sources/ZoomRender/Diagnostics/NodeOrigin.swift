// Where a view of the resolved tree was written.

/// The place that a view, modifier or action came from; kept through every stage so that a finding
/// about a frame can point at the line that caused it.
public struct NodeOrigin: Sendable, Equatable, Hashable {
  /// JSONPath in a scene file (`$.view.children[0]`), or a view path in SwiftUI source.
  public var path: String
  /// The place in the file; nil for what has been recorded or made up.
  public var location: SourceLocation?

  package init(path: String, location: SourceLocation? = nil) {
    self.path = path
    self.location = location
  }

  /// For what was written nowhere.
  public static let unknown = NodeOrigin(path: "$")
}
