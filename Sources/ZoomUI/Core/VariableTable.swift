// Bindings that the engine's driver reads and writes: paths, presentations, selections.

import ZoomRender

/// The bindings of the tree, by name.
@MainActor
struct VariableTable {
  nonisolated init() {}

  struct Variable {
    var get: @MainActor () -> EngineValue
    var set: @MainActor (EngineValue) -> Void
  }

  private(set) var names: [String] = []
  private var variables: [String: Variable] = [:]
  private var owners: [String: EngineID] = [:]
  /// The values that the driver is known to have.
  var acknowledged: [String: EngineValue] = [:]

  /// Registers a binding; a name that another place has is made unique by the place.
  mutating func register(_ wanted: String, at id: EngineID, _ variable: Variable) -> String {
    // The engine reads a dot as a path into objects.
    let wanted = wanted.replacingOccurrences(of: ".", with: "/")
    let owner = owners[wanted]
    var name = wanted
    if owner == nil { owners[wanted] = id } else if owner != id { name = "\(wanted)@\(id.value)" }
    if variables[name] == nil {
      names.append(name)
      let value = variable.get()
      // A driver that knows no value takes it for "not shown".
      if !value.isTruthy { acknowledged[name] = value }
    }
    variables[name] = variable
    return name
  }

  /// Values of all variables, in order of appearance; the driver knows them from now on.
  mutating func publish() -> EngineValue.Object {
    for name in names { acknowledged[name] = variables[name]?.get() }
    return EngineValue.Object(
      names.compactMap { name in
        variables[name].map { .init(name: name, value: $0.get()) }
      })
  }

  /// `set` actions for values that the driver does not know yet.
  mutating func unreported() -> [EngineAction] {
    var actions: [EngineAction] = []
    for name in names {
      guard let value = variables[name]?.get(), acknowledged[name] != value else { continue }
      acknowledged[name] = value
      actions.append(.set(name, value))
    }
    return actions
  }

  /// Writes what the driver has changed (back, dismissal by drag, a script's `set`).
  mutating func take(_ state: EngineValue.Object) -> [(Variable, EngineValue)] {
    var writes: [(Variable, EngineValue)] = []
    for name in names {
      guard let value = state[name], let variable = variables[name] else { continue }
      if acknowledged[name] != value {
        acknowledged[name] = value
        if variable.get() != value { writes.append((variable, value)) }
      }
    }
    return writes
  }
}
