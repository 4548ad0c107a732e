// What floats above a tab bar.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A view above the tab bar of each tab, in a capsule of glass.
struct TabAccessory: @unchecked Sendable {
  let content: AnyView

  /// As high as a tab bar's glass is round: 48 pt, 21 pt from the sides, 8 pt above the bar
  /// (estimated, not recorded).
  private struct Bar: View {
    let content: AnyView
    var body: some View {
      content
        .frame(maxWidth: .infinity, minHeight: 48, maxHeight: 48)
        .glassEffect(.regular, in: .capsule)
        .padding(.horizontal, 21)
        .padding(.bottom, 8)
    }
  }

  @MainActor func add(to tabs: inout [EngineNode], _ context: _Context) {
    guard !context.nodes(content, part: "accessory probe").isEmpty else { return }
    let bar = context.nodes(Bar(content: content), part: "accessory")
    for index in tabs.indices {
      tabs[index].modifiers.append(
        ModifierNode(
          .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0, content: bar),
          origin: context.nodeOrigin()))
    }
  }
}
struct TabAccessoryKey: EnvironmentKey { static let defaultValue: TabAccessory? = nil }

public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}
