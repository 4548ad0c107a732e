// The stage that a program is shown on.

import ZoomRender

/// Device and appearance of a run.
struct SceneSettings {
  var screenSize = EngineSize(402, 874)
  var safeArea = EngineInsets.zero
  /// Of the display, in points.
  var cornerRadius = 0.0
  /// Pixels per point.
  var scale = 3.0
  /// Set for all tab bars by their appearance.
  var hidesTabBars = false
  /// The system's version.
  var version = 26.0
  var assetRoot = "."
  var assetFiles: Set<String> = []

  func hasFile(named name: String) -> Bool { assetFiles.contains(name) }
}
