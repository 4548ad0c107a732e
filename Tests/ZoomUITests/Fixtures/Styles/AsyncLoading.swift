import SwiftUI

struct Headline: Identifiable, Decodable {
  let id: Int
  let text: String
}

@MainActor @Observable
final class Feed {
  enum Phase { case loading, loaded([Headline]), failed }
  var phase = Phase.loading

  func load() async {
    try? await Task.sleep(for: .milliseconds(800))
    let json = #"[{"id": 1, "text": "Harbour frozen"}, {"id": 2, "text": "Ice cream sold out"}]"#
    do {
      let items = try JSONDecoder().decode([Headline].self, from: Data(json.utf8))
      withAnimation { phase = .loaded(items) }
    } catch {
      phase = .failed
    }
  }
}

struct AsyncLoading: View {
  @State private var feed = Feed()
  var body: some View {
    Group {
      switch feed.phase {
      case .loading: ProgressView("Loading…")
      case .loaded(let items):
        List(items) { Text($0.text) }
      case .failed:
        ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("Try later."))
      }
    }
    .task { await feed.load() }
  }
}
