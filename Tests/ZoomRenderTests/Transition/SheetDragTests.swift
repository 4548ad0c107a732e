// Fingers on plain sheets and pages, alerts.

import Testing

@testable import ZoomRender

struct SheetDragTests {
  static let chrome = SheetChrome(
    container: Size(402, 874), safeArea: Insets(top: 62, bottom: 34), displayRadius: 62,
    environment: EnvironmentValues(pixelsPerPoint: 3, usesGlassGeneration: true),
    detents: [.medium, .large])
  /// Value of the medium detent: 435.667.
  static let medium = chrome.value(of: .medium)

  static func drag(_ detents: [PresentationDetent] = [.medium, .large], canDismiss: Bool = true)
    -> SheetDrag
  {
    var chrome = chrome
    chrome.detents = detents
    return SheetDrag(chrome, profile: Profile(), startValue: medium, canDismiss: canDismiss)
  }

  @Test func `a finger moves a sheet freely, softly past the top, and away below`() {
    let drag = Self.drag()
    #expect((drag.position(travel: -100).value - Self.medium - 100).magnitude < 1e-9)
    #expect(drag.position(travel: -500).value < 778 + 86.4)
    #expect(drag.position(travel: -500).value > 778 + 60)
    let below = drag.position(travel: 100)
    #expect(below.value == Self.medium)
    #expect((below.slide - 100 / 459.0).magnitude < 1e-3)
    let stuck = Self.drag([.medium], canDismiss: false)
    #expect(stuck.position(travel: 100).slide < 0.15)
    #expect(stuck.outcome(travel: 300, velocity: 5000) == .settle(Self.medium))
  }

  @Test func `a release picks the nearest detent or lets the sheet go`() {
    let drag = Self.drag()
    #expect(drag.outcome(travel: -100, velocity: 0) == .settle(Self.medium))
    #expect(drag.outcome(travel: -200, velocity: 0) == .settle(778))
    #expect(drag.outcome(travel: -100, velocity: -900) == .settle(778))
    #expect(drag.outcome(travel: 100, velocity: 0) == .settle(Self.medium))
    #expect(drag.outcome(travel: 240, velocity: 0) == .dismiss)
    #expect(drag.outcome(travel: 30, velocity: 1200) == .dismiss)
    let motion = drag.released(travel: -200, velocity: -100, at: 1)
    #expect((motion.from - Self.medium - 200).magnitude < 1e-9)
    #expect(motion.initialVelocity == 200 && motion.to == 778)
    let wild = drag.released(travel: .nan, velocity: .nan, at: 0)
    #expect(wild.from == Self.medium && wild.to == Self.medium)
  }

  @Test func `a page trails the finger by the dead zone`() {
    func held(_ travel: Double, isEdge: Bool = true) -> Double {
      402
        * PushSwipe.heldDistance(travel: travel, isEdge: isEdge, width: 402, profile: Profile())
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
    let decided = PushSwipe.pops(
      distance: x, velocity: speed / 402, isEdge: true, profile: Profile())
    #expect(decided == pops)
  }

  @Test func `an alert shrinks into place`() {
    let alert = AlertMotion(presented: true, profile: Profile())
    #expect(alert.state(at: 0) == (0, 1.199, 0))
    #expect(alert.state(at: 3) == (1, 1, 0.2))
  }
}
