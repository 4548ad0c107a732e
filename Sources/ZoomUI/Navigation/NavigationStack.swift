// Stacks of pages, links and their destinations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A path of values of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// The path as it can be stored; nil when an element cannot.
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }
  public init(_ codable: CodableRepresentation) { elements = codable.elements }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }
}

public struct NavigationStack<Data, Root> {
  let root: Root
  let path: PathBinding?

  struct PathBinding {
    let name: String
    let get: @MainActor (ViewGraph) -> EngineValue
    let set: @MainActor (ViewGraph, EngineValue) -> Void
  }
}

extension NavigationStack: View where Root: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), path: nil)
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(
      root: root(),
      path: PathBinding(
        name: path.name,
        get: { graph in
          .list(path.wrappedValue.elements.map { PathElement.encode($0, graph) })
        },
        set: { graph, value in
          guard case .list(let values) = value else { return }
          var wanted = NavigationPath()
          wanted.elements = values.compactMap { PathElement.decode($0, graph) }
          path.wrappedValue = wanted
        }))
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: PathBinding(
        name: path.name,
        get: { graph in
          .list(path.wrappedValue.map { PathElement.encode(AnyHashable($0), graph) })
        },
        set: { graph, value in
          guard case .list(let values) = value else { return }
          path.wrappedValue = Data(
            values.compactMap { PathElement.decode($0, graph)?.base as? Data.Element })
        }))
  }

  public static func _lower(_ view: Self, _ context: _Context) {
    let graph = context.graph
    var name: String?
    if let path = view.path {
      name = graph.variables.register(
        path.name, at: context.id,
        .init(get: { path.get(graph) }, set: { path.set(graph, $0) }))
    }
    context.withEnvironment({ $0.dismissHandler = nil }) {
      context.emit(.navigationStack(path: name), children: context.nodes(view.root, at: 0))
    }
  }
}

/// A page's value in the engine: its type and its name.
@MainActor
enum PathElement {
  static func encode(_ value: AnyHashable, _ graph: ViewGraph) -> EngineValue {
    graph.encodePathElement(value)
  }
  static func decode(_ value: EngineValue, _ graph: ViewGraph) -> AnyHashable? {
    graph.pathElements[value]
  }
  /// The name of a type as destinations and links give it.
  static func typeName(_ type: Any.Type) -> String { String(describing: type) }
}

/// The older container: shows its content with a bar.
public struct NavigationView<Content> {
  let content: Content
}
extension NavigationView: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.navigationStack(path: nil), children: context.nodes(view.content, at: 0))
  }
}

public struct NavigationLink<Label, Destination> {
  enum Target {
    case value(AnyHashable?, String)
    case page(@MainActor (_Context) -> Void, isActive: Binding<Bool>?)
  }
  let label: Label
  let target: Target
  let origin: Origin
}

extension NavigationLink: View where Label: View, Destination: View {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let page = destination()
    self.init(
      label: label(), target: .page({ Destination._lower(page, $0) }, isActive: nil),
      origin: Origin(file, line, column))
  }
  nonisolated public init(
    destination: Destination, @ViewBuilder label: () -> Label, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label(), target: .page({ Destination._lower(destination, $0) }, isActive: nil),
      origin: Origin(file, line, column))
  }

  public static func _lower(_ view: Self, _ context: _Context) {
    let graph = context.graph
    let children = context.nodes(view.label, at: 0)
    switch view.target {
    case .value(let value, let type):
      if let value, let columns = context.environment[SplitColumnsKey.self],
        let select = columns.select
      {
        // The link of a list with a selection chooses its value.
        let tap = context.action("choose") { _ = select(value) }
        var made = children
        if !made.isEmpty {
          made[0].modifiers += [
            ModifierNode(
              .tag(graph.encode(value.base as? any Hashable ?? value)),
              origin: context.nodeOrigin(view.origin)),
            ModifierNode(.onTapGesture([tap]), origin: context.nodeOrigin(view.origin)),
          ]
        }
        return context.output += made
      }
      guard let value else {
        return context.emit(
          .button(role: nil, action: []), children: children, modifiers: [.disabled(true)],
          origin: view.origin)
      }
      context.emit(
        .navigationLink(
          value: graph.encodePathElement(value), type: type, destination: nil),
        children: children, origin: view.origin)
    case .page(let lower, let isActive?):
      view.lowerSwitched(by: isActive, lower, children, context)
    case .page(let lower, nil):
      let template = context.template("destination") { inner, request in
        inner.shown { inner.child(0) { lower(inner) } }
      }
      context.emit(
        .navigationLink(
          value: .string("page-\(context.id.value)"), type: "", destination: template),
        children: children, origin: view.origin)
    }
  }
}

