import SwiftUI

struct RadialLayout: Layout {
  var radius: CGFloat
  var offset: Angle = .zero
  var animatableData: AnimatablePair<CGFloat, Double> {
    get { .init(radius, offset.radians) }
    set { radius = newValue.first; offset = .radians(newValue.second) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let step = Angle.degrees(360 / Double(max(subviews.count, 1))).radians
    for (i, v) in subviews.enumerated() {
      let a = step * Double(i) + offset.radians
      let p = CGPoint(x: bounds.midX + cos(a) * radius, y: bounds.midY + sin(a) * radius)
      v.place(at: p, anchor: .center, proposal: .unspecified)
    }
  }
}

struct WrapLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let rows = layout(width: proposal.width ?? .infinity, cache: cache)
    let height = rows.last.map { $0.maxY } ?? 0
    let width = rows.map(\.maxX).max() ?? 0
    return CGSize(width: proposal.width ?? width, height: height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, rect) in zip(subviews, layout(width: bounds.width, cache: cache)) {
      subview.place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
        proposal: ProposedViewSize(rect.size))
    }
  }
  private func layout(width: CGFloat, cache: Cache) -> [CGRect] {
    var x: CGFloat = 0, y: CGFloat = 0, rowHeight: CGFloat = 0
    return cache.sizes.map { size in
      if x + size.width > width, x > 0 { x = 0; y += rowHeight + spacing; rowHeight = 0 }
      defer { x += size.width + spacing; rowHeight = max(rowHeight, size.height) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

struct LayoutDemo: View {
  @State private var spread = false
  @State private var words = "Zoom transitions are a kind of hero animation for SwiftUI apps".split(
    separator: " "
  ).map(String.init)
  var body: some View {
    VStack(spacing: 30) {
      RadialLayout(radius: spread ? 130 : 60, offset: spread ? .degrees(90) : .zero) {
        ForEach(0..<8) { i in
          Circle().fill(Color(hue: Double(i) / 8, saturation: 0.8, brightness: 0.9))
            .frame(width: 44, height: 44)
            .overlay(Text("\(i)").bold().foregroundStyle(.white))
        }
      }
      .frame(width: 320, height: 320)
      WrapLayout {
        ForEach(words, id: \.self) { word in
          Text(word).padding(.horizontal, 10).padding(.vertical, 6)
            .background(.quaternary, in: Capsule())
        }
      }
      let layout =
        spread ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        Text("One"); Text("Two"); Text("Three")
      }
      Button("Spread") { withAnimation(.spring(duration: 0.8)) { spread.toggle() } }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
