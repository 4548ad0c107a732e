// What an open menu shows: rows in a card beside its label.

import ZoomRender

/// The card of a menu in its place on the screen.
struct _MenuCard<Content: View>: View {
  typealias Body = Never
  let content: Content
  /// The label, in the table of places.
  let place: EngineID
  /// The open submenus.
  let path: Binding<[EngineID]>

  static func _lower(_ view: Self, _ context: _Context) {
    let settings = context.graph.settings
    let dismiss = context.action("dismiss", context.environment.dismissHandler ?? {})
    let card = context.menu(of: view.content, path: view.path, dismiss: dismiss)
    context.child(0) {
      context.lower(
        FloatingCard(
          card: card, source: context.graph.places.frame(of: view.place)?.cg,
          screen: settings.screenSize.cg, width: MenuMetrics.width))
    }
  }
}

/// Lengths of menus, in points.
enum MenuMetrics {
  // Read from recordings with medium confidence: 250 wide, corner 33 and rows of 42; before version
  // 26 corner 13 and rows of 44. The room above the first and below the last row is an estimate.
  static let width: CGFloat = 250
  static let room: CGFloat = 12
  static let corner: CGFloat = 33
  static let row: CGFloat = 42
  static let oldCorner: CGFloat = 13
  static let oldRow: CGFloat = 44
}

extension _Context {
  /// The card of a menu: its rows, or those of the submenu that is open.
  ///
  /// - Parameter dismiss: What follows the action of every row that is no menu itself.
  func menu<V: View>(of content: V, path: Binding<[EngineID]>, dismiss: EngineAction) -> AnyView {
    let isGlass = graph.settings.version >= 26
    let place = MenuPlace(path: path)
    let made = nodes(
      content
        .buttonStyle(MenuRowStyle(height: isGlass ? MenuMetrics.row : MenuMetrics.oldRow))
        .labelStyle(MenuLabelStyle())
        .pickerStyle(.inline)
        .environment(\.menuPlace, place), part: "rows")
    let rows = (place.open.rows ?? made).flatMap { $0.menuRows }
      .map { $0.followed(by: dismiss, except: place.open.toggles) }
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
    .padding(.vertical, isGlass ? MenuMetrics.room : 0)
    .frame(width: MenuMetrics.width)
    return isGlass
      ? AnyView(stack.glassEffect(.regular, in: .rect(cornerRadius: MenuMetrics.corner)))
      : AnyView(stack.background(.regularMaterial, in: .rect(cornerRadius: MenuMetrics.oldCorner)))
  }
}

extension EnvironmentValues {
  /// Where in an open menu the views are; nil elsewhere.
  var menuPlace: MenuPlace? {
    get { self[MenuPlaceKey.self] }
    set { self[MenuPlaceKey.self] = newValue }
  }
  var isInMenu: Bool { menuPlace != nil }
}

private struct MenuPlaceKey: EnvironmentKey { static let defaultValue: MenuPlace? = nil }

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
