// The walk over a laid-out tree that records pictures and opens layers.

/// Paints one tree; see ``Painter``.
struct TreePainter {
  let tree: LayoutTree
  let assets: any AssetServices
  let layering: Layering
  var elements: [Element] = []
  private var open: [OpenLayer] = []

  /// A layer whose content is being recorded.
  private struct OpenLayer {
    var layer: Layer
    var recorder = PictureRecorder()
    /// Finished pieces in paint order: slices of the layer's own picture and child layers.
    var pieces: [Layer] = []
    var sliceCount = 0

    /// Ends the current slice of the picture.
    mutating func cut() {
      guard let picture = recorder.finish() else { return }
      pieces.append(
        Layer(
          id: layer.id.child(part: "slice\(sliceCount)"), role: .view, bounds: layer.bounds,
          content: .picture(picture)))
      sliceCount += 1
    }

    /// The layer with its pieces; the first slice becomes its content when nothing is below it.
    mutating func finish() -> Layer {
      let endsWithSlice = !recorder.isEmpty
      let isFirst = pieces.isEmpty && endsWithSlice
      cut()
      var result = layer
      if result.content == .none, let first = pieces.first,
        isFirst || first.id == layer.id.child(part: "slice0")
      {
        result.content = first.content
        pieces.removeFirst()
      }
      result.children = pieces
      return result
    }
  }

  init(tree: LayoutTree, request: PaintRequest, assets: any AssetServices) {
    self.tree = tree
    self.assets = assets
    self.layering = Layering(tree, request: request)
  }

  // MARK: Layers and commands

  mutating func openLayer(_ layer: Layer) { open.append(OpenLayer(layer: layer)) }

  mutating func closeLayer() -> Layer {
    guard var last = open.popLast() else { return Layer(id: .root, role: .view, bounds: .zero) }
    return last.finish()
  }

  /// Puts a finished layer above what was painted so far.
  mutating func append(_ layer: Layer) {
    guard !open.isEmpty else { return }
    open[open.count - 1].cut()
    open[open.count - 1].pieces.append(layer)
  }

  /// Sets what the innermost open layer shows below its pieces.
  mutating func setContent(_ content: Layer.Content) {
    guard !open.isEmpty else { return }
    open[open.count - 1].layer.content = content
  }

  /// Moves elements of a layer that turned out empty to the layer around it.
  mutating func reassign(from id: NodeID, ifMissing layer: Layer) {
    guard layer.content == .none, layer.children.isEmpty else { return }
    for index in elements.indices where elements[index].layer == id {
      elements[index].layer = layerID
    }
  }

  /// True while the innermost layer records a group: no layer can be put in between.
  var isInsideGroup: Bool { open.last?.recorder.isInsideGroup ?? false }

  var layerID: NodeID { open.last?.layer.id ?? .root }

  mutating func draw(_ command: DrawCommand, in box: Rect) {
    guard !open.isEmpty else { return }
    open[open.count - 1].recorder.draw(command, in: box)
  }

  mutating func begin(_ command: DrawCommand) {
    guard !open.isEmpty else { return }
    open[open.count - 1].recorder.begin(command)
  }

  mutating func end() {
    guard !open.isEmpty else { return }
    open[open.count - 1].recorder.end()
  }

  // MARK: The walk

  /// Paints a node and everything in it.
  mutating func visit(_ index: Int, _ parentState: PaintState) {
    let node = tree.nodes[index]
    var state = parentState
    adoptForeground(of: index, &state)
    if let name = givenName(of: index) { state.pendingNames.append(.init(name, index)) }
    let frame = node.frame.offset(by: state.origin - .zero)
    guard frame.isFinite else { return }
    guard node.isBuilt else {
      state.isVisible = false
      state.origin = frame.origin
      report(index, &state)
      return
    }
    if layering.isLayer[index] {
      paintLayer(index, frame: frame, state)
    } else {
      paintMerged(index, frame: frame, state)
    }
  }

  /// The environment's foreground where it is set by something that is not a modifier node.
  private func adoptForeground(of index: Int, _ state: inout PaintState) {
    if case .modifier(.foregroundStyle) = tree.nodes[index].content { return }
    let styles = tree.environment(of: index).foregroundStyle
    guard styles != state.environmentForeground else { return }
    state.environmentForeground = styles
    state.foreground = styles.isEmpty ? ForegroundStyles() : state.foreground.applying(styles)
  }

  /// The rectangle as drawn, in layer coordinates.
  func drawn(_ frame: Rect, _ index: Int, _ state: PaintState) -> Rect {
    let rect = state.roundsToPixels ? rounding(index).snap(frame) : frame
    return rect.offset(by: .zero - state.layerOrigin)
  }

  func rounding(_ index: Int) -> PixelRounding {
    PixelRounding(pixelsPerPoint: tree.environment(of: index).pixelsPerPoint)
  }

