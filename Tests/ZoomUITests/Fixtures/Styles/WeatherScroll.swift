// A mesh behind everything and inside a text, measurements, a position that jumps.

import SwiftUI
struct Hour: Identifiable { let id: Int; var temp: Int; var symbol: String }
struct WeatherScroll: View {
  @State private var scrolled: Int?
  @State private var unit: UnitTemperature = .celsius
  let hours = (0..<24).map {
    Hour(
      id: $0, temp: 10 + $0 % 9, symbol: ["sun.max.fill", "cloud.fill", "cloud.rain.fill"][$0 % 3])
  }
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text("Porto").font(.largeTitle)
        Text(
          Measurement(value: 18, unit: UnitTemperature.celsius).formatted(
            .measurement(width: .narrow))
        ).font(.system(size: 96, weight: .thin))
        ViewThatFits {
          HStack { chips }; VStack { chips }
        }
        VStack(alignment: .leading) {
          Label("HOURLY FORECAST", systemImage: "clock").font(.caption).foregroundStyle(
            .white.opacity(0.7))
          Divider().overlay(.white)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 22) {
              ForEach(hours) { h in
                VStack(spacing: 8) {
                  Text(h.id == 0 ? "Now" : "\(h.id)");
                  Image(systemName: h.symbol).symbolRenderingMode(.multicolor);
                  Text("\(h.temp)°").bold()
                }.id(h.id)
              }
            }.scrollTargetLayout()
          }.scrollPosition(id: $scrolled, anchor: .leading)
        }.padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
          .environment(\.colorScheme, .dark)
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<10) { d in
              HStack {
                Text(Calendar.current.weekdaySymbols[d % 7]).frame(width: 110, alignment: .leading);
                Spacer();
                Capsule().fill(
                  LinearGradient(
                    colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
                ).frame(width: 120, height: 5); Text("\(20 + d)°")
              }.padding(.vertical, 6)
            }
          } header: {
            Text("10-DAY").frame(maxWidth: .infinity, alignment: .leading).background(.bar)
          }
        }
        Button("Jump to 12") { withAnimation { scrolled = 12 } }
        Map2()
      }.padding().foregroundStyle(.white)
    }
    .background {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ], colors: [.blue, .indigo, .purple, .cyan, .blue, .indigo, .teal, .mint, .cyan]
      ).ignoresSafeArea()
    }
    .scrollBounceBehavior(.basedOnSize)
    .preferredColorScheme(.dark)
  }
  @ViewBuilder var chips: some View {
    ForEach(["Wind 12 km/h", "UV 3", "Humidity 60 %"], id: \.self) {
      Text($0).padding(.horizontal, 12).padding(.vertical, 6).background(
        .white.opacity(0.2), in: .capsule)
    }
  }
}
struct Map2: View {
  var body: some View {
    Text("mesh").font(.system(size: 70, weight: .black)).foregroundStyle(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .yellow, .green, .blue]))
  }
}
