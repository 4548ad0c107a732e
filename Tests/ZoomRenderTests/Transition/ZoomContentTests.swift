// What is inside the card.

import Testing

@testable import ZoomRender

struct ZoomContentTests {
  let profile = Profile()
  let page = ZoomFlightTests.page

  func moment(_ card: Rect, away: Double = 0.5) -> ZoomMoment {
    ZoomMoment(card: card, radii: .zero, away: away)
  }

  @Test func `a page is as wide as the card and hangs from its top`() {
    let card = Rect(x: 50, y: 100, width: 201, height: 300)
    let placement = page.pagePlacement(moment(card), direction: .push, profile: profile)
    #expect(placement == ZoomPlacement(origin: Point(50, 100), scale: 0.5))
    #expect(placement.transform.apply(to: Point(402, 874)) == Point(251, 537))
  }

  @Test func `a card that is taller than the page is filled by height, centred`() {
    let card = Rect(x: 0, y: 0, width: 100, height: 437)
    let placement = page.pagePlacement(moment(card), direction: .push, profile: profile)
    #expect(placement.scale == 0.5)
    #expect(placement.origin == Point(-50.5, 0))
  }

  @Test func `a sheet's page fits into the card`() {
    let sheet = ZoomFlightTests.sheet
    let card = Rect(x: 10, y: 20, width: 193, height: 100)
    let placement = sheet.pagePlacement(moment(card), direction: .push, profile: profile)
    #expect((placement.scale - 100 / 451.33).magnitude < 1e-9)
    #expect(placement.origin == Point(10, 20))
  }

  @Test func `in a hand a page is as wide as its card, sheet or not, aligned or not`() {
    let card = Rect(x: 10, y: 20, width: 193, height: 100)
    var aligned = ZoomFlightTests.page
    aligned.alignment = Rect(x: 0, y: 100, width: 402, height: 300)
    for route in [ZoomFlightTests.sheet, ZoomFlightTests.page, aligned] {
      var state = moment(card)
      state.pageFit = 0
      let held = route.pagePlacement(state, direction: .pop, profile: profile)
      #expect((held.scale - 193 / route.destination.width).magnitude < 1e-9)
      #expect(held.origin == card.origin)
      // Let go it takes its flight's place without a jump.
      state.pageFit = 1e-6
      let first = route.pagePlacement(state, direction: .pop, profile: profile)
      #expect((first.scale - held.scale).magnitude < 1e-5)
      state.pageFit = 1
      let flown = route.pagePlacement(state, direction: .pop, profile: profile)
      #expect(flown == route.pagePlacement(moment(card), direction: .pop, profile: profile))
    }
  }

