// A photo library: two windows, pinned sections, pinching, context menus, bars that hide.

import SwiftUI

@main
struct PhotosCloneApp: App {
  @StateObject private var library = PhotoLibrary()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      PhotosHome().environmentObject(library)
    }
    .onChange(of: phase) { old, new in print(old, new) }
    Settings2()
  }
}
struct Settings2: Scene {
  var body: some Scene { WindowGroup(id: "second") { Text("Other window") } }
}

struct Asset: Identifiable, Hashable {
  let id: Int; var favorite = false; var hue: Double { Double(id % 17) / 17 }
}
final class PhotoLibrary: ObservableObject {
  @Published var assets = (0..<60).map { Asset(id: $0, favorite: $0 % 7 == 0) }
  func toggle(_ a: Asset) { if let i = assets.firstIndex(of: a) { assets[i].favorite.toggle() } }
}
struct PhotosHome: View {
  @EnvironmentObject var library: PhotoLibrary
  @Namespace private var zoom
  @State private var columns = 4
  @State private var scale: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1
  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        ScrollView {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: columns),
            spacing: 2, pinnedViews: [.sectionHeaders]
          ) {
            ForEach(["January", "February"], id: \.self) { month in
              Section {
                ForEach(library.assets.filter { ($0.id < 30) == (month == "January") }) { asset in
                  NavigationLink {
                    PhotoPage(asset: asset).navigationTransition(
                      .zoom(sourceID: asset.id, in: zoom))
                  } label: {
                    Thumb(asset: asset)
                  }
                  .matchedTransitionSource(id: asset.id, in: zoom) {
                    $0.clipShape(.rect(cornerRadius: 4))
                  }
                  .contextMenu {
                    Button("Favorite", systemImage: "heart") { library.toggle(asset) };
                    ShareLink(item: "Photo \(asset.id)")
                  } preview: {
                    Thumb(asset: asset)
                  }
                  .id(asset.id)
                }
              } header: {
                Text(month).font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding(
                  8
                ).background(.bar)
              }
            }
          }
          .scaleEffect(pinch)
          .gesture(
            MagnifyGesture().updating($pinch) { v, s, _ in s = v.magnification }.onEnded { v in
              withAnimation(.snappy) {
                columns = v.magnification > 1 ? max(2, columns - 1) : min(6, columns + 1)
              }
            })
        }
        .defaultScrollAnchor(.top)
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Top", systemImage: "arrow.up") {
              withAnimation { reader.scrollTo(0, anchor: .top) }
            }
            Spacer()
            Menu("Columns", systemImage: "square.grid.3x3") {
              Picker("Columns", selection: $columns) { ForEach(2..<7) { Text("\($0)").tag($0) } }
            }
          }
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Library").font(.headline);
              Text("\(library.assets.count) photos").font(.caption2)
            }
          }
        }
      }
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
struct Thumb: View {
  let asset: Asset
  var body: some View {
    Color(hue: asset.hue, saturation: 0.5, brightness: 0.9)
      .aspectRatio(1, contentMode: .fill)
      .overlay(alignment: .bottomLeading) {
        if asset.favorite {
          Image(systemName: "heart.fill").font(.caption2).foregroundStyle(.white).padding(4)
        }
      }
      .clipped()
      .contentShape(Rectangle())
  }
}
struct PhotoPage: View {
  let asset: Asset
  @State private var zoomScale: CGFloat = 1
  @State private var hidesChrome = false
  var body: some View {
    Color(hue: asset.hue, saturation: 0.5, brightness: 0.9)
      .aspectRatio(3 / 4, contentMode: .fit)
      .scaleEffect(zoomScale)
      .onTapGesture(count: 2) { withAnimation(.spring) { zoomScale = zoomScale > 1 ? 1 : 2.5 } }
      .onTapGesture { hidesChrome.toggle() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(hidesChrome ? .black : .white)
      .toolbar(hidesChrome ? .hidden : .visible, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .statusBarHidden(hidesChrome)
      .navigationTitle("Photo \(asset.id)")
      .ignoresSafeArea(edges: .bottom)
  }
}
