import SwiftUI

struct Forecast: Decodable, Identifiable {
  var id: String { day }
  let day: String
  let high: Int
  let low: Int
  let icon: String
}
private let json = """
  [{"day":"Mon","high":21,"low":12,"icon":"sun.max.fill"},{"day":"Tue","high":18,"low":11,"icon":"cloud.rain.fill"},{"day":"Wed","high":24,"low":14,"icon":"cloud.sun.fill"}]
  """
struct WeatherView: View {
  @State private var forecasts: [Forecast] = []
  @State private var error: (any Error)?
  @State private var selected: Forecast.ID? = nil
  @Namespace private var ns
  var range: ClosedRange<Int> {
    (forecasts.map(\.low).min() ?? 0)...(forecasts.map(\.high).max() ?? 1)
  }

  var body: some View {
    ZStack {
      background
      ScrollView {
        VStack {
          Text("Cupertino").font(.system(size: 34))
          Text("21°").font(.system(size: 96, weight: .thin))
          ForEach(forecasts) { f in
            row(f)
          }
          .padding(.horizontal)
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 15))
          .padding()
        }
      }
    }
    .foregroundStyle(.white)
    .task {
      do { forecasts = try JSONDecoder().decode([Forecast].self, from: Data(json.utf8)) } catch {
        self.error = error
      }
    }
    .alert("Error", isPresented: .constant(error != nil), presenting: error) { _ in
      Button("OK") {}
    } message: {
      Text($0.localizedDescription)
    }
  }
  @ViewBuilder private var background: some View {
    if #available(iOS 18.0, *) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ], colors: [.blue, .cyan, .blue, .indigo, .blue, .teal, .blue, .purple, .blue]
      )
      .ignoresSafeArea()
    } else {
      Color.blue
    }
  }
  func row(_ f: Forecast) -> some View {
    HStack {
      Text(f.day).frame(width: 50, alignment: .leading)
      Image(systemName: f.icon).symbolRenderingMode(.multicolor)
      Text("\(f.low)°").opacity(0.6)
      GeometryReader { g in
        let w = g.size.width
        let span = CGFloat(range.upperBound - range.lowerBound)
        Capsule().fill(.black.opacity(0.2))
          .overlay(alignment: .leading) {
            Capsule()
              .fill(
                LinearGradient(
                  colors: [.green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
              )
              .frame(width: w * CGFloat(f.high - f.low) / span)
              .offset(x: w * CGFloat(f.low - range.lowerBound) / span)
          }
      }
      .frame(height: 5)
      Text("\(f.high)°")
    }
    .padding(.vertical, 10)
    .frame(minHeight: 44)
  }
}
#if DEBUG
  #Preview("Weather", traits: .portrait) { WeatherView() }
#endif
