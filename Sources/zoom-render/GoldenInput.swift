// Scenes and their goldens for verbs.

import ZoomRender

/// Scenes and their goldens, loaded for a verb.
struct GoldenInput {
  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// The played scene of a file with its golden's folder.
  func session(_ file: String, store: GoldenStore) throws -> GoldenSession {
    let input = SceneInput(invocation)
    let scene = try input.scene(file)
    let assets = try input.assets(of: scene)
    let timeline = try input.timeline(scene, assets)
    let scale = try invocation.arguments.number("--scale", in: 0.05...16)
    let fps = try invocation.arguments.number("--fps", in: 1...1000)
    return GoldenSession(timeline: timeline, assets: assets, store: store, fps: fps, scale: scale)
  }

  /// The verdict on a scene that cannot be read or played.
  static func unreadable(_ file: String, _ store: GoldenStore, _ error: ToolError) -> SceneVerdict {
    SceneVerdict(
      name: GoldenPath.name(scene: file), file: file, golden: store.folder, status: .unreadable,
      message: error.message)
  }
}
