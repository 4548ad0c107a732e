// Backdrops: surfaces made of everything below.

import CKernels

extension FramePlanner {
  /// A backdrop is a surface made of everything below, blurred, drawn through its shape.
  mutating func addBackdrop(_ effect: BackdropEffect, in place: Place) {
    let look = look(of: effect, in: place)
    guard case .glass(let glass) = look.finish, glass.parts.count > 1 else {
      return withClip(effect.shape, in: place) { planner, place in
        planner.addBackdrop(look, in: place)
      }
    }
    // Joined glass brings its own coverage: it bulges out of two parts by a quarter of the seam's
    // width at most, out of more by little more.
    var area = PixelRect.empty
    for part in glass.parts { area = area.union(part.shape.bounds) }
    var inner = place
    inner.visible = place.visible.intersection(area.grown(by: Fixed.ceil(glass.join / 2) + 1))
    addBackdrop(look, in: inner)
  }

  private mutating func addBackdrop(_ look: BackdropLook, in place: Place) {
    let kept = place.visible
    guard !kept.isEmpty else { return }
    let drawn = look.blur.source(of: kept)
    let below = closed(ops[canvas.start...], within: drawn)
    surfaces.append(
      PlanSurface(
        drawn: drawn, ops: below, finish: .backdrop(look, within: canvas.extent), kept: kept,
        background: canvas.background))
    ops.append(
      PlanOp(
        kind: .image(
          PlanImage(
            source: .surface(surfaces.count - 1), rect: kept, placement: .rect(FixedRect(kept)),
            weight: place.weight)),
        bounds: kept))
  }

  private func look(of effect: BackdropEffect, in place: Place) -> BackdropLook {
    let scale = place.map.meanScale
    var look = BackdropLook(
      sigma: Fixed.quantized(max(0, min(340, effect.sigma * scale))), finish: .none)
    switch effect.kind {
    case .blur, .glass(.identity): break
    case .material(let material):
      look.finish = BackdropLook.platter(of: material, in: effect.colorScheme)
    case .glass(let variant):
      look.finish = .glass(glass(variant == .clear ? .clear : .regular, effect, in: place))
      return look
    case .sheet:
      look.finish = .glass(glass(.sheet, effect, in: place))
      return look
    }
    if let tint = effect.tint {
      (look.tint, look.tintWeight) = (Self.opaque(tint), Fixed.weight(tint.alpha))
    }
    return look
  }

  private func glass(
    _ thickness: GlassLook.Thickness, _ effect: BackdropEffect, in place: Place
  ) -> GlassLook {
    let scale = place.map.meanScale
    let distance = effect.joinDistance * scale
    let reach = distance.isFinite ? min(2048, max(0, distance)) : 0
    func part(_ shape: ClipShape, presence: Double, _ tint: Color?) -> GlassLook.Part {
      let outline = PlanShape(shape, map: place.map)
      let box = outline.box
      // A shape that is half there has shrunk half the way to nothing.
      let depth = Fixed.double(max(0, min(box.width, box.height))) / 2 + reach
      let gone = presence >= 1 ? 0 : 1 - max(0, presence)
      return GlassLook.Part(
        shape: outline, shrink: gone == 0 ? 0 : Fixed.quantized(depth * gone),
        tint: Self.opaque(tint ?? .clear),
        tintWeight: Fixed.weight((tint?.alpha ?? 0) * GlassLook.tintShare))
    }
    let joined = effect.neighbours.prefix(Int(ZR_GLASS_SHAPES) - 1)
    return GlassLook(
      thickness: thickness, colorScheme: effect.colorScheme,
      parts: [part(effect.shape, presence: effect.presence, effect.tint)]
        + joined.map { part($0.shape, presence: $0.presence, $0.tint) },
      // Two edges touch across half of the seam's width.
      join: joined.isEmpty ? 0 : Fixed.quantized(2 * reach),
      scale: Fixed.quantized(min(4096, max(0, scale))))
  }

  /// The operations so far, cut to `rect`, with their open groups closed.
  private func closed(_ ops: ArraySlice<PlanOp>, within rect: PixelRect) -> [PlanOp] {
    var result: [PlanOp] = []
    var open: [PlanOp] = []
    func close(_ begin: PlanOp) {
      if let last = result.last, last.isBegin {
        result.removeLast()
      } else {
        result.append(PlanOp(kind: .end, bounds: begin.bounds))
      }
    }
    for op in ops {
      if op.kind == .end {
        close(open.removeLast())
        continue
      }
      var part = op
      part.bounds = op.bounds.intersection(rect)
      if op.isBegin {
        open.append(part)
        result.append(part)
      } else if !part.bounds.isEmpty {
        result.append(part)
      }
    }
    for begin in open.reversed() { close(begin) }
    return result
  }
}
