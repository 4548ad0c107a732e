import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal.replacingUnspecifiedDimensions().width, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let result = arrange(bounds.width, subviews)
    for (index, origin) in result.origins.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: .unspecified)
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint])
  {
    var origins: [CGPoint] = []
    var x: CGFloat = 0, y: CGFloat = 0, row: CGFloat = 0, widest: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x + size.width > width, x > 0 {
        x = 0
        y += row + spacing
        row = 0
      }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      row = max(row, size.height)
      widest = max(widest, x - spacing)
    }
    return (CGSize(width: widest, height: y + row), origins)
  }
}

struct FlowTags: View {
  @State private var chosen: Set<String> = []
  @Namespace private var tags
  let all = ["granite", "moss", "river", "old growth", "fog", "ridge", "meadow", "scree"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      section("Chosen", all.filter { chosen.contains($0) })
      section("All", all.filter { !chosen.contains($0) })
      Spacer()
    }
    .padding()
  }

  private func section(_ title: String, _ names: [String]) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      FlowLayout {
        ForEach(names, id: \.self) { name in
          Text(name).padding(.horizontal, 12).padding(.vertical, 6)
            .background(.tint.opacity(0.2), in: .capsule)
            .matchedGeometryEffect(id: name, in: tags)
            .onTapGesture {
              withAnimation(.spring(duration: 0.4)) { chosen.formSymmetricDifference([name]) }
            }
        }
      }
    }
  }
}
