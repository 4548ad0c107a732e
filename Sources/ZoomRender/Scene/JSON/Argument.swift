// Named arguments of views, modifiers and other vocabulary entries.

/// One argument of an entry: usually one key, sometimes a group of keys that make one value.
struct Argument<T: Sendable>: Sendable {
  var keys: [ArgumentKey]
  /// Nil after a problem, which has been reported.
  var compile: @Sendable (_ list: ArgumentList, _ compiler: SceneCompiler) -> Template<T>?

  /// A key that must be there.
  static func required(_ name: String, _ type: ArgumentType<T>, _ doc: String) -> Argument {
    Argument(keys: [ArgumentKey(name: name, schema: type.schema, doc: doc)]) { list, compiler in
      guard let node = list.take(name) else {
        list.reportMissing(name, compiler)
        return nil
      }
      return type.compile(node, compiler)
    }
  }

  /// A key that has a default.
  static func defaulted(
    _ name: String, _ type: ArgumentType<T>, _ value: T, _ text: String, _ doc: String
  ) -> Argument {
    let key = ArgumentKey(name: name, schema: type.schema, doc: doc, defaultText: text)
    return Argument(keys: [key]) { list, compiler in
      guard let node = list.take(name) else { return .constant(value) }
      return type.compile(node, compiler)
    }
  }

  /// A key that may be missing or null, which means nil.
  static func optional<Wrapped>(
    _ name: String, _ type: ArgumentType<Wrapped>, _ text: String, _ doc: String
  ) -> Argument where T == Wrapped? {
    .defaulted(name, type.optional, nil, text, doc)
  }

  /// Several arguments as one value.
  static func group<each A: Sendable>(
    _ arguments: repeat Argument<each A>,
    make: @escaping @Sendable (repeat each A) throws(Complaint) -> T, fallback: T
  ) -> Argument {
    var keys: [ArgumentKey] = []
    for argument in repeat each arguments { keys += argument.keys }
    let parts = (repeat each arguments)
    return Argument(keys: keys) { list, compiler in
      compileArguments(
        list, compiler, repeat each parts, make: make, fallback: fallback)
    }
  }
}

/// The members of an object while arguments are taken from it.
final class ArgumentList {
  /// The object itself, for messages about missing keys.
  let node: JSONNode
  /// What the object belongs to: "frame".
  let owner: String
  private let members: [JSONMember]
  private var isTaken: [Bool]

  init(node: JSONNode, members: [JSONMember], owner: String) {
    self.node = node
    self.owner = owner
    self.members = members
    isTaken = [Bool](repeating: false, count: members.count)
  }

  func take(_ name: String) -> JSONNode? {
    guard let index = members.firstIndex(where: { $0.key == name }) else { return nil }
    isTaken[index] = true
    return members[index].value
  }

  func reportMissing(_ name: String, _ compiler: SceneCompiler) {
    compiler.report(
      Complaint(id: "scene.missing-argument", message: "'\(owner)' needs '\(name)'"), at: node)
  }

  /// Reports the keys that nothing has taken.
  func reportUnknown(known: [ArgumentKey], _ compiler: SceneCompiler) {
    for (index, member) in members.enumerated() where !isTaken[index] {
      var complaint = Complaint.unknown(
        "key", member.key, known: known.map(\.name), id: "scene.unknown-key")
      complaint.message = "unknown key '\(member.key.prefix(60))' of '\(owner)'"
      compiler.report(complaint, atKeyOf: member)
    }
  }
}

/// Compiles each argument and puts them together; every problem is reported before giving up.
func compileArguments<each A: Sendable, R: Sendable>(
  _ list: ArgumentList, _ compiler: SceneCompiler, _ arguments: repeat Argument<each A>,
  make: @escaping @Sendable (repeat each A) throws(Complaint) -> R, fallback: R
) -> Template<R>? {
  let compiled = (repeat (each arguments).compile(list, compiler))
  var isComplete = true
  var isConstant = true
  for part in repeat each compiled {
    guard let part else {
      isComplete = false
      continue
    }
    if part.constant == nil { isConstant = false }
  }
  guard isComplete else { return nil }
  let templates = (repeat (each compiled).unsafelyUnwrapped)
  if isConstant {
    do throws(Complaint) {
      return .constant(try make(repeat (each templates).constant.unsafelyUnwrapped))
    } catch {
      compiler.report(error, at: list.node)
      return nil
    }
  }
  let place = list.node
  return .computed { scope in
    do throws(Complaint) {
      return try make(repeat (each templates)(scope))
    } catch {
      scope.run.report(error, at: place)
      return fallback
    }
  }
}
