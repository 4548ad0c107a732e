import SwiftUI

struct RadialLayout: Layout {
  var radius: CGFloat = 100
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: radius * 2, height: radius * 2))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let step = Angle.degrees(360 / Double(max(1, subviews.count))).radians
    for (i, view) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: step * Double(i)))
      point.x += bounds.midX
      point.y += bounds.midY
      view.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

struct Weight: LayoutValueKey { static let defaultValue: Double = 1 }
extension View { func weight(_ w: Double) -> some View { layoutValue(key: Weight.self, value: w) } }

struct WeightedRow: Layout {
  static var layoutProperties: LayoutProperties {
    var p = LayoutProperties(); p.stackOrientation = .horizontal; return p
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? 300,
      height: subviews.map { $0.dimensions(in: .unspecified).height }.max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for view in subviews {
      let w = bounds.width * view[Weight.self] / total
      view.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: w, height: bounds.height))
      x += w
    }
  }
}

struct LayoutZoo: View {
  @State private var wide = false
  @State private var vertical = false

  var body: some View {
    let layout =
      vertical ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    VStack(spacing: 20) {
      RadialLayout(radius: wide ? 140 : 80) {
        ForEach(0..<8) { i in
          Circle().fill(.orange.opacity(Double(i + 1) / 8)).frame(width: 30, height: 30)
        }
      }
      .frame(height: 320)
      WeightedRow {
        Color.red.frame(height: 30).weight(1)
        Color.green.frame(height: 30).weight(3)
      }
      layout {
        Text("A"); Text("B"); Text("C")
      }
      Grid(alignment: .leading, horizontalSpacing: 12) {
        GridRow {
          Text("Name"); Text("Ada").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("Total").gridCellColumns(2) }
      }
      ViewThatFits(in: .horizontal) {
        Text("A very long line that surely does not fit on any phone at all, ever, anywhere")
        Text("Short")
      }
      Button("Animate") {
        withAnimation(.easeInOut(duration: 0.5)) {
          wide.toggle(); vertical.toggle()
        }
      }
    }
  }
}
