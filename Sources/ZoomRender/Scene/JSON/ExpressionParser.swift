// Reads `$name.field`, `${…}` and conditions.

/// Parses one expression text; names are resolved by the compiler.
struct ExpressionParser {
  /// Deepest nesting of parentheses and operators.
  static let maximumDepth = 64

  let compiler: SceneCompiler
  /// The string that the expression stands in, for messages.
  let place: JSONNode
  let characters: [UInt8]
  var position: Int
  let end: Int
  var depth = 0
  /// Operators and fields so far: an expression is at most ``maximumTerms`` long.
  var terms = 0
  static let maximumTerms = 128

  init(_ text: String, in place: JSONNode, compiler: SceneCompiler) {
    self.compiler = compiler
    self.place = place
    characters = Array(text.utf8)
    position = 0
    end = characters.count
  }

  private init(_ characters: [UInt8], _ range: Range<Int>, _ place: JSONNode, _ c: SceneCompiler) {
    compiler = c
    self.place = place
    self.characters = characters
    position = range.lowerBound
    end = range.upperBound
  }

  // MARK: Strings of a scene

  /// What a string of a scene stands for: nil for plain text (after `$$` has become `$`).
  ///
  /// `$name.field` alone is a reference, `${…}` alone has the value of its expression, any other
  /// text with `${…}` is put together from its parts.
  static func template(_ text: String, in place: JSONNode, compiler: SceneCompiler)
    throws(Complaint) -> Expression?
  {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "$")) else { return nil }
    if bytes[0] == UInt8(ascii: "$"), bytes.count > 1, bytes[1] != UInt8(ascii: "$"),
      bytes[1] != UInt8(ascii: "{")
    {
      var parser = ExpressionParser(bytes, 1..<bytes.count, place, compiler)
      guard parser.isNameStart else {
        throw Complaint(
          id: "scene.reference-syntax",
          message: "'\(text.prefix(40))' is not a reference; write '$$' for a dollar sign")
      }
      let expression = try parser.reference()
      try parser.expectEnd(of: "reference")
      return expression
    }
    let parts = try split(bytes, place, compiler)
    // Plain text, in which at most `$$` was undone.
    guard let parts else { return nil }
    return parts.count == 1 ? parts[0] : .text(parts, site: compiler.textSite(at: place))
  }

  /// Plain text without references: `$$` becomes `$`.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var out: [UInt8] = []
    var isAfterDollar = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "$"), isAfterDollar {
        isAfterDollar = false
        continue
      }
      isAfterDollar = byte == UInt8(ascii: "$")
      out.append(byte)
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The parts of a text; nil when it holds no expression.
  private static func split(
    _ bytes: [UInt8], _ place: JSONNode, _ compiler: SceneCompiler
  ) throws(Complaint) -> [Expression]? {
    var parts: [Expression] = []
    var hasExpression = false
    var plain: [UInt8] = []
    func flush() {
      guard !plain.isEmpty else { return }
      parts.append(.literal(.string(String(decoding: plain, as: UTF8.self))))
      plain = []
    }
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "$") {
        plain.append(UInt8(ascii: "$"))
        index += 2
      } else if bytes[index + 1] == UInt8(ascii: "{") {
        flush()
        hasExpression = true
        guard let close = closingBrace(bytes, from: index + 2) else {
          throw Complaint(id: "scene.reference-syntax", message: "'${' has no closing '}'")
        }
        var parser = ExpressionParser(bytes, (index + 2)..<close, place, compiler)
        parts.append(try parser.whole())
        index = close + 1
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    flush()
    return hasExpression ? parts : nil
  }

  private static func closingBrace(_ bytes: [UInt8], from start: Int) -> Int? {
    var isQuoted = false
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "'") { isQuoted.toggle() }
      if bytes[index] == UInt8(ascii: "}"), !isQuoted { return index }
    }
    return nil
  }

  // MARK: Grammar

  /// The whole text as one expression.
  mutating func whole() throws(Complaint) -> Expression {
    let expression = try conditional()
    try expectEnd(of: "expression")
    return expression
  }

  private mutating func conditional() throws(Complaint) -> Expression {
    let condition = try binary(1)
    guard take("?") else { return condition }
    let then = try deeper { (p) throws(Complaint) in try p.conditional() }
    guard take(":") else { throw failure("expected ':' after the value of '?'") }
    let otherwise = try deeper { (p) throws(Complaint) in try p.conditional() }
    return .conditional(condition, then, otherwise)
  }

  private mutating func binary(_ minimum: Int) throws(Complaint) -> Expression {
    var left = try unary()
    while let op = peekOperator(), op.precedence >= minimum {
      position += op.rawValue.utf8.count
      try countTerm()
      let right = try deeper { (p) throws(Complaint) in try p.binary(op.precedence + 1) }
      left = .binary(op, left, right)
    }
    return left
  }

  private mutating func unary() throws(Complaint) -> Expression {
    skipSpace()
    if peek("!"), !peek("!=") {
      position += 1
      return .not(try deeper { (p) throws(Complaint) in try p.unary() })
    }
    if take("-") { return .negated(try deeper { (p) throws(Complaint) in try p.unary() }) }
    if take("(") {
      let inner = try deeper { (p) throws(Complaint) in try p.conditional() }
      guard take(")") else { throw failure("expected ')'") }
      return inner
    }
    return try primary()
  }

  private mutating func primary() throws(Complaint) -> Expression {
    skipSpace()
    guard position < end else { throw failure("expected a value at the end") }
    let byte = characters[position]
    if byte == UInt8(ascii: "'") { return .literal(.string(try quoted())) }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return .literal(try number()) }
    if byte == UInt8(ascii: "$") { position += 1 }
    guard isNameStart else { throw failure("expected a name or value") }
    return try reference()
  }

  /// A name with fields; the position is on its first letter.
  private mutating func reference() throws(Complaint) -> Expression {
    let name = word()
    switch name {
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "null", "nil": return .literal(.null)
    default: break
    }
    var expression = try compiler.resolve(name, at: place)
    while position < end {
      if characters[position] == UInt8(ascii: "."), position + 1 < end {
        position += 1
        guard isNameStart else { throw failure("expected a field's name after '.'") }
        let field = word()
        try countTerm()
        expression = .field(expression, name: field, site: compiler.fieldSite(field, at: place))
      } else if characters[position] == UInt8(ascii: "[") {
        position += 1
        try countTerm()
        let key = try deeper { (p) throws(Complaint) in try p.conditional() }
        guard take("]") else { throw failure("expected ']'") }
        expression = .element(expression, key)
      } else {
        break
      }
    }
    return expression
  }

  private mutating func quoted() throws(Complaint) -> String {
    position += 1
    let start = position
    while position < end, characters[position] != UInt8(ascii: "'") { position += 1 }
    guard position < end else { throw failure("text has no closing '") }
    position += 1
    return String(decoding: characters[start..<(position - 1)], as: UTF8.self)
  }

  private mutating func number() throws(Complaint) -> Value {
    let start = position
    while position < end,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(characters[position])
        || characters[position] == UInt8(ascii: ".")
    {
      position += 1
    }
    let text = String(decoding: characters[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw failure("'\(text)' is no number") }
    return .number(value)
  }

  // MARK: Characters

  private var isNameStart: Bool {
    guard position < end else { return false }
    switch characters[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...0xFF:
      return true
    default: return false
    }
  }

  private mutating func word() -> String {
    let start = position
    while isNameStart
      || (position < end
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(characters[position]))
    {
      position += 1
    }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < end, characters[position] == 0x20 { position += 1 }
  }

  private func peek(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    let wanted = String(describing: text).utf8
    return characters[position..<(position + count)].elementsEqual(wanted)
  }

  private mutating func take(_ character: UnicodeScalar) -> Bool {
    skipSpace()
    guard position < end, characters[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func peekOperator() -> Expression.Operator? {
    skipSpace()
    let rest = characters[position..<end]
    return Expression.Operator.allCases.first { rest.starts(with: $0.rawValue.utf8) }
  }

  private mutating func deeper(
    _ parse: (inout ExpressionParser) throws(Complaint) -> Expression
  ) throws(Complaint) -> Expression {
    guard depth < Self.maximumDepth else {
      throw Complaint(
        id: "scene.too-deep",
        message: "expression is nested deeper than the limit of \(Self.maximumDepth)")
    }
    depth += 1
    let expression = try parse(&self)
    depth -= 1
    return expression
  }

  private mutating func countTerm() throws(Complaint) {
    terms += 1
    guard terms <= Self.maximumTerms else {
      throw Complaint(
        id: "scene.too-deep", message: "expression has more than \(Self.maximumTerms) terms")
    }
  }

  private mutating func expectEnd(of what: String) throws(Complaint) {
    skipSpace()
    guard position == end else { throw failure("unexpected text in the \(what)") }
  }

  private func failure(_ message: String) -> Complaint {
    let rest = String(decoding: characters[min(position, end)..<end].prefix(24), as: UTF8.self)
    return Complaint(
      id: "scene.reference-syntax",
      message: rest.isEmpty ? "\(message), found the end" : "\(message), found '\(rest)'")
  }
}