  private mutating func paintLayer(_ index: Int, frame: Rect, _ state: PaintState) {
    let node = tree.nodes[index]
    let isMoving = layering.isMoving[index]
    let reach = layerReach(frame, index)
    let rect = isMoving ? reach.offset(by: .zero - state.layerOrigin) : drawn(reach, index, state)
    let box = Rect(origin: .zero, size: rect.size)
    let effect = effect(of: index, box: box)
    var layer = Layer(
      id: node.id, role: role(of: node.content), name: node.name, bounds: box,
      transform: .translation(x: rect.minX, y: rect.minY))
    var inner = state
    inner.opacity = 1
    inner.transform = .identity
    if isMoving || effect.isGeometric {
      inner = inner.enteringSpace()
      inner.origin = .zero + (frame.origin - reach.origin)
      inner.roundsToPixels = state.roundsToPixels && !isMoving
    } else {
      inner.origin = frame.origin
      inner.layerOrigin = state.layerOrigin + (rect.origin - .zero)
    }
    apply(effect, to: &layer, index: index, inner)
    if case .modifier(.drawingGroup) = node.content, effect.isGeometric,
      let child = tree.children(of: index).first
    {
      // A frozen drawing is in the coordinates in which it was laid out.
      layer.bounds.size = tree.nodes[child].frame.size
    }
    openLayer(layer)
    report(index, &inner)
    paintContent(index, box: box, inner)
    append(closeLayer())
  }

  /// What a node's layer covers: a stack's layer covers its pages, which lie under the bars too.
  private func layerReach(_ frame: Rect, _ index: Int) -> Rect {
    guard case .view(.navigationStack) = tree.nodes[index].content else { return frame }
    return extended(frame, by: tree.nodes[index].safeArea, index)
  }

  private mutating func paintMerged(_ index: Int, frame: Rect, _ state: PaintState) {
    let rect = drawn(frame, index, state)
    let effect = effect(of: index, box: rect)
    var inner = state
    let count = begin(effect, rect: rect, index: index, &inner)
    if effect.isGeometric {
      inner = inner.enteringSpace()
    } else {
      inner.origin = frame.origin
    }
    report(index, &inner)
    let box = effect.isGeometric ? Rect(origin: .zero, size: rect.size) : rect
    paintContent(index, box: box, inner)
    for _ in 0..<count { end() }
  }

  private func role(of content: LayoutNode.Content) -> Layer.Role {
    switch content {
    case .view(.navigationPage): .page
    case .modifier(.glassEffect): .glass
    case .implicit(let name): ChromePart.Kind(nodeName: name) == nil ? .view : .chrome
    default: .view
    }
  }

  // MARK: Order

  /// Paints children bottom to top: by z index, then in source order.
  mutating func paintChildren(_ indices: some Sequence<Int>, _ state: PaintState) {
    let order = Array(indices)
    let depths = order.map(zIndex)
    if depths.allSatisfy({ $0 == depths[0] }) {
      for index in order { visit(index, state) }
    } else {
      let sorted = order.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      for position in sorted { visit(order[position], state) }
    }
  }

  /// The z index of a view: the outermost one among its modifiers.
  private func zIndex(_ index: Int) -> Double {
    var current = index
    while case .modifier(let modifier) = tree.nodes[current].content {
      if case .zIndex(let depth) = modifier { return depth.isNaN ? 0 : depth }
      guard let first = tree.children(of: current).first else { break }
      current = first
    }
    return 0
  }

  // MARK: Elements

  private func givenName(of index: Int) -> String? {
    if case .modifier(.name(let given)) = tree.nodes[index].content { return given }
    return tree.nodes[index].name
  }

  /// Notes where the names that wait are, unless the node hands them on to its first child.
  ///
  /// A name belongs to the innermost view or modifier with the same frame, so that opacity,
  /// transforms and layers of the modifiers between count.
  private mutating func report(_ index: Int, _ state: inout PaintState) {
    guard !state.pendingNames.isEmpty, !open.isEmpty else { return }
    let node = tree.nodes[index]
    if node.isBuilt, handsNamesOn(index), let first = tree.children(of: index).first,
      tree.nodes[first].frame == Rect(origin: .zero, size: node.frame.size)
    {
      return
    }
    let own = Rect(origin: state.origin, size: node.frame.size)
    let rect = state.transform.apply(to: own.offset(by: .zero - state.layerOrigin))
    let scale = state.transform.meanScale
    guard rect.isFinite, scale.isFinite else { return state.pendingNames = [] }
    for pending in state.pendingNames {
      let named = tree.nodes[pending.index]
      elements.append(
        Element(
          name: pending.name, id: named.id, layer: layerID, rectInLayer: rect, rect: rect,
          radii: cornerRadii(of: pending.index) * scale,
          opacity: state.isVisible ? state.opacity : 0, text: shownText(pending.index),
          origin: named.origin))
    }
    state.pendingNames = []
  }

  /// True for what draws nothing of its own: modifiers, and buttons and links without a ground.
  func handsNamesOn(_ index: Int) -> Bool {
    switch tree.nodes[index].content {
    case .modifier: true
    case .view(.button), .view(.navigationLink):
      [.automatic, .plain, .borderless].contains(tree.environment(of: index).buttonStyle)
        && tree.children(of: index).count == 1
    default: false
    }
  }

  private func shownText(_ index: Int) -> String? {
    var current = index
    while true {
      switch tree.nodes[current].content {
      case .view(.text(let content)): return content.string
      case .modifier:
        guard let first = tree.children(of: current).first else { return nil }
        current = first
      default: return nil
      }
    }
  }
}
