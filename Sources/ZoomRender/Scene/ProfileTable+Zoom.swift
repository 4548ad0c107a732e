// The constants of the zoom transition and of bars, with their sources.

extension ProfileTable {
  static let zoomSprings: [ProfileEntry] =
    springs("zoom.push", \.zoom.push.center, \.zoom.push.width, \.zoom.push.height, Source.film)
    + dims("zoom.push", \.zoom.push.dim, \.zoom.push.recede, Source.live)
    + springs(
      "zoom.pop", \.zoom.pop.center, \.zoom.pop.width, \.zoom.pop.height,
      "settings read live and film agree")
    + dims("zoom.pop", \.zoom.pop.dim, \.zoom.pop.recede, Source.live)
    + springs(
      "zoom.sheetOpen", \.zoom.sheetOpen.center, \.zoom.sheetOpen.width,
      \.zoom.sheetOpen.height, Source.film)
    + dims("zoom.sheetOpen", \.zoom.sheetOpen.dim, \.zoom.sheetOpen.recede, Source.film)
    + springs(
      "zoom.sheetClose", \.zoom.sheetClose.center, \.zoom.sheetClose.width,
      \.zoom.sheetClose.height, Source.film)
    + dims("zoom.sheetClose", \.zoom.sheetClose.dim, \.zoom.sheetClose.recede, Source.film)
    + ProfileEntry.spring(
      "zoom.glass", \.zoom.glass, .chosen, "middle of fits on glass-like sheet zooms",
      "everything when source or destination is glass")
    + ProfileEntry.spring(
      "zoom.single", \.zoom.single, .measured, Source.track, "everything in the single model")
    + [
      .number(
        "zoom.single.pushBend", \.zoom.singlePushBend, .fraction, -1...1, .measured,
        Source.track, "how far vertical edges lag half-way through a push"),
      .number(
        "zoom.single.popBend", \.zoom.singlePopBend, .fraction, -1...1, .measured, Source.track,
        "how far vertical edges lead half-way through a pop"),
    ]

  private static func springs(
    _ name: String, _ center: ProfileEntry.Path<SpringParameters>,
    _ width: ProfileEntry.Path<SpringParameters>, _ height: ProfileEntry.Path<SpringParameters>,
    _ source: String
  ) -> [ProfileEntry] {
    ProfileEntry.spring(name + ".center", center, .measured, source, "the card's centre")
      + ProfileEntry.spring(name + ".width", width, .measured, source, "the card's width")
      + ProfileEntry.spring(name + ".height", height, .measured, source, "the card's height")
  }

  private static func dims(
    _ name: String, _ dim: ProfileEntry.Path<SpringParameters>,
    _ recede: ProfileEntry.Path<SpringParameters>, _ source: String
  ) -> [ProfileEntry] {
    ProfileEntry.spring(name + ".dim", dim, .measured, source, "the dim over the source screen")
      + ProfileEntry.spring(
        name + ".recede", recede, .measured, source, "the source screen's scale")
  }

  static let zoomLooks: [ProfileEntry] =
    [
      .number(
        "zoom.fade.length", \.zoom.fadeLength, .fraction, 0.01...1, .derived, Source.film,
        "part of the width's way in which the pictures cross-fade"),
      .number(
        "zoom.sheetOpen.fadeStart", \.zoom.sheetOpenFadeStart, .fraction, 0...1, .derived,
        Source.film, "where a sheet's page begins to appear"),
      .number(
        "zoom.sheetOpen.fadeEnd", \.zoom.sheetOpenFadeEnd, .fraction, 0...1, .derived,
        Source.film, "where a sheet's page is opaque"),
      .number(
        "zoom.sheetClose.fadeLength", \.zoom.sheetCloseFadeLength, .fraction, 0.01...1, .derived,
        Source.film, "part of the way in which the source appears over a closing sheet"),
      .number(
        "zoom.dim", \.zoom.dim, .fraction, 0...1, .measuredTwice, Source.both,
        "alpha of the black over the source screen"),
      .number(
        "zoom.recede", \.zoom.recede, .fraction, 0.1...2, .measured,
        Source.track + ", 402 pt wide", "scale of the source screen behind the page"),
    ]
    + shadow("zoom.shadow", \.zoom.shadow, .chosen, "middle of two fits", "the card's shadow")
    + shadow(
      "zoom.coverShadow", \.zoom.coverShadow, .measured, "the heavier of two fits",
      "a cover's shadow")
    + [
      .number(
        "zoom.shadow.start", \.zoom.shadowStart, .fraction, 0...1, .measured, Source.track,
        "part of the way from the source where the shadow begins"),
      .number(
        "zoom.shadow.end", \.zoom.shadowEnd, .fraction, 0...1, .measured, Source.track,
        "part of the way where the shadow has its full strength"),
      .number(
        "zoom.missing.side", \.zoom.missingSide, .points, 1...2000, .chosen, Source.choice,
        "side of the square that stands in for a missing source"),
      .number(
        "zoom.missing.radius", \.zoom.missingRadius, .points, 0...1000, .chosen, Source.choice,
        "corner radius of that square"),
      .number(
        "zoom.restDistance", \.zoom.restDistance, .points, 0.01...10, .chosen, Source.choice,
        "the card is at rest when no edge is farther than this from its end"),
      .number(
        "zoom.touchProgress", \.zoom.touchProgress, .fraction, 0...1, .chosen, Source.choice,
        "height progress from which the destination takes touches"),
    ] + alignment + glass + chrome

