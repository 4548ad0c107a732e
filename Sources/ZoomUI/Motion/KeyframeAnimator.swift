// Views that follow keyframes.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func keyframeAnimator<Value, C: View, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    keyframed(initialValue, trigger: nil, repeating, content, keyframes)
  }
  public func keyframeAnimator<Value, C: View, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    keyframed(initialValue, trigger: String(describing: trigger), false, content, keyframes)
  }

  /// The look at 60 moments a second becomes tracks of the engine's properties.
  private func keyframed<Value, C: View, K: Keyframes>(
    _ initial: Value, trigger: String?, _ repeats: Bool,
    _ content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    _ keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    _Modified(content: self) { context, inner in
      let timeline = KeyframeTimeline(initialValue: initial) {
        _KeyframeGroup(_tracks: keyframes(initial)._tracks)
      }
      guard TransitionReader.isLook(content(PlaceholderContentView(), initial)) else {
        return context.lower(
          _KeyframeView(timeline: timeline, initial: initial, trigger: trigger, repeats: repeats) {
            content(PlaceholderContentView { Self._lower(inner, $0) }, $0)
          })
      }
      let steps = min(3600, max(1, Int((timeline.duration * 60).rounded(.up))))
      let looks = (0...steps).map { step in
        TransitionReader.look(
          of: content(
            PlaceholderContentView(),
            timeline.value(time: min(timeline.duration, Double(step) / 60))))
      }
      let properties: [(AnimatedProperty, (PhaseTransition.Look) -> Double)] = [
        (.opacity, \.opacity), (.offsetX, \.offset.dx), (.offsetY, \.offset.dy), (.scale, \.scale),
        (.rotation, \.radians), (.blur, \.blurRadius),
      ]
      let tracks = properties.compactMap { property, read -> ZoomRender.KeyframeAnimator.Track? in
        let values = looks.map(read)
        guard let first = values.first,
          values.contains(where: { $0 != values[0] }) || first != read(.init())
        else { return nil }
        return ZoomRender.KeyframeAnimator.Track(
          property: property, initialValue: first,
          keyframes: values.dropFirst().map {
            .linear($0, duration: 1.0 / 60, curve: .linear)
          })
      }
      context.modify(
        inner,
        by: tracks.isEmpty
          ? []
          : [
            .keyframeAnimator(
              .init(tracks: tracks, trigger: trigger.map { .string($0) }, repeats: repeats))
          ])
    }
  }
}

/// Content that is made again for every moment of its keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  let view: _KeyframeView<Value, Content>
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    view = _KeyframeView(
      timeline: KeyframeTimeline(initialValue: initialValue) {
        _KeyframeGroup(_tracks: keyframes(initialValue)._tracks)
      }, initial: initialValue, trigger: nil, repeats: repeating, make: content)
  }
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    view = _KeyframeView(
      timeline: KeyframeTimeline(initialValue: initialValue) {
        _KeyframeGroup(_tracks: keyframes(initialValue)._tracks)
      }, initial: initialValue, trigger: String(describing: trigger), repeats: false,
      make: content)
  }
}
extension KeyframeAnimator: View {
  public var body: some View { view }
}

/// Time in keyframes as a number that the engine animates: one run after the other.
struct _KeyframeView<Value, Content: View>: View {
  typealias Body = Never
  let timeline: KeyframeTimeline<Value>
  let initial: Value
  let trigger: String?
  let repeats: Bool
  let make: @MainActor (Value) -> Content

  /// Seconds that all runs so far have taken.
  struct Moment: Animatable {
    var time: Double
    var animatableData: Double {
      get { time }
      set { time = newValue }
    }
  }

  static func _lower(_ view: Self, _ context: _Context) {
    let (graph, length) = (context.graph, view.timeline.duration)
    let key = StateKey(owner: context.id, offset: -6)
    graph.touch(key)
    let runs = graph.value(for: key) { 0 }
    let run = Animation.linear(duration: length)
    if let trigger = view.trigger {
      context.child(part: "trigger") {
        context.watch(trigger, initial: false) { _, _ in
          withAnimation(run) { onDriver { graph.set(runs + 1, for: key) } }
        }
      }
    }
    let start = context.nodes(
      Moment(time: Double(runs) * length), of: view, lastRun: Double(max(0, runs - 1)) * length)
    guard view.trigger == nil, let first = start.first else { return context.output += start }
    var node = first
    let begin = context.action("keyframes") {
      withAnimation(view.repeats ? run.repeatForever(autoreverses: false) : run) {
        graph.set(1, for: key)
      }
    }
    node.modifiers.append(ModifierNode(.onAppear([begin]), origin: context.nodeOrigin()))
    context.output += [node] + start.dropFirst()
  }
}

extension _Context {
  /// The nodes of keyframed content at a moment of its last run.
  fileprivate func nodes<Value, Content: View>(
    _ moment: _KeyframeView<Value, Content>.Moment, of view: _KeyframeView<Value, Content>,
    lastRun start: Double
  ) -> [EngineNode] {
    collect {
      animating(moment) { moment, inner in
        let time = moment.time - start
        let value =
          moment.time <= 0 ? view.initial : view.timeline.value(time: max(0, time))
        inner.child(0) { Content._lower(view.make(value), inner) }
      }
    }
  }
}
