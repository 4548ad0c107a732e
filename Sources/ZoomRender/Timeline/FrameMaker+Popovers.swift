// Popovers on wide screens: anchored to the view that presents them.

extension FrameMaker {
  /// True for popovers that stand beside their view: on screens that are wide in both orientations.
  /// Elsewhere they are sheets.
  func isPopover(_ surface: Surface) -> Bool {
    surface.presentation?.presentation.kind == .popover
      && min(scene.screen.size.width, scene.screen.size.height) >= 700
  }

  func popoverChrome(of surface: Surface) -> PopoverChrome {
    let spec = SheetSpec(surface.views)
    return PopoverChrome(
      container: scene.screen.size, safeArea: scene.screen.safeArea,
      environment: environment(isInSheet: true, surface.colorScheme),
      cornerRadius: spec.cornerRadius, background: spec.background)
  }

  /// What UIKit gives content that asks for no size.
  private static let defaultPopover = Size(320, 480)

  /// The size that the content asks for, as far as there is room.
  func popoverSize(of surface: Surface, in recording: Recording) -> Size {
    let limit = popoverChrome(of: surface).maximumSize
    // Stacks of pages take what they are given.
    guard surface.stacks.isEmpty else {
      return Size(
        min(limit.width, Self.defaultPopover.width), min(limit.height, Self.defaultPopover.height))
    }
    func measured(fixingWidth: Bool) -> Size {
      let id = surface.id.child(part: "popover")
      let wrapped = ViewNode(
        id: id, kind: .vStack(alignment: .center, spacing: nil),
        modifiers: [
          ModifierNode(.fixedSize(horizontal: fixingWidth, vertical: true), origin: .unknown)
        ], children: surface.views)
      let tree = restingTree(
        SurfaceRequest(
          views: [wrapped],
          host: LayoutHost(
            size: limit, environment: environment(isInSheet: true, surface.colorScheme)),
          state: recording.stages.last?.state ?? SceneState(), isInSheet: true))
      return tree.nodes.first { $0.id == id }?.frame.size ?? .zero
    }
    var size = measured(fixingWidth: true)
    if size.width > limit.width { size = measured(fixingWidth: false) }
    return Size(
      size.width > 0 ? min(size.width, limit.width) : Self.defaultPopover.width,
      size.height > 0 ? min(size.height, limit.height) : Self.defaultPopover.height)
  }

  /// Where a popover stands beside its view in the presenter's tree; in the middle of the screen when
  /// the view has gone.
  ///
  /// - Parameter map: From the tree's coordinates to the screen's.
  func popoverGeometry(
    of surface: Surface, in tree: LayoutTree, _ map: Affine, _ recording: Recording
  ) -> PopoverChrome.Geometry {
    let size = popoverSize(of: surface, in: recording)
    let middle = Point(scene.screen.size.width / 2, scene.screen.size.height / 2)
    let anchor = surface.presentation.flatMap { tree.anchor(of: $0) }
    return popoverChrome(of: surface).geometry(
      content: size,
      beside: anchor.map { map.apply(to: $0) } ?? Rect(center: middle, size: .zero))
  }

  /// The same at a moment of the last segment.
  func popoverGeometry(
    of surface: Surface, at time: Double, in recording: Recording
  ) -> PopoverChrome.Geometry {
    let stage = recording.segments.last.map { recording.stages[$0.stage] }
    guard let presenter = surface.presentation.flatMap({ stage?.surface($0.presenter) }) else {
      return popoverGeometry(of: surface, in: LayoutTree(), .identity, recording)
    }
    return popoverGeometry(
      of: surface, in: tree(of: presenter, at: time, in: recording),
      restingMap(of: presenter, at: time, in: recording), recording)
  }
}

extension LayoutTree {
  /// The frame of the view that presents something, as modified where it does; in root coordinates.
  fileprivate func anchor(of presented: PresentedSurface) -> Rect? {
    guard var index = nodes.firstIndex(where: { $0.id == presented.anchor }) else { return nil }
    let view = index
    while let parent = nodes[index].parent, case .modifier(let modifier) = nodes[parent].content {
      index = parent
      if case .presentation(let presentation) = modifier,
        presentation.binding == presented.presentation.binding
      {
        return rootFrame(of: index)
      }
    }
    return rootFrame(of: view)
  }
}
