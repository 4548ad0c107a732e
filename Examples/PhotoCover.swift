// A wall of prints; a tapped print zooms into a full-screen viewer with a close button.

import SwiftUI

struct Print: Identifiable {
  let id: Int
  var colors: [Color] {
    let hue = Double(id) * 0.11
    return [
      Color(hue: hue, saturation: 0.4, brightness: 0.95),
      Color(hue: hue + 0.15, saturation: 0.8, brightness: 0.6),
    ]
  }
}

struct PrintWall: View {
  @Namespace private var wall
  @State private var shown: Print?
  private let prints = (1...8).map { Print(id: $0) }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 8) {
        ForEach(prints) { print in
          PrintView(print: print)
            .aspectRatio(0.8, contentMode: .fit)
            .clipShape(.rect(cornerRadius: 6))
            .matchedTransitionSource(id: print.id, in: wall)
            .onTapGesture { shown = print }
            .accessibilityIdentifier("print-\(print.id)")
        }
      }
      .padding(8)
    }
    .fullScreenCover(item: $shown) { print in
      PrintViewer(print: print)
        .navigationTransition(.zoom(sourceID: print.id, in: wall))
    }
  }
}

struct PrintView: View {
  let print: Print
  var body: some View {
    LinearGradient(colors: print.colors, startPoint: .top, endPoint: .bottomTrailing)
  }
}

struct PrintViewer: View {
  let print: Print
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.black.ignoresSafeArea()
      PrintView(print: print)
        .aspectRatio(0.8, contentMode: .fit)
        .frame(maxHeight: .infinity)
      Button("Close", systemImage: "xmark") { dismiss() }
        .labelStyle(.iconOnly)
        .font(.title2)
        .foregroundStyle(.white)
        .padding()
    }
  }
}
