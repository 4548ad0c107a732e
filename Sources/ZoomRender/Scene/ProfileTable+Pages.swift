// The constants of pushes, sheets, fades and fingers, with their sources.

extension ProfileTable {
  static let push: [ProfileEntry] =
    [
      .number(
        "push.tau", \.push.tau, .seconds, 0.001...5, .measuredTwice, Source.both,
        "time constant of the exponential push"),
      .number(
        "push.popTau", \.push.popTau, .seconds, 0.001...5, .measuredTwice, Source.both,
        "time constant of the exponential pop"),
    ]
    + ProfileEntry.spring(
      "push.spring", \.push.spring, .derived, "mass 3, stiffness 1000, damping 500",
      "the push of iOS 13 to 18")
    + ProfileEntry.spring(
      "push.interrupted", \.push.interrupted, .measured, Source.live,
      "what takes over when a push is interrupted")
    + [
      .number(
        "push.parallax", \.push.parallax, .fraction, -1...1, .measuredTwice, Source.both,
        "how far the covered page moves, in widths"),
      .number(
        "push.dim", \.push.dim, .fraction, 0...1, .measured, Source.track,
        "alpha of the black over the covered page"),
      .number(
        "push.shadow.alpha", \.push.shadow.alpha, .fraction, 0...1, .measured, Source.track,
        "alpha of the shadow beside the incoming page"),
      .number(
        "push.shadow.sigma", \.push.shadow.sigma, .points, 0...200, .measured, Source.track,
        "σ of that shadow"),
      .number(
        "push.shadow.offset", \.push.shadow.offset, .points, -200...200, .measured, Source.track,
        "how far that shadow stands off the page"),
      .number(
        "push.edgeThreshold", \.push.edgeThreshold, .fraction, 0...2, .measured,
        Source.track + ": .53 to two digits, between the cases .52 and .54; the film reads .30",
        "where a released edge swipe pops, in widths"),
      .number(
        "push.contentThreshold", \.push.contentThreshold, .fraction, 0...2, .measured,
        Source.track, "where a released swipe from inside the page pops, in widths"),
      .number(
        "push.projection", \.push.projection, .seconds, 0...5, .measured,
        Source.track + ": .12 to two digits, so that .16 of the width at 1200 pt/s pops",
        "seconds of the release velocity that count"),
    ]
    + ProfileEntry.spring(
      "push.release", \.push.release, .measuredTwice, Source.both, "after a release")
    + [
      .number(
        "push.cancelVelocity", \.push.cancelVelocity, .fraction, 0...10, .measured, Source.film,
        "part of the finger's velocity that a cancelled swipe starts with")
    ]

