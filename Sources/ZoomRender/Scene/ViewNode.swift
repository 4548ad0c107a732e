// One view of the resolved tree.

/// A view with its modifiers and children: no references, conditions or loops are left in it.
///
/// A ``ViewSource`` makes the tree for a state; layout turns it into a ``LayoutTree``. `modifiers`
/// are innermost first, as written in SwiftUI.
public struct ViewNode: Sendable, Equatable, Codable {
  package var id: NodeID
  package var kind: ViewKind
  /// The name of the bare view, unique or not; modifiers can name the view as modified so far.
  public var name: String?
  package var modifiers: [ModifierNode]
  package var children: [ViewNode]
  package var origin: NodeOrigin = .unknown

  /// Places in a source are not part of a recording.
  private enum CodingKeys: String, CodingKey { case id, kind, name, modifiers, children }

  package init(
    id: NodeID, kind: ViewKind, name: String? = nil, modifiers: [ModifierNode] = [],
    children: [ViewNode] = [], origin: NodeOrigin = .unknown
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.modifiers = modifiers
    self.children = children
    self.origin = origin
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
