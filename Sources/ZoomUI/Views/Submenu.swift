// Menus inside menus: a row that opens, and its own rows in the place of the others.

import ZoomRender

/// A level of an open menu.
struct MenuPlace {
  /// The submenus that are open, outermost first.
  let path: Binding<[EngineID]>
  var level = 0
  /// What the innermost open submenu shows.
  let open = OpenSubmenu()

  /// Lowers a menu of this level: a row that opens it. An open one takes the card over: its row, which
  /// closes it again, and what is in it. (The card that lies behind on a device is not drawn.)
  @MainActor func lower<Label: View>(
    _ label: Label, _ context: _Context, rows: @MainActor () -> [EngineNode]
  ) {
    let id = context.id
    let outer = Array(path.wrappedValue.prefix(level))
    let isOpen = path.wrappedValue.dropFirst(level).first == id
    let row = context.nodes(
      Button(action: { path.wrappedValue = isOpen ? outer : outer + [id] }) {
        HStack {
          label.fontWeight(isOpen ? .semibold : .regular)
          Spacer()
          Image(symbol: isOpen ? "chevron.down" : "chevron.right").font(.footnote)
            .foregroundStyle(.secondary)
        }
      }, at: 0)
    open.toggles.formUnion(row.flatMap(\.buttonIDs))
    context.output += row
    guard isOpen else { return }
    var inner = self
    inner.level += 1
    context.withEnvironment({ $0.menuPlace = inner }) {
      let made = rows()
      // One further in has come first.
      guard open.rows == nil else { return }
      let line = EngineNode(
        id: id.child(part: "line"), kind: .divider, origin: context.nodeOrigin())
      open.rows = row + [line] + made
    }
  }
}

/// What is found while an open menu is lowered.
@MainActor
final class OpenSubmenu {
  /// Nil when no submenu is open.
  var rows: [EngineNode]?
  /// Rows that open or close submenus: they do not close the menu.
  var toggles: Set<EngineID> = []

  nonisolated init() {}
}

extension ViewGraph {
  /// The open submenus of a menu.
  func submenuPath(of menu: EngineID) -> Binding<[EngineID]> {
    state(StateKey(owner: menu, offset: -10), initial: [])
  }
}

extension EngineNode {
  /// The buttons in the view, itself included.
  fileprivate var buttonIDs: [EngineID] { isButton ? [id] : children.flatMap(\.buttonIDs) }
}
