import SwiftUI

struct AnimatorsView: View {
  struct Values {
    var scale = 1.0
    var angle = Angle.zero
    var y = 0.0
    var stretch = 1.0
  }
  enum Phase: CaseIterable {
    case rest, up, down
    var offset: CGFloat {
      switch self {
      case .rest: 0;
      case .up: -30;
      case .down: 20
      }
    }
    var color: Color { self == .rest ? .gray : .red }
  }
  @State private var likes = 0
  @State private var rotate = false
  var body: some View {
    VStack(spacing: 50) {
      Image(systemName: "heart.fill")
        .font(.system(size: 60))
        .foregroundStyle(.red)
        .keyframeAnimator(initialValue: Values(), trigger: likes) { content, value in
          content
            .rotationEffect(value.angle)
            .scaleEffect(value.scale)
            .scaleEffect(y: value.stretch)
            .offset(y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.3)
            CubicKeyframe(.degrees(16), duration: 0.15)
            CubicKeyframe(.degrees(-16), duration: 0.15)
            CubicKeyframe(.zero, duration: 0.2)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.0, duration: 0.3)
            SpringKeyframe(1.5, duration: 0.4, spring: .bouncy)
            SpringKeyframe(1.0, spring: .bouncy)
          }
          KeyframeTrack(\.y) {
            MoveKeyframe(0)
            SpringKeyframe(-80, duration: 0.4)
            SpringKeyframe(0)
          }
        }
      Text("Phases").font(.title)
        .phaseAnimator(Phase.allCases) { view, phase in
          view.offset(y: phase.offset).foregroundStyle(phase.color)
        } animation: { phase in
          switch phase {
          case .rest: .smooth
          case .up: .easeInOut(duration: 0.3)
          case .down: .spring(bounce: 0.5)
          }
        }
      PhaseAnimator([false, true], trigger: likes) { on in
        Circle().fill(on ? .green : .blue).frame(width: 50).scaleEffect(on ? 1.3 : 1)
      } animation: { _ in
        .easeInOut(duration: 0.4)
      }
      Image(systemName: "gear")
        .font(.largeTitle)
        .rotationEffect(.degrees(rotate ? 360 : 0))
        .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: rotate)
        .onAppear { rotate = true }
      Button("Like") { likes += 1 }
        .sensoryFeedback(.impact(weight: .light), trigger: likes)
    }
  }
}
