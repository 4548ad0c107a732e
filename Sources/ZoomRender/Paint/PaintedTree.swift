// The result of painting a laid-out tree.

/// A laid-out tree as layers, with the place of every named view.
public struct PaintedTree: Sendable, Equatable {
  /// The tree's root layer: bounds are the root's size, transform is the identity.
  public var layer: Layer
  /// Named views in paint order. `rectInLayer` and `rect` are in the coordinates of the element's
  /// layer, `opacity` is the product of opacities between the element and that layer: use
  /// ``placed(in:)`` once the layers are arranged.
  public var elements: [Element]
  /// Problems that only paint can see, such as a colour that no catalogue has.
  public var diagnostics: [Diagnostic]

  /// The result with the given parts.
  public init(layer: Layer, elements: [Element] = [], diagnostics: [Diagnostic] = []) {
    self.layer = layer
    self.elements = elements
    self.diagnostics = diagnostics
  }

  /// The layer of an isolated node; nil when the node is not isolated or not drawn.
  public func layer(_ id: NodeID) -> Layer? { layer.find(id) }

  /// Elements with rect, radii, opacity and velocity as seen in a finished layer tree.
  ///
  /// Elements whose layer is not part of `root` are left out. Where the same layer appears twice
  /// (a source and its copy in flight), the last drawn one counts.
  public func placed(in root: Layer) -> [Element] { Element.placing(elements, in: root) }
}

/// What to isolate while painting.
public struct PaintRequest: Sendable, Equatable {
  /// Nodes (views or modifiers) that become layers of their own; sorted.
  public var isolated: [NodeID]
  /// Nodes whose frames are in motion: they and what they contain are not rounded to pixels, so
  /// that they move smoothly. Sorted; isolated as well.
  public var moving: [NodeID]
  /// Role of the root layer.
  public var rootRole: Layer.Role
  /// Opaque colour behind everything in the root layer; nil for none.
  public var backing: ColorReference?

  /// A request; the lists of nodes may come in any order.
  public init(
    isolated: [NodeID] = [], moving: [NodeID] = [], rootRole: Layer.Role = .screen,
    backing: ColorReference? = nil
  ) {
    self.isolated = isolated.sorted()
    self.moving = moving.sorted()
    self.rootRole = rootRole
    self.backing = backing
  }
}
