// Where a scene's golden is.

/// The folder of a scene's golden.
///
/// `…/scenes/zoom/albums.json` has `…/golden/zoom/albums`; with a golden root, `<root>/zoom/albums`.
/// A scene outside any `scenes` folder has `golden/<name>` beside it.
public enum GoldenPath {
  /// The folder for a scene file; paths use `/`.
  public static func folder(scene: String, root: String? = nil) -> String {
    let (base, relative) = split(scene)
    if let root { return join(root, relative) }
    return join(join(base, "golden"), relative)
  }

  /// The scene's name below its scenes folder, without extension: `zoom/albums`.
  public static func name(scene: String) -> String { split(scene).relative }

  /// The folder that holds `scenes` (or the scene itself), and the rest without extension.
  private static func split(_ scene: String) -> (base: String, relative: String) {
    var parts = scene.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let isAbsolute = scene.hasPrefix("/")
    if let last = parts.last, let dot = last.lastIndex(of: "."), dot != last.startIndex {
      parts[parts.count - 1] = String(last[..<dot])
    }
    let cut: (base: ArraySlice<String>, rest: ArraySlice<String>)
    if let index = parts.dropLast().lastIndex(of: "scenes") {
      cut = (parts[..<index], parts[(index + 1)...])
    } else {
      cut = (parts.dropLast(), parts.suffix(1))
    }
    let base = (isAbsolute ? "/" : "") + cut.base.joined(separator: "/")
    return (base, cut.rest.joined(separator: "/"))
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
