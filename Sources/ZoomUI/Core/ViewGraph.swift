// What outlives an evaluation: state, closures, templates, identities of values.

import Observation
import ZoomRender

/// The memory of a running view tree.
@MainActor
final class ViewGraph {
  /// The graph whose closures run or whose tree is evaluated right now.
  static var current: ViewGraph?

  /// State by owner and place; a value, so that a revision is a copy.
  var values: [StateKey: Any] = [:]
  var snapshots: [Int: Snapshot] = [:]
  var revision = 0
  var generation = 0
  private var scopeGenerations: [EngineID: Int] = [:]
  private var scopes: [StateKey: EngineID] = [:]
  private var scopeOrder: [EngineID] = []
  private var scopeKeys: [EngineID: [StateKey]] = [:]
  var scope = EngineID.root

  var actions: [Int: @MainActor () -> Void] = [:]
  var templates: [Int: @MainActor (ContentRequest) -> [EngineNode]] = [:]
  var layouts: [Int: any CustomLayout] = [:]
  var lengths: [Int: @MainActor (EngineSize) -> Double] = [:]
  var variables = VariableTable()
  var table = ValueTable()
  /// Values of paths and items of presentations, by the name that the engine knows.
  var pathElements: [EngineValue: AnyHashable] = [:]
  var pathNames: [AnyHashable: EngineValue] = [:]
  var items: [EngineValue: Any] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Changes of the run in progress, one for each transaction.
  var changes: [PendingChange] = []
  var transaction = Transaction()
  /// Closures that an evaluation found due: `onChange`, preferences.
  var due: [@MainActor () -> Void] = []
  var layoutListeners: [PreferenceListener] = []
  var evaluatedListeners: [PreferenceListener] = []
  var layoutValues: [EngineID: LayoutValues] = [:]
  let clock = VirtualClock()
  let bridge = UIBridge()
  var settings = SceneSettings()

  struct Snapshot {
    var values: [StateKey: Any]
    var acknowledged: [String: EngineValue]
  }

  struct PendingChange {
    var transaction: Transaction
    var actions: [EngineAction] = []
    var completions: [EngineAction] = []
  }

  init() { snapshots[0] = Snapshot(values: [:], acknowledged: [:]) }

  func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  // MARK: Registries

  func register(action: @escaping @MainActor () -> Void, id: EngineID) -> Int {
    let number = Int(truncatingIfNeeded: id.value)
    actions[number] = action
    return number
  }

  func register(
    template id: EngineID, _ make: @escaping @MainActor (ContentRequest) -> [EngineNode]
  ) -> TemplateID {
    let number = Int(truncatingIfNeeded: id.value)
    templates[number] = make
    return TemplateID(value: number)
  }

  func register(length id: EngineID, _ make: @escaping @MainActor (EngineSize) -> Double)
    -> TemplateID
  {
    let number = Int(truncatingIfNeeded: id.value)
    lengths[number] = make
    return TemplateID(value: number)
  }

  func encode(_ value: any Hashable) -> EngineValue { table.encode(value) }

  // MARK: State

  /// The stored value, made on first use.
  func value<T>(for key: StateKey, initial: () -> T) -> T {
    if let stored = values[key] as? T { return stored }
    let made = initial()
    values[key] = made
    return made
  }

  /// Notes that the state of `key` belongs to a view that is still there.
  func touch(_ key: StateKey) {
    guard scopes[key] != scope else { return }
    scopes[key] = scope
    if scopeKeys[scope] == nil { scopeOrder.append(scope) }
    scopeKeys[scope, default: []].append(key)
  }

  func set<T>(_ value: T, for key: StateKey) {
    if let old = values[key] as? T, areEqual(old, value) { return }
    willChange()
    values[key] = value
  }

  /// Opens a change of the current transaction before state is written.
  func willChange() {
    guard !isEvaluating else { return }
    if let last = changes.last, last.transaction == transaction { return }
    closeChange()
    changes.append(PendingChange(transaction: transaction))
  }

