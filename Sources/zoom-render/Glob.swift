// Patterns for paths.

import Glibc

/// A path with `*`, `?`, `[…]` within a part, and `**` for any number of parts.
struct Glob {
  private let parts: [String]
  private let isAbsolute: Bool

  /// Nil when the text has no wildcard.
  init?(_ text: String) {
    guard text.contains(where: { "*?[".contains($0) }) else { return nil }
    parts = text.split(separator: "/").map(String.init)
    isAbsolute = text.hasPrefix("/")
  }

  /// The files that match, sorted; hidden ones only where a part begins with a dot.
  func files() -> [String] {
    var found: [String] = []
    collect(isAbsolute ? "/" : "", parts[...], depth: 0, into: &found)
    var unique: [String] = []
    for path in found.sorted() where unique.last != path { unique.append(path) }
    return unique
  }

  /// True when a name such as `zoom/albums` matches.
  func matches(_ name: String) -> Bool {
    Self.matches(name.split(separator: "/").map(String.init)[...], parts[...])
  }

  private static func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      return (0...names.count).contains { matches(names.dropFirst($0), parts.dropFirst()) }
    }
    guard let name = names.first, fnmatch(part, name, FNM_PERIOD) == 0 else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  private func collect(
    _ folder: String, _ parts: ArraySlice<String>, depth: Int, into found: inout [String]
  ) {
    // Links can make a ring.
    guard let part = parts.first, depth < 32 else { return }
    let rest = parts.dropFirst()
    func path(_ name: String) -> String {
      folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
    func visit(_ next: String, _ rest: ArraySlice<String>) {
      if rest.isEmpty {
        if access(next, F_OK) == 0, !FileSystem.isFolder(next) { found.append(next) }
      } else if FileSystem.isFolder(next) {
        collect(next, rest, depth: depth + 1, into: &found)
      }
    }
    guard part == "**" || Glob(part) != nil else { return visit(path(part), rest) }
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    if part == "**" {
      collect(folder, rest, depth: depth + 1, into: &found)
      for name in names where FileSystem.isFolder(path(name)) {
        collect(path(name), parts, depth: depth + 1, into: &found)
      }
    } else {
      for name in names where fnmatch(part, name, FNM_PERIOD) == 0 { visit(path(name), rest) }
    }
  }
}
