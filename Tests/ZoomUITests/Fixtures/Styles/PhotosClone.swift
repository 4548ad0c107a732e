import SwiftUI
import UIKit

struct Photo: Identifiable, Hashable {
  let id: UUID = .init()
  var url: URL { URL(string: "https://picsum.photos/seed/\(index)/600")! }
  let index: Int
  let isVideo: Bool
}

final class PhotoLibrary: ObservableObject {
  static let shared = PhotoLibrary()
  @Published var photos: [Photo] = (1...24).map { Photo(index: $0, isVideo: $0 % 5 == 0) }
  @Published var favorites: Set<UUID> = []
}

struct PhotosClone: View {
  @ObservedObject var library = PhotoLibrary.shared
  @State private var columns = 3
  @State private var selected: Photo?
  @Namespace private var animation

  var grid: [GridItem] { Array(repeating: .init(.flexible(), spacing: 2), count: columns) }

  var body: some View {
    NavigationView {
      ScrollViewReader { reader in
        ScrollView {
          LazyVGrid(columns: grid, spacing: 2) {
            ForEach(library.photos) { photo in
              GeometryReader { geo in
                NavigationLink(destination: PhotoDetail(photo: photo, animation: animation)) {
                  AsyncImage(url: photo.url) { phase in
                    switch phase {
                    case .empty: Color.gray.opacity(0.2)
                    case .success(let image): image.resizable().scaledToFill()
                    case .failure: Image(systemName: "exclamationmark.triangle")
                    @unknown default: EmptyView()
                    }
                  }
                  .frame(width: geo.size.width, height: geo.size.width)
                  .clipped()
                  .overlay(alignment: .bottomTrailing) {
                    if photo.isVideo {
                      Image(systemName: "play.fill").font(.caption).foregroundColor(.white).padding(
                        4)
                    }
                  }
                }
                .matchedTransitionSource(id: photo.id, in: animation)
              }
              .aspectRatio(1, contentMode: .fit)
              .id(photo.index)
            }
          }
        }
        .onAppear { reader.scrollTo(24, anchor: .bottom) }
      }
      .navigationBarTitle(Text("Photos"), displayMode: .large)
      .navigationBarItems(
        leading: EditButton(),
        trailing: HStack {
          Button(action: {
            withAnimation(.easeInOut(duration: 0.25)) { columns = columns == 3 ? 5 : 3 }
          }) {
            Image(systemName: "square.grid.3x3")
          }
        })
    }
    .navigationViewStyle(.stack)
  }
}

struct PhotoDetail: View {
  let photo: Photo
  let animation: Namespace.ID
  @EnvironmentObject private var ignored: Optionals

  var body: some View {
    Rectangle()
      .fill(Color(UIColor.secondarySystemBackground))
      .overlay(Text("#\(photo.index)").font(.system(.largeTitle, design: .serif)))
      .edgesIgnoringSafeArea(.all)
      .navigationTransition(.zoom(sourceID: photo.id, in: animation))
  }
}

final class Optionals: ObservableObject {}