  @Test func `the source's picture keeps its aspect unless the profile stretches it`() throws {
    let card = Rect(x: 10, y: 20, width: 320, height: 500)
    let placement = ZoomPlacement(origin: .zero, scale: 1)
    let plain = page.sourcePlacement(moment(card), page: placement, profile: profile)
    #expect((plain.width - 320).magnitude < 1e-9 && (plain.height - 200).magnitude < 1e-9)
    #expect(plain.origin == card.origin)
    let stretched = try profile.setting("rules.sourceLook", to: "stretch")
    #expect(
      page.sourcePlacement(moment(card), page: placement, profile: stretched) == card)
  }

  @Test func `an aligned page lies on the source at one end and on itself at the other`() {
    var route = page
    let part = Rect(x: 41, y: 120, width: 320, height: 180)
    route.alignment = part
    for direction in [ZoomFlight.Direction.push, .pop] {
      let landed = route.pagePlacement(
        moment(route.source, away: 0), direction: direction, profile: profile)
      // 160 × 100 covers 320 × 180 at .5556; top-left on top-left.
      #expect((landed.scale - 100 / 180.0).magnitude < 1e-9)
      let corner = landed.transform.apply(to: part.origin)
      #expect((corner.x - route.source.minX).magnitude < 1e-9)
      #expect((corner.y - route.source.minY).magnitude < 1e-9)
      let rest = route.pagePlacement(
        moment(route.destination, away: 1), direction: direction, profile: profile)
      #expect(rest.scale == 1)
      #expect((rest.origin.x).magnitude < 1e-9 && (rest.origin.y).magnitude < 1e-9)
    }
  }

  @Test func `on a push the aligned part trails, on a pop it leads`() {
    var route = page
    let part = Rect(x: 0, y: 0, width: 402, height: 251.25)
    route.alignment = part
    func center(_ direction: ZoomFlight.Direction) -> Point {
      route.pagePlacement(
        moment(route.source, away: 0.5), direction: direction, profile: profile
      ).transform.apply(to: part.center)
    }
    let landing = 160 / 402.0
    let near = Point(121.33 + landing * 201, 250 + landing * 125.625)
    let far = part.center
    #expect((center(.push).y - (near.y + (far.y - near.y) * (0.5 - 0.0625))).magnitude < 1e-6)
    #expect((center(.push).x - (near.x + (far.x - near.x) * (0.5 - 0.025))).magnitude < 1e-6)
    #expect((center(.pop).y - (near.y + (far.y - near.y) * (1 - 0.57))).magnitude < 1e-6)
  }

  @Test func `over an aligned page the source's picture is gone at .78`() {
    var route = page
    route.alignment = Rect(x: 0, y: 0, width: 402, height: 251.25)
    for (away, alpha) in [(0.0, 1.0), (0.28, 1), (0.53, 0.5), (0.78, 0), (1, 0)] {
      let found = route.sourceAlpha(moment(route.source, away: away), profile: profile)
      #expect((found - alpha).magnitude < 1e-9)
    }
    let placement = ZoomPlacement(origin: Point(5, 6), scale: 0.8)
    let rect = route.sourcePlacement(moment(route.source), page: placement, profile: profile)
    #expect(rect.origin == Point(5, 6))
    #expect((rect.width - 160 * 0.8 / (160 / 402.0)).magnitude < 1e-6)
    // Of a part of other proportions the picture covers neither side beyond the part.
    for part in [Size(402, 50), Size(80, 400)] {
      route.alignment = Rect(origin: .zero, size: part)
      let rect = route.sourcePlacement(moment(route.source), page: placement, profile: profile)
      // One side of the source, 160 by 100, is twice the part's, the other one less than that.
      #expect((rect.width - 160 * 0.8 / 2).magnitude < 1e-6)
      #expect((rect.height - 100 * 0.8 / 2).magnitude < 1e-6)
    }
  }

  @Test func `the shadow is there from a tenth of the way on and heavier under a cover`() throws {
    func alpha(_ away: Double) -> Double {
      var state = moment(page.source, away: away)
      state.shadow = ZoomFlight.shadowStrength(away: away, profile)
      return page.shadow(state, profile: profile)?.color.alpha ?? 0
    }
    #expect(alpha(0.05) == 0)
    #expect((alpha(0.075) - 0.15).magnitude < 1e-9)
    #expect((alpha(0.1) - 0.3).magnitude < 1e-9)
    #expect((alpha(0.9) - 0.3).magnitude < 1e-9)
    var cover = page
    cover.kind = .cover
    var state = moment(page.source)
    state.shadow = 1
    let shadow = try #require(cover.shadow(state, profile: profile))
    #expect(shadow.sigma == 30 && (shadow.color.alpha - 0.36).magnitude < 1e-9)
    #expect(shadow.offset == Vector(dx: 0, dy: 4))
    #expect(ZoomFlightTests.sheet.shadow(state, profile: profile) == nil)
  }

  @Test func `a shadow of the source becomes the system's`() throws {
    let own = LayerShadow(
      color: Color(red: 1, green: 0, blue: 0, alpha: 0.5), sigma: 4, offset: Vector(dx: 2, dy: 2))
    func shadow(_ away: Double) throws -> LayerShadow {
      try #require(page.shadow(moment(page.source, away: away), own: own, profile: profile))
    }
    #expect(try shadow(0) == own)
    #expect(try shadow(1).sigma == 24)
    #expect(try shadow(0.5).sigma == 14)
    #expect(try shadow(0.5).offset == Vector(dx: 1, dy: 3))
  }

  @Test func `glass participants fade one after the other`() {
    let start = GlassFade(away: 0, profile: profile)
    #expect(start.contentAlpha == 1 && start.pageAlpha == 0 && start.platterMix == 0)
    #expect(start.pageBlur == 8 && start.contentBlur == 0 && start.flatAlpha == 1)
    let middle = GlassFade(away: 0.45, profile: profile)
    #expect(middle.contentAlpha == 0 && middle.contentBlur == 8 && middle.platterMix == 0)
    #expect((middle.pageAlpha - 0.5).magnitude < 1e-9 && (middle.pageBlur - 4).magnitude < 1e-9)
    let end = GlassFade(away: 1, profile: profile)
    #expect(end.pageAlpha == 1 && end.pageBlur == 0 && end.platterMix == 1 && end.flatAlpha == 0)
  }

  @Test func `bars change in place on their own clock`() {
    let push = ZoomChrome.gone.flying(.push, after: 0.07, profile)
    #expect((push.button - 0.5).magnitude < 1e-9 && push.title == 0)
    #expect((ZoomChrome.gone.flying(.push, after: 0.115, profile).title - 0.5).magnitude < 1e-9)
    #expect(ZoomChrome.shown.flying(.pop, after: 0.235, profile) == .gone)
    #expect(ZoomChrome.shown.dragged(after: 0.1, profile) == .shown)
    #expect(ZoomChrome.shown.dragged(after: 0.3, profile) == .gone)
    #expect(
      ZoomChrome.gone.released(.cancel, after: 0.07, profile)
        == ZoomChrome(button: 0.5, title: 0.5))
  }
}
