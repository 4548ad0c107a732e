import SwiftUI

struct Particle {
  var position: SIMD2<Double>
  var hue: Double
}

struct CanvasClock: View {
  let particles: [Particle] = (0..<40).map { i in
    let a = Double(i) / 40 * 2 * .pi
    return Particle(position: .init(cos(a), sin(a)), hue: Double(i) / 40)
  }

  var body: some View {
    VStack {
      TimelineView(.animation) { timeline in
        let t = timeline.date.timeIntervalSinceReferenceDate
        Canvas { context, size in
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          for p in particles {
            let r = 10 + 3 * sin(t + p.hue * 6)
            let rect = CGRect(
              x: center.x + p.position.x * 120 - r, y: center.y + p.position.y * 120 - r,
              width: 2 * r, height: 2 * r)
            context.fill(
              Path(ellipseIn: rect), with: .color(Color(hue: p.hue, saturation: 0.8, brightness: 1))
            )
          }
          var hand = Path()
          hand.move(to: center)
          hand.addLine(to: CGPoint(x: center.x, y: center.y - 90))
          context.stroke(hand, with: .color(.primary), lineWidth: 4)
          context.draw(Text("12").font(.headline), at: CGPoint(x: center.x, y: center.y - 105))
          context.opacity = 0.5
          context.stroke(
            Circle().path(in: CGRect(origin: .zero, size: size).insetBy(dx: 20, dy: 20)),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: .zero,
              endPoint: CGPoint(x: size.width, y: 0)),
            style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        }
        .frame(width: 320, height: 320)
      }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time)
      }
      Text(Date.now, format: .dateTime.hour().minute())
    }
    .background(Color(.systemBackground))
  }
}

#Preview { CanvasClock() }
