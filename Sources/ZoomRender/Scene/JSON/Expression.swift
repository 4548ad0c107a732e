// References and conditions of a scene.

/// An expression over loop variables, parameters, state and data.
indirect enum Expression: Sendable, Equatable {
  case literal(Value)
  case variable(slot: Int)
  case state(slot: Int)
  case data(slot: Int)
  case field(Expression, name: String, site: Int)
  /// Element of a list by position, or of a collection by its `id`.
  case element(Expression, Expression)
  case not(Expression)
  case negated(Expression)
  case binary(Operator, Expression, Expression)
  case conditional(Expression, Expression, Expression)
  /// Parts of a text, one after the other; `site` tells where it was written.
  case text([Expression], site: Int)
  case uuid(site: Int)

  enum Operator: String, Sendable, Equatable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// Higher binds tighter.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .plus, .minus: 4
      case .times, .divided, .remainder: 5
      }
    }
  }

  /// The value, null where something is missing.
  func evaluate(in scope: Scope) -> Value {
    switch self {
    case .literal(let value): return value
    case .variable(let slot): return scope.variables[slot].value
    case .state(let slot): return scope.run.stateValue(slot)
    case .data(let slot): return scope.run.dataValue(slot)
    case .field(let base, let name, let site):
      let value = base.evaluate(in: scope)
      let field = value.member(named: name)
      scope.run.check?.noteField(name, of: value, found: field != nil, site: site)
      return field ?? .null
    case .element(let base, let key):
      return base.evaluate(in: scope).element(for: key.evaluate(in: scope)) ?? .null
    case .not(let operand): return .bool(!operand.evaluate(in: scope).isTruthy)
    case .negated(let operand):
      guard case .number(let number) = operand.evaluate(in: scope) else { return .null }
      return .number(-number)
    case .binary(let op, let left, let right):
      return Self.apply(op, left, right, in: scope)
    case .conditional(let condition, let then, let otherwise):
      return (condition.evaluate(in: scope).isTruthy ? then : otherwise).evaluate(in: scope)
    case .text(let parts, let site):
      let values = parts.map { $0.evaluate(in: scope) }
      if values.contains(.null) { scope.run.check?.noteNullInText(site: site) }
      return .string(values.map(\.text).joined())
    case .uuid(let site): return .string(scope.run.uuid(for: scope.id, site: site))
    }
  }

  /// The type that a pushed value has: that of the variable, else the kind of value.
  func type(in scope: Scope) -> String {
    switch self {
    case .variable(let slot): scope.variables[slot].type
    case .element(.data(let slot), _): scope.run.program.dataNames[slot]
    case .field(.data(let slot), let name, _) where name != "count" && name != "isEmpty":
      scope.run.program.dataNames[slot]
    default: evaluate(in: scope).typeName
    }
  }

  private static func apply(
    _ op: Operator, _ left: Expression, _ right: Expression, in scope: Scope
  ) -> Value {
    let a = left.evaluate(in: scope)
    switch op {
    case .and: return .bool(a.isTruthy && right.evaluate(in: scope).isTruthy)
    case .or: return .bool(a.isTruthy || right.evaluate(in: scope).isTruthy)
    default: break
    }
    let b = right.evaluate(in: scope)
    switch op {
    case .equal: return .bool(a == b)
    case .notEqual: return .bool(a != b)
    case .plus:
      if case .string(let x) = a { return .string(x + b.text) }
    default: break
    }
    if case .string(let x) = a, case .string(let y) = b {
      return compare(op, x < y, x > y).map(Value.bool) ?? .null
    }
    guard case .number(let x) = a, case .number(let y) = b else { return .null }
    if let verdict = compare(op, x < y, x > y) { return .bool(verdict) }
    switch op {
    case .plus: return .number(x + y)
    case .minus: return .number(x - y)
    case .times: return .number(x * y)
    case .divided: return .number(x / y)
    case .remainder: return y == 0 ? .null : .number(x.truncatingRemainder(dividingBy: y))
    default: return .null
    }
  }

  private static func compare(_ op: Operator, _ isLess: Bool, _ isGreater: Bool) -> Bool? {
    switch op {
    case .less: isLess
    case .greater: isGreater
    case .lessOrEqual: !isGreater
    case .greaterOrEqual: !isLess
    default: nil
    }
  }
}

extension Value {
  /// A field of an object, `count` of a list or text, or an element of a collection by its id.
  func member(named name: String) -> Value? {
    switch self {
    case .object(let object): object[name]
    case .list(let values):
      switch name {
      case "count": .number(Double(values.count))
      case "isEmpty": .bool(values.isEmpty)
      case "first": values.first ?? .null
      case "last": values.last ?? .null
      default: element(for: .string(name))
      }
    case .string(let text) where name == "count": .number(Double(text.count))
    case .string(let text) where name == "isEmpty": .bool(text.isEmpty)
    default: nil
    }
  }

  /// An element by position, or the one whose `id` equals the key.
  func element(for key: Value) -> Value? {
    switch self {
    case .list(let values):
      if case .number(let number) = key, let index = Int(exactly: number.rounded(.down)) {
        if values.indices.contains(index) { return values[index] }
        return nil
      }
      return values.first { $0.member(named: "id") == key }
    case .object(let object):
      if case .string(let name) = key { return object[name] }
      return nil
    default: return nil
    }
  }

  /// The value inside a text: whole numbers without a point.
  var text: String {
    switch self {
    case .null: ""
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .string(let text): text
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .object(let object): object["id"]?.text ?? "{…}"
    }
  }
}
