// Trees of rows.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Rows of a tree, each with its children below.
public struct OutlineGroup<Element: Identifiable, Leaf: View> {
  let elements: [Element]
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf
}
extension OutlineGroup {
  nonisolated public init<D: RandomAccessCollection>(
    _ data: D, children: KeyPath<Element, D?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where D.Element == Element {
    elements = Array(data)
    self.children = { $0[keyPath: children].map { Array($0) } }
    self.content = content
  }
  nonisolated public init<D: RandomAccessCollection>(
    _ root: Element, children: KeyPath<Element, D?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where D.Element == Element {
    elements = [root]
    self.children = { $0[keyPath: children].map { Array($0) } }
    self.content = content
  }
}
extension OutlineGroup: View {
  public var body: some View {
    ForEach(elements) { element in
      if let inner = children(element) {
        DisclosureGroup {
          // A level is 20 pt further in (estimated).
          AnyView(OutlineGroup(elements: inner, children: children, content: content))
            .padding(.leading, 20)
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
