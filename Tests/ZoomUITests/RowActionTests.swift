// What a swipe and a long press bring up.

import Testing
import ZoomRender

@testable import ZoomUI

// The engine has a type of this name too.
private typealias Color = ZoomUI.Color

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct RowActionTests {
  private func rect(_ name: String, _ timeline: Timeline, at time: Double) -> Rect? {
    timeline.frame(at: time).elements.first { $0.name == name && $0.opacity > 0.002 }.map {
      PixelRounding(pixelsPerPoint: 100).snap($0.rect)
    }
  }

  private func swipe(_ from: Double, _ to: Double) -> ScriptEvent {
    .drag(
      ScriptEvent.Gesture(samples: [
        .init(time: 0, point: Point(from, 120)), .init(time: 0.3, point: Point(to, 120)),
        .init(time: 0.5, point: Point(to, 120)),
      ]))
  }

  struct Rows: View {
    @State private var items = ["one", "two"]
    @State private var isPinned = false
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text(item).accessibilityIdentifier(item)
            .swipeActions {
              Button("Delete", role: .destructive) { items.removeAll { $0 == item } }
                .accessibilityIdentifier("delete \(item)")
              Button("Flag") {}.accessibilityIdentifier("flag \(item)")
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin") { isPinned = true }.accessibilityIdentifier("pin \(item)")
            }
        }
        if isPinned { Text("Pinned").accessibilityIdentifier("pinned") }
      }
    }
  }

  @Test func `a swipe uncovers the buttons of its side, and one of them acts`() throws {
    let timeline = try PlayedSource.timeline([
      swipe(330, 220), .wait(seconds: 1), .tap(.text("Delete")), .wait(seconds: 1),
      swipe(60, 130), .wait(seconds: 1), .tap(.text("Pin")), .wait(seconds: 1),
    ]) { Rows() }
    let rest = try #require(rect("one", timeline, at: 0))
    // The row follows the finger, then stops where two buttons have room.
    let held = try #require(rect("one", timeline, at: 0.4))
    #expect(rest.minX - held.minX > 90 && rest.minX - held.minX < 112)
    #expect(rect("one", timeline, at: 1.4)?.minX == rest.minX - 136)
    let (delete, flag) = (
      try #require(rect("delete one", timeline, at: 1.4)),
      try #require(rect("flag one", timeline, at: 1.4))
    )
    // The first one is the outermost.
    #expect(flag.maxX < delete.minX && abs(flag.width - delete.width) < 0.1)
    #expect(
      rect("one", timeline, at: 2.4) == nil && rect("two", timeline, at: 2.4)?.origin == rest.origin
    )
    #expect(try #require(rect("pin two", timeline, at: 3.9)).maxX < rest.minX + 68)
    #expect(
      rect("pinned", timeline, at: 4.9) != nil
        && rect("two", timeline, at: 4.9)?.origin == rest.origin)
    #expect(timeline.diagnostics.isEmpty)
  }

  @Test func `a swipe all the way does what the outermost button does`() throws {
    let timeline = try PlayedSource.timeline([swipe(350, 40), .wait(seconds: 1)]) { Rows() }
    #expect(rect("one", timeline, at: 1.4) == nil && rect("two", timeline, at: 1.4) != nil)
  }

  @Test func `onDelete is a swipe of its own`() throws {
    struct Deleting: View {
      @State private var items = [1, 2, 3]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") }
            .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let timeline = try PlayedSource.timeline([swipe(350, 40), .wait(seconds: 1)]) { Deleting() }
    #expect((1...3).map { rect("\($0)", timeline, at: 1.4) != nil } == [false, true, true])
  }

  @Test func `a long press lifts the view and opens its menu, which acts and closes`() throws {
    struct Pressing: View {
      @State private var width = 100.0
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 60).accessibilityIdentifier("box")
            .contextMenu { Button("Widen") { width = 200 }.accessibilityIdentifier("row") }
          Spacer()
        }
      }
    }
    let timeline = try PlayedSource.timeline([
      .longPress(.text("box"), seconds: 0.7), .wait(seconds: 1), .tap(.text("Widen")),
      .wait(seconds: 1),
    ]) { Pressing() }
    #expect(rect("row", timeline, at: 0.4) == nil)
    let boxes = timeline.frame(at: 1.6).elements.filter { $0.name == "box" }.map(\.rect)
    let row = try #require(rect("row", timeline, at: 1.6))
    #expect(boxes.count == 1 && row.minY > boxes[0].maxY && row.minX == 136 && boxes[0].minX == 151)
    #expect(rect("box", timeline, at: 2.6)?.width == 200 && rect("row", timeline, at: 2.6) == nil)
  }
}
