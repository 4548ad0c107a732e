// Frames to plans.

/// Turns layers into operations.
struct FramePlanner {
  /// Where drawing goes: the map to pixels, what is visible, the innermost clip.
  struct Place {
    /// From the current layer's parent's points to pixels.
    var map: Affine
    /// Pixels that may change.
    var visible: PixelRect
    /// The innermost clip's box: edges that it cuts need no coverage of their own.
    var clip: FixedRect
    /// 15-bit opacity that the next single drawing takes on.
    var weight = Fixed.full
    /// How much smaller than on its own an embedded frame is shown: its pictures are drawn at that size.
    var panelScale = 1.0
  }

  /// The screen that is being planned: a backdrop sees no further.
  struct Canvas {
    /// What lies outside of it repeats its edge.
    var extent = PixelRect.empty
    /// The first of the current operations that belongs to it.
    var start = 0
    /// The colour under its operations.
    var background: UInt32 = 0
  }

  let pixelsPerPoint: Double
  var surfaces: [PlanSurface] = []
  var ops: [PlanOp] = []
  /// What backdrops may read.
  var canvas = Canvas()

  /// The plan of a frame at a device scale.
  ///
  /// - Parameter isTransparent: leaves the frame's background out.
  static func plan(
    _ frame: Frame, pixelsPerPoint: Double, isTransparent: Bool = false
  ) -> FramePlan {
    var planner = FramePlanner(pixelsPerPoint: pixelsPerPoint)
    let width = pixelCount(frame.size.width * pixelsPerPoint)
    let height = pixelCount(frame.size.height * pixelsPerPoint)
    let canvas = PixelRect(left: 0, top: 0, right: width, bottom: height)
    planner.canvas = Canvas(
      extent: canvas, background: isTransparent ? 0 : premultiplied(frame.background))
    planner.add(
      frame.root,
      in: Place(map: .scale(pixelsPerPoint), visible: canvas, clip: FixedRect(canvas)))
    return FramePlan(
      width: width, height: height, background: planner.canvas.background,
      surfaces: planner.surfaces,
      ops: planner.ops)
  }

  /// A canvas side in whole pixels: at least 1, at most 16384.
  static func pixelCount(_ length: Double) -> Int {
    guard !length.isNaN else { return 1 }
    return Int(max(1, min(16384, length.rounded())))
  }

  mutating func add(_ layer: Layer, in place: Place) {
    let weight = Self.product(place.weight, Fixed.weight(layer.opacity))
    guard weight > 0, !place.visible.isEmpty else { return }
    if layer.projection != nil || !layer.effects.isEmpty || layer.blendMode != .normal {
      var inner = place
      inner.weight = weight
      return addIsolated(layer, in: inner)
    }
    var inner = place
    inner.map = layer.transform.then(place.map)
    guard inner.map.isFinite else { return }
    if weight == Fixed.full || Self.isSingleDrawing(layer) {
      inner.weight = weight
      addContents(of: layer, in: inner)
    } else {
      inner.weight = Fixed.full
      addGroup(.beginOpacity(weight: weight), in: inner) { $0.addContents(of: layer, in: $1) }
    }
  }

  /// Shadow, then content and children under the mask and clip.
  mutating func addContents(of layer: Layer, in place: Place) {
    if let shadow = layer.shadow {
      addShadow(shadow, of: layer.clip ?? .rect(layer.bounds), in: place)
    }
    withMask(layer.mask, in: place) { planner, place in
      planner.withClip(layer.clip, in: place) { planner, place in
        planner.addContent(of: layer, in: place)
        for child in layer.children { planner.add(child, in: place) }
      }
    }
  }

  private mutating func addContent(of layer: Layer, in place: Place) {
    switch layer.content {
    case .none: break
    case .picture(let picture): addPicture(picture, in: place)
    case .color(let color): addColor(color, over: layer.bounds, in: place)
    case .backdrop(let effect): addBackdrop(effect, in: place)
    case .embedded(let embedded): addEmbedded(embedded.frame, into: layer.bounds, in: place)
    }
  }

