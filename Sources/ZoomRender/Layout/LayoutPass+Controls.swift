// Buttons, links and labels.

extension LayoutPass {
  /// Room around the label of a bordered button (a 17 pt label gives 34.33 pt; long-standing).
  private static let borderedInsets = Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// Between a label's icon and title.
  private static let labelSpacing = 8.0
  private static let listLabelSpacing = 16.0
  /// Icons of a list's labels are centred in a column, so that titles line up: with the spacing,
  /// titles start 60 pt from the card's edge. The column grows with the text (by eye).
  private static let listIconWidth = 28.0

  /// A button or link: its label, tinted unless its style says otherwise.
  func buildControl(
    of index: Int, kind: ViewKind, _ children: [ViewNode], _ context: BuildContext
  ) {
    var context = context
    let isChevronRow: Bool
    if case .navigationLink = kind {
      isChevronRow = context.isListRow
    } else {
      isChevronRow = false
    }
    context.isListRow = false
    context.environment = labelEnvironment(kind, context, isRow: isChevronRow)
    if isChevronRow {
      return buildStack(
        of: index, disclosed(children, id: nodes[index].id), .horizontal, Guide.centerY, 0,
        context)
    }
    buildTransparent(of: index, children, context)
    switch environments[nodes[index].environment].buttonStyle {
    case .bordered, .borderedProminent, .glass, .glassProminent:
      items[index].operation =
        items[index].childCount > 0 ? .padding(Self.borderedInsets) : items[index].operation
    default: break
    }
  }

  /// The environment of a label: the tint, unless the scene has set a style.
  private func labelEnvironment(_ kind: ViewKind, _ context: BuildContext, isRow: Bool) -> Int {
    let base = environments[context.environment]
    guard !isRow, base.foregroundStyle.isEmpty, base.buttonStyle != .plain else {
      return context.environment
    }
    var style = ShapeStyle.tint
    if case .button(.destructive, _) = kind { style = .color(.system("red")) }
    switch base.buttonStyle {
    case .borderedProminent, .glassProminent: style = .color(.white)
    case .glass: style = .hierarchical(0)
    default: break
    }
    if !base.isEnabled { style = .hierarchical(2) }
    return environment(after: .foregroundStyle([style]), from: context.environment)
      ?? context.environment
  }

  /// A list row that leads somewhere: the label, room, a chevron.
  private func disclosed(_ label: [ViewNode], id: NodeID) -> [ViewNode] {
    let chevron = ViewNode(
      id: id.child(part: "chevron"), kind: .image(ImageContent(source: .symbol("chevron.forward"))),
      modifiers: [
        ModifierNode(.font(FontReference(.style(.footnote), weight: .semibold))),
        ModifierNode(.foregroundStyle([.hierarchical(2)])),
      ])
    let room = ViewNode(id: id.child(part: "room"), kind: .spacer(minLength: nil))
    return label + [room, chevron]
  }

  /// Children: title, icon. Drawn as icon and title in a row.
  func buildLabel(of index: Int, _ children: [ViewNode], _ context: BuildContext) {
    let style = environments[context.environment].labelStyle
    let title = children.prefix(1)
    var icon = Array(children.dropFirst())
    if context.isInList { icon = icon.map { listIcon($0, context) } }
    switch style {
    case .titleOnly: buildTransparent(of: index, Array(title), context)
    case .iconOnly:
      // What is not shown is still what the icon is called.
      if case .text(let text)? = title.first?.kind, !icon.isEmpty {
        icon[0].modifiers.append(
          ModifierNode(.accessibilityLabel(text.string), origin: icon[0].origin))
      }
      buildTransparent(of: index, icon, context)
    case .automatic, .titleAndIcon:
      buildStack(
        of: index, icon + title, .horizontal, Guide.firstBaseline,
        context.isInList ? Self.listLabelSpacing : Self.labelSpacing, context)
    }
  }

  /// The icon of a list's label: in its column, tinted unless the scene has set a style.
  private func listIcon(_ icon: ViewNode, _ context: BuildContext) -> ViewNode {
    var column = icon
    if environments[context.environment].foregroundStyle.isEmpty {
      column.modifiers.append(ModifierNode(.foregroundStyle([.tint])))
    }
    let size = environments[context.environment].dynamicTypeSize
    let growth =
      TypeScale.entry(.body, at: size).size / TypeScale.entry(.body, at: .large).size
    column.modifiers.append(
      ModifierNode(
        .flexibleFrame(FlexibleFrame(minWidth: Self.listIconWidth * max(1, growth)))))
    return column
  }
}