  static let sheet: [ProfileEntry] =
    ProfileEntry.spring(
      "sheet.spring", \.sheet.spring, .measured, "film and live settings, iOS 27.0.1",
      "presenting, dismissing, changing the detent")
    + [
      .number(
        "sheet.dim", \.sheet.dim, .fraction, 0...1, .measured, Source.film,
        "alpha of the black under the topmost sheet, light appearance"),
      .number(
        "sheet.darkDim", \.sheet.darkDim, .fraction, 0...1, .measured,
        "colour probes of dark screens", "the same in dark appearance"),
      .number(
        "sheet.stackedDim", \.sheet.stackedDim, .fraction, 0...1, .measured, Source.film,
        "alpha of the black under a stacked sheet"),
      .number(
        "sheet.radius", \.sheet.radius, .points, 0...1000, .measured, Source.film,
        "top corner radius"),
      .number(
        "sheet.margin", \.sheet.margin, .points, 0...200, .measured, Source.film,
        "distance of a floating sheet from sides and bottom"),
      .number(
        "sheet.medium", \.sheet.medium, .fraction, 0.01...1, .measured, Source.film,
        ".medium as a part of the largest detent"),
      .number(
        "sheet.largeGap", \.sheet.largeGap, .points, -200...500, .derived, Source.film,
        "distance of a large sheet from the safe area's top"),
      .number(
        "sheet.stackedInset", \.sheet.stackedInset, .points, 0...500, .measured, Source.eye,
        "how much narrower a sheet becomes under another"),
      .number(
        "sheet.presenter.scale", \.sheet.presenterScale, .fraction, 0.1...2, .chosen, Source.eye,
        "scale of the presenter behind a large edge-to-edge sheet"),
      .number(
        "sheet.presenter.drop", \.sheet.presenterDrop, .fraction, -1...1, .chosen, Source.eye,
        "how far the presenter moves down, in heights"),
      .number(
        "sheet.presenter.radius", \.sheet.presenterRadius, .points, 0...500, .chosen, Source.eye,
        "the presenter's corner radius"),
      .number(
        "sheet.grabber.width", \.sheet.grabber.width, .points, 0...500, .chosen, Source.eye,
        "length of the grabber"),
      .number(
        "sheet.grabber.height", \.sheet.grabber.height, .points, 0...100, .chosen, Source.eye,
        "thickness of the grabber"),
      .number(
        "sheet.grabber.top", \.sheet.grabber.top, .points, 0...100, .chosen, Source.eye,
        "distance of the grabber from the sheet's top edge"),
      .number(
        "sheet.projection", \.sheet.projection, .seconds, 0...5, .measured, Source.film,
        "seconds of the release velocity that choose the detent"),
      .number(
        "sheet.dismissFraction", \.sheet.dismissFraction, .fraction, 0...1, .measured,
        Source.film, "part of the height whose slide dismisses"),
      .number(
        "sheet.dismissSpeed", \.sheet.dismissSpeed, .pointsPerSecond, 0...100_000, .measured,
        Source.film, "speed that dismisses"),
      .number(
        "sheet.detentVelocity", \.sheet.detentVelocity, .fraction, 0...10, .measured,
        Source.film, "part of the finger's velocity with which a new detent is reached"),
      .number(
        "sheet.flickVelocity", \.sheet.flickVelocity, .fraction, 0...10, .measured, Source.film,
        "part of the finger's velocity that a flicked sheet starts with"),
      .number(
        "sheet.settleDelay", \.sheet.settleDelay, .seconds, 0...5, .measured,
        Source.film + ", of plain sheets; that the sheet goes on meanwhile is a choice",
        "time from a finger's lift to the settling of its sheet"),
      .number(
        "sheet.swell", \.sheet.swell, .fraction, 0.5...2, .measured, Source.live,
        "scale of a floating sheet under a finger"),
    ]
    + ProfileEntry.spring(
      "sheet.flick", \.sheet.flick, .measured, Source.film, "after a flick that dismisses")
    + ProfileEntry.spring(
      "sheet.swellSpring", \.sheet.swellSpring, .measured, Source.live, "the swell")

  static let fade: [ProfileEntry] =
    [
      .number(
        "fade.crossFade", \.fade.crossFade, .seconds, 0...30, .chosen, Source.choice,
        "length of a cross-fade, easeInOut"),
      .number(
        "fade.reduced", \.fade.reduced, .seconds, 0...30, .chosen, Source.guide,
        "length of the fade that stands for a zoom under Reduce Motion, easeInOut"),
      .number(
        "fade.native", \.fade.native, .seconds, 0...30, .measured, Source.track,
        "length of the device's own fade under Reduce Motion, linear"),
      .number(
        "fade.tab", \.fade.tab, .seconds, 0...30, .chosen, Source.choice,
        "length of a tab switch; 0 cuts"),
      .number(
        "alert.scale", \.fade.alertScale, .fraction, 0.1...5, .measured, Source.live,
        "an alert appears from this scale"),
      .number(
        "alert.dim", \.fade.alertDim, .fraction, 0...1, .measured, Source.live,
        "alpha of the black under an alert"),
    ]
    + ProfileEntry.spring("alert.spring", \.fade.alert, .measured, Source.live, "an alert")

