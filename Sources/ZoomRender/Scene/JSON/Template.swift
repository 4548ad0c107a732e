// Values of a scene that depend on data or state.

/// A value that is known when the scene is read, or made from a scope each time.
enum Template<T: Sendable>: Sendable {
  case constant(T)
  case computed(@Sendable (Scope) -> T)

  func callAsFunction(_ scope: Scope) -> T {
    switch self {
    case .constant(let value): value
    case .computed(let make): make(scope)
    }
  }

  var constant: T? { if case .constant(let value) = self { value } else { nil } }

  func map<U: Sendable>(_ transform: @escaping @Sendable (T) -> U) -> Template<U> {
    switch self {
    case .constant(let value): .constant(transform(value))
    case .computed(let make): .computed { transform(make($0)) }
    }
  }
}

/// A list of templates as one template.
func sequence<T: Sendable>(_ parts: [Template<T>]) -> Template<[T]> {
  let constants = parts.compactMap(\.constant)
  if constants.count == parts.count { return .constant(constants) }
  return .computed { scope in parts.map { $0(scope) } }
}

/// Two templates as one.
func combine<A: Sendable, B: Sendable, R: Sendable>(
  _ a: Template<A>, _ b: Template<B>, _ make: @escaping @Sendable (A, B) -> R
) -> Template<R> {
  if let a = a.constant, let b = b.constant { return .constant(make(a, b)) }
  return .computed { make(a($0), b($0)) }
}

/// What is wrong with a value, wherever it came from.
struct Complaint: Error {
  var id: String
  var message: String
  /// The known word that was probably meant.
  var suggestion: String?
  var notes: [String] = []

  /// The value has the wrong kind: "expected a number, found a string".
  static func expected(_ what: String, found value: Value) -> Complaint {
    if value == .null {
      return Complaint(id: "scene.null", message: "expected \(what), found null")
    }
    return Complaint(id: "scene.type", message: "expected \(what), found \(value.summary)")
  }

  /// A word that is none of the known ones.
  static func unknown(
    _ what: String, _ word: String, known: [String], id: String = "scene.unknown-value"
  ) -> Complaint {
    let suggestion = EditDistance.nearest(to: word, in: known)
    let list = !known.isEmpty && known.count <= 24 ? known.joined(separator: ", ") : nil
    return Complaint(
      id: id, message: "unknown \(what) '\(word.prefix(60))'", suggestion: suggestion,
      notes: list.map { ["known: \($0)"] } ?? [])
  }
}

extension Value {
  /// How a message names the value: "a string 'abc'".
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(JSONText.number(number))"
    case .string(let text): "the string '\(text.prefix(40))'"
    case .list: "an array"
    case .object: "an object"
    }
  }

  /// How a type of values is called in a message and in `navigationDestination.for`.
  var typeName: String {
    switch self {
    case .null: "Null"
    case .bool: "Bool"
    case .number: "Number"
    case .string: "String"
    case .list: "List"
    case .object: "Object"
    }
  }
}
