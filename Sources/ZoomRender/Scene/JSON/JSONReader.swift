// Reads JSON with positions, `//` comments and messages that say what to change.

/// A JSON reader for untrusted files: every value keeps its bytes' range, every problem its place.
///
/// The grammar is RFC 8259 with `//` comments; a byte order mark is skipped. Keys of an object are
/// unique. Nesting is at most ``maximumDepth``, a file at most ``maximumBytes`` long. Reading takes
/// linear time.
package struct JSONReader {
  /// Deepest nesting of arrays and objects.
  package static let maximumDepth = 200
  /// Largest file.
  package static let maximumBytes = 32 << 20

  let source: SourceText
  let bytes: [UInt8]
  var position = 0
  var depth = 0
  var diagnostics: [Diagnostic] = []

  /// The document and what is wrong with it; nil after a syntax error.
  package static func read(_ source: SourceText) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
    guard source.bytes.count <= maximumBytes else {
      let message =
        "file has \(source.bytes.count) bytes, more than the limit of \(maximumBytes) (32 MiB)"
      return (
        nil,
        [Diagnostic(.error, id: "json.file-too-large", message, at: source.location(offset: 0))]
      )
    }
    var reader = JSONReader(source: source, bytes: source.bytes)
    let node = reader.document()
    return (node, reader.diagnostics)
  }

  private mutating func document() -> JSONNode? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    do throws(Failure) {
      try skipSpace()
      if position == bytes.count { throw syntax("file is empty, expected a JSON value") }
      let node = try value()
      try skipSpace()
      if position < bytes.count {
        throw syntax("expected the end of the file, found \(found())", length: 1)
      }
      return node
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  // MARK: Values

  private mutating func value() throws(Failure) -> JSONNode {
    guard position < bytes.count else {
      throw syntax("expected a value, found the end of the file")
    }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "{"): return try nested { (reader) throws(Failure) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(Failure) in try reader.array() }
    case UInt8(ascii: "\""):
      let text = try string()
      return JSONNode(.string(text), offset: start, length: position - start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try number()
      return JSONNode(.number(number), offset: start, length: position - start)
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(Failure) -> JSONValue
  ) throws(Failure) -> JSONNode {
    let start = position
    guard depth < Self.maximumDepth else {
      throw Failure(
        diagnostic: Diagnostic(
          .error, id: "json.too-deep",
          "values are nested deeper than the limit of \(Self.maximumDepth)",
          at: source.location(offset: position, length: 1)))
    }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return JSONNode(value, offset: start, length: position - start)
  }

  private mutating func array() throws(Failure) -> JSONValue {
    position += 1
    var elements: [JSONNode] = []
    try skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value())
      try skipSpace()
      let comma = position
      if take("]") { return .array(elements) }
      guard take(",") else {
        throw syntax("expected ',' or ']' after an array's element, found \(found())", length: 1)
      }
      try skipSpace()
      if position < bytes.count, bytes[position] == UInt8(ascii: "]") {
        throw trailingComma(at: comma)
      }
    }
  }

  private mutating func object() throws(Failure) -> JSONValue {
    position += 1
    var members: [JSONMember] = []
    var seen: [String: Int] = [:]
    try skipSpace()
    if take("}") { return .object(members) }
    while true {
      let member = try member()
      if let first = firstMember(named: member.key, in: members, &seen) {
        diagnostics.append(
          Diagnostic(
            .error, id: "json.duplicate-key", "key '\(member.key)' is written twice in one object",
            at: source.location(offset: member.keyOffset, length: member.keyLength),
            notes: [
              Diagnostic.Note(
                "first written here",
                at: source.location(
                  offset: members[first].keyOffset, length: members[first].keyLength))
            ]))
      } else {
        members.append(member)
      }
      try skipSpace()
      let comma = position
      if take("}") { return .object(members) }
      guard take(",") else {
        throw syntax("expected ',' or '}' after a key's value, found \(found())", length: 1)
      }
      try skipSpace()
      if position < bytes.count, bytes[position] == UInt8(ascii: "}") {
        throw trailingComma(at: comma)
      }
    }
  }

  private mutating func member() throws(Failure) -> JSONMember {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      throw syntax("expected a key in double quotes, found \(found())", length: 1)
    }
    let key = try string()
    let length = position - start
    try skipSpace()
    guard take(":") else {
      throw syntax("expected ':' after the key '\(key)', found \(found())", length: 1)
    }
    try skipSpace()
    return JSONMember(key: key, keyOffset: start, keyLength: length, value: try value())
  }

  /// Index of an earlier member of the same key: by scan in small objects, by table in large ones.
  private func firstMember(
    named key: String, in members: [JSONMember], _ seen: inout [String: Int]
  ) -> Int? {
    if members.count < 12 { return members.firstIndex { $0.key == key } }
    if seen.isEmpty {
      for (index, member) in members.enumerated() { seen[member.key] = index }
    }
    if let index = seen[key] { return index }
    seen[key] = members.count
    return nil
  }
}
