import SwiftUI

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakes = 3
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
  }
}
struct Wave: Shape {
  var phase: Double
  var strength: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set { phase = newValue.first; strength = newValue.second }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      p.addLine(to: CGPoint(x: x, y: rect.midY + strength * sin(x / 20 + phase)))
    }
    return p
  }
}
extension Animation { static var card: Animation { .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5) } }
extension Color {
  init(hex: UInt32) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: 1)
  }
  static let brand = Color(hex: 0x3366FF)
}
extension ShapeStyle where Self == Color { static var brandStyle: Color { .brand } }
extension Font {
  static let fancy = Font.custom("Avenir", size: 20, relativeTo: .title3).weight(.heavy).leading(
    .tight)
}
extension LabelStyle where Self == VerticalLabelStyle {
  static var vertical: VerticalLabelStyle { .init() }
}
struct VerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}
struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      }
    }
  }
}
struct CardGroup: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }.padding().background(.quaternary)
  }
}
struct RingProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.blue, lineWidth: 4)
      .frame(width: 40, height: 40)
  }
}
struct StyleShelf: View {
  @State private var attempts = 0
  @State private var wave = 0.0
  @State private var on = true
  @State private var scrollID: Int? = 3
  @State private var hSize: CGSize = .zero
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text("Shake").modifier(Shake(animatableData: CGFloat(attempts)))
        Wave(phase: wave, strength: 10).stroke(Color.brand, lineWidth: 2).frame(height: 40)
        Text("Fancy").font(.fancy).foregroundStyle(.brandStyle)
        Label("Vert", systemImage: "star").labelStyle(.vertical)
        Toggle("Check", isOn: $on).toggleStyle(CheckStyle())
        GroupBox("G") { Text("c") }.groupBoxStyle(CardGroup())
        ProgressView(value: 0.6).progressViewStyle(RingProgress())
        Text("stroke").padding().overlay(
          RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
        Text("inner").padding().background(
          .white.shadow(.drop(color: .black.opacity(0.2), radius: 4, y: 2)),
          in: .rect(cornerRadius: 8))
        Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center)).frame(
          width: 50, height: 50
        ).mask(Circle())
        Text("A").frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).border(.red)
        HStack {
          ForEach(1...5, id: \.self) { i in Image(systemName: i <= 3 ? "star.fill" : "star") }
        }.imageScale(.large).foregroundStyle(.yellow)
        Text("Rotated").rotationEffect(.degrees(-10)).fixedSize().redacted(reason: .placeholder)
        Text("On geometry").onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          hSize = $0
        }
        Text("\(Int(hSize.width))")
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<8) { Text("\($0)").id($0).frame(width: 60) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $scrollID).scrollTargetBehavior(.paging).frame(height: 40)
        Button("Try") {
          withAnimation(.default.speed(2).delay(0.1).repeatCount(2, autoreverses: true)) {
            attempts += 1; wave = 3
          }
        }
        .buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 8)).tint(.purple)
      }
    }
    .background(
      LinearGradient(
        colors: [.white, Color(red: 0.9, green: 0.9, blue: 1)], startPoint: .top, endPoint: .bottom
      ).ignoresSafeArea()
    )
    .animation(.card, value: on)
    .environment(\.locale, Locale(identifier: "de_DE"))
    .preferredColorScheme(.light)
    .onAppear { wave = 1 }
    .onTapGesture(coordinateSpace: .local) { print($0) }
    .task(id: attempts) { try? await Task.sleep(for: .milliseconds(10)) }
    .overlay(alignment: .bottom) {
      if on {
        Text("Toast").padding().background(.ultraThinMaterial, in: Capsule()).transition(
          .move(edge: .bottom).combined(with: .opacity))
      }
    }
  }
}
