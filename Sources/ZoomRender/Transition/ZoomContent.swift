// What is inside the zoom's card: the page, the source's picture, glass and bars.

/// Where a picture is drawn in the container: scaled from its own size, not stretched.
public struct ZoomPlacement: Sendable, Equatable {
  /// The picture's top-left corner, in container points.
  public var origin: Point
  /// Container points per picture point.
  public var scale: Double

  /// A placement.
  public init(origin: Point, scale: Double) {
    self.origin = origin
    self.scale = scale
  }

  /// Between two placements.
  func interpolated(to other: ZoomPlacement, progress: Double) -> ZoomPlacement {
    guard progress < 1 else { return other }
    return ZoomPlacement(
      origin: origin.interpolated(to: other.origin, progress: progress),
      scale: scale.interpolated(to: other.scale, progress: progress))
  }

  /// The map from the picture's points to the container's.
  public var transform: Affine {
    Affine.scale(scale).then(.translation(x: origin.x, y: origin.y))
  }
}

extension ZoomRoute {
  /// Where the destination page is drawn for a state of the card.
  ///
  /// The page keeps its final layout. Without an alignment it is scaled to the card's width (or, on a
  /// card that is taller than the page, to its height, centred) and stands at the card's top; a
  /// sheet's page is scaled to fit. With an alignment the named part travels to the source.
  public func pagePlacement(_ state: ZoomMoment, direction: ZoomFlight.Direction, profile: Profile)
    -> ZoomPlacement
  {
    let page = destination.size
    guard !page.isEmpty else { return ZoomPlacement(origin: state.card.origin, scale: 1) }
    let (byWidth, byHeight) = (state.card.width / page.width, state.card.height / page.height)
    let held = ZoomPlacement(origin: state.card.origin, scale: byWidth)
    guard state.pageFit > 0 else { return held }
    var flown = held
    if let part = alignment, !part.isEmpty, part.isFinite {
      flown = alignedPlacement(part, state, direction, profile)
    } else if kind == .sheet {
      flown.scale = min(byWidth, byHeight)
    } else if byHeight > byWidth {
      flown.scale = byHeight
      flown.origin.x -= (byHeight * page.width - state.card.width) / 2
    }
    return held.interpolated(to: flown, progress: state.pageFit)
  }

  /// Scale of the page when its aligned part lies on the source: the part covers it.
  func landingScale(_ part: Rect) -> Double {
    max(source.width / part.width, source.height / part.height)
  }

  private func alignedPlacement(
    _ part: Rect, _ state: ZoomMoment, _ direction: ZoomFlight.Direction, _ profile: Profile
  ) -> ZoomPlacement {
    let away = min(max(state.away, 0), 1)
    let landing = landingScale(part)
    let scale = landing.interpolated(to: 1, progress: away)
    // The part's centre: on the source by its top-left corner, on the page where it lies there.
    let near = Point(
      source.minX + landing * part.width / 2, source.minY + landing * part.height / 2)
    let far = destination.origin + (part.center - .zero)
    let constants = profile.zoom.alignment
    let (x, y): (Double, Double)
    switch direction {
    case .push:
      let trail = away * (1 - away)
      (x, y) = (away - constants.trailX * trail, away - constants.trailY * trail)
    case .pop:
      x = 1 - min(1, constants.popLead * (1 - away))
      y = x
    }
    let center = Point(
      near.x.interpolated(to: far.x, progress: x), near.y.interpolated(to: far.y, progress: y))
    return ZoomPlacement(
      origin: Point(center.x - scale * part.midX, center.y - scale * part.midY), scale: scale)
  }

  /// Where the source's picture is drawn for a state of the card.
  ///
  /// By width from the card's top, or stretched, as the profile says; over an aligned page it stays
  /// on the aligned part.
  public func sourcePlacement(_ state: ZoomMoment, page: ZoomPlacement, profile: Profile) -> Rect {
    let own = pictureSize ?? source.size
    if let part = alignment, !part.isEmpty, part.isFinite {
      let scale = page.scale / max(own.width / part.width, own.height / part.height, 1e-6)
      return Rect(origin: page.transform.apply(to: part.origin), size: own * scale)
    }
    guard profile.rules.sourceLook == .aspect, own.width > 0 else { return state.card }
    return Rect(
      origin: state.card.origin,
      size: Size(state.card.width, own.height * state.card.width / own.width))
  }

  /// Opacity of the source's picture over the page, 0...1.
  public func sourceAlpha(_ state: ZoomMoment, profile: Profile) -> Double {
    guard let part = alignment, !part.isEmpty, part.isFinite else { return state.sourceAlpha }
    let constants = profile.zoom.alignment
    return min(max((constants.fadeEnd - state.away) / constants.fadeLength, 0), 1)
  }

