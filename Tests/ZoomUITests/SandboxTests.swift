// Limits of time and memory, on programs and on scenes.

import Foundation
import Testing

@testable import ZoomRenderCLI

struct SandboxTests {
  @Test func `a program that runs too long is ended`() {
    let result = Sandbox.run(
      ["/bin/sleep", "30"],
      limits: .init(wallSeconds: 1, cpuSeconds: 0, memoryBytes: 0, blocksNetwork: false))
    #expect(result.timed_out == 1)
    #expect(result.signal == 9)
  }

  @Test func `a program that needs too much memory fails`() {
    let result = Sandbox.run(
      ["/bin/sh", "-c", "head -c 400000000 /dev/zero | tail -c 300000000 > /dev/null"],
      limits: .init(wallSeconds: 20, cpuSeconds: 0, memoryBytes: 64 << 20, blocksNetwork: false))
    #expect(result.status != 0)
  }

  @Test func `a missing program is an error of the start`() {
    let result = Sandbox.run(
      ["/proc/no-such-program"],
      limits: .init(wallSeconds: 5, cpuSeconds: 0, memoryBytes: 0, blocksNetwork: true))
    #expect(result.error == ENOENT)
  }
}

/// What a scene's code may not do: use time or memory without end, reach the network.
@Suite(.serialized, .enabled(if: BuiltFrontEnd.tool != nil))
struct SceneLimitTests {
  /// Runs a view whose body starts with the given statements.
  private func nodes(
    _ statements: String, _ options: [String] = [], around declarations: String = ""
  ) throws -> BuiltFrontEnd.Run {
    let (run, left) = try BuiltFrontEnd.run(
      "nodes",
      """
      import SwiftUI
      \(declarations)
      struct Screen: View { var body: some View { \(statements); return Text("shown") } }
      """, options)
    #expect(left == ["Screen.swift"])
    return run
  }

  @Test func `a cache that cannot be written is named, with the way to another`() throws {
    let folder = try BuiltFrontEnd.folder()
    let run = try BuiltFrontEnd.run(
      ["render", "\(BuiltFrontEnd.root)/Examples/Tags.swift", "--at", "0"], in: folder,
      cache: "/proc/none")
    #expect(run.status == 73)
    #expect(run.errors.contains("'/proc/none'"))
    #expect(run.errors.contains("note: the variable ZOOM_RENDER_CACHE names another folder"))
  }

  @Test func `a body that never ends is ended after the time limit`() throws {
    let run = try nodes("var n = 0; while n >= 0 { n = (n + 1) % 7 }", ["--time-limit", "1"])
    #expect(run.status == 65)
    #expect(run.errors.contains("error: the scene's program ran longer than 1 s"))
  }

  @Test func `a body that takes memory without end stops at the memory limit`() throws {
    let run = try nodes(
      "var all: [[UInt8]] = []; while all.count >= 0 { all.append(.init(repeating: 1, count: 1 << 24)) }",
      ["--memory-limit", "400"])
    #expect(run.status == 65)
    #expect(run.errors.contains("the scene's code ended with signal"))
    #expect(run.errors.contains("note: it needs more memory than its limit of 400 MB"))
  }

  @Test func `a function that calls itself without end is a message`() throws {
    let run = try nodes(
      "_ = deeper(1)", around: "func deeper(_ n: Int) -> Int { n == 0 ? 0 : deeper(n + 1) + 1 }")
    #expect(run.status == 65)
    #expect(run.errors.contains("the scene's code ended with signal 11"))
    #expect(run.errors.contains("note: a function or view that calls itself without end"))
  }

  @Test func `a view that holds itself is cut off at its line`() throws {
    let (run, _) = try BuiltFrontEnd.run(
      "nodes",
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack { Loop() } } }
      struct Loop: View { var body: some View { AnyView(Loop()) } }
      """)
    #expect(run.status <= 1)
    #expect(run.errors.contains("views are nested more than 2000 deep"))
  }

  @Test func `a root that is not given is refused`() throws {
    let run = try nodes("let _ = 0", ["--root"])
    #expect(run.status == 64)
    #expect(run.errors.contains("option '--root' needs a value"))
  }

  @Test(arguments: ["--time-limit", "--memory-limit"])
  func `a limit that cannot be is refused`(_ option: String) throws {
    for value in [[], ["0"], ["soon"], ["-3"]] {
      let run = try nodes("let _ = 0", [option] + value)
      #expect(run.status == 64)
      #expect(run.errors.contains("\(option) takes a whole number"))
    }
  }
}
