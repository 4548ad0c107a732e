// A scroll view after the finger has gone.

import Glibc
import Testing

@testable import ZoomRender

struct ScrollCoastTests {
  /// -1000 ln .998: a released scroll view loses .2 % of its speed each millisecond.
  private static let rate = 2.0020026706730793

  @Test func `it slows down by .998 per millisecond`() {
    let coast = ScrollCoast(from: 10, velocity: 500, minimum: 0, maximum: 10_000)
    let way = 500 * (1 - Exponential.exp(-Self.rate * 0.3)) / Self.rate
    #expect((coast.offset(at: 0.3) - 10 - way).magnitude < 1e-9)
    #expect(coast.offset(at: .infinity) == coast.offset(at: coast.duration))
  }

  @Test(arguments: [800.0, 2000, 9000])
  func `it meets its limit without a jump, goes on with its speed and comes back`(
    _ velocity: Double
  ) {
    let coast = ScrollCoast(from: 0, velocity: velocity, minimum: 0, maximum: 100)
    let left = 1 - 100 * Self.rate / velocity
    let contact = -log(left) / Self.rate
    #expect((coast.offset(at: contact - 1e-6) - 100).magnitude < 0.02)
    #expect((coast.offset(at: contact + 1e-6) - 100).magnitude < 0.02)
    let speed = (coast.offset(at: contact + 1e-4) - coast.offset(at: contact + 1e-6)) / 0.99e-4
    #expect((speed / (velocity * left) - 1).magnitude < 0.01)
    #expect(coast.offset(at: contact + 0.05) > 100)
    #expect((coast.offset(at: coast.duration) - 100).magnitude < 0.3)
    #expect(coast.offset(at: .infinity) == 100)
  }

  @Test func `beyond a limit it returns from where it is`() {
    let coast = ScrollCoast(from: -40, velocity: 0, minimum: 0, maximum: 100)
    #expect(coast.offset(at: 0) == -40)
    #expect(coast.offset(at: 0.1) > -40 && coast.offset(at: 0.1) < 0)
    #expect(coast.offset(at: coast.duration).magnitude < 0.3)
  }
}
