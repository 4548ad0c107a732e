import SwiftUI

struct Star: Shape {
  var points = 5
  var inner: CGFloat = 0.45
  var animatableData: CGFloat {
    get { inner }
    set { inner = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let radius = min(rect.width, rect.height) / 2
      for step in 0..<(points * 2) {
        let angle = Double(step) / Double(points * 2) * 2 * .pi - .pi / 2
        let r = step.isMultiple(of: 2) ? radius : radius * inner
        let point = CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

struct Ring: Shape {
  var fraction: Double
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 8,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
    return path
  }
}

struct ShapeBoard: View {
  @State private var inner: CGFloat = 0.45
  var body: some View {
    VStack(spacing: 30) {
      Star(inner: inner).fill(.yellow.gradient).frame(width: 140, height: 140)
        .onTapGesture { withAnimation(.bouncy) { inner = inner > 0.4 ? 0.25 : 0.45 } }
      Ring(fraction: 0.7).stroke(.green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .frame(width: 120, height: 120)
      Image(systemName: "mountain.2.fill").font(.system(size: 60)).padding(30)
        .background(.teal.gradient).clipShape(Star(points: 8, inner: 0.8))
      Circle().trim(from: 0, to: 0.6).stroke(lineWidth: 4).frame(width: 60)
    }
  }
}