  /// A layer that draws one thing can hand its opacity down instead of making a group.
  static func isSingleDrawing(_ layer: Layer) -> Bool {
    guard layer.shadow == nil else { return false }
    switch (layer.content, layer.children.count) {
    case (.none, 0), (.picture, 0), (.color, 0): return true
    case (.none, 1):
      let child = layer.children[0]
      if child.projection != nil || !child.effects.isEmpty || child.blendMode != .normal {
        return true
      }
      return isSingleDrawing(child)
    default: return false
    }
  }

  // MARK: - Groups

  /// Adds a group around what `body` adds; nothing when it adds nothing.
  mutating func addGroup(
    _ kind: PlanOp.Kind, in place: Place, _ body: (inout FramePlanner, Place) -> Void
  ) {
    let start = ops.count
    ops.append(PlanOp(kind: kind, bounds: place.visible))
    body(&self, place)
    if ops.count == start + 1 {
      ops.removeLast()
    } else {
      // The group's own bounds shrink to what is drawn in it.
      let drawn = ops[(start + 1)...].reduce(PixelRect.empty) { $0.union($1.bounds) }
      ops[start].bounds = drawn
      ops.append(PlanOp(kind: .end, bounds: drawn))
    }
  }

  mutating func withClip(
    _ shape: ClipShape?, in place: Place, _ body: (inout FramePlanner, Place) -> Void
  ) {
    guard let shape else { return body(&self, place) }
    withClip(PlanShape(shape, map: place.map), in: place, body)
  }

  mutating func withClip(
    _ shape: PlanShape, in place: Place, _ body: (inout FramePlanner, Place) -> Void
  ) {
    var inner = place
    inner.visible = place.visible.intersection(shape.bounds)
    guard !inner.visible.isEmpty else { return }
    let box = shape.box
    if case .path = shape {
    } else {
      inner.clip = FixedRect(
        left: max(place.clip.left, box.left), top: max(place.clip.top, box.top),
        right: min(place.clip.right, box.right), bottom: min(place.clip.bottom, box.bottom))
    }
    if shape.covers(inner.visible) { return body(&self, inner) }
    addGroup(.beginClip(shape), in: inner, body)
  }

  private mutating func withMask(
    _ mask: [Layer], in place: Place, _ body: (inout FramePlanner, Place) -> Void
  ) {
    guard !mask.isEmpty else { return body(&self, place) }
    var inner = place
    inner.weight = Fixed.full
    let index = addSurface(drawn: place.visible, kept: place.visible, finish: nil) { planner in
      for layer in mask { planner.add(layer, in: inner) }
    }
    addGroup(.beginMask(surface: index), in: place, body)
  }

  /// Makes a surface from what `body` adds to an empty list.
  mutating func addSurface(
    drawn: PixelRect, kept: PixelRect, finish: PlanSurface.Finish?,
    _ body: (inout FramePlanner) -> Void
  ) -> Int {
    let outer = (ops, canvas)
    (ops, canvas) = ([], Canvas(extent: canvas.extent))
    body(&self)
    surfaces.append(PlanSurface(drawn: drawn, ops: ops, finish: finish, kept: kept))
    (ops, canvas) = outer
    return surfaces.count - 1
  }

  // MARK: - Numbers

  /// Product of two 15-bit weights, exact for full ones.
  static func product(_ a: Int, _ b: Int) -> Int {
    a == Fixed.full ? b : b == Fixed.full ? a : (a * b + 16384) >> 15
  }

  /// Premultiplied 8-bit pixel of a colour.
  static func premultiplied(_ color: Color) -> UInt32 {
    let alpha = unit(color.alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(unit(color.red) * alpha) << 16
      | byte(unit(color.green) * alpha) << 8 | byte(unit(color.blue) * alpha)
  }

  /// The colour without its alpha, as an opaque pixel.
  static func opaque(_ color: Color) -> UInt32 {
    var solid = color
    solid.alpha = 1
    return premultiplied(solid)
  }

  private static func unit(_ value: Double) -> Double {
    value.isNaN ? 0 : max(0, min(1, value))
  }
}

extension Affine {
  /// True when no component is NaN or infinite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
