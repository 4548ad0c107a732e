// What an alert or a dialog shows: a card of texts, fields and buttons over the whole screen.

import ZoomRender

/// Lengths of cards over the screen, in points.
enum AlertMetrics {
  // Version 26, read from recordings, medium confidence: 320 wide and 38 from the sides at least,
  // corner 34, texts 30 from the side and 22 from the top, buttons 48 high, 8 apart, 16 from the
  // sides.
  static let width = 320.0
  static let margin = 38.0
  static let corner = 34.0
  static let textInset = 30.0
  static let textTop = 22.0
  static let buttonHeight = 48.0
  static let gap = 8.0
  static let inset = 16.0
  // From the texts to the buttons: an estimate.
  static let textBottom = 20.0
  // A dialog of version 26: 240 wide, corner between 26 and 28, medium confidence.
  static let dialogWidth = 240.0
  static let dialogCorner = 27.0
  // Before version 26, from UIKit, low confidence: 270 wide, corner 14, rows of 44; a dialog has 8
  // around it, corner 13, rows of 57.
  static let oldWidth = 270.0
  static let oldCorner = 14.0
  static let oldRow = 44.0
  static let oldTextInset = 16.0
  static let oldTextRoom = 19.0
  static let oldDialogMargin = 8.0
  static let oldDialogCorner = 13.0
  static let oldDialogRow = 57.0
}

/// A card in its place on the screen.
struct _AlertCard: View {
  typealias Body = Never
  let kind: ZoomRender.Presentation.Kind
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  /// The view that the dialog belongs to, in the table of places.
  let place: EngineID?

  static func _lower(_ view: Self, _ context: _Context) {
    let isGlass = context.graph.settings.version >= 26
    let dismiss = context.action("dismiss", context.environment.dismissHandler ?? {})
    var made = view.nodes(of: view.actions, isGlass, dismiss, context, part: "actions")
    if !made.contains(where: { $0.isButton }) {
      made += view.nodes(of: Button("OK") {}, isGlass, dismiss, context, part: "ok")
    }
    var parts = AlertParts(title: view.title, message: view.message)
    parts.fields = made.filter { !$0.isButton }
    parts.buttons = made.filter { $0.isButton }
    let screen = context.graph.settings.screenSize
    if view.kind == .alert {
      parts.buttons = parts.inOrder(isGlass)
      let width = min(AlertMetrics.width, screen.width - 2 * AlertMetrics.margin)
      let card =
        isGlass
        ? AnyView(parts.glassCard(width: width, corner: AlertMetrics.corner))
        : AnyView(parts.oldCard)
      context.child(0) {
        context.lower(card.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea())
      }
    } else if isGlass {
      // A popover closes when something else is touched, so it has no row to cancel.
      parts.buttons.removeAll { $0.buttonRole == .cancel }
      let card = parts.glassCard(width: AlertMetrics.dialogWidth, corner: AlertMetrics.dialogCorner)
      let source = view.place.flatMap { context.graph.places.frame(of: $0)?.cg }
      context.child(0) {
        context.lower(FloatingCard(card: card, source: source, screen: screen.cg))
      }
    } else {
      let cancel = parts.buttons.filter { $0.buttonRole == .cancel }
      let added = view.nodes(
        of: Button("Cancel", role: .cancel) {}, isGlass, dismiss, context, part: "cancel")
      parts.buttons.removeAll { $0.buttonRole == .cancel }
      let sheet = parts.oldDialog(cancel: cancel.isEmpty ? added : cancel)
      context.child(0) {
        context.lower(sheet.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom))
      }
    }
  }

  /// The nodes of actions; what a button does is followed by the end of the alert.
  private func nodes<V: View>(
    of view: V, _ isGlass: Bool, _ dismiss: EngineAction, _ context: _Context, part: String
  ) -> [EngineNode] {
    let isDialog = kind == .confirmationDialog
    let styled =
      view
      .buttonStyle(AlertButtonStyle(isGlass: isGlass, isDialog: isDialog))
      .textFieldStyle(AlertFieldStyle(isGlass: isGlass))
      .labelStyle(.titleOnly)
    return context.nodes(styled, part: part).map { $0.followed(by: dismiss) }
  }
}

/// The parts of a card.
struct AlertParts {
  var title: Text?
  var message: AnyView?
  var fields: [EngineNode] = []
  var buttons: [EngineNode] = []

  /// Two buttons stand side by side with the cancelling one first; of more it is the last one.
  func inOrder(_ isGlass: Bool) -> [EngineNode] {
    let cancel = buttons.filter { $0.buttonRole == .cancel }
    let others = buttons.filter { $0.buttonRole != .cancel }
    return buttons.count == 2 ? cancel + others : others + cancel
  }

  private var isRow: Bool { buttons.count == 2 }

