// Laid-out trees written by hand, for tests of paint.

@testable import ZoomRender

/// A laid-out node with its children, nested; frames are in the parent's space.
struct PlacedNode {
  var content: LayoutNode.Content
  var frame: Rect
  var name: String?
  var scroll: ScrollGeometry?
  var safeArea: Insets = .zero
  var list: ListRowGeometry?
  var isBuilt = true
  var environment: EnvironmentValues?
  var children: [PlacedNode] = []

  static func view(
    _ kind: ViewKind, _ frame: Rect, name: String? = nil, _ children: [PlacedNode] = []
  ) -> PlacedNode {
    PlacedNode(content: .view(kind), frame: frame, name: name, children: children)
  }

  static func color(_ name: String, _ frame: Rect, name view: String? = nil) -> PlacedNode {
    .view(.color(.system(name)), frame, name: view)
  }

  /// A modifier with the frame of its first child, whose origin becomes zero.
  func modified(_ modifier: Modifier, with others: [PlacedNode] = []) -> PlacedNode {
    var inner = self
    inner.frame.origin = .zero
    return PlacedNode(content: .modifier(modifier), frame: frame, children: [inner] + others)
  }

  /// The arena; ids follow the structure: child i of a node has `id.child(i)`.
  func tree(environment: EnvironmentValues = .init()) -> LayoutTree {
    var tree = LayoutTree(environments: [environment])
    add(to: &tree, id: .root, parent: nil, environment: 0)
    return tree
  }

  @discardableResult
  private func add(to tree: inout LayoutTree, id: NodeID, parent: Int?, environment: Int) -> Int {
    var environment = environment
    if let own = self.environment {
      environment = tree.environments.count
      tree.environments.append(own)
    }
    let index = tree.nodes.count
    tree.nodes.append(
      LayoutNode(
        id: id, content: content, name: name, parent: parent, frame: frame,
        environment: environment, scroll: scroll, safeArea: safeArea, list: list, isBuilt: isBuilt))
    let indices = children.enumerated().map { position, child in
      child.add(to: &tree, id: id.child(position), parent: index, environment: environment)
    }
    let start = tree.childIndices.count
    tree.childIndices += indices
    tree.nodes[index].children = start..<start + indices.count
    return index
  }
}

extension NodeID {
  /// The node at a path of child positions below the root.
  static func at(_ path: Int...) -> NodeID { path.reduce(.root) { $0.child($1) } }
}
