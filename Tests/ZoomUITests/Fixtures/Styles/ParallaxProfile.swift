import SwiftUI

struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
struct SizeKey: PreferenceKey {
  static let defaultValue: [String: CGSize] = [:]
  static func reduce(value: inout [String: CGSize], nextValue: () -> [String: CGSize]) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}
extension View {
  func readSize(_ name: String) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizeKey.self, value: [name: proxy.size])
      })
  }
}
struct ProfileScreen: View {
  @State private var scroll: CGFloat = 0
  @State private var sizes: [String: CGSize] = [:]
  private let headerHeight: CGFloat = 260

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { geo in
          let minY = geo.frame(in: .named("scroll")).minY
          let stretch = max(0, minY)
          Image(systemName: "mountain.2.fill")
            .resizable()
            .scaledToFit()
            .padding(60)
            .frame(width: geo.size.width, height: headerHeight + stretch)
            .background(
              LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
            )
            .offset(y: minY > 0 ? -minY : -minY / 2)
            .foregroundStyle(.white)
            .preference(key: OffsetKey.self, value: minY)
        }
        .frame(height: headerHeight)

        VStack(alignment: .leading, spacing: 12) {
          Text("Ada Lovelace").font(.title2.bold()).readSize("name")
          if let s = sizes["name"] {
            Text("measured \(Int(s.width)) × \(Int(s.height))").foregroundStyle(.secondary)
          }
          ForEach(0..<20, id: \.self) { i in
            HStack {
              Circle().fill(.tint).frame(width: 32)
              Text("Row \(i)")
            }
            Divider()
          }
        }
        .padding()
        .background(Color(.systemBackground))
      }
    }
    .coordinateSpace(name: "scroll")
    .ignoresSafeArea(edges: .top)
    .onPreferenceChange(OffsetKey.self) { scroll = $0 }
    .onPreferenceChange(SizeKey.self) { sizes = $0 }
    .overlay(alignment: .top) {
      Text("Ada").font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.top, 60).padding(.bottom, 10)
        .background(.bar)
        .opacity(Double(min(1, max(0, (-scroll - 120) / 60))))
        .ignoresSafeArea(edges: .top)
    }
  }
}
