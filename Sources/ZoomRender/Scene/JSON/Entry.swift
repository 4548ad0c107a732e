// Entries of the vocabulary: a name with arguments that makes a value.

/// A word of the vocabulary: `{"name": arguments}` makes a `Result`.
struct Entry<Result: Sendable>: Sendable {
  var name: String
  var doc: String
  var arguments: [ArgumentKey]
  /// The argument that a value which is no object of known keys stands for: `{"padding": 8}`.
  var shorthand: String?
  /// Content keys beside the name in a view's node: `children`, `header`.
  var parts: [ArgumentKey] = []
  /// Compiles the arguments that were written for the entry.
  var compile: @Sendable (_ node: JSONNode, _ compiler: SceneCompiler) -> Template<Result>?

  /// An entry with named arguments.
  ///
  /// - Parameters:
  ///   - fallback: what stands in when data or state break the arguments while the scene runs.
  init<each A: Sendable>(
    _ name: String, _ doc: String, shorthand: String? = nil, fallback: Result,
    _ arguments: repeat Argument<each A>,
    make: @escaping @Sendable (repeat each A) throws(Complaint) -> Result
  ) {
    self.name = name
    self.doc = doc
    self.shorthand = shorthand
    var keys: [ArgumentKey] = []
    for argument in repeat each arguments { keys += argument.keys }
    self.arguments = keys
    let known = keys
    let parts = (repeat each arguments)
    compile = { node, compiler in
      guard
        let list = Self.argumentList(
          node, owner: name, known: known, shorthand: shorthand, compiler)
      else { return nil }
      let template = compileArguments(
        list, compiler, repeat each parts, make: make, fallback: fallback)
      list.reportUnknown(known: known, compiler)
      return template
    }
  }

  /// An entry whose arguments are read by a function of its own.
  init(
    _ name: String, _ doc: String, keys: [ArgumentKey], shorthand: String? = nil,
    compile: @escaping @Sendable (ArgumentList, SceneCompiler) -> Template<Result>?
  ) {
    self.name = name
    self.doc = doc
    self.shorthand = shorthand
    arguments = keys
    self.compile = { node, compiler in
      guard
        let list = Self.argumentList(node, owner: name, known: keys, shorthand: shorthand, compiler)
      else { return nil }
      let template = compile(list, compiler)
      list.reportUnknown(known: keys, compiler)
      return template
    }
  }

  /// The same entry with content keys.
  func having(_ parts: String...) -> Entry {
    var copy = self
    copy.parts = parts.map {
      ArgumentKey(name: $0, schema: .array(.definition("view")), doc: "", defaultText: "none")
    }
    return copy
  }

  func map<U: Sendable>(_ transform: @escaping @Sendable (Result) -> U) -> Entry<U> {
    Entry<U>(copying: self) { node, compiler in compile(node, compiler)?.map(transform) }
  }

  private init<Other>(
    copying other: Entry<Other>,
    compile: @escaping @Sendable (JSONNode, SceneCompiler) -> Template<Result>?
  ) {
    name = other.name
    doc = other.doc
    arguments = other.arguments
    shorthand = other.shorthand
    self.compile = compile
  }

  /// The members to take arguments from: those of the object, or the shorthand's one.
  private static func argumentList(
    _ node: JSONNode, owner: String, known: [ArgumentKey], shorthand: String?,
    _ compiler: SceneCompiler
  ) -> ArgumentList? {
    if case .object(let members) = node.value {
      let names = known.map(\.name)
      let isForm =
        shorthand == nil || members.isEmpty
        || members.contains { member in
          names.contains(member.key)
            || EditDistance.nearest(to: member.key, in: names) != nil
        }
      if isForm { return ArgumentList(node: node, members: members, owner: owner) }
    }
    if let shorthand {
      let member = JSONMember(
        key: shorthand, keyOffset: node.offset, keyLength: node.length, value: node)
      return ArgumentList(node: node, members: [member], owner: owner)
    }
    // `true` and an empty array stand for "no arguments".
    if node.bool == true || node.elements?.isEmpty == true {
      return ArgumentList(node: node, members: [], owner: owner)
    }
    let what = known.isEmpty ? "takes no arguments" : "takes an object of arguments"
    compiler.report(
      Complaint(
        id: "scene.type", message: "'\(owner)' \(what), found \(node.plainValue.summary)",
        notes: [
          known.isEmpty
            ? "write true instead" : "arguments: " + known.map(\.name).joined(separator: ", ")
        ]),
      at: node)
    return nil
  }
}

