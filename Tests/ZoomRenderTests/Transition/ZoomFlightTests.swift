// The zoom's flight against tables and device films.

import Testing

@testable import ZoomRender

struct ZoomFlightTests {
  static let screen = Rect(x: 0, y: 0, width: 402, height: 874)
  static let page = ZoomRoute(
    source: Rect(minX: 121.33, minY: 250, maxX: 281.33, maxY: 350),
    sourceRadii: CornerRadii(16), destination: screen, destinationRadii: CornerRadii(62))
  static let sheet = ZoomRoute(
    source: Rect(minX: 131.33, minY: 276, maxX: 271.33, maxY: 324),
    sourceRadii: CornerRadii(24),
    destination: Rect(minX: 8, minY: 414.67, maxX: 394, maxY: 866),
    destinationRadii: CornerRadii(
      topLeading: 38, topTrailing: 38, bottomTrailing: 54, bottomLeading: 54), kind: .sheet)

  static func flight(
    _ direction: ZoomFlight.Direction, _ route: ZoomRoute = page, _ profile: Profile = Profile()
  ) -> ZoomFlight { ZoomFlight(route, direction, profile: profile) }

  /// Largest distance of an edge from a row's card.
  static func distance(_ card: Rect, _ row: ArraySlice<Double>) -> Double {
    zip([card.minX, card.minY, card.maxX, card.maxY], row).map { ($0 - $1).magnitude }.max() ?? 0
  }

  @Test(arguments: [ZoomFlight.Direction.push, .pop])
  func `card, progress and radius equal the table`(direction: ZoomFlight.Direction) {
    let rows = FixtureFile.table(direction.rawValue)
    #expect(rows.count == 14)
    for row in rows {
      let state = Self.flight(direction).state(at: row[0] / 60)
      #expect(Self.distance(state.card, row[1...4]) <= 0.006, "frame \(row[0]): \(state.card)")
      #expect((state.progress.width - row[5]).magnitude <= 0.5e-4 + 1e-6)
      #expect((state.progress.height - row[6]).magnitude <= 0.5e-4 + 1e-6)
      #expect((state.radii.topLeading - row[7]).magnitude <= 0.006)
    }
  }

  @Test func `a sheet's card equals the table`() {
    let rows = FixtureFile.table("sheetOpen")
    #expect(rows.count == 12)
    for row in rows {
      let state = Self.flight(.push, Self.sheet).state(at: row[0] / 60)
      #expect(Self.distance(state.card, row[1...4]) <= 0.006, "frame \(row[0]): \(state.card)")
    }
  }

  @Test(arguments: [
    ("pushFilm", ZoomFlight.Direction.push, page, 1.4), ("popFilm", .pop, page, 1.0),
    ("sheetOpenFilm", .push, sheet, 5.5), ("sheetCloseFilm", .pop, sheet, 8.0),
  ])
  func `the card follows the device film`(
    table: String, direction: ZoomFlight.Direction, route: ZoomRoute, most: Double
  ) {
    let rows = FixtureFile.table(table)
    #expect(rows.count > 8)
    let flight = Self.flight(direction, route)
    var sum = 0.0
    for row in rows {
      let card = flight.state(at: row[0]).card
      for (edge, filmed) in zip([card.minX, card.minY, card.maxX, card.maxY], row[1...4]) {
        sum += (edge - filmed) * (edge - filmed)
      }
    }
    let rms = (sum / Double(rows.count * 4)).squareRoot()
    print("\(table): \(Double(Int(rms * 1000)) / 1000) pt rms over \(rows.count) moments")
    #expect(rms <= most)
  }

  @Test(arguments: [
    ("pushFilm", ZoomFlight.Direction.push, page, 0.04), ("popFilm", .pop, page, 0.045),
    ("sheetOpenFilm", .push, sheet, 0.14),
  ])
  func `the cross-fade follows the device film`(
    table: String, direction: ZoomFlight.Direction, route: ZoomRoute, most: Double
  ) {
    let rows = FixtureFile.table(table).filter { !$0[5].isNaN }
    #expect(rows.count > 5)
    for row in rows {
      let state = Self.flight(direction, route).state(at: row[0])
      #expect((state.pageAlpha - row[5]).magnitude <= most, "\(row[0]): \(state.pageAlpha)")
    }
  }

