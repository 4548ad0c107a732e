// Alerts, dialogs and menus: what they show, where, and what their buttons do.

import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has a type of this name too.
private typealias Color = ZoomUI.Color

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct AlertTests {
  private func timeline<V: View>(
    _ script: [ScriptEvent], @ViewBuilder _ root: @escaping @MainActor () -> V
  ) throws -> Timeline {
    try PlayedSource.timeline(script, root)
  }

  private func rect(_ name: String, _ timeline: Timeline, at time: Double) -> Rect? {
    // Springs come to rest in the thousandths of a point and of opacity.
    timeline.frame(at: time).elements.first { $0.name == name && $0.opacity > 0.002 }.map {
      PixelRounding(pixelsPerPoint: 100).snap($0.rect)
    }
  }

  private func dims(_ layer: Layer) -> [Layer] {
    (layer.role == .dim ? [layer] : []) + layer.children.flatMap { dims($0) }
  }

  struct Deleting: View {
    @State private var isAsked = false
    @State private var width = 10.0
    var body: some View {
      VStack {
        Button("Ask") { isAsked = true }
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
      }
      .alert("Delete?", isPresented: $isAsked) {
        Button("Delete", role: .destructive) { width = 50 }.accessibilityIdentifier("delete")
        Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
      } message: {
        Text("It will be gone.")
      }
    }
  }

  @Test func `two buttons of an alert stand side by side, the cancelling one first`() throws {
    let timeline = try timeline([.tap(.text("Ask")), .wait(seconds: 1)]) { Deleting() }
    let cancel = try #require(rect("cancel", timeline, at: 1))
    let delete = try #require(rect("delete", timeline, at: 1))
    // 320 wide in the middle of 402; 16 to the sides, 8 between.
    #expect(cancel.minX == 57 && delete.minX == 205)
    #expect([cancel, delete].allSatisfy { $0.width == 140 && $0.height == 48 })
    #expect(timeline.diagnostics.isEmpty)
  }

  @Test func `an alert fades in from its scale over a dimmed screen`() throws {
    let timeline = try timeline([.tap(.text("Ask")), .wait(seconds: 1)]) { Deleting() }
    let early = timeline.frame(at: 0.05)
    #expect(early.transitions.map(\.kind) == [.alert])
    let width = try #require(rect("cancel", timeline, at: 0.05)).width
    #expect(width > 140 && width < 140 * 1.199)
    let dim = try #require(dims(timeline.frame(at: 1).root).first)
    guard case .color(let color) = dim.content else { return #expect(Bool(false)) }
    #expect(abs(color.alpha - 0.2) < 1e-6)
  }

  @Test func `a button of an alert acts and closes it`() throws {
    let timeline = try timeline([
      .tap(.text("Ask")), .wait(seconds: 1), .tap(.text("Delete")), .wait(seconds: 1),
    ]) { Deleting() }
    #expect(rect("bar", timeline, at: 2)?.width == 50)
    #expect(rect("cancel", timeline, at: 2) == nil)
  }

  @Test func `a dialog with glass is a narrow card without a row to cancel and without a dim`()
    throws
  {
    struct Asking: View {
      @State private var isAsked = false
      var body: some View {
        Button("Ask") { isAsked = true }
          .confirmationDialog("Sure?", isPresented: $isAsked) {
            Button("Archive") {}.accessibilityIdentifier("archive")
            Button("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
            Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
          }
      }
    }
    let timeline = try timeline([.tap(.text("Ask")), .wait(seconds: 1)]) { Asking() }
    let archive = try #require(rect("archive", timeline, at: 1))
    let delete = try #require(rect("delete", timeline, at: 1))
    #expect(archive.width == 208 && archive.height == 48)
    #expect(delete.minY - archive.minY == 56)
    #expect(rect("cancel", timeline, at: 1) == nil)
    #expect(dims(timeline.frame(at: 1).root).isEmpty)
  }

  @Test func `an alert without buttons can be closed`() throws {
    struct Plain: View {
      @State private var isShown = true
      var body: some View {
        Color.red.frame(width: isShown ? 10 : 20, height: 5).accessibilityIdentifier("bar")
          .alert("Done", isPresented: $isShown) {}
      }
    }
    let timeline = try timeline([
      .wait(seconds: 0.5), .tap(.text("OK")), .wait(seconds: 0.5),
    ]) { Plain() }
    #expect(rect("bar", timeline, at: 0)?.width == 10)
    #expect(rect("bar", timeline, at: 1)?.width == 20)
  }

  @Test func `a menu opens beside its label, and its rows act and close it`() throws {
    struct Choosing: View {
      @State private var width = 10.0
      var body: some View {
        VStack {
          Menu("More") {
            Button("Wider", systemImage: "plus") { width = 40 }.accessibilityIdentifier("row")
            Divider()
            Button("Delete", role: .destructive) {}.accessibilityIdentifier("last")
          }
          .accessibilityIdentifier("label")
          Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
          Spacer()
        }
      }
    }
    let script: [ScriptEvent] = [
      .tap(.text("More")), .wait(seconds: 1), .tap(.text("Wider")), .wait(seconds: 1),
    ]
    let timeline = try timeline(script) { Choosing() }
    let label = try #require(rect("label", timeline, at: 0))
    let row = try #require(rect("row", timeline, at: 1))
    #expect(row.width == 250 && abs(row.height - 42) < 0.01)
    #expect(row.midX == label.midX && row.minY > label.maxY)
    #expect(rect("bar", timeline, at: 2)?.width == 40)
    #expect(rect("row", timeline, at: 2) == nil)
  }

  @Test func `a dialog of a sheet stands beside its button on screen, and ends with it`() throws {
    struct Screen: View {
      var body: some View {
        Color.white.sheet(isPresented: .constant(true)) {
          Asking().frame(maxHeight: .infinity, alignment: .top).padding(.top, 60)
            .presentationDetents([.height(300)])
        }
      }
    }
    struct Asking: View {
      @State private var isAsked = false
      var body: some View {
        Button("Ask") { isAsked = true }.accessibilityIdentifier("ask")
          .confirmationDialog("Sure?", isPresented: $isAsked) {
            Button("Archive") {}.accessibilityIdentifier("archive")
          }
      }
    }
    let timeline = try timeline([
      .wait(seconds: 0.1), .tap(.text("Ask")), .waitUntilSettled, .tap(.text("Archive")),
      .waitUntilSettled,
    ]) { Screen() }
    let opened = try #require(timeline.events.last { $0.name == "tap" }).time
    let ask = try #require(rect("ask", timeline, at: opened))
    let archive = try #require(rect("archive", timeline, at: opened))
    // The card ends 8 above the button, its own room of 16 included; on screen both.
    #expect(ask.minY > 600 && abs(ask.minY - archive.maxY - 24) < 0.5)
    #expect(abs(archive.midX - ask.midX) < 0.5)
    // What has faded is settled, at the half of a level of grey.
    #expect(rect("archive", timeline, at: timeline.settledTime) == nil)
    #expect(timeline.transitions.allSatisfy { $0.end.isFinite })
  }

  @Test func `a menu in a menu takes the card over, and only its own rows close it`() throws {
    struct Choosing: View {
      @State private var width = 10.0
      var body: some View {
        VStack {
          Menu("More") {
            Button("Plain") {}.accessibilityIdentifier("plain")
            Menu("Share") {
              Menu("Near") {
                Button("Beam") { width = 40 }.accessibilityIdentifier("beam")
              }
              Button("Mail") {}.accessibilityIdentifier("mail")
            }
          }
          Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
          Spacer()
        }
      }
    }
    let steps = ["More", "Share", "Near", "Near", "Near", "Beam", "More"]
    let timeline = try timeline(
      steps.flatMap { [.tap(.text($0)), .wait(seconds: 1)] }
    ) { Choosing() }
    func shown(_ step: Int) -> [String] {
      ["plain", "mail", "beam"].filter { rect($0, timeline, at: Double(step) - 0.05) != nil }
    }
    #expect(
      (1...7).map(shown) == [["plain"], ["mail"], ["beam"], ["mail"], ["beam"], [], ["plain"]])
    #expect(rect("bar", timeline, at: 5.9)?.width == 40 && timeline.diagnostics.isEmpty)
  }
}
