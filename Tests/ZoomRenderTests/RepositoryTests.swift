// What holds for the repository's files: layers, names, sizes, pairs.

import Testing

@testable import ZoomRender

struct RepositoryTests {
  /// Folders of the library, each of which may name only types of those before it.
  static let layers = [
    "Geometry", "Diagnostics", "Motion", "Scene", "Assets", "Text", "Layout", "Frame", "Paint",
    "Transition", "Timeline", "Lint", "Raster", "Output", "Golden", "Reel",
  ]

  struct Source: CustomTestStringConvertible, Sendable {
    var path: String
    var text: String
    var testDescription: String { path }
    /// Folder of the library that the file belongs to.
    var layer: String? {
      let parts = path.split(separator: "/").map(String.init)
      return parts.count > 3 && parts[1] == "ZoomRender" ? parts[2] : nil
    }
    var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }
    /// Lines of code: comments and strings are cut out roughly.
    var code: [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let bare = line.drop { $0 == " " }
        return bare.hasPrefix("//") ? "" : line
      }
    }
    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
  }

  static let sources: [Source] = SceneFiles.files(below: "Sources")
    .filter { $0.hasSuffix(".swift") }
    .map { Source(path: $0, text: String(decoding: SceneFiles.bytes($0), as: UTF8.self)) }

  /// Tests without the sources that are their input.
  static let tests: [Source] = SceneFiles.files(below: "Tests")
    .filter { $0.hasSuffix(".swift") && !$0.contains("/Fixtures/") }
    .map { Source(path: $0, text: String(decoding: SceneFiles.bytes($0), as: UTF8.self)) }

  /// Names of types that a file declares at its top level.
  static func declarations(of source: Source) -> [String] {
    let keywords: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    var names: [String] = []
    for line in source.code where !line.hasPrefix(" ") {
      if line.hasPrefix("private ") || line.hasPrefix("fileprivate ") { continue }
      let words = line.split(whereSeparator: { " :<({".contains($0) })
      guard let index = words.firstIndex(where: { keywords.contains($0) }), index + 1 < words.count
      else { continue }
      names.append(String(words[index + 1]))
    }
    return names
  }

  /// Words that a file declares inside its types or as generic parameters.
  static func innerNames(of source: Source) -> Set<String> {
    var names: Set<String> = []
    for line in source.code {
      let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      for (keyword, name) in zip(words, words.dropFirst())
      where ["struct", "enum", "class", "typealias", "associatedtype", "case"].contains(keyword) {
        names.insert(String(name))
      }
      guard let open = line.firstIndex(of: "<"),
        line.contains("func ") || line.contains("struct ")
          || line.contains("enum ") || line.contains("init<")
      else { continue }
      for name in line[open...].split(whereSeparator: { !$0.isLetter }) {
        names.insert(String(name))
      }
    }
    return names
  }

  @Test func `no folder names a type of a later one`() {
    var layerOfType: [String: Int] = [:]
    for source in Self.sources {
      guard let layer = source.layer, let index = Self.layers.firstIndex(of: layer) else {
        continue
      }
      for name in Self.declarations(of: source) { layerOfType[name] = index }
    }
    #expect(layerOfType.count > 50)
    for source in Self.sources {
      guard let layer = source.layer, let index = Self.layers.firstIndex(of: layer) else {
        continue
      }
      let inner = Self.innerNames(of: source)
      for (number, line) in source.code.enumerated() {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          guard let other = layerOfType[String(word)], other > index,
            !inner.contains(String(word))
          else { continue }
          // A qualified name or a quoted word is no use of the type.
          if line.contains(".\(word)") || line.contains("\"\(word)") { continue }
          Issue.record("\(source.path):\(number + 1) names \(word) of \(Self.layers[other])")
        }
      }
    }
  }

  @Test func `every folder of the library has a place in the order`() {
    let folders = Set(Self.sources.compactMap(\.layer))
    #expect(folders.subtracting(Self.layers).isEmpty)
  }

  @Test func `library and tool do without Foundation`() {
    for source in Self.sources {
      guard
        source.path.hasPrefix("Sources/ZoomRender/") || source.path.hasPrefix("Sources/zoom-render")
      else { continue }
      for line in source.code {
        #expect(!line.contains("import Foundation"), "\(source.path)")
      }
    }
  }

  @Test func `no source is longer than 500 lines`() {
    for source in Self.sources + Self.tests {
      #expect(source.lineCount <= 500, "\(source.path) has \(source.lineCount) lines")
    }
  }

  @Test func `a file begins with a line that says what it is for`() {
    for source in Self.sources + Self.tests {
      #expect(source.text.hasPrefix("// "), "\(source.path)")
    }
  }

  /// Files that hold several small types of one topic, or functions without a type of their own.
  static let topicFiles: Set<String> = [
    "Interpolation", "SuppliedText", "PNGFile", "PaintDiagnostics", "ProfileConstants",
    "LineBreaker", "TapTargets", "ZoomContent", "MutationCatalogue",
  ]

  @Test func `a file is called after the type it declares or extends`() {
    for source in Self.sources
    where source.path.hasPrefix("Sources/ZoomRender/") && !Self.topicFiles.contains(source.name) {
      let base = source.name.split(separator: "+")[0]
      let names = source.code.contains { line in
        line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(base)
      }
      // `Modifier+Arguments` may hold types that belong to a type of the same folder.
      let isTopic =
        source.name.contains("+")
        && Self.sources.contains { $0.layer == source.layer && $0.name == base }
      #expect(names || isTopic, "\(source.path) says nothing of \(base)")
    }
  }

  @Test func `sources speak of the project alone`() {
    // Spelt in halves, so that this file does not contain them.
    let words = [
      "/wo" + "rk/", "sub" + "agent", "motion" + ".md", "metrics" + ".md", "layout" + ".md",
    ]
    for source in Self.sources + Self.tests {
      for word in words {
        #expect(!source.text.contains(word), "\(source.path) contains '\(word)'")
      }
    }
  }

  @Test func `the page of the vocabulary is what the table says`() {
    let page = String(decoding: SceneFiles.bytes("docs/vocabulary.md"), as: UTF8.self)
    #expect(
      page == VocabularyReference.markdown,
      "'zoom-render schema --markdown > docs/vocabulary.md' makes it anew")
  }

  // MARK: Scenes and goldens

  @Test(arguments: SceneFiles.all)
  func `a scene has a golden or says why not`(path: String) throws {
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    let folder = "golden/" + path.dropFirst("scenes/".count).dropLast(".json".count)
    let hasGolden = !SceneFiles.files(below: folder).isEmpty
    let anyGolden = !SceneFiles.files(below: "golden").isEmpty
    guard anyGolden else { return }
    if scene.golden.isEnabled {
      #expect(hasGolden, "\(folder) is missing: 'zoom-render record \(path)' makes it")
    } else {
      #expect(!hasGolden, "\(folder) exists, but the scene has no golden")
      #expect(scene.golden.reason?.isEmpty == false)
    }
  }

  @Test func `every golden has its scene and is small enough for plain git`() {
    let scenes = Set(SceneFiles.all.map { $0.dropFirst("scenes/".count).dropLast(".json".count) })
    for file in SceneFiles.files(below: "golden") {
      let parts = file.split(separator: "/").dropFirst().dropLast()
      #expect(scenes.contains(parts.joined(separator: "/")[...]), "\(file) has no scene")
      if file.hasSuffix(".png") {
        #expect(SceneFiles.bytes(file).count <= 64 << 10, "\(file) is larger than 64 KiB")
      }
    }
  }
}
