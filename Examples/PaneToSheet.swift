// A floating pane of glass over a map; it zooms into a sheet.

import SwiftUI

struct HarbourMap: View {
  @Namespace private var pane
  @State private var showsTides = false

  var body: some View {
    ZStack {
      LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      ForEach(0..<5) { ring in
        Circle()
          .stroke(.white.opacity(0.25), lineWidth: 2)
          .frame(width: CGFloat(90 + ring * 80))
      }
    }
    .overlay(alignment: .bottom) {
      Button {
        showsTides = true
      } label: {
        HStack {
          Image(systemName: "water.waves")
          Text("Tide turns at 14:20").font(.headline)
          Spacer()
          Image(systemName: "chevron.up")
        }
        .padding(20)
      }
      .buttonStyle(.plain)
      .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 30))
      .matchedTransitionSource(id: "tides", in: pane) { source in
        source.clipShape(.rect(cornerRadius: 30))
      }
      .padding(.horizontal, 20)
    }
    .sheet(isPresented: $showsTides) {
      TideTable()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .navigationTransition(.zoom(sourceID: "tides", in: pane))
    }
  }
}

struct TideTable: View {
  private let tides = [("High", "02:11"), ("Low", "08:05"), ("High", "14:20"), ("Low", "20:32")]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Tides").font(.title.bold())
      ForEach(tides, id: \.1) { tide in
        LabeledContent(tide.0, value: tide.1)
        Divider()
      }
      Spacer()
    }
    .padding(24)
  }
}
