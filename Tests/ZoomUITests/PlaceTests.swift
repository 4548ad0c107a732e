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
@Suite(.enabled(if: AssetSnapshot.assetDirectory(forExecutable: BuiltFrontEnd.root + "/x") != nil))
struct PlaceTests {
  private func timeline<V: View>(
    _ script: [ScriptEvent], @ViewBuilder _ root: @escaping @MainActor () -> V
  ) throws -> Timeline {
    var options = SwiftSceneOptions()
    options.script = script.map { ScriptStep($0) }
    let source = SwiftUISource(options: options, root: root)
    let folder = try #require(
      AssetSnapshot.assetDirectory(forExecutable: BuiltFrontEnd.root + "/x"))
    return Timeline(
      scene: source.scene(options),
      assets: try AssetSnapshot.load(.init(assetDirectory: folder)))
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
}
