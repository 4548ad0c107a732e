// The report as SARIF 2.1.0, for code-scanning services.

extension VerifyReport {
  /// One run whose results point at the scene's line that moved.
  ///
  /// Source of the form: OASIS "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
  public func sarif(version: String) -> String {
    let results = scenes.filter { !$0.status.isGood && $0.status != .recorded }.map {
      SARIFReport.result($0)
    }
    return SARIFText.document(version: version, rules: SARIFReport.rules, results: results)
  }
}

/// Verdicts as parts of a SARIF file.
enum SARIFReport {
  /// What a verdict can be, as rules.
  static let rules = [
    SARIFText.Rule(id: "golden.failed", text: "frames differ from the golden"),
    SARIFText.Rule(id: "golden.missing", text: "the scene has no golden"),
    SARIFText.Rule(id: "golden.nonDeterministic", text: "two renderings of a frame differ"),
    SARIFText.Rule(id: "golden.unreadable", text: "the golden cannot be read"),
  ]

  /// The result of a scene that is not good.
  static func result(_ scene: SceneVerdict) -> String {
    SARIFText.result(
      "golden.\(scene.status.rawValue)", level: "error", "\(scene.name): \(scene.account)",
      file: scene.location?.file ?? scene.file, line: scene.location?.line ?? 1,
      column: scene.location?.column ?? 1)
  }
}
