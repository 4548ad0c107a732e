// Where lowering stands in the tree: identity, environment, output.

import ZoomRender

/// What a view is lowered into; opaque to users.
@MainActor
public final class _Context {
  let graph: ViewGraph
  var id: EngineID
  /// Type names of the user's views around this place, for diagnostics.
  var path: [String]
  var environment: EnvironmentValues
  var output: [EngineNode] = []
  var preferences = PreferenceStore()
  /// Listeners of enclosing `onPreferenceChange`, innermost last.
  var listeners: [PreferenceListener] = []
  /// True while the views of a choice are lowered: elements of a `ForEach` are tagged with their ids.
  var tagsElements = false
  /// True inside of what scrolls to views by their ids: elements of a `ForEach` carry theirs.
  var namesElements = false
  var depth = 0

  init(graph: ViewGraph, id: EngineID, environment: EnvironmentValues, path: [String] = []) {
    self.graph = graph
    self.id = id
    self.environment = environment
    self.path = path
  }

  /// Lowers inside the child identity at a structural position.
  func child(_ index: Int, _ body: () -> Void) { scoped(id.child(index), body) }

  func child(part: String, _ body: () -> Void) { scoped(id.child(part: part), body) }

  func child(value: EngineValue, _ body: () -> Void) { scoped(id.child(id: value), body) }

  /// Tags the nodes of an element that have no tag of their own.
  func tag(from start: Int, with name: EngineValue) {
    for index in output[start...].indices where output[index].tag == nil {
      output[index].modifiers.append(ModifierNode(.tag(name), origin: nodeOrigin()))
    }
  }

  /// Lowers what scrolls to views by their ids.
  func naming<T>(_ body: () -> T) -> T {
    let saved = namesElements
    namesElements = true
    defer { namesElements = saved }
    return body()
  }

  /// The nodes of the options of a choice.
  func options<V: View>(_ view: V, part: String) -> [EngineNode] {
    let saved = tagsElements
    tagsElements = true
    defer { tagsElements = saved }
    return nodes(view, part: part)
  }

  private func scoped(_ childID: EngineID, _ body: () -> Void) {
    let saved = id
    id = childID
    depth += 1
    if depth > 2_000 {
      report(
        .error, "swiftui.nesting", "views are nested more than 2000 deep; the rest is left out")
    } else {
      body()
    }
    depth -= 1
    id = saved
  }

  /// The nodes that `body` makes, apart from the output so far.
  func collect(_ body: () -> Void) -> [EngineNode] {
    let saved = output
    output = []
    body()
    let made = output
    output = saved
    return made
  }

  /// The nodes of a view at a named part of this identity.
  func nodes<V: View>(_ view: V, part: String) -> [EngineNode] {
    collect { child(part: part) { V._lower(view, self) } }
  }

  func nodes<V: View>(_ view: V, at index: Int) -> [EngineNode] {
    collect { child(index) { V._lower(view, self) } }
  }

  func lower(_ view: any View) {
    func open<V: View>(_ view: V) { V._lower(view, self) }
    open(view)
  }

  /// Evaluates the body of a view of the user's.
  func lowerBody<V: View>(of view: V) {
    var copy = view
    bindProperties(of: &copy)
    let bound = copy
    animating(bound, path: String(describing: V.self)) { now, inner in
      let body = inner.graph.tracking { now.body }
      inner.child(0) { V.Body._lower(body, inner) }
    }
  }

  /// Adds a node with this identity.
  func emit(
    _ kind: EngineKind, children: [EngineNode] = [], modifiers: [EngineModifier] = [],
    origin: Origin? = nil
  ) {
    let place = nodeOrigin(origin)
    output.append(
      EngineNode(
        id: id, kind: kind, modifiers: modifiers.map { ModifierNode($0, origin: place) },
        children: children, origin: place))
  }

  /// What keeps drawings as they are where the page is right to left.
  func unmirrored() -> [EngineModifier] {
    environment.layoutDirection == .rightToLeft
      ? [.environment(.layoutDirection(.leftToRight))] : []
  }

  func nodeOrigin(_ origin: Origin? = nil) -> NodeOrigin {
    NodeOrigin(path: path.joined(separator: "/"), location: origin?.location)
  }

  /// Runs `body` with a changed environment.
  func withEnvironment(_ change: (inout EnvironmentValues) -> Void, _ body: () -> Void) {
    let saved = environment
    change(&environment)
    body()
    environment = saved
  }

  /// Registers a closure under this identity and returns the action that runs it.
  func action(_ part: String, _ body: @escaping @MainActor () -> Void) -> EngineAction {
    .closure(graph.register(action: body, id: id.child(part: part)))
  }

  /// Registers content that is made on request.
  func template(
    _ part: String, _ make: @escaping @MainActor (_Context, ContentRequest) -> Void
  ) -> TemplateID {
    let environment = environment
    let path = path
    let listeners = listeners
    let namesElements = namesElements
    let graph = graph
    return graph.register(template: id.child(part: part)) { [unowned graph] request in
      let context = _Context(graph: graph, id: request.id, environment: environment, path: path)
      context.listeners = listeners
      context.namesElements = namesElements
      make(context, request)
      graph.contribute(context.preferences, from: request.id, to: listeners)
      return context.output
    }
  }

  func report(
    _ severity: Diagnostic.Severity, _ id: String, _ message: String, origin: Origin? = nil
  ) {
    graph.report(
      Diagnostic(
        severity, id: id, message, at: origin?.location, path: path.joined(separator: "/")))
  }

  /// Reports API that compiles but has no effect here; once for each place.
  func unsupported(_ what: String, origin: Origin? = nil) {
    report(.warning, "swiftui.unsupported", "\(what) has no effect in ZoomUI", origin: origin)
  }
}

extension EngineNode {
  /// The value of the view's innermost tag.
  var tag: EngineValue? {
    for modifier in modifiers {
      if case .tag(let value) = modifier.modifier { return value }
    }
    return nil
  }
}

/// A place in the user's source.
struct Origin: Sendable, Equatable {
  var file: String
  var line: Int
  var column: Int

  init(_ file: String, _ line: Int, _ column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Nil inside this module: its own views say nothing about the user's file.
  var location: SourceLocation? {
    file.hasPrefix(Self.ownFolder)
      ? nil : SourceLocation(file: file, line: line, column: column)
  }

  private static let ownFolder = String(#filePath.dropLast("Core/Context.swift".count))

  /// Reports API without effect where no place in the tree is known: values of styles, proxies.
  func unsupported(_ what: String) {
    onDriver {
      ViewGraph.current?.report(
        Diagnostic(
          .warning, id: "swiftui.unsupported", "\(what) has no effect in ZoomUI", at: location))
    }
  }
}
