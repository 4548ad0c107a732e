// Which files a scene may read.

import Glibc

/// The folder below which a scene's files are: no `..`, no absolute path, no link that leads out.
struct AssetFolder: Sendable {
  /// As the user wrote it.
  let root: String
  /// With links resolved; nil when the folder does not exist.
  private let resolvedRoot: String?

  init(root: String) {
    self.root = root.isEmpty ? "." : root
    resolvedRoot = AssetFolder.realPath(self.root)
  }

  /// The file system path of a file or folder named by a scene.
  func resolve(_ name: String) -> Result<String, ImageProblem> {
    guard !name.isEmpty, !name.utf8.contains(0) else {
      return .failure(ImageProblem(id: "asset.path", "the path is empty"))
    }
    guard name.utf8.first != UInt8(ascii: "/") else {
      return .failure(
        ImageProblem(
          id: "asset.path", "absolute path '\(name)'",
          help: "name a file below the scene's folder, or give --asset-root"))
    }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"))
    guard !parts.contains(where: { $0.elementsEqual("..".utf8) }) else {
      return .failure(
        ImageProblem(
          id: "asset.path", "'..' in path '\(name)'",
          help: "name a file below the scene's folder, or give --asset-root"))
    }
    guard let resolvedRoot, let path = AssetFolder.realPath(root + "/" + name) else {
      return .failure(ImageProblem(id: "asset.missing", "no file '\(name)' below '\(root)'"))
    }
    let prefix = resolvedRoot == "/" ? "/" : resolvedRoot + "/"
    guard path == resolvedRoot || path.utf8.starts(with: prefix.utf8) else {
      return .failure(
        ImageProblem(
          id: "asset.path", "'\(name)' is a link that leads out of '\(root)'",
          help: "copy the file, or give --asset-root"))
    }
    return .success(path)
  }

  /// See ``AssetSnapshot/assetDirectory(forExecutable:)``.
  static func pinnedDirectory(near executable: String) -> String? {
    guard let path = realPath(executable) else { return nil }
    var folder = parent(of: path)
    if isFolder(folder + "/assets/fonts") { return folder + "/assets" }
    while true {
      if isFolder(folder + "/.assets") { return folder + "/.assets" }
      if folder.isEmpty { return nil }
      folder = parent(of: folder)
    }
  }

  /// Names in a folder, sorted by bytes, without those that start with a dot.
  static func entries(of path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A JSON file below a folder; nil without problems when there is no such file.
  static func json(
    _ name: String, in folder: AssetFolder
  ) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
    guard let path = try? folder.resolve(name).get(),
      let bytes = try? ImageLibrary.contents(of: path, name: name)
    else { return (nil, []) }
    return JSONReader.read(SourceText(file: name, bytes: bytes))
  }

  /// The path without its last part; "" for files of the root folder.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// True for a name of letters, digits, `-` and `_`: it stays inside any folder.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension ImageProblem {
  /// The problem at a place of a scene.
  func diagnostic(at origin: NodeOrigin, severity: Diagnostic.Severity = .error) -> Diagnostic {
    Diagnostic(
      severity, id: id, message, at: origin.location, path: origin.path,
      notes: help.map { [Diagnostic.Note($0)] } ?? [])
  }
}
