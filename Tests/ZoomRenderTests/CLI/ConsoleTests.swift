// What goes to which channel, and how it ends.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct ConsoleTests {
  @Test(
    arguments: [
      ([:], [1, 2], ConsoleColors(results: true, messages: true)),
      // `lint > report.txt` in a terminal: what is in the file is plain.
      ([:], [2], ConsoleColors(results: false, messages: true)),
      (["NO_COLOR": "1"], [1, 2], ConsoleColors()),
      (["NO_COLOR": ""], [1], ConsoleColors(results: true, messages: false)),
      (["TERM": "dumb"], [1, 2], ConsoleColors()),
    ] as [([String: String], [Int32], ConsoleColors)])
  func `a channel is coloured when it is a terminal and nobody has said no`(
    _ variables: [String: String], _ terminals: [Int32], _ colors: ConsoleColors
  ) {
    let found = ConsoleColors.ofProcess(
      isTerminal: terminals.contains, environment: { variables[$0] })
    #expect(found == colors)
  }

  private static let card = """
    {"title": "t", "about": "a", "canvas": {"width": 40, "height": 30, "scale": 1},
    "view": {"Rectangle": {}, "name": "card"}, "script": [{"wait": 0.05}]}
    """

  /// A run with the pinned fonts.
  private static func tool(_ words: [String], colors: ConsoleColors = ConsoleColors()) -> ToolRun {
    ToolRun.run(words + ["--assets", TestAssets.directory], colors: colors)
  }

  @Test func `findings are coloured as results, problems as messages`() {
    let folder = TemporaryFolder()
    let broken = folder.write("broken.json", "{\"title\": 3}")
    for (colors, verb) in [
      (ConsoleColors(results: true), "lint"), (ConsoleColors(messages: true), "inspect"),
    ] {
      #expect(Self.tool([verb, broken], colors: colors).text.contains("\u{1B}[1;31merror"))
      let others = ConsoleColors(results: colors.messages, messages: colors.results)
      #expect(!Self.tool([verb, broken], colors: others).text.contains("\u{1B}"))
    }
  }

  @Test(arguments: [
    ["inspect"], ["inspect", "--json"], ["layout"], ["layout", "--json"], ["explain"],
    ["keyframes"], ["lint", "--format", "json"],
  ])
  func `results end with a line end`(_ words: [String]) {
    let folder = TemporaryFolder()
    let scene = folder.write("card.json", Self.card)
    let run = Self.tool([words[0], scene] + words.dropFirst())
    #expect(run.status == .success)
    #expect(run.result.hasSuffix("\n") && !run.result.hasSuffix("\n\n"))
  }

  @Test(arguments: [
    (["inspect"], ["parse", "assets", "timeline", "all of inspect"]),
    (["lint"], ["assets", "timeline", "lint", "all of lint"]),
    (["spring"], ["all of spring"]),
  ])
  func `timings name every stage`(_ words: [String], _ stages: [String]) {
    let folder = TemporaryFolder()
    let file = folder.write("card.json", Self.card)
    let run =
      words == ["spring"]
      ? ToolRun.run(words + ["--timings"]) : Self.tool(words + [file, "--timings"])
    let lines = run.messages.split(separator: "\n")
    let timed = lines.filter { $0.hasSuffix(" ms") }.map { $0.prefix { $0 != ":" } }
    #expect(timed.map(String.init) == stages)
  }

  @Test func `frames of an earlier run are told, not taken for this run's`() {
    let folder = TemporaryFolder()
    let scene = folder.write("card.json", Self.card)
    let output = folder.path + "/out"
    func render(_ frames: String) -> String {
      Self.tool(["render", scene, "-o", output, "--frames", frames]).messages
    }
    #expect(!render("0-3").contains("note:"))
    #expect(
      render("0-1").contains(
        "note: '\(output)' also holds 2 frames of earlier runs, which frames.json does not list: "
          + "'frame-0002.png' … 'frame-0003.png'\n"))
    #expect(render("0-2").contains("also holds 1 frame of earlier runs"))
  }

  @Test func `a scene that can never be verified has the status of its own problem`() throws {
    let making = GoldenMaking()
    try making.record(Self.card)
    let scenes = making.folder.path + "/scenes"
    let broken = making.folder.write("scenes/broken.json", "{\"title\": 3}")
    #expect(Self.tool(["verify", broken]).status == .sceneErrors)
    #expect(Self.tool(["verify", scenes + "/none.json"]).status == .inputUnreadable)
    #expect(Self.tool(["verify", scenes]).status == .sceneErrors)
    // What was compared and differs counts more.
    making.folder.write(
      "scenes/card.json", Self.card.replacing("\"width\": 40", with: "\"width\": 44"))
    #expect(Self.tool(["verify", scenes]).status == .finding)
  }

  @Test func `a scene without a golden gets no certificate beside it`() {
    let folder = TemporaryFolder()
    let certify = { (name: String) in
      Self.tool(["certify", "\(folder.path)/scenes/\(name).json", "--jobs", "1", "--store"])
    }
    folder.write("scenes/card.json", Self.card)
    folder.write(
      "scenes/still.json",
      Self.card.replacing(
        "\"canvas\"", with: "\"golden\": {\"enabled\": false, \"reason\": \"r\"}, \"canvas\""))
    #expect(!certify("card").result.contains("not stored"))
    #expect(FileSystem.isFile(folder.path + "/golden/card/certificate.json"))
    #expect(certify("still").result.contains("not stored: it has no golden"))
    #expect(!FileSystem.isFile(folder.path + "/golden/still"))
  }

  @Test func `one picture file is for one card`() {
    let folder = TemporaryFolder()
    let scene = folder.write("card.json", Self.card)
    let picture = folder.path + "/card.png"
    let all = Self.tool(["reel", scene, "-o", picture, "--stills"])
    #expect(all.status == .usage)
    #expect(!FileSystem.isFile(picture))
    let one = Self.tool(["reel", scene, "-o", picture, "--cards", "title"])
    #expect(one.status == .success)
    #expect(TemporaryFolder.bytes(picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
