// Small scenes for tests of the driver: hand-built views and an absolute layout.

@testable import ZoomRender

/// A view source made of functions.
struct StubSource: ViewSource {
  var roots: @Sendable (SceneState) -> [ViewNode]
  var contents: @Sendable (TemplateID, ContentRequest, SceneState) -> [ViewNode] = { _, _, _ in [] }

  func root(in state: SceneState) -> [ViewNode] { roots(state) }
  func content(of template: TemplateID, for request: ContentRequest, in state: SceneState)
    -> [ViewNode]
  { contents(template, request, state) }
  func run(closure: Int, in state: SceneState) -> [StateChange] { [] }
  func layout(_ template: TemplateID) -> (any CustomLayout)? { nil }
  func value(of template: TemplateID, size: Size) -> Double? { nil }
}

/// Lays views out where their `position` and `frame` say, everything else as large as the host, and
/// paints a layer per isolated node. Coordinates of `position` are the host's.
struct StubStages: SceneStages {
  func layout(_ request: SurfaceRequest) -> LayoutTree {
    var builder = Builder(environment: request.host.environment, request: request)
    builder.add(
      LayoutNode(
        id: .root, content: .implicit("root"), parent: nil,
        frame: Rect(origin: .zero, size: request.host.size)))
    builder.children(request.views, of: 0, at: .zero)
    return builder.finish()
  }

  struct Builder {
    var environment: EnvironmentValues
    var request: SurfaceRequest
    var nodes: [LayoutNode] = []
    var kids: [[Int]] = []

    @discardableResult
    mutating func add(_ node: LayoutNode) -> Int {
      nodes.append(node)
      kids.append([])
      if let parent = node.parent { kids[parent].append(nodes.count - 1) }
      return nodes.count - 1
    }

    mutating func children(_ views: [ViewNode], of parent: Int, at origin: Point) {
      for view in views { add(view, to: parent, at: origin) }
    }

    mutating func add(_ view: ViewNode, to parent: Int, at origin: Point) {
      var rect = Rect(origin: .zero, size: nodes[0].frame.size)
      var size: Size?
      for modifier in view.modifiers {
        switch modifier.modifier {
        case .frame(let width?, let height?, _): size = Size(width, height)
        case .position(let point): rect = Rect(center: point, size: size ?? rect.size)
        default: break
        }
      }
      var parent = parent
      var origin = origin
      for (index, modifier) in view.modifiers.enumerated().reversed() {
        parent = add(
          LayoutNode(
            id: view.id.child(part: "m\(index)"), content: .modifier(modifier.modifier),
            parent: parent, frame: rect.offset(by: Point.zero - origin), origin: modifier.origin))
        origin = rect.origin
      }
      let offset = request.scrollOffsets.first { $0.id == view.id }?.offset
      let node = add(
        LayoutNode(
          id: view.id, content: .view(view.kind), name: view.name, parent: parent,
          frame: rect.offset(by: Point.zero - origin), origin: view.origin))
      var inner = rect.origin
      if case .scrollView(let axes, _) = view.kind {
        let offset = offset ?? .zero
        nodes[node].scroll = ScrollGeometry(
          axes: axes, offset: offset, contentSize: rect.size * 3,
          maxOffset: Vector(dx: rect.width * 2, dy: rect.height * 2))
        inner = inner + offset
      }
      children(view.children, of: node, at: inner)
    }

    func finish() -> LayoutTree {
      var tree = LayoutTree(nodes: nodes, environments: [environment])
      for index in nodes.indices {
        let start = tree.childIndices.count
        tree.childIndices += kids[index]
        tree.nodes[index].children = start..<tree.childIndices.count
      }
      return tree
    }
  }

  func paint(_ tree: LayoutTree, request: PaintRequest) -> PaintedTree {
    var elements: [Element] = []
    let root = layers(of: 0, tree, request, at: .zero, owner: .root, &elements)
    return PaintedTree(
      layer: Layer(
        id: .root, role: request.rootRole, bounds: tree.nodes[0].frame, children: root),
      elements: elements)
  }

