// Layers that are drawn apart first: effects, blend modes, 3-D.

extension FramePlanner {
  /// Draws the layer on a surface of its own, then places that.
  mutating func addIsolated(_ layer: Layer, in place: Place) {
    var plain = layer
    plain.opacity = 1
    plain.effects = []
    plain.blendMode = .normal
    plain.projection = nil
    if let projection = layer.projection {
      plain.transform = .identity
      addProjected(plain, projection: projection, original: layer, in: place)
    } else {
      addFlat(plain, original: layer, in: place)
    }
  }

  /// The surface has the canvas's own pixels.
  private mutating func addFlat(_ plain: Layer, original: Layer, in place: Place) {
    let map = original.transform.then(place.map)
    guard map.isFinite else { return }
    let effects = PixelEffects(effects: original.effects, scale: map.meanScale)
    let content = PixelRect(around: map.apply(to: original.reach)).grown(by: 1)
    let kept = effects.extent(of: content).intersection(place.visible)
    guard !kept.isEmpty else { return }
    let drawn = effects.source(of: kept)
    let index = addSurface(
      drawn: drawn, kept: kept,
      finish: original.effects.isEmpty
        ? nil : .effects(original.effects, scale: map.meanScale)
    ) { planner in
      planner.add(
        plain,
        in: Place(
          map: place.map, visible: drawn, clip: FixedRect(drawn), panelScale: place.panelScale))
    }
    guard !surfaces[index].ops.isEmpty else { return }
    var inner = place
    inner.visible = kept
    addImage(.surface(index), rect: kept, map: .identity, in: inner, blendMode: original.blendMode)
  }

  /// The surface has the layer's own pixels, then mapped by the projection.
  private mutating func addProjected(
    _ plain: Layer, projection: [Double], original: Layer, in place: Place
  ) {
    let scale = pixelsPerPoint
    let effects = PixelEffects(effects: original.effects, scale: scale)
    let content = PixelRect(around: original.reach.scaled(by: scale)).grown(by: 1)
    let limit = PixelRect(left: -8192, top: -8192, right: 8192, bottom: 8192)
    let kept = effects.extent(of: content).intersection(limit)
    guard !kept.isEmpty, projection.count == 9, projection.allSatisfy(\.isFinite) else { return }
    let drawn = effects.source(of: kept)
    let index = addSurface(
      drawn: drawn, kept: kept,
      finish: original.effects.isEmpty ? nil : .effects(original.effects, scale: scale)
    ) { planner in
      planner.add(
        plain, in: Place(map: .scale(scale), visible: drawn, clip: FixedRect(drawn)))
    }
    guard !surfaces[index].ops.isEmpty else { return }
    // A layer's projection multiplies points from the right: its columns are our rows.
    let matrix = ProjectiveMap(.scale(1 / scale))
      .then(ProjectiveMap(rows: [0, 3, 6, 1, 4, 7, 2, 5, 8].map { projection[$0] }))
      .then(ProjectiveMap(original.transform.then(place.map)))
    addPlane(
      .surface(index), rect: kept, matrix: matrix, in: place, blendMode: original.blendMode)
  }

  /// Adds an image under any plane map from its grid to pixels.
  mutating func addPlane(
    _ source: PlanImage.Source, rect: PixelRect, matrix: ProjectiveMap, in place: Place,
    blendMode: BlendMode
  ) {
    // One pixel of transparent border makes the edges smooth.
    let reach = matrix.box(of: rect.grown(by: 1))
    let visible = reach.intersection(place.visible)
    guard !visible.isEmpty,
      let fixed = matrix.fixedInverse(origin: rect, near: visible)
    else { return }
    ops.append(
      PlanOp(
        kind: .image(
          PlanImage(
            source: source, rect: rect, placement: .plane(fixed), weight: place.weight,
            blendMode: blendMode)),
        bounds: visible))
  }
}

extension Layer {
  /// A box around everything the layer draws, in its own coordinates, without its effects.
  var reach: Rect {
    var box = Rect.zero
    switch content {
    case .none: break
    case .picture(let picture): box = picture.bounds
    case .color, .embedded: box = bounds
    case .backdrop(let effect): box = effect.shape.bounds
    }
    for child in children {
      var inner = child.reach
      if !child.effects.isEmpty {
        let spread = child.effects.reduce(0.0) { $0 + $1.spread }
        inner = inner.inset(by: -spread)
      }
      if child.projection != nil { inner = inner.inset(by: -2 * max(inner.width, inner.height)) }
      box = box.union(child.transform.apply(to: inner))
    }
    if let clip { box = box.intersection(clip.bounds) }
    if let shadow {
      box = box.union(
        (clip?.bounds ?? bounds).offset(by: shadow.offset).inset(by: -3 * shadow.sigma - 1))
    }
    return box
  }
}

extension LayerEffect {
  /// How far the effect reaches, in points.
  fileprivate var spread: Double {
    switch self {
    case .blur(let sigma): 3 * sigma + 1
    case .color: 0
    case .dropShadow(let shadow): 3 * shadow.sigma + shadow.offset.length + 1
    }
  }
}
