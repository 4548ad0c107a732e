// Swift files end to end: compiled, cached, run with limits.

import CSandbox
import Foundation
import Testing

@testable import ZoomRenderCLI

/// The build folder of these tests, when it holds the front end's library.
enum BuiltFrontEnd {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static let tool: String? = {
    for mode in ["debug", "release"] {
      let folder = "\(root)/.build/\(mode)"
      if FileManager.default.fileExists(atPath: "\(folder)/libZoomUI.so"),
        FileManager.default.fileExists(atPath: "\(folder)/zoom-render")
      {
        return "\(folder)/zoom-render"
      }
    }
    return nil
  }()
}

@Suite(.serialized, .enabled(if: BuiltFrontEnd.tool != nil))
struct SwiftProgramTests {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// A folder for one test.
  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "zoomui-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  private func run(_ arguments: [String], in folder: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltFrontEnd.tool))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["ZOOM_RENDER_CACHE"] = "\(folder)/cache"
    environment["TMPDIR"] = folder
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: problems, as: UTF8.self))
  }

  private func write(_ text: String, _ name: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test func `a file is compiled once, and leaves nothing behind`() throws {
    let folder = try folder()
    try write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"hello\") } }", "A.swift",
      in: folder)
    for _ in 0..<2 {
      let run = try run(["nodes", "A.swift"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("hello"))
    }
    let programs = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/cache/swift")
    #expect(programs.count == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(left.filter { $0.hasPrefix("zoom-render.") }.isEmpty)
  }

  @Test func `errors are the compiler's own, at the user's line, with a note`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      #if os(iOS)
      struct A: View {
        var body: some View { Text("x").frobnicated(2) }
      }
      #endif
      """, "A.swift", in: folder)
    let run = try run(["nodes", "A.swift"], in: folder)
    #expect(run.status == 65)
    #expect(
      run.errors.contains("A.swift:4:35: error: value of type 'Text' has no member 'frobnicated'"))
    #expect(run.errors.contains("note: ZoomUI has no 'frobnicated'"))
  }

  @Test func `a foreign import is named with its place`() throws {
    let folder = try folder()
    try write("import SwiftUI\nimport Charts\n", "A.swift", in: folder)
    let run = try run(["nodes", "A.swift"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("A.swift:2:8: error: module 'Charts' is not available"))
  }

  @Test func `several screens are listed`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      """, "A.swift", in: folder)
    let listed = try run(["nodes", "A.swift"], in: folder)
    #expect(listed.status == 65)
    #expect(listed.errors.contains("--root 'B()' (A.swift:3:1)"))
    let chosen = try run(["nodes", "A.swift", "--root", "B"], in: folder)
    #expect(chosen.status == 0)
    #expect(chosen.output.contains("string: \"b\""))
  }

  @Test func `the user's code reaches no network`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          let inet = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          let inet6 = socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)
          let local = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
          Text("inet \\(inet < 0 ? "no" : "yes") inet6 \\(inet6 < 0 ? "no" : "yes") local \\(local < 0 ? "no" : "yes")")
        }
      }
      """, "A.swift", in: folder)
    let run = try run(["nodes", "A.swift"], in: folder)
    #expect(run.output.contains("inet no inet6 no local yes"), "\(run.output) \(run.errors)")
  }

  @Test func `chance, dates and sleeping tasks are equal in every run`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      struct A: View {
        @State private var log = ""
        var body: some View {
          Text("\\(UUID().uuidString) \\(Int.random(in: 0...1_000_000)) \\(Date().timeIntervalSince1970)")
          Text([1, 2, 3, 4, 5].shuffled().map(String.init).joined()).task {
            try? await Task.sleep(for: .seconds(3600))
            log += "late"
          }
        }
      }
      """, "A.swift", in: folder)
    let first = try run(["nodes", "A.swift"], in: folder)
    let second = try run(["nodes", "A.swift"], in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output == second.output)
    #expect(first.output.contains("1767951660"))
  }

  @Test func `tasks and the main queue wait in scene time`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      struct A: View {
        @State private var color = Color.red
        var body: some View {
          color
            .task {
              try? await Task.sleep(for: .milliseconds(400))
              color = .green
            }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { color = .blue }
            }
        }
      }
      """, "A.swift", in: folder)
    try write("[{\"wait\": 2}]", "script.json", in: folder)
    var frames: [Data] = []
    for time in ["0.3", "0.5", "0.7", "0.9"] {
      let run = try run(
        [
          "render", "A.swift", "--script", "script.json", "--at", time, "--scale", "0.1", "-o",
          "out\(time)",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      frames.append(
        FileManager.default.contents(atPath: "\(folder)/out\(time)/frame-0000.png") ?? Data())
    }
    #expect(frames[0] != frames[1])
    #expect(frames[1] == frames[2])
    #expect(frames[2] != frames[3])
  }

  @Test func `a crash of the user's code is a message`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      struct A: View { var body: some View { let list: [Int] = []; Text("\\(list[3])") } }
      """, "A.swift", in: folder)
    let run = try run(["nodes", "A.swift"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("Index out of range"))
    #expect(run.errors.contains("the scene's code ended with signal"))
  }

  @Test(arguments: [
    ("GridToDetail", "tile-pond"), ("ListToDetail", "#1"), ("PhotoCover", "print-3"),
    ("PaneToSheet", "#0"), ("HeroGrid", "#4"), ("Tags", "thyme"),
    ("CustomTransition", "Receipt"),
  ])
  func `an example compiles, and its tap changes what is on screen`(
    _ name: String, _ tap: String
  ) throws {
    let folder = try folder()
    let file = "\(BuiltFrontEnd.root)/Examples/\(name).swift"
    var frames: [Data] = []
    for time in ["0", "tap+0.15"] {
      let run = try run(
        ["render", file, "--tap", tap, "--at", time, "--scale", "0.25", "-o", "out-\(time)"],
        in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let path = "\(folder)/out-\(time)/frame-0000.png"
      frames.append(FileManager.default.contents(atPath: path) ?? Data())
    }
    #expect(frames[0].count > 500 && frames[1].count > 500)
    #expect(frames[0] != frames[1])
  }

  /// Files written before the front end was tuned to them.
  static let styles =
    (try? FileManager.default.contentsOfDirectory(
      atPath: "\(BuiltFrontEnd.root)/Tests/ZoomUITests/Fixtures/Styles"))?.sorted() ?? []

  @Test(arguments: styles) func `a file of another style renders`(_ name: String) throws {
    let folder = try folder()
    let run = try run(
      [
        "render", "\(BuiltFrontEnd.root)/Tests/ZoomUITests/Fixtures/Styles/\(name)", "--at", "0",
        "--scale", "0.1", "-o", "out",
      ], in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }
}

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
      ["/nonexistent"],
      limits: .init(wallSeconds: 5, cpuSeconds: 0, memoryBytes: 0, blocksNetwork: true))
    #expect(result.error == ENOENT)
  }
}
