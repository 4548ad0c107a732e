import SwiftUI

struct PressableStyle: ButtonStyle {
  var color: Color = .blue
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(color.opacity(isEnabled ? 1 : 0.3), in: .capsule)
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}
extension ButtonStyle where Self == PressableStyle {
  static var pressable: PressableStyle { .init() }
  static func pressable(_ c: Color) -> PressableStyle { .init(color: c) }
}
struct VerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.icon.font(.title2).imageScale(.large)
      configuration.title.font(.caption2)
    }
  }
}
struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .contentTransition(.symbolEffect(.replace))
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}
struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.2))
        Capsule().fill(.green)
          .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 8)
  }
}
struct CardBackground: ViewModifier {
  @ScaledMetric(relativeTo: .body) private var radius = 16.0
  var elevated: Bool
  func body(content: Content) -> some View {
    content
      .padding()
      .background {
        RoundedRectangle(cornerRadius: radius)
          .fill(.background)
          .shadow(
            color: .black.opacity(elevated ? 0.2 : 0.05), radius: elevated ? 12 : 3,
            y: elevated ? 6 : 1)
      }
  }
}
struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakes = 3
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
  }
}
struct CountingModifier: AnimatableModifier {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(number))").font(.largeTitle.monospacedDigit()))
  }
}
struct CountingText: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View {
    Text(value, format: .number.precision(.fractionLength(0)))
      .font(.system(size: 48, weight: .bold, design: .rounded))
      .frame(width: 40 + value * 2, height: 60)
      .background(Color.yellow)
  }
}
extension View {
  func card(elevated: Bool = false) -> some View { modifier(CardBackground(elevated: elevated)) }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}
struct StylesScreen: View {
  @State private var on = true
  @State private var attempts = 0
  @State private var value = 10.0
  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Label("Inbox", systemImage: "tray")
        Label("Sent", systemImage: "paperplane")
        Label("Trash", systemImage: "trash")
      }
      .labelStyle(VerticalLabelStyle())
      Toggle("Remember me", isOn: $on).toggleStyle(CheckboxToggleStyle())
      ProgressView(value: 0.6).progressViewStyle(BarProgressStyle())
      CountingText(value: value)
      Color.clear.frame(height: 60).modifier(CountingModifier(number: value))
      Text("Elevated").card(elevated: on)
        .modifier(Shake(animatableData: CGFloat(attempts)))
      Button("Count") {
        withAnimation(.linear(duration: 1)) { value = 100 }; withAnimation { attempts += 1 }
      }
      .buttonStyle(.pressable(.purple))
      Button("Disabled") {}.buttonStyle(.pressable).disabled(true)
      Text("Maybe").if(on) { $0.underline() }
    }
    .padding()
  }
}
