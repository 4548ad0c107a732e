import SwiftUI

struct Particle: Hashable { let x: Double; let y: Double; let birth: Double }

struct StarsView: View {
  let start = Date()
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30)) { timeline in
      Canvas(opaque: true, rendersAsynchronously: false) { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        let t = timeline.date.timeIntervalSince(start)
        for i in 0..<40 {
          let a = Double(i) / 40 * .pi * 2 + t
          let r = 40 + Double(i) * 3
          var copy = context
          copy.translateBy(x: size.width / 2 + cos(a) * r, y: size.height / 2 + sin(a) * r)
          copy.rotate(by: .radians(a))
          copy.opacity = 0.3 + 0.7 * Double(i) / 40
          copy.fill(
            star(5),
            with: .linearGradient(
              Gradient(colors: [.yellow, .orange]), startPoint: .zero,
              endPoint: CGPoint(x: 10, y: 10)))
        }
        let label = context.resolve(Text("Canvas").font(.title.bold()).foregroundColor(.white))
        context.draw(label, at: CGPoint(x: size.width / 2, y: size.height / 2))
        context.stroke(
          Path(ellipseIn: CGRect(x: 20, y: 20, width: size.width - 40, height: 80)),
          with: .color(.cyan), style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
        context.drawLayer { layer in
          layer.addFilter(.blur(radius: 6))
          layer.fill(
            Path(roundedRect: CGRect(x: 100, y: 600, width: 200, height: 60), cornerRadius: 20),
            with: .color(.pink))
        }
      }
    }
    .ignoresSafeArea()
    .overlay(alignment: .bottom) {
      TimelineView(.periodic(from: start, by: 1)) { context in
        Text(context.date, style: .time).foregroundStyle(.white).padding(40)
      }
    }
  }
  private func star(_ points: Int) -> Path {
    var path = Path()
    for i in 0..<(points * 2) {
      let r: Double = i.isMultiple(of: 2) ? 10 : 4
      let a = Double(i) * .pi / Double(points) - .pi / 2
      let p = CGPoint(x: cos(a) * r, y: sin(a) * r)
      if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    path.closeSubpath()
    return path
  }
}
