// Environment values that are declared by SwiftUI's `@Entry` macro.

extension SourcePrepass.Pass {
  /// `@Entry var name: Type = value` becomes a computed property with a key of its own:
  /// `var name: Type { get {…} set {…} }; struct Key … { static var defaultValue: Type { value }}`.
  ///
  /// Lines stay as they are; columns of this line after the type do not.
  mutating func rewriteEntry(at index: Int) {
    guard let declaration = entry(at: index) else { return }
    let key = "_Key_\(declaration.name)"
    replace(tokens[index].range, by: "")
    var text = ""
    if declaration.isTypeInferred { text += ": \(declaration.type)" }
    text += " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
    text += "struct \(key): EnvironmentKey { static var defaultValue: \(declaration.type) "
    if let equals = declaration.equals {
      insertions.append((equals, text))
      replace(equals..<(equals + 1), by: "{")
      insertions.append((declaration.end, " }}\(declaration.separator) "))
    } else {
      insertions.append((declaration.end, text + "{ nil }}\(declaration.separator) "))
    }
  }

  private struct Entry {
    var name: String
    var type: String
    var isTypeInferred: Bool
    /// Offset of `=`.
    var equals: Int?
    /// Where the declaration has ended: the start of what follows, or the end of its line.
    var end: Int
    /// Empty when the file has one there.
    var separator = ";"
  }

  private func entry(at index: Int) -> Entry? {
    // Access modifiers may stand in between.
    guard
      let variable = (index..<min(index + 6, tokens.count)).first(where: {
        tokens[$0].text == "var"
      }),
      variable + 1 < tokens.count
    else { return nil }
    let depth = tokens[variable].depth
    let name = tokens[variable + 1].text
    var position = variable + 2
    var equals: Int?
    var colon: Int?
    while position < tokens.count {
      let token = tokens[position]
      let isOver =
        token.depth < depth
        || (token.depth == depth && token.startsLine && !token.text.hasPrefix("."))
      if isOver || token.text == ";" { break }
      if token.depth == depth, token.text == ":", colon == nil, equals == nil { colon = position }
      if token.depth == depth, token.text == "=", equals == nil { equals = position }
      position += 1
    }
    let next = position < tokens.count ? tokens[position].range.lowerBound : bytes.count
    let separator = position < tokens.count && tokens[position].text == ";" ? "" : ";"
    let start = equals.map { tokens[$0].range.lowerBound }
    if let colon {
      let from = tokens[colon].range.upperBound
      let until = start ?? endOfText(from: from, before: next)
      let type = String(decoding: bytes[from..<until], as: UTF8.self).trimmed
      return Entry(
        name: name, type: type, isTypeInferred: false, equals: start,
        end: start == nil ? until : next, separator: separator)
    }
    guard let equals, let start, let type = literalType(after: equals) else { return nil }
    return Entry(
      name: name, type: type, isTypeInferred: true, equals: start, end: next, separator: separator)
  }

  /// The end of what is written on the line, before a comment.
  private func endOfText(from: Int, before next: Int) -> Int {
    var end = from
    while end < next,
      ![UInt8(ascii: "\n"), UInt8(ascii: "/"), UInt8(ascii: ";")].contains(bytes[end])
    {
      end += 1
    }
    return end
  }

  /// The type of a literal, or of `Type(…)` and `Type.member`; nil when it cannot be read off.
  private func literalType(after equals: Int) -> String? {
    var offset = tokens[equals].range.upperBound
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    guard offset < bytes.count else { return nil }
    let rest = String(decoding: bytes[offset..<min(offset + 80, bytes.count)], as: UTF8.self)
    guard let first = rest.first else { return nil }
    if first == "\"" { return "String" }
    if rest.hasPrefix("true") || rest.hasPrefix("false") { return "Bool" }
    if first.isNumber || first == "-" {
      let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
      return number.contains(".") ? "Double" : "Int"
    }
    guard first.isUppercase else { return nil }
    return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return String(text)
  }
}
