// State and closures of one state of the scene.

import ZoomRender

/// Everything that evaluations of one state read and made; a value, so that states are copies.
@MainActor
struct Registry {
  var values: [StateKey: Any] = [:]
  var actions: [Int: @MainActor () -> Void] = [:]
  var templates: [Int: @MainActor (ContentRequest) -> [EngineNode]] = [:]
  var layouts: [Int: any CustomLayout] = [:]
  var gestures: [Int: @MainActor () -> AnyRecognizer] = [:]
  var lengths: [Int: @MainActor (EngineSize) -> Double] = [:]
  /// Values of bindings that the driver is known to have.
  var acknowledged: [String: EngineValue] = [:]

  nonisolated init() {}
}

/// The registries of the states that the engine knows.
@MainActor
struct RegistryStore {
  private struct Entry {
    /// What the driver knew; nil for what a run of the user's code left behind.
    var values: EngineValue.Object?
    var registry: Registry
  }
  /// By revision; a revision has one registry for each set of values that the driver gave it.
  private var entries: [Int: [Entry]] = [:]

  nonisolated init() {}

  func find(_ state: SceneState) -> Registry? {
    entries[state.revision]?.last { $0.values == state.values }?.registry
  }

  func latest(of revision: Int) -> Registry? { entries[revision]?.last?.registry }

  /// Keeps what the user's code left behind as the start of a new revision.
  mutating func begin(_ revision: Int, with registry: Registry) {
    entries[revision] = [Entry(values: nil, registry: registry)]
  }

  mutating func store(_ registry: Registry, for state: SceneState) {
    let entry = Entry(values: state.values, registry: registry)
    if let index = entries[state.revision]?.firstIndex(where: { $0.values == state.values }) {
      entries[state.revision]?[index] = entry
    } else {
      entries[state.revision, default: []].append(entry)
    }
  }
}

/// How long the state of pages and presentations lives: as long as the driver asks for them.
@MainActor
struct ScopeLifetimes {
  private var generation = 0
  private var seen: [EngineID: Int] = [:]
  private var owners: [StateKey: EngineID] = [:]
  private var order: [EngineID] = []
  private var keys: [EngineID: [StateKey]] = [:]

  nonisolated init() {}

  mutating func see(_ scope: EngineID) { seen[scope] = generation }

  mutating func touch(_ key: StateKey, in scope: EngineID) {
    guard owners[key] != scope else { return }
    owners[key] = scope
    if keys[scope] == nil { order.append(scope) }
    keys[scope, default: []].append(key)
  }

  /// Starts an evaluation of the whole tree; returns the keys of scopes that were left behind.
  mutating func begin() -> [StateKey] {
    generation += 1
    var gone: [StateKey] = []
    for scope in order where scope != .root {
      guard let last = seen[scope], last < generation - 3 else { continue }
      for key in keys[scope] ?? [] where owners[key] == scope {
        gone.append(key)
        owners[key] = nil
      }
      keys[scope] = nil
    }
    order.removeAll { keys[$0] == nil }
    return gone
  }
}
