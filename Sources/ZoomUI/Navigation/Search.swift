// Search fields, drawn simply.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View { searching(text, placement, prompt.map { Text($0) }) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View { searching(text, placement, prompt.map { Text($0) }) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, placement, Text(prompt)) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { searching(text, placement, prompt) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection, C.Element: Identifiable {
    searching(text, placement, prompt)
  }
  public func searchSuggestions<C: View>(@ViewBuilder _ content: () -> C) -> some View { _silent() }
  public func searchCompletion(_ completion: String) -> some View { _silent() }
  public func searchScopes<V: Hashable, C: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> C
  ) -> some View { _silent() }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { _silent() }
  public func searchPresentationToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    _silent()
  }

  /// The field at the bottom of the page, below the title before version 26 and in a drawer.
  private func searching(
    _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    _Modified(content: self) { context, content in
      let isBelow = placement.isDrawer || context.graph.settings.version < 26
      let field = SearchField(text: text.wrappedValue, prompt: prompt, isGlass: !isBelow)
      let edge: ZoomRender.Edge = isBelow ? .top : .bottom
      context.modifyFirst(
        content,
        by: [
          .safeAreaInset(
            edge: edge, alignment: .center, spacing: 0,
            content: context.nodes(field, part: "search"))
        ])
    }
  }
}

public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let avoidHidingContent = SearchToolbarBehavior()
}

/// A field at rest: 36 pt high in a drawer, a capsule of glass of 48 pt at the bottom, 28 pt from the
/// sides (estimated, not recorded).
private struct SearchField: View {
  let text: String
  let prompt: Text?
  let isGlass: Bool

  private var row: some View {
    HStack(spacing: 6) {
      Image(symbol: "magnifyingglass")
      if text.isEmpty {
        prompt ?? Text("Search")
      } else {
        Text(verbatim: text).foregroundStyle(.primary)
      }
      Spacer(minLength: 0)
      Image(symbol: "mic.fill")
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }

  var body: some View {
    if isGlass {
      row.padding(.horizontal, 16).frame(height: 48).glassEffect(.regular, in: .capsule)
        .padding(.horizontal, 28)
    } else {
      row.padding(.horizontal, 8).frame(height: 36)
        .background(Color(.system("tertiarySystemFill")), in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 16).padding(.bottom, 8)
    }
  }
}
