// `certify`: proves that a scene's pixels do not depend on how it is rendered.

import Glibc
import ZoomRender

enum CertifyCommand {
  static let verb = Verb(
    "certify",
    "Renders scenes with several numbers of jobs, orders and kernels, and against the certificate of "
      + "another build; proves bytes equal",
    operands: "SCENE|FOLDER|GLOB...",
    options: [
      Option("--jobs", short: "-j", value: "LIST", standard: "1,2,4", "numbers of jobs to try"),
      Option("--fps", value: "F", standard: "the scene's, else 60", "frames per second"),
      Option("--scale", value: "S", standard: "the scene's, else 1", "pixels per point"),
      Option("--golden-root", value: "DIR", standard: "golden beside scenes", "folder of goldens"),
      Option("--store", "keeps the result as certificate.json beside the golden"),
    ] + SceneInput.options,
    examples: [
      "zoom-render certify scenes/zoom/albums.json",
      "zoom-render certify scenes --jobs 1,2 --store",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else {
      throw ToolError.usage("needs a scene or a folder of scenes")
    }
    let ways = Certificate.standardWays(jobs: try jobs(arguments.text("--jobs") ?? "1,2,4"))
    var status = ExitStatus.success
    for file in try FileSystem.sceneFiles(arguments.operands) {
      let store = GoldenStore(
        folder: GoldenPath.folder(scene: file, root: arguments.text("--golden-root")))
      let session = try GoldenInput(invocation).session(file, store: store)
      let progress = ProgressLine(
        GoldenPath.name(scene: file), total: session.frameCount * ways.count,
        console: invocation.console)
      let certificate = try Certificate.certify(session, ways: ways) { progress.advance(to: $0) }
      progress.finish()
      let path = store.folder + "/certificate.json"
      let stored = (try? FileSystem.read(path)).flatMap(certificate.storedDigest)
      if let stored, stored != certificate.digest {
        status = .nonDeterministic
        invocation.console.problem(
          "FAILED   \(certificate.scene)  another build has certified \(stored), this one gives "
            + "\(certificate.digest)\n")
        continue
      }
      if arguments.has("--store"), certificate.isProven {
        try AtomicFile.makeFolder(store.folder)
        try AtomicFile.write(Array(certificate.json.utf8), to: path)
      }
      if let difference = certificate.difference {
        status = .nonDeterministic
        invocation.console.problem(
          "FAILED   \(certificate.scene)  frame \(difference.frame) differs with "
            + "\(difference.way.words)\n")
      } else {
        invocation.console.result(
          "proven   \(certificate.scene)  \(certificate.frames) frames, \(ways.count) ways"
            + "\(stored == nil ? "" : ", another build"), digest \(certificate.digest)\n")
      }
    }
    return status
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
