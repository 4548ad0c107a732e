import SwiftUI

struct BoundsKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct AnchorTour: View {
  @State private var selected = "Home"
  @State private var offset: CGFloat = 0
  let names = ["Home", "Explore", "Inbox"]

  var body: some View {
    VStack {
      HStack(spacing: 24) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .fontWeight(selected == name ? .bold : .regular)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [name: $0] }
            .onTapGesture { withAnimation(.spring) { selected = name } }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[selected] {
            let rect = proxy[anchor]
            Rectangle().fill(.red)
              .frame(width: rect.width, height: 3)
              .offset(x: rect.minX, y: rect.maxY + 4)
          }
        }
      }
      .frame(height: 60)
      ScrollView {
        VStack {
          GeometryReader { geo in
            Color.clear.preference(key: OffsetKey.self, value: geo.frame(in: .named("scroll")).minY)
          }
          .frame(height: 0)
          ForEach(0..<30) { Text("Row \($0)").frame(maxWidth: .infinity).padding() }
        }
      }
      .coordinateSpace(name: "scroll")
      .onPreferenceChange(OffsetKey.self) { offset = $0 }
      Text(String(format: "%.1f", offset))
    }
  }
}
