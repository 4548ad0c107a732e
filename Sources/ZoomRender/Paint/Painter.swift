// Turns a laid-out tree into layers and pictures.

/// Paints laid-out trees; a pure function of its inputs.
public struct Painter: Sendable {
  /// Symbols, image headers and catalogue colours.
  public var assets: any AssetServices

  /// A painter that draws with these assets.
  public init(assets: any AssetServices) { self.assets = assets }

  /// The tree as layers: nodes of the request, 3-D rotations, materials, glass and bars become
  /// layers, everything else is recorded in its nearest layer's picture.
  ///
  /// A layer's coordinates have their origin at the top-left corner of its node's frame, rounded
  /// to pixels; its id is the node's. Pictures that come after a child layer are child layers with
  /// the id's part `slice<n>`. A scroll view that is a layer has one child with role
  /// `scrollContent` and the id's part `content`, moved by the scroll offset, so that scrolling
  /// changes no picture.
  public func paint(_ tree: LayoutTree, request: PaintRequest = .init()) -> PaintedTree {
    guard let root = tree.nodes.first, !tree.environments.isEmpty else {
      return PaintedTree(layer: Layer(id: .root, role: request.rootRole, bounds: .zero))
    }
    var painter = TreePainter(tree: tree, request: request, assets: assets)
    let bounds = Rect(origin: .zero, size: root.frame.size)
    painter.openLayer(Layer(id: root.id, role: request.rootRole, name: root.name, bounds: bounds))
    let environment = tree.environment(of: 0)
    if let backing = request.backing {
      let color = ColorResolver(environment: environment, assets: assets).color(backing)
      painter.draw(.fill(Path(rect: bounds), .color(color), usesEvenOddRule: false), in: bounds)
    }
    var state = PaintState()
    state.origin = Point.zero - (root.frame.origin - .zero)
    state.environmentForeground = environment.foregroundStyle
    state.foreground = ForegroundStyles().applying(environment.foregroundStyle)
    // A level takes several calls: about twice the room that layout needs.
    DeepStack.run(levels: 2 * tree.depth) { painter.visit(0, state) }
    let layer = painter.closeLayer()
    return PaintedTree(
      layer: layer, elements: painter.elements,
      diagnostics: tree.unknownColors(assets: assets))
  }
}

extension LayoutTree {
  /// The number of nodes on the longest way down.
  fileprivate var depth: Int {
    var depths = Array(repeating: 1, count: nodes.count)
    for index in nodes.indices {
      guard let parent = nodes[index].parent, nodes.indices.contains(parent) else { continue }
      depths[index] = depths[parent] + 1
    }
    return depths.max() ?? 0
  }
}
