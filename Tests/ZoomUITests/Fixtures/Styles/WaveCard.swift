import SwiftUI
struct Wave: Shape {
  var phase: Double
  var strength: Double = 10
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: 0, y: rect.midY))
      for x in stride(from: 0, through: rect.width, by: 4) {
        p.addLine(
          to: CGPoint(x: x, y: rect.midY + sin(x / rect.width * 4 * .pi + phase) * strength))
      }
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY));
      p.addLine(to: CGPoint(x: 0, y: rect.maxY)); p.closeSubpath()
    }
  }
}
struct RingProgress: View {
  var value: Double
  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 12)
      Circle().trim(from: 0, to: value).stroke(
        AngularGradient(colors: [.blue, .purple, .blue], center: .center),
        style: StrokeStyle(lineWidth: 12, lineCap: .round)
      ).rotationEffect(.degrees(-90))
      Text(value, format: .percent.precision(.fractionLength(0))).contentTransition(
        .numericText(value: value)
      ).monospacedDigit()
    }
  }
}
struct MiscTwo: View {
  @State private var phase = 0.0
  @State private var value = 0.2
  @State private var flipped = false
  @State private var tags: Set<String> = ["b"]
  @GestureState private var press = false
  var longPress: some Gesture {
    LongPressGesture(minimumDuration: 0.5).updating($press) { cur, st, _ in st = cur }
  }
  var body: some View {
    VStack(spacing: 24) {
      Wave(phase: phase).fill(.cyan).frame(height: 100)
        .onAppear {
          withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 }
        }
      RingProgress(value: value).frame(width: 120, height: 120)
      Button("Fill") { withAnimation(.easeInOut(duration: 1)) { value = 0.9 } }
      ZStack {
        RoundedRectangle(cornerRadius: 16).fill(.red).overlay(Text("Front")).opacity(
          flipped ? 0 : 1)
        RoundedRectangle(cornerRadius: 16).fill(.blue).overlay(Text("Back")).rotation3DEffect(
          .degrees(180), axis: (0, 1, 0)
        ).opacity(flipped ? 1 : 0)
      }
      .frame(width: 200, height: 120)
      .rotation3DEffect(.degrees(flipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
      .onTapGesture { withAnimation(.spring(duration: 0.8)) { flipped.toggle() } }
      HStack {
        ForEach(["a", "b", "c"], id: \.self) { t in
          Text(t).padding(10).background(
            tags.contains(t) ? Color.accentColor : Color.gray.opacity(0.2),
            in: .rect(cornerRadius: 8)
          )
          .onTapGesture { if tags.contains(t) { tags.remove(t) } else { tags.insert(t) } }
        }
      }
      Text("Press").scaleEffect(press ? 1.4 : 1).animation(.bouncy, value: press).gesture(longPress)
      Image(systemName: "wifi", variableValue: 0.5).symbolEffect(.variableColor.iterative)
        .symbolVariant(.circle)
    }
  }
}
