// The layers of a zoom at one moment.

/// Everything that decides how a zoom looks at one moment, in the container's coordinates.
struct ZoomPose: Sendable, Equatable {
  /// The travelling card.
  var card: Rect
  var radii: CornerRadii
  /// Clockwise turn about the card's centre while two fingers hold it.
  var radians = 0.0
  /// Of the page inside the card; the page's top-leading corner is at the card's plus `pageOffset`.
  var pageScale: Double
  var pageOffset = Vector.zero
  /// Opacity of backing and page: below 1 only under an opaque picture of the source.
  var pageOpacity = 1.0
  /// Where the source's picture is, in the container.
  var look: Rect
  /// Its opacity above the page.
  var lookOpacity: Double
  /// Opacity of the colour that goes on below it, within the picture's own.
  var lookBackgroundOpacity = 1.0
  /// Scale of the covered screen about its centre.
  var recedeScale: Double
  var dim: Color
  /// Standard deviation of a blur in place of the dim; 0 for none.
  var dimBlur = 0.0
  var shadow: LayerShadow?
  /// Opacity of the whole card when it has no source to land on: it vanishes before it arrives.
  var vanishing: Double?
  /// Set when the source is glass.
  var glass: GlassPose?
  /// Opacities of the bars that go and come, pinned above the card.
  var outgoingTitle = 0.0
  var outgoingItems = 0.0
  var incomingTitle = 1.0
  var incomingItems = 1.0
}

/// Colours that continue the source's picture where the card is larger than it.
struct LookBackground: Sendable, Equatable {
  /// Behind the upper half, for corners that the card rounds less than the source; nil = nothing.
  var top: Color?
  /// Below the picture's middle.
  var bottom: Color
}

/// Puts the participants of a zoom together: covered screen, dim, card, bars.
struct ZoomArrangement {
  /// Prefix of the ids of made layers.
  var id: NodeID
  /// What the zoom happens in: the stack or the screen.
  var container: Rect
  /// Where the upper screen rests: its layers are in the container's coordinates.
  var destination: Rect
  var pose: ZoomPose
  /// Backing of the card.
  var contentBackground: Color
  /// What the receding screen uncovers.
  var screenBackground: Color
  /// What is behind the source's picture where the card shows more than it.
  var lookBackground: LookBackground?
  /// Bars that the two screens share: they stay in place above the card. Empty for presentations.
  var bars: BarTable

  /// Bottom to top: background, covered screen, dim, card, bars.
  func layers(lower: [Layer], upper: [Layer], look: Layer?) -> [Layer] {
    var lower = lower
    var upper = upper
    let lowerBars = bars.take(from: &lower)
    let upperBars = bars.take(from: &upper)
    var result: [Layer] = []
    if pose.recedeScale != 1 {
      result.append(
        .flat(id.child(part: "background"), role: .screen, bounds: container, screenBackground))
      // The strip that the smaller screen uncovers shows the screen's own ground, unscaled.
      if let ground = Layer.group(id, role: .screen, bounds: container, lower)
        .ground(covering: container)
      {
        result.append(
          Layer(
            id: id.child(part: "ground"), role: .screen, bounds: container,
            content: .picture(ground)))
      }
    }
    var screen = Layer.group(
      id.child(part: "screen"), role: .screen, bounds: container, lower)
    screen.transform = Affine.scale(pose.recedeScale).about(container.center)
    if pose.dimBlur > 0 { screen.effects = [.blur(sigma: pose.dimBlur)] }
    result.append(screen)
    if pose.dim.alpha > 0 {
      result.append(.flat(id.child(part: "dim"), role: .dim, bounds: container, pose.dim))
    }
    result.append(card(upper: upper, look: look))
    result += faded(lowerBars, title: pose.outgoingTitle, items: pose.outgoingItems)
    result += faded(upperBars, title: pose.incomingTitle, items: pose.incomingItems)
    return result
  }

  private func card(upper: [Layer], look: Layer?) -> Layer {
    let bounds = Rect(origin: .zero, size: pose.card.size)
    if let glass = pose.glass, let look {
      var card = emptyCard(bounds)
      card.children = glassParts(glass, upper: upper, look: look, in: bounds)
      return card
    }
    var card = emptyCard(bounds)
    if Self.standsOnGlass(upper) {
      card.children = ground(upper, opacity: pose.pageOpacity, in: bounds)
      card.children.append(page(Self.withoutGround(upper), in: bounds))
      if let look, pose.lookOpacity > 0 { card.children += self.look(look, in: bounds) }
      return card
    }
    if look == nil, pose.vanishing != nil {
      card.children = [
        filled(upper, in: bounds), page(upper, opacity: 1 - pose.lookOpacity, in: bounds),
      ]
      return card
    }
    let page = self.page(upper, in: bounds)
    var backing = contentBackground
    backing.alpha *= pose.pageOpacity
    if backing.alpha > 0 {
      card.children.append(
        .flat(id.child(part: "backing"), role: .cardBackground, bounds: bounds, backing))
    }
    card.children.append(page)
    if let look, pose.lookOpacity > 0 {
      card.children += self.look(look, in: bounds)
    }
    return card
  }

