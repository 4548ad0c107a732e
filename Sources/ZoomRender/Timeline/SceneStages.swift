// What the driver asks of layout and paint.

/// The stages below the driver, as pure functions of their arguments.
protocol SceneStages: Sendable {
  /// Lays out the views of one surface.
  func layout(_ request: SurfaceRequest) -> LayoutTree

  /// Paints a laid-out surface.
  func paint(_ tree: LayoutTree, request: PaintRequest) -> PaintedTree

  /// A sheet's container around its content.
  func sheetLayer(
    _ chrome: SheetChrome, id: NodeID, _ geometry: SheetChrome.Geometry, content: [Layer]
  ) -> Layer

  /// A popover's container around its content.
  func popoverLayer(
    _ chrome: PopoverChrome, id: NodeID, _ geometry: PopoverChrome.Geometry, content: [Layer]
  ) -> Layer

  /// Status bar, cut-out and home indicator over the screen, bottom to top.
  func systemLayers(_ request: SystemRequest) -> [Layer]

  /// The colour that a reference stands for in an environment.
  func color(_ reference: ColorReference, in environment: EnvironmentValues) -> Color

  /// The mean colours of the first and the last rows of a part of an image, in its pixels; nil when
  /// it cannot be read or is see-through there.
  func edgeColors(of image: ImageID, in part: Rect) -> (top: Color, bottom: Color)?

  /// What layout, assets and paint lack for a laid-out surface.
  func problems(in tree: LayoutTree) -> [Diagnostic]

  /// The images of a laid-out surface and how large they are drawn.
  func imageUses(in tree: LayoutTree) -> [ImageUse]
}

extension SceneStages {
  func popoverLayer(
    _ chrome: PopoverChrome, id: NodeID, _ geometry: PopoverChrome.Geometry, content: [Layer]
  ) -> Layer {
    Layer.group(
      id, role: .sheet, bounds: Rect(origin: .zero, size: geometry.frame.size), content
    ).transformed(by: .translation(geometry.frame.origin - .zero))
  }

  func problems(in tree: LayoutTree) -> [Diagnostic] { tree.diagnostics }
  func imageUses(in tree: LayoutTree) -> [ImageUse] { [] }
  func edgeColors(of image: ImageID, in part: Rect) -> (top: Color, bottom: Color)? { nil }
}

/// The views of one surface and what they are laid out in.
struct SurfaceRequest: Sendable, Equatable {
  var views: [ViewNode]
  var host: LayoutHost
  var state: SceneState
  /// True for sheets: their bars start lower.
  var isInSheet: Bool
  /// Offsets of the scroll views that have been scrolled.
  var scrollOffsets: [ScrollOffset] = []
  /// Placements of matched views by the id of the modifier's node.
  var matched: [NodeID: MatchedPlacement] = [:]
  /// Sizes of frozen drawings by the id of the modifier's node.
  var frozen: [NodeID: Size] = [:]
  /// Answers for geometry readers while something in them moves; nil = the scene's own source.
  var source: AdjustedSource?

  /// The numbers that layout is given.
  var overrides: LayoutOverrides {
    var offsets: [NodeID: Vector] = [:]
    for scroll in scrollOffsets { offsets[scroll.id] = scroll.offset }
    return LayoutOverrides(scrollOffsets: offsets, matched: matched, frozen: frozen)
  }
}

/// How far a scroll view has been scrolled at an instant.
struct ScrollOffset: Sendable, Equatable, Hashable {
  var id: NodeID
  var offset: Vector
}

/// What the system draws over everything.
struct SystemRequest: Sendable, Equatable, Hashable {
  var hidesStatusBar: Bool
  var hidesHomeIndicator: Bool
  /// Of the screen at the top: decides between dark and light letters.
  var colorScheme: ColorScheme
}
