// The targets of a package, read from its manifest.

import ZoomRender

/// A package's own targets. The manifest is read, not run: names, paths and dependencies that are
/// written as plain strings are found, and folders of `Sources` where there are none.
struct SwiftPackage {
  struct Target: Equatable {
    var name: String
    /// Where its sources are.
    var folder: String
    /// Names of the targets that it depends on.
    var dependencies: [String] = []
  }

  var targets: [Target]

  /// The package whose manifest is in a folder; nil without one.
  init?(at root: String) {
    guard let bytes = try? PosixFile.read("\(root)/Package.swift") else { return nil }
    let declared = Self.declared(in: Array(String(decoding: bytes, as: UTF8.self)), root)
    if !declared.isEmpty {
      targets = declared
      return
    }
    let names = (try? PosixFile.names(in: "\(root)/Sources")) ?? []
    targets = names.map { Target(name: $0, folder: "\(root)/Sources/\($0)") }
  }

  /// The package around a folder of sources, a few levels up.
  init?(around folder: String) {
    var parent = FrontEnd.parent(of: PosixFile.absolute(folder))
    for _ in 0..<4 {
      if let package = SwiftPackage(at: parent) {
        self = package
        return
      }
      parent = FrontEnd.parent(of: parent)
    }
    return nil
  }

  /// A target and the targets of the package that it needs, those first.
  func closure(of target: Target) -> [Target] {
    var found: [Target] = []
    func visit(_ target: Target, _ depth: Int) {
      guard depth < 32, !found.contains(target) else { return }
      for name in target.dependencies {
        if let needed = targets.first(where: { $0.name == name }), needed != target {
          visit(needed, depth + 1)
        }
      }
      if !found.contains(target) { found.append(target) }
    }
    visit(target, 0)
    return found
  }

  // MARK: Manifest

  private static func declared(in text: [Character], _ root: String) -> [Target] {
    var targets: [Target] = []
    var index = 0
    while index < text.count {
      guard
        let start = [".target(", ".executableTarget("].lazy.compactMap({ mark in
          starts(mark, at: index, in: text) ? index + mark.count : nil
        }).first
      else {
        index += 1
        continue
      }
      let end = close(of: start, in: text)
      let body = Array(text[start..<end])
      index = end
      guard let name = string(after: "name:", in: body) else { continue }
      // `.target(name: "Core")` among dependencies has no folder and no path of its own.
      let own = string(after: "path:", in: body).map { "\(root)/\($0)" }
      let only = "\(root)/Sources"
      let folder = own ?? "\(only)/\(name)"
      var sources = folder
      if own == nil, PosixFile.status(folder)?.isFolder != true { sources = only }
      guard PosixFile.status(sources)?.isFolder == true,
        !targets.contains(where: { $0.name == name })
      else { continue }
      targets.append(
        Target(name: name, folder: sources, dependencies: list(after: "dependencies:", in: body)))
    }
    return targets
  }

  private static func starts(_ mark: String, at index: Int, in text: [Character]) -> Bool {
    let wanted = Array(mark)
    return index + wanted.count <= text.count
      && text[index..<(index + wanted.count)].elementsEqual(wanted)
  }

  /// The place of the parenthesis or bracket that closes what is open at `start`.
  private static func close(of start: Int, in text: [Character]) -> Int {
    var depth = 1
    var index = start
    var isString = false
    while index < text.count {
      let character = text[index]
      if character == "\"" { isString.toggle() }
      if !isString, "([".contains(character) { depth += 1 }
      if !isString, ")]".contains(character) { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return index
  }

  private static func string(after mark: String, in text: [Character]) -> String? {
    guard let start = text.indices.first(where: { starts(mark, at: $0, in: text) }) else {
      return nil
    }
    return strings(in: text[(start + mark.count)...].prefix { $0 != "," && $0 != "\n" }).first
  }

  private static func list(after mark: String, in text: [Character]) -> [String] {
    guard let start = text.indices.first(where: { starts(mark, at: $0, in: text) }),
      let open = text[start...].firstIndex(of: "[")
    else { return [] }
    return strings(in: text[(open + 1)..<close(of: open + 1, in: text)])
  }

  private static func strings(in text: some Sequence<Character>) -> [String] {
    let parts = String(Array(text)).split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
