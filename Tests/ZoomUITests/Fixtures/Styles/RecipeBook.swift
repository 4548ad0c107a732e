import SwiftUI
import Combine

// MARK: - Model

struct Recipe: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var minutes: Int
  var ingredients: [String]
  var isFavorite = false
  var colorName: String

  var color: Color {
    switch colorName {
    case "tomato": return .red
    case "basil": return .green
    case "lemon": return .yellow
    default: return .gray
    }
  }
}

protocol RecipeLoading {
  func load() async throws -> [Recipe]
}

struct LocalRecipeLoader: RecipeLoading {
  func load() async throws -> [Recipe] {
    try await Task.sleep(nanoseconds: 300_000_000)
    return [
      Recipe(
        title: "Tomato soup", minutes: 25, ingredients: ["Tomatoes", "Onion", "Stock"],
        colorName: "tomato"),
      Recipe(
        title: "Pesto", minutes: 10, ingredients: ["Basil", "Pine nuts", "Oil"], colorName: "basil"),
      Recipe(
        title: "Lemon tart", minutes: 70, ingredients: ["Lemons", "Butter", "Eggs", "Sugar"],
        colorName: "lemon"),
    ]
  }
}

// MARK: - View model

@MainActor
final class RecipeListViewModel: ObservableObject {
  enum State {
    case idle, loading
    case loaded([Recipe])
    case failed(String)
  }

  @Published private(set) var state: State = .idle
  @Published var query = ""
  @Published var onlyFavorites = false

  private let loader: RecipeLoading
  private var cancellables = Set<AnyCancellable>()

  init(loader: RecipeLoading = LocalRecipeLoader()) {
    self.loader = loader
    $query
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .sink { [weak self] text in self?.search(text) }
      .store(in: &cancellables)
  }

  private func search(_ text: String) {}

  func load() async {
    guard case .idle = state else { return }
    state = .loading
    do {
      state = .loaded(try await loader.load())
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  func toggle(_ recipe: Recipe) {
    guard case .loaded(var list) = state, let index = list.firstIndex(where: { $0.id == recipe.id })
    else { return }
    list[index].isFavorite.toggle()
    state = .loaded(list)
  }
}

// MARK: - Views

struct RecipeListView: View {
  @StateObject private var viewModel = RecipeListViewModel()
  @Namespace private var zoom

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Recipes")
        .searchable(
          text: $viewModel.query, placement: .navigationBarDrawer(displayMode: .always),
          prompt: "Find a recipe"
        )
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Toggle(isOn: $viewModel.onlyFavorites) {
              Label("Favorites", systemImage: "heart")
            }
            .toggleStyle(.button)
          }
        }
        .navigationDestination(for: Recipe.self) { recipe in
          RecipeDetailView(recipe: recipe)
            .navigationTransition(.zoom(sourceID: recipe.id, in: zoom))
        }
    }
    .task { await viewModel.load() }
  }

  @ViewBuilder
  private var content: some View {
    switch viewModel.state {
    case .idle, .loading:
      ProgressView("Loading…")
    case .loaded(let recipes):
      List {
        ForEach(recipes) { recipe in
          NavigationLink(value: recipe) {
            RecipeRow(recipe: recipe)
              .matchedTransitionSource(id: recipe.id, in: zoom)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
              viewModel.toggle(recipe)
            } label: {
              Label("Favorite", systemImage: "heart.fill")
            }
            .tint(.pink)
          }
          .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Delete", role: .destructive) {}
          }
        }
      }
      .listStyle(.plain)
      .refreshable { await viewModel.load() }
    case .failed(let message):
      ContentUnavailableView(
        "Something went wrong", systemImage: "wifi.slash", description: Text(message))
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10, style: .continuous)
        .fill(recipe.color.gradient)
        .frame(width: 56, height: 56)
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.title).font(.headline)
        Text("\(recipe.minutes) min · ^[\(recipe.ingredients.count) ingredient](inflect: true)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if recipe.isFavorite {
        Image(systemName: "heart.fill").foregroundStyle(.pink)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct RecipeDetailView: View {
  let recipe: Recipe

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        recipe.color.gradient
          .frame(height: 260)
          .overlay(alignment: .bottomLeading) {
            Text(recipe.title).font(.largeTitle.bold()).foregroundStyle(.white).padding()
          }
        ForEach(Array(recipe.ingredients.enumerated()), id: \.offset) { index, name in
          Label {
            Text(name)
          } icon: {
            Image(systemName: "\(index + 1).circle")
          }
          .padding(.horizontal)
        }
      }
    }
    .ignoresSafeArea(edges: .top)
    .toolbarBackground(.hidden, for: .navigationBar)
  }
}

#Preview {
  RecipeListView()
}
