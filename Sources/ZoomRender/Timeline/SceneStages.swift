// What the driver asks of layout and paint.

/// The stages below the driver, as pure functions of their arguments.
protocol SceneStages: Sendable {
  /// Lays out the views of one surface.
  func layout(_ request: SurfaceRequest) -> LayoutTree

  /// Paints a laid-out surface; `isolated` views become layers of their own.
  func paint(_ tree: LayoutTree, isolated: Set<NodeID>) -> PaintedSurface

  /// Status bar, cut-out and home indicator over the screen, bottom to top.
  func systemLayers(colorScheme: ColorScheme) -> [Layer]

  /// The colour that a reference stands for in an environment.
  func color(_ reference: ColorReference, in environment: EnvironmentValues) -> Color
}

/// The views of one surface and what they are laid out in.
struct SurfaceRequest: Sendable, Equatable {
  var roots: [ViewNode]
  var state: SceneState
  /// Points.
  var size: Size
  var safeArea: Insets
  /// True for sheets: their bars start lower and dark backgrounds are one level up.
  var isInSheet: Bool
  /// Offsets of the scroll views that have been scrolled.
  var scrollOffsets: [ScrollOffset] = []
}

/// How far a scroll view has been scrolled at an instant.
struct ScrollOffset: Sendable, Equatable, Hashable {
  var id: NodeID
  var offset: Vector
}

/// Layers of a surface in its own coordinates, with the named views in them.
struct PaintedSurface: Sendable, Equatable {
  var layer: Layer
  /// `rect` and `opacity` are filled in by the driver.
  var elements: [Element]
}
