// The views and the script of a scene.

extension SceneParser {
  /// Compiles reusable views and the scene's view; nil without a view.
  func program() -> SceneProgram? {
    let definitions = viewNodes.enumerated().map {
      definition($1, parameters: compiler.viewParameters[$0])
    }
    guard let node = list.take("view") else {
      list.reportMissing("view", compiler)
      return nil
    }
    let root = compiler.views(node)
    return SceneProgram(
      root: root, views: definitions, contents: compiler.contents, stateNames: compiler.stateNames,
      dataNames: compiler.dataNames, mode: compiler.mode, makesIDs: compiler.makesIDs)
  }

  private func definition(_ member: JSONMember, parameters: [String]) -> ViewDefinition {
    let node = member.value
    guard let members = node.members else {
      compiler.report(.expected("a view's definition", found: node.plainValue), at: node)
      return ViewDefinition(name: member.key, parameters: [], namespaces: [], body: [])
    }
    let list = ArgumentList(node: node, members: members, owner: "view '\(member.key)'")
    _ = list.take("parameters")
    let namespaces = list.take("namespaces").map { words($0, "namespace") } ?? []
    var body: [ViewTemplate] = []
    if let view = list.take("view") {
      body = compiler.withVariables(parameters + namespaces, namespaces: Set(namespaces)) {
        compiler.views(view)
      }
    } else {
      list.reportMissing("view", compiler)
    }
    list.reportUnknown(known: SceneKeys.view, compiler)
    return ViewDefinition(
      name: member.key, parameters: parameters, namespaces: namespaces, body: body)
  }

  // MARK: Script

  /// The events; their values are those of the data at that point of the script.
  func script(program: SceneProgram, fps: Double) -> [ScriptStep] {
    guard let node = list.take("script") else { return [] }
    guard let elements = node.elements else {
      compiler.report(.expected("an array of events", found: node.plainValue), at: node)
      return []
    }
    var player = ScriptReader(compiler: compiler, program: program, state: initialState)
    var steps: [ScriptStep] = []
    for element in elements {
      let origin = compiler.origin(of: element)
      steps += player.events(element).map { ScriptStep($0, origin: origin) }
    }
    let waits = steps.reduce(0.0) { total, step in
      if case .wait(let seconds) = step.event { total + seconds } else { total }
    }
    if waits * fps > 36_000 {
      let frames = JSONText.number((waits * fps).rounded())
      compiler.report(
        Complaint(
          id: "scene.too-many-frames",
          message: "script waits \(JSONText.number(waits)) s, which is \(frames) frames at "
            + "\(JSONText.number(fps)) fps, more than the limit of 36000"), at: node)
    }
    return steps
  }

  /// Evaluates every branch with the values at hand.
  func check(_ source: JSONViewSource, steps: [ScriptStep]) {
    guard !compiler.diagnostics.hasErrors else { return }
    let check = SceneCheck(compiler: compiler)
    for step in steps {
      switch step.event {
      case .push(let value, let type, _): check.noteLink(type: type, value: value)
      case .setPath(let values, let type, _):
        for value in values { check.noteLink(type: type, value: value) }
      default: break
      }
    }
    var state = initialState
    check.run(source, in: state)
    for step in steps {
      switch step.event {
      case .setData(let name, let value, _):
        state.data[name] = value
        check.run(source, in: state)
      case .set(let name, let value, _) where !name.contains("."):
        state.values[name] = value
        check.run(source, in: state)
      default: break
      }
      if compiler.diagnostics.hasErrors { break }
    }
    check.finishFields()
  }
}

/// Reads events one after the other, keeping the data that they see.
struct ScriptReader {
  let compiler: SceneCompiler
  let program: SceneProgram
  var state: SceneState

  private static let names = Vocabulary.script.names + ["set", "setData"]

