// Default push, sheets, covers and fades against tables.

import Testing

@testable import ZoomRender

struct PushMotionTests {
  @Test func `a push equals the table`() {
    let rows = FixtureFile.table("slide")
    #expect(rows.count == 12)
    let push = PushMotion(.push, width: 402, profile: Profile())
    for row in rows where row[0] / 60 < push.settledTime {
      let state = push.state(at: row[0] / 60)
      #expect((state.incoming - row[1]).magnitude <= 0.005 + 1e-6)
      #expect((state.covered - row[2]).magnitude <= 0.005 + 1e-6)
    }
    #expect((0.40...0.46).contains(push.settledTime))
  }

  @Test func `a pop is the mirror image`() {
    let push = PushMotion(.push, width: 402, profile: Profile())
    let pop = PushMotion(.pop, width: 402, profile: Profile())
    for frame in 0...24 {
      let time = Double(frame) / 60
      #expect((push.state(at: time).incoming + pop.state(at: time).incoming - 402).magnitude < 1e-9)
      #expect((push.state(at: time).dim + pop.state(at: time).dim - 0.1).magnitude < 1e-9)
    }
  }

  @Test func `iOS 18 slides on a spring from rest with square corners`() {
    let push = PushMotion(.push, width: 402, profile: Profile(.ios18))
    let p = Spring(response: 0.3441, dampingRatio: 1).value(time: 0.1)
    #expect((push.state(at: 0.1).incoming - 402 * (1 - p)).magnitude < 1e-9)
    #expect(push.state(at: 0.1).radii(display: 55) == .zero)
  }

  @Test func `only leading corners are cut, only while it moves, and rest has no shadow`() {
    let push = PushMotion(.push, width: 402, profile: Profile(), start: 1)
    let moving = push.state(at: 1.1)
    #expect(
      moving.radii(display: 62)
        == CornerRadii(topLeading: 62, topTrailing: 0, bottomTrailing: 0, bottomLeading: 62))
    #expect(moving.shadow == EdgeShadowConstants(alpha: 0.03, sigma: 12, offset: 6))
    let rest = push.state(at: 9)
    #expect(rest.radii(display: 62) == .zero && rest.shadow.alpha == 0)
    #expect(rest.incoming == 0 && rest.covered == -0.3 * 402 && rest.presence == 1)
    #expect(push.state(at: 0).incoming == 402 && push.state(at: 0).dim == 0)
    #expect(moving.incomingOffset(in: .rightToLeft) == -moving.incoming)
    #expect(moving.coveredOffset(in: .rightToLeft) > 0)
  }

  @Test func `an interrupted push turns round without a jump`() {
    let push = PushMotion(.push, width: 402, profile: Profile())
    let pop = push.retargeted(.pop, at: 0.08)
    #expect(pop.state(at: 0.08).incoming == push.state(at: 0.08).incoming)
    #expect((pop.state(at: 0.08).velocity - push.state(at: 0.08).velocity).magnitude < 1e-6)
    #expect(pop.state(at: pop.settledTime).incoming == 402)
    let again = pop.retargeted(.push, at: 0.15)
    #expect((again.state(at: 0.15).velocity - pop.state(at: 0.15).velocity).magnitude < 1e-9)
  }

  @Test func `a page trails the finger by the dead zone`() {
    let profile = Profile()
    func held(_ travel: Double, isEdge: Bool = true) -> Double {
      402
        * PushMotion.heldDistance(
          travel: travel, isEdge: isEdge, width: 402, profile: profile)
    }
    #expect(held(10) == 0)
    #expect((held(112) - 100).magnitude < 1e-9)
    #expect((held(127, isEdge: false) - 100).magnitude < 1e-9)
    #expect(held(9999) == 402 && held(.nan) == 0)
  }

  @Test(arguments: [
    (0.52, 0.0, false), (0.54, 0, true), (0.56, 0, true), (0.16, 1200, true), (0.29, 400, false),
    (0.41, 0, false), (0.51, 0, false), (0.66, -500, true),
  ])
  func `a released swipe decides as in the recording`(x: Double, speed: Double, pops: Bool) {
    let decided = PushMotion.pops(
      distance: x, velocity: speed / 402, isEdge: true, profile: Profile())
    #expect(decided == pops)
  }

  @Test func `a cancelled fling carries a few points past the finger first`() {
    let back = PushMotion.released(
      .push, distance: 0.3, velocity: 260 / 402, width: 402, profile: Profile(), start: 0)
    let farthest = (0...60).map { back.state(at: Double($0) / 300).incoming }.max() ?? 0
    #expect((3...8).contains(farthest - 0.3 * 402))
    let gone = PushMotion.released(
      .pop, distance: 0.6, velocity: 0, width: 402, profile: Profile(), start: 0)
    let arrival = (0...300).first {
      gone.state(at: Double($0) / 300).incoming > 402 * (0.6 + 0.4 * 0.98)
    }
    #expect((0.19...0.23).contains(Double(arrival ?? 0) / 300))
  }
}

