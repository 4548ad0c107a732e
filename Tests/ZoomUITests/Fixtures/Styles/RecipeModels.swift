import SwiftUI
import Observation

// MARK: - Model
struct Recipe: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var minutes: Int
  var tags: [String] = []
  var isFavorite = false

  init(id: UUID = UUID(), title: String, minutes: Int, tags: [String] = []) {
    self.id = id
    self.title = title
    self.minutes = minutes
    self.tags = tags
  }
}

protocol RecipeService: Sendable {
  func load() async throws -> [Recipe]
}

struct MockService: RecipeService {
  func load() async throws -> [Recipe] {
    try await Task.sleep(nanoseconds: 200_000_000)
    return [
      Recipe(title: "Shakshuka", minutes: 25, tags: ["eggs", "breakfast"]),
      Recipe(title: "Pho", minutes: 180, tags: ["soup"]),
      Recipe(title: "Focaccia", minutes: 90, tags: ["bread"]),
    ]
  }
}

@MainActor
@Observable
final class RecipeListViewModel {
  enum Phase: Equatable {
    case idle, loading
    case loaded([Recipe])
    case failed(String)
  }
  private(set) var phase: Phase = .idle
  var query = ""
  @ObservationIgnored private let service: any RecipeService

  init(service: any RecipeService = MockService()) { self.service = service }

  var visible: [Recipe] {
    guard case .loaded(let all) = phase else { return [] }
    return query.isEmpty ? all : all.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  func load() async {
    phase = .loading
    do {
      phase = .loaded(try await service.load())
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func toggleFavorite(_ recipe: Recipe) {
    guard case .loaded(var all) = phase,
      let i = all.firstIndex(where: { $0.id == recipe.id })
    else { return }
    all[i].isFavorite.toggle()
    phase = .loaded(all)
  }
}

struct RecipeListView: View {
  @State private var model = RecipeListViewModel()
  @Namespace private var ns

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .idle, .loading:
          ProgressView("Loading…")
            .controlSize(.large)
        case .failed(let message):
          ContentUnavailableView(
            "Could not load", systemImage: "wifi.slash", description: Text(message))
        case .loaded:
          list
        }
      }
      .navigationTitle("Recipes")
      .searchable(
        text: $model.query, placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Find a recipe"
      )
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe, model: model)
          .navigationTransition(.zoom(sourceID: recipe.id, in: ns))
      }
    }
    .task { await model.load() }
  }

  @ViewBuilder
  private var list: some View {
    List(model.visible) { recipe in
      NavigationLink(value: recipe) {
        HStack {
          Image(systemName: "fork.knife")
            .frame(width: 44, height: 44)
            .background(.orange.gradient, in: .rect(cornerRadius: 10))
            .foregroundStyle(.white)
            .matchedTransitionSource(id: recipe.id, in: ns)
          VStack(alignment: .leading) {
            Text(recipe.title).font(.headline)
            Text("\(recipe.minutes) min · \(recipe.tags.joined(separator: ", "))")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .swipeActions(edge: .trailing) {
        Button(role: .destructive) {
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Button {
          model.toggleFavorite(recipe)
        } label: {
          Label("Favorite", systemImage: "star")
        }
        .tint(.yellow)
      }
      .contextMenu {
        Button("Favorite", systemImage: "star") { model.toggleFavorite(recipe) }
      }
    }
    .listStyle(.plain)
    .refreshable { await model.load() }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @Bindable var model: RecipeListViewModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Rectangle().fill(.orange.gradient).frame(height: 280)
          .overlay(alignment: .bottomLeading) {
            Text(recipe.title).font(.largeTitle.bold()).foregroundStyle(.white).padding()
          }
        Text("Ready in \(recipe.minutes, format: .number) minutes")
          .padding(.horizontal)
        ShareLink(item: recipe.title) { Label("Share", systemImage: "square.and.arrow.up") }
          .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          model.toggleFavorite(recipe)
        } label: {
          Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
        }
      }
    }
  }
}

#Preview {
  RecipeListView()
}