  private func closeChange() {
    guard !changes.isEmpty else { return }
    revision += 1
    pendingRevisions.append(revision)
    snapshots[revision] = Snapshot(values: values, acknowledged: variables.acknowledged)
  }

  private var pendingRevisions: [Int] = []
  private(set) var isEvaluating = false

  /// Evaluates and notes which observable objects were read, so that their changes are seen.
  func tracking<T>(_ body: () -> T) -> T {
    withObservationTracking(body) { [weak self] in
      onDriver { self?.willChange() }
    }
  }

  /// Runs the user's code and returns the changes that it made.
  func perform(_ body: () -> Void) -> [StateChange] {
    let saved = ViewGraph.current
    ViewGraph.current = self
    changes = []
    pendingRevisions = []
    transaction = Transaction()
    body()
    clock.drain()
    closeChange()
    var result: [StateChange] = []
    for (index, change) in changes.enumerated() {
      let number = pendingRevisions[index]
      var actions = change.actions
      if index == changes.count - 1 { actions = variables.unreported() + actions }
      if !change.completions.isEmpty {
        actions = [
          .withAnimationThen(
            change.transaction.animation?.engine, actions, then: change.completions)
        ]
      }
      result.append(
        StateChange(
          actions: actions, transaction: change.transaction.engine, revision: number))
    }
    snapshots[revision] = Snapshot(values: values, acknowledged: variables.acknowledged)
    changes = []
    ViewGraph.current = saved
    return result
  }

  /// Adds a closure that runs when the animation of the change in progress has completed.
  func addCompletion(_ body: @escaping @MainActor () -> Void) {
    completionCount += 1
    let id = EngineID.root.child(part: "completion").child(completionCount)
    let action = EngineAction.closure(register(action: body, id: id))
    if changes.isEmpty { willChange() }
    if !changes.isEmpty { changes[changes.count - 1].completions.append(action) }
  }
  private var completionCount = 0

  /// Adds an action of the engine (dismiss, feedback) to the change in progress.
  func append(_ action: EngineAction) {
    willChange()
    if !changes.isEmpty { changes[changes.count - 1].actions.append(action) }
  }

  /// Evaluates views under a scope whose state lives as long as it is asked for.
  func evaluate<T>(scope newScope: EngineID, _ body: () -> T) -> T {
    let savedGraph = ViewGraph.current
    let savedScope = scope
    let savedFlag = isEvaluating
    ViewGraph.current = self
    scope = newScope
    isEvaluating = true
    scopeGenerations[newScope] = generation
    let result = body()
    isEvaluating = savedFlag
    scope = savedScope
    ViewGraph.current = savedGraph
    return result
  }

  /// Forgets the state of scopes that the driver has stopped asking for.
  func forgetScopes() {
    for owner in scopeOrder where owner != .root {
      guard let last = scopeGenerations[owner], last < generation - 3 else { continue }
      for key in scopeKeys[owner] ?? [] where scopes[key] == owner {
        values[key] = nil
        scopes[key] = nil
      }
      scopeKeys[owner] = nil
    }
    scopeOrder.removeAll { scopeKeys[$0] == nil }
  }

  func restore(_ number: Int) {
    guard number != revision, let snapshot = snapshots[number] else { return }
    snapshots[revision] = Snapshot(values: values, acknowledged: variables.acknowledged)
    values = snapshot.values
    variables.acknowledged = snapshot.acknowledged
  }
}

/// Where a piece of state lives: the view's identity and the property's offset in it.
struct StateKey: Hashable {
  var owner: EngineID
  var offset: Int
}

/// Equality of values whose type is only known at run time; false when they cannot be compared.
func areEqual<T>(_ a: T, _ b: T) -> Bool {
  func open<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
  guard let a = a as? any Equatable else { return false }
  return open(a)
}
