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
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    _Modified(content: self) { context, content in
      context.watch(value, initial: initial, action)
      context.modify(content, by: [])
    }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }
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
      let value =
        (trigger as? any Hashable).map { context.graph.encode($0) }
        ?? .string(String(describing: trigger))
      context.modify(content, by: [.sensoryFeedback(feedback.name, trigger: value)])
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

  // Accessibility
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    _plain(.accessibilityLabel(key.plain))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    _plain(.accessibilityLabel(String(label)))
  }
  public func accessibilityLabel(_ label: Text) -> some View {
    _plain(.accessibilityLabel(label.string))
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    _plain(.name(identifier))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    _plain(.accessibilityHidden(hidden))
  }
  public func accessibilityLabel<R: _LocalizedResource>(_ resource: R) -> some View {
    _plain(.accessibilityLabel(resource._key.plain))
  }
  public func accessibilityValue(_ value: Text) -> some View { _silent() }
  public func accessibilityHint(_ hint: Text) -> some View { _silent() }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { _silent() }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { _silent() }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { _silent() }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { _silent() }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { _silent() }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { _silent() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _silent() }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { _silent() }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { _silent() }
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { _silent() }
  public func accessibilitySortPriority(_ priority: Double) -> some View { _silent() }
  public func accessibilityShowsLargeContentViewer() -> some View { _silent() }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { _silent() }
  public func help(_ key: LocalizedStringKey) -> some View { _silent() }

  // Animation
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    _Modified(content: self) { context, content in
      let encoded =
        (value as? any Hashable).map { context.graph.encode($0) }
        ?? .string(String(describing: value))
      context.modify(content, by: [.animation(animation?.engine, value: encoded)])
    }
  }
  public func animation(_ animation: Animation?) -> some View {
    _plain(.animation(animation?.engine, value: nil))
  }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { _ignored("animation(_:body:)") }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    _Modified(content: self) { context, content in
      var transaction = Transaction()
      transform(&transaction)
      context.modify(content, by: [.transaction(transaction.engine)])
    }
  }
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phasing(Array(phases), trigger: nil, content, animation) }
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phasing(Array(phases), trigger: String(describing: trigger), content, animation)
  }

  private func phasing<Phase: Equatable, C: View>(
    _ phases: [Phase], trigger: String?,
    _ content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
    _ animation: @escaping (Phase) -> Animation?
  ) -> some View {
    _Modified(content: self) { context, inner in
      let made = phases.map { phase in
        let look = TransitionReader.look(of: content(PlaceholderContentView(), phase))
        return PhaseAnimator.Phase(
          settings: [
            .init(property: .opacity, value: look.opacity),
            .init(property: .offsetX, value: look.offset.dx),
            .init(property: .offsetY, value: look.offset.dy),
            .init(property: .scale, value: look.scale),
            .init(property: .rotation, value: look.radians),
            .init(property: .blur, value: look.blurRadius),
          ], animation: animation(phase)?.engine)
      }
      context.modify(
        inner, by: [.phaseAnimator(.init(phases: made, trigger: trigger.map { .string($0) }))])
    }
  }
}

extension _Context {
  /// Remembers a value and runs the closure after an evaluation in which it has changed.
  func watch<V: Equatable>(_ value: V, initial: Bool, _ action: @escaping (V, V) -> Void) {
    let key = StateKey(owner: id, offset: -1)
    graph.touch(key)
    let old = graph.registry.values[key].flatMap { $0 as? V }
    graph.registry.values[key] = value
    if let old, old != value {
      graph.due.append { action(old, value) }
    } else if old == nil, initial {
      graph.due.append { action(value, value) }
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
public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init() {}
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  public static let isStaticText = AccessibilityTraits()
  public static let isToggle = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  public func union(_ other: Self) -> Self { self }
  public func intersection(_ other: Self) -> Self { self }
  public func symmetricDifference(_ other: Self) -> Self { self }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    (true, new)
  }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with new: Self) -> Self? { nil }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
}
public struct AccessibilityActionKind: Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
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
