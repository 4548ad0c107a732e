// A list in sections; each row's picture zooms into its page.

import SwiftUI

struct Trail: Identifiable, Hashable {
  let id: Int
  let name: String
  let kilometres: Double
  let isLoop: Bool
}

private let trails = [
  Trail(id: 1, name: "Gull Point", kilometres: 4.2, isLoop: true),
  Trail(id: 2, name: "Quarry Rim", kilometres: 7.5, isLoop: true),
  Trail(id: 3, name: "Old Railway", kilometres: 12, isLoop: false),
  Trail(id: 4, name: "Lighthouse", kilometres: 3.1, isLoop: false),
]

struct TrailList: View {
  @Namespace private var trail

  var body: some View {
    NavigationStack {
      List {
        section("Loops", trails.filter(\.isLoop))
        section("There and back", trails.filter { !$0.isLoop })
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { item in
        TrailPage(trail: item)
          .navigationTransition(.zoom(sourceID: "row-\(item.id)", in: trail))
      }
    }
  }

  private func section(_ title: String, _ rows: [Trail]) -> some View {
    Section(title) {
      ForEach(rows) { item in
        NavigationLink(value: item) {
          HStack(spacing: 12) {
            TrailMark(id: item.id)
              .frame(width: 44, height: 44)
              .matchedTransitionSource(id: "row-\(item.id)", in: trail)
            VStack(alignment: .leading) {
              Text(item.name)
              Text("\(item.kilometres, specifier: "%.1f") km").font(.footnote)
                .foregroundStyle(.secondary)
            }
          }
        }
      }
    }
  }
}

struct TrailMark: View {
  let id: Int
  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color(hue: Double(id) / 5, saturation: 0.7, brightness: 0.8).gradient)
      .overlay { Image(systemName: "figure.hiking").foregroundStyle(.white) }
  }
}

struct TrailPage: View {
  let trail: Trail
  var body: some View {
    VStack(spacing: 20) {
      TrailMark(id: trail.id).frame(height: 300)
      Text(trail.name).font(.largeTitle.bold())
      Text(trail.isLoop ? "Ends where it starts" : "Come back the way you went")
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding()
  }
}
