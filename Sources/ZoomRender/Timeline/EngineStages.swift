// Layout and paint as the driver uses them.

/// The real stages: ``LayoutEngine`` and ``Painter`` over a snapshot of assets.
struct EngineStages: SceneStages {
  let scene: Scene
  let assets: AssetSnapshot
  let text: TextEngine
  let painter: Painter

  init(scene: Scene, assets: AssetSnapshot) {
    self.scene = scene
    self.assets = assets
    text = TextEngine(assets: assets)
    painter = Painter(assets: assets)
  }

  func layout(_ request: SurfaceRequest) -> LayoutTree {
    return LayoutEngine.layout(
      request.views, in: request.host,
      using: LayoutServices(
        text: text, assets: assets, source: request.source ?? scene.source,
        state: request.state),
      overrides: request.overrides)
  }

  func paint(_ tree: LayoutTree, request: PaintRequest) -> PaintedTree {
    painter.paint(tree, request: request)
  }

  func sheetLayer(
    _ chrome: SheetChrome, id: NodeID, _ geometry: SheetChrome.Geometry, content: [Layer]
  ) -> Layer {
    chrome.layer(id: id, geometry, content: content, assets: assets)
  }

  func systemLayers(_ request: SystemRequest) -> [Layer] {
    var screen = scene.screen
    screen.hidesStatusBar = request.hidesStatusBar
    screen.hidesHomeIndicator = request.hidesHomeIndicator
    return ScreenChrome(
      screen: screen, colorScheme: request.colorScheme, layoutDirection: scene.layoutDirection
    ).layers(text: text)
  }

  func problems(in tree: LayoutTree) -> [Diagnostic] {
    // The assets know why an image is missing; layout only that it is.
    tree.diagnostics.filter { $0.id != "layout.missing-image" }
      + tree.assetProblems(assets: assets) + tree.unknownColors(assets: assets)
  }

  func imageUses(in tree: LayoutTree) -> [ImageUse] { tree.imageUses(assets: assets) }

  func color(_ reference: ColorReference, in environment: EnvironmentValues) -> Color {
    ColorResolver(environment: environment, assets: assets).color(reference)
  }
}
