// Command lines that the help and the documentation show: each is one that the tool reads.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct DocumentedCommandsTests {
  struct Command: Sendable, CustomTestStringConvertible {
    var place: String
    var line: String
    var testDescription: String { "\(place): \(line)" }

    /// The words as a shell splits them, without a comment, a pipe or a redirection.
    var words: [String] {
      var words: [String] = []
      var word = ""
      var quote: Character?
      for character in line + " " {
        if let open = quote {
          if character == open { quote = nil } else { word.append(character) }
        } else if character == "'" || character == "\"" {
          quote = character
        } else if character == " " {
          if ["#", "|", ">", "||", "&&"].contains(word) { return words }
          if !word.isEmpty { words.append(word) }
          word = ""
        } else {
          word.append(character)
        }
      }
      return words
    }

    /// Stands for others: `SCENE`, `[--at TIME]`, `…`.
    var isPattern: Bool {
      words.contains { word in
        word.contains("…") || word.contains("...") || word.contains("[")
          || ["SCENE", "FILE", "DIR", "VERB", "VERB]"].contains { word.hasPrefix($0) }
      }
    }
  }

  static let commands: [Command] = {
    var commands = CommandLineTool.verbs.flatMap { verb in
      verb.examples.map { Command(place: "help \(verb.name)", line: $0) }
    }
    let pages =
      ["README.md", "CONTRIBUTING.md"]
      + SceneFiles.files(below: "docs").filter { $0.hasSuffix(".md") }
    for page in pages {
      let text = String(decoding: SceneFiles.bytes(page), as: UTF8.self)
      let lines = text.split(separator: "\n").map { $0.hasPrefix("$ ") ? $0.dropFirst(2) : $0 }
      let spans = text.split(separator: "`", omittingEmptySubsequences: false)
      for line in lines + spans where line.hasPrefix("zoom-render ") && !line.contains("\n") {
        commands.append(Command(place: page, line: String(line)))
      }
    }
    return commands.filter { !$0.isPattern }
  }()

  @Test func `the documentation is found`() {
    #expect(Self.commands.count > 90)
    #expect(Self.commands.contains { $0.place == "README.md" })
    #expect(Self.commands.contains { $0.place == "docs/reels.md" })
    let command = Command(place: "", line: "zoom-render a 'b c' --d \"e\" > f # g")
    #expect(command.words == ["zoom-render", "a", "b c", "--d", "e"])
  }

  @Test func `the scene that the documentation begins with has no findings`() throws {
    let page = String(decoding: SceneFiles.bytes("docs/scenes.md"), as: UTF8.self)
    let start = try #require(page.firstRange(of: "```jsonc\n")?.upperBound)
    let text = page[start...].prefix { $0 != "`" }
    let folder = TemporaryFolder()
    let file = folder.write("scene.json", String(text))
    let run = ToolRun.run(["lint", file, "--level", "info", "--assets", TestAssets.directory])
    #expect(run.status == .success)
    #expect(run.result == "")
  }

  @Test(arguments: commands)
  func `a command that is shown can be typed`(_ command: Command) throws {
    var words = Array(command.words.dropFirst())
    let name = try #require(words.first)
    words.removeFirst()
    if name == "help" || name == "--version" { return }
    let verb = try #require(CommandLineTool.verbs.first { $0.name == name }, "no verb '\(name)'")
    let isSwift = words.contains { $0.hasSuffix(".swift") }
    if isSwift { _ = try SwiftSceneOptions(taking: &words) }
    let arguments = try Arguments(words, options: verb.options + Verb.common)
    let repository = ["scenes", "Examples", "Tests", "docs"]
    for file in arguments.operands where !file.contains("*") {
      guard let top = file.split(separator: "/").first, repository.contains(String(top)) else {
        continue
      }
      #expect(FileSystem.isFile("\(SceneFiles.root)/\(file)"), "'\(file)' does not exist")
    }
  }

  /// YAML 1.2, 7.3.3: a plain scalar inside braces has no brace itself.
  @Test func `no workflow has an unquoted expression inside braces`() {
    let lines = String(decoding: SceneFiles.bytes("docs/ci.md"), as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("${{") }
    #expect(!lines.isEmpty)
    for line in lines {
      let start = line.split(separator: "${{", omittingEmptySubsequences: false)[0]
      let depth = start.count { $0 == "{" } - start.count { $0 == "}" }
      #expect(depth == 0 || start.last == "\"", "\(line)")
    }
  }
}
