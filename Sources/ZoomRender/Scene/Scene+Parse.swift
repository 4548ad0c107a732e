// The way from a file's bytes to a scene.

extension Scene {
  /// Reads and checks a scene description.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text, at most 32 MiB.
  ///   - file: The file as the user named it; assets are looked up below its folder.
  /// - Returns: The scene, nil when there is an error, and all findings by place.
  /// - Complexity: O(bytes + nodes after expansion).
  public static func parse(_ bytes: [UInt8], file: String) -> (
    scene: Scene?, diagnostics: [Diagnostic]
  ) {
    SceneParser.parse(SourceText(file: file, bytes: bytes))
  }
}
