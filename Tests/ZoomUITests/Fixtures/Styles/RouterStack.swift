import SwiftUI

enum Route: Hashable {
  case chapter(Int)
  case note(chapter: Int, text: String)
  case about
}

@MainActor
final class Router: ObservableObject {
  @Published var path: [Route] = []
  func open(_ route: Route) { path.append(route) }
  func home() { path.removeAll() }
}

struct RouterStack: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack(spacing: 12) {
        ForEach(1...3, id: \.self) { number in
          Button("Chapter \(number)") { router.open(.chapter(number)) }
        }
        NavigationLink("About", value: Route.about)
      }
      .navigationTitle("Contents")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .chapter(let number): ChapterPage(number: number)
        case .note(let chapter, let text): Text("\(text) (\(chapter))")
        case .about: AboutPage()
        }
      }
    }
    .environmentObject(router)
  }
}

struct ChapterPage: View {
  let number: Int
  @EnvironmentObject private var router: Router
  var body: some View {
    VStack(spacing: 20) {
      Text("Chapter \(number)").font(.title)
      Button("Margin note") { router.open(.note(chapter: number, text: "See the map")) }
      Button("Home") { router.home() }
    }
    .navigationTitle("Chapter \(number)")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct AboutPage: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close") { dismiss() }.navigationTitle("About")
  }
}
