// Views, readers, phases and keyframes on the way between two states.

import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

// The engine has types of these names too.
private typealias Color = ZoomUI.Color
private typealias KeyframeTrack = ZoomUI.KeyframeTrack
private typealias Animation = ZoomUI.Animation

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct MotionTests {
  /// A tap at .1 s on the button "go", then rest.
  private func timeline<V: View>(_ root: @escaping @MainActor () -> V) throws -> Timeline {
    try PlayedSource.timeline([.wait(seconds: 0.1), .tap(.text("go")), .waitUntilSettled], root)
  }

  private func rect(_ name: String, _ timeline: Timeline, at time: Double) throws -> Rect {
    try #require(timeline.frame(at: time).elements.first { $0.name == name }).rect
  }

  /// Its width is the square of what is animated.
  struct Bar: View, @preconcurrency Animatable {
    var side: Double
    var animatableData: Double {
      get { side }
      set { side = newValue }
    }
    var body: some View {
      Color.red.frame(width: side * side, height: 20).accessibilityIdentifier("bar")
    }
  }
  struct Widening: @preconcurrency AnimatableModifier {
    var side: Double
    var animatableData: Double {
      get { side }
      set { side = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: side * side) }
  }
  /// The same place at 0 and 1, 40 pt aside between them.
  struct Swing: GeometryEffect {
    var animatableData: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: 40 * sin(animatableData * .pi), y: 0))
    }
  }
  struct Screen: View {
    @State private var on = false
    @State private var runs = 0
    var body: some View {
      VStack(spacing: 0) {
        Bar(side: on ? 20 : 10)
        Color.blue.frame(height: 20).modifier(Widening(side: on ? 20 : 10))
          .accessibilityIdentifier("modified")
        Color.green.frame(width: 30, height: 20).accessibilityIdentifier("swung")
          .modifier(Swing(animatableData: on ? 1 : 0))
        GeometryReader { proxy in
          Color.orange.frame(width: on ? proxy.size.width : 100, height: 20)
            .accessibilityIdentifier("read")
            .offset(y: on ? 10 : 0)
        }
        .frame(width: 300, height: 40)
        Button("go") {
          withAnimation(.linear(duration: 1)) { on = true }
          runs += 1
        }
        PhaseAnimator([false, true], trigger: runs) { big in
          Color.purple.frame(width: big ? 80 : 40, height: 20).accessibilityIdentifier("phase")
        } animation: { _ in
          .linear(duration: 0.4)
        }
        Color.pink.frame(width: 40, height: 20).accessibilityIdentifier("stretched")
          .keyframeAnimator(initialValue: 1.0, trigger: runs) { view, value in
            view.scaleEffect(x: value, y: 1)
          } keyframes: { _ in
            KeyframeTrack {
              LinearKeyframe(2.0, duration: 0.4)
              LinearKeyframe(1.0, duration: 0.4)
            }
          }
      }
    }
  }

  @Test(arguments: [
    ("bar", 0.5, 225.0), ("bar", 2, 400), ("modified", 0.5, 225), ("read", 0.5, 200),
    ("read", 2, 300), ("phase", 0.2, 60), ("phase", 0.6, 60), ("phase", 2, 40),
    ("stretched", 0.2, 60), ("stretched", 0.4, 80), ("stretched", 2, 40),
  ])
  func `what a body makes of a number is made for every moment`(
    _ name: String, _ seconds: Double, _ width: Double
  ) throws {
    let timeline = try timeline { Screen() }
    #expect(abs(try rect(name, timeline, at: 0.1 + seconds).width - width) < 0.7)
  }

  @Test func `an effect is followed between two states that look the same`() throws {
    let timeline = try timeline { Screen() }
    let start = try rect("swung", timeline, at: 0.05).minX
    #expect(abs(try rect("swung", timeline, at: 0.6).minX - start - 40) < 0.1)
    #expect(abs(try rect("swung", timeline, at: 2).minX - start) < 0.01)
  }

  @Test func `phases that go on for ever do not keep the scene waiting`() throws {
    struct Endless: View {
      var body: some View {
        Button("go") {}
          .phaseAnimator([0.0, 1.0]) { view, phase in view.padding(phase * 10) }
      }
    }
    let timeline = try timeline { Endless() }
    #expect(timeline.settledTime < 2)
  }

  @Test func `transitions of one's own turn and blur`() {
    struct Turn: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.radians(phase.isIdentity ? 0 : 1))
          .blur(radius: phase.isIdentity ? 0 : 5)
      }
    }
    #expect(
      AnyTransition(Turn()).engine
        == .effects([.rotation(radians: 1, anchor: .center), .blur(radius: 5)]))
  }
}
