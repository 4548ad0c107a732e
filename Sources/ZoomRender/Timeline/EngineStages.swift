// Layout and paint as the driver uses them.

/// The real stages: ``LayoutEngine`` and ``Painter`` over a snapshot of assets.
struct EngineStages: SceneStages {
  let scene: Scene
  let assets: AssetSnapshot
  let painter: Painter

  init(scene: Scene, assets: AssetSnapshot) {
    self.scene = scene
    self.assets = assets
    painter = Painter(assets: assets)
  }

  func layout(_ request: SurfaceRequest) -> LayoutTree { LayoutTree() }

  func paint(_ tree: LayoutTree, request: PaintRequest) -> PaintedTree {
    painter.paint(tree, request: request)
  }

  func systemLayers(_ request: SystemRequest) -> [Layer] { [] }

  func color(_ reference: ColorReference, in environment: EnvironmentValues) -> Color {
    ColorResolver(environment: environment, assets: assets).color(reference)
  }
}
