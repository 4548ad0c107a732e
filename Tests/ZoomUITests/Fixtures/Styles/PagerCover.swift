import SwiftUI

struct Shot: Identifiable, Hashable {
  let id: Int
  var hue: Double { Double(id) / 9 }
}

struct PagerCover: View {
  private let shots = (0..<9).map(Shot.init)
  @State private var open: Shot?
  @Namespace private var zoom

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2)
      {
        ForEach(shots) { shot in
          Color(hue: shot.hue, saturation: 0.5, brightness: 0.8)
            .aspectRatio(1, contentMode: .fit)
            .matchedTransitionSource(id: shot.id, in: zoom)
            .onTapGesture { open = shot }
            .accessibilityIdentifier("shot-\(shot.id)")
        }
      }
    }
    .fullScreenCover(item: $open) { shot in
      ShotPager(shots: shots, current: shot)
        .navigationTransition(.zoom(sourceID: shot.id, in: zoom))
    }
  }
}

struct ShotPager: View {
  let shots: [Shot]
  @State var current: Shot
  @Environment(\.dismiss) var dismiss
  var body: some View {
    TabView(selection: $current) {
      ForEach(shots) { shot in
        Color(hue: shot.hue, saturation: 0.5, brightness: 0.8).tag(shot)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .background(.black)
    .overlay(alignment: .topTrailing) {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title)
      }
      .padding()
    }
  }
}
