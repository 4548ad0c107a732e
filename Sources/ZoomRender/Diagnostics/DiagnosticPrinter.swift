// Diagnostics as text, for people, editors and CI.

/// Prints diagnostics in the order of their files and positions.
public struct DiagnosticPrinter: Sendable {
  /// How a list of problems is written.
  public enum Format: String, Sendable, Equatable, CaseIterable {
    /// Message, place, the line with a caret, fix-its and notes.
    case human
    /// One line each.
    case short
    /// One JSON array.
    case json
    /// Workflow commands that put annotations on a pull request.
    case github
  }

  /// At most this many diagnostics are printed in full; the rest are counted.
  package static let printedLimit = 20

  /// How the report is written.
  public var format: Format
  /// True draws severities in colour.
  public var usesColor: Bool
  /// Files whose lines are quoted.
  private let sources: [SourceText]

  /// - Parameter sources: the files that the diagnostics are about, for quoting their lines.
  public init(format: Format = .human, sources: [SourceText] = [], usesColor: Bool = false) {
    self.format = format
    self.sources = sources
    self.usesColor = usesColor
  }

  /// The whole report, each line ended by a line break; empty without diagnostics (`[]` in JSON).
  public func report(_ diagnostics: [Diagnostic]) -> String {
    let sorted = diagnostics.sortedByPlace()
    switch format {
    case .json:
      return "[" + sorted.map { "\n  " + $0.json }.joined(separator: ",")
        + (sorted.isEmpty ? "]\n" : "\n]\n")
    case .github:
      return sorted.map { githubCommand($0) + "\n" }.joined()
    case .human, .short:
      guard !sorted.isEmpty else { return "" }
      var text = ""
      for diagnostic in sorted.prefix(Self.printedLimit) {
        text += (format == .human ? human(diagnostic) : short(diagnostic)) + "\n"
      }
      if sorted.count > Self.printedLimit {
        text += "… and \(sorted.count - Self.printedLimit) more\n"
      }
      return text + Self.summary(of: sorted) + "\n"
    }
  }

  /// "2 errors, 1 warning".
  package static func summary(of diagnostics: [Diagnostic]) -> String {
    func part(_ severity: Diagnostic.Severity, _ singular: String, _ plural: String) -> String? {
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(count == 1 ? singular : plural)"
    }
    let parts = [
      part(.error, "error", "errors"), part(.warning, "warning", "warnings"),
      part(.info, "remark", "remarks"),
    ].compactMap { $0 }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  private func short(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0): " } ?? ""
    let severity = colored(diagnostic.severity.rawValue, diagnostic.severity)
    return "\(place)\(severity): \(diagnostic.message) [\(diagnostic.id)]"
  }

  private func human(_ diagnostic: Diagnostic) -> String {
    var lines = [short(diagnostic)]
    if let path = diagnostic.path, !path.isEmpty { lines.append("  at \(path)") }
    if let location = diagnostic.location { lines += quote(location) }
    for fixIt in diagnostic.fixIts { lines.append("  fix-it: \(describe(fixIt))") }
    for note in diagnostic.notes {
      lines.append("  note: \(note.message)" + (note.location.map { " (\($0))" } ?? ""))
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ fixIt: Diagnostic.FixIt) -> String {
    if fixIt.replacement.isEmpty { return "remove it" }
    if fixIt.location.length == 0 { return "insert '\(fixIt.replacement)'" }
    return "replace with '\(fixIt.replacement)'"
  }

  /// The line of a place with a caret below its first byte; long lines are cut around it.
  private func quote(_ location: SourceLocation) -> [String] {
    guard let source = sources.first(where: { $0.file == location.file }),
      let bytes = source.lineBytes(location.line)
    else { return [] }
    let before = String(decoding: bytes.prefix(location.column - 1), as: UTF8.self)
    let marked = bytes.dropFirst(location.column - 1)
    let length = String(decoding: marked.prefix(location.length), as: UTF8.self).count
    let rest = String(decoding: marked, as: UTF8.self)

    let lead = before.count > 60 ? "…" + before.suffix(50) : before
    let room = max(20, 90 - lead.count)
    let shown = rest.count > room ? rest.prefix(room - 1) + "…" : rest[...]
    let number = String(location.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: gutter.count)
    let indent = String(lead.map { $0 == "\t" ? "\t" : " " })
    let carets = "^" + String(repeating: "~", count: max(0, min(length, shown.count) - 1))
    let text = PrintableText.line(lead + shown)
    return ["\(gutter) | \(text)", "\(blank) | \(indent)\(carets)"]
  }

  private func colored(_ text: String, _ severity: Diagnostic.Severity) -> String {
    guard usesColor else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .info: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }

  private func githubCommand(_ diagnostic: Diagnostic) -> String {
    func escape(_ text: String, isProperty: Bool) -> String {
      var out = ""
      for character in text.unicodeScalars {
        switch character {
        case "%": out += "%25"
        case "\r": out += "%0D"
        case "\n": out += "%0A"
        case ":" where isProperty: out += "%3A"
        case "," where isProperty: out += "%2C"
        default: out.unicodeScalars.append(character)
        }
      }
      return out
    }
    let command = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
    var properties: [String] = []
    if let location = diagnostic.location {
      properties += [
        "file=\(escape(location.file, isProperty: true))", "line=\(location.line)",
        "col=\(location.column)",
      ]
    }
    properties.append("title=\(escape(diagnostic.id, isProperty: true))")
    let message = ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::"
      + escape(message, isProperty: false)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}

extension [Diagnostic] {
  /// By file, then position, then the order in which they were found.
  package func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { a, b in
      let (left, right) = (a.element.location, b.element.location)
      switch (left, right) {
      case (nil, nil): return a.offset < b.offset
      case (nil, _): return true
      case (_, nil): return false
      case (let left?, let right?):
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line < right.line }
        if left.column != right.column { return left.column < right.column }
        return a.offset < b.offset
      }
    }.map(\.element)
  }

  /// True when one of them is an error: the input yields nothing.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
