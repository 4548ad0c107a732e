import SwiftUI

enum Shelf: String, CaseIterable, Identifiable {
  case reading, finished, wanted
  var id: Self { self }
  var symbol: String {
    switch self {
    case .reading: "book"
    case .finished: "checkmark.circle"
    case .wanted: "heart"
    }
  }
}

struct TabbedLibrary: View {
  @State private var shelf: Shelf = .reading
  var body: some View {
    TabView(selection: $shelf) {
      Tab("Reading", systemImage: Shelf.reading.symbol, value: Shelf.reading) {
        ShelfView(shelf: .reading)
      }
      Tab("Finished", systemImage: Shelf.finished.symbol, value: Shelf.finished) {
        ShelfView(shelf: .finished)
      }
      Tab("Wanted", systemImage: Shelf.wanted.symbol, value: Shelf.wanted) {
        ShelfView(shelf: .wanted)
      }
    }
  }
}

struct ShelfView: View {
  let shelf: Shelf
  var body: some View {
    NavigationStack {
      List(1..<6) { number in
        NavigationLink("Book \(number) of \(shelf.rawValue)") {
          Text("Page \(number)").font(.title)
        }
      }
      .navigationTitle(shelf.rawValue.capitalized)
    }
  }
}
