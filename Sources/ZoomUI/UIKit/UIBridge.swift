// UIKit's side of a SwiftUI tree: windows, mirrored views, presented controllers.

import ZoomRender

/// Mirrors the tree as UIKit views and turns presented controllers into presentations.
@MainActor @preconcurrency
final class UIBridge {
  let scene = UIWindowScene()
  let window: UIWindow
  private(set) var presented: [UIViewController] = []
  /// The zoomed controller that was taken away last: its source is asked for again then.
  private var leaving: UIViewController?
  /// Views of representables, by node.
  private var made: [EngineID: UIView] = [:]
  /// Lays a tree out and answers with the frames of its nodes in root points.
  var measure: (([EngineNode]) -> [EngineID: EngineRect])?
  private var lastTree: [EngineNode] = []
  private var frames: [EngineID: EngineRect]?
  private var hasRepresentables = false
  private static let namespace = NamespaceID(name: "uikit")

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = UIViewController()
    scene.windows = [window]
  }

  var isUsed: Bool { hasRepresentables || !presented.isEmpty || leaving != nil }

  func present(_ controller: UIViewController) { presented.append(controller) }

  /// Takes the controller and everything above it away.
  func dismiss(_ controller: UIViewController) {
    guard let index = presented.firstIndex(where: { $0 === controller }) else { return }
    for gone in presented[index...] {
      gone.presentingViewController?.presentedViewController = nil
      gone.presentingViewController = nil
    }
    leaving = presented[index]
    presented.removeSubrange(index...)
  }

  /// The view of a representable, made once.
  func view(for id: EngineID, make: () -> UIView) -> UIView {
    hasRepresentables = true
    if let view = made[id] { return view }
    let view = make()
    made[id] = view
    return view
  }

  /// The size that a text takes in a proposal.
  func size(of text: Text, in size: CGSize) -> CGSize {
    let id = EngineID.root.child(part: "measured text")
    let node = EngineNode(
      id: id, kind: .text(TextContent(runs: text.runs)),
      modifiers: text.modifiers.map { ModifierNode($0) })
    return measure?([node])[id]?.cg.size ?? .zero
  }

  func frame(of node: EngineID) -> CGRect? {
    if frames == nil { frames = measure?(lastTree) }
    return frames?[node]?.cg
  }

  /// Mirrors the tree: glass and representables are views, in the tree's nesting.
  func mirror(_ tree: [EngineNode]) {
    lastTree = tree
    frames = nil
    guard let root = window.rootViewController?.view else { return }
    if root.superview == nil { window.addSubview(root) }
    root.removeMirrored()
    for view in root.subviews { view.removeFromSuperview() }
    for node in tree { mirror(node).forEach { root.addSubview($0) } }
  }

  private func mirror(_ node: EngineNode) -> [UIView] {
    var views: [UIView] = made[node.id].map { [$0] } ?? []
    for child in node.children { views += mirror(child) }
    for (index, modifier) in node.modifiers.enumerated() {
      switch modifier.modifier {
      case .glassEffect:
        let glass = UIPlatformGlassInteractionView(frame: .zero)
        glass.bridge = self
        glass.node = node.id.child(part: "m\(index)")
        views.forEach { glass.addSubview($0) }
        views = [glass]
      case .background(_, let content), .overlay(_, let content):
        let inner = content.flatMap { mirror($0) }
        guard !inner.isEmpty else { continue }
        let container = UIView(frame: .zero)
        container.bridge = self
        container.node = node.id.child(part: "m\(index)")
        for view in inner + views { container.addSubview(view) }
        views = [container]
      default: break
      }
    }
    return views
  }

  /// The tree with presented controllers as presentations of its first node.
  func presenting(_ tree: [EngineNode], in context: _Context) -> [EngineNode] {
    var tree = tree
    guard !tree.isEmpty else { return tree }
    guard let first = presented.first else {
      if let leaving, let source = zoom(of: leaving).0 {
        tree = tree.map { marking(source, in: $0) }
      }
      return tree
    }
    let (source, rect) = zoom(of: first)
    if let source { tree = tree.map { marking(source, in: $0) } }
    let presentation = self.presentation(of: first, source: source, rect: rect, in: context)
    tree[0].modifiers.append(
      ModifierNode(.presentation(presentation), origin: context.nodeOrigin()))
    return tree
  }

  /// The source's node and the alignment rectangle; the provider is asked again each time.
  private func zoom(of controller: UIViewController) -> (EngineID?, EngineRect?) {
    guard let transition = controller.preferredTransition, case .zoom = transition.kind,
      let below = window.rootViewController
    else { return (nil, nil) }
    let probe = ZoomContext(
      sourceViewController: below, zoomedViewController: controller, sourceView: window)
    guard let view = transition.source?(probe) else { return (nil, nil) }
    controller.view.frame = window.bounds
    let context = ZoomContext(
      sourceViewController: below, zoomedViewController: controller, sourceView: view)
    let rect = transition.options?.alignmentRectProvider?(context)
    return (view.node, rect.map { EngineRect($0) })
  }

  /// Marks the view that the provider returned as a transition source: a representable itself, or a
  /// modifier that is mirrored.
  private func marking(_ source: EngineID, in node: EngineNode) -> EngineNode {
    var node = node
    if node.id == source {
      node.modifiers.insert(
        ModifierNode(
          .matchedTransitionSource(.init(id: .string("uikit"), namespace: Self.namespace)),
          origin: node.origin), at: 0)
    }
    for index in node.modifiers.indices.reversed()
    where node.id.child(part: "m\(index)") == source {
      node.modifiers.insert(
        ModifierNode(
          .matchedTransitionSource(.init(id: .string("uikit"), namespace: Self.namespace)),
          origin: node.modifiers[index].origin), at: index + 1)
    }
    node.children = node.children.map { marking(source, in: $0) }
    for index in node.modifiers.indices {
      switch node.modifiers[index].modifier {
      case .overlay(let alignment, let content):
        node.modifiers[index].modifier = .overlay(
          alignment: alignment, content: content.map { marking(source, in: $0) })
      case .background(let alignment, let content):
        node.modifiers[index].modifier = .background(
          alignment: alignment, content: content.map { marking(source, in: $0) })
      default: break
      }
    }
    return node
  }

  private func presentation(
    of controller: UIViewController, source: EngineID?, rect: EngineRect?, in context: _Context
  ) -> Presentation {
    let graph = context.graph
    let isCover =
      controller.modalPresentationStyle == .fullScreen
      || controller.modalPresentationStyle == .overFullScreen
    let name = graph.variables.register(
      "presentedViewController", at: .root.child(part: "uikit"),
      .init(
        get: { [weak self] in .bool(self?.presented.isEmpty == false) },
        set: { [weak self] in
          guard !$0.isTruthy, let self, self.presented.contains(where: { $0 === controller }) else {
            return
          }
          // Only a dismissal by the user is told.
          let sheet = controller.presentationController
          let delegate = sheet?.delegate
          if let sheet { delegate?.presentationControllerWillDismiss(sheet) }
          self.dismiss(controller)
          if let sheet { delegate?.presentationControllerDidDismiss(sheet) }
        }))
    let options = ZoomOptions(
      alignmentRect: rect,
      dimmingColor: controller.preferredTransition?.options?.dimmingColor?.reference,
      allowsInteractiveDismissal: controller.preferredTransition?.options?
        .interactiveDismissShouldBegin.map {
          $0(
            ZoomContext(
              sourceViewController: controller, zoomedViewController: controller,
              sourceView: window))
        } ?? true, usesGlassSource: source.map { made[$0] == nil } ?? false)
    let detent = controller.sheetPresentationController.map { detentVariable(of: $0, graph) }
    let template = context.template("uikit") { page, _ in
      let made = page.collect {
        page.presented(dismissing: { controller.dismiss(animated: true) }) {
          controller.lowerContent(page)
        }
      }
      var modifiers = isCover ? [] : Self.sheetModifiers(of: controller, detent: detent)
      if source != nil {
        modifiers.append(
          .navigationTransition(
            .zoom(sourceID: .string("uikit"), namespace: Self.namespace), options: options))
      }
      let nodes = made.isEmpty ? [EngineNode(id: page.id, kind: .emptyView)] : made
      for (index, var node) in nodes.enumerated() {
        if index == 0 {
          node.modifiers += modifiers.map { ModifierNode($0, origin: page.nodeOrigin()) }
        }
        page.output.append(node)
      }
    }
    return Presentation(
      kind: isCover ? .fullScreenCover : .sheet, binding: name, isItem: false,
      presentedValue: .bool(true), template: template)
  }

  /// What a controller says of the sheet that it comes in; nothing for one that comes otherwise.
  private static func sheetModifiers(
    of controller: UIViewController, detent: String?
  ) -> [EngineModifier] {
    guard let sheet = controller.sheetPresentationController else { return [] }
    var modifiers: [EngineModifier] = [
      .presentationDetents(sheet.detents.map(\.engine), selection: detent)
    ]
    let mayDismiss = sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    if controller.isModalInPresentation || !mayDismiss {
      modifiers.append(.interactiveDismissDisabled(true))
    }
    if sheet.prefersGrabberVisible {
      modifiers.append(.presentationDragIndicator(isVisible: true))
    }
    if let undimmed = sheet.largestUndimmedDetentIdentifier,
      let detent = sheet.detents.first(where: { $0.identifier == undimmed })
    {
      modifiers.append(.presentationBackgroundInteraction(upThrough: detent.engine))
    }
    if let radius = sheet.preferredCornerRadius {
      modifiers.append(.presentationCornerRadius(Double(radius)))
    }
    return modifiers
  }

  /// The selected detent as a variable of the driver's; a drag to another one is told.
  private func detentVariable(
    of sheet: UISheetPresentationController, _ graph: ViewGraph
  ) -> String {
    func name(_ detent: UISheetPresentationController.Detent) -> EngineValue {
      PresentationDetent(engine: detent.engine).value
    }
    return graph.variables.register(
      "selectedDetent", at: .root.child(part: "uikit detent"),
      .init(
        get: {
          let selected = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
          return (selected ?? sheet.detents.first).map(name) ?? .null
        },
        set: { value in
          guard let detent = sheet.detents.first(where: { name($0) == value }),
            detent.identifier != sheet.selectedDetentIdentifier
          else { return }
          sheet.selectedDetentIdentifier = detent.identifier
          (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }))
  }
}
