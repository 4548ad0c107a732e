// Which nodes of a laid-out tree become layers.

/// For every node, whether it is a layer of its own and whether there are layers below it.
///
/// A node becomes a layer when it is asked for, when it cannot be drawn into a picture (glass,
/// 3-D rotation, pages, bars), or when it applies something to a group (opacity, clip, transform
/// …) that contains a layer.
struct Layering {
  /// True when the node is a layer.
  private(set) var isLayer: [Bool]
  /// True when the node's layer moves: nothing in it is rounded to pixels.
  private(set) var isMoving: [Bool]

  init(_ tree: LayoutTree, request: PaintRequest) {
    let count = tree.nodes.count
    isLayer = Array(repeating: false, count: count)
    isMoving = Array(repeating: false, count: count)
    /// True when the node or something in it ends up as a layer.
    var contains = Array(repeating: false, count: count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      let holdsLayers = contains[index]
      isMoving[index] = request.moving.containsSorted(node.id)
      isLayer[index] =
        isMoving[index] || request.isolated.containsSorted(node.id)
        || Layering.isAlwaysLayer(node.content)
        || (holdsLayers && Layering.groups(node.content))
      contains[index] =
        holdsLayers || isLayer[index]
        || Layering.drawsBackdrop(node.content, tree.environment(of: index))
      if contains[index], let parent = node.parent { contains[parent] = true }
    }
  }

  private static func isAlwaysLayer(_ content: LayoutNode.Content) -> Bool {
    switch content {
    case .view(.navigationPage): true
    case .modifier(.glassEffect(let glass)): glass.variant != .identity
    case .modifier(.rotation3DEffect(let rotation)): rotation.radians != 0
    case .modifier(.projectionEffect(let matrix)): matrix.count == 9
    case .implicit(let name): ChromePart.Kind(nodeName: name) != nil
    default: false
    }
  }

  /// True when the node treats its content as one picture.
  private static func groups(_ content: LayoutNode.Content) -> Bool {
    switch content {
    case .view(.scrollView), .view(.list), .view(.glassEffectContainer),
      .implicit(ListLook.rowBackground):
      true
    case .modifier(let modifier):
      switch modifier {
      case .opacity, .blur, .shadow, .colorEffect, .blendMode, .compositingGroup, .drawingGroup,
        .clipShape, .clipped, .mask, .rotationEffect, .scaleEffect, .transformEffect:
        true
      default: false
      }
    default: false
    }
  }

  /// True when the node draws a material, which is a layer beside its content.
  private static func drawsBackdrop(
    _ content: LayoutNode.Content, _ environment: EnvironmentValues
  ) -> Bool {
    switch content {
    case .view(.button), .view(.navigationLink):
      environment.buttonStyle == .glass || environment.buttonStyle == .glassProminent
    case .view(.style(let style)): style.isMaterial
    case .view(.shape(let shape)): shape.fill?.isMaterial ?? false
    case .modifier(.backgroundStyle(let style, _, _)), .modifier(.overlayStyle(let style, _, _)):
      style.isMaterial
    default: false
    }
  }
}

extension ShapeStyle {
  /// True when the style shows what is below it.
  var isMaterial: Bool {
    switch self {
    case .material: true
    case .opacity(let base, _): base.isMaterial
    default: false
    }
  }
}

extension [NodeID] {
  /// Binary search in a sorted list.
  func containsSorted(_ id: NodeID) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] == id { return true }
      if self[middle] < id { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
