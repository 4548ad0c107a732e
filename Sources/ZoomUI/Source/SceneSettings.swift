// The stage that a program is shown on.

import ZoomRender

/// Device and appearance of a run.
struct SceneSettings {
  var screenSize = EngineSize(402, 874)
  /// The system's version.
  var version = 26.0
  var assetRoot = "."
  var assetFiles: Set<String> = []

  func hasFile(named name: String) -> Bool { assetFiles.contains(name) }
}