  private func emptyCard(_ bounds: Rect) -> Layer {
    var card = Layer(id: id.child(part: "card"), role: .card, bounds: bounds)
    card.transform = Affine.rotation(radians: pose.radians)
      .about(Point(bounds.midX, bounds.midY))
      .then(.translation(x: pose.card.minX, y: pose.card.minY))
    card.clip = .rounded(bounds, radii: pose.radii, style: .continuous)
    card.shadow = pose.shadow
    card.opacity = pose.vanishing ?? 1
    return card
  }

  /// What stands for a source that never was: the page's own ground without the page.
  private func filled(_ upper: [Layer], in bounds: Rect) -> Layer {
    let backing = Layer.flat(
      id.child(part: "backing"), role: .cardBackground, bounds: bounds, contentBackground)
    var ground = pageGround(Self.withoutGround(upper), in: bounds)
    ground?.id = id.child(part: "fillGround")
    return .group(
      id.child(part: "fill"), role: .container, bounds: bounds,
      [backing] + (ground.map { [$0] } ?? []))
  }

  /// The upper screen inside the card; where it leaves some of the card open, the colour that it
  /// stands on goes on.
  func page(_ upper: [Layer], opacity: Double? = nil, blur: Double = 0, in bounds: Rect) -> Layer {
    let map = Affine.scale(pose.pageScale).then(.translation(pose.pageOffset))
    func page(_ layers: [Layer]) -> Layer {
      var page = Layer.group(
        id.child(part: "destination"), role: .destination,
        bounds: Rect(origin: .zero, size: destination.size),
        layers.map { $0.transformed(by: .translation(x: -destination.minX, y: -destination.minY)) })
      page.transform = map
      return page
    }
    var shown = page(upper)
    let bare = Self.withoutGround(upper)
    if !map.apply(to: shown.bounds).covers(bounds), let ground = pageGround(bare, in: bounds) {
      // One group, so that page and ground fade as one.
      shown = Layer.group(
        id.child(part: "page"), role: .container, bounds: bounds, [ground, page(bare)])
    }
    shown.opacity = opacity ?? pose.pageOpacity
    if blur > 0 { shown.effects = [.blur(sigma: blur)] }
    return shown
  }

  /// What the page is painted on, as large as the card; nil when it stands on nothing of its own.
  private func pageGround(_ upper: [Layer], in bounds: Rect) -> Layer? {
    // A sheet is drawn smaller than it is laid out: its ground is in its own points.
    let isSheet = upper.count == 1 && upper[0].role == .sheet
    let area = isSheet ? upper[0].bounds : destination
    let inner = isSheet ? upper[0].children : upper
    guard !area.isEmpty,
      let ground = Layer.group(id, role: .screen, bounds: area, inner).ground(covering: area)
    else { return nil }
    return Layer(
      id: id.child(part: "pageGround"), role: .cardBackground, bounds: area,
      transform: Affine.translation(x: -area.minX, y: -area.minY)
        .then(.scale(x: bounds.width / area.width, y: bounds.height / area.height)),
      content: .picture(ground))
  }

  /// The source's picture over the page, above its background where the card is taller.
  private func look(_ look: Layer, in bounds: Rect) -> [Layer] {
    let own = look.bounds
    guard own.width > 0, own.height > 0 else { return [] }
    let rect = pose.look.offset(by: Point.zero - pose.card.origin)
    var picture = look
    picture.role = .source
    picture.transform = Affine.translation(x: -own.minX, y: -own.minY)
      .then(.scale(x: rect.width / own.width, y: rect.height / own.height))
      .then(.translation(x: rect.minX, y: rect.minY))
    let grounds = ground(behind: rect, in: bounds)
    guard !grounds.isEmpty else {
      picture.opacity *= pose.lookOpacity
      return [picture]
    }
    // One group, so that picture and background fade as one.
    let opacity = picture.opacity
    picture.opacity = 1
    var group = Layer.group(
      id.child(part: "look"), role: .container, bounds: bounds, grounds + [picture])
    group.opacity = pose.lookOpacity * opacity
    return [group]
  }

  /// The colours that go on where the source's picture ends: below it, and in the corners above.
  private func ground(behind rect: Rect, in bounds: Rect) -> [Layer] {
    guard let colors = lookBackground, pose.lookBackgroundOpacity > 0 else { return [] }
    let middle = min(max(rect.midY, bounds.minY), bounds.maxY)
    var grounds: [Layer] = []
    if let top = colors.top {
      let area = Rect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: middle)
      grounds.append(
        .flat(
          id.child(part: "lookTop"), role: .cardBackground, bounds: area,
          top.opacity(pose.lookBackgroundOpacity)))
    }
    if rect.maxY < bounds.height || colors.top != nil {
      let area = Rect(minX: bounds.minX, minY: middle, maxX: bounds.maxX, maxY: bounds.maxY)
      grounds.append(
        .flat(
          id.child(part: "lookBackground"), role: .cardBackground, bounds: area,
          colors.bottom.opacity(pose.lookBackgroundOpacity)))
    }
    return grounds
  }

  private func faded(_ layers: [Layer], title: Double, items: Double) -> [Layer] {
    layers.compactMap { layer in
      let alpha = bars.isTitle(layer) ? title : items
      return alpha > 0 ? layer.faded(alpha) : nil
    }
  }
}
