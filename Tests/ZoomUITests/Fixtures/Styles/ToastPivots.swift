import SwiftUI

struct Toast: Equatable {
  var message: String; var style: Style = .info
  enum Style {
    case info, error
    var color: Color {
      switch self {
      case .info: .blue;
      case .error: .red
      }
    }
  }
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  func body(content: Content) -> some View {
    content.overlay(alignment: .top) {
      if let toast {
        Text(toast.message)
          .padding(.horizontal, 20).padding(.vertical, 12)
          .background(toast.style.color, in: Capsule())
          .foregroundStyle(.white)
          .transition(.move(edge: .top).combined(with: .opacity))
          .task(id: toast) {
            try? await Task.sleep(for: .seconds(1))
            withAnimation { self.toast = nil }
          }
      }
    }
    .animation(.spring(duration: 0.4), value: toast)
  }
}
extension View {
  func toast(_ t: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: t)) }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: PivotModifier(amount: -90, anchor: .topLeading),
      identity: PivotModifier(amount: 0, anchor: .topLeading))
  }
}
struct PivotModifier: ViewModifier {
  let amount: Double
  let anchor: UnitPoint
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
  }
}
struct IrisTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.2)
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? -45 : phase == .didDisappear ? 45 : 0))
      .blur(radius: phase.isIdentity ? 0 : 10)
  }
}
struct ToastDemo: View {
  @State private var toast: Toast?
  @State private var box = false
  @State private var iris = true
  var body: some View {
    VStack(spacing: 30) {
      Button("Info") { toast = Toast(message: "Saved") }
      Button("Error") { toast = .init(message: "Failed", style: .error) }
      Button("Box") {
        withAnimation(.easeInOut(duration: 1)) {
          box.toggle(); iris.toggle()
        }
      }
      if box { Color.orange.frame(width: 200, height: 200).transition(.pivot) }
      if iris { Color.indigo.frame(width: 120, height: 120).transition(IrisTransition()) }
      Spacer()
    }
    .padding(.top, 100)
    .frame(maxWidth: .infinity)
    .toast($toast)
  }
}
