import SwiftUI

struct Article: Identifiable, Hashable { let id: Int; let title: String; let topic: String }
struct NewsView: View {
  @State private var articles = (0..<12).map {
    Article(
      id: $0,
      title: [
        "Tides and towers", "A city of bicycles", "What glass remembers", "The slow computer",
      ][$0 % 4], topic: ["Science", "Cities", "Design", "Tech"][$0 % 4])
  }
  @State private var selection: String? = "All"
  @State private var headerOpacity = 0.0
  @State private var path = NavigationPath()
  @State private var saved: Set<Int> = []
  @Namespace private var ns
  @Namespace private var chips
  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack(spacing: 18, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(articles.filter { selection == "All" || $0.topic == selection }) { article in
              NavigationLink(value: article) { row(article) }.buttonStyle(.plain)
                .contextMenu {
                  Button(saved.contains(article.id) ? "Unsave" : "Save", systemImage: "bookmark") {
                    saved.formSymmetricDifference([article.id])
                  }; ShareLink(item: URL(string: "https://example.com")!)
                }
            }
          } header: {
            topics
          }
        }
      }
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y + $0.contentInsets.top
      } action: { _, y in
        headerOpacity = min(max(y / 80, 0), 1)
      }
      .overlay(alignment: .bottom) { Text("offset").opacity(headerOpacity).padding().glassEffect() }
      .navigationTitle("Today")
      .navigationDestination(for: Article.self) { article in
        ArticleView(article: article).navigationTransition(.zoom(sourceID: article.id, in: ns))
      }
      .refreshable {}
    }
  }
  var topics: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(["All", "Science", "Cities", "Design", "Tech"], id: \.self) { topic in
          Text(topic).padding(.horizontal, 14).padding(.vertical, 8)
            .background {
              if selection == topic {
                Capsule().fill(.tint).matchedGeometryEffect(id: "chip", in: chips)
              } else {
                Capsule().fill(.quaternary)
              }
            }
            .foregroundStyle(selection == topic ? .white : .primary)
            .onTapGesture { withAnimation(.snappy) { selection = topic } }
        }
      }
      .padding(.horizontal)
    }
    .padding(.vertical, 6).background(.bar)
  }
  func row(_ article: Article) -> some View {
    HStack(alignment: .top, spacing: 14) {
      RoundedRectangle(cornerRadius: 14).fill(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [
            .red, .orange, Color(hue: Double(article.id) / 12, saturation: 0.7, brightness: 0.9),
            .purple,
          ])
      ).frame(width: 96, height: 96)
        .matchedTransitionSource(id: article.id, in: ns)
      VStack(alignment: .leading, spacing: 6) {
        Text(article.topic).font(.caption.smallCaps()).foregroundStyle(.secondary)
        Text(article.title).font(.title3.weight(.semibold)).fontDesign(.serif)
        Label("4 min", systemImage: "book").font(.caption).foregroundStyle(.tertiary)
      }
      Spacer()
      if saved.contains(article.id) { Image(systemName: "bookmark.fill").foregroundStyle(.red) }
    }.padding(.horizontal)
  }
}
struct ArticleView: View {
  let article: Article
  @State private var scale = 1.0
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        RoundedRectangle(cornerRadius: 0).fill(.orange.gradient).frame(height: 280)
        Text(article.title).font(.system(size: 34, weight: .bold, design: .serif)).padding(
          .horizontal)
        Text(AttributedString("Long ago the harbour had no light, and ships came in by ear."))
          .lineSpacing(6).padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Aa", systemImage: "textformat.size") {}; Spacer(); ShareLink(item: "x")
      }
    }
  }
}
