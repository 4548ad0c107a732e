// `certify`: proves that a scene's pixels do not depend on how it is rendered.

import Glibc
import ZoomRender

enum CertifyCommand {
  static let verb = Verb(
    "certify",
    "Renders scenes with several numbers of jobs, orders, kernels and builds; proves bytes equal",
    operands: "SCENE|FOLDER|GLOB...",
    options: [
      Option("--jobs", short: "-j", value: "LIST", standard: "1,2,4", "numbers of jobs to try"),
      Option(
        "--with", value: "PROGRAM", standard: "none",
        "another build of this program, whose frames must be the same; repeatable"),
      Option("--fps", value: "F", standard: "the scene's, else 60", "frames per second"),
      Option("--scale", value: "S", standard: "the scene's, else 1", "pixels per point"),
      Option("--golden-root", value: "DIR", standard: "golden beside scenes", "folder of goldens"),
      Option("--store", "keeps the result as certificate.json beside the golden"),
      Option(
        "--json", value: "FILE", standard: "none",
        "writes the certificate of one scene with its frames' digests ('-' = stdout)"),
    ] + SceneInput.options,
    examples: [
      "zoom-render certify scenes/zoom/albums.json",
      "zoom-render certify scenes --jobs 1,2 --store",
      "zoom-render certify scenes/zoom/albums.json --with .build/release/zoom-render",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else {
      throw ToolError.usage("needs a scene or a folder of scenes")
    }
    let ways = Certificate.standardWays(jobs: try jobs(arguments.text("--jobs") ?? "1,2,4"))
    let files = try FileSystem.sceneFiles(arguments.operands)
    guard files.count == 1 || !arguments.has("--json") else {
      throw ToolError.usage("option '--json' takes one scene, found \(files.count)")
    }
    if arguments.has("--with"), invocation.compiled != nil {
      throw ToolError(
        .usage, "option '--with' compares scenes of JSON",
        notes: [
          "'zoom-render render FILE.swift --emit-scene FILE.json' writes one with the same bytes"
        ])
    }
    var status = ExitStatus.success
    for file in files {
      if try !certify(file, ways, invocation) { status = .nonDeterministic }
    }
    return status
  }

  /// False when two ways, or two builds, differ.
  private static func certify(
    _ file: String, _ ways: [Certificate.Way], _ invocation: Invocation
  ) throws -> Bool {
    let arguments = invocation.arguments
    let store = GoldenStore(
      folder: GoldenPath.folder(scene: file, root: arguments.text("--golden-root")))
    let session = try GoldenInput(invocation).session(file, store: store)
    let progress = ProgressLine(
      GoldenPath.name(scene: file), total: session.frameCount * ways.count,
      console: invocation.console)
    let certificate = try Certificate.certify(session, ways: ways) { progress.advance(to: $0) }
    progress.finish()
    if let path = arguments.text("--json") { try write(certificate, to: path, invocation) }
    let path = store.folder + "/certificate.json"
    let stored = (try? FileSystem.read(path)).flatMap(certificate.storedDigest)
    if let problem = try problem(certificate, stored, file, invocation) {
      invocation.console.problem("FAILED   \(certificate.scene)  \(problem)\n")
      return false
    }
    // A scene that never has a golden has no place for a certificate either.
    let storesResult = arguments.has("--store") && session.timeline.scene.golden.isEnabled
    if storesResult {
      try AtomicFile.makeFolder(store.folder)
      try AtomicFile.write(Array(certificate.json.utf8), to: path)
    }
    let builds = arguments.texts("--with").count
    let others = builds == 0 ? "" : ", \(builds) other build\(builds == 1 ? "" : "s")"
    if arguments.text("--json") != "-" {
      invocation.console.result(
        "proven   \(certificate.scene)  \(certificate.frames) frames, \(ways.count) ways\(others)"
          + "\(stored == nil ? "" : ", as stored")"
          + "\(arguments.has("--store") && !storesResult ? ", not stored: it has no golden" : "")"
          + ", digest \(certificate.digest)\n")
    }
    return true
  }

  /// What differs: two ways, the stored certificate, or another build; nil for nothing.
  private static func problem(
    _ certificate: Certificate, _ stored: String?, _ file: String, _ invocation: Invocation
  ) throws -> String? {
    if let difference = certificate.difference {
      return "frame \(difference.frame) differs with \(difference.way.words)"
    }
    if let stored, stored != certificate.digest {
      return "another build has certified \(stored), this one gives \(certificate.digest)"
    }
    for program in invocation.arguments.texts("--with") {
      let answer = try answer(of: program, file, invocation)
      switch certificate.compared(with: answer) {
      case .equal: break
      case .differs(let frame, let environment):
        return "frame \(frame) differs in '\(program)'"
          + (environment.isEmpty ? "" : " (\(environment.joined(separator: ", ")))")
      case .incomparable(let reason):
        throw ToolError(.inputUnreadable, "cannot compare with '\(program)': \(reason)")
      }
    }
    return nil
  }

  /// The certificate that another program gives of a scene.
  private static func answer(
    of program: String, _ file: String, _ invocation: Invocation
  ) throws -> [UInt8] {
    let own: Set = ["--jobs", "--with", "--json", "--store", "--assets", "--quiet", "--timings"]
    var words = [program, "certify", file, "--jobs", "1", "--quiet", "--json", "-"]
    words += invocation.arguments.options(without: own)
    // Another build may lie where it does not find the fonts that this one has found.
    let assets =
      invocation.arguments.text("--assets")
      ?? AssetSnapshot.assetDirectory(forExecutable: invocation.executable)
    if let assets { words += ["--assets", assets] }
    do {
      return try ProgramOutput.bytes(of: words, help: "'--with' takes a build of zoom-render")
    } catch let failure as ProgramFailure {
      throw ToolError(.inputUnreadable, "cannot compare with '\(program)': \(failure)")
    }
  }

  private static func write(
    _ certificate: Certificate, to path: String, _ invocation: Invocation
  ) throws {
    let text = certificate.json(listsFrames: true)
    if path == "-" {
      invocation.console.result(text)
    } else {
      try AtomicFile.write(Array(text.utf8), to: path)
    }
  }

  private static func jobs(_ text: String) throws(ToolError) -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard let number = Int(part), (1...256).contains(number) else {
        throw .usage("option '--jobs' takes numbers of 1…256 with commas, found '\(text)'")
      }
      numbers.append(number)
    }
    return numbers
  }
}
