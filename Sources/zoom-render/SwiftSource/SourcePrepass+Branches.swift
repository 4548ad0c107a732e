// Which branches of `#if` are compiled.

extension SourcePrepass.Pass {
  /// One `#if` with its branches.
  struct Branch {
    /// What the condition of the branch in progress comes to; nil = only the compiler knows.
    var value: Bool?
    /// True once an earlier branch has certainly been taken.
    var isTaken = false
  }

  /// False inside a branch that is certainly not compiled.
  var isCompiled: Bool { branches.allSatisfy { $0.value != false && !$0.isTaken } }

  /// Follows `#if`, `#elseif`, `#else` and `#endif`, whose conditions have been rewritten.
  mutating func enterBranch(at index: Int) {
    switch tokens[index].text {
    case "#if": branches.append(Branch(value: condition(after: index)))
    case "#elseif", "#else":
      guard var branch = branches.popLast() else { return }
      if branch.value == true { branch.isTaken = true }
      branch.value = tokens[index].text == "#else" ? nil : condition(after: index)
      branches.append(branch)
    default: _ = branches.popLast()
    }
  }

  /// The value of the condition on a directive's line, as far as constants decide it.
  private func condition(after index: Int) -> Bool? {
    let start = tokens[index].range.upperBound
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    var parser = ConditionParser(text: String(decoding: line, as: UTF8.self))
    return parser.value()
  }
}

/// `true && !(DEBUG || false)`: constants are known, everything else is not.
private struct ConditionParser {
  private var words: [Substring] = []

  init(text: String) {
    var rest = Substring(text.prefix { $0 != "/" })
    while let first = rest.first {
      let word: Substring
      if first.isLetter || first == "_" {
        word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      } else {
        word = rest.prefix(rest.hasPrefix("&&") || rest.hasPrefix("||") ? 2 : 1)
      }
      rest = rest[word.endIndex...]
      if !first.isWhitespace { words.append(word) }
    }
    words.reverse()
  }

  mutating func value() -> Bool? {
    var result = conjunction()
    while words.last == "||" {
      words.removeLast()
      let next = conjunction()
      result = result == true || next == true ? true : result == nil || next == nil ? nil : false
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = term()
    while words.last == "&&" {
      words.removeLast()
      let next = term()
      result = result == false || next == false ? false : result == nil || next == nil ? nil : true
    }
    return result
  }

  private mutating func term() -> Bool? {
    guard let word = words.popLast() else { return nil }
    switch word {
    case "true": return true
    case "false": return false
    case "!": return term().map { !$0 }
    case "(":
      let inner = value()
      if words.last == ")" { words.removeLast() }
      return inner
    default:
      skipArguments()
      return nil
    }
  }

  /// `swift(>=6)`, `compiler(…)`: the arguments go with the name.
  private mutating func skipArguments() {
    guard words.last == "(" else { return }
    var depth = 0
    repeat {
      let word = words.removeLast()
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
    } while depth > 0 && !words.isEmpty
  }
}
