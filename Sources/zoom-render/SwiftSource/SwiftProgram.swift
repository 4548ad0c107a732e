// A compiled SwiftUI program: made once for the same content, run with limits.

import CSandbox
import Glibc
import ZoomRender

/// Compiles SwiftUI files with the front end and runs the result as a process of its own.
struct SwiftProgram {
  /// As the user named them.
  var files: [String]
  /// An expression that makes the root view; nil = found in the files.
  var root: String?
  var version: Double = 26
  var languageMode = "5"
  /// Modules whose files are among ``files``.
  var modules: [String] = []

  enum Failure: Error {
    /// Problems with the user's files.
    case diagnostics([Diagnostic])
    /// The compiler's own text.
    case compiler(String)
    case missing(FrontEnd.Missing)
    case posix(PosixError)
    /// The folder of compiled programs cannot be written.
    case cache(PosixError)
  }

  /// Compiles unless the same content has been compiled before; returns the program's path.
  func compile(frontEnd: FrontEnd, cache: String) throws(Failure) -> String {
    do {
      let sources = try files.map { try PosixFile.read($0) }
      try checkText(sources)
      let prepass = SourcePrepass(version: version, ownModules: Set(modules))
      let passed = sources.map { prepass.run($0) }
      try check(passed)
      let root = try rootExpression(sources, passed)
      let key = digest(sources, root: root, frontEnd)
      let program = "\(cache)/\(key)/scene"
      if PosixFile.status(program) != nil { return program }
      try Self.openCache()
      let folder = try PosixFile.temporaryFolder()
      defer { PosixFile.remove(folder) }
      try build(in: folder, passed, root: root, frontEnd)
      try PosixFile.makeFolders("\(cache)/\(key)")
      let staged = "\(cache)/\(key)/scene.\(getpid())"
      try PosixFile.write(try PosixFile.read("\(folder)/scene"), to: staged)
      chmod(staged, 0o700)
      guard rename(staged, program) == 0 else {
        throw PosixError(operation: "rename to", path: program, code: errno)
      }
      Self.prune(cache, keeping: key)
      return program
    } catch let failure as Failure {
      throw failure
    } catch let error as PosixError {
      throw .posix(error)
    } catch {
      throw .compiler("\(error)\n")
    }
  }

  private func check(_ passed: [SourcePrepass.Result]) throws(Failure) {
    var problems: [Diagnostic] = []
    for (file, result) in zip(files, passed) {
      for unknown in result.unknownImports {
        problems.append(
          Diagnostic(
            .error, id: "swiftui.import",
            "module '\(unknown.module)' is not available: only SwiftUI, UIKit, Combine, Foundation, "
              + "Observation and the standard library are",
            at: SourceLocation(
              file: file, line: unknown.line, column: unknown.column,
              length: unknown.module.utf8.count),
            notes: [
              Diagnostic.Note(
                "put what uses '\(unknown.module)' into a file of its own, or behind "
                  + "'#if canImport(\(unknown.module))'")
            ]))
      }
    }
    if !problems.isEmpty { throw .diagnostics(problems) }
  }

  /// What the compiler would take for the strangest Swift.
  private func checkText(_ sources: [[UInt8]]) throws(Failure) {
    let problems = zip(files, sources).compactMap { file, bytes -> Diagnostic? in
      guard String(validating: bytes, as: UTF8.self) == nil || bytes.contains(0) else { return nil }
      return Diagnostic(
        .error, id: "swiftui.text", "this is no Swift source: it is not UTF-8 text",
        at: SourceLocation(file: file, line: 1, column: 1))
    }
    if !problems.isEmpty { throw .diagnostics(problems) }
  }

  // MARK: Root

  /// The expression of the root view; nil for a program that starts itself.
  private func rootExpression(
    _ sources: [[UInt8]], _ passed: [SourcePrepass.Result]
  ) throws(Failure) -> String? {
    var finder = RootFinder()
    for (index, source) in sources.enumerated() {
      finder.add(
        SourceScanner.tokens(of: source), file: files[index], previews: passed[index].previews)
    }
    if finder.program != nil, root == nil { return nil }
    if let root {
      // A bare type name is short for making one; `main` stays with the program.
      let isTypeName = root.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      guard isTypeName else { return root }
      guard finder.names.contains(root) else { throw unknown(root, finder.views) }
      return finder.apps.contains(root) ? RootFinder.window(of: root) : "\(root)()"
    }
    switch finder.choose() {
    case .program: return nil
    case .expression(let text): return text
    case let other: throw .diagnostics([finder.problem(of: other, files: files)])
    }
  }

  private func unknown(_ root: String, _ views: [RootFinder.Candidate]) -> Failure {
    .diagnostics([
      Diagnostic(
        .error, id: "swiftui.root", "no view of the files is named '\(root)'",
        notes: views.isEmpty ? [Diagnostic.Note("the files declare no view")] : views.map(\.choice))
    ])
  }

