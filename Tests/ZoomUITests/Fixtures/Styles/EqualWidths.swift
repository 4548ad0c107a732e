import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct EqualWidths: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack(spacing: 16) {
      ForEach(["Save", "Save a copy", "Discard"], id: \.self) { title in
        Button(title) {}
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          }
          .frame(width: width)
          .padding(12)
          .background(.quaternary, in: .rect(cornerRadius: 10))
      }
      Text(width.map { "widest: \(Int($0)) pt" } ?? "not measured")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