/// A set of entries that make the same type, found by name.
struct EntryTable<Result: Sendable>: Sendable {
  /// What a message calls one of them: "view".
  let what: String
  let entries: [Entry<Result>]
  private let indices: [String: Int]

  init(_ what: String, @EntryListBuilder<Result> _ entries: () -> [Entry<Result>]) {
    self.what = what
    self.entries = entries()
    var indices: [String: Int] = [:]
    for (index, entry) in self.entries.enumerated() { indices[entry.name] = index }
    self.indices = indices
  }

  var names: [String] { entries.map(\.name) }

  subscript(name: String) -> Entry<Result>? { indices[name].map { entries[$0] } }

  /// Compiles `"name"` or `{"name": arguments}`.
  func compile(_ node: JSONNode, _ compiler: SceneCompiler) -> Template<Result>? {
    switch node.value {
    case .string(let name):
      let empty = JSONNode(.object([]), offset: node.offset, length: node.length)
      return entry(name, at: node, compiler)?.compile(empty, compiler)
    case .object(let members):
      guard let first = members.first else {
        compiler.report(
          Complaint(id: "scene.missing-argument", message: "expected a \(what), found {}"), at: node
        )
        return nil
      }
      if members.count > 1, let flat = flatForm(members, at: node) {
        return flat.entry.compile(flat.arguments, compiler)
      }
      for extra in members.dropFirst() {
        compiler.report(
          Complaint(
            id: "scene.unknown-key",
            message: "a \(what) has one key, found '\(extra.key.prefix(60))' beside '\(first.key)'"
          ), atKeyOf: extra)
      }
      guard let entry = self[first.key] else {
        compiler.report(unknown(first.key), atKeyOf: first)
        return nil
      }
      return entry.compile(first.value, compiler)
    default:
      compiler.report(.expected("a \(what)", found: node.plainValue), at: node)
      return nil
    }
  }

  /// `{"style": "title", "weight": "bold"}`: the entry `style` with its shorthand and the others
  /// beside it; nil when no member reads so.
  private func flatForm(
    _ members: [JSONMember], at node: JSONNode
  ) -> (entry: Entry<Result>, arguments: JSONNode)? {
    for (index, member) in members.enumerated() {
      guard let entry = self[member.key], let shorthand = entry.shorthand else { continue }
      let names = entry.arguments.map(\.name)
      let others = members.indices.filter { $0 != index }.map { members[$0] }
      let fit = others.allSatisfy { other in
        names.contains(other.key)
          || (self[other.key] == nil && EditDistance.nearest(to: other.key, in: names) != nil)
      }
      guard fit else { continue }
      let first = JSONMember(
        key: shorthand, keyOffset: member.keyOffset, keyLength: member.keyLength,
        value: member.value)
      let arguments = JSONNode(
        .object([first] + others), offset: node.offset, length: node.length)
      return (entry, arguments)
    }
    return nil
  }

  func unknown(_ name: String) -> Complaint {
    .unknown(what, name, known: names, id: "scene.unknown-\(what.replacingSpaces)")
  }

  private func entry(
    _ name: String, at node: JSONNode, _ compiler: SceneCompiler
  ) -> Entry<Result>? {
    if let entry = self[name] { return entry }
    compiler.report(unknown(name), at: node)
    return nil
  }

  /// The table as a type of argument.
  func type(_ definition: String, fallback: Result) -> ArgumentType<Result> {
    .compound(.definition(definition), fallback: fallback) { compile($0, $1) }
  }
}

extension String {
  fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}

/// Lists entries statement by statement, so that each is type-checked alone.
@resultBuilder
enum EntryListBuilder<Result: Sendable> {
  static func buildExpression(_ entry: Entry<Result>) -> [Entry<Result>] { [entry] }
  static func buildExpression(_ entries: [Entry<Result>]) -> [Entry<Result>] { entries }
  static func buildBlock(_ parts: [Entry<Result>]...) -> [Entry<Result>] { parts.flatMap { $0 } }
}
