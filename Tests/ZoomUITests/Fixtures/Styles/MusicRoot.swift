// A player above the tab bar that zooms into its screen: @Observable, durations, bindings.

import SwiftUI
import Observation

@Observable
final class Player {
  struct Track: Identifiable, Equatable {
    let id: Int; let title: String; let artist: String; let tint: Color; let length: TimeInterval
  }
  var queue: [Track] = [
    Track(id: 1, title: "Harbour Lights", artist: "Ora Field", tint: .cyan, length: 214),
    Track(id: 2, title: "Slow Fire", artist: "Minor Keys", tint: .orange, length: 187),
    Track(id: 3, title: "North", artist: "Ora Field", tint: .purple, length: 242),
  ]
  var current: Track?
  var isPlaying = false
  var position: TimeInterval = 42
  @ObservationIgnored var log: [String] = []

  func play(_ t: Track) { current = t; isPlaying = true; log.append(t.title) }
  func toggle() { isPlaying.toggle() }
  var progress: Double { guard let current else { return 0 }; return position / current.length }
}

struct MusicRoot: View {
  @State private var player = Player()
  @State private var isExpanded = false
  @Namespace private var ns

  var body: some View {
    TabView {
      Tab("Listen", systemImage: "play.square.stack") { LibraryScreen() }
      Tab("Browse", systemImage: "square.grid.2x2") { Text("Browse") }
      Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
    }
    .environment(player)
    .tabViewBottomAccessory {
      if let t = player.current {
        MiniBar(track: t, ns: ns).environment(player).onTapGesture { isExpanded = true }
      }
    }
    .fullScreenCover(isPresented: $isExpanded) {
      NowPlaying()
        .environment(player)
        .navigationTransition(.zoom(sourceID: "player", in: ns))
    }
  }
}

struct MiniBar: View {
  @Environment(Player.self) private var player
  let track: Player.Track
  var ns: Namespace.ID
  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6).fill(track.tint.gradient).frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text(track.title).font(.subheadline.weight(.medium))
        Text(track.artist).font(.caption2).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") { player.toggle() }
        .labelStyle(.iconOnly)
        .contentTransition(.symbolEffect(.replace))
    }
    .padding(.horizontal)
    .matchedTransitionSource(id: "player", in: ns)
  }
}

struct LibraryScreen: View {
  @Environment(Player.self) private var player
  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(player.queue) { t in
            Button {
              withAnimation(.snappy) { player.play(t) }
            } label: {
              row(t)
            }
            .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
          }
        } header: {
          Text("Recently added")
        } footer: {
          Text(
            "\(player.queue.count) songs, \(Duration.seconds(player.queue.map(\.length).reduce(0, +)).formatted(.time(pattern: .minuteSecond)))"
          )
        }
      }
      .listStyle(.plain)
      .navigationTitle("Listen Now")
    }
  }
  @ViewBuilder private func row(_ t: Player.Track) -> some View {
    HStack {
      RoundedRectangle(cornerRadius: 8).fill(t.tint.gradient).frame(width: 48, height: 48)
        .overlay {
          if player.current == t {
            Image(systemName: "waveform").foregroundStyle(.white).symbolEffect(
              .variableColor.iterative, isActive: player.isPlaying)
          }
        }
      VStack(alignment: .leading, spacing: 2) {
        Text(t.title); Text(t.artist).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Text(Duration.seconds(t.length), format: .time(pattern: .minuteSecond)).monospacedDigit()
        .foregroundStyle(.tertiary)
    }
  }
}

struct NowPlaying: View {
  @Environment(Player.self) private var player
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    @Bindable var player = player
    VStack(spacing: 28) {
      Capsule().fill(.white.opacity(0.5)).frame(width: 40, height: 5)
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill((player.current?.tint ?? .gray).gradient)
        .aspectRatio(1, contentMode: .fit)
        .scaleEffect(player.isPlaying ? 1 : 0.85)
        .animation(.bouncy, value: player.isPlaying)
        .shadow(radius: 20, y: 12)
      VStack(alignment: .leading) {
        Text(player.current?.title ?? "–").font(.title2.bold())
        Text(player.current?.artist ?? "").foregroundStyle(.white.opacity(0.7))
      }.frame(maxWidth: .infinity, alignment: .leading)
      Slider(value: $player.position, in: 0...(player.current?.length ?? 1)) { Text("Position") }
        .tint(.white)
      HStack {
        Text(verbatim: "0:42"); Spacer(); Text(verbatim: "-2:52")
      }.font(.caption.monospacedDigit())
      HStack(spacing: 52) {
        Image(systemName: "backward.fill");
        Button {
          player.toggle()
        } label: {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.system(size: 44))
        }
        Image(systemName: "forward.fill")
      }.font(.title)
      Spacer()
    }
    .padding(32)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { (player.current?.tint ?? .gray).overlay(.black.opacity(0.45)).ignoresSafeArea() }
    .gesture(DragGesture().onEnded { if $0.translation.height > 100 { dismiss() } })
  }
}
