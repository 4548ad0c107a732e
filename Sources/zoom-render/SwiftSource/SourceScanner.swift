// A Swift file as tokens: what is code, what is a comment or a string.

/// A word, number, or single character of code, with its place in the file's bytes.
struct SourceToken: Sendable, Equatable {
  var text: String
  /// Bytes of the token in the file.
  var range: Range<Int>
  var line: Int
  /// True for the first token of a line.
  var startsLine: Bool
  /// Nesting of braces, parentheses and brackets in front of the token.
  var depth: Int
}

/// Splits Swift source into tokens; comments and strings are skipped.
enum SourceScanner {
  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var scan = Scan(bytes: bytes)
    scan.run()
    return scan.tokens
  }

  private struct Scan {
    let bytes: [UInt8]
    var tokens: [SourceToken] = []
    var index = 0
    var line = 1
    var startsLine = true
    var depth = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    func byte(_ offset: Int = 0) -> UInt8? {
      index + offset < bytes.count ? bytes[index + offset] : nil
    }

    mutating func run() {
      while let byte = byte() {
        switch byte {
        case UInt8(ascii: "\n"):
          line += 1
          startsLine = true
          index += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipBlock()
        case UInt8(ascii: "\""): skipString(hashes: 0)
        case UInt8(ascii: "#") where isRawString: skipRawString()
        default: token(byte)
        }
      }
    }

    private mutating func token(_ byte: UInt8) {
      let start = index
      if Self.isWord(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") {
        index += 1
        while let next = self.byte(), Self.isWord(next) { index += 1 }
      } else {
        index += 1
      }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      if text == "}" || text == ")" || text == "]" { depth -= 1 }
      tokens.append(
        SourceToken(
          text: text, range: start..<index, line: line, startsLine: startsLine, depth: depth))
      if text == "{" || text == "(" || text == "[" { depth += 1 }
      startsLine = false
    }

    static func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private mutating func skipLine() {
      while let byte = byte(), byte != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipBlock() {
      var nesting = 0
      while let byte = byte() {
        if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
          nesting += 1
          index += 2
        } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
          nesting -= 1
          index += 2
          if nesting == 0 { return }
        } else {
          if byte == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
      }
    }

    private var isRawString: Bool {
      var offset = 0
      while byte(offset) == UInt8(ascii: "#") { offset += 1 }
      return byte(offset) == UInt8(ascii: "\"")
    }

    private mutating func skipRawString() {
      var hashes = 0
      while byte() == UInt8(ascii: "#") {
        hashes += 1
        index += 1
      }
      skipString(hashes: hashes)
    }

    /// Skips a string literal; code in its interpolations is skipped with it.
    private mutating func skipString(hashes: Int) {
      let isBlock = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      index += isBlock ? 3 : 1
      startsLine = false
      while let byte = byte() {
        if byte == UInt8(ascii: "\n") {
          line += 1
          if !isBlock { return }
          index += 1
        } else if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
          index += 1 + hashes
          if self.byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
        } else if byte == UInt8(ascii: "\"") {
          let width = isBlock ? 3 : 1
          let closes =
            (!isBlock || (self.byte(1) == byte && self.byte(2) == byte))
            && hasHashes(hashes, at: width)
          index += closes ? width + hashes : 1
          if closes { return }
        } else {
          index += 1
        }
      }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
      (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() {
      var nesting = 0
      while let byte = byte() {
        switch byte {
        case UInt8(ascii: "("):
          nesting += 1
          index += 1
        case UInt8(ascii: ")"):
          nesting -= 1
          index += 1
          if nesting == 0 { return }
        case UInt8(ascii: "\""): skipString(hashes: 0)
        case UInt8(ascii: "\n"):
          line += 1
          index += 1
        default: index += 1
        }
      }
    }
  }
}
