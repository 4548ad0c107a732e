// Views that go through phases.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
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
      guard phases.allSatisfy({ TransitionReader.isLook(content(PlaceholderContentView(), $0)) })
      else {
        return context.lower(
          _PhaseView(phases: phases, trigger: trigger, animation: animation) {
            content(PlaceholderContentView { Self._lower(inner, $0) }, $0)
          })
      }
      let made = phases.map { phase in
        let look = TransitionReader.look(of: content(PlaceholderContentView(), phase))
        return ZoomRender.PhaseAnimator.Phase(
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

/// Content that goes through phases, over and over or once for each change of a value.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let view: _PhaseView<Phase, Content>
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    view = _PhaseView(phases: Array(phases), trigger: nil, animation: animation, make: content)
  }
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    view = _PhaseView(
      phases: Array(phases), trigger: String(describing: trigger), animation: animation,
      make: content)
  }
}
extension PhaseAnimator: View {
  public var body: some View { view }
}

/// The phase as a state that goes on when its animation is logically complete.
struct _PhaseView<Phase: Equatable, Content: View>: View {
  typealias Body = Never
  let phases: [Phase]
  let trigger: String?
  let animation: @MainActor (Phase) -> Animation?
  let make: @MainActor (Phase) -> Content

  static func _lower(_ view: Self, _ context: _Context) {
    guard !view.phases.isEmpty else { return }
    let graph = context.graph
    let key = StateKey(owner: context.id, offset: -7)
    graph.touch(key)
    let index = min(graph.value(for: key) { 0 }, view.phases.count - 1)
    var made = context.nodes(view.make(view.phases[index]), at: 0)
    if let trigger = view.trigger {
      context.child(part: "trigger") {
        context.watch(trigger, initial: false) { _, _ in onDriver { view.step(key, graph) } }
      }
    } else if view.phases.count > 1, !made.isEmpty {
      let begin = context.action("phases") { view.step(key, graph) }
      made[0].modifiers.append(ModifierNode(.onAppear([begin]), origin: context.nodeOrigin()))
    }
    context.output += made
  }

  /// A phase lasts at least this long, so that phases without animation end too. Seconds.
  private static var shortest: Double { 1.0 / 60 }

  @MainActor private func step(_ key: StateKey, _ graph: ViewGraph) {
    guard let now = graph.registry.values[key] as? Int else { return }
    let next = (now + 1) % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { graph.set(next, for: key) }
    guard trigger == nil || next != 0 else { return }
    let length = max(animation?.engine.logicalDuration ?? 0, Self.shortest)
    guard length.isFinite else { return }
    VirtualClock.current?.add(after: length, isRepeated: trigger == nil) {
      onDriver { step(key, graph) }
    }
  }
}
