// Closures of gestures hear what a script's fingers do.

import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has types of these names too.
private typealias Color = ZoomUI.Color

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct GestureTests {
  /// What closures have said, in order.
  final class Log {
    var lines: [String] = []
    var numbers: [Double] = []
  }

  /// A square of 100 points in the middle of the screen (402×874, so at 151…251, 387…487 or so).
  struct Square<G: Gesture>: View {
    let gesture: G
    var body: some View { Color.red.frame(width: 100, height: 100).gesture(gesture) }
  }

  @discardableResult
  private func play<V: View>(
    _ script: [ScriptEvent], @ViewBuilder _ root: @escaping @MainActor () -> V
  ) throws -> Timeline {
    try PlayedSource.timeline(script, root)
  }

  private func drag(
    from: ZoomRender.Point, by: ZoomRender.Vector, seconds: Double = 0.3
  ) -> ScriptEvent {
    let count = 18
    return .drag(
      .init(
        samples: (0...count).map { index in
          let share = Double(index) / Double(count)
          return .init(
            time: seconds * share,
            point: .init(from.x + by.dx * share, from.y + by.dy * share))
        }))
  }
  private let middle = ZoomRender.Point(201, 450)

  @Test func `a drag tells its way and ends with its velocity`() throws {
    let log = Log()
    try play([drag(from: middle, by: .init(dx: 60, dy: 30))]) {
      Square(
        gesture: DragGesture()
          .onChanged { log.numbers.append($0.translation.width) }
          .onEnded {
            log.lines.append("\($0.translation.width) \($0.translation.height)")
            log.numbers.append($0.velocity.width)
          })
    }
    #expect(log.lines == ["60.0 30.0"])
    let velocity = try #require(log.numbers.last)
    // 60 points in 0.3 s.
    #expect(abs(velocity - 200) < 5)
    let way = log.numbers.dropLast()
    // Nothing is heard of the first ten points.
    #expect(way.count > 10 && way.allSatisfy { $0 > 8 })
    #expect(Array(way) == way.sorted())
  }

  @Test func `a drag shorter than its minimum distance says nothing`() throws {
    let log = Log()
    try play([drag(from: middle, by: .init(dx: 15, dy: 0))]) {
      Square(
        gesture: DragGesture(minimumDistance: 20).onChanged { _ in log.lines.append("changed") }
          .onEnded { _ in log.lines.append("ended") })
    }
    #expect(log.lines.isEmpty)
  }

  @Test func `local points are the view's, global ones the screen's`() throws {
    let log = Log()
    try play([drag(from: middle, by: .init(dx: 20, dy: 0))]) {
      Color.red.frame(width: 100, height: 100)
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).onEnded { log.numbers.append($0.startLocation.x) }
        )
        .simultaneousGesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onEnded { log.numbers.append($0.startLocation.x) })
    }
    #expect(log.numbers.sorted() == [50, 201])
  }

  @Test func `two fingers magnify and turn`() throws {
    let log = Log()
    let pinch = ScriptEvent.pinch(
      .init(samples: [
        // Fingers that stand askew have not turned anything yet.
        .init(time: 0, center: middle, distance: 100, radians: 0.25),
        .init(time: 0.3, center: middle, distance: 250, radians: 0.75),
      ]))
    try play([pinch]) {
      Square(
        gesture: MagnifyGesture().onEnded { log.numbers.append($0.magnification) }
          .simultaneously(with: RotateGesture().onEnded { log.numbers.append($0.rotation.radians) })
      )
    }
    #expect(log.numbers == [2.5, 0.5])
  }

  @Test func `a long press fires after its time, and reports the pressing`() throws {
    let log = Log()
    try play([
      .longPress(.text("Hold"), seconds: 0.3), .wait(seconds: 0.1),
      .longPress(.text("Hold"), seconds: 0.8),
    ]) {
      Text("Hold").onLongPressGesture(minimumDuration: 0.5) {
        log.lines.append("fired")
      } onPressingChanged: {
        log.lines.append($0 ? "down" : "up")
      }
    }
    #expect(log.lines == ["down", "up", "down", "fired", "up"])
  }

  @Test func `gesture state follows the finger and goes back`() throws {
    struct Page: View {
      let log: Log
      @GestureState private var shift = 0.0
      var body: some View {
        let _ = log.numbers.append(shift)
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0).updating($shift) { value, state, _ in
              state = value.translation.width
            })
      }
    }
    let log = Log()
    try play([drag(from: middle, by: .init(dx: 40, dy: 0))]) { Page(log: log) }
    #expect(log.numbers.max().map { $0 > 30 } == true)
    #expect(log.numbers.last == 0)
  }

  @Test func `a sequence hands the touch on`() throws {
    let log = Log()
    let hold = ScriptEvent.drag(
      .init(samples: [
        .init(time: 0, point: middle), .init(time: 0.6, point: middle),
        .init(time: 0.9, point: .init(261, 450)),
      ]))
    try play([hold]) {
      Square(
        gesture: LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded {
          if case .second(true, let drag?) = $0 { log.numbers.append(drag.translation.width) }
        })
    }
    #expect(log.numbers == [60])
  }

  @Test func `a double tap is not a tap`() throws {
    let log = Log()
    try play([.tap(.text("Photo")), .wait(seconds: 1), .doubleTap(.text("Photo"))]) {
      Text("Photo")
        .onTapGesture(count: 2) { log.lines.append("double") }
        .onTapGesture { log.lines.append("single") }
    }
    #expect(log.lines == ["single", "double"])
  }

  @Test func `a scroll view takes the drags along its axis, and leaves the others`() throws {
    let log = Log()
    try play([
      drag(from: middle, by: .init(dx: 0, dy: -80)), .wait(seconds: 2),
      drag(from: middle, by: .init(dx: 80, dy: 0)),
    ]) {
      ScrollView {
        VStack {
          ForEach(0..<30) { _ in Color.red.frame(height: 60) }
        }
        .gesture(DragGesture().onEnded { log.numbers.append($0.translation.width) })
      }
    }
    #expect(log.numbers == [80])
  }

  @Test func `the view inside wins over the view around it`() throws {
    let log = Log()
    func gesture(_ name: String) -> some Gesture {
      DragGesture().onEnded { _ in log.lines.append(name) }
    }
    try play([drag(from: middle, by: .init(dx: 40, dy: 0))]) {
      Color.red.gesture(gesture("inner")).gesture(gesture("outer"))
    }
    try play([drag(from: middle, by: .init(dx: 40, dy: 0))]) {
      Color.red.gesture(gesture("inner")).highPriorityGesture(gesture("high"))
    }
    #expect(log.lines == ["inner", "high"])
  }
}
