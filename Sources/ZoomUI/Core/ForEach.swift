// Views made from the elements of a collection.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// One view for each element, identified by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Deletes the elements at these offsets.
  var delete: ((IndexSet) -> Void)?
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0].id) },
      content: { pair in content(data.element(at: pair.0)) }, id: { $0.1 })
  }

  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { pair in content(data.element(at: pair.0)) }, id: { $0.1 })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    for (position, element) in view.data.enumerated() {
      if position >= 10_000 {
        context.report(
          .error, "swiftui.foreach-limit",
          "ForEach over more than 10000 elements; the rest is left out")
        return
      }
      let id = view.id(element)
      let name = context.graph.encode(id)
      let start = context.output.count
      context.child(value: name) {
        guard let delete = view.delete, context.environment[RowKey.self] else {
          return Content._lower(view.content(element), context)
        }
        _SwipeRow.lower(view.content(element), deleting: { delete([position]) }, context)
      }
      if context.tagsElements { context.tag(from: start, with: name) }
      if context.namesElements {
        for index in context.output[start...].indices {
          context.output[index].modifiers.append(
            ModifierNode(.id(name), origin: context.nodeOrigin()))
        }
      }
    }
  }
}

/// Content that can be changed row by row; rows are deleted by a swipe, and not moved.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
