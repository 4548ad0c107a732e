// Mistakes that only the text of SwiftUI source shows: a running view has forgotten them.

import ZoomRender

/// Looks for mistakes in the tokens of SwiftUI files.
struct SourceLint {
  /// A file with its tokens.
  struct File {
    var name: String
    var bytes: [UInt8]
    var tokens: [SourceToken]

    init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
      tokens = SourceScanner.tokens(of: bytes)
    }
  }

  /// A type that is declared in a file.
  struct Declaration {
    var name: String
    var file: Int
    /// Index of `struct`.
    var token: Int
    /// Tokens between its braces.
    var body: Range<Int>
  }

  let files: [File]
  let types: [Declaration]

  init(_ files: [File]) {
    self.files = files
    types = files.indices.flatMap { Self.declarations(in: files[$0].tokens, file: $0) }
  }

  /// The findings, by file and place.
  var findings: [Diagnostic] {
    types.flatMap(namespaces) + files.indices.flatMap(positions)
  }

  /// The findings with a place for those that have none: the view that their path ends in.
  func placing(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { finding in
      guard finding.location == nil, let path = finding.path else { return finding }
      var placed = finding
      for part in path.split(separator: "/").reversed() {
        let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if let type = types.first(where: { $0.name == name }) {
          placed.location = location(of: type.token, in: type.file)
          break
        }
      }
      return placed
    }
  }

  // MARK: Namespaces

  /// Namespaces that a view declares for sources whose destination is in another view.
  private func namespaces(of type: Declaration) -> [Diagnostic] {
    let tokens = files[type.file].tokens
    var findings: [Diagnostic] = []
    for index in type.body
    where tokens[index].text == "@Namespace" && tokens[index].depth == tokens[type.token].depth + 1
    {
      guard let variable = tokens[index...].prefix(6).firstIndex(where: { $0.text == "var" }),
        variable + 1 < type.body.upperBound
      else { continue }
      let name = tokens[variable + 1].text
      let uses = type.body.filter { $0 != variable + 1 && tokens[$0].text == name }
      let sides = Set(uses.map { side(of: $0, in: tokens) })
      let here: Side
      switch sides {
      case [.source]: here = .source
      case [.destination]: here = .destination
      default: continue
      }
      let other: Side = here == .source ? .destination : .source
      guard isUsed(other, inside: false, type), !isUsed(other, inside: true, type) else { continue }
      let word = here == .source ? "sources" : "destinations"
      findings += finding(
        "ZR002",
        "the namespace '\(name)' of '\(type.name)' has \(word) only: the other side is in another "
          + "view and cannot see it", at: index, in: type.file)
    }
    return findings
  }

  /// What a namespace is used for.
  private enum Side { case source, destination, other }

  /// The side of a zoom that a mention of a namespace belongs to.
  private func side(of index: Int, in tokens: [SourceToken]) -> Side {
    guard index > 1, tokens[index - 1].text == ":", tokens[index - 2].text == "in" else {
      return .other
    }
    // The call whose argument it is: the nearest word in front of an open parenthesis.
    let depth = tokens[index].depth
    var back = index
    while back > 0, !(tokens[back].text == "(" && tokens[back].depth == depth - 1) { back -= 1 }
    guard back > 0 else { return .other }
    switch tokens[back - 1].text {
    case "matchedTransitionSource": return .source
    case "zoom": return .destination
    default: return .other
    }
  }

  /// True when a side is written in a type, or outside it.
  private func isUsed(_ side: Side, inside: Bool, _ type: Declaration) -> Bool {
    let word = side == .source ? "matchedTransitionSource" : "zoom"
    return files.indices.contains { file in
      let tokens = files[file].tokens
      return tokens.indices.contains { index in
        tokens[index].text == word && index + 1 < tokens.count && tokens[index + 1].text == "("
          && (file == type.file && type.body.contains(index)) == inside
      }
    }
  }

  // MARK: Positions

  /// Ids that are positions of a changeable collection.
  private func positions(in file: Int) -> [Diagnostic] {
    let tokens = files[file].tokens
    var findings: [Diagnostic] = []
    for index in tokens.indices where tokens[index].text == "ForEach" {
      guard index + 1 < tokens.count, tokens[index + 1].text == "(",
        let close = Self.close(of: index + 1, tokens),
        countsPositions(tokens[(index + 2)..<close]), close + 2 < tokens.count,
        tokens[close + 1].text == "{", let end = Self.close(of: close + 1, tokens)
      else { continue }
      let body = (close + 2)..<end
      guard let separator = body.prefix(12).first(where: { tokens[$0].text == "in" }) else {
        continue
      }
      // `(index, item)` of enumerated pairs, `index` of indices.
      guard
        let variable = (body.lowerBound..<separator).first(where: {
          tokens[$0].text != "(" && tokens[$0].text != ","
        })
      else { continue }
      findings += sharedIDs(in: separator..<end, tokens).flatMap { argument in
        mentions(tokens[variable].text, argument, in: file)
          ? finding(
            "ZR004",
            "the id is the item's position: after an insertion or a sort it stands for another "
              + "item", at: argument.call, in: file) : []
      }
    }
    return findings
  }

  /// True for `items.indices`, `items.enumerated()` and `0..<items.count`.
  private func countsPositions(_ tokens: ArraySlice<SourceToken>) -> Bool {
    tokens.contains { $0.text == "indices" || $0.text == "enumerated" || $0.text == "count" }
  }

  private struct IDArgument {
    /// Index of the modifier's name.
    var call: Int
    /// Bytes of the id.
    var bytes: Range<Int>
  }

  /// The ids of sources and matched views.
  private func sharedIDs(in range: Range<Int>, _ tokens: [SourceToken]) -> [IDArgument] {
    range.compactMap { index in
      guard ["matchedTransitionSource", "matchedGeometryEffect"].contains(tokens[index].text),
        index + 3 < range.upperBound, tokens[index + 1].text == "(", tokens[index + 2].text == "id",
        let close = Self.close(of: index + 1, tokens)
      else { return nil }
      let depth = tokens[index + 1].depth + 1
      let comma = (index + 3..<close).first { tokens[$0].text == "," && tokens[$0].depth == depth }
      return IDArgument(
        call: index,
        bytes: tokens[index + 3].range.upperBound..<tokens[comma ?? close].range.lowerBound)
    }
  }

  /// True when an id is made of a variable alone: `index`, `pair.offset`, `"row-\(index)"`.
  private func mentions(_ name: String, _ argument: IDArgument, in file: Int) -> Bool {
    let text = String(decoding: files[file].bytes[argument.bytes], as: UTF8.self)
    // `items[index].id` is an id of the item.
    if text.contains("[") { return false }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return words.contains { $0 == name || $0 == "\(name).offset" || $0 == "\(name).description" }
  }

  // MARK: Tokens

  private func finding(
    _ rule: String, _ message: String, at token: Int, in file: Int
  ) -> [Diagnostic] {
    LintRule.named(rule).map { [$0.finding(message, at: location(of: token, in: file))] } ?? []
  }

  private func location(of token: Int, in file: Int) -> SourceLocation {
    let range = files[file].tokens[token].range
    let bytes = files[file].bytes
    let start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceLocation(
      file: files[file].name, line: files[file].tokens[token].line,
      column: range.lowerBound - start + 1, offset: range.lowerBound, length: range.count)
  }

  /// The bracket that closes the one at `open`.
  private static func close(of open: Int, _ tokens: [SourceToken]) -> Int? {
    let depth = tokens[open].depth
    return (open + 1..<tokens.count).first {
      tokens[$0].depth == depth && ["}", ")", "]"].contains(tokens[$0].text)
    }
  }

  private static func declarations(in tokens: [SourceToken], file: Int) -> [Declaration] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "struct", index + 1 < tokens.count else { return nil }
      let depth = tokens[index].depth
      guard
        let open = (index + 1..<tokens.count).first(where: {
          tokens[$0].text == "{" && tokens[$0].depth == depth
        }), let close = Self.close(of: open, tokens)
      else { return nil }
      return Declaration(
        name: tokens[index + 1].text, file: file, token: index, body: (open + 1)..<close)
    }
  }
}
