// What was laid out for a moment, before anything moves it on the screen.

/// A laid-out surface: the scene's own views, or a presentation's.
public struct SurfaceLayout: Sendable, Equatable {
  /// Its views and modifiers in its own points.
  public var tree: LayoutTree
  /// From its points to the screen's, where it rests.
  public var map: Affine

  /// The named views that exist, in drawing order, in screen points; unrounded.
  public var namedNodes: [NamedFrame] { onScreen(tree.namedNodes()) }
  /// Every view, in drawing order; one without a name by its text or its kind.
  public var describedNodes: [NamedFrame] { onScreen(tree.describedNodes()) }

  private func onScreen(_ nodes: [NamedFrame]) -> [NamedFrame] {
    nodes.map { node in
      var node = node
      if map != .identity { node.frame = map.apply(to: node.frame) }
      return node
    }
  }
}

extension Timeline {
  /// The laid-out surfaces of a moment, bottom to top.
  ///
  /// Frames are what layout gives and a geometry reader would report: offsets, scroll positions and
  /// animated lengths are in them; drawing transforms and the motion of transitions are not.
  public func layouts(at time: Double) -> [SurfaceLayout] {
    maker.layouts(at: time.isFinite ? max(0, time) : 0, in: recording)
  }
}

extension FrameMaker {
  fileprivate func layouts(at time: Double, in recording: Recording) -> [SurfaceLayout] {
    let index = recording.segmentIndex(at: time)
    guard recording.segments.indices.contains(index) else { return [] }
    let segment = recording.segments[index]
    let time = recording.time(time, inSegment: index)
    return recording.stages[segment.stage].surfaces.map { surface in
      let key = key(of: surface, segment, at: time, in: recording)
      return SurfaceLayout(
        tree: cache.tree(key) { layout(surface, segment, key, in: recording) },
        map: restingMap(of: surface, at: time, in: recording))
    }
  }
}
