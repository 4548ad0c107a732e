// The proof of a cause: undo it, render again, and see what is left.

/// This run's frames with causes undone.
///
/// If the causes are the true and only ones, the frames that come out are the golden's.
struct Counterfactual: Sendable {
  let golden: MotionTable
  let actual: MotionTable
  let fps: Double
  /// This run's frame at a scene time.
  let source: @Sendable (Double) -> Frame
  /// The golden's identities of this run's layers, where they differ.
  private let identities: [String: String]

  init(
    golden: MotionTable, actual: MotionTable, fps: Double,
    source: @escaping @Sendable (Double) -> Frame
  ) {
    self.golden = golden
    identities = actual.identities(like: golden)
    self.actual = actual.renamed(identities)
    self.fps = fps
    self.source = source
  }

  /// What is left after a remedy.
  struct Residual {
    /// Frames that were rendered, and those that came out equal to the golden bit for bit.
    var frames = 0
    var equal = 0
    /// Pixels over the tolerance in stored frames that are not equal; nil when none is stored.
    var pixels: Int?
    /// What was applied, and the frames that it gives.
    var remedies: [Remedy]
    var undone: @Sendable (Int) -> Frame

    /// True when nothing is left.
    var isProof: Bool { frames > 0 && (equal == frames || pixels == 0) }

    /// True when less is left: all frames equal, else fewer pixels, else more equal frames.
    func isLess(than other: Residual) -> Bool {
      if (equal == frames) != (other.equal == other.frames) { return equal == frames }
      let (own, others) = (pixels ?? .max, other.pixels ?? .max)
      if own != others { return own < others }
      return frames == other.frames && equal > other.equal
    }

    /// "0 px"; where no stored frame tells, how many frames still differ.
    var words: String {
      if equal == frames { return "0 px" }
      return pixels.map { "\($0) px" } ?? "in \(frames - equal) of \(frames) frames"
    }
  }

  /// Renders `frames` with the remedies of `causes`, as far as they have any, and compares them with
  /// the golden.
  func residual(
    undoing causes: [Explanation], frames: [Int], target: GoldenTarget
  ) throws -> Residual {
    var best: Residual?
    for remedies in alternatives(causes, frame: frames.first ?? 0) {
      let residual = Residual(remedies: remedies, undone: self.frames(remedies))
      if let best, let probe = frames.first,
        !(try measured(residual, [probe], target)).isLess(than: best)
      {
        continue
      }
      best = try measured(residual, frames, target)
      if best?.equal == frames.count { break }
    }
    return best ?? Residual(remedies: [], undone: self.frames([]))
  }

