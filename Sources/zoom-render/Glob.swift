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

  /// The files and folders that match, sorted; hidden ones only where a part begins with a dot. A
  /// `**` at the end stands for the folder before it.
  func paths() -> [String] {
    var found: [String] = []
    collect(isAbsolute ? "/" : "", parts[...], chain: [], into: &found)
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

  /// - Parameter chain: the folders that the `**` before has come through: links can make a ring.
  private func collect(
    _ folder: String, _ parts: ArraySlice<String>, chain: [FolderIdentity],
    into found: inout [String]
  ) {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    let here = folder.isEmpty ? "." : folder
    func path(_ name: String) -> String {
      folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
    func visit(_ next: String) {
      if rest.isEmpty {
        if access(next, F_OK) == 0 { found.append(next) }
      } else if FileSystem.isFolder(next) {
        collect(next, rest, chain: [], into: &found)
      }
    }
    guard part == "**" || Glob(part) != nil else { return visit(path(part)) }
    guard part == "**" else {
      for name in Self.names(in: here, part) { visit(path(name)) }
      return
    }
    guard let chain = FolderIdentity.chain(chain, to: here) else { return }
    // A folder stands for all that is below it.
    guard !rest.isEmpty else { return found.append(here) }
    collect(folder, rest, chain: [], into: &found)
    for name in Self.names(in: here, "*") where FileSystem.isFolder(path(name)) {
      collect(path(name), parts, chain: chain, into: &found)
    }
  }

  /// The names in a folder that match; none where it cannot be read.
  private static func names(in folder: String, _ pattern: String) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter { fnmatch(pattern, $0, FNM_PERIOD) == 0 }
  }
}
