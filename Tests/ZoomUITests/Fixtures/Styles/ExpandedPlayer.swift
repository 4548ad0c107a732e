import SwiftUI
import Combine

final class PlayerModel: ObservableObject {
  @Published var isPlaying = false
  @Published var progress: Double = 0.25
  @Published private(set) var elapsed = 0
  private var cancellables = Set<AnyCancellable>()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init() {
    $isPlaying
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] playing in
        self?.elapsed = playing ? 0 : self?.elapsed ?? 0
      }
      .store(in: &cancellables)
  }

  func tick() {
    guard isPlaying else { return }
    elapsed += 1
    progress = min(1, progress + 0.1)
  }
}

struct NowPlayingView: View {
  @StateObject private var player = PlayerModel()
  @Namespace private var animation
  @State private var expanded = false
  @Environment(\.colorScheme) var colorScheme
  @GestureState private var dragOffset: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.purple, .black], startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
      if expanded {
        full.zIndex(1)
      } else {
        mini.zIndex(1)
      }
    }
    .onReceive(player.timer) { _ in player.tick() }
    .environmentObject(player)
  }

  private var mini: some View {
    HStack(spacing: 12) {
      artwork(size: 48)
      Text("Blue in Green")
        .matchedGeometryEffect(id: "title", in: animation, properties: .position)
        .font(.headline)
      Spacer()
      Button(action: { player.isPlaying.toggle() }) {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
      }
    }
    .foregroundColor(.white)
    .padding(12)
    .background(
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(.ultraThinMaterial)
        .matchedGeometryEffect(id: "background", in: animation)
    )
    .padding(.horizontal)
    .onTapGesture {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0)) {
        expanded = true
      }
    }
  }

  private var full: some View {
    VStack(spacing: 24) {
      Capsule().fill(.secondary).frame(width: 40, height: 5)
      artwork(size: 300)
      Text("Blue in Green")
        .matchedGeometryEffect(id: "title", in: animation, properties: .position)
        .font(.title.bold())
      ProgressSlider()
      HStack(spacing: 40) {
        ForEach(["backward.fill", "pause.fill", "forward.fill"], id: \.self) { name in
          Image(systemName: name).font(.largeTitle)
        }
      }
      Spacer()
    }
    .foregroundColor(.white)
    .padding(.top, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      RoundedRectangle(cornerRadius: 32, style: .continuous)
        .fill(.ultraThinMaterial)
        .matchedGeometryEffect(id: "background", in: animation)
        .ignoresSafeArea()
    )
    .offset(y: max(0, dragOffset))
    .gesture(
      DragGesture()
        .updating($dragOffset) { value, state, _ in state = value.translation.height }
        .onEnded { value in
          if value.translation.height > 120 {
            withAnimation(.interactiveSpring()) { expanded = false }
          }
        }
    )
  }

  func artwork(size: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: size / 8)
      .fill(AngularGradient(gradient: Gradient(colors: [.blue, .teal, .blue]), center: .center))
      .matchedGeometryEffect(id: "artwork", in: animation)
      .frame(width: size, height: size)
      .shadow(color: .black.opacity(0.4), radius: expanded ? 20 : 4, x: 0, y: 8)
  }
}

struct ProgressSlider: View {
  @EnvironmentObject var player: PlayerModel
  var body: some View {
    VStack {
      Slider(value: $player.progress, in: 0...1) {
        Text("Progress")
      } minimumValueLabel: {
        Text("0:00")
      } maximumValueLabel: {
        Text("5:37")
      }
      .tint(.white)
      Text(String(format: "%02d:%02d", player.elapsed / 60, player.elapsed % 60)).monospacedDigit()
    }
    .padding(.horizontal, 32)
  }
}

struct NowPlayingView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      NowPlayingView()
      NowPlayingView().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
  }
}