  /// What is tried in the place of remedies.
  ///
  /// A delay is known to a few hundredths of a millisecond: round numbers near it are tried first.
  /// A colour may be drawn by others too.
  /// The numbers do not say what an older layer has come before: neighbours are exchanged in turn.
  private func alternatives(_ causes: [Explanation], frame: Int) -> [[Remedy]] {
    let remedies = causes.compactMap(\.remedy)
    if remedies == [.order(exchanged: [])] {
      let pairs = source(Double(frame) / fps).root.neighbours.prefix(Self.pairLimit)
      return [remedies]
        + pairs.map { [.order(exchanged: [$0.0, $0.1].map(\.value.hexadecimal))] }
    }
    guard remedies.count == 1, case .time(let delay, let speed) = remedies[0] else {
      let own = causes.compactMap { cause -> Remedy? in
        guard case .drawing(var edit) = cause.remedy, edit.element == nil, let name = cause.subject
        else { return cause.remedy }
        edit.element = name
        return .drawing(edit)
      }
      return own == remedies ? [remedies] : [remedies, own]
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

  /// Neighbours that are exchanged in search of another order.
  private static let pairLimit = 64

  private func measured(
    _ residual: Residual, _ frames: [Int], _ target: GoldenTarget
  ) throws -> Residual {
    var residual = residual
    for distance in try target.distances(frames, residual.undone) {
      residual.frames += 1
      if distance.isEqual { residual.equal += 1 }
      if let pixels = distance.pixels { residual.pixels = max(residual.pixels ?? 0, pixels) }
    }
    return residual
  }

  /// Frames by number with the remedies applied.
  func frames(_ remedies: [Remedy]) -> @Sendable (Int) -> Frame {
    return { index in
      var time = Double(index) / fps
      for case .time(let delay, let speed) in remedies { time = (time + delay) / speed }
      var frame = source(max(0, time))
      let layers = LayerRemedies(remedies)
      if let root = restored(frame.root, index, layers) { frame.root = root }
      let edits = remedies.compactMap { edit($0, index) }
      if !edits.isEmpty {
        let editor = DrawingEditor(elements: frame.elements, edits: edits)
        frame.root = editor.edited(frame.root)
      }
      return frame
    }
  }

  /// The change of drawing that a remedy asks for in a frame.
  private func edit(_ remedy: Remedy, _ index: Int) -> ElementEdit? {
    switch remedy {
    case .drawing(let edit): return edit
    case .element(let name):
      return ElementEdit(element: name, frame: index, golden: golden, actual: actual)
        ?? (golden.has(name, index) ? nil : ElementEdit(hidden: name))
    case .hidden(let element?, _): return ElementEdit(hidden: element)
    case .time, .numbers, .hidden, .effects, .wrapped, .text, .order: return nil
    }
  }

  // MARK: Numbers of layers

  /// What happens to layers, by identity.
  private struct LayerRemedies {
    var numbers: Set<String> = []
    var hidden: Set<String> = []
    var plain: Set<String> = []
    var wrapped: Set<String> = []
    var areInOrder = false
    var exchanged: [String] = []

    init(_ remedies: [Remedy]) {
      for remedy in remedies {
        switch remedy {
        case .numbers(let ids): numbers.formUnion(ids)
        case .hidden(_, let ids): hidden.formUnion(ids)
        case .effects(let id): plain.insert(id)
        case .wrapped(let id): wrapped.insert(id)
        case .order(let pair):
          areInOrder = pair.isEmpty
          exchanged += pair
        case .time, .element, .text, .drawing: break
        }
      }
    }
  }

  /// The layer with the golden's numbers; nil where the golden has no such layer.
  private func restored(_ layer: Layer, _ index: Int, _ remedies: LayerRemedies) -> Layer? {
    var layer = layer
    let own = layer.id.value.hexadecimal
    let id = identities[own] ?? own
    guard !remedies.hidden.contains(id) else { return nil }
    if remedies.plain.contains(id) {
      layer.shadow = nil
      layer.effects = []
    }
    if remedies.numbers.contains(id) {
      guard let before = golden.layers.first(where: { $0.id == id }),
        before.transform(frame: index) != nil
      else { return nil }
      if let now = actual.layers.first(where: { $0.id == id }) {
        Restoration(index: index, golden: before, actual: now).apply(to: &layer)
      }
    }
    layer.children = layer.children.compactMap { restored($0, index, remedies) }
    if let first = layer.children.firstIndex(where: { isOne(of: remedies.exchanged, $0) }),
      let last = layer.children.lastIndex(where: { isOne(of: remedies.exchanged, $0) })
    {
      layer.children.swapAt(first, last)
    }
    if remedies.areInOrder { layer.children = inOrder(layer.children) }
    guard !remedies.wrapped.isEmpty,
      let parent = golden.layers.first(where: { $0.id == id })?.parent.values[index],
      remedies.wrapped.contains(parent)
    else { return layer }
    return wrapped(layer, in: parent, index)
  }

  private func isOne(of ids: [String], _ layer: Layer) -> Bool {
    ids.contains(layer.id.value.hexadecimal)
  }

  /// Neighbours in the golden's order, where this run has the same ones in another.
  private func inOrder(_ layers: [Layer]) -> [Layer] {
    let own = Dictionary(
      layers.map { layer in
        let id = layer.id.value.hexadecimal
        return (identities[id] ?? id, layer)
      }, uniquingKeysWith: { first, _ in first })
    let now = actual.layers.map(\.id).filter { own[$0] != nil }
    let before = golden.layers.map(\.id).filter { own[$0] != nil }
    guard own.count == layers.count, Set(now) == Set(before), now != before else { return layers }
    // Each takes the place of the one that has its rank.
    let places = Dictionary(zip(now, before), uniquingKeysWith: { first, _ in first })
    return layers.map { layer in
      let id = layer.id.value.hexadecimal
      return places[identities[id] ?? id].flatMap { own[$0] } ?? layer
    }
  }

  /// A layer inside the golden's one of that identity, with its shadow and blur.
  private func wrapped(_ layer: Layer, in parent: String, _ index: Int) -> Layer {
    guard let outer = golden.layers.first(where: { $0.id == parent }),
      let map = outer.transform(frame: index), let inverse = map.inverse
    else { return layer }
    var inner = layer
    inner.transform = layer.transform.then(inverse)
    var shell = Layer(
      id: NodeID.root.child(part: parent), role: .view,
      bounds: inner.transform.apply(to: layer.bounds), transform: map,
      opacity: outer["opacity"].values[index] ?? 1, children: [inner])
    if let sigma = outer["blur"].values[index] { shell.effects.append(.blur(sigma: sigma)) }
    if let shadow = outer.shadow(index) { shell.effects.append(.dropShadow(shadow)) }
    return shell
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

    /// The golden's shadow in this run's colour.
    private func shadow(_ own: LayerShadow?) -> LayerShadow? {
      guard let before = golden.shadow(index) else { return nil }
      guard let own else { return before }
      var shadow = own
      shadow.color.alpha = value("shadow", own.color.alpha)
      shadow.sigma = value("shadowBlur", own.sigma)
      shadow.offset = Vector(
        dx: value("shadowX", own.offset.dx), dy: value("shadowY", own.offset.dy))
      return shadow
    }
  }
}

extension Layer {
  /// Layers that are drawn one after the other in one parent, the last ones first.
  fileprivate var neighbours: [(NodeID, NodeID)] {
    children.flatMap(\.neighbours)
      + zip(children, children.dropFirst()).reversed().map { ($0.id, $1.id) }
  }
}

extension MotionTable.LayerTrack {
  /// The shadow in a frame; its colour is not a number: black, as every system shadow.
  fileprivate func shadow(_ index: Int) -> LayerShadow? {
    guard let strength = self["shadow"].values[index] else { return nil }
    return LayerShadow(
      color: Color.black.opacity(strength), sigma: self["shadowBlur"].values[index] ?? 0,
      offset: Vector(
        dx: self["shadowX"].values[index] ?? 0, dy: self["shadowY"].values[index] ?? 0))
  }
}
