// The verbs: what each is called, takes and does.

package import ZoomRender

/// A verb of the tool.
package struct Verb: Sendable {
  package var name: String
  /// One line, beginning with a verb.
  package var about: String
  /// Operands in the usage line: `SCENE`.
  package var operands: String
  package var options: [Option]
  package var examples: [String]
  package var run: @Sendable (Invocation) throws -> ExitStatus

  package init(
    _ name: String, _ about: String, operands: String = "", options: [Option] = [],
    examples: [String], run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    self.name = name
    self.about = about
    self.operands = operands
    self.options = options
    self.examples = examples
    self.run = run
  }

  /// Options that every verb takes.
  package static let common = [
    Option("--quiet", short: "-q", "says nothing but results and problems"),
    Option(
      "--diagnostics", value: "FORM", standard: "human",
      "form of diagnostics: human, short, json, github"),
    Option("--timings", "prints how long each stage took"),
    Option("--help", short: "-h", "explains the verb"),
  ]

  /// The verb's help, at most `width` characters wide.
  package func help(width: Int) -> String {
    var text = "usage: zoom-render \(name)\(operands.isEmpty ? "" : " " + operands) [options]\n\n"
    text += about + ".\n\noptions:\n"
    let all = options + Self.common
    for option in all {
      let short = option.short.map { "\($0), " } ?? ""
      let head = short + option.name + (option.value.map { " \($0)" } ?? "")
      let tail = option.about + (option.standard.map { " (default: \($0))" } ?? "")
      text += HelpText.row(head, tail, column: 26, width: width)
    }
    text += "\nexamples:\n" + examples.map { "  \($0)\n" }.joined()
    return text
  }
}

/// A command line that has been read, with what it runs in.
package struct Invocation: Sendable {
  package let arguments: Arguments
  package let console: Console
  /// The scene of a program compiled from SwiftUI source.
  package let compiled: Scene?
  /// Path of the running program.
  package let executable: String
  /// True on machines that verify: nothing is recorded there.
  package let isCI: Bool
}

/// Layout of help texts.
enum HelpText {
  /// A name with its explanation, wrapped beside it.
  static func row(_ head: String, _ tail: String, column: Int, width: Int) -> String {
    let indent = String(repeating: " ", count: column)
    let room = max(width - column - 1, 20)
    var lines: [String] = []
    var line = ""
    for word in tail.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(line)
    var text = "  " + head
    if text.count + 2 > column {
      text += "\n" + indent
    } else {
      text += String(repeating: " ", count: column - text.count)
    }
    return text + lines.joined(separator: "\n" + indent) + "\n"
  }
}
