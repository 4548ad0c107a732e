// A golden's folder on disk.

import Glibc

/// The files of one golden: `manifest.json` and `frame-0000.png` for each stored frame.
///
/// Writing goes through temporary names, pictures first and the manifest last: a killed recording
/// leaves the old golden valid or none, never a mixture that passes.
public struct GoldenStore: Sendable, Equatable {
  package var folder: String

  /// Which frames are stored as pictures.
  public enum Pictures: String, Sendable, Equatable, CaseIterable {
    /// Every frame in full size.
    case all
    /// Key frames, reduced until the golden fits ``byteLimit``.
    case key
    /// Key frames in full size.
    case full
    case none
  }

  /// Bytes of a golden with key pictures, manifest included, and the least that pictures get.
  static let byteLimit = 30_000
  static let pictureMinimum = 10_000

  /// The largest manifest and picture that are read, in bytes.
  public static let manifestLimit = 32 << 20
  package static let pictureLimit = 256 << 20

  package init(folder: String) { self.folder = folder }

  package var manifestPath: String { folder + "/manifest.json" }

  package func picturePath(_ frame: Int) -> String { folder + "/" + PNGSequence.fileName(frame) }

  /// True when there is a manifest.
  public var exists: Bool { access(manifestPath, F_OK) == 0 }

  /// Reads the manifest; problems are located in its file.
  public func manifest() -> (manifest: GoldenManifest?, diagnostics: [Diagnostic]) {
    switch Self.read(manifestPath, limit: Self.manifestLimit) {
    case .success(let bytes): GoldenManifest.read(file: manifestPath, bytes: bytes)
    case .failure(let problem):
      (
        nil,
        [
          Diagnostic(
            .error, id: "golden.unreadable", problem.message,
            at: SourceLocation(file: manifestPath, line: 1, column: 1))
        ]
      )
    }
  }

  /// Reads a stored picture of a PNG file of any kind, as straight sRGB.
  public func picture(_ frame: Int) -> Result<Bitmap, GoldenProblem> {
    Self.picture(at: picturePath(frame))
  }

  /// Reads a PNG file of any kind and any tool, as straight sRGB.
  public static func picture(at path: String) -> Result<Bitmap, GoldenProblem> {
    switch read(path, limit: pictureLimit) {
    case .failure(let problem): return .failure(problem)
    case .success(let bytes):
      do throws(ImageProblem) {
        return .success(Bitmap(try StraightImage(png: bytes, name: path)))
      } catch {
        return .failure(GoldenProblem(message: error.message))
      }
    }
  }

  /// Writes the golden: pictures, then the manifest, then pictures of earlier recordings are removed.
  ///
  /// - Parameters:
  ///   - workers: threads that make pictures.
  ///   - maker: called once on each thread; what it returns gives the PNG bytes of a key frame.
  /// - Throws: ``OutputError``, or what `maker` throws.
  package func write(
    _ manifest: GoldenManifest, workers: Int = 1,
    maker: @escaping @Sendable () throws -> (Int) throws -> [UInt8]
  ) throws {
    let earlier = self.manifest().manifest?.keyFrames ?? []
    try AtomicFile.makeFolder(folder)
    let (store, frames) = (self, manifest.keyFrames)
    _ = try Workers.map(frames.count, seats: workers) {
      let picture = try maker()
      return { (place: Int) in
        try AtomicFile.write(try picture(frames[place]), to: store.picturePath(frames[place]))
      }
    }
    try AtomicFile.write(Array(manifest.text.utf8), to: manifestPath)
    for frame in earlier where !manifest.keyFrames.contains(frame) { unlink(picturePath(frame)) }
  }

  /// True when this golden is stored already, with pictures that can be read.
  package func holds(_ manifest: GoldenManifest, pictures: Pictures) -> Bool {
    guard var stored = self.manifest().manifest else { return false }
    var size = stored.text.utf8.count
    let reduction = stored.reduction
    for frame in stored.keyFrames {
      guard case .success(let picture) = picture(frame),
        picture.width == (stored.width + reduction - 1) / reduction,
        picture.height == (stored.height + reduction - 1) / reduction,
        case .success(let bytes) = Self.read(picturePath(frame), limit: Self.pictureLimit)
      else { return false }
      size += bytes.count
    }
    // How far pictures are reduced follows from their bytes; pictures that stay too large do not.
    let isReduced = pictures == .key && manifest.tolerance == 0
    guard isReduced ? reduction > 1 || size <= Self.byteLimit : reduction == 1 else { return false }
    stored.reduction = manifest.reduction
    return stored == manifest
  }

  /// The bytes of a file, or its first `prefix` bytes.
  package static func bytes(
    of path: String, limit: Int = GoldenStore.manifestLimit, prefix: Int = .max
  ) throws(GoldenProblem) -> [UInt8] {
    try read(path, limit: limit, prefix: prefix).get()
  }

  private static func read(
    _ path: String, limit: Int, prefix: Int = .max
  ) -> Result<[UInt8], GoldenProblem> {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    func failure(_ message: String) -> Result<[UInt8], GoldenProblem> {
      .failure(GoldenProblem(message: message))
    }
    guard file >= 0 else {
      return failure("cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return failure("'\(path)' is not a file")
    }
    guard facts.st_size <= limit || prefix < .max else {
      return failure("'\(path)' has \(facts.st_size) bytes, more than the limit of \(limit)")
    }
    var bytes = [UInt8](repeating: 0, count: min(prefix, Int(facts.st_size)))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress! + filled, $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      filled += count
    }
    return .success(Array(bytes[..<filled]))
  }
}

/// Why a stored picture cannot be used.
public struct GoldenProblem: Error, Sendable, Equatable {
  /// Lower case, no full stop, names the file.
  public var message: String
  package init(message: String) { self.message = message }
}

extension Bitmap {
  /// A picture of a file.
  init(_ image: StraightImage) {
    self.init(width: image.width, height: image.height, bytes: image.bytes)
  }
}
