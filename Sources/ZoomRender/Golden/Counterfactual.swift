// The proof of a cause: undo it, render again, and see what is left.

/// This run's frames with causes undone.
///
/// If the causes are the true and only ones, the frames that come out are the golden's.
struct Counterfactual {
  let golden: MotionTable
  let actual: MotionTable
  let fps: Double
  /// This run's frame at a scene time.
  let source: @Sendable (Double) -> Frame

  /// What is left after a remedy.
  struct Residual: Equatable {
    /// Frames that were rendered, and those that came out equal to the golden bit for bit.
    var frames = 0
    var equal = 0
    /// Pixels over the tolerance in stored frames that are not equal; nil when none is stored.
    var pixels: Int?
    /// What was applied.
    var remedies: [Remedy] = []

    /// True when nothing is left.
    var isProof: Bool { frames > 0 && (equal == frames || pixels == 0) }

    /// "0 px"; nil when nothing can be said.
    var words: String? {
      guard frames > 0 else { return nil }
      if equal == frames { return "0 px" }
      return pixels.map { "\($0) px" }
    }
  }

  /// A comparison with the golden: whether a digest is its own, and a frame's pixels if stored.
  struct Target {
    var digest: (Int) -> String?
    var compare: (Int, Frame) throws -> ImageDiff.Result?
    var render: (Frame) throws -> String
  }

  /// Renders `frames` with the remedies of `causes` and compares them with the golden.
  ///
  /// Nil when one of the causes cannot be undone. `undone` receives the frames that have the golden's
  /// digest.
  func residual(
    undoing causes: [Explanation], frames: [Int], target: Target, undone: inout [Int: Frame]
  ) throws -> Residual? {
    let remedies = causes.compactMap(\.remedy)
    guard !causes.isEmpty, remedies.count == causes.count, let probe = frames.first else {
      return nil
    }
    var best: Residual?
    for remedies in alternatives(remedies) {
      var equal: [Int: Frame] = [:]
      let first = try measure(remedies, [probe], target, &equal)
      if let best, !Self.isBetter(first, best) { continue }
      best = try measure(remedies, frames, target, &equal)
      undone = equal
      if best?.equal == frames.count { break }
    }
    return best
  }

  private static func isBetter(_ a: Residual, _ b: Residual) -> Bool {
    if (a.equal == a.frames) != (b.equal == b.frames) { return a.equal == a.frames }
    return (a.pixels ?? .max) < (b.pixels ?? .max)
  }

  /// A delay is known to a few hundredths of a millisecond: round numbers near it are tried first.
  private func alternatives(_ remedies: [Remedy]) -> [[Remedy]] {
    guard remedies.count == 1, case .time(let delay, let speed) = remedies[0] else {
      return [remedies]
    }
    if speed != 1 {
      // A pace is as often a round number one way as the other: 2 % slower is a factor of 1 / 1.02.
      let near = [
        1 / ((1 / speed * 1000).rounded() / 1000), (speed * 1000).rounded() / 1000, speed,
      ]
      return near.map { [.time(delay: delay, speed: $0)] }
    }
    let frame = 1 / fps
    let units = [frame / 2, frame / 4, 0.001, 0.0001]
    let near = units.map { (delay / $0).rounded() * $0 }.filter { ($0 - delay).magnitude < 0.0003 }
    let tenth = (delay * 10_000).rounded() / 10_000
    let around = [-0.0001, 0.0001, -0.0002, 0.0002].map { tenth + $0 }
    return (near + around + [delay]).map { [.time(delay: $0, speed: speed)] }
  }

  private func measure(
    _ remedies: [Remedy], _ frames: [Int], _ target: Target, _ equal: inout [Int: Frame]
  ) throws -> Residual {
    var residual = Residual(remedies: remedies)
    for index in frames {
      let frame = self.frame(index, remedies)
      residual.frames += 1
      if try target.render(frame) == target.digest(index) {
        residual.equal += 1
        equal[index] = frame
      } else if let result = try target.compare(index, frame) {
        residual.pixels = max(residual.pixels ?? 0, result.pixelsOver)
      }
    }
    return residual
  }

  /// A frame with the remedies applied.
  func frame(_ index: Int, _ remedies: [Remedy]) -> Frame {
    var time = Double(index) / fps
    for case .time(let delay, let speed) in remedies { time = (time + delay) / speed }
    var frame = source(max(0, time))
    var layers: Set<String> = []
    for case .numbers(let ids) in remedies { layers.formUnion(ids) }
    if !layers.isEmpty, let root = restored(frame.root, index, layers) { frame.root = root }
    let edits = remedies.compactMap { remedy -> ElementEdit? in
      if case .drawing(let edit) = remedy { edit } else { nil }
    }
    if !edits.isEmpty {
      let editor = DrawingEditor(elements: frame.elements, edits: edits)
      frame.root = editor.edited(frame.root)
    }
    return frame
  }

