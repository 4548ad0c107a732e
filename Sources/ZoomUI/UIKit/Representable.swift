// UIKit views and controllers inside SwiftUI.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
  public var transaction = Transaction()
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues
  public var transaction = Transaction()
}

extension _Context {
  /// The coordinator of a representable, made once.
  fileprivate func coordinator<C>(_ make: () -> C) -> C {
    let key = StateKey(owner: id, offset: -3)
    graph.touch(key)
    return graph.value(for: key, initial: make)
  }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public static func _lower(_ view: Self, _ context: _Context) {
    let bridged = UIViewRepresentableContext<Self>(
      coordinator: context.coordinator(view.makeCoordinator), environment: context.environment)
    let made = context.graph.bridge.view(for: context.id) {
      view.makeUIView(context: bridged)
    }
    made.node = context.id
    made.bridge = context.graph.bridge
    if let typed = made as? UIViewType { view.updateUIView(typed, context: bridged) }
    made.emit(into: context)
  }
}

extension UIView {
  /// The node that draws a UIKit view of a kind that the engine knows.
  func emit(into context: _Context) {
    switch self {
    case let label as UILabel:
      context.emit(
        .text(TextContent(label.text ?? "")),
        modifiers: label.textColor.map { [.foregroundStyle([.color($0.reference)])] } ?? [])
    case let view as UIImageView:
      if let content = view.image?.content { context.emit(.image(content)) }
    case let view as UIVisualEffectView:
      context.emit(
        .style(view.effect is UIBlurEffect ? .material(.regular) : .color(.clear)))
    default:
      context.emit(.color(backgroundColor?.reference ?? .clear))
    }
  }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator)
  typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator
  ) {}
  public static func _lower(_ view: Self, _ context: _Context) {
    let bridged = UIViewControllerRepresentableContext<Self>(
      coordinator: context.coordinator(view.makeCoordinator), environment: context.environment)
    let key = StateKey(owner: context.id, offset: -4)
    context.graph.touch(key)
    let controller = context.graph.value(for: key) {
      view.makeUIViewController(context: bridged)
    }
    view.updateUIViewController(controller, context: bridged)
    controller.lowerContent(context)
  }
}
