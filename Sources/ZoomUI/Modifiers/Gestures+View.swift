// Gestures on views.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    _Modified(content: self) { context, content in
      if count == 1 {
        return context.modify(content, by: [.onTapGesture([context.action("tap", action)])])
      }
      context.attach(
        TapGesture(count: count).onEnded { onDriver { action() } }, .normal, to: content)
    }
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    _Modified(content: self) { context, content in
      context.attach(
        SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
          .onEnded { value in onDriver { action(value.location) } }, .normal, to: content)
    }
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    _Modified(content: self) { context, content in
      var isPressing = false
      func press(_ pressing: Bool) {
        if pressing != isPressing { onPressingChanged?(pressing) }
        isPressing = pressing
      }
      let gesture = _ObservedGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      ) { state in
        switch state {
        case .possible: break
        case .active: press(true)
        case .ended:
          action()
          press(false)
        case .failed: press(false)
        }
      }
      context.attach(gesture, .normal, to: content)
    }
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing onPressingChanged: ((Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: onPressingChanged)
  }

  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attaching(gesture, .normal, isEnabled: mask.contains(.gesture))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attaching(gesture, .normal, isEnabled: isEnabled)
  }
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    attaching(gesture, .normal, isEnabled: isEnabled)
  }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { attaching(gesture, .high, isEnabled: mask.contains(.gesture)) }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attaching(gesture, .high, isEnabled: isEnabled)
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { attaching(gesture, .simultaneous, isEnabled: mask.contains(.gesture)) }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attaching(gesture, .simultaneous, isEnabled: isEnabled)
  }

  private func attaching<T: Gesture>(
    _ gesture: T, _ priority: GestureListener.Priority, isEnabled: Bool
  ) -> some View {
    _Modified(content: self) { context, content in
      guard isEnabled else { return context.modify(content, by: []) }
      context.attach(gesture, priority, to: content)
    }
  }

  /// Touches reach the whole frame, whatever is drawn in it.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    _plain(.backgroundStyle(.color(.clear), shape: nil, ignoresSafeAreaEdges: []))
  }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { _silent() }
}

/// A gesture at work, whatever its value is.
@MainActor
struct AnyRecognizer {
  let step: (TouchMoment) -> Void
  init<G: Gesture>(_ gesture: G) {
    let recognizer = gesture._recognizer()
    step = { _ = recognizer.step($0) }
  }
}

extension _Context {
  func attach<T: Gesture, V: View>(
    _ gesture: T, _ priority: GestureListener.Priority, to content: V
  ) {
    let wishes = gesture._wishes
    let id = id.child(part: "gesture")
    let number = graph.register(gesture: id) { AnyRecognizer(gesture) }
    var modifiers: [EngineModifier] = []
    if wishes.list.contains(.taps(1)) {
      let graph = graph
      modifiers.append(.onTapGesture([action("gesture tap") { graph.tapped(number) }]))
    }
    if !wishes.isTap {
      modifiers.append(
        .gesture(GestureListener(wishes: wishes.list, priority: priority, closure: number)))
    }
    modify(content, by: modifiers)
  }
}

extension ViewGraph {
  func register(gesture id: EngineID, _ make: @escaping @MainActor () -> AnyRecognizer) -> Int {
    let number = Int(truncatingIfNeeded: id.value)
    registry.gestures[number] = make
    return number
  }

  /// A tap that the engine has found: told to a gesture of its own.
  func tapped(_ number: Int) {
    registry.gestures[number]?().step(
      TouchMoment(
        phase: .tapped(1), time: 0, location: .zero, globalLocation: .zero, size: .zero,
        velocity: .zero, magnification: 1, radians: 0))
  }

  /// Tells a gesture of a moment of a touch.
  func touch(_ number: Int, _ moment: TouchMoment) {
    switch moment.phase {
    case .began, .tapped: recognizers[number] = registry.gestures[number]?()
    default: break
    }
    recognizers[number]?.step(moment)
    if moment.phase == .ended { recognizers[number] = nil }
  }
}
