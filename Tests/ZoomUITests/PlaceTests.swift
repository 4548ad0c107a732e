// Effects, anchors and animatable data that depend on where views are and what time it is.

import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has types of these names too.
private typealias Color = ZoomUI.Color
private typealias Path = ZoomUI.Path
private typealias KeyframeTrack = ZoomUI.KeyframeTrack

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct PlaceTests {
  private func timeline<V: View>(
    _ script: [ScriptEvent], @ViewBuilder _ root: @escaping @MainActor () -> V
  ) throws -> Timeline {
    try PlayedSource.timeline(script, root)
  }

  private func rect(_ name: String, _ timeline: Timeline, at time: Double) throws -> Rect {
    let frame = timeline.frame(at: time)
    let element = try #require(frame.elements.first { $0.name == name })
    return element.rect
  }

  @Test func `an anchor is the rectangle of its view, in the reader's space`() throws {
    struct Key: PreferenceKey {
      static let defaultValue: [String: Anchor<CGRect>] = [:]
      static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
      ) { value.merge(nextValue()) { $1 } }
    }
    let timeline = try timeline([.wait(seconds: 0.1)]) {
      HStack(spacing: 20) {
        Color.red.frame(width: 40, height: 30)
        Color.blue.frame(width: 60, height: 30)
          .anchorPreference(key: Key.self, value: .bounds) { ["blue": $0] }
          .accessibilityIdentifier("target")
      }
      .overlayPreferenceValue(Key.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors["blue"] {
            let rect = proxy[anchor]
            Rectangle().frame(width: rect.width, height: rect.height)
              .accessibilityIdentifier("frame")
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
    let (target, frame) = (
      try rect("target", timeline, at: 0.05), try rect("frame", timeline, at: 0.05)
    )
    #expect(target.width == 60)
    #expect(frame.size == target.size)
  }

  @Test func `a view that has half left its scroll view is half on its way`() throws {
    final class Log {
      var phases: Swift.Set<ScrollTransitionPhase> = []
    }
    let log = Log()
    let timeline = try timeline([
      .wait(seconds: 0.1), .scroll(.init(offset: .init(dx: 0, dy: 150))), .wait(seconds: 0.1),
    ]) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Color.red.frame(width: 100, height: 100).accessibilityIdentifier("row \(index)")
              .scrollTransition { content, phase in
                log.phases.insert(phase)
                return content.scaleEffect(phase.isIdentity ? 1 : 0.5)
              }
          }
        }
      }
    }
    let rest = try rect("row 2", timeline, at: 0.05)
    #expect(abs(rest.width - 100) < 0.01)
    _ = timeline.frame(at: 0.2)
    #expect(log.phases.contains(.topLeading))
    #expect(log.phases.contains(.bottomTrailing))
  }

  @Test func `animatable data of a shape passes through all states between`() throws {
    nonisolated struct Bar: ZoomUI.Shape {
      var share: Double
      final class Log: @unchecked Sendable {
        var shares: [Double] = []
      }
      let log: Log
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      func path(in rect: CGRect) -> Path {
        log.shares.append(share)
        return Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    struct Page: View {
      let log: Bar.Log
      @State private var share = 0.0
      var body: some View {
        Bar(share: share, log: log).frame(height: 20)
        Button("Go") { withAnimation(.linear(duration: 1)) { share = 1 } }
      }
    }
    let log = Bar.Log()
    let timeline = try timeline([.wait(seconds: 0.1), .tap(.text("Go")), .waitUntilSettled]) {
      Page(log: log)
    }
    log.shares = []
    _ = timeline.frame(at: 0.6)
    #expect(log.shares.contains { abs($0 - 0.5) < 0.02 }, "\(log.shares)")
  }

  @Test func `animatable data of a layout moves its children smoothly`() throws {
    struct Diagonal: Layout {
      var step: CGFloat
      var animatableData: CGFloat {
        get { step }
        set { step = newValue }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 300, height: 300) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, view) in subviews.enumerated() {
          view.place(
            at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY),
            proposal: .unspecified)
        }
      }
    }
    struct Page: View {
      @State private var step: CGFloat = 20
      var body: some View {
        Diagonal(step: step) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("second")
        }
        Button("Go") { withAnimation(.linear(duration: 1)) { step = 120 } }
      }
    }
    let timeline = try timeline([.wait(seconds: 0.1), .tap(.text("Go")), .waitUntilSettled]) {
      Page()
    }
    let (start, half, end) = (
      try rect("second", timeline, at: 0.05), try rect("second", timeline, at: 0.6),
      try rect("second", timeline, at: 1.2)
    )
    #expect(abs(end.minX - start.minX - 100) < 0.01)
    #expect(abs(half.minX - start.minX - 50) < 1)
  }

  @Test func `keyframes become the look at sixty moments a second`() throws {
    struct Values {
      var y = 0.0
      var scale = 1.0
    }
    let probe = Probe {
      Text("x").keyframeAnimator(initialValue: Values(), repeating: false) { view, value in
        view.offset(y: value.y).scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.y) { LinearKeyframe(30, duration: 0.5) }
        KeyframeTrack(\.scale) { MoveKeyframe(2) }
      }
    }
    let animators = probe.modifiers(of: try #require(probe.all.first)).compactMap { modifier in
      if case .keyframeAnimator(let animator) = modifier { animator } else { nil }
    }
    let tracks = try #require(animators.first).tracks
    #expect(tracks.map(\.property) == [.offsetY, .scale])
    #expect(tracks[0].keyframes.count == 30)
    #expect(tracks[0].keyframes.last?.value == 30)
    #expect(abs((tracks[0].keyframes[14].value) - 15) < 1e-9)
  }

  // MARK: Listeners

  private struct WidthKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  @Test func `a preference that is read inside a reader is heard before the first frame`() throws {
    struct Measuring: View {
      @State private var width = 10.0
      var body: some View {
        VStack {
          Color.red.frame(width: 120, height: 10)
            .overlay {
              GeometryReader { proxy in
                Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                  .onPreferenceChange(WidthKey.self) { width = $0 }
              }
            }
          Color.blue.frame(width: width, height: 10).accessibilityIdentifier("bar")
        }
      }
    }
    let timeline = try timeline([.wait(seconds: 0.1)]) { Measuring() }
    #expect(try rect("bar", timeline, at: 0).width == 120)
  }

  @Test func `a row in the room of its scroll view is at its identity from the start`() throws {
    let timeline = try timeline([.wait(seconds: 0.1)]) {
      ScrollView {
        Color.red.frame(height: 80).accessibilityIdentifier("row")
          .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.2) }
      }
    }
    let row = try #require(timeline.frame(at: 0).elements.first { $0.name == "row" })
    #expect(row.opacity == 1)
  }

  @Test func `views that come with the first of two changes keep what they do on appearing`() throws
  {
    struct Coming: View {
      @State private var isShown = false
      @State private var width = 10.0
      @State private var height = 10.0
      var body: some View {
        VStack {
          if isShown { Color.green.frame(width: 5, height: 5).onAppear { width = 90 } }
          Color.red.frame(width: width, height: height).accessibilityIdentifier("bar")
          Button("Go") {
            isShown = true
            withAnimation(.linear(duration: 0.5)) { height = 20 }
          }
        }
      }
    }
    let timeline = try timeline([.tap(.text("Go")), .wait(seconds: 1)]) { Coming() }
    #expect(try rect("bar", timeline, at: 1).width == 90)
    #expect(try rect("bar", timeline, at: 1).height == 20)
  }

  @Test func `a view is scrolled to by the id of its loop, when that is set on appearing`() throws {
    struct Scrolled: View {
      @State private var position: Int?
      let isLazy: Bool
      var body: some View {
        ScrollView {
          let rows = ForEach(0..<60) { index in
            Color.red.frame(height: 50).accessibilityIdentifier("row \(index)")
          }
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
        .scrollPosition(id: $position, anchor: .top)
        .onAppear { position = 20 }
      }
    }
    for isLazy in [false, true] {
      let timeline = try timeline([.wait(seconds: 0.1)]) { Scrolled(isLazy: isLazy) }
      #expect(abs(try rect("row 20", timeline, at: 0).minY - 62) < 0.01)
    }
  }

  @Test func `views that change what they listen to without end are warned about at their line`()
    throws
  {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .onChange(of: count, initial: true) { count += 1 }
      }
    }
    let timeline = try timeline([.wait(seconds: 0.1)]) { Endless() }
    let found = timeline.diagnostics.first { $0.id == "timeline.source-loop" }
    #expect(found?.location?.line == #line - 5)
  }

  @Test func `what a closure begins counts from the time of its event`() {
    let clock = VirtualClock()
    clock.see(0.3)
    clock.add(after: 0.35) {}
    #expect(clock.nextEvent(after: 0.3).map { abs($0 - 0.65) < 1e-9 } == true)
  }

  @Test func `phases in colour follow one another after a tap that animates something else`() throws
  {
    struct Bouncing: View {
      @State private var count = 0
      @State private var height = 10.0
      var body: some View {
        VStack {
          Color.red.frame(width: 40, height: 40).accessibilityIdentifier("ball")
            .phaseAnimator([0.0, -60, 30], trigger: count) { view, phase in
              view.hueRotation(.zero).offset(y: phase)
            } animation: { _ in
              .linear(duration: 0.25)
            }
          Color.blue.frame(width: 10, height: height)
          Button("Go") {
            count += 1
            withAnimation(.linear(duration: 0.1)) { height = 10.5 }
          }
        }
      }
    }
    let timeline = try timeline([.wait(seconds: 0.3), .tap(.text("Go")), .wait(seconds: 1)]) {
      Bouncing()
    }
    let rest = try rect("ball", timeline, at: 0).minY
    for (time, offset) in [(0.425, -30.0), (0.55, -60), (0.8, 30), (1.05, 0)] {
      #expect(abs(try rect("ball", timeline, at: time).minY - rest - offset) < 2)
    }
  }

  @Test func `a scroll view tells on the way how far it is scrolled`() throws {
    struct Screen: View {
      @State private var width = 1.0
      var body: some View {
        ScrollView {
          Color.red.frame(height: 3000)
        }
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y + $0.contentInsets.top
        } action: { _, y in
          width = 10 + y
        }
        .overlay { Color.blue.frame(width: width, height: 5).accessibilityIdentifier("bar") }
      }
    }
    let finger = ScriptEvent.Gesture(
      samples: [
        .init(time: 0, point: Point(200, 600)), .init(time: 0.5, point: Point(200, 400)),
        .init(time: 1, point: Point(200, 400)),
      ])
    let timeline = try PlayedSource.timeline([.drag(finger), .wait(seconds: 0.5)]) { Screen() }
    func width(_ time: Double) -> Double? {
      timeline.frame(at: time).elements.first { $0.name == "bar" }?.rect.width
    }
    // 200 points without the ten that begin a scroll.
    #expect(width(0) == 10)
    #expect(abs((width(0.9) ?? 0) - 200) < 0.5)
    let halfway = try #require(width(0.26))
    #expect(halfway > 95 && halfway < 112)
  }
}
