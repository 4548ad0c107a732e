// Scenes of state changes over the real layout and paint, without fonts.

@testable import ZoomRender

/// Every character is 10 × 20 points: enough to see text wrap.
struct SquareText: TextMeasuring {
  func layout(
    _ text: TextContent, proposal: ProposedSize, attributes: TextAttributes
  ) -> TextLayout {
    let count = Double(text.string.count)
    let width = max(10, min(proposal.width ?? .infinity, count * 10))
    let perLine = max(1, (width / 10).rounded(.down))
    let lines = (count / perLine).rounded(.up)
    return TextLayout(
      lines: [], size: Size(min(count, perLine) * 10, lines * 20), firstBaseline: 15,
      lastBaseline: lines * 20 - 5)
  }

  func spacing(of text: TextContent, attributes: TextAttributes) -> TextSpacing {
    TextSpacing(above: 8, below: 8, textToText: 0)
  }
}

/// The real stages without assets.
struct PlainStages: SceneStages {
  var source: any ViewSource

  func layout(_ request: SurfaceRequest) -> LayoutTree {
    return LayoutEngine.layout(
      request.views, in: request.host,
      using: LayoutServices(text: SquareText(), source: source, state: request.state),
      overrides: request.overrides)
  }

  func paint(_ tree: LayoutTree, request: PaintRequest) -> PaintedTree {
    Painter(assets: NoAssets()).paint(tree, request: request)
  }

  func sheetLayer(
    _ chrome: SheetChrome, id: NodeID, _ geometry: SheetChrome.Geometry, content: [Layer]
  ) -> Layer { chrome.layer(id: id, geometry, content: content, assets: NoAssets()) }

  func systemLayers(_ request: SystemRequest) -> [Layer] { [] }

  func color(_ reference: ColorReference, in environment: EnvironmentValues) -> Color {
    ColorResolver(environment: environment, assets: NoAssets()).color(reference)
  }
}

/// A scene whose views depend on the flag `on`.
struct FlagScene {
  var roots: @Sendable (Bool) -> [ViewNode]
  var script: [ScriptEvent]
  var size = Size(400, 800)

  static func animated(_ on: Bool, _ animation: Animation?) -> ScriptEvent {
    .set("on", .bool(on), Transaction(animation: animation))
  }

  var scene: Scene {
    let roots = roots
    return Scene(
      title: "flag", about: "", file: "flag.json", screen: Screen(size: size, scale: 1),
      profile: Profile(.ios26),
      initialState: SceneState(values: .init([.init(name: "on", value: .bool(false))])),
      source: StubSource(roots: { roots($0.values["on"]?.isTruthy ?? false) }),
      script: script.map { ScriptStep($0) }, digest: Digest(low: 0, high: 0))
  }

  var timeline: Timeline {
    let scene = scene
    return Timeline(scene: scene, stages: PlainStages(source: scene.source))
  }

  static func box(
    _ name: String, _ index: Int, _ modifiers: [Modifier], in parent: NodeID = .root
  ) -> ViewNode {
    ViewNode(
      id: parent.child(index), kind: .color(.fixed(.black)), name: name,
      modifiers: modifiers.map { ModifierNode($0) })
  }
}
