// What a command line names as SwiftUI source.

import ZoomRender

/// A Swift file, the Swift files of a folder, or those of a package's target.
struct SwiftInput {
  var files: [String] = []
  /// Targets of the package whose files are in the same program: their imports are blanked.
  var modules: [String] = []

  /// Empty for what is no Swift source.
  init(_ path: String) {
    if path.hasSuffix(".swift") {
      files = [path]
      return
    }
    guard PosixFile.status(path)?.isFolder == true else { return }
    if let package = SwiftPackage(at: path) {
      take(package, Self.screenTarget(of: package))
      if files.isEmpty { files = Self.swiftFiles(below: path) }
      return
    }
    let folder = PosixFile.absolute(path)
    if let package = SwiftPackage(around: path),
      let target = package.targets.first(where: { PosixFile.absolute($0.folder) == folder })
    {
      take(package, target)
      return
    }
    files = Self.swiftFiles(below: path)
  }

  private mutating func take(_ package: SwiftPackage, _ target: SwiftPackage.Target?) {
    guard let target else { return }
    for part in package.closure(of: target) {
      modules.append(part.name)
      files += Self.swiftFiles(below: part.folder).filter { !files.contains($0) }
    }
  }

  /// The first target whose sources name SwiftUI or UIKit, else the first one with sources.
  private static func screenTarget(of package: SwiftPackage) -> SwiftPackage.Target? {
    let full = package.targets.filter { !swiftFiles(below: $0.folder).isEmpty }
    // A target that nothing else needs comes before one that is only used.
    let order =
      full.filter { target in !full.contains { $0.dependencies.contains(target.name) } }
      + full
    return order.first { target in
      swiftFiles(below: target.folder).contains { file in
        let text = String(decoding: (try? PosixFile.read(file)) ?? [], as: UTF8.self)
        return text.contains("import SwiftUI") || text.contains("import UIKit")
      }
    } ?? full.first
  }

  private static func swiftFiles(below folder: String, depth: Int = 0) -> [String] {
    guard depth < 16, let names = try? PosixFile.names(in: folder) else { return [] }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") && name != "Package.swift" {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        files.append(path)
      } else if PosixFile.status(path)?.isFolder == true {
        files += swiftFiles(below: path, depth: depth + 1)
      }
    }
    return files
  }
}