struct SheetMotionTests {
  /// Value of the medium detent.
  static let medium = geometry.value(of: .medium)
  static let geometry = SheetGeometry(
    container: Size(402, 874), safeArea: Insets(top: 62, bottom: 34), displayRadius: 62,
    profile: Profile())

  @Test func `detents have the measured values`() {
    let geometry = Self.geometry
    #expect(geometry.maximumValue == 778)
    #expect((geometry.value(of: .medium) - 435.68).magnitude < 1e-9)
    #expect(geometry.value(of: .fraction(0.5)) == 389)
    #expect(geometry.value(of: .height(2000)) == 778)
    #expect(geometry.value(of: .height(-5)) == 0)
    #expect(geometry.value(of: .fraction(.nan)) == 0)
    #expect(geometry.values(of: [.large, .medium, .large]).count == 2)
    #expect(geometry.values(of: []) == [778])
  }

  @Test func `a medium sheet floats where the film has it`() {
    let placement = Self.geometry.placement(value: 435.68, detents: [.medium, .large])
    #expect((placement.scale - 0.9602).magnitude < 1e-4)
    #expect((placement.rect.minY - 414.67).magnitude < 0.5)
    #expect((placement.rect.minX - 8).magnitude < 1e-9)
    #expect((placement.rect.maxY - 866).magnitude < 1e-9)
    #expect(placement.layoutSize == Size(402, 469.68))
    #expect(
      placement.radii
        == CornerRadii(topLeading: 38, topTrailing: 38, bottomTrailing: 54, bottomLeading: 54))
  }

  @Test func `a large sheet docks and half-way is half docked`() {
    let large = Self.geometry.placement(value: 778, detents: [.medium, .large])
    #expect(large.rect == Rect(x: 0, y: 62, width: 402, height: 812))
    #expect(large.scale == 1 && large.docking == 1 && large.radii.bottomLeading == 62)
    let between = Self.geometry.placement(value: (435.68 + 778) / 2, detents: [.medium, .large])
    #expect((between.docking - 0.5).magnitude < 1e-9)
    #expect((between.rect.minX - 4).magnitude < 1e-9)
    #expect((between.radii.bottomLeading - 58).magnitude < 1e-9)
  }

  @Test func `a sheet's travel equals the table`() {
    let rows = FixtureFile.table("sheet")
    #expect(rows.count == 12)
    // The film's resting edge; the geometry's own differs by less than half a point.
    for row in rows {
      let p = Profile().sheet.spring.spring.value(time: row[0] / 60)
      #expect((874 + (414.67 - 874) * p - row[1]).magnitude <= 0.0075)
    }
    let motion = SheetMotion.presenting(.medium, detents: [.medium], geometry: Self.geometry)
    for row in rows {
      #expect((motion.state(at: row[0] / 60).rect.minY - row[1]).magnitude <= 0.5)
    }
    #expect(motion.state(at: 0).rect.minY == 874)
    #expect(motion.state(at: 5).rect == motion.state(at: 5).placement.rect)
  }

  @Test func `a dismissed sheet turns round with its velocity`() {
    let up = SheetMotion.presenting(.medium, detents: [.medium], geometry: Self.geometry)
    let down = up.dismissed(at: 0.1)
    #expect((down.state(at: 0.1).rect.minY - up.state(at: 0.1).rect.minY).magnitude < 1e-9)
    #expect((down.state(at: 0.1).velocity - up.state(at: 0.1).velocity).magnitude < 1e-6)
    #expect(down.state(at: 3).rect.minY == 874)
    #expect(down.state(at: 3).presence == 0)
    let grown = up.presented(.large, at: 2)
    #expect(grown.state(at: 9).rect.minY == 62)
    #expect((grown.state(at: 2.1).value - 435.68) > 50)
  }

  @Test func `the dim rides on the presence and stops at an undimmed detent`() {
    let geometry = Self.geometry
    #expect(geometry.dim(presence: 1, value: 435) == 0.2)
    #expect(geometry.dim(presence: 0.5, value: 435) == 0.1)
    #expect(geometry.dim(presence: 1, value: 435, isStacked: true) == 0.12)
    #expect(geometry.dim(presence: 1, value: 435.68, undimmed: .medium) == 0)
    #expect(geometry.dim(presence: 1, value: 778, undimmed: .medium) == 0.2)
    #expect(geometry.dim(presence: 1, value: 778, undimmed: .large) == 0)
  }

  @Test func `on iOS 18 sheets reach the edges and the presenter shrinks behind a large one`() {
    let geometry = SheetGeometry(
      container: Size(402, 874), safeArea: Insets(top: 62, bottom: 34), displayRadius: 62,
      profile: Profile(.ios18))
    let large = geometry.placement(value: geometry.maximumValue, detents: [.large])
    #expect(large.rect == Rect(x: 0, y: 72, width: 402, height: 802))
    let medium = geometry.placement(value: geometry.value(of: .medium), detents: [.medium])
    #expect(medium.rect.width == 402 && medium.rect.maxY == 874 && medium.radii.topLeading == 10)
    let (transform, radius) = geometry.presenter(presence: 1, docking: 1)
    #expect((transform.a - 0.9165).magnitude < 1e-9)
    #expect((transform.apply(to: Point(201, 0)).y - 61.18).magnitude < 1e-9)
    #expect(radius == 12)
    #expect(Self.geometry.presenter(presence: 1, docking: 1).transform == .identity)
    #expect((Self.geometry.stackedScale(presence: 1) - (1 - 30 / 402.0)).magnitude < 1e-9)
  }

  @Test func `a finger moves a sheet freely, softly past the top, and away below`() {
    let drag = SheetDrag(
      geometry: Self.geometry, detents: [.medium, .large], startValue: Self.medium)
    #expect((drag.position(travel: -100).value - 535.68).magnitude < 1e-9)
    #expect(drag.position(travel: -500).value < 778 + 86.4)
    #expect(drag.position(travel: -500).value > 778 + 60)
    let below = drag.position(travel: 100)
    #expect(below.value == Self.medium)
    #expect((below.slide - 100 / 459.0).magnitude < 1e-3)
    var stuck = drag
    stuck = SheetDrag(
      geometry: Self.geometry, detents: [.medium], startValue: Self.medium, canDismiss: false)
    #expect(stuck.position(travel: 100).slide < 0.15)
    #expect(stuck.outcome(travel: 300, velocity: 5000) == .settle(Self.medium))
  }

  @Test func `a release picks the nearest detent or lets the sheet go`() {
    let drag = SheetDrag(
      geometry: Self.geometry, detents: [.medium, .large], startValue: Self.medium)
    #expect(drag.outcome(travel: -100, velocity: 0) == .settle(Self.medium))
    #expect(drag.outcome(travel: -200, velocity: 0) == .settle(778))
    #expect(drag.outcome(travel: -100, velocity: -900) == .settle(778))
    #expect(drag.outcome(travel: 100, velocity: 0) == .settle(Self.medium))
    #expect(drag.outcome(travel: 240, velocity: 0) == .dismiss)
    #expect(drag.outcome(travel: 30, velocity: 1200) == .dismiss)
    let motion = drag.released(travel: -200, velocity: -100, at: 1)
    #expect((motion.state(at: 1).value - 635.68).magnitude < 1e-9)
    #expect(motion.value.initialVelocity == 200)
    #expect(motion.state(at: 9).value == 778)
    let gone = drag.released(travel: 30, velocity: 1200, at: 1)
    #expect(gone.state(at: 9).presence == 0)
    _ = drag.released(travel: .nan, velocity: .nan, at: 0)
  }

  @Test func `covers slide by the height, alerts shrink into place`() {
    let cover = CoverMotion.presenting(height: 874, profile: Profile())
    #expect(cover.state(at: 0, displayRadius: 62) == (874, 62))
    #expect(cover.state(at: 3, displayRadius: 62) == (0, 0))
    let away = cover.retargeted(presented: false, at: 0.2)
    #expect(
      away.state(at: 0.2, displayRadius: 62).offset
        == cover.state(at: 0.2, displayRadius: 62).offset)
    #expect(away.state(at: 3, displayRadius: 62).offset == 874)
    let alert = AlertMotion(presented: true, profile: Profile())
    #expect(alert.state(at: 0) == (0, 1.199, 0))
    #expect(alert.state(at: 3) == (1, 1, 0.2))
  }
}

struct FadeMotionTests {
  @Test func `the fade under Reduce Motion equals the table`() throws {
    let rows = FixtureFile.table("reducedFade")
    #expect(rows.count == 16)
    let fade = try #require(FadeMotion.reduced(profile: Profile()))
    for row in rows {
      #expect((fade.alpha(at: row[0] / 60) - row[1]).magnitude <= 0.5e-4 + 1e-6)
    }
    let native = try #require(FadeMotion.reduced(profile: Profile(.device)))
    #expect((native.alpha(at: 0.07) - 0.5).magnitude < 1e-6 && native.settledTime == 0.14)
  }

  @Test func `a fade that is turned starts from the opacity reached`() {
    let fade = FadeMotion(duration: 0.25, start: 1)
    let back = fade.retargeted(to: 0, at: 1.1)
    #expect(back.alpha(at: 1.1) == fade.alpha(at: 1.1))
    #expect(back.alpha(at: 2) == 0)
    #expect(fade.alpha(at: 0) == 0 && fade.alpha(at: 2) == 1)
    #expect(FadeMotion(duration: .nan).alpha(at: 0.1) == 1)
  }
}
