// Gestures, life cycle, feedback, accessibility.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    _Modified(content: self) { context, content in
      context.modifyFirst(
        content, by: action.map { [.onAppear([context.action("appear", $0)])] } ?? [])
    }
  }
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    _Modified(content: self) { context, content in
      context.modifyFirst(
        content, by: action.map { [.onDisappear([context.action("disappear", $0)])] } ?? [])
    }
  }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    onAppear { Task { @MainActor in await action() } }
  }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    onChange(of: value, initial: true) { Task { @MainActor in await action() } }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      context.watch(value, initial: initial, origin: Origin(file, line, column), action)
      context.modify(content, by: [])
    }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    onChange(
      of: value, initial: initial, { _, _ in action() }, file: file, line: line, column: column)
  }
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    onChange(of: value, { _, new in action(new) }, file: file, line: line, column: column)
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _silent() }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { _silent() }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { _silent() }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    _Modified(content: self) { context, content in
      let value = context.graph.encode(id)
      let made = context.collect {
        context.child(value: value) { Self._lower(content, context) }
      }
      let place = context.nodeOrigin()
      for var node in made {
        node.modifiers.append(ModifierNode(.id(value), origin: place))
        context.output.append(node)
      }
    }
  }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content, by: [.tag(context.graph.encode(tag))])
    }
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    _plain(.allowsHitTesting(enabled))
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    _Modified(content: self) { context, content in
      context.modify(
        content, by: [.sensoryFeedback(feedback.name, trigger: context.encoded(trigger))])
    }
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { onDriver { ViewGraph.current?.append(.feedback(feedback.name)) } }
    }
  }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      if let name = feedback(old, new)?.name {
        onDriver { ViewGraph.current?.append(.feedback(name)) }
      }
    }
  }

  // Animation
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content, by: [.animation(animation?.engine, value: context.encoded(value))])
    }
  }
  public func animation(_ animation: Animation?) -> some View {
    _plain(.animation(animation?.engine, value: nil))
  }
  /// Animates what `body` puts around the view, not the view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let made = body(PlaceholderContentView { context in Self._lower(self, context) })
    return _Modified(content: made) { context, content in
      context.modify(content, by: [.animation(animation?.engine, value: nil)])
    }
  }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content, by: [.transaction(TransactionRule(probing: transform))])
    }
  }
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    _Modified(content: self) { context, content in
      let rule = TransactionRule(probing: transform, value: context.encoded(value))
      return context.modify(content, by: [.transaction(rule)])
    }
  }
}

extension _Context {
  /// A value that modifiers compare between two evaluations.
  fileprivate func encoded(_ value: some Equatable) -> EngineValue {
    (value as? any Hashable).map { graph.encode($0) } ?? .string(String(describing: value))
  }

  /// Remembers a value and runs the closure after an evaluation in which it has changed.
  func watch<V: Equatable>(
    _ value: V, initial: Bool, origin: Origin? = nil, _ action: @escaping (V, V) -> Void
  ) {
    let key = StateKey(owner: id, offset: -1)
    graph.touch(key)
    let old = graph.registry.values[key].flatMap { $0 as? V }
    graph.registry.values[key] = value
    if let old, old != value {
      graph.addDue(at: nodeOrigin(origin)) { action(old, value) }
    } else if old == nil, initial {
      graph.addDue(at: nodeOrigin(origin)) { action(value, value) }
    }
  }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public enum Flexibility: Sendable { case rigid, solid, soft }
  public enum Weight: Sendable { case light, medium, heavy }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    .init(name: "impact")
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    .init(name: "impact")
  }
}
