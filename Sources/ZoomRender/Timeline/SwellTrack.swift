// Interactive glass under a finger.

/// A piece of interactive glass that swells while it is touched.
struct SwellTrack: Sendable, Equatable {
  /// The layer of the glass.
  var layer: NodeID
  var surface: NodeID
  /// 0 = at rest, 1 = pressed.
  var press: AnimatedScalar

  func isAnimating(at time: Double) -> Bool { press.isAnimating(at: time) }
}

extension TimelinePlayer {
  /// Seconds for which a tap of the script holds a view down. Project's choice.
  private static let tapLength = 0.1

  /// Lets the interactive glass of a tapped view swell and come back.
  mutating func swell(_ id: NodeID) {
    guard let surface = touchableSurface else { return }
    let tree = maker.tree(of: surface, at: now, in: recording)
    guard let tapped = tree.nodes.firstIndex(where: { $0.id == id }),
      let glass = tree.interactiveGlass(around: tapped)
    else { return }
    let layer = tree.nodes[glass].id
    let spring = scene.profile.sheet.swellSpring
    let animation = Animation.spring(
      response: spring.response, dampingRatio: spring.dampingRatio, blendDuration: 0)
    let index =
      recording.swells.firstIndex { $0.layer == layer && $0.surface == surface.id }
      ?? recording.swells.count
    if index == recording.swells.count {
      recording.swells.append(
        SwellTrack(
          layer: layer, surface: surface.id,
          press: AnimatedScalar(0, engine: scene.profile.motion.engine, scale: 128)))
    }
    recording.swells[index].press.retarget(to: 1, at: now, animation: animation)
    recording.swells[index].press.retarget(
      to: 0, at: now + Self.tapLength, animation: animation)
    noteEnd(recording.swells[index].press.settledTime ?? now)
  }
}

extension LayoutTree {
  /// The nearest interactive glass that holds a node, else the first inside of it.
  fileprivate func interactiveGlass(around index: Int) -> Int? {
    func isGlass(_ node: Int) -> Bool {
      if case .modifier(.glassEffect(let glass)) = nodes[node].content {
        glass.isInteractive && glass.variant != .identity
      } else {
        false
      }
    }
    var current: Int? = index
    while let node = current {
      if isGlass(node) { return node }
      current = nodes[node].parent
    }
    var open = children(of: index).map { $0 }
    while let node = open.popLast() {
      if isGlass(node) { return node }
      open += children(of: node).reversed()
    }
    return nil
  }
}

extension FrameMaker {
  /// A surface's layers with the glass that is pressed at a time.
  func swollen(
    _ layer: Layer, surface: NodeID, at time: Double, in recording: Recording
  ) -> Layer {
    var result = layer
    for swell in recording.swells where swell.surface == surface && swell.isAnimating(at: time) {
      let scale = 1 + (profile.sheet.swell - 1) * swell.press.value(at: time)
      result = result.replacing(swell.layer) { glass in
        var copy = glass
        copy.transform = Affine.scale(scale).about(glass.bounds.center).then(glass.transform)
        return copy
      }
    }
    return result
  }
}
