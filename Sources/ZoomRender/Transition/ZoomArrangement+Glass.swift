// The participants of a zoom out of glass.

/// How the glass of a source looks at one moment of a zoom.
struct GlassPose: Sendable, Equatable {
  var form: GlassForm
  var fade: GlassFade
}

extension ZoomArrangement {
  /// What is in the card, bottom to top.
  func glassParts(_ glass: GlassPose, upper: [Layer], look: Layer, in bounds: Rect) -> [Layer] {
    if glass.form == .platter, case .backdrop(let effect) = look.content {
      return platterParts(glass.fade, effect, upper: upper, look: look, in: bounds)
    }
    return flatParts(glass.fade, upper: upper, look: look, in: bounds)
  }

  /// Glass in the card's shape that gives way to the page's ground, the page, the button's content.
  ///
  /// The ground comes in below the glass, then the glass goes: glass on glass would take its light
  /// from the piece below and change its own when that goes.
  private func platterParts(
    _ fade: GlassFade, _ effect: BackdropEffect, upper: [Layer], look: Layer, in bounds: Rect
  ) -> [Layer] {
    var effect = effect
    effect.shape = .rounded(bounds, radii: pose.radii, style: .continuous)
    (effect.group, effect.neighbours) = (nil, [])
    var platter = Layer(
      id: look.id, role: .glass, name: look.name, bounds: bounds, content: .backdrop(effect))
    platter.opacity = min(1, 2 - 2 * fade.platterMix) * look.opacity
    if platter.opacity <= 0 { platter.content = .none }
    var content = Layer.group(
      id.child(part: "content"), role: .source, bounds: look.bounds, look.children)
    content.opacity = fade.contentAlpha * look.opacity
    if fade.contentBlur > 0 { content.effects = [.blur(sigma: fade.contentBlur)] }
    // Its own size, its middle where it was in the platter.
    content.transform = .translation(bounds.center - look.bounds.center)
    var parts = ground(upper, opacity: min(1, 2 * fade.platterMix), in: bounds) + [platter]
    if fade.pageAlpha > 0 {
      parts.append(
        page(
          Self.withoutGround(upper), opacity: fade.pageAlpha, blur: fade.pageBlur, in: bounds))
    }
    if content.opacity > 0 { parts.append(content) }
    return parts
  }

  /// One picture of glass and content, stretched to the card, with the page coming in on it: as a
  /// picture over the page would, but the glass keeps what is below the card under it.
  private func flatParts(
    _ fade: GlassFade, upper: [Layer], look: Layer, in bounds: Rect
  ) -> [Layer] {
    let own = look.bounds
    var picture = look
    picture.role = .source
    picture.transform = Affine.translation(x: -own.minX, y: -own.minY)
      .then(
        .scale(x: bounds.width / max(own.width, 1e-6), y: bounds.height / max(own.height, 1e-6)))
    let shown = 1 - fade.flatAlpha
    let page = self.page(Self.withoutGround(upper), opacity: shown, in: bounds)
    var parts: [Layer] = shown < 1 ? [picture] : []
    parts += ground(upper, opacity: shown, in: bounds)
    if shown > 0 { parts.append(page) }
    return parts
  }

  /// True when the page stands on glass: the card's backing would hide what is seen through it.
  static func standsOnGlass(_ upper: [Layer]) -> Bool {
    if case .backdrop? = ground(of: upper)?.content { true } else { false }
  }

  /// The page's own ground, else its backing, over the card.
  func ground(_ upper: [Layer], opacity: Double, in bounds: Rect) -> [Layer] {
    guard opacity > 0 else { return [] }
    if var ground = Self.ground(of: upper) {
      // A sheet's ground is laid out with the sheet; in the card it has the card's shape.
      let scale = upper[0].transform.meanScale
      ground.bounds = bounds
      ground.transform = .identity
      ground.opacity *= opacity
      ground.content = ground.content.reshaped(to: bounds, radii: pose.radii, scale: scale)
      ground.children = ground.children.map { child in
        var copy = child
        copy.bounds = bounds
        copy.content = child.content.reshaped(to: bounds, radii: pose.radii, scale: scale)
        return copy
      }
      return [ground]
    }
    var color = contentBackground
    color.alpha *= opacity
    return [.flat(id.child(part: "backing"), role: .cardBackground, bounds: bounds, color)]
  }

  private static func ground(of upper: [Layer]) -> Layer? {
    guard upper.count == 1, upper[0].role == .sheet, let first = upper[0].children.first,
      first.role == .cardBackground
    else { return nil }
    return first
  }

  static func withoutGround(_ upper: [Layer]) -> [Layer] {
    guard ground(of: upper) != nil else { return upper }
    var sheet = upper[0]
    sheet.children.removeFirst()
    return [sheet]
  }
}

extension Layer.Content {
  /// A ground in another shape; pictures stay as they are.
  ///
  /// - Parameter scale: of the ground's own coordinates in the new ones.
  fileprivate func reshaped(to bounds: Rect, radii: CornerRadii, scale: Double) -> Layer.Content {
    guard case .backdrop(var effect) = self else { return self }
    effect.sigma *= scale
    effect.shape = .rounded(bounds, radii: radii, style: .continuous)
    return .backdrop(effect)
  }
}
