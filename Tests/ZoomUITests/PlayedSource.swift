// Views of a test, played.

import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

/// Plays a test's views as the tool plays those of a file.
@MainActor
enum PlayedSource {
  /// The script's timeline on an iPhone 16 Pro; what sleeps, repeats or waits does so in scene time.
  static func timeline<V: View>(
    _ script: [ScriptEvent], @ViewBuilder _ root: @escaping @MainActor () -> V
  ) throws -> Timeline {
    var options = SwiftSceneOptions()
    options.script = script.map { ScriptStep($0) }
    let source = SwiftUISource(options: options, root: root)
    let saved = VirtualClock.current
    defer { VirtualClock.current = saved }
    ZoomProgram.connect(source.graph.clock)
    let folder = try #require(BuiltFrontEnd.assets)
    return Timeline(
      scene: source.scene(options),
      assets: try AssetSnapshot.load(.init(assetDirectory: folder)))
  }
}
