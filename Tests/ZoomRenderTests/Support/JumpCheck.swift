// Whether changes of state make anything jump.

import Testing

@testable import ZoomRender

enum JumpCheck {
  /// Expects that across each change of state no element makes a step that is longer than its
  /// neighbours explain: three times the longer one and a point, 240 steps a second.
  static func expectNone(_ timeline: Timeline) {
    let step = 1.0 / 240
    let changes = timeline.recording.changes.map(\.time)
    #expect(!changes.isEmpty)
    for time in changes {
      let rects = [-step, 0, step, 2 * step].map { offset in
        Dictionary(
          timeline.frame(at: time + offset).elements.map { ($0.name, $0.rect) },
          uniquingKeysWith: { first, _ in first })
      }
      for (name, before) in rects[1] {
        guard let earlier = rects[0][name], let after = rects[2][name], let later = rects[3][name]
        else { continue }
        let most = 3 * max(way(earlier, before), way(after, later)) + 1
        #expect(way(before, after) <= most, "\(name) at \(time)")
      }
    }
  }

  private static func way(_ a: Rect, _ b: Rect) -> Double {
    max((a.center - b.center).length, abs(a.width - b.width), abs(a.height - b.height))
  }
}