  @MainActor func glassCard(width: Double, corner: Double) -> some View {
    VStack(alignment: .leading, spacing: AlertMetrics.gap) {
      if title != nil || message != nil {
        VStack(alignment: .leading, spacing: 6) {
          title?.font(.headline)
          message?.font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(.horizontal, AlertMetrics.textInset - AlertMetrics.inset)
        .padding(.top, AlertMetrics.textTop - AlertMetrics.inset)
        .padding(.bottom, AlertMetrics.textBottom - AlertMetrics.gap)
      }
      _Nodes(nodes: fields)
      if isRow, width > AlertMetrics.dialogWidth {
        HStack(spacing: AlertMetrics.gap) { _Nodes(nodes: buttons) }
      } else {
        _Nodes(nodes: buttons)
      }
    }
    .padding(AlertMetrics.inset)
    .frame(width: width)
    .glassEffect(.regular, in: .rect(cornerRadius: corner))
  }

  @MainActor private var oldTexts: some View {
    VStack(spacing: 4) {
      title?.font(.headline)
      message?.font(.footnote)
      _Nodes(nodes: fields)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .padding(.horizontal, AlertMetrics.oldTextInset)
    .padding(.vertical, AlertMetrics.oldTextRoom)
  }

  @MainActor var oldCard: some View {
    VStack(spacing: 0) {
      oldTexts
      if isRow {
        Divider()
        HStack(spacing: 0) {
          _Nodes(nodes: [buttons[0]])
          Divider()
          _Nodes(nodes: [buttons[1]])
        }
        .frame(height: AlertMetrics.oldRow)
      } else {
        rows
      }
    }
    .frame(width: AlertMetrics.oldWidth)
    .background(.regularMaterial, in: .rect(cornerRadius: AlertMetrics.oldCorner))
  }

  @MainActor private var rows: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { pair in
      Divider()
      _Nodes(nodes: [pair.element])
    }
  }

  @MainActor func oldDialog(cancel: [EngineNode]) -> some View {
    VStack(spacing: AlertMetrics.oldDialogMargin) {
      VStack(spacing: 0) {
        if title != nil || message != nil {
          VStack(spacing: 4) {
            title?.font(.footnote.weight(.semibold))
            message?.font(.footnote)
          }
          .multilineTextAlignment(.center)
          .foregroundStyle(.secondary)
          .padding(.horizontal, AlertMetrics.oldTextInset)
          .padding(.vertical, 14)
        }
        rows
      }
      .background(.regularMaterial, in: .rect(cornerRadius: AlertMetrics.oldDialogCorner))
      VStack(spacing: 0) { _Nodes(nodes: cancel) }
        .background(.background, in: .rect(cornerRadius: AlertMetrics.oldDialogCorner))
    }
    .padding(.horizontal, AlertMetrics.oldDialogMargin)
  }
}

/// A card that floats beside what it belongs to; a touch elsewhere closes it.
struct FloatingCard<Card: View>: View {
  let card: Card
  /// In root points; nil stands for the screen.
  let source: CGRect?
  let screen: CGSize
  var width = AlertMetrics.dialogWidth
  @Environment(\.dismiss) private var dismiss

  /// From the edges of the screen and from the source, an estimate. Points.
  private static var room: CGFloat { 16 }

  var body: some View {
    ZStack(alignment: alignment) {
      Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
      card.padding(insets)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ignoresSafeArea()
  }

  /// What the card stands beside: nothing that fills the screen.
  private var anchor: CGRect? {
    source.flatMap { $0.height < screen.height / 2 && $0.width > 0 ? $0 : nil }
  }
  private var isBelow: Bool { (anchor?.midY ?? 0) < screen.height / 2 }
  private var alignment: Alignment {
    anchor == nil ? .center : isBelow ? .topLeading : .bottomLeading
  }
  private var insets: EdgeInsets {
    guard let anchor else { return EdgeInsets() }
    let x = min(max(anchor.midX - width / 2, Self.room), screen.width - width - Self.room)
    return EdgeInsets(
      top: isBelow ? anchor.maxY + Self.room / 2 : 0, leading: x,
      bottom: isBelow ? 0 : screen.height - anchor.minY + Self.room / 2, trailing: 0)
  }
}

/// Buttons of an alert.
struct AlertButtonStyle: ButtonStyle {
  let isGlass: Bool
  let isDialog: Bool
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    let isDestructive = configuration.role == .destructive
    if isGlass {
      configuration.label.font(.body.weight(.medium)).lineLimit(1)
        .foregroundStyle(isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
        .frame(maxWidth: .infinity, minHeight: AlertMetrics.buttonHeight)
        .background(.fill.tertiary, in: .capsule)
    } else {
      configuration.label
        .font(isDialog ? .title3 : .body)
        .fontWeight(configuration.role == .cancel ? .semibold : .regular).lineLimit(1)
        .foregroundStyle(isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        .frame(
          maxWidth: .infinity,
          minHeight: isDialog ? AlertMetrics.oldDialogRow : AlertMetrics.oldRow)
    }
  }
}

/// Fields of an alert: as high as its buttons, an estimate.
struct AlertFieldStyle: TextFieldStyle {
  let isGlass: Bool
  func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(.horizontal, isGlass ? 16 : 7)
      .frame(minHeight: isGlass ? AlertMetrics.buttonHeight : 30)
      .background(
        .fill.tertiary, in: .rect(cornerRadius: isGlass ? AlertMetrics.buttonHeight / 2 : 5))
  }
}

extension EngineNode {
  var isButton: Bool {
    if case .button = kind { true } else { false }
  }
  var buttonRole: EngineKind.ButtonRole? {
    if case .button(let role, _) = kind { role } else { nil }
  }

  /// The node with an action behind those of each button in it, apart from some.
  func followed(by action: EngineAction, except buttons: Set<EngineID> = []) -> EngineNode {
    var copy = self
    if case .button(let role, let actions) = kind {
      if !buttons.contains(id) { copy.kind = .button(role: role, action: actions + [action]) }
    } else {
      copy.children = children.map { $0.followed(by: action, except: buttons) }
    }
    return copy
  }
}