  private func digest(_ sources: [[UInt8]], root: String?, _ frontEnd: FrontEnd) -> String {
    var bytes = Array("\(frontEnd.identity)\n\(version) \(languageMode) \(modules)\n".utf8)
    bytes += Array(SwiftEntry.source(root: root).utf8)
    for (file, source) in zip(files, sources) {
      bytes += Array("\(file) \(source.count)\n".utf8) + source
    }
    return Digest(of: bytes).description
  }

  // MARK: Compiler

  private func build(
    in folder: String, _ passed: [SourcePrepass.Result], root: String?, _ frontEnd: FrontEnd
  ) throws {
    try PosixFile.write(Array(SwiftEntry.source(root: root).utf8), to: "\(folder)/ZoomEntry.swift")
    var overlay: [String] = []
    for (index, result) in passed.enumerated() where result.isChanged {
      let copy = "\(folder)/\(index).swift"
      try PosixFile.write(result.bytes, to: copy)
      overlay.append(
        "{\"type\":\"file\",\"name\":\(quoted(PosixFile.absolute(files[index]))),"
          + "\"external-contents\":\(quoted(copy))}")
    }
    var arguments = [
      frontEnd.compiler, "-Onone", "-swift-version", languageMode, "-module-name", "ZoomScene",
      "-package-name", "ZoomScene", "-parse-as-library", "-suppress-warnings", "-module-alias",
      "SwiftUI=ZoomUI", "-enable-upcoming-feature", "IsolatedDefaultValues",
      "-module-alias", "UIKit=ZoomUIKit", "-module-alias", "Combine=ZoomCombine", "-Xfrontend",
      "-import-module", "-Xfrontend", "SwiftUI", "-I", frontEnd.modules, "-L", frontEnd.library,
      "-lZoomUI", "-Xlinker", "-rpath", "-Xlinker", frontEnd.library, "-Xlinker",
      "--export-dynamic", "-module-cache-path",
      "\(Self.cacheFolder)/modules",
    ]
    arguments += ["-I", folder]
    if !overlay.isEmpty {
      let text =
        "{\"version\":0,\"use-external-names\":false,\"roots\":[\(overlay.joined(separator: ","))]}"
      try PosixFile.write(Array(text.utf8), to: "\(folder)/overlay.yaml")
      arguments += ["-vfsoverlay", "\(folder)/overlay.yaml"]
    }
    arguments += files + ["\(folder)/ZoomEntry.swift", "-o", "\(folder)/scene"]
    try compile(arguments, in: folder, frontEnd)
  }

  private func compile(_ arguments: [String], in folder: String, _ frontEnd: FrontEnd) throws {
    let errors = "\(folder)/errors"
    var modules = FrontEnd.cModules
    while true {
      let map = modules.map { "module \($0) {}\n" }.joined()
      try PosixFile.write(Array(map.utf8), to: "\(folder)/module.modulemap")
      let result = Sandbox.run(arguments, errorFile: errors, limits: .compiler)
      guard result.status != 0 else { return }
      if result.error != 0 {
        throw PosixError(operation: "start", path: frontEnd.compiler, code: result.error)
      }
      let text = String(decoding: (try? PosixFile.read(errors)) ?? [], as: UTF8.self)
      // A C module that the engine has gained since the list was written.
      if let range = text.firstRange(of: "missing required module '"), modules.count < 64 {
        modules.append(String(text[range.upperBound...].prefix { $0 != "'" }))
        continue
      }
      let place = "\(folder)/ZoomEntry.swift"
      throw Failure.compiler(
        text.split(separator: place, omittingEmptySubsequences: false).joined(separator: "--root")
          + CompilerNotes.notes(for: text))
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  /// The cache keeps this many programs.
  private static let cacheLimit = 64

  private static func prune(_ cache: String, keeping key: String) {
    guard let names = try? PosixFile.names(in: cache), names.count > cacheLimit else { return }
    let aged = names.filter { $0 != key }.map { ($0, PosixFile.status("\(cache)/\($0)")) }
      .sorted { ($0.1?.seconds ?? 0) < ($1.1?.seconds ?? 0) }
    for (name, _) in aged.prefix(names.count - cacheLimit) { PosixFile.remove("\(cache)/\(name)") }
  }

  /// Makes sure that programs can be kept; the compiler would speak of its own files instead.
  private static func openCache() throws(Failure) {
    do {
      try PosixFile.makeFolders(cacheFolder)
      guard access(cacheFolder, W_OK) == 0 else {
        throw PosixError(operation: "write to", path: cacheFolder, code: errno)
      }
    } catch let error as PosixError {
      throw .cache(error)
    } catch {
      throw .compiler("\(error)\n")
    }
  }

  /// Where compiled programs are kept.
  static var cacheFolder: String {
    if let folder = PosixFile.environment("ZOOM_RENDER_CACHE") { return folder }
    if let folder = PosixFile.environment("XDG_CACHE_HOME") { return "\(folder)/zoom-render" }
    return "\(PosixFile.environment("HOME") ?? "/tmp")/.cache/zoom-render"
  }
}