  @Test func `at the filmed width the cross-fade is that of the film to .006`() {
    // From the film's own width, so that the card's error does not count.
    for row in FixtureFile.table("pushFilm").filter({ !$0[5].isNaN && $0[0] > 0 }) {
      let width = (row[3] - row[1] - 160) / 242
      #expect((min(1, width / Profile().zoom.fadeLength) - row[5]).magnitude <= 0.0065)
    }
  }

  @Test(arguments: [ZoomFlight.Direction.push, .pop], [page, sheet])
  func `a flight starts and ends exactly at rest`(
    direction: ZoomFlight.Direction, route: ZoomRoute
  ) {
    let flight = Self.flight(direction, route)
    let (first, last) =
      direction == .push
      ? (route.atSource, route.atDestination) : (route.atDestination, route.atSource)
    #expect(flight.state(at: 0) == first)
    #expect(flight.state(at: -1) == first)
    #expect(flight.state(at: flight.settledTime) == last)
    #expect((0.3...1.2).contains(flight.settledTime))
    let before = flight.state(at: flight.settledTime - 1e-6)
    let edges = [last.card.minX, last.card.minY, last.card.maxX, last.card.maxY]
    #expect(Self.distance(before.card, edges[...]) <= 0.25)
    #expect((before.dim - last.dim).magnitude <= 0.004)
    #expect((before.pageAlpha - last.pageAlpha).magnitude < 1e-9)
  }