  mutating func events(_ node: JSONNode) -> [ScriptEvent] {
    if node.string != nil {
      return evaluated(Vocabulary.script.compile(node, compiler)).map { [$0] } ?? []
    }
    guard case .object(let members) = node.value, let first = members.first else {
      compiler.report(
        .expected("an event such as {\"wait\": 0.3}", found: node.plainValue), at: node)
      return []
    }
    let event = members.first { Self.names.contains($0.key) } ?? first
    let takesAnimation = event.key == "set" || event.key == "setData"
    var transaction = Transaction()
    for member in members where member.keyOffset != event.keyOffset {
      if member.key == "animation", takesAnimation {
        let type = ArgumentType<Animation?>.nullable(.animation)
        let animation = evaluated(type.compile(member.value, compiler)).flatMap { $0 }
        transaction = Transaction(animation: animation, disablesAnimations: animation == nil)
      } else {
        var complaint = Complaint.unknown(
          "key", member.key, known: takesAnimation ? ["animation"] : [], id: "scene.unknown-key")
        complaint.message = "unknown key '\(member.key.prefix(60))' beside '\(event.key)'"
        compiler.report(complaint, atKeyOf: member)
      }
    }
    switch event.key {
    case "set": return set(event.value, transaction)
    case "setData": return setData(event.value, transaction)
    default:
      guard let entry = Vocabulary.script[event.key] else {
        compiler.report(
          .unknown("event", event.key, known: Self.names, id: "scene.unknown-event"),
          atKeyOf: event)
        return []
      }
      return evaluated(entry.compile(event.value, compiler)).map { [$0] } ?? []
    }
  }

  /// The value at this point of the script.
  private func evaluated<T>(_ template: Template<T>?) -> T? {
    template.map { template in
      let run = Evaluation(program: program, state: state, check: SceneCheck(compiler: compiler))
      return template(Scope(variables: [], id: .root, run: run))
    }
  }

  private mutating func set(_ node: JSONNode, _ transaction: Transaction) -> [ScriptEvent] {
    guard let members = node.members else {
      compiler.report(.expected("an object of state variables", found: node.plainValue), at: node)
      return []
    }
    guard let actions = evaluated(Vocabulary.assignments(members, compiler)) else { return [] }
    for case .set(let name, let value) in actions where !name.contains(".") {
      state.values[name] = value
    }
    if actions.count == 1, case .set(let name, let value) = actions[0] {
      return [.set(name, value, transaction)]
    }
    guard let animation = transaction.animation else { return [.run(actions)] }
    return [.run([.withAnimation(animation, actions)])]
  }

  private mutating func setData(_ node: JSONNode, _ transaction: Transaction) -> [ScriptEvent] {
    guard let members = node.members else {
      compiler.report(.expected("an object of collections", found: node.plainValue), at: node)
      return []
    }
    var events: [ScriptEvent] = []
    for member in members {
      guard let current = state.data[member.key] else {
        compiler.report(
          .unknown(
            "collection", member.key, known: compiler.dataNames, id: "scene.unknown-reference"),
          atKeyOf: member)
        continue
      }
      guard let value = changed(current, by: member.value) else { continue }
      state.data[member.key] = value
      events.append(.setData(member.key, value, transaction))
    }
    return events
  }

  /// New data: an array, or a change: `{"filter": condition}`, `{"sort": field}`, `{"remove": id}`,
  /// `{"reverse": true}`.
  private func changed(_ current: Value, by node: JSONNode) -> Value? {
    guard case .object(let members) = node.value, case .list(var elements) = current else {
      return node.plainValue
    }
    for member in members {
      switch member.key {
      case "filter":
        let condition = compiler.withVariables(["item"]) { compiler.condition(member.value) }
        guard let condition else { return nil }
        let run = Evaluation(program: program, state: state)
        elements = elements.filter { element in
          let bound = BoundValue(element, type: element.typeName)
          return condition.evaluate(in: Scope(variables: [bound], id: .root, run: run)).isTruthy
        }
      case "sort":
        guard let field = member.value.string else {
          compiler.report(
            .expected("a field's name", found: member.value.plainValue), at: member.value)
          return nil
        }
        elements = sorted(elements, by: field)
      case "remove":
        let id = member.value.plainValue
        elements.removeAll { ($0.member(named: "id") ?? $0) == id }
      case "reverse": elements.reverse()
      default:
        compiler.report(
          .unknown(
            "change", member.key, known: ["filter", "sort", "remove", "reverse"],
            id: "scene.unknown-key"), atKeyOf: member)
        return nil
      }
    }
    return .list(elements)
  }

  /// Sorted by a field, numbers before texts, equal ones in their old order.
  private func sorted(_ elements: [Value], by field: String) -> [Value] {
    func isBefore(_ a: Value, _ b: Value) -> Bool {
      switch (a, b) {
      case (.number(let x), .number(let y)): x < y
      case (.number, _): true
      case (_, .number): false
      default: a.text < b.text
      }
    }
    return elements.enumerated().sorted { a, b in
      let (x, y) = (
        a.element.member(named: field) ?? .null, b.element.member(named: field) ?? .null
      )
      return x == y ? a.offset < b.offset : isBefore(x, y)
    }.map(\.element)
  }
}
