import SwiftUI

struct DragCard: View {
  @State private var offset = CGSize.zero
  @GestureState private var isHeld = false

  private var progress: Double { min(1, abs(offset.height) / 200) }

  var body: some View {
    RoundedRectangle(cornerRadius: 30 * progress + 10, style: .continuous)
      .fill(AngularGradient(colors: [.red, .yellow, .red], center: .center))
      .frame(width: 240, height: 320)
      .scaleEffect(1 - 0.2 * progress)
      .offset(offset)
      .rotation3DEffect(.degrees(Double(offset.width) / 10), axis: (x: 0, y: 1, z: 0))
      .shadow(radius: isHeld ? 4 : 12, y: 8)
      .gesture(
        DragGesture()
          .updating($isHeld) { _, state, _ in state = true }
          .onChanged { offset = $0.translation }
          .onEnded { value in
            withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) {
              offset =
                value.predictedEndTranslation.height > 300 ? CGSize(width: 0, height: 600) : .zero
            }
          }
      )
      .animation(.default, value: isHeld)
  }
}
