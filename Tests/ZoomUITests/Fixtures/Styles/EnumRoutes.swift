import SwiftUI

enum Route: Hashable {
  case album(Album)
  case artist(name: String)
  case settings
}

struct Album: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let artist: String
  let hue: Double

  static let all: [Album] = zip(1..., ["Harbor", "Lanterns", "Slow Rain", "Atlas"]).map {
    index, name in
    Album(
      id: index, name: name, artist: index.isMultiple(of: 2) ? "Mira Vale" : "The Tides",
      hue: Double(index) / 5)
  }
}

@Observable
final class Navigator {
  var path: [Route] = []
  var sheet: Route?
  var log: [String] = []

  func go(_ route: Route) {
    path.append(route)
    log.append(String(describing: route))
  }
  func popToRoot() { path.removeAll() }
}

struct MusicRoot: View {
  @State private var navigator = Navigator()
  @Namespace private var covers

  var body: some View {
    NavigationStack(path: $navigator.path) {
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          ForEach(Album.all) { album in
            Button {
              navigator.go(.album(album))
            } label: {
              AlbumCell(album: album)
            }
            .buttonStyle(PressableStyle())
            .matchedTransitionSource(id: album.id, in: covers) { source in
              source.clipShape(.rect(cornerRadius: 16)).shadow(
                color: .black.opacity(0.2), radius: 6)
            }
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Library")
      .toolbar {
        Button("Settings", systemImage: "gear") { navigator.sheet = .settings }
      }
      .navigationDestination(for: Route.self, destination: view(for:))
      .sheet(item: $navigator.sheet) { route in
        view(for: route).presentationDetents([.medium, .large])
      }
    }
    .environment(navigator)
  }

  @ViewBuilder
  private func view(for route: Route) -> some View {
    switch route {
    case .album(let album):
      AlbumScreen(album: album).navigationTransition(.zoom(sourceID: album.id, in: covers))
    case let .artist(name):
      List(Album.all.filter { $0.artist == name }) { Text($0.name) }.navigationTitle(name)
    case .settings:
      Form {
        LabeledContent("Version", value: "2.1")
        Button("Back to start", action: navigator.popToRoot)
      }
    }
  }
}

extension Route: Identifiable {
  var id: Self { self }
}

struct PressableStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
}

struct AlbumCell: View {
  let album: Album
  var body: some View {
    VStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 16)
        .fill(Color(hue: album.hue, saturation: 0.6, brightness: 0.9))
        .aspectRatio(1, contentMode: .fit)
      Text(album.name).font(.headline).lineLimit(1)
      Text(album.artist).font(.caption).foregroundStyle(.secondary)
    }
    .contentShape(Rectangle())
  }
}

struct AlbumScreen: View {
  @Environment(Navigator.self) private var navigator
  @Environment(\.dismiss) private var dismiss
  var album: Album

  var body: some View {
    VStack(spacing: 20) {
      Color(hue: album.hue, saturation: 0.6, brightness: 0.9)
        .frame(maxWidth: .infinity).frame(height: 380)
      Text(album.name).font(.title).fontWeight(.semibold)
      Button("More by \(album.artist)") { navigator.go(.artist(name: album.artist)) }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      Button(role: .cancel) {
        dismiss()
      } label: {
        Text("Close")
      }
      Spacer(minLength: 0)
    }
    .ignoresSafeArea(.container, edges: .top)
  }
}
