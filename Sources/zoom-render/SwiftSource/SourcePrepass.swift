// Makes a file that was written for iOS compile here, without moving a character.

/// Rewrites conditions, previews and availability in place: every replacement has the width of
/// what it replaces, so that the compiler's lines and columns are the user's.
struct SourcePrepass {
  /// The version that `#available(iOS …)` is asked for.
  var version: Double = 26
  /// Modules whose files are part of the same program.
  var ownModules: Set<String> = []

  /// Modules that the front end stands for, with those that the platform itself has.
  static let knownModules: Set<String> = [
    "SwiftUI", "UIKit", "Foundation", "Combine", "Observation", "CoreGraphics", "QuartzCore",
    "Swift", "Dispatch", "Synchronization", "_Concurrency", "FoundationEssentials",
  ]
  /// Modules without a thing of their own here: their imports are blanked.
  static let blankedModules: Set<String> = [
    "CoreGraphics", "QuartzCore", "os", "OSLog", "Accessibility", "Symbols",
    "DeveloperToolsSupport",
    "UniformTypeIdentifiers",
  ]

  /// A file after the pass.
  struct Result: Equatable {
    var bytes: [UInt8]
    var isChanged: Bool
    /// Names of the variables that hold previews, in order.
    var previews: [String]
    /// Modules that nothing here stands for, with the line of their import.
    var unknownImports: [Import]
    /// True when the file imports SwiftUI or UIKit.
    var importsFrontEnd: Bool
  }

  struct Import: Equatable {
    var module: String
    var line: Int
    var column: Int
  }

  func run(_ source: [UInt8]) -> Result {
    let tokens = SourceScanner.tokens(of: source)
    var pass = Pass(prepass: self, source: source, tokens: tokens)
    pass.run()
    return Result(
      bytes: pass.bytes, isChanged: pass.bytes != source, previews: pass.previews,
      unknownImports: pass.unknownImports, importsFrontEnd: pass.importsFrontEnd)
  }

  struct Pass {
    let prepass: SourcePrepass
    let tokens: [SourceToken]
    let lineStarts: [Int]
    var bytes: [UInt8]
    var previews: [String] = []
    var unknownImports: [Import] = []
    var importsFrontEnd = false
    private var freeLetters: [String]
    /// The `#if`s around the token that is read, outermost first.
    var branches: [Branch] = []
    /// Texts to be added, by offset in the source.
    var insertions: [(offset: Int, text: String)] = []

    init(prepass: SourcePrepass, source: [UInt8], tokens: [SourceToken]) {
      self.prepass = prepass
      self.tokens = tokens
      bytes = source
      var starts = [0]
      for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
      lineStarts = starts
      let used = Set(tokens.map(\.text))
      let letters = "ZYXWVUTSRQPONMLKJIHGFEDCBAzyxwvutsrqponmlkjihgfedcba".map { String($0) }
      freeLetters = letters.filter { !used.contains($0) }
    }

    mutating func run() {
      for index in tokens.indices {
        switch tokens[index].text {
        case "#if", "#elseif":
          rewriteCondition(after: index)
          enterBranch(at: index)
        case "#else", "#endif": enterBranch(at: index)
        case "#Preview" where tokens[index].depth == 0: rewritePreview(at: index)
        case "#available", "#unavailable": rewriteAvailability(at: index)
        case "import" where tokens[index].depth == 0 && isCompiled: readImport(at: index)
        case "@Entry": rewriteEntry(at: index)
        case "@Previewable": replace(tokens[index].range, by: "")
        default: break
        }
      }
      for insertion in insertions.reversed() {
        bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
      }
    }

    mutating func replace(_ range: Range<Int>, by text: String) {
      let new = Array(text.utf8)
      guard new.count <= range.count else { return }
      for offset in 0..<range.count {
        bytes[range.lowerBound + offset] = offset < new.count ? new[offset] : UInt8(ascii: " ")
      }
    }

    /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)` become true or false.
    private mutating func rewriteCondition(after start: Int) {
      var index = start + 1
      while index + 3 < tokens.count, !tokens[index].startsLine {
        let name = tokens[index].text
        guard tokens[index + 1].text == "(",
          ["os", "canImport", "targetEnvironment"].contains(name)
        else {
          index += 1
          continue
        }
        var close = index + 2
        while close < tokens.count, tokens[close].text != ")" { close += 1 }
        guard close < tokens.count else { return }
        let argument = tokens[index + 2].text
        let value: Bool
        switch name {
        case "os": value = argument == "iOS"
        case "targetEnvironment": value = argument == "simulator"
        default:
          value =
            SourcePrepass.knownModules.contains(argument) || prepass.ownModules.contains(argument)
        }
        replace(
          tokens[index].range.lowerBound..<tokens[close].range.upperBound,
          by: value ? "true" : "false")
        index = close + 1
      }
    }

    /// `#Preview` becomes the start of a variable: `let Z=_P`, eight characters as well.
    private mutating func rewritePreview(at index: Int) {
      guard !freeLetters.isEmpty else { return }
      let letter = freeLetters.removeFirst()
      previews.append(letter)
      replace(tokens[index].range, by: "let \(letter)=_P")
    }

    /// A version that the scene's system does not have makes the check false.
    private mutating func rewriteAvailability(at index: Int) {
      guard index + 1 < tokens.count, tokens[index + 1].text == "(" else { return }
      var close = index + 2
      var required: Double?
      while close < tokens.count, tokens[close].text != ")" {
        if tokens[close].text == "iOS", close + 1 < tokens.count {
          let minor =
            close + 3 < tokens.count && tokens[close + 2].text == "." ? tokens[close + 3].text : "0"
          required = Double("\(tokens[close + 1].text).\(minor)")
        }
        close += 1
      }
      guard close < tokens.count, let required, required > prepass.version else { return }
      replace(
        tokens[index].range.lowerBound..<tokens[close].range.upperBound,
        by: tokens[index].text == "#available" ? "false" : "true")
    }

    private mutating func readImport(at index: Int) {
      var name = index + 1
      let kinds = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"]
      if name < tokens.count, kinds.contains(tokens[name].text) { name += 1 }
      guard name < tokens.count, tokens[name].line == tokens[index].line else { return }
      let module = tokens[name].text
      if module == "SwiftUI" || module == "UIKit" { importsFrontEnd = true }
      if SourcePrepass.blankedModules.contains(module) || prepass.ownModules.contains(module) {
        var end = name
        while end + 1 < tokens.count, tokens[end + 1].line == tokens[name].line { end += 1 }
        // Attributes and access levels belong to the import.
        var start = index
        while start > 0, !tokens[start].startsLine { start -= 1 }
        replace(tokens[start].range.lowerBound..<tokens[end].range.upperBound, by: "")
      } else if !SourcePrepass.knownModules.contains(module) {
        let start = tokens[name].range.lowerBound
        unknownImports.append(
          Import(
            module: module, line: tokens[name].line,
            column: start - lineStarts[tokens[name].line - 1] + 1))
      }
    }
  }
}