  private func layers(
    of index: Int, _ tree: LayoutTree, _ request: PaintRequest, at origin: Point, owner: NodeID,
    _ elements: inout [Element]
  ) -> [Layer] {
    let node = tree.nodes[index]
    let frame = node.frame.offset(by: origin - Point.zero)
    let isolated = request.isolated.contains(node.id)
    let here = isolated ? Point.zero : frame.origin
    let layer = isolated ? node.id : owner
    if let name = node.name {
      elements.append(
        Element(
          name: name, id: node.id, layer: layer,
          rectInLayer: Rect(origin: here, size: frame.size), rect: frame))
    }
    var inner: [Layer] = []
    for child in tree.children(of: index) {
      inner += layers(of: child, tree, request, at: here, owner: layer, &elements)
    }
    guard isolated else { return inner }
    return [
      Layer(
        id: node.id, role: .view, bounds: Rect(origin: .zero, size: frame.size),
        transform: .translation(x: frame.minX, y: frame.minY), children: inner)
    ]
  }

  func sheetLayer(
    _ chrome: SheetChrome, id: NodeID, _ geometry: SheetChrome.Geometry, content: [Layer]
  ) -> Layer { chrome.layer(id: id, geometry, content: content, assets: NoAssets()) }

  func systemLayers(_ request: SystemRequest) -> [Layer] { [] }

  func color(_ reference: ColorReference, in environment: EnvironmentValues) -> Color {
    if case .fixed(let color) = reference { return color }
    return .white
  }
}

/// Two pages: a root with tiles at given rects, each a link to a page whose zoom names the tile.
struct AlbumScene {
  var tiles: [(name: String, rect: Rect)] = [
    ("midnight", Rect(minX: 121.33, minY: 250, maxX: 281.33, maxY: 350))
  ]
  var configuration = MatchedTransitionSource.Configuration(cornerRadii: CornerRadii(16))
  var profile = Profile(.ios26)
  var reduceMotion = false
  var platform = Platform()
  var screen = Screen(size: Size(402, 874), cornerRadius: 62)
  var direction = LayoutDirection.leftToRight
  var path: String?
  var transition: @Sendable (Value) -> NavigationTransition = {
    .zoom(sourceID: $0, namespace: AlbumScene.namespace)
  }
  var script: [ScriptEvent] = []

  static let namespace = NamespaceID(name: "albums")
  static let stack = NodeID.root.child(0)

  var scene: Scene {
    let (tiles, configuration, transition, path) = (tiles, configuration, transition, path)
    let source = StubSource(
      roots: { _ in [Self.root(tiles, configuration, path)] },
      contents: { _, request, _ in [Self.detail(request, transition(request.value))] })
    var state = SceneState()
    if let path { state.values[path] = .list([]) }
    return Scene(
      title: "albums", about: "", file: "albums.json", platform: platform, screen: screen,
      profile: profile, layoutDirection: direction, reduceMotion: reduceMotion,
      initialState: state, source: source, script: script.map { ScriptStep($0) },
      digest: Digest(low: 0, high: 0))
  }

  var timeline: Timeline { Timeline(scene: scene, stages: StubStages()) }

  static func root(
    _ tiles: [(name: String, rect: Rect)], _ configuration: MatchedTransitionSource.Configuration,
    _ path: String?
  ) -> ViewNode {
    let links = tiles.map { tile in
      ViewNode(
        id: stack.child(id: .string(tile.name)),
        kind: .navigationLink(value: .string(tile.name), type: "album", destination: nil),
        modifiers: [
          ModifierNode(
            .frame(width: tile.rect.width, height: tile.rect.height, alignment: .center)),
          ModifierNode(.position(tile.rect.center)),
        ],
        children: [
          ViewNode(
            id: stack.child(id: .string(tile.name)).child(0),
            kind: .shape(ShapeContent(shape: .rectangle)), name: tile.name,
            modifiers: [
              ModifierNode(
                .frame(width: tile.rect.width, height: tile.rect.height, alignment: .center)),
              ModifierNode(.position(tile.rect.center)),
              ModifierNode(
                .matchedTransitionSource(
                  MatchedTransitionSource(
                    id: .string(tile.name), namespace: namespace, configuration: configuration))),
            ])
        ])
    }
    let grid = ViewNode(
      id: stack.child(1), kind: .zStack(alignment: .center),
      modifiers: [
        ModifierNode(
          .navigationDestination(
            NavigationDestination(trigger: .type("album"), template: TemplateID(value: 0))))
      ], children: links)
    return ViewNode(id: stack, kind: .navigationStack(path: path), children: [grid])
  }

  static func detail(_ request: ContentRequest, _ transition: NavigationTransition) -> ViewNode {
    ViewNode(
      id: request.id.child(0), kind: .color(.fixed(.white)), name: "detail",
      modifiers: [ModifierNode(.navigationTransition(transition, options: .none))])
  }
}
