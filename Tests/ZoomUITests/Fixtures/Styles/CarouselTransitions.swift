import SwiftUI

struct FlipModifier: ViewModifier, Animatable {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func body(content: Content) -> some View {
    content
      .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
      .opacity(abs(angle) < 90 ? 1 : 0)
  }
}

extension AnyTransition {
  static var flip: AnyTransition {
    .modifier(active: FlipModifier(angle: 90), identity: FlipModifier(angle: 0))
  }
  static func slideFade(_ edge: Edge) -> AnyTransition {
    .move(edge: edge).combined(with: .opacity)
  }
}

struct Dissolve: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 12)
      .scaleEffect(phase == .willAppear ? 0.8 : phase == .didDisappear ? 1.2 : 1)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct Carousel: View {
  @State private var index = 0
  @State private var face = false
  @State private var progress = 0.0
  private let colors: [Color] = [.mint, .pink, .yellow, .brown]

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        ForEach(colors.indices, id: \.self) { i in
          if i == index {
            RoundedRectangle(cornerRadius: 30, style: .continuous)
              .fill(colors[i])
              .transition(Dissolve())
              .id(i)
          }
        }
      }
      .frame(height: 220)

      Group {
        if face { Text("Back").transition(.flip) } else { Text("Front").transition(.flip) }
      }
      .font(.largeTitle)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<10) { i in
            RoundedRectangle(cornerRadius: 20)
              .fill(Color(white: Double(i) / 12))
              .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
              .scrollTransition(.animated, axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .opacity(1 - abs(phase.value) * 0.5)
              }
              .visualEffect { content, proxy in
                content.hueRotation(.degrees(proxy.frame(in: .scrollView).minX / 4))
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollIndicators(.hidden)
      .frame(height: 120)

      RingShape(progress: progress)
        .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .frame(width: 80, height: 80)

      Button("Next") {
        withAnimation(.bouncy) { index = (index + 1) % colors.count }
        withAnimation(.easeInOut(duration: 0.6)) { face.toggle() }
        withAnimation(.linear(duration: 1)) { progress = 0.75 }
      }
      .buttonStyle(.glass)
    }
    .padding()
  }
}

struct RingShape: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
    }
  }
}
