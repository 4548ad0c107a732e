// Swift files end to end: compiled, cached, run with limits.

import CSandbox
import Foundation
import Testing

@testable import ZoomRenderCLI

@Suite(.serialized, .enabled(if: BuiltFrontEnd.tool != nil))
struct SwiftProgramTests {
  private func folder() throws -> String { try BuiltFrontEnd.folder() }

  private func run(
    _ arguments: [String], in folder: String, cache: String = BuiltFrontEnd.cache
  ) throws -> BuiltFrontEnd.Run { try BuiltFrontEnd.run(arguments, in: folder, cache: cache) }

  private func write(_ text: String, _ name: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test func `a file is compiled once, and leaves nothing behind`() throws {
    let folder = try folder()
    try write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"hello\") } }", "A.swift",
      in: folder)
    for _ in 0..<2 {
      let run = try run(["nodes", "A.swift"], in: folder, cache: "\(folder)/cache")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("hello"))
    }
    let programs = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/cache/swift")
    #expect(programs.count == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(left.filter { $0.hasPrefix("zoom-render.") }.isEmpty)
  }

  @Test func `a Swift file has a golden: recorded, verified, approved`() throws {
    let folder = try folder()
    let text = """
      import SwiftUI
      struct A: View { var body: some View { Text("hello").foregroundStyle(.red) } }
      """
    try FileManager.default.createDirectory(
      atPath: "\(folder)/scenes", withIntermediateDirectories: true)
    try write(text, "scenes/A.swift", in: folder)
    func tool(_ verb: String) throws -> BuiltFrontEnd.Run {
      try run([verb, "scenes/A.swift"], in: folder)
    }
    #expect(try tool("verify").status == 2)
    let recorded = try tool("record")
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(FileManager.default.fileExists(atPath: "\(folder)/golden/A/manifest.json"))
    #expect(try tool("verify").status == 0)
    try write(text.replacing("hello", with: "hullo"), "scenes/A.swift", in: folder)
    let failed = try tool("verify")
    #expect(failed.status == 1)
    #expect(failed.errors.contains("residual 0 px"), "\(failed.errors)")
    let approved = try tool("approve")
    #expect(approved.status == 0)
    #expect((approved.output + approved.errors).contains("1 golden recorded"))
    #expect(try tool("verify").status == 0)
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

  @Test func `a file is compiled in the language mode that is asked for`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      struct A: View {
        @State private var count = 0
        var body: some View {
          Button("count \\(count)") { count += 1 }
            .task { try? await Task.sleep(for: .seconds(1)) }
        }
      }
      #Preview { A() }
      nonisolated(unsafe) var total = 0
      struct Ring: Shape {
        var progress: Double
        var animatableData: Double { get { progress } set { progress = newValue } }
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect).trimmedPath(from: 0, to: progress) }
      }
      struct Shake: GeometryEffect {
        var animatableData: Double
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
      }
      struct Places: PreferenceKey {
        static let defaultValue: [Int: Anchor<CGRect>] = [:]
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
          value.merge(nextValue()) { $1 }
        }
      }
      """, "A.swift", in: folder)
    let six = try run(["nodes", "A.swift", "--swift-version", "6"], in: folder)
    #expect(six.status == 0, "\(six.errors)")
    #expect(six.output.contains("count 0"))
    try write(
      "import SwiftUI\nvar total = 0\nstruct A: View { var body: some View { Text(\"\\(total)\") } }",
      "B.swift", in: folder)
    #expect(try run(["nodes", "B.swift"], in: folder).status == 0)
    let strict = try run(["nodes", "B.swift", "--swift-version", "6"], in: folder)
    #expect(strict.status == 65 && strict.errors.contains("B.swift:2:5: error: var 'total'"))
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

  /// Files that need a framework which nothing here stands for, with the name that is reported.
  static let foreign = [
    "ChartsDash.swift": "Charts", "DataModels.swift": "SwiftData", "UIKitMix.swift": "MapKit",
    "MapAndCharts.swift": "MapKit",
  ]

  @Test(arguments: styles) func `a file of another style renders, or says what is missing`(
    _ name: String
  ) throws {
    let folder = try folder()
    let run = try run(
      [
        "render", "\(BuiltFrontEnd.root)/Tests/ZoomUITests/Fixtures/Styles/\(name)", "--at", "0",
        "--scale", "0.1", "-o", "out",
      ], in: folder)
    if let module = Self.foreign[name] {
      #expect(run.status == 65)
      #expect(run.errors.contains("error: module '\(module)' is not available"))
    } else {
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("GridToDetail", "tile-pond"), ("ListToDetail", "#1"), ("PhotoCover", "print-3"),
    ("PaneToSheet", "#0"), ("HeroGrid", "#4"), ("Tags", "thyme"),
    ("CustomTransition", "Receipt"),
  ])
  func `an example and the scene that it writes give the same files`(
    _ name: String, _ tap: String
  ) throws {
    let folder = try folder()
    let common = ["--scale", "0.2", "--fps", "20", "-q"]
    let first = try run(
      ["render", "\(BuiltFrontEnd.root)/Examples/\(name).swift", "--tap", tap, "--back"]
        + ["--emit-scene", "scene.json", "-o", "swift"] + common, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    let second = try run(["render", "scene.json", "-o", "json"] + common, in: folder)
    #expect(second.status == 0, "\(second.errors)")
    func frames(_ name: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")
        .filter { $0.hasSuffix(".png") }.sorted()
    }
    let names = try frames("swift")
    #expect(names.count > 20)
    #expect(try frames("json") == names)
    for frame in names {
      #expect(
        FileManager.default.contents(atPath: "\(folder)/swift/\(frame)")
          == FileManager.default.contents(atPath: "\(folder)/json/\(frame)"), "\(frame)")
    }
  }

  @Test(arguments: [
    ("AnimatedNumbers", "Count"), ("ReaderScreen", "#0"), ("ExpandedPlayer", "Blue in Green"),
    ("UIKitSource", "Present"), ("MailSplit", "One more thing"),
  ])
  func `motion of another style is in the scene that it writes`(
    _ name: String, _ tap: String
  ) throws {
    let folder = try folder()
    let file = "\(BuiltFrontEnd.root)/Tests/ZoomUITests/Fixtures/Styles/\(name).swift"
    let common = ["--scale", "0.1", "--fps", "8", "-q"]
    let first = try run(
      ["render", file, "--tap", tap, "--emit-scene", "scene.json", "-o", "swift"] + common,
      in: folder)
    #expect(first.status == 0, "\(first.errors)")
    let second = try run(["render", "scene.json", "-o", "json"] + common, in: folder)
    #expect(second.status == 0, "\(second.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/swift")
      .filter { $0.hasSuffix(".png") }.sorted()
    var pictures: Set<Data> = []
    for frame in names {
      let data = FileManager.default.contents(atPath: "\(folder)/swift/\(frame)")
      #expect(data == FileManager.default.contents(atPath: "\(folder)/json/\(frame)"), "\(frame)")
      pictures.insert(data ?? Data())
    }
    #expect(pictures.count > 3)
  }

  @Test func `drags of the file's own gestures are in the scene that it writes`() throws {
    let folder = try folder()
    let file = "\(BuiltFrontEnd.root)/Tests/ZoomUITests/Fixtures/Styles/GesturePhoto.swift"
    try write(
      """
      [{"wait": 0.1}, {"drag": {"from": [200, 350], "to": [260, 420], "duration": 0.2}},
       {"pinch": {"center": [260, 420], "from": 100, "to": 180, "rotation": 30, "duration": 0.2}},
       {"longPress": {"target": {"text": "Hold me"}, "duration": 0.7}}, {"wait": 0.3}]
      """, "script.json", in: folder)
    let common = ["--scale", "0.2", "--at", "1.4", "-q"]
    let first = try run(
      ["render", file, "--script", "script.json", "--emit-scene", "scene.json", "-o", "swift"]
        + common, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    let still = try run(
      ["render", file, "--script", "script.json", "--scale", "0.2", "--at", "0", "-o", "still"],
      in: folder)
    #expect(still.status == 0)
    let second = try run(["render", "scene.json", "-o", "json"] + common, in: folder)
    #expect(second.status == 0, "\(second.errors)")
    func frame(_ name: String) -> Data? {
      FileManager.default.contents(atPath: "\(folder)/\(name)/frame-0000.png")
    }
    #expect(frame("swift") == frame("json"))
    #expect(frame("swift") != frame("still"))
  }

  @Test func `watch makes its page again when the file has changed`() throws {
    let folder = try folder()
    func source(_ color: String) -> String {
      "import SwiftUI\nstruct A: View { var body: some View { Color.\(color) } }"
    }
    try write(source("red"), "A.swift", in: folder)
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltFrontEnd.tool))
    process.arguments = ["watch", "A.swift", "-o", "player.html"]
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["ZOOM_RENDER_CACHE"] = BuiltFrontEnd.cache
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    func page(differingFrom old: Data?) -> Data? {
      for _ in 0..<600 {
        if let data = FileManager.default.contents(atPath: "\(folder)/player.html"),
          data != old
        {
          return data
        }
        usleep(100_000)
      }
      return nil
    }
    let first = page(differingFrom: nil)
    #expect(first != nil)
    try write(source("blue"), "A.swift", in: folder)
    #expect(page(differingFrom: first) != nil)
  }

  @Test func `a package's target, a folder and several files are one program`() throws {
    let folder = try folder()
    let target = "\(folder)/App/Sources/Screens"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/App/Sources/Core", withIntermediateDirectories: true)
    try write("// swift-tools-version: 6.0", "App/Package.swift", in: folder)
    try write("public let core = 1", "App/Sources/Core/Core.swift", in: folder)
    try write(
      "import SwiftUI\nstruct Root: View { var body: some View { Leaf(name: \"leaf\") } }",
      "App/Sources/Screens/Root.swift", in: folder)
    try write(
      "import SwiftUI\nstruct Leaf: View { let name: String\n var body: some View { Text(name) } }",
      "App/Sources/Screens/Leaf.swift", in: folder)
    for input in [
      ["App"], ["App/Sources/Screens"],
      ["App/Sources/Screens/Root.swift", "App/Sources/Screens/Leaf.swift"],
    ] {
      let run = try run(["nodes"] + input, in: folder)
      #expect(run.status == 0, "\(input): \(run.errors)")
      #expect(run.output.contains("string: \"leaf\""))
    }
  }

  @Test func `a target's own modules, its path and a missing root are understood`() throws {
    let folder = try folder()
    for name in ["App/Screens", "App/Sources/Core"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "Core"),
        .executableTarget(name: "Screens", dependencies: ["Core"], path: "Screens"),
      ])
      """, "App/Package.swift", in: folder)
    try write(
      "public struct Item { public let name: String\n public init(name: String) { self.name = name } }",
      "App/Sources/Core/Core.swift", in: folder)
    try write(
      "import SwiftUI\nimport Core\nstruct Root: View { var body: some View { "
        + "Text(Item(name: \"leaf\").name) } }", "App/Screens/Root.swift", in: folder)
    for input in ["App", "App/Screens"] {
      let run = try run(["nodes", input], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("string: \"leaf\""))
    }
    let missing = try run(["nodes", "App", "--root", "Nope"], in: folder)
    #expect(missing.status == 65)
    #expect(missing.errors.contains("error: no view of the files is named 'Nope'"))
    #expect(missing.errors.contains("--root 'Root()' (App/Screens/Root.swift:3:1)"))
  }

  @Test func `environment values and states of previews are declared by macros`() throws {
    let folder = try folder()
    try write(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var radius: CGFloat = 7 // points
        @Entry var label: String? = nil
        @Entry var step = 3
      }
      struct A: View {
        @Environment(\\.radius) var radius
        @Environment(\\.label) var label
        @Environment(\\.step) var step
        let flag: Bool
        var body: some View { Text("\\(Int(radius)) \\(label ?? "none") \\(step) \\(flag)") }
      }
      #Preview {
        @Previewable @State var flag = true
        A(flag: flag).environment(\\.radius, 9)
      }
      """, "A.swift", in: folder)
    let run = try run(["nodes", "A.swift"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("9 none 3 true"), "\(run.output)")
  }
}
