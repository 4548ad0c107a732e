// Strings, numbers, words and white space of the JSON reader.

extension JSONReader {
  /// A syntax error: reading stops.
  struct Failure: Error {
    var diagnostic: Diagnostic
  }

  func syntax(_ message: String, at offset: Int? = nil, length: Int = 0) -> Failure {
    Failure(
      diagnostic: Diagnostic(
        .error, id: "json.syntax", message,
        at: source.location(offset: offset ?? position, length: length)))
  }

  func trailingComma(at comma: Int) -> Failure {
    var failure = syntax("',' without a value after it", at: comma, length: 1)
    failure.diagnostic.id = "json.trailing-comma"
    failure.diagnostic.fixIts = [
      Diagnostic.FixIt(at: source.location(offset: comma, length: 1), replacement: "")
    ]
    return failure
  }

  /// What stands at the current position, for a message.
  func found() -> String {
    guard position < bytes.count else { return "the end of the file" }
    switch bytes[position] {
    case UInt8(ascii: "'"): return "a single quote; strings have double quotes"
    case UInt8(ascii: "="): return "'='; keys are followed by ':'"
    case 0x21...0x7E: return "'\(UnicodeScalar(bytes[position]))'"
    case 0..<0x20, 0x7F: return "a control character"
    default:
      let text = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
      return "'\(text.prefix(1))'"
    }
  }

  mutating func take(_ character: UnicodeScalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() throws(Failure) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"):
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") else {
          throw syntax("found '/'; comments begin with '//' and end with the line", length: 1)
        }
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      default: return
      }
    }
  }

  /// `true`, `false`, `null`, or a message about what was meant.
  mutating func word() throws(Failure) -> JSONNode {
    let start = position
    func isWordByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    let length = position - start
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "true": return JSONNode(.bool(true), offset: start, length: length)
    case "false": return JSONNode(.bool(false), offset: start, length: length)
    case "null": return JSONNode(.null, offset: start, length: length)
    case "": throw syntax("expected a value, found \(found())", length: 1)
    case "NaN", "nan":
      throw syntax("'\(text)' is not a number that a scene can hold", at: start, length: length)
    case "Infinity", "inf", "Inf", "infinity":
      throw syntax("infinity is written \"inf\", in quotes", at: start, length: length)
    default:
      if text.hasPrefix(".") {
        throw syntax("a number begins with a digit: '0\(text)'", at: start, length: length)
      }
      var failure = syntax(
        "unknown word '\(text.prefix(40))'; strings have double quotes", at: start, length: length)
      if let word = EditDistance.nearest(to: text, in: ["true", "false", "null"]) {
        failure.diagnostic.notes = [.init("did you mean '\(word)'?")]
        failure.diagnostic.fixIts = [
          .init(at: source.location(offset: start, length: length), replacement: word)
        ]
      }
      throw failure
    }
  }

  mutating func number() throws(Failure) -> Double {
    let start = position
    func digits(_ reader: inout JSONReader) -> Int {
      let first = reader.position
      while reader.position < reader.bytes.count,
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(reader.bytes[reader.position])
      {
        reader.position += 1
      }
      return reader.position - first
    }
    _ = take("-")
    let isZero = position < bytes.count && bytes[position] == UInt8(ascii: "0")
    let whole = digits(&self)
    if whole == 0 { throw syntax("expected a digit after '-', found \(found())", length: 1) }
    if isZero, whole > 1 {
      throw syntax("a number does not begin with 0", at: start, length: position - start)
    }
    if take("."), digits(&self) == 0 {
      throw syntax("expected a digit after '.', found \(found())", length: 1)
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      if digits(&self) == 0 {
        throw syntax("expected a digit in the exponent, found \(found())", length: 1)
      }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw Failure(
        diagnostic: Diagnostic(
          .error, id: "json.number-too-large",
          "number is larger than the limit of about 1.8e308",
          at: source.location(offset: start, length: position - start)))
    }
    return number
  }

  /// A string in double quotes; the position is on the first quote.
  mutating func string() throws(Failure) -> String {
    let open = position
    position += 1
    var scratch: [UInt8] = []
    var plainStart = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        scratch += bytes[plainStart..<position]
        position += 1
        return try decoded(scratch, from: open)
      case UInt8(ascii: "\\"):
        scratch += bytes[plainStart..<position]
        try escape(into: &scratch)
        plainStart = position
      case 0x0A, 0x0D:
        throw syntax(
          "string has no closing quote on its line", at: open, length: position - open)
      case 0..<0x20:
        throw syntax("control character in a string; write it as \\u00XX", length: 1)
      default: position += 1
      }
    }
    throw syntax("string has no closing quote", at: open, length: 1)
  }

  private func decoded(_ utf8: [UInt8], from open: Int) throws(Failure) -> String {
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw Failure(
        diagnostic: Diagnostic(
          .error, id: "json.not-utf8", "string is not valid UTF-8",
          at: source.location(offset: open, length: position - open)))
    }
    return text
  }

  /// The escape at the current position, as UTF-8.
  private mutating func escape(into out: inout [UInt8]) throws(Failure) {
    let start = position
    position += 1
    guard position < bytes.count else { throw syntax("string has no closing quote", at: start) }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): out.append(0x22)
    case UInt8(ascii: "\\"): out.append(0x5C)
    case UInt8(ascii: "/"): out.append(0x2F)
    case UInt8(ascii: "b"): out.append(0x08)
    case UInt8(ascii: "f"): out.append(0x0C)
    case UInt8(ascii: "n"): out.append(0x0A)
    case UInt8(ascii: "r"): out.append(0x0D)
    case UInt8(ascii: "t"): out.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try unicodeEscape(from: start)
      out += UTF8.encode(scalar).map { Array($0) } ?? []
    default:
      throw syntax(
        "unknown escape in a string; known: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start,
        length: 2)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Failure) -> UnicodeScalar {
    let first = try hexUnit(from: start)
    if let scalar = UnicodeScalar(first) { return scalar }
    if first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let second = try hexUnit(from: position - 2)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = UnicodeScalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    diagnostics.append(
      Diagnostic(
        .error, id: "json.lone-surrogate",
        "\\u escape is half of a surrogate pair; write both halves",
        at: source.location(offset: start, length: position - start)))
    return "\u{FFFD}"
  }

  private mutating func hexUnit(from start: Int) throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count,
        let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue
      else { throw syntax("expected four hexadecimal digits after \\u", at: start, length: 2) }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
