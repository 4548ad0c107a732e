// One view of the resolved tree.

/// A view with its modifiers and children: no references, conditions or loops are left in it.
///
/// A ``ViewSource`` makes the tree for a state; layout turns it into a ``LayoutTree``. `modifiers`
/// are innermost first, as written in SwiftUI.
public struct ViewNode: Sendable, Equatable, Codable {
  /// What the view is, shared by all its copies: walks of large trees copy every node.
  private final class Content: Sendable {
    let id: NodeID
    let kind: ViewKind
    let name: String?
    let modifiers: [ModifierNode]
    let children: [ViewNode]
    let origin: NodeOrigin
    let traits: ViewTraits
    let size: Int

    init(
      _ id: NodeID, _ kind: ViewKind, _ name: String?, _ modifiers: [ModifierNode],
      _ children: [ViewNode], _ origin: NodeOrigin
    ) {
      self.id = id
      self.kind = kind
      self.name = name
      self.modifiers = modifiers
      self.children = children
      self.origin = origin
      traits = ViewTraits(kind, modifiers, children)
      size = children.reduce(1 + modifiers.count) { $0 + $1.size }
    }
  }

  private var content: Content

  package init(
    id: NodeID, kind: ViewKind, name: String? = nil, modifiers: [ModifierNode] = [],
    children: [ViewNode] = [], origin: NodeOrigin = .unknown
  ) {
    content = Content(id, kind, name, modifiers, children, origin)
  }

  package var id: NodeID {
    get { content.id }
    set { content = Content(newValue, kind, name, modifiers, children, origin) }
  }

  package var kind: ViewKind {
    get { content.kind }
    set { content = Content(id, newValue, name, modifiers, children, origin) }
  }

  /// The name of the bare view, unique or not; modifiers can name the view as modified so far.
  public var name: String? {
    get { content.name }
    set { content = Content(id, kind, newValue, modifiers, children, origin) }
  }

  package var modifiers: [ModifierNode] {
    get { content.modifiers }
    set { content = Content(id, kind, name, newValue, children, origin) }
  }

  /// - Complexity: a change is O(children): gather many in an array first.
  package var children: [ViewNode] {
    get { content.children }
    set { content = Content(id, kind, name, modifiers, newValue, origin) }
  }

  package var origin: NodeOrigin {
    get { content.origin }
    set { content = Content(id, kind, name, modifiers, children, newValue) }
  }

  /// What the view or a view inside it carries.
  var traits: ViewTraits { content.traits }

  /// How many views and modifiers it is made of, without those that modifiers carry.
  var size: Int { content.size }

  /// True for the same view, without looking inside.
  func isCopy(of other: ViewNode) -> Bool { content === other.content }

  /// True for views that are equal in everything.
  public static func == (a: ViewNode, b: ViewNode) -> Bool {
    a.content === b.content
      || a.id == b.id && a.kind == b.kind && a.name == b.name && a.modifiers == b.modifiers
        && a.children == b.children && a.origin == b.origin
  }

  /// Places in a source are not part of a recording.
  private enum CodingKeys: String, CodingKey { case id, kind, name, modifiers, children }

  /// Reads a recorded view.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(NodeID.self, forKey: .id),
      kind: try values.decode(ViewKind.self, forKey: .kind),
      name: try values.decodeIfPresent(String.self, forKey: .name),
      modifiers: try values.decode([ModifierNode].self, forKey: .modifiers),
      children: try values.decode([ViewNode].self, forKey: .children))
  }

  /// Records the view, without the places it was written at.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(name, forKey: .name)
    try values.encode(modifiers, forKey: .modifiers)
    try values.encode(children, forKey: .children)
  }
}

/// A modifier with the place it was written at.
public struct ModifierNode: Sendable, Equatable, Codable {
  package var modifier: Modifier
  package var origin: NodeOrigin = .unknown

  private enum CodingKeys: String, CodingKey { case modifier }

  package init(_ modifier: Modifier, origin: NodeOrigin = .unknown) {
    self.modifier = modifier
    self.origin = origin
  }
}
