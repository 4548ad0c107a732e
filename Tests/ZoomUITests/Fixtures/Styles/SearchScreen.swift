// Search as it was with Combine: decode, debounce, delay, phases.

import SwiftUI
import Combine

struct Repo: Decodable, Identifiable {
  let id: Int; let name: String; let stars: Int
  enum CodingKeys: String, CodingKey { case id, name = "full_name", stars = "stargazers_count" }
}

protocol RepoService { func search(_ q: String) -> AnyPublisher<[Repo], Error> }
struct MockService: RepoService {
  func search(_ q: String) -> AnyPublisher<[Repo], Error> {
    let json =
      #"[{"id":1,"full_name":"river/boat","stargazers_count":66000},{"id":2,"full_name":"cloud/steam","stargazers_count":24000},{"id":3,"full_name":"paper/crane","stargazers_count":12000}]"#
    return Just(Data(json.utf8))
      .decode(type: [Repo].self, decoder: JSONDecoder())
      .map { $0.filter { q.isEmpty || $0.name.contains(q.lowercased()) } }
      .delay(for: .milliseconds(300), scheduler: RunLoop.main)
      .eraseToAnyPublisher()
  }
}
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var state: Phase = .idle
  enum Phase { case idle, loading, loaded([Repo]), failed(Error) }
  private var bag = Set<AnyCancellable>()
  private let service: RepoService
  init(service: RepoService = MockService()) {
    self.service = service
    $query
      .debounce(for: .seconds(0.25), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .flatMap { [service] q in service.search(q).map(Phase.loaded).catch { Just(Phase.failed($0)) }
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.state = $0 }
      .store(in: &bag)
  }
}
struct SearchScreen: View {
  @ObservedObject var model: SearchModel
  init(model: SearchModel = .init()) { self.model = model }
  var body: some View {
    NavigationView {
      content
        .navigationBarTitle("Repos")
        .searchable(text: $model.query)
        .searchSuggestions { Text("swift").searchCompletion("swift") }
        .refreshable { try? await Task.sleep(nanoseconds: 500_000_000) }
    }
    .navigationViewStyle(.stack)
  }
  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle:
      ContentUnavailableView(
        "Start typing", systemImage: "magnifyingglass", description: Text("Find a repository"))
    case .loading: ProgressView("Loading…").controlSize(.large)
    case .loaded(let repos) where repos.isEmpty: ContentUnavailableView.search(text: model.query)
    case .loaded(let repos):
      List(repos) { r in
        HStack {
          Text(r.name).font(.system(.body, design: .monospaced)); Spacer();
          Label("\(r.stars.formatted(.number.notation(.compactName)))", systemImage: "star.fill")
            .foregroundStyle(.yellow)
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) { Button("Pin") {}.tint(.orange) }
        .swipeActions {
          Button(role: .destructive) {
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
      }
    case .failed(let e): Text(e.localizedDescription).foregroundColor(.red)
    }
  }
}
struct SearchScreen_Previews: PreviewProvider {
  static var previews: some View {
    SearchScreen().previewDisplayName("Search").previewDevice("iPhone 15")
  }
}
