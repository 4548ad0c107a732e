// What buttons, gestures and scripts do.

extension Vocabulary {
  /// `{"variable": value, …}` as set actions in written order.
  static func assignments(
    _ members: [JSONMember], _ compiler: SceneCompiler
  ) -> Template<[Action]>? {
    var parts: [Template<Action>] = []
    var isComplete = true
    for member in members {
      let key = JSONNode(.string(member.key), offset: member.keyOffset, length: member.keyLength)
      guard compiler.checkStateName(member.key, at: key),
        let value = ArgumentType<Value>.value.compile(member.value, compiler)
      else {
        isComplete = false
        continue
      }
      let name = member.key
      if let constant = value.constant {
        compiler.checkKind(of: constant, for: name, at: member.value)
      }
      parts.append(value.map { .set(name, $0) })
    }
    return isComplete ? sequence(parts) : nil
  }

  private static let setEntry = Entry<[Action]>(
    "set", "Sets state variables; dots reach into objects",
    keys: [
      ArgumentKey(name: "<variable>", schema: .any, doc: "new value", defaultText: "unchanged")
    ]
  ) { list, compiler in
    let members = list.node.members ?? []
    for member in members { _ = list.take(member.key) }
    return assignments(members, compiler)
  }

  private static let count = ArgumentType<Int>.integer(in: 1...10_000)

  /// Every action.
  static let actions: EntryTable<[Action]> = EntryTable("action") {
    setEntry
    Entry(
      "toggle", "Negates a true-or-false state variable", shorthand: "variable", fallback: [],
      .required("variable", .binding, "the variable")
    ) { [.toggle($0)] }
    Entry(
      "push", "Pushes a value on a navigation path", shorthand: "value", fallback: [],
      .required("value", .typedValue, "the value"),
      .optional("type", .typeName, "that of the value", "type of the value"),
      .optional("path", .binding, "the nearest stack's", "state variable of the path")
    ) { [.push($0.value, type: $1 ?? $0.type, path: $2)] }
    Entry(
      "pop", "Removes pages from a navigation path", shorthand: "count", fallback: [],
      .defaulted("count", count, 1, "1", "how many"),
      .optional("path", .binding, "the nearest stack's", "state variable of the path")
    ) { [.pop(count: $0, path: $1)] }
    Entry("dismiss", "Dismisses the nearest presentation, else pops", fallback: []) { [.dismiss] }
    Entry(
      "withAnimation", "Runs actions in one animated transaction", fallback: [],
      .defaulted(
        "animation", .nullable(.animation), .default, "default", "null disables animation"),
      .required("do", .actions, "the actions"),
      .optional("then", .actions, "nothing", "actions after the animation has completed")
    ) { animation, actions, then in
      if let then { return [.withAnimationThen(animation, actions, then: then)] }
      return [.withAnimation(animation, actions)]
    }
    Entry(
      "feedback", "Marks a haptic on the timeline", shorthand: "name", fallback: [],
      .required("name", .string, "impact, success, selection …")
    ) { [.feedback($0)] }
  }
}

extension ArgumentType<String> {
  /// A type of pushed values: a collection, one of its loop variables, or String, Number, Bool.
  static let typeName: ArgumentType<String> = ArgumentType(schema: .string) { node, compiler in
    guard let name = node.string else {
      compiler.report(.expected("a type's name", found: node.plainValue), at: node)
      return nil
    }
    let canonical = compiler.canonicalType(name)
    let kinds = ["String", "Number", "Bool", "Object"]
    if name == "Int" || name == "Double" { return .constant("Number") }
    if kinds.contains(canonical) || compiler.dataNames.contains(canonical)
      || compiler.loopTypes.contains(where: { $0.name == name })
    {
      return .constant(canonical)
    }
    let loops = compiler.loopTypes.map(\.name)
    compiler.report(
      .unknown(
        "type", name, known: compiler.dataNames + loops.uniqued() + kinds,
        id: "scene.unknown-type"), at: node)
    return nil
  }
}

extension [String] {
  /// Each word once, in the order of first appearance.
  func uniqued() -> [String] {
    var seen: Swift.Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension SceneCompiler {
  /// Reports a literal whose kind differs from the variable's first value.
  func checkKind(of value: Value, for name: String, at node: JSONNode) {
    guard let initial = initialState.first(where: { $0.name == name })?.value,
      initial != .null, value != .null, initial.typeName != value.typeName
    else { return }
    report(
      Complaint(
        id: "scene.type",
        message: "'\(name)' starts as \(initial.summary) and cannot become \(value.summary)"),
      at: node)
  }
}
