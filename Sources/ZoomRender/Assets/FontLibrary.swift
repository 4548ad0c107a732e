// The font files of a snapshot by id.

/// Pinned fonts first, in the order of ``PinnedFont``, then the scene's own in declaration order.
struct FontLibrary: Sendable {
  private let files: [FontFile?]
  /// Names under which the scene declared its fonts; index + number of pinned files = id.
  private let declaredNames: [String]

  init(
    _ request: AssetSnapshot.Request, folder: AssetFolder, diagnostics: inout [Diagnostic]
  ) throws {
    var files: [FontFile?] = []
    for font in PinnedFont.allCases {
      let path = request.assetDirectory + "/" + font.path
      let file = FontFile(path: path, isTrusted: true)
      if file == nil, font.isRequired {
        throw AssetError(path: path, reason: "no such font file; run script/bootstrap")
      }
      files.append(file)
    }
    var names: [String] = []
    for entry in request.declarations.fonts {
      names.append(entry.name)
      switch folder.resolve(entry.value) {
      case .failure(let problem):
        files.append(nil)
        diagnostics.append(problem.diagnostic(at: entry.origin))
      case .success(let path):
        let file = FontFile(path: path, isTrusted: false)
        files.append(file)
        if file == nil {
          let problem = ImageProblem(
            id: "asset.font", "'\(entry.value)' holds no TrueType or OpenType font")
          diagnostics.append(problem.diagnostic(at: entry.origin))
        }
      }
    }
    self.files = files
    declaredNames = names
  }

  /// The file of an id; nil when it is not installed or the id is from another snapshot.
  func file(_ id: FontFileID) -> FontFile? {
    files.indices.contains(id.value) ? files[id.value] : nil
  }

  func file(_ font: PinnedFont) -> FontFile? { files[font.rawValue] }

  /// The font that the scene declared under `name`, by exact name.
  func declared(_ name: String) -> FontFileID? {
    guard let index = declaredNames.firstIndex(of: name) else { return nil }
    let id = FontFileID(value: PinnedFont.allCases.count + index)
    return file(id) == nil ? nil : id
  }

  var fingerprints: [AssetFingerprint] {
    files.enumerated().compactMap { index, file in
      let isDeclared = index >= PinnedFont.allCases.count
      guard let file, isDeclared || PinnedFont(rawValue: index)?.isRequired == true else {
        return nil
      }
      return AssetFingerprint(name: file.name, digest: file.digest)
    }
  }
}
