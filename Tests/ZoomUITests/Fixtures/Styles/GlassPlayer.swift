import SwiftUI

struct GlassPlayer: View {
  @State private var isOpen = false
  @State private var isPlaying = false
  @Namespace private var glass

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 12) {
          Button {
            isOpen = true
          } label: {
            Label("Low tide", systemImage: "waveform").padding(.horizontal, 18).padding(
              .vertical, 14)
          }
          .glassEffect(.regular.tint(.white.opacity(0.2)).interactive())
          .glassEffectID("title", in: glass)
          .matchedTransitionSource(id: "player", in: glass) { source in
            source.clipShape(.rect(cornerRadius: 26)).background(.white)
          }
          Button {
            withAnimation(.bouncy) { isPlaying.toggle() }
          } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill").frame(width: 48, height: 48)
          }
          .glassEffect(.regular.interactive(), in: .circle)
          .glassEffectID("play", in: glass)
        }
      }
      .padding()
      .sensoryFeedback(.impact(weight: .light), trigger: isPlaying)
    }
    .sheet(isPresented: $isOpen) {
      Text("Now playing").navigationTransition(.zoom(sourceID: "player", in: glass))
    }
  }
}
