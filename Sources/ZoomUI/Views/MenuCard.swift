// What an open menu shows: rows in a card beside its label.

import ZoomRender

/// True inside an open menu.
struct MenuKey: EnvironmentKey { static let defaultValue = false }

/// The card of a menu in its place on the screen.
struct _MenuCard<Content: View>: View {
  typealias Body = Never
  let content: Content
  /// The label, in the table of places.
  let place: EngineID

  // Read from recordings with medium confidence: 250 wide, corner 33 and rows of 42; before version
  // 26 corner 13 and rows of 44. The room above the first and below the last row is an estimate.
  private static var width: CGFloat { 250 }
  private static var room: CGFloat { 12 }

  static func _lower(_ view: Self, _ context: _Context) {
    let settings = context.graph.settings
    let isGlass = settings.version >= 26
    let dismiss = context.action("dismiss", context.environment.dismissHandler ?? {})
    let rows = context.nodes(
      view.content
        .buttonStyle(MenuRowStyle(height: isGlass ? 42 : 44))
        .labelStyle(MenuLabelStyle())
        .pickerStyle(.inline)
        .environment(\.isInMenu, true), part: "rows"
    ).flatMap { $0.menuRows }.map { $0.followed(by: dismiss) }
    let stack = VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(rows.enumerated()), id: \.offset) { pair in
        if case .divider = pair.element.kind {
          Divider().padding(.horizontal, isGlass ? 20 : 0).padding(.vertical, 4)
        } else if pair.element.isButton {
          _Nodes(nodes: [pair.element])
        } else {
          // A section's header.
          _Nodes(nodes: [pair.element]).font(.footnote).foregroundStyle(.secondary)
            .padding(.horizontal, 20).padding(.vertical, 6)
        }
      }
    }
    .padding(.vertical, isGlass ? room : 0)
    .frame(width: width)
    let card =
      isGlass
      ? AnyView(stack.glassEffect(.regular, in: .rect(cornerRadius: 33)))
      : AnyView(stack.background(.regularMaterial, in: .rect(cornerRadius: 13)))
    context.child(0) {
      context.lower(
        FloatingCard(
          card: card, source: context.graph.places.frame(of: view.place)?.cg,
          screen: settings.screenSize.cg, width: width))
    }
  }
}

extension EnvironmentValues {
  var isInMenu: Bool {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}

extension EngineNode {
  /// A section's header and rows apart; every other view is a row of its own.
  fileprivate var menuRows: [EngineNode] {
    guard case .section(let header, let footer) = kind else { return [self] }
    return header + children + footer
  }
}

/// A row of a menu.
struct MenuRowStyle: ButtonStyle {
  let height: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
      )
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
      .padding(.horizontal, 20)
      .contentShape(Rectangle())
  }
}

/// The icon stands in a column of its own before the title.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon.frame(width: 24)
      configuration.title
    }
  }
}
