// Layout cases: a tree in a root size, with measured texts as inputs.

/// One view tree to be laid out in a root of given size: the input of `zoom-render layout`.
///
/// The form is that of recordings of SwiftUI: `root`, `scale`, `tree`, optional `fonts`, `state`.
/// What such a recording expects (`expect`, `absent` …) and its prose are not read.
public struct LayoutCase: Sendable {
  /// Name of the case; empty when it has none.
  public var id: String
  /// Root proposal in points; the root view is centred in it.
  public var root: Size
  /// Device pixels per point.
  public var scale: Double
  /// Thickness of dividers in points; nil = one device pixel.
  public var dividerThickness: Double?
  /// Where scroll views are scrolled to, by their names, in points.
  public var scrollOffsets: [ScrollOffset]
  /// Front end and state; the tree is `source.root(in: state)`.
  public var source: any ViewSource
  package var state: SceneState

  /// A scroll view's offset in points: positive moves content up and to the left.
  public struct ScrollOffset: Sendable, Equatable {
    package var view: String
    package var offset: Vector
  }

  /// Reads one case, or an array of cases.
  ///
  /// - Returns: The cases without errors, in order, whether the file is an array, and all findings by
  ///   place.
  public static func parse(_ bytes: [UInt8], file: String) -> (
    cases: [LayoutCase], isList: Bool, diagnostics: [Diagnostic]
  ) {
    let source = SourceText(file: file, bytes: bytes)
    let read = JSONReader.read(source)
    guard let root = read.node else { return ([], false, read.diagnostics) }
    let document = JSONDocument(source: source, root: root)
    var diagnostics = read.diagnostics
    var cases: [LayoutCase] = []
    for node in root.elements ?? [root] {
      var parser = LayoutCaseParser(document: document, node: node)
      let parsed = parser.parse()
      diagnostics += parser.diagnostics
      if let parsed, !parser.diagnostics.hasErrors { cases.append(parsed) }
    }
    return (cases, root.elements != nil, diagnostics.sortedByPlace())
  }

  /// True when a file holds layout cases rather than a scene: it has a `tree`, or is an array.
  public static func isLayoutCase(_ bytes: [UInt8]) -> Bool {
    guard let root = JSONReader.read(SourceText(file: "", bytes: bytes)).node else { return false }
    return root.elements != nil || (root["tree"] != nil && root["view"] == nil)
  }

  /// The tree's views.
  public var views: [ViewNode] { source.root(in: state) }

  /// The offsets of ``scrollOffsets`` by the ids of the scroll views that carry the names.
  public func offsets(in views: [ViewNode]) -> [NodeID: Vector] {
    var offsets: [NodeID: Vector] = [:]
    views.visit { node in
      switch node.kind {
      case .scrollView, .list:
        for entry in scrollOffsets where node.carries(name: entry.view) {
          offsets[node.id] = entry.offset
        }
      default: break
      }
      return true
    }
    return offsets
  }
}

extension ViewNode {
  /// True when the view or one of its modifiers has the name.
  func carries(name wanted: String) -> Bool {
    name == wanted || modifiers.contains { $0.modifier == .name(wanted) }
  }
}
