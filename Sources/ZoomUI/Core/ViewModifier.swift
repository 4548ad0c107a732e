// Modifiers of the user's and of this module.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A change of a view that can be used on many views.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is put on.
public struct _ViewModifier_Content<Modifier> {
  let lower: @MainActor (_Context) -> Void
}

extension _ViewModifier_Content: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) { view.lower(context) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    var bound = view.modifier
    context.bindProperties(of: &bound)
    let inner = view.content
    let outerID = context.id
    context.animating(bound) { modifier, context in
      if let effect = modifier as? any GeometryEffect {
        return effect._project(context, context.nodes(inner, at: 0))
      }
      let content = Modifier.Content { context in
        // The content keeps one identity wherever the modifier's body places it.
        let saved = context.id
        context.id = outerID.child(part: "content")
        Content._lower(inner, context)
        context.id = saved
      }
      let body = context.graph.tracking { modifier.body(content: content) }
      context.child(0) { Modifier.Body._lower(body, context) }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(self.modifier)
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> some View { content }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier of the engine.
public struct _Modified<Content: View> {
  let content: Content
  let apply: @MainActor (_Context, Content) -> Void
}

extension _Modified: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    view.apply(context, view.content)
  }
}

extension _Context {
  /// Lowers `content` and puts the modifiers on each of its nodes, innermost first.
  func modify<V: View>(_ content: V, by modifiers: [EngineModifier], origin: Origin? = nil) {
    let made = nodes(content, at: 0)
    let place = nodeOrigin(origin)
    for var node in made {
      for modifier in modifiers { node.modifiers.append(ModifierNode(modifier, origin: place)) }
      output.append(node)
    }
  }

  /// Puts modifiers that must occur once (bars, presentations) on the first node.
  func modifyFirst<V: View>(_ content: V, by modifiers: [EngineModifier], origin: Origin? = nil) {
    var made = nodes(content, at: 0)
    let place = nodeOrigin(origin)
    if made.isEmpty { made = [EngineNode(id: id, kind: .emptyView, origin: place)] }
    made[0].modifiers += modifiers.map { ModifierNode($0, origin: place) }
    output += made
  }

  /// Puts a modifier with content of its own on each node.
  func modify<V: View>(
    _ content: V, origin: Origin? = nil, each make: (Int) -> EngineModifier
  ) {
    let made = nodes(content, at: 0)
    let place = nodeOrigin(origin)
    for (index, var node) in made.enumerated() {
      node.modifiers.append(ModifierNode(make(index), origin: place))
      output.append(node)
    }
  }
}

nonisolated extension View {
  /// The view with one modifier of the engine.
  func _plain(_ modifier: EngineModifier, _ origin: Origin? = nil) -> _Modified<Self> {
    _Modified(content: self) { context, content in
      context.modify(content, by: [modifier], origin: origin)
    }
  }

  /// The view with a modifier that must occur once.
  func _once(_ modifier: EngineModifier, _ origin: Origin? = nil) -> _Modified<Self> {
    _Modified(content: self) { context, content in
      context.modifyFirst(content, by: [modifier], origin: origin)
    }
  }

  /// The view in a changed environment, with what the engine is to know of it.
  func _environment(
    _ modifier: EngineModifier? = nil, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> _Modified<Self> {
    _Modified(content: self) { context, content in
      context.withEnvironment(change) {
        context.modify(content, by: modifier.map { [$0] } ?? [])
      }
    }
  }

  /// The view unchanged, with a note that the modifier does nothing here.
  func _ignored(_ what: String, _ origin: Origin? = nil) -> _Modified<Self> {
    _Modified(content: self) { context, content in
      context.unsupported(what, origin: origin)
      context.modify(content, by: [])
    }
  }

  /// The view unchanged: the modifier changes nothing that a frame shows.
  func _silent() -> _Modified<Self> {
    _Modified(content: self) { context, content in context.modify(content, by: []) }
  }
}
