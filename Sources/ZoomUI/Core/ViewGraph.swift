// What outlives an evaluation: state, closures, templates, identities of values.

import Observation
import ZoomRender

/// The memory of a running view tree.
///
/// The engine asks for any of the states that it has seen, in any order, so everything that an
/// evaluation finds or makes lives in a ``Registry``, one for each state.
@MainActor
final class ViewGraph {
  /// The graph whose closures run or whose tree is evaluated right now.
  static var current: ViewGraph?

  var registry = Registry()
  private var registries = RegistryStore()
  /// The newest revision.
  private(set) var revision = 0
  private var state = SceneState()
  var lifetimes = ScopeLifetimes()
  private var scope = EngineID.root

  private(set) lazy var variables = VariableTable(graph: self)
  var table = ValueTable()
  /// Values of paths and items of presentations, by the name that the engine knows.
  var pathElements: [EngineValue: AnyHashable] = [:]
  var pathNames: [AnyHashable: EngineValue] = [:]
  var items: [EngineValue: Any] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Changes of the run in progress, one for each transaction.
  private var changes: [PendingChange] = []
  var transaction = Transaction()
  /// Closures that an evaluation found due: `onChange`, preferences.
  private var due: [Due] = []
  /// What ran last of them.
  private(set) var lastDue: NodeOrigin?
  var listeners: [PreferenceListener] = []
  /// True once a view watches a value that layout may change.
  var hasWatches = false
  /// True once a canvas is drawn again and again.
  var hasLiveCanvas = false
  var layoutValues: [EngineID: LayoutValues] = [:]
  let clock = VirtualClock()
  /// What views have subscribed to with `onReceive`.
  var subscriptions: [EngineID: AnyObject] = [:]
  var places = PlaceTable()
  /// Counts the views that ask for their place in a scroll view.
  var scrollUsers = 0
  /// Animatable numbers of the content that is being made.
  var animatable: [Double] = []
  /// Gestures in the middle of a touch.
  var recognizers: [Int: AnyRecognizer] = [:]
  /// Timeline views that a wake-up waits for.
  var waking: Set<StateKey> = []
  let bridge = UIBridge()
  var settings = SceneSettings()
  var preferredColorScheme: ColorScheme?
  private(set) var isEvaluating = false
  private var completionCount = 0

  private struct PendingChange {
    var transaction: Transaction
    var actions: [EngineAction] = []
    var completions: [EngineAction] = []
    var revision = 0
  }

  private struct Due {
    /// Of the state that found it; nil for what came from outside.
    var revision: Int?
    var origin: NodeOrigin
    var run: @MainActor () -> Void
  }

  init() { registries.store(registry, for: state) }

  func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  func encode(_ value: any Hashable) -> EngineValue { table.encode(value) }
  func encode(sharedID value: any Hashable) -> EngineValue { table.encode(sharedID: value) }

  // MARK: Registries

  func register(action: @escaping @MainActor () -> Void, id: EngineID) -> Int {
    let number = Int(truncatingIfNeeded: id.value)
    registry.actions[number] = action
    return number
  }

  func register(
    template id: EngineID, _ make: @escaping @MainActor (ContentRequest) -> [EngineNode]
  ) -> TemplateID {
    let number = Int(truncatingIfNeeded: id.value)
    registry.templates[number] = make
    return TemplateID(value: number)
  }

  func register(
    length id: EngineID, _ make: @escaping @MainActor (EngineSize) -> Double
  ) -> TemplateID {
    let number = Int(truncatingIfNeeded: id.value)
    registry.lengths[number] = make
    return TemplateID(value: number)
  }

  func register(layout id: EngineID, _ layout: any CustomLayout) -> TemplateID {
    let number = Int(truncatingIfNeeded: id.value)
    registry.layouts[number] = layout
    return TemplateID(value: number)
  }

  // MARK: State

  /// The stored value, made on first use.
  func value<T>(for key: StateKey, initial: () -> T) -> T {
    if let any = registry.values[key], let stored = any as? T { return stored }
    let made = initial()
    registry.values[key] = made
    return made
  }

  /// Notes that the state of `key` belongs to a view that is still there.
  func touch(_ key: StateKey) { lifetimes.touch(key, in: scope) }

