// Modifiers of navigation bars, toolbars and tabs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func navigationTitle(_ key: LocalizedStringKey) -> some View {
    _once(.navigationTitle(key.plain))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    _once(.navigationTitle(String(title)))
  }
  public func navigationTitle(_ title: Text) -> some View { _once(.navigationTitle(title.string)) }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    _once(.navigationTitle(title.wrappedValue))
  }
  public func navigationSubtitle(
    _ key: LocalizedStringKey, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _ignored("navigationSubtitle", Origin(file, line, column))
  }
  public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    _once(.navigationTitle(key.plain))._once(
      .navigationBarTitleDisplayMode(displayMode.engine))
  }
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { _once(.navigationBarTitleDisplayMode(mode.engine)) }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    _once(.navigationBarTitleDisplayMode(mode.engine))
  }
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    _once(.navigationBarBackButtonHidden(hides))
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    _once(.toolbarVisibility(isVisible: !hidden, bars: [.navigationBar]))
  }
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { _silent() }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let made = content()
    return _Modified(content: self) { context, inner in
      let output = _ToolbarItems()
      context.child(part: "toolbar") { made._items(context, output) }
      context.modifyFirst(inner, by: [.toolbar(output.items)])
    }
  }
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let made = content()
    return _Modified(content: self) { context, inner in
      let items = context.nodes(made, part: "toolbar").map {
        ZoomRender.ToolbarItem(
          id: $0.id, placement: .automatic, content: [$0], origin: context.nodeOrigin())
      }
      context.modifyFirst(inner, by: [.toolbar(items)])
    }
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarVisibility(visibility, bars) }
  private func toolbarVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    _once(
      .toolbarVisibility(
        isVisible: visibility != .hidden,
        bars: bars.isEmpty ? [.navigationBar] : bars.map(\.engine)))
  }
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { _ignored("toolbarBackground", Origin(file, line, column)) }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { barBackground(visibility, Origin(file, line, column)) }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { barBackground(visibility, Origin(file, line, column)) }
  /// Bars of version 26 have no background to hide.
  private func barBackground(_ visibility: Visibility, _ origin: Origin) -> some View {
    _Modified(content: self) { context, content in
      if visibility == .visible || context.graph.settings.version < 26, visibility != .automatic {
        context.unsupported("toolbarBackground", origin: origin)
      }
      context.modify(content, by: [])
    }
  }
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement..., file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View { _ignored("toolbarColorScheme", Origin(file, line, column)) }
  public func toolbarRole(_ role: ToolbarRole) -> some View { _silent() }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let made = label()
    return _Modified(content: self) { context, content in
      let parts = TabLabel(context.nodes(made, part: "tab"))
      context.modifyFirst(
        content, by: [.tabItem(title: parts.title, systemImage: parts.symbol, tag: nil)])
    }
  }
  public func indexViewStyle(
    _ style: PageIndexViewStyle, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    style.hasBackground
      ? _ignored("the background of page dots", Origin(file, line, column)) : _silent()
  }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let hidesDots = (style as? PageTabViewStyle)?.mode == .never
    return _environment {
      $0[TabStyleKey.self] = !S._isPage ? .automatic : hidesDots ? .pageWithoutDots : .page
    }
  }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { _silent() }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { _silent() }
  public func tabViewBottomAccessory<C: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> C
  ) -> some View {
    let accessory = TabAccessory(content: AnyView(content()))
    return _environment { $0[TabAccessoryKey.self] = isEnabled ? accessory : nil }
  }
}

/// Dots of a paged tab view.
public struct PageIndexViewStyle: Sendable {
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
  var hasBackground = false
  public static let page = PageIndexViewStyle()
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self {
    .init(hasBackground: backgroundDisplayMode == .always)
  }
}
