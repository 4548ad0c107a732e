// Drawing that remembers.

import Testing
import ZoomRender

@testable import ZoomUI

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct CanvasTests {
  /// Moves a step whenever it draws.
  private final class Walker {
    var step = 0.0
  }

  private struct Walk: View {
    @State private var walker = Walker()
    var body: some View {
      TimelineView(.animation) { _ in
        Canvas { context, size in
          walker.step += 1
          context.fill(
            ZoomUI.Path(CGRect(x: walker.step, y: 0, width: 5, height: 5)), with: .color(.red))
        }
        .frame(width: 100, height: 20)
      }
    }
  }

  @Test func `what a canvas remembers follows scene time, not the order of frames`() throws {
    func roots(_ times: [Double]) throws -> [Layer] {
      let timeline = try PlayedSource.timeline([.wait(seconds: 1)]) { Walk() }
      return times.map { timeline.frame(at: $0).root }
    }
    let times = [0.1, 0.4, 0.8]
    let forwards = try roots(times)
    #expect(try roots(times.reversed()) == forwards.reversed())
    #expect(try roots([0.8, 0.8])[1] == forwards[2])
    #expect(forwards[0] != forwards[1] && forwards[1] != forwards[2])
  }
}
