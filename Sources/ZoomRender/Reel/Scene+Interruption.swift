// The same scene, its main motion reversed on the way.

extension Scene {
  /// The scene with its main motion turned back after a share of its length: by the back button where
  /// a transition runs, by the same tap or the value before where state animates.
  ///
  /// - Returns: nil when the script has no step that could be turned back.
  public func interrupted(_ subject: ReelSubject, after share: Double) -> Scene? {
    let start = subject.span.lowerBound
    guard
      let event = subject.timeline.events.last(where: { $0.time <= start + 1e-6 }),
      let index = script.lastIndex(where: { $0.origin == event.origin })
    else { return nil }
    let step = script[index]
    let reverse: ScriptEvent
    if let chapter = subject.chapter {
      guard ["push", "present"].contains(chapter.phase) else { return nil }
      reverse = chapter.phase == "push" ? .back : .dismiss
    } else {
      // What the script itself does next turns it back; else the same touch or the old value.
      let next = script[(index + 1)...].first { step in
        switch step.event {
        case .wait, .waitUntilSettled, .feedback: false
        default: true
        }
      }
      guard let undo = next?.event ?? undoing(step.event) else { return nil }
      reverse = undo
    }
    var scene = self
    // Steps that have happened by then at the same instant stay.
    scene.script = Array(script[...index])
    scene.script += [.wait(seconds: subject.length * share), reverse, .waitUntilSettled]
      .map { ScriptStep($0, origin: step.origin) }
    return scene
  }

  private func undoing(_ event: ScriptEvent) -> ScriptEvent? {
    switch event {
    case .tap: event
    case .set(let name, _, let transaction):
      initialState.values.fields.first { $0.name == name }.map {
        .set(name, $0.value, transaction)
      }
    case .run(let actions): Self.undoing(actions, initialState).map { .run($0) }
    default: nil
    }
  }

  private static func undoing(_ actions: [Action], _ state: SceneState) -> [Action]? {
    let undone = actions.compactMap { action -> Action? in
      switch action {
      case .set(let name, _):
        state.values.fields.first { $0.name == name }.map { .set(name, $0.value) }
      case .toggle: action
      case .withAnimation(let animation, let inner):
        undoing(inner, state).map { .withAnimation(animation, $0) }
      default: nil
      }
    }
    return undone.isEmpty ? nil : undone
  }
}