  private static func shadow(
    _ name: String, _ path: ProfileEntry.Path<ShadowConstants>,
    _ confidence: ProfileEntry.Confidence, _ source: String, _ about: String
  ) -> [ProfileEntry] {
    // Spelled out three times: a key path that is appended to is no longer known to be Sendable.
    typealias Part = any WritableKeyPath<ShadowConstants, Double> & Sendable
    let parts: [(String, Part, ProfileEntry.Unit)] = [
      (".alpha", \.alpha, .fraction), (".sigma", \.sigma, .points), (".y", \.y, .points),
    ]
    return parts.map { suffix, part, unit in
      .computed(
        name + suffix, { $0[keyPath: path][keyPath: part] },
        { $0[keyPath: path][keyPath: part] = $1 }, unit,
        unit == .fraction ? 0...1 : (suffix == ".y" ? -200...200 : 0...200), confidence, source,
        about)
    }
  }

  private static let alignment: [ProfileEntry] = [
    .number(
      "zoom.alignment.trailX", \.zoom.alignment.trailX, .fraction, -1...1, .measured,
      Source.track, "how far the aligned part trails sideways on a push, times 4"),
    .number(
      "zoom.alignment.trailY", \.zoom.alignment.trailY, .fraction, -1...1, .measured,
      Source.track, "how far it trails vertically, times 4"),
    .number(
      "zoom.alignment.popLead", \.zoom.alignment.popLead, .fraction, 0.1...10, .measured,
      Source.track, "how much faster than its scale the part moves on a pop"),
    .number(
      "zoom.alignment.fadeEnd", \.zoom.alignment.fadeEnd, .fraction, 0...1, .measured,
      Source.track, "progress at which the source's picture is gone"),
    .number(
      "zoom.alignment.fadeLength", \.zoom.alignment.fadeLength, .fraction, 0.01...1, .measured,
      Source.track, "progress that the fade takes"),
  ]

  private static let glass: [ProfileEntry] = [
    .number(
      "zoom.glass.contentEnd", \.zoom.glassFade.contentEnd, .fraction, 0.01...1, .chosen,
      Source.choice, "progress at which the button's content is gone"),
    .number(
      "zoom.glass.contentBlur", \.zoom.glassFade.contentBlur, .points, 0...100, .chosen,
      Source.choice, "σ of the content's blur there"),
    .number(
      "zoom.glass.platterStart", \.zoom.glassFade.platterStart, .fraction, 0...0.99, .chosen,
      Source.choice, "progress at which the platter begins to become the sheet's material"),
    .number(
      "zoom.glass.pageStart", \.zoom.glassFade.pageStart, .fraction, 0...1, .chosen,
      Source.choice, "progress at which the page begins to appear"),
    .number(
      "zoom.glass.pageEnd", \.zoom.glassFade.pageEnd, .fraction, 0.01...1, .chosen,
      Source.choice, "progress at which the page is opaque"),
    .number(
      "zoom.glass.pageBlur", \.zoom.glassFade.pageBlur, .points, 0...100, .chosen, Source.choice,
      "σ of the page's blur at its start"),
    .number(
      "zoom.glass.flatEnd", \.zoom.glassFade.flatEnd, .fraction, 0.01...1, .chosen,
      Source.choice, "progress at which the flat picture of a padded glass source is gone"),
  ]

  private static let chrome: [ProfileEntry] = [
    .number(
      "zoom.chrome.buttonIn", \.zoom.chrome.buttonIn, .seconds, 0...5, .measured, Source.track,
      "the back button appears over this on a push"),
    .number(
      "zoom.chrome.buttonOut", \.zoom.chrome.buttonOut, .seconds, 0...5, .measured, Source.track,
      "the back button goes over this on a landing"),
    .number(
      "zoom.chrome.titleDelay", \.zoom.chrome.titleDelay, .seconds, 0...5, .measured,
      Source.track, "titles swap after this"),
    .number(
      "zoom.chrome.titleFade", \.zoom.chrome.titleFade, .seconds, 0...5, .measured, Source.track,
      "titles swap over this"),
    .number(
      "zoom.chrome.dragDelay", \.zoom.chrome.dragDelay, .seconds, 0...5, .measured, Source.track,
      "items swap this long after a drag began"),
  ]

  static let bar: [ProfileEntry] =
    ProfileEntry.spring("bar.frame", \.bar.frame, .measured, Source.live, "a group's frame")
    + [
      .number(
        "bar.frame.delay", \.bar.frameDelay, .seconds, 0...5, .measured, Source.live,
        "a group waits this long first"),
      .number(
        "bar.item.scale", \.bar.itemScale, .fraction, 0...2, .measured, Source.live,
        "items appear from this scale"),
      .number(
        "bar.item.blur", \.bar.itemBlur, .points, 0...100, .measured, Source.live,
        "items appear from this blur, in σ"),
      .number(
        "bar.drift", \.bar.drift, .fraction, -2...2, .measured, Source.live,
        "items drift by this part of an edge swipe"),
      .number(
        "bar.fusion", \.bar.fusion, .points, 0...200, .measured, Source.live,
        "distance at which neighbouring glass melts together"),
    ]
}