  /// The card's shadow; nil when it cannot be seen.
  ///
  /// - Parameter own: A shadow that the source's configuration gives: the card begins with it and
  ///   ends with the system's.
  public func shadow(_ state: ZoomMoment, own: LayerShadow? = nil, profile: Profile)
    -> LayerShadow?
  {
    guard kind != .sheet || own != nil else { return nil }
    let system = kind == .cover ? profile.zoom.coverShadow : profile.zoom.shadow
    let strength = own == nil ? state.shadow : min(max(state.away, 0), 1)
    let full = LayerShadow(
      color: Color.black.opacity(kind == .sheet ? 0 : system.alpha), sigma: system.sigma,
      offset: Vector(dx: 0, dy: system.y))
    guard let own else {
      guard strength > 0 else { return nil }
      return LayerShadow(
        color: full.color.opacity(strength), sigma: full.sigma, offset: full.offset)
    }
    return LayerShadow(
      color: own.color.interpolated(to: full.color, progress: strength),
      sigma: max(0, own.sigma.interpolated(to: full.sigma, progress: strength)),
      offset: Vector(
        dx: own.offset.dx.interpolated(to: full.offset.dx, progress: strength),
        dy: own.offset.dy.interpolated(to: full.offset.dy, progress: strength)))
  }

  /// Alpha of the black over the source screen.
  public func dimAlpha(_ state: ZoomMoment, profile: Profile) -> Double {
    state.dim * (kind == .sheet ? profile.sheet.dim : profile.zoom.dim)
  }
}

/// How the participants of a glass zoom fade.
public struct GlassFade: Sendable, Equatable {
  /// Opacity of the button's content.
  public var contentAlpha: Double
  /// σ of its blur in points.
  public var contentBlur: Double
  /// How far the platter has become the sheet's material, 0...1.
  public var platterMix: Double
  /// Opacity of the page.
  public var pageAlpha: Double
  /// σ of its blur in points.
  public var pageBlur: Double
  /// Opacity of the flat picture when the source is a padded custom pane.
  public var flatAlpha: Double

  /// The fades at a distance from the source: 0 there, 1 at the destination.
  public init(away: Double, profile: Profile) {
    let constants = profile.zoom.glassFade
    func ramp(_ start: Double, _ end: Double) -> Double {
      end > start ? min(max((away - start) / (end - start), 0), 1) : (away >= end ? 1 : 0)
    }
    let content = ramp(0, constants.contentEnd)
    contentAlpha = 1 - content
    contentBlur = constants.contentBlur * content
    platterMix = ramp(constants.platterStart, 1)
    pageAlpha = ramp(constants.pageStart, constants.pageEnd)
    pageBlur = constants.pageBlur * (1 - pageAlpha)
    flatAlpha = 1 - ramp(0, constants.flatEnd)
  }
}

/// How bar items change during a zoom: fades in place, above the card.
public struct ZoomChrome: Sendable, Equatable {
  /// Opacity of the destination's back button.
  public var button: Double
  /// Opacity of the destination's title; the source's has the rest.
  public var title: Double

  /// Both opacities.
  public init(button: Double, title: Double) {
    self.button = button
    self.title = title
  }

  /// Nothing of the destination's.
  static let gone = ZoomChrome(button: 0, title: 0)
  /// All of the destination's.
  static let shown = ZoomChrome(button: 1, title: 1)

  /// Seconds after a flight began, from what it found.
  func flying(_ direction: ZoomFlight.Direction, after time: Double, _ profile: Profile)
    -> ZoomChrome
  {
    let constants = profile.zoom.chrome
    let isPush = direction == .push
    return mixed(
      with: isPush ? .shown : .gone,
      button: Self.ramp(time, isPush ? constants.buttonIn : constants.buttonOut),
      title: Self.ramp(time - constants.titleDelay, constants.titleFade))
  }

  /// Seconds after a drag began: the items of the page below come in.
  func dragged(after time: Double, _ profile: Profile) -> ZoomChrome {
    let constants = profile.zoom.chrome
    let swapped = Self.ramp(time - constants.dragDelay, constants.titleFade)
    return mixed(with: .gone, button: swapped, title: swapped)
  }

  /// Seconds after a card was let go.
  func released(_ outcome: ZoomRelease.Outcome, after time: Double, _ profile: Profile)
    -> ZoomChrome
  {
    let way = Self.ramp(time, profile.zoom.chrome.buttonIn)
    return mixed(with: outcome == .landing ? .gone : .shown, button: way, title: way)
  }

  private func mixed(with other: ZoomChrome, button: Double, title: Double) -> ZoomChrome {
    ZoomChrome(
      button: self.button.interpolated(to: other.button, progress: button),
      title: self.title.interpolated(to: other.title, progress: title))
  }

  private static func ramp(_ time: Double, _ length: Double) -> Double {
    length > 0 ? min(max(time / length, 0), 1) : (time >= 0 ? 1 : 0)
  }
}
