// Plain types of arguments: numbers, texts, words.

/// Largest length, in points, that a scene may name.
let maximumLength = 1_000_000.0

extension ArgumentType<Double> {
  /// Any finite number.
  static let number: ArgumentType<Double> = ArgumentType.scalar(.number, fallback: 0) {
    value throws(Complaint) in
    try value.finiteNumber()
  }

  /// A length in points, at most a million either way.
  static let length: ArgumentType<Double> = ArgumentType.scalar(.number, fallback: 0) {
    value throws(Complaint) in
    try value.length()
  }

  /// A length, or "inf".
  static let lengthOrInfinity: ArgumentType<Double> = ArgumentType.scalar(
    .oneOf([.number, .enumeration(["inf"])]), fallback: 0
  ) { value throws(Complaint) in
    if value == .string("inf") || value == .string("infinity") { return .infinity }
    return try value.length()
  }

  /// A length, or "default" for the system's 16 points.
  static let paddingLength: ArgumentType<Double> = ArgumentType.scalar(
    .oneOf([.number, .enumeration(["default"])]), fallback: 0
  ) { value throws(Complaint) in
    value == .string("default") ? 16 : try value.length()
  }

  /// A time in seconds, from 0 to an hour.
  static let seconds: ArgumentType<Double> = ArgumentType.scalar(.number, fallback: 0) {
    value throws(Complaint) in
    try value.number(in: 0...3600, unit: "s")
  }

  /// A number of a range.
  static func number(in range: ClosedRange<Double>) -> ArgumentType {
    .scalar(.number, fallback: range.lowerBound) { value throws(Complaint) in
      try value.number(in: range, unit: "")
    }
  }
}

extension ArgumentType<Int> {
  /// A whole number of a range.
  static func integer(in range: ClosedRange<Int>) -> ArgumentType {
    .scalar(.integer, fallback: range.lowerBound) { value throws(Complaint) in
      let number = try value.finiteNumber()
      guard let whole = Int(exactly: number) else {
        throw Complaint(
          id: "scene.type", message: "expected a whole number, found \(JSONText.number(number))")
      }
      guard range.contains(whole) else {
        throw Complaint(
          id: "scene.out-of-range",
          message: "\(whole) is outside \(range.lowerBound)…\(range.upperBound)")
      }
      return whole
    }
  }
}

extension ArgumentType<Bool> {
  static let bool: ArgumentType<Bool> = ArgumentType.scalar(.boolean, fallback: false) {
    value throws(Complaint) in
    guard case .bool(let flag) = value else {
      throw Complaint.expected("true or false", found: value)
    }
    return flag
  }
}

extension ArgumentType<String> {
  /// A text; numbers and truth values of data are written out.
  static let string: ArgumentType<String> = ArgumentType.scalar(.string, fallback: "") {
    value throws(Complaint) in
    switch value {
    case .string(let text): return text
    case .number, .bool: return value.text
    default: throw Complaint.expected("a text", found: value)
    }
  }

  /// The name of a state variable, with or without the `$` of a binding; fields after dots.
  static let binding: ArgumentType<String> = ArgumentType(schema: .string) { node, compiler in
    guard let text = node.string else {
      compiler.report(.expected("the name of a state variable", found: node.plainValue), at: node)
      return nil
    }
    let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
    return compiler.checkStateName(name, at: node) ? .constant(name) : nil
  }
}

extension ArgumentType<Value> {
  /// Any value: a literal, a reference, or a list or object with references inside.
  static let value: ArgumentType<Value> = ArgumentType(schema: .any) { node, compiler in
    compileValue(node, compiler)
  }

  private static func compileValue(
    _ node: JSONNode, _ compiler: SceneCompiler
  ) -> Template<Value>? {
    switch node.value {
    case .array(let elements):
      let parts = elements.map { compileValue($0, compiler) }
      let good = parts.compactMap { $0 }
      return good.count == parts.count ? sequence(good).map { .list($0) } : nil
    case .object(let members):
      let parts = members.map { compileValue($0.value, compiler) }
      let good = parts.compactMap { $0 }
      guard good.count == parts.count else { return nil }
      let names = members.map(\.key)
      return sequence(good).map { values in
        .object(
          Value.Object(zip(names, values).map { Value.Object.Field(name: $0, value: $1) }))
      }
    default:
      guard let expression = compiler.expression(node) else { return nil }
      guard let expression else { return .constant(compiler.literal(node)) }
      return .computed { expression.evaluate(in: $0) }
    }
  }
}

extension ArgumentType<BoundValue> {
  /// A value with its type: that of the loop variable it is, else its kind.
  static let typedValue: ArgumentType<BoundValue> = ArgumentType(schema: .any) { node, compiler in
    guard let expression = compiler.expression(node) else { return nil }
    if let expression {
      return .computed { scope in
        BoundValue(expression.evaluate(in: scope), type: expression.type(in: scope))
      }
    }
    return ArgumentType<Value>.value.compile(node, compiler)?.map {
      BoundValue($0, type: $0.typeName)
    }
  }
}

extension ArgumentType where T: CaseIterable & Equatable {
  /// A word: one of the type's cases by name.
  static func word(_ what: String, _ type: T.Type = T.self) -> ArgumentType {
    let cases = Array(T.allCases)
    let names = cases.map { String(describing: $0) }
    return .words(what, zip(names, cases).map { ($0, $1) })
  }
}

extension ArgumentType {
  /// A word of a table.
  static func words(_ what: String, _ table: [(String, T)]) -> ArgumentType {
    let names = table.map(\.0)
    let fallback = table[0].1
    return .scalar(.enumeration(names), fallback: fallback) { value throws(Complaint) in
      guard case .string(let word) = value else {
        throw Complaint.expected("the name of a \(what)", found: value)
      }
      guard let found = table.first(where: { $0.0 == word }) else {
        throw Complaint.unknown(what, word, known: names)
      }
      return found.1
    }
  }
}

extension Value {
  func finiteNumber() throws(Complaint) -> Double {
    guard case .number(let number) = self else { throw Complaint.expected("a number", found: self) }
    guard number.isFinite else {
      throw Complaint(id: "scene.non-finite", message: "expected a number, found \(number)")
    }
    return number
  }

  func length() throws(Complaint) -> Double {
    try number(in: -maximumLength...maximumLength, unit: "pt")
  }

  func number(in range: ClosedRange<Double>, unit: String) throws(Complaint) -> Double {
    let number = try finiteNumber()
    guard range.contains(number) else {
      let suffix = unit.isEmpty ? "" : " \(unit)"
      let low = JSONText.number(range.lowerBound)
      let high = JSONText.number(range.upperBound)
      throw Complaint(
        id: "scene.out-of-range",
        message: "\(JSONText.number(number))\(suffix) is outside \(low)…\(high)\(suffix)")
    }
    return number
  }
}

extension SceneCompiler {
  /// True when the state has the variable that `name` begins with; reports it otherwise.
  func checkStateName(_ name: String, at node: JSONNode) -> Bool {
    let root = name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init)
    if let root, stateNames.contains(root) { return true }
    var complaint = Complaint.unknown(
      "state variable", name, known: stateNames, id: "scene.unknown-state")
    if stateNames.isEmpty { complaint.notes = ["the scene declares no 'state'"] }
    report(complaint, at: node)
    return false
  }
}
