// Turns a laid-out tree into layers and pictures.

/// Paints laid-out trees; a pure function of its inputs.
public struct Painter: Sendable {
  public var assets: any AssetServices

  public init(assets: any AssetServices) { self.assets = assets }

  /// The tree as layers: nodes of the request, 3-D rotations, materials, glass and bars become
  /// layers, everything else is recorded in its nearest layer's picture.
  public func paint(_ tree: LayoutTree, request: PaintRequest = .init()) -> PaintedTree {
    PaintedTree(
      layer: Layer(id: .root, role: request.rootRole, bounds: tree.nodes.first?.frame ?? .zero))
  }
}