  static let drag: [ProfileEntry] =
    [
      .number(
        "drag.pan.deadZone", \.drag.panDeadZone, .points, 0...200, .measuredTwice, Source.both,
        "travel before a swipe down begins"),
      .number(
        "drag.edge.deadZone", \.drag.edgeDeadZone, .points, 0...200, .measuredTwice, Source.both,
        "travel before a swipe from the edge begins"),
      .number(
        "drag.edge.width", \.drag.edgeWidth, .points, 0...500, .measured, Source.track,
        "a swipe from the edge starts within this distance of it"),
      .number(
        "drag.content.deadZone", \.drag.contentDeadZone, .points, 0...200, .measuredTwice,
        Source.both, "travel before a swipe from inside the page begins"),
      .number(
        "drag.pinch.deadZone", \.drag.pinchDeadZone, .points, 0...200, .measured, Source.track,
        "how far two fingers must close"),
      .number(
        "drag.direction", \.drag.direction, .degrees, 0...90, .measuredTwice, Source.both,
        "by how much the first motion may deviate"),
      .number(
        "drag.range", \.drag.range, .fraction, 0.01...5, .derived, Source.fit,
        "part of the axis over which the card follows before it resists"),
      .number(
        "drag.scale", \.drag.scale, .fraction, 0.01...1, .derived, Source.fit,
        "scale at the end of that range"),
      .number(
        "drag.slope", \.drag.slope, .fraction, 0...1, .derived, "scroll views, and the fit",
        "slope of the rubber band"),
      .number(
        "drag.heightFloor", \.drag.heightFloor, .fraction, 0...1, .derived,
        Source.fit, "part of its height that a dragged card keeps"),
    ]
    + ProfileEntry.spring(
      "drag.tracking", \.drag.tracking, .measured, Source.track, "how the card follows")

  static let release: [ProfileEntry] =
    [
      .number(
        "release.projection", \.release.projection, .seconds, 0...5, .measured, Source.track,
        "seconds of the release velocity that count"),
      .number(
        "release.pan", \.release.pan, .points, 0...5000, .measuredTwice, Source.both,
        "projected travel down that dismisses"),
      .number(
        "release.edge", \.release.edge, .fraction, 0...2, .measured, Source.track,
        "projected travel from the edge that dismisses, in widths"),
      .number(
        "release.content", \.release.content, .points, 0...5000, .measured, Source.track,
        "projected travel inside the page that dismisses"),
      .number(
        "release.sheet", \.release.sheet, .points, 0...5000, .measured, Source.film,
        "projected travel on a sheet that dismisses"),
      .number(
        "release.speed", \.release.speed, .pointsPerSecond, 0...100_000, .measured, Source.film,
        "speed that dismisses whatever the travel"),
      .number(
        "release.pinch", \.release.pinch, .fraction, 0...1, .measured, Source.track,
        "part of the fingers' first distance below which a pinch dismisses"),
    ]
    + ProfileEntry.spring(
      "release.landing", \.release.landing, .measured, Source.track, "back to the source")
    + ProfileEntry.spring(
      "release.cancel", \.release.cancel, .measuredTwice, Source.both, "back to full size")
    + ProfileEntry.spring(
      "release.sheetCancel", \.release.sheetCancel, .measured, Source.film,
      "back to a sheet's rest")
    + ProfileEntry.spring(
      "release.recede", \.release.recede, .measured, Source.track,
      "the source screen after a landing")
    + [
      .number(
        "release.speedGain", \.release.speedGain, .fraction, 0...10, .measured, Source.track,
        "how much faster an edge or pinch landing is, per width per second"),
      .number(
        "release.speedLimit", \.release.speedLimit, .fraction, 1...20, .measured, Source.track,
        "at most this many times as fast"),
      .number(
        "release.carry", \.release.carry, .points, 0...500, .measured, Source.track,
        "how far such a landing carries the card along"),
      .number(
        "release.carrySpeed", \.release.carrySpeed, .pointsPerSecond, 1...100_000, .derived,
        Source.track, "speed at which it carries 63 % of that"),
      .number(
        "release.carryTime", \.release.carryTime, .seconds, 0.001...5, .derived, Source.track,
        "when it has carried farthest, at no speed"),
    ]
}