  // MARK: Numbers of layers

  /// The layer with the golden's numbers; nil where the golden has no such layer.
  private func restored(_ layer: Layer, _ index: Int, _ ids: Set<String>) -> Layer? {
    var layer = layer
    let id = layer.id.value.hexadecimal
    if ids.contains(id) {
      guard let before = golden.layers.first(where: { $0.id == id }),
        before.transform(frame: index) != nil
      else { return nil }
      if let now = actual.layers.first(where: { $0.id == id }) {
        Restoration(index: index, golden: before, actual: now).apply(to: &layer)
      }
    }
    layer.children = layer.children.compactMap { restored($0, index, ids) }
    return layer
  }

  /// One layer's numbers put back.
  private struct Restoration {
    let index: Int
    let golden: MotionTable.LayerTrack
    let actual: MotionTable.LayerTrack

    /// The golden's value of a column: this run's own, unrounded one where they are equal.
    func value(_ column: String, _ own: Double) -> Double {
      guard let before = golden[column].values[index], let now = actual[column].values[index],
        before != now
      else { return own }
      // A difference that is a round number is undone exactly.
      let difference = MotionExplainer.rounded(now - before)
      let exact = own - difference
      return (exact - before).magnitude < 2e-4 ? exact : before
    }

    func apply(to layer: inout Layer) {
      let map = layer.transform
      layer.transform = Affine(
        a: value("a", map.a), b: value("b", map.b), c: value("c", map.c), d: value("d", map.d),
        tx: value("tx", map.tx), ty: value("ty", map.ty))
      layer.opacity = value("opacity", layer.opacity)
      switch layer.clip {
      case .rect(let box): layer.clip = .rect(rect(box))
      case .rounded(let box, let radii, let style):
        layer.clip = .rounded(rect(box), radii: self.radii(radii), style: style)
      case .path, nil: break
      }
      if case .color(let color) = layer.content {
        layer.content = .color(
          Color(
            red: value("red", color.red), green: value("green", color.green),
            blue: value("blue", color.blue), alpha: value("alpha", color.alpha)))
      }
      let dropsShadow = layer.effects.contains {
        if case .dropShadow = $0 { true } else { false }
      }
      if !dropsShadow { layer.shadow = shadow(layer.shadow) }
      layer.effects = layer.effects.map { effect in
        switch effect {
        case .blur(let sigma): .blur(sigma: value("blur", sigma))
        case .dropShadow(let drop): shadow(drop).map { .dropShadow($0) } ?? effect
        case .color: effect
        }
      }
      // A layer without an outline casts the shadow of what it draws.
      if !dropsShadow, layer.clip == nil, let restored = layer.shadow,
        actual["shadow"].values[index] == nil
      {
        layer.shadow = nil
        layer.effects.append(.dropShadow(restored))
      }
    }

    private func rect(_ box: Rect) -> Rect {
      Rect(
        x: value("clipX", box.minX), y: value("clipY", box.minY),
        width: value("clipWidth", box.width), height: value("clipHeight", box.height))
    }

    private func radii(_ radii: CornerRadii) -> CornerRadii {
      CornerRadii(
        topLeading: value("topLeading", radii.topLeading),
        topTrailing: value("topTrailing", radii.topTrailing),
        bottomTrailing: value("bottomTrailing", radii.bottomTrailing),
        bottomLeading: value("bottomLeading", radii.bottomLeading))
    }

    /// The golden's shadow; a missing one is black, the colour of every system shadow.
    private func shadow(_ own: LayerShadow?) -> LayerShadow? {
      guard let strength = golden["shadow"].values[index] else { return nil }
      guard let own else {
        return LayerShadow(
          color: Color.black.opacity(strength), sigma: golden["shadowBlur"].values[index] ?? 0,
          offset: Vector(
            dx: golden["shadowX"].values[index] ?? 0, dy: golden["shadowY"].values[index] ?? 0))
      }
      var shadow = own
      shadow.color.alpha = value("shadow", own.color.alpha)
      shadow.sigma = value("shadowBlur", own.sigma)
      shadow.offset = Vector(
        dx: value("shadowX", own.offset.dx), dy: value("shadowY", own.offset.dy))
      return shadow
    }
  }
}