  @Test func `dim and recede follow their own springs and never leave 0 to 1`() {
    let push = Self.flight(.push)
    for frame in 1...40 {
      let time = Double(frame) / 60
      let p = Spring(response: 0.34, dampingRatio: 1).value(time: time)
      if time < push.settledTime { #expect((push.state(at: time).dim - p).magnitude < 1e-9) }
      let pop = Self.flight(.pop).state(at: time)
      #expect((0...1).contains(pop.dim) && (0...1).contains(pop.recede))
    }
    let profile = Profile()
    #expect((Self.page.dimAlpha(Self.page.atDestination, profile: profile) - 0.15) == 0)
    #expect((Self.sheet.dimAlpha(Self.sheet.atDestination, profile: profile) - 0.2) == 0)
    for row in FixtureFile.table("recede") {
      var state = Self.page.atDestination
      state.recede = row[0]
      #expect((state.recedeScale(in: profile) - row[1]).magnitude < 1e-9)
    }
    #expect(Self.sheet.atDestination.recede == 0)
  }

  @Test func `a turned flight keeps position and velocity of every component`() {
    for time in [0.03, 0.08, 0.15, 0.3] {
      for first in [ZoomFlight.Direction.push, .pop] {
        let flight = Self.flight(first)
        let back = flight.retargeted(first == .push ? .pop : .push, at: time)
        let (a, b) = (flight.state(at: time), back.state(at: time))
        #expect(a.card == b.card && a.pageAlpha == b.pageAlpha && a.dim == b.dim)
        let (c, d) = (flight.state(at: time - 1e-5), back.state(at: time + 1e-5))
        let moved = d.card.center - c.card.center
        #expect((moved.dx - a.velocity.dx * 2e-5).magnitude < 1e-4)
        #expect((moved.dy - a.velocity.dy * 2e-5).magnitude < 1e-4)
        #expect((d.card.height - c.card.height - a.growth.dy * 2e-5).magnitude < 1e-4)
        #expect((d.pageAlpha - c.pageAlpha).magnitude < 0.002)
        #expect((d.dim - c.dim).magnitude < 0.001)
        #expect((d.radii.topLeading - c.radii.topLeading).magnitude < 0.05)
        #expect((d.shadow - c.shadow).magnitude < 0.02)
      }
    }
  }

  @Test func `a flight that is turned again and again stays finite and arrives`() {
    var flight = Self.flight(.push)
    for turn in 1...12 {
      flight = flight.retargeted(turn % 2 == 1 ? .pop : .push, at: Double(turn) * 0.05)
    }
    for frame in 0...120 {
      let state = flight.state(at: 0.6 + Double(frame) / 60)
      #expect(state.card.isFinite && state.card.width >= 1 && state.card.height >= 1)
      #expect((0...1).contains(state.pageAlpha))
    }
    #expect(flight.state(at: flight.settledTime) == Self.page.atDestination)
  }

  @Test func `the card follows a source that moves`() {
    let pop = Self.flight(.pop)
    let moved = Self.page.source.offset(by: Vector(dx: 0, dy: -120))
    #expect(pop.state(at: 0, source: moved).card == Self.screen)
    #expect(pop.state(at: pop.settledTime, source: moved).card == moved)
    let push = Self.flight(.push)
    #expect(push.state(at: 0, source: moved).card == moved)
    #expect(push.state(at: push.settledTime, source: moved).card == Self.screen)
  }

  @Test func `glass flies on its own spring unless the profile draws it plain`() {
    var route = Self.page
    route.isGlass = true
    let glass = Self.flight(.push, route).state(at: 0.1)
    let p = Spring(response: 0.4, dampingRatio: 0.8).value(time: 0.1)
    #expect((glass.progress.width - p).magnitude < 1e-9)
    #expect((glass.progress.height - p).magnitude < 1e-9)
    let plain = Self.flight(.push, route, Profile(.ios18)).state(at: 0.1)
    #expect(plain.progress == Self.flight(.push).state(at: 0.1).progress)
  }

  @Test func `in the single model all axes share a spring and vertical edges bend`() throws {
    let profile = try Profile().setting("rules.zoomModel", to: "single")
    let state = Self.flight(.push, Self.page, profile).state(at: 0.1)
    let p = Spring(response: 2 * .pi / 19, dampingRatio: 1).value(time: 0.1)
    let bent = p - 0.05 * Trigonometry.sine(.pi * p)
    #expect((state.card.minX - 121.33 * (1 - p)).magnitude < 0.001)
    #expect((state.card.minY - 250 * (1 - bent)).magnitude < 0.001)
    #expect((state.card.maxY - (350 + 524 * bent)).magnitude < 0.001)
  }

  @Test func `an overridden spring changes the flight`() throws {
    let slow = try Profile().setting("zoom.push.width.response", to: 0.8)
    let flight = Self.flight(.push, Self.page, slow)
    #expect(flight.state(at: 0.2).card.width < Self.flight(.push).state(at: 0.2).card.width)
    #expect(flight.settledTime > Self.flight(.push).settledTime)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 402, height: 874), Rect(x: 0, y: 0, width: 402, height: 60),
    Rect(x: 200, y: 400, width: 0, height: 0), Rect(x: -3000, y: 9000, width: 5, height: 5),
  ])
  func `degenerate sources fly without a jump`(source: Rect) {
    let route = ZoomRoute(
      source: source, destination: Self.screen, destinationRadii: CornerRadii(62))
    for direction in [ZoomFlight.Direction.push, .pop] {
      let flight = Self.flight(direction, route)
      var last = flight.state(at: 0)
      for step in 1...300 {
        let state = flight.state(at: Double(step) / 300)
        #expect(state.card.isFinite)
        #expect((0...1).contains(state.pageAlpha))
        #expect((state.pageAlpha - last.pageAlpha).magnitude < 0.12)
        last = state
      }
      #expect(last == (direction == .push ? route.atDestination : route.atSource))
    }
  }

  @Test func `touches reach the destination from .99 of the height on`() {
    let push = Self.flight(.push)
    #expect(!push.acceptsTouches(at: 0.1))
    #expect(!push.acceptsTouches(at: 0.33))
    #expect(push.acceptsTouches(at: 0.42))
  }

  @Test func `a missing source is a square in the middle`() {
    let route = ZoomRoute.fromCenter(
      of: Self.screen, destination: Self.screen, destinationRadii: CornerRadii(62),
      profile: Profile(.device))
    #expect(route.source == Rect(x: 177, y: 413, width: 48, height: 48))
    #expect(route.sourceRadii == CornerRadii(24))
  }
}
