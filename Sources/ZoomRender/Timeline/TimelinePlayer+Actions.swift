// What actions of buttons and scripts do.

extension TimelinePlayer {
  /// Runs actions as one change; `context` is the view that fired them.
  mutating func run(_ actions: [Action], in context: NodeID?) {
    guard !actions.isEmpty else { return }
    actionDepth += 1
    defer { actionDepth -= 1 }
    if actionInstant != now { (actionInstant, actionsAtInstant) = (now, 0) }
    actionsAtInstant += 1
    guard actionDepth < 32, actionsAtInstant <= Self.mostActionsAtOnce else {
      let isKnown = diagnostics.contains { $0.id == "timeline.action-loop" }
      if !isKnown {
        report(
          .warning, "timeline.action-loop",
          "actions fire one another without end; stopped at \(now) s", .unknown)
      }
      return
    }
    perform(actions, in: context, Transaction())
  }

  private mutating func perform(
    _ actions: [Action], in context: NodeID?, _ transaction: Transaction
  ) {
    var plain: [Action] = []
    for action in actions {
      switch action {
      case .withAnimation(let animation, let inner):
        flush(&plain, context, transaction)
        perform(inner, in: context, Self.transaction(animation))
      case .withAnimationThen(let animation, let inner, let then):
        flush(&plain, context, transaction)
        perform(inner, in: context, Self.transaction(animation))
        schedule(.actions(then, context), at: now + logicalDuration(of: animation))
      case .closure(let closure):
        flush(&plain, context, transaction)
        apply(scene.source.run(closure: closure, in: world.state), in: context)
      case .feedback(let name):
        recording.markers.append(FeedbackMarker(time: now, name: name))
      default: plain.append(action)
      }
    }
    flush(&plain, context, transaction)
  }

  /// Applies what the front end's own code did, one change after the other.
  ///
  /// A change's revision holds the state that all of the code left behind up to there, so views
  /// that come and listeners are told after the last one: what they change would be lost else.
  mutating func apply(_ changes: [StateChange], in context: NodeID?) {
    let isAmongOthers = isAmongChanges
    defer { isAmongChanges = isAmongOthers }
    for (index, change) in changes.enumerated() {
      isAmongChanges = isAmongOthers || index + 1 < changes.count
      let finite = finiteMotionEnd
      defer { if change.isRepeated { setApart(finite) } }
      nextRevision = change.revision
      perform(change.actions, in: context, change.transaction)
      // Only the front end's own state has changed.
      if nextRevision != nil { self.change(change.transaction) { _ in } }
    }
  }

  private static func transaction(_ animation: Animation?) -> Transaction {
    Transaction(animation: animation, disablesAnimations: animation == nil)
  }

  private func logicalDuration(of animation: Animation?) -> Double {
    let duration = animation?.logicalDuration ?? 0
    return duration.isFinite ? duration : 0
  }

  /// Applies collected plain actions as one change.
  private mutating func flush(
    _ actions: inout [Action], _ context: NodeID?, _ transaction: Transaction
  ) {
    guard !actions.isEmpty else { return }
    let plain = actions
    actions = []
    let place = self.place(of: context)
    change(transaction) { world in
      for action in plain { Self.apply(action, to: &world, place) }
    }
  }

  /// Where on stage a view is: its surface, and the stack and depth of its page.
  struct Place: Sendable {
    var surface: Surface?
    var stack: NodeID?
    var depth = 0
    var variable: String?
  }

  /// The place of a view; without one, the top surface's innermost visible stack.
  func place(of context: NodeID?) -> Place {
    for surface in stage.surfaces.reversed() {
      var place = Place(surface: surface)
      var isHere = context == nil
      // Stacks come outermost first, so that the innermost one that holds the view wins.
      let stacks = context == nil ? surface.visibleStacks(in: stage.state) : surface.stacks
      for stack in stacks {
        for page in stack.pages {
          let holds = context.map { Self.contains($0, in: page.node) } ?? (page.id == stack.top.id)
          if holds {
            place.stack = stack.id
            place.depth = page.depth
            place.variable = stack.variable
            isHere = true
          }
        }
      }
      if !isHere, let context { isHere = surface.views.contains { Self.contains(context, in: $0) } }
      if isHere { return place }
    }
    return context == nil ? Place() : place(of: nil)
  }

  private static func contains(_ id: NodeID, in node: ViewNode) -> Bool {
    var found = false
    node.visit { inner in
      if inner.id == id { found = true }
      return !found
    }
    return found
  }

  /// Applies an action that only changes state.
  static func apply(_ action: Action, to world: inout World, _ place: Place) {
    switch action {
    case .set(let name, let value): world.state.values.set(value, atPath: name)
    case .toggle(let name):
      let old = world.state.values.value(atPath: name)?.isTruthy ?? false
      world.state.values.set(.bool(!old), atPath: name)
    case .push(let value, let type, let path):
      push(PathEntry(value: value, type: type), path: path, &world, place)
    case .pop(let count, let path): pop(count, path: path, &world, place)
    case .dismiss: dismiss(&world, place)
    case .withAnimation(_, let inner), .withAnimationThen(_, let inner, _):
      for action in inner { apply(action, to: &world, place) }
    case .feedback, .closure: break
    }
  }

  /// The stack that a path action means: the one bound to `path`, else the place's.
  private static func stackIndex(_ path: String?, _ world: inout World, _ place: Place) -> Int? {
    if let path { return world.stacks.firstIndex { $0.variable == path } }
    guard let stack = place.stack else { return nil }
    return world.stackIndex(stack, variable: place.variable)
  }

  static func push(
    _ entry: PathEntry, path: String?, _ world: inout World, _ place: Place
  ) {
    guard let index = stackIndex(path, &world, place) else { return }
    // What bindings show lies on top of the path: it goes first.
    world.stacks[index].entries.append(entry)
    store(index, &world)
  }

  static func pop(_ count: Int, path: String?, _ world: inout World, _ place: Place) {
    guard let index = stackIndex(path, &world, place) else { return }
    for _ in 0..<min(max(0, count), world.stacks[index].entries.count) {
      guard let last = world.stacks[index].entries.popLast() else { break }
      if case .binding(let name, _) = last.origin { clear(name, &world) }
    }
    store(index, &world)
  }

  /// Pops the page of the place, or takes its surface away.
  static func dismiss(_ world: inout World, _ place: Place) {
    if place.depth > 0, let stack = place.stack {
      let index = world.stackIndex(stack, variable: place.variable)
      let count = world.stacks[index].entries.count - place.depth + 1
      return pop(count, path: nil, &world, place)
    }
    guard let presented = place.surface?.presentation else { return }
    clear(presented.presentation.binding, &world)
  }

  /// Sets a binding to "not shown".
  static func clear(_ name: String, _ world: inout World) {
    let isFlag: Bool
    if case .bool? = world.state.values.value(atPath: name) {
      isFlag = true
    } else {
      isFlag = false
    }
    world.state.values.set(isFlag ? .bool(false) : .null, atPath: name)
  }

  /// Writes the entries of a stack back to its state variable.
  private static func store(_ index: Int, _ world: inout World) {
    guard let variable = world.stacks[index].variable else { return }
    let values = world.stacks[index].entries.compactMap { entry -> Value? in
      if case .value = entry.origin { return entry.value }
      return nil
    }
    world.state.values.set(.list(values), atPath: variable)
  }
}
