// Options and operands.

import Testing

@testable import ZoomRenderCLI

struct ArgumentsTests {
  static let options = [
    Option("--fps", value: "F", "rate"), Option("--output", short: "-o", value: "DIR", "folder"),
    Option("--json", "as JSON"),
  ]

  static func read(_ words: String...) throws -> Arguments {
    try Arguments(words, options: options)
  }

  @Test func `values stand beside their option or behind an equals sign`() throws {
    let arguments = try Self.read("a.json", "--fps", "30", "-o", "x", "--json", "--fps=24")
    #expect(arguments.operands == ["a.json"])
    #expect(try arguments.number("--fps", in: 1...100) == 24)
    #expect(arguments.texts("--fps") == ["30", "24"])
    #expect(arguments.text("--output") == "x")
    #expect(arguments.has("--json"))
  }

  @Test func `two dashes end the options`() throws {
    #expect(try Self.read("--", "--json", "-").operands == ["--json", "-"])
  }

  @Test func `a wrong option names the nearest`() {
    #expect {
      try Self.read("--jsn")
    } throws: { error in
      let error = error as? ToolError
      return error?.status == .usage && error?.notes == ["did you mean '--json'?"]
    }
  }

  @Test(arguments: [["--fps"], ["--json=1"], ["--nonsense"]])
  func `what cannot be read is a usage error`(words: [String]) {
    #expect(throws: ToolError.self) { try Arguments(words, options: Self.options) }
  }

  @Test(arguments: ["x", "0", "101", "nan", "inf", ""])
  func `a number outside its range is a usage error`(text: String) throws {
    let arguments = try Self.read("--fps=\(text)")
    #expect(throws: ToolError.self) { try arguments.number("--fps", in: 1...100) }
  }

  @Test(arguments: [("500M", 500 << 20), ("2G", 2 << 30), ("64k", 64 << 10), ("4096", 4096)])
  func `sizes have units`(text: String, bytes: Int) throws {
    #expect(try Self.read("--output", text).bytes("--output") == bytes)
  }
}
