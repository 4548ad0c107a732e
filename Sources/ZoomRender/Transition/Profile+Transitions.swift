// The constants of a profile in the form that arrangements and motions take.

extension ShadowConstants {
  /// Black, below the card.
  var layerShadow: LayerShadow {
    LayerShadow(color: .black.opacity(alpha), sigma: sigma, offset: Vector(dx: 0, dy: y))
  }
}

extension ZoomConstants.Springs {
  /// One spring for the card, another for what is behind it.
  init(card: SpringParameters, dim: SpringParameters? = nil, recede: SpringParameters? = nil) {
    self.init(
      center: card, width: card, height: card, dim: dim ?? card, recede: recede ?? card)
  }
}

extension Profile {
  /// What stands for a zoom under Reduce Motion.
  var reducedFade: FadeLength {
    rules.reducedMotion == .nativeFade
      ? FadeLength(duration: fade.native, curve: .linear)
      : FadeLength(duration: fade.reduced, curve: .easeInOut)
  }

  /// A cross-fade that is asked for, or stands for a zoom whose source is off screen.
  var crossFade: FadeLength { FadeLength(duration: fade.crossFade, curve: .easeInOut) }

  /// Springs of a flight between a page or sheet and its source.
  func zoomSprings(opens: Bool, isSheet: Bool, isGlass: Bool) -> ZoomConstants.Springs {
    if isGlass { return ZoomConstants.Springs(card: zoom.glass) }
    if isSheet { return opens ? zoom.sheetOpen : zoom.sheetClose }
    if rules.zoomModel == .single {
      let cover = opens ? zoom.push : zoom.pop
      return ZoomConstants.Springs(card: zoom.single, dim: cover.dim, recede: cover.recede)
    }
    return opens ? zoom.push : zoom.pop
  }

  /// Springs after a finger has let go: to the source, or back to the page's rest.
  func releaseSprings(lands: Bool, isSheet: Bool) -> ZoomConstants.Springs {
    if lands {
      return ZoomConstants.Springs(
        card: release.landing, dim: release.landing, recede: release.recede)
    }
    return ZoomConstants.Springs(card: isSheet ? release.sheetCancel : release.cancel)
  }

  /// How far vertical edges lead in the middle of a single-spring flight, as a part of the way.
  func zoomBend(opens: Bool) -> Double {
    guard rules.zoomModel == .single else { return 0 }
    return opens ? zoom.singlePushBend : zoom.singlePopBend
  }
}
