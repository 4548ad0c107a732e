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
  /// The size for a proposal; nil leaves it to the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
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
    guard let typed = made as? UIViewType else { return made.emit(into: context) }
    view.updateUIView(typed, context: bridged)
    guard view.sizeThatFits(.unspecified, uiView: typed, context: bridged) != nil else {
      return made.emit(into: context)
    }
    let drawn = context.collect { made.emit(into: context) }
    let fitting = RepresentableLayout { proposal in
      view.sizeThatFits(proposal, uiView: typed, context: bridged)
    }
    context.child(part: "fitting") { context.lower(fitting { _Nodes(nodes: drawn) }) }
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
    guard let index = context.output.indices.last, context.output[index].id == context.id else {
      return
    }
    let looks = drawnLook(context)
    context.output[index].modifiers += looks.map {
      ModifierNode($0, origin: context.nodeOrigin())
    }
  }

  /// Subviews in their frames, round corners, shadow and transparency.
  private func drawnLook(_ context: _Context) -> [EngineModifier] {
    var look: [EngineModifier] = []
    if layer.cornerRadius > 0 {
      look.append(
        .clipShape(
          .roundedRectangle(
            cornerRadius: layer.cornerRadius,
            style: layer.cornerCurve == .continuous ? .continuous : .circular)))
    }
    let drawn = subviews.enumerated().filter { $1.node == nil && !$1.isHidden }
    if !drawn.isEmpty {
      var nodes: [EngineNode] = []
      for (index, view) in drawn {
        var made = context.collect {
          context.child(part: "subview \(index)") { view.emit(into: context) }
        }
        let frame = view.frame
        for place in made.indices {
          made[place].modifiers += [
            EngineModifier.frame(
              width: frame.width, height: frame.height, alignment: .center),
            .offset(.init(dx: frame.minX, dy: frame.minY)),
          ].map { ModifierNode($0, origin: context.nodeOrigin()) }
        }
        nodes += made
      }
      look.append(.overlay(alignment: .topLeading, content: nodes))
    }
    if isHidden { look.append(.opacity(0)) } else if alpha < 1 { look.append(.opacity(alpha)) }
    return look
  }
}

/// One view in the size that its representable asks for.
private struct RepresentableLayout: Layout {
  let size: @MainActor (ProposedViewSize) -> CGSize?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onDriver { size(proposal) }
      ?? subviews.first?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: .init(bounds.size))
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