extension NavigationLink where Destination == Never, Label: View {
  nonisolated public init<P: Hashable>(
    value: P?, @ViewBuilder label: () -> Label, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: label(),
      target: .value(value.map { AnyHashable($0) }, String(describing: P.self)),
      origin: Origin(file, line, column))
  }
}
extension NavigationLink where Destination == Never, Label == Text {
  nonisolated public init<P: Hashable>(
    _ key: LocalizedStringKey, value: P?, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(value: value, label: { Text(key) }, file: file, line: line, column: column)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(value: value, label: { Text(title) }, file: file, line: line, column: column)
  }
}
extension NavigationLink where Label == Text, Destination: View {
  nonisolated public init(
    _ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(key) }, file: file, line: line, column: column)
  }
  nonisolated public init(
    _ key: LocalizedStringKey, destination: Destination, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(key) }, file: file, line: line, column: column)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(title) }, file: file, line: line, column: column)
  }
}

nonisolated extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      let graph = context.graph
      let template = context.template("destination \(D.self)") { inner, request in
        guard let value = graph.pathElements[request.value]?.base as? D else {
          return inner.report(
            .warning, "swiftui.unknown-value",
            "no value of type \(D.self) is known by the name \(request.value)")
        }
        inner.shown { inner.child(0) { C._lower(destination(value), inner) } }
      }
      context.modifyFirst(
        content,
        by: [
          .navigationDestination(
            NavigationDestination(
              trigger: .type(PathElement.typeName(D.self)), template: template))
        ], origin: Origin(file, line, column))
    }
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let page = destination()
    return _Modified(content: self) { context, content in
      let name = context.presenceVariable(isPresented, part: "destination")
      let template = context.template("destination") { inner, request in
        inner.presented(dismissing: { isPresented.wrappedValue = false }) {
          V._lower(page, inner)
        }
      }
      context.modifyFirst(
        content,
        by: [
          .navigationDestination(
            NavigationDestination(trigger: .isPresented(name), template: template))
        ], origin: Origin(file, line, column))
    }
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      let graph = context.graph
      let name = graph.variables.register(
        item.name, at: context.id.child(part: "destination"),
        .init(
          get: { item.wrappedValue.map { graph.encodePathElement(AnyHashable($0)) } ?? .null },
          set: { item.wrappedValue = graph.pathElements[$0]?.base as? D }))
      let template = context.template("destination") { inner, request in
        guard let value = (graph.pathElements[request.value]?.base as? D) ?? item.wrappedValue
        else { return }
        inner.presented(dismissing: { item.wrappedValue = nil }) {
          C._lower(destination(value), inner)
        }
      }
      context.modifyFirst(
        content,
        by: [
          .navigationDestination(NavigationDestination(trigger: .item(name), template: template))
        ], origin: Origin(file, line, column))
    }
  }
}

extension _Context {
  /// The name of a Boolean binding that the driver reads and writes.
  func presenceVariable(_ binding: Binding<Bool>, part: String) -> String {
    graph.variables.register(
      binding.name, at: id.child(part: part),
      .init(
        get: { .bool(binding.wrappedValue) },
        set: { binding.wrappedValue = $0.isTruthy }))
  }

  /// Lowers presented content, in which `dismiss` writes the binding.
  func presented(dismissing dismiss: @escaping @MainActor () -> Void, _ body: () -> Void) {
    shown {
      withEnvironment({ $0.dismissHandler = dismiss }) { child(0, body) }
    }
  }

  /// Lowers a page or presented content: it is no row of the list that leads to it.
  func shown(_ body: () -> Void) {
    withEnvironment(
      {
        $0.isPresented = true
        $0[RowKey.self] = false
      }, body)
  }
}
