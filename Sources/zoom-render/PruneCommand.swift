// `prune`: goldens whose scene is gone.

import ZoomRender

enum PruneCommand {
  /// What happens to a golden without a scene.
  enum Treatment: String, CaseIterable, Sendable {
    case warn, reject, delete
  }

  static let verb = Verb(
    "prune", "Lists or deletes goldens whose scene is gone", operands: "FOLDER...",
    options: [
      Option(
        "--unreferenced", value: "WHAT", standard: "warn",
        "warn: list them; reject: list them and exit 2; delete: remove manifest and pictures"),
      Option("--golden-root", value: "DIR", standard: "golden beside scenes", "folder of goldens"),
    ],
    examples: ["zoom-render prune scenes", "zoom-render prune scenes --unreferenced delete"]
  ) { invocation in
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else { throw ToolError.usage("needs a folder of scenes") }
    let treatment = try arguments.choice("--unreferenced", Treatment.self) ?? .warn
    for folder in arguments.operands where !FileSystem.isFolder(folder) {
      throw ToolError(.inputUnreadable, "'\(folder)' is not a folder")
    }
    let stale = try GoldenFolders.withoutScene(
      in: arguments.operands, root: arguments.text("--golden-root"))
    for path in stale {
      if treatment == .delete { try GoldenFolders.delete(path) }
      invocation.console.result("\(treatment == .delete ? "deleted" : "stale") \(path)\n")
    }
    return treatment == .reject && !stale.isEmpty ? .goldenMissing : .success
  }
}
