import SwiftUI

// MARK: - Models
enum Category: String, CaseIterable, Identifiable, Codable {
  case games, apps, arcade; var id: String { rawValue }
}
struct AppItem: Identifiable, Hashable {
  let id: String; let name: String; let category: Category; let rating: Double; let tint: Color
  static let samples: [AppItem] = zip(
    ["Chess", "Notes", "Runner", "Maps", "Piano"], [Color.red, .yellow, .green, .blue, .purple]
  ).enumerated().map {
    AppItem(
      id: "app-\($0.offset)", name: $0.element.0, category: Category.allCases[$0.offset % 3],
      rating: 3.5 + Double($0.offset) * 0.3, tint: $0.element.1)
  }
}
extension EnvironmentValues { @Entry var accent: Color = .indigo }

private struct CornerKey: EnvironmentKey { static let defaultValue: CGFloat = 24 }
extension EnvironmentValues {
  var cardCorner: CGFloat {
    get { self[CornerKey.self] }
    set { self[CornerKey.self] = newValue }
  }
}

// MARK: - Views
struct StoreFront: View {
  @Namespace private var namespace
  @State private var selection: AppItem? = nil
  @State private var category: Category = .games
  @State private var query: String = ""

  private var results: [AppItem] {
    AppItem.samples.filter { query.isEmpty || $0.name.lowercased().contains(query.lowercased()) }
  }

  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        LazyVStack(alignment: .leading, spacing: 20, pinnedViews: [.sectionHeaders]) {
          carousel
          Section {
            ForEach(results) { row(for: $0) }
          } header: {
            CategoryPicker(selection: $category)
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Store")
      .navigationDestination(item: $selection) { item in
        Detail(item: item)
          .navigationTransition(.zoom(sourceID: item.id, in: namespace))
      }
      .toolbar { toolbarContent }
      .environment(\.cardCorner, 18)
      .environment(\.accent, .orange)
    }
  }
  private var carousel: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 14) {
        ForEach(AppItem.samples.prefix(3)) { item in
          FeatureCard(item: item)
            .matchedTransitionSource(id: item.id, in: namespace) {
              $0.clipShape(RoundedRectangle(cornerRadius: 18))
            }
            .onTapGesture { selection = item }
        }
      }
    }
  }
  @ViewBuilder private func row(for item: AppItem) -> some View {
    let stars = Int(item.rating.rounded())
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 12, style: .continuous).fill(item.tint.gradient).frame(
        width: 60, height: 60)
      VStack(alignment: .leading, spacing: 3) {
        Text(item.name).font(.headline)
        HStack(spacing: 1) {
          ForEach(0..<5) {
            Image(systemName: $0 < stars ? "star.fill" : "star").font(.caption2).foregroundStyle(
              .orange)
          }
        }
      }
      Spacer(minLength: 0)
      Button("GET") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.small)
        .fontWeight(.bold)
    }
    Divider().padding(.leading, 72)
  }
  @ToolbarContentBuilder private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Button {
      } label: {
        Image(systemName: "person.crop.circle")
      }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("First") {}
      Spacer()
      Button("Second") {}
    }
  }
}
struct CategoryPicker: View {
  @Binding var selection: Category
  @Namespace private var ns
  var body: some View {
    HStack {
      ForEach(Category.allCases) { c in
        Text(c.rawValue.capitalized)
          .padding(.vertical, 8).padding(.horizontal, 14)
          .background {
            if selection == c {
              Capsule().fill(.tint.opacity(0.2)).matchedGeometryEffect(id: "pill", in: ns)
            }
          }
          .onTapGesture { withAnimation(.snappy) { selection = c } }
      }
    }
    .frame(maxWidth: .infinity)
    .background(.background)
  }
}
struct FeatureCard: View {
  let item: AppItem
  @Environment(\.cardCorner) private var corner
  @Environment(\.accent) private var accent
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      item.tint
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0.4), .init(color: .black.opacity(0.6), location: 1),
        ], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading) {
        Text(item.category.rawValue.uppercased()).font(.caption).foregroundStyle(accent)
        Text(item.name).font(.title2.bold()).foregroundStyle(.white)
      }
      .padding()
    }
    .frame(width: 260, height: 180)
    .clipShape(.rect(cornerRadius: corner))
  }
}
struct Detail: View {
  let item: AppItem
  @Environment(\.dismiss) private var dismiss
  @State private var expanded = false
  var body: some View {
    ScrollView {
      item.tint.frame(height: 300)
        .overlay(alignment: .bottomTrailing) {
          Text(item.rating.formatted(.number.precision(.fractionLength(1)))).font(.largeTitle)
            .padding()
        }
      VStack(alignment: .leading, spacing: 12) {
        Text(item.name).font(.largeTitle.bold())
        Text(String(repeating: "Description. ", count: 20)).lineLimit(expanded ? nil : 2)
        Button(expanded ? "Less" : "More") { withAnimation { expanded.toggle() } }
      }
      .padding()
    }
    .ignoresSafeArea(edges: .top)
    .toolbarVisibility(.hidden, for: .navigationBar)
    .overlay(alignment: .topTrailing) {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark").padding(10).background(.thinMaterial, in: .circle)
      }.padding()
    }
  }
}
#Preview { StoreFront() }
