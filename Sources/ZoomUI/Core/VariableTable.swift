// Bindings that the engine's driver reads and writes: paths, presentations, selections.

import ZoomRender

/// The bindings of the tree, by name.
///
/// They read and write whatever state is current; what the driver knows of their values belongs to
/// a state and is kept in its ``Registry``.
@MainActor
final class VariableTable {
  struct Variable {
    var get: @MainActor () -> EngineValue
    var set: @MainActor (EngineValue) -> Void
  }

  private unowned let graph: ViewGraph
  private var names: [String] = []
  private var variables: [String: Variable] = [:]
  private var owners: [String: EngineID] = [:]

  init(graph: ViewGraph) { self.graph = graph }

  /// Registers a binding; a name that another place has is made unique by the place.
  func register(_ wanted: String, at id: EngineID, _ variable: Variable) -> String {
    // The engine reads a dot as a path into objects.
    let wanted = wanted.replacingOccurrences(of: ".", with: "/")
    let owner = owners[wanted]
    var name = wanted
    if owner == nil { owners[wanted] = id } else if owner != id { name = "\(wanted)@\(id.value)" }
    if variables[name] == nil {
      names.append(name)
      let value = variable.get()
      // A driver that knows no value takes it for "not shown".
      if !value.isTruthy { graph.registry.acknowledged[name] = value }
    }
    variables[name] = variable
    return name
  }

  /// Values of all variables, in order of appearance; the driver knows them from now on.
  func publish() -> EngineValue.Object {
    var fields: [EngineValue.Object.Field] = []
    for name in names {
      guard let value = variables[name]?.get() else { continue }
      graph.registry.acknowledged[name] = value
      fields.append(.init(name: name, value: value))
    }
    return EngineValue.Object(fields)
  }

  /// `set` actions for values that the driver does not know yet.
  func unreported() -> [EngineAction] {
    var actions: [EngineAction] = []
    for name in names {
      guard let value = variables[name]?.get(), graph.registry.acknowledged[name] != value else {
        continue
      }
      graph.registry.acknowledged[name] = value
      actions.append(.set(name, value))
    }
    return actions
  }

  /// What the driver has changed (back, dismissal by drag, a script's `set`) and is to be written.
  func take(_ state: EngineValue.Object) -> [(Variable, EngineValue)] {
    var writes: [(Variable, EngineValue)] = []
    for name in names {
      guard let value = state[name], let variable = variables[name],
        graph.registry.acknowledged[name] != value
      else { continue }
      graph.registry.acknowledged[name] = value
      if variable.get() != value { writes.append((variable, value)) }
    }
    return writes
  }
}
