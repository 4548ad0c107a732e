import SwiftUI

protocol Displayable: Identifiable, Hashable {
  associatedtype Thumbnail: View
  var title: String { get }
  @MainActor @ViewBuilder var thumbnail: Thumbnail { get }
}
struct Song: Displayable {
  let id: Int
  let title: String
  var thumbnail: some View { RoundedRectangle(cornerRadius: 8).fill(.pink) }
}
struct Book: Displayable {
  let id: String
  let title: String
  @ViewBuilder var thumbnail: some View {
    if id.count > 1 { Rectangle().fill(.brown) } else { Circle().fill(.brown) }
  }
}

struct ZoomGrid<Item: Displayable, Detail: View>: View {
  private let items: [Item]
  private let columns: Int
  private let detail: (Item) -> Detail
  @Namespace private var ns

  init(_ items: [Item], columns: Int = 2, @ViewBuilder detail: @escaping (Item) -> Detail) {
    self.items = items
    self.columns = columns
    self.detail = detail
  }
  var body: some View {
    LazyVGrid(columns: .init(repeating: .init(.flexible()), count: columns)) {
      ForEach(items) { item in
        NavigationLink {
          detail(item)
            .navigationTransition(.zoom(sourceID: item.id, in: ns))
        } label: {
          VStack {
            item.thumbnail.frame(height: 90)
            Text(item.title)
          }
        }
        .matchedTransitionSource(id: item.id, in: ns)
      }
    }
  }
}
struct Titled<Content: View, Trailing: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content
  @ViewBuilder let trailing: () -> Trailing
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title).font(.title2.bold()); Spacer(); trailing()
      }
      content()
    }
  }
}
extension Titled where Trailing == EmptyView {
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, content: content, trailing: { EmptyView() })
  }
}
func stacked(_ a: some View, over b: some View) -> some View {
  ZStack {
    b; a
  }
}
struct Media: View {
  let songs = (0..<4).map { Song(id: $0, title: "Song \($0)") }
  let books = [Book(id: "a", title: "A tale"), Book(id: "bb", title: "B side")]
  @State private var kind = 0
  private var views: [AnyView] { [AnyView(Text("any")), AnyView(Image(systemName: "star"))] }
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Picker("", selection: $kind) {
            Text("Music").tag(0); Text("Books").tag(1)
          }
          .pickerStyle(.segmented)
          switch kind {
          case 0:
            Titled("Songs") { ZoomGrid(songs) { Text($0.title).font(.largeTitle) } }
          default:
            Titled(
              title: "Books", content: { ZoomGrid(books, columns: 3) { Text($0.title) } },
              trailing: { Text("All") })
          }
          stacked(Text("Over"), over: Color.mint.frame(height: 50))
          ForEach(views.indices, id: \.self) { views[$0] }
          ForEach(Array(books.enumerated()), id: \.element.id) { index, book in
            Text("\(index + 1). \(book.title)")
          }
        }
        .padding()
      }
      .navigationTitle(Text("Media"))
    }
  }
}
