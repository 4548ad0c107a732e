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

  func popoverLayer(
    _ chrome: PopoverChrome, id: NodeID, _ geometry: PopoverChrome.Geometry, content: [Layer]
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

  func edgeColors(of image: ImageID, in part: Rect) -> (top: Color, bottom: Color)? {
    let rows = max(1, part.height / 32)
    func mean(_ y: Double) -> Color? {
      let strip = Rect(x: part.minX, y: y, width: part.width, height: rows)
      guard let pixel = try? assets.image(image, region: strip, width: 1, height: 1),
        pixel.isOpaque, pixel.bytes.count == 4
      else { return nil }
      return Color(
        red: Double(pixel.bytes[2]) / 255, green: Double(pixel.bytes[1]) / 255,
        blue: Double(pixel.bytes[0]) / 255)
    }
    guard part.width > 0, part.height > 0, let top = mean(part.minY),
      let bottom = mean(part.maxY - rows)
    else { return nil }
    return (top, bottom)
  }
}
