// A grid of gardens; a tapped tile zooms into its page.

import SwiftUI

struct Garden: Identifiable, Hashable {
  let id: String
  let title: String
  let symbol: String
  let tint: Color

  static let all = [
    Garden(id: "fern", title: "Fern House", symbol: "leaf.fill", tint: .green),
    Garden(id: "rose", title: "Rose Walk", symbol: "camera.macro", tint: .pink),
    Garden(id: "pond", title: "Lily Pond", symbol: "drop.fill", tint: .cyan),
    Garden(id: "herb", title: "Herb Spiral", symbol: "tornado", tint: .brown),
  ]
}

struct GardenGrid: View {
  @Namespace private var garden

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 14)], spacing: 14) {
          ForEach(Garden.all) { item in
            NavigationLink(value: item) {
              GardenTile(item: item)
                .matchedTransitionSource(id: item.id, in: garden) { source in
                  source.clipShape(.rect(cornerRadius: 22))
                }
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Gardens")
      .navigationDestination(for: Garden.self) { item in
        GardenPage(item: item)
          .navigationTransition(.zoom(sourceID: item.id, in: garden))
      }
    }
  }
}

struct GardenTile: View {
  let item: Garden

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: item.symbol).font(.title)
      Spacer()
      Text(item.title).font(.headline)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, minHeight: 150, alignment: .leading)
    .padding(16)
    .background(item.tint.gradient, in: .rect(cornerRadius: 22))
    .accessibilityIdentifier("tile-\(item.id)")
  }
}

struct GardenPage: View {
  let item: Garden

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(systemName: item.symbol)
          .font(.system(size: 90))
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, minHeight: 260)
          .background(item.tint.gradient)
        Text("Open daily from nine until the light goes. Dogs are welcome on a short lead.")
          .padding(.horizontal)
      }
    }
    .navigationTitle(item.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
