// The tool as a whole: verbs, help, exit status.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct CommandLineToolTests {
  @Test func `without a verb the help is shown and the status is 64`() {
    let run = ToolRun.run([])
    #expect(run.status == .usage)
    #expect(run.result.isEmpty)
    #expect(run.messages.contains("usage: zoom-render VERB"))
  }

  @Test func `an unknown verb names the nearest`() {
    let run = ToolRun.run(["rendr"])
    #expect(run.status == .usage)
    #expect(run.messages.contains("did you mean 'render'?"))
  }

  @Test func `the version is one line`() {
    #expect(ToolRun.run(["--version"]).result == "zoom-render \(CommandLineTool.version)\n")
  }

  @Test(arguments: CommandLineTool.verbs.map(\.name), [40, 80])
  func `every help has options, an example and fits the terminal`(name: String, width: Int) {
    let run = ToolRun.run(["help", name], width: width)
    #expect(run.status == .success)
    #expect(run.result.contains("--help"))
    #expect(run.result.contains("examples:\n  zoom-render \(name)"))
    let verb = CommandLineTool.verbs.first { $0.name == name }
    for option in verb?.options ?? [] where option.value != nil {
      #expect(option.standard != nil, "\(option.name) states no default")
    }
    #expect(ToolRun.run([name, "--help"], width: width).result == run.result)
  }

  @Test func `a file that is missing is status 66 with path and cause`() {
    for verb in ["render", "inspect", "layout", "lint"] {
      let run = ToolRun.run([verb, "/nonexistent/scene.json"])
      #expect(run.status == .inputUnreadable)
      #expect(run.messages.contains("'/nonexistent/scene.json': No such file or directory"))
    }
    #expect(ToolRun.run(["layout", "/"]).messages.contains("it is a folder"))
  }

  @Test func `lint fails at the chosen level`() {
    let scene = "{\"title\": \"t\", \"view\": {\"Spacer\": {}}}"
    #expect(ToolRun.lint(scene).status == .finding)
    #expect(ToolRun.lint(scene, options: ["--level", "error"]).status == .success)
    #expect(ToolRun.lint(scene, options: ["--level", "loud"]).status == .usage)
    let json = ToolRun.lint(scene, options: ["--format", "json"])
    #expect(json.result.contains("\"id\": \"scene.no-about\""))
  }

  @Test func `layout prints the contract of a case`() {
    let text = """
      {"root": {"w": 100, "h": 50}, "scale": 2, "tree": {"HStack": {"spacing": 0}, "children": [
        {"Color": "red", "name": "a"}, {"Color": "blue", "modifiers": [{"frame": {"width": 30}},
        {"name": "b"}]}]}}
      """
    let folder = TemporaryFolder()
    let run = ToolRun.run(["layout", folder.write("case.json", text), "--json"])
    #expect(run.status == .success)
    #expect(
      run.result == """
        {"scale":2,"nodes":[{"name":"a","path":"$.tree.children[0]","frame":[0,0,70,50]},\
        {"name":"b","path":"$.tree.children[1].modifiers[1]","frame":[70,0,30,50]}]}

        """)
  }

  @Test func `the schema is JSON and knows every view and modifier`() throws {
    let text = ToolRun.run(["schema"]).result
    let read = JSONReader.read(SourceText(file: "schema", bytes: Array(text.utf8)))
    #expect(read.diagnostics == [])
    let definitions = try #require(read.node?["$defs"])
    let view = try #require(definitions["view"]?["properties"]?.members)
    #expect(Vocabulary.views.names.allSatisfy { name in view.contains { $0.key == name } })
    for (name, definition) in definitions.members?.map({ ($0.key, $0.value) }) ?? [] {
      #expect(!Self.missingReferences(definition, definitions).contains(true), "\(name)")
    }
  }

  /// True for each reference of a schema that leads nowhere.
  private static func missingReferences(_ node: JSONNode, _ definitions: JSONNode) -> [Bool] {
    switch node.value {
    case .array(let elements): return elements.flatMap { missingReferences($0, definitions) }
    case .object(let members):
      return members.flatMap { member in
        if member.key == "$ref", let text = member.value.string {
          return [definitions[String(text.dropFirst("#/$defs/".count))] == nil]
        }
        return missingReferences(member.value, definitions)
      }
    default: return []
    }
  }

  @Test(arguments: [20, 40, 80, 200])
  func `a progress line fits its terminal`(width: Int) {
    let line = ProgressLine.line("rendering", 30, of: 60, seconds: 0.5, width: width)
    #expect(line.count < width)
    #expect(line.contains("30/60"))
  }

  @Test func `springs answer as JSON in every form`() {
    let forms = [
      ["--response", "0.42", "--damping", "0.82"], ["--duration", "0.5", "--bounce", "0.3"],
      ["--mass", "1", "--stiffness", "300", "--damping-coefficient", "30"],
    ]
    for form in forms {
      let run = ToolRun.run(["spring", "--json", "--frames", "4"] + form)
      let read = JSONReader.read(SourceText(file: "out", bytes: Array(run.result.utf8)))
      #expect(read.node?["values"]?.elements?.count == 4)
      #expect(read.node?["values"]?.elements?.first?.number == 0)
    }
    #expect(ToolRun.run(["spring", "--response", "1", "--bounce", "0"]).status == .usage)
  }
}
