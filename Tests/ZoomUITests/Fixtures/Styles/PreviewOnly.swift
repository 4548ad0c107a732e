import SwiftUI

struct Ticket: View {
  let from: String
  let to: String
  var seat = "12A"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        stop(from)
        Image(systemName: "arrow.right")
        stop(to)
      }
      .padding()
      Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(height: 1)
      HStack {
        Text("Seat"); Spacer(); Text(seat).bold().monospaced()
      }
      .padding()
    }
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16))
    .padding()
  }

  @ViewBuilder private func stop(_ name: String) -> some View {
    VStack {
      Text(name.prefix(3).uppercased()).font(.system(size: 34, weight: .heavy, design: .monospaced))
      Text(name).font(.caption)
    }
    .frame(maxWidth: .infinity)
  }
}

private struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: rect.width, y: 0))
    return path
  }
}

#Preview("Short", traits: .sizeThatFitsLayout) {
  Ticket(from: "Bergen", to: "Oslo")
}
