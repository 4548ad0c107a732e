// `doctor`: whether this machine can render.

import Glibc
import ZoomRender

enum DoctorCommand {
  static let verb = Verb(
    "doctor", "Checks that this machine has what rendering needs",
    options: [
      Option(
        "--assets", value: "DIR", standard: "found near the program",
        "folder of the pinned fonts and icons")
    ],
    examples: ["zoom-render doctor"]
  ) { invocation in
    let console = invocation.console
    var status = ExitStatus.success
    console.result("zoom-render   \(CommandLineTool.version) (\(RendererVersion.current))\n")
    console.result("processors    \(Workers.available)\n")
    let directory =
      invocation.arguments.text("--assets")
      ?? AssetSnapshot.assetDirectory(forExecutable: invocation.executable)
    if let directory {
      do {
        let snapshot = try AssetSnapshot.load(.init(assetDirectory: directory))
        console.result("assets        \(directory)\n")
        for file in snapshot.fingerprints {
          console.result("              \(file.name) \(file.digest)\n")
        }
      } catch {
        console.result("assets        missing: \(error)\n")
        status = .inputUnreadable
      }
    } else {
      console.result("assets        missing: run 'script/bootstrap'\n")
      status = .inputUnreadable
    }
    let ffmpeg = program("ffmpeg")
    console.result(
      "ffmpeg        \(ffmpeg ?? "missing: only video needs it (apt install ffmpeg)")\n")
    return status
  }

  /// The path of a program of the search path.
  private static func program(_ name: String) -> String? {
    guard let path = getenv("PATH").map({ String(cString: $0) }) else { return nil }
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
