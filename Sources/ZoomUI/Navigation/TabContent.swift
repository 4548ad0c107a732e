// Modifiers, groups and loops of tabs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

extension TabContent {
  nonisolated public func badge(
    _ count: Int, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some TabContent<TabValue> {
    _ReportedTab(base: self, what: count == 0 ? nil : "badge of a tab", Origin(file, line, column))
  }
  nonisolated public func badge(
    _ text: LocalizedStringKey?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some TabContent<TabValue> {
    _ReportedTab(base: self, what: text == nil ? nil : "badge of a tab", Origin(file, line, column))
  }
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    _ReportedTab(base: self, what: nil, nil)
  }
  nonisolated public func accessibilityIdentifier(_ id: String) -> some TabContent<TabValue> {
    _ReportedTab(base: self, what: nil, nil)
  }
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ReportedTab(base: self, what: nil, nil, isHidden: hidden)
  }
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ReportedTab(base: self, what: nil, nil)
  }
}

/// Tabs with a modifier that the bar does not draw.
struct _ReportedTab<Base: TabContent> {
  let base: Base
  let what: String?
  let origin: Origin?
  let isHidden: Bool
  nonisolated init(base: Base, what: String?, _ origin: Origin?, isHidden: Bool = false) {
    (self.base, self.what, self.origin, self.isHidden) = (base, what, origin, isHidden)
  }
}
extension _ReportedTab: TabContent {
  typealias TabValue = Base.TabValue
  func _tabs(_ context: _Context, _ output: _TabList) {
    if let what { context.unsupported(what, origin: origin) }
    if !isHidden { base._tabs(context, output) }
  }
}

/// Tabs under a title, which only a sidebar shows.
public struct TabSection<Content: TabContent> {
  let content: Content
}
extension TabSection: TabContent {
  public typealias TabValue = Content.TabValue
  nonisolated public init(
    _ key: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) { self.content = content() }
  nonisolated public init(@TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.content = content()
  }
  public func _tabs(_ context: _Context, _ output: _TabList) {
    context.child(0) { content._tabs(context, output) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public func _tabs(_ context: _Context, _ output: _TabList) {
    for element in data {
      context.child(value: context.graph.encode(id(element))) {
        content(element)._tabs(context, output)
      }
    }
  }
}
extension ForEach where Content: TabContent {
  nonisolated public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
