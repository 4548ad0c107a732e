import SwiftUI

struct Onboarding: View {
  @State private var step = 0
  @State private var isDone = false
  private let titles = ["Pack", "Walk", "Rest"]

  var body: some View {
    VStack(spacing: 32) {
      if isDone {
        Label("All set", systemImage: "checkmark.seal.fill")
          .font(.title).foregroundStyle(.green)
          .transition(.scale(scale: 0.6).combined(with: .opacity))
      } else {
        Text(titles[step])
          .font(.largeTitle.bold())
          .id(step)
          .transition(
            .asymmetric(
              insertion: .move(edge: .trailing).combined(with: .opacity),
              removal: .move(edge: .leading).combined(with: .opacity)))
      }
      Image(systemName: "shoeprints.fill")
        .font(.system(size: 44))
        .phaseAnimator([0.0, -12.0, 0.0], trigger: step) { content, lift in
          content.offset(y: lift)
        } animation: { _ in
          .spring(duration: 0.3)
        }
      Button(step == 2 ? "Finish" : "Next") { next() }.disabled(isDone)
      ProgressView(value: Double(step), total: 2)
    }
    .padding(40)
  }

  private func next() {
    guard step < 2 else {
      withAnimation(.easeOut(duration: 0.3)) {
        isDone = true
      } completion: {
        step = 0
      }
      return
    }
    withAnimation(.smooth) { step += 1 }
  }
}