  /// State that a view of the system keeps: whether its menu is open, how far its row is moved.
  func state<T>(_ key: StateKey, initial: T) -> Binding<T> {
    touch(key)
    return Binding(
      get: { onDriver { self.value(for: key) { initial } } },
      set: { value in onDriver { self.set(value, for: key) } })
  }

  func set<T>(_ value: T, for key: StateKey) {
    if let any = registry.values[key], let old = any as? T, areEqual(old, value) { return }
    willChange()
    registry.values[key] = value
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
    changes[changes.count - 1].revision = revision
    registries.begin(revision, with: registry)
  }

  /// Evaluates and notes which observable objects were read, so that their changes are seen.
  func tracking<T>(_ body: () -> T) -> T {
    withObservationTracking(body) { [weak self] in onDriver { self?.willChange() } }
  }

  /// Runs the user's code and returns the changes that it made.
  func perform(_ body: () -> Void) -> [StateChange] {
    let saved = ViewGraph.current
    let before = registry
    ViewGraph.current = self
    changes = []
    transaction = Transaction()
    body()
    clock.drain()
    let unreported = variables.unreported()
    if !unreported.isEmpty, changes.isEmpty { willChange() }
    closeChange()
    if !changes.isEmpty {
      changes[changes.count - 1].actions = unreported + changes[changes.count - 1].actions
    }
    let result = changes.map { change in
      var actions = change.actions
      if !change.completions.isEmpty {
        actions = [
          .withAnimationThen(
            change.transaction.animation?.engine, actions, then: change.completions)
        ]
      }
      return StateChange(
        actions: actions, transaction: change.transaction.engine, revision: change.revision)
    }
    // The state that the code ran in stays as it was; what it left behind is a new revision.
    if !changes.isEmpty { registry = before }
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

  /// Adds an action of the engine (dismiss, feedback) to the change in progress.
  func append(_ action: EngineAction) {
    willChange()
    if !changes.isEmpty { changes[changes.count - 1].actions.append(action) }
  }

  /// Adds a closure that the evaluation in progress found due.
  ///
  /// - Parameter isFound: False for what came from outside meanwhile, a publisher's value.
  func addDue(
    at origin: NodeOrigin, isFound: Bool = true, _ run: @escaping @MainActor () -> Void
  ) {
    due.append(Due(revision: isFound ? state.revision : nil, origin: origin, run: run))
  }

  /// Runs what is due. What a state between two changes of one closure found is found again by the
  /// state after them, which knows nothing of it.
  func runDue() -> [StateChange] {
    let found = due.filter { ($0.revision ?? state.revision) == state.revision }
    due = []
    if let last = found.last { lastDue = last.origin }
    return perform { for one in found { one.run() } }
  }

  // MARK: Evaluation

  /// Makes the registry of a state the current one, writing bindings that the driver has changed.
  func select(_ wanted: SceneState) {
    guard wanted != state || registries.find(wanted) == nil else { return }
    registries.store(registry, for: state)
    if let found = registries.find(wanted) {
      registry = found
      state = wanted
      return
    }
    if let base = registries.latest(of: wanted.revision) { registry = base }
    state = wanted
    // What the driver has changed is part of the state, not a change of the user's code.
    let savedFlag = isEvaluating
    isEvaluating = true
    for (variable, value) in variables.take(wanted.values) { variable.set(value) }
    isEvaluating = savedFlag
    registries.store(registry, for: state)
  }

  /// Publishes all bindings; the registry is that of the state that is returned.
  func begin() -> SceneState {
    state = SceneState(values: variables.publish())
    registries.store(registry, for: state)
    return state
  }

  /// Evaluates views under a scope whose state lives as long as it is asked for.
  func evaluate<T>(scope newScope: EngineID, _ body: () -> T) -> T {
    let savedGraph = ViewGraph.current
    let savedScope = scope
    let savedFlag = isEvaluating
    ViewGraph.current = self
    scope = newScope
    isEvaluating = true
    lifetimes.see(newScope)
    let result = body()
    isEvaluating = savedFlag
    scope = savedScope
    ViewGraph.current = savedGraph
    registries.store(registry, for: state)
    return result
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
