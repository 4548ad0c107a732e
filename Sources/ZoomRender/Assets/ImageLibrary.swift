// Images by name and by content.

import Glibc
import Synchronization

/// Finds, measures and decodes the images of a scene.
///
/// Files are read when first asked for; answers are remembered. A file that changes while a scene
/// is rendered is an error, not a different picture.
final class ImageLibrary: Sendable {
  /// The largest image file that is read, in bytes.
  static let maximumFileSize = 128 << 20

  private let request: AssetSnapshot.Request
  private let folder: AssetFolder
  private let catalogs: [AssetCatalog]
  private let state = Mutex(State())

  private struct Key: Hashable {
    var source: ImageContent.Source
    var colorScheme: ColorScheme
    var pixelsPerPoint: Double
  }

  /// A file that has been read once.
  private struct Entry {
    var path: String
    var name: String
    var file: ImageFile
  }

  private struct State {
    var headers: [Key: Result<ImageHeader, ImageProblem>] = [:]
    var entries: [ImageID: Entry] = [:]
    /// Decoded images, latest last, up to a bound.
    var decoded: [(id: ImageID, eighths: Int, image: PixelImage)] = []
  }

  init(_ request: AssetSnapshot.Request, folder: AssetFolder, catalogs: [AssetCatalog]) {
    self.request = request
    self.folder = folder
    self.catalogs = catalogs
  }

  // MARK: - Finding

  func header(
    of content: ImageContent, pixelsPerPoint: Double, colorScheme: ColorScheme
  ) -> Result<ImageHeader, ImageProblem> {
    let key = Key(
      source: content.source, colorScheme: colorScheme, pixelsPerPoint: pixelsPerPoint)
    var result: Result<ImageHeader, ImageProblem>
    if let known = state.withLock({ $0.headers[key] }) {
      result = known
    } else {
      result = Result { () throws(ImageProblem) in try read(key) }
      state.withLock { $0.headers[key] = result }
    }
    if let scale = content.scale, scale.isFinite, scale > 0, case .success(var header) = result {
      header.scale = scale
      result = .success(header)
    }
    return result
  }

  private func read(_ key: Key) throws(ImageProblem) -> ImageHeader {
    let (path, name, scale) = try locate(key)
    let bytes = try ImageLibrary.contents(of: path, name: name)
    let file = try ImageFile.read(bytes, name: name)
    let id = ImageID(digest: Digest(of: bytes))
    state.withLock { $0.entries[id] = Entry(path: path, name: name, file: file) }
    let size = file.orientedSize
    return ImageHeader(id: id, pixelWidth: size.width, pixelHeight: size.height, scale: scale)
  }

  /// Path, name for messages, and pixels per point of an image.
  private func locate(_ key: Key) throws(ImageProblem) -> (String, String, Double) {
    switch key.source {
    case .file(let name):
      return (try folder.resolve(name).get(), name, ImageLibrary.scale(inName: name))
    case .named(let name):
      let declarations = request.declarations.images
      if let entry = declarations.first(where: { $0.name == name }) {
        let path = try folder.resolve(entry.value).get()
        return (path, entry.value, ImageLibrary.scale(inName: entry.value))
      }
      for catalog in catalogs {
        let variant = catalog.image(
          name, colorScheme: key.colorScheme, pixelsPerPoint: key.pixelsPerPoint)
        if let variant { return (variant.path, variant.name, variant.scale ?? 1) }
      }
      for suffix in [".jpg", ".png"] where AssetFolder.isPlainName(name) {
        let path = request.assetDirectory + "/photos/" + name + suffix
        if access(path, R_OK) == 0 { return (path, name, 1) }
      }
      throw unknown(name)
    case .symbol(let name):
      throw ImageProblem(id: "asset.missing", "'\(name)' is a symbol, not an image")
    case .placeholder:
      throw ImageProblem(id: "asset.missing", "the image has a size only")
    }
  }

  private func unknown(_ name: String) -> ImageProblem {
    let known =
      request.declarations.images.map(\.name) + catalogs.flatMap(\.imageNames)
    let help = EditDistance.nearest(to: name, in: known).map { "did you mean '\($0)'" }
    return ImageProblem(
      id: "asset.missing", "no image '\(name)' is declared or in a catalogue",
      help: help ?? "declare it under 'assets.images', or name a file with 'file'")
  }

  /// 2 for `photo@2x.png`, 3 for `photo@3x.png`, else 1.
  static func scale(inName name: String) -> Double {
    let stem = name.utf8.prefix { _ in true }
    guard let dot = stem.lastIndex(of: UInt8(ascii: ".")) else { return 1 }
    let base = name[..<dot]
    return base.hasSuffix("@2x") ? 2 : base.hasSuffix("@3x") ? 3 : 1
  }

  // MARK: - Pixels

  func image(
    _ id: ImageID, region: Rect?, width: Int, height: Int
  ) throws(ImageProblem) -> PixelImage {
    guard let entry = state.withLock({ $0.entries[id] }) else {
      throw ImageProblem(id: "asset.missing", "no image has the digest \(id.digest)")
    }
    let full = entry.file.orientedSize
    let region = region ?? Rect(x: 0, y: 0, width: Double(full.width), height: Double(full.height))
    let eighths = ImageLibrary.eighths(entry.file, region: region, width: width, height: height)
    let image = try decoded(id, entry, eighths: eighths)
    // The decoder rounds reduced sides up: scale each side by what it became.
    let (x, y) = (
      Double(image.width) / Double(full.width), Double(image.height) / Double(full.height)
    )
    let part = Rect(
      x: region.minX * x, y: region.minY * y, width: region.size.width * x,
      height: region.size.height * y)
    guard let result = image.resampled(region: part, width: width, height: height) else {
      throw ImageProblem(
        id: "asset.image", "'\(entry.name)' cannot be drawn at \(width)x\(height) pixels")
    }
    return result
  }

  /// The smallest decode of a JPEG that has at least as many pixels as are asked for.
  private static func eighths(
    _ file: ImageFile, region: Rect, width: Int, height: Int
  ) -> Int {
    guard file.format == .jpeg else { return 8 }
    for eighths in 1..<8 {
      let factor = Double(eighths) / 8
      if region.size.width * factor >= Double(width),
        region.size.height * factor >= Double(height)
      {
        return eighths
      }
    }
    return 8
  }

  private func decoded(
    _ id: ImageID, _ entry: Entry, eighths: Int
  ) throws(ImageProblem) -> PixelImage {
    let known = state.withLock { state in
      state.decoded.first { $0.id == id && $0.eighths == eighths }?.image
    }
    if let known { return known }
    let bytes = try ImageLibrary.contents(of: entry.path, name: entry.name)
    guard Digest(of: bytes) == id.digest else {
      throw ImageProblem(id: "asset.changed", "'\(entry.name)' changed while it was rendered")
    }
    let image = try ImageDecoder.decode(bytes, as: entry.file, name: entry.name, eighths: eighths)
    state.withLock { state in
      state.decoded.append((id, eighths, image))
      var total = state.decoded.reduce(0) { $0 + $1.image.bytes.count }
      // 48 MiB: a photograph of 12 megapixels, or many thumbnails.
      while total > 48 << 20, let first = state.decoded.first {
        total -= first.image.bytes.count
        state.decoded.removeFirst()
      }
    }
    return image
  }

  /// The bytes of a regular file.
  static func contents(of path: String, name: String) throws(ImageProblem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw ImageProblem(id: "asset.missing", "cannot read '\(name)'")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ImageProblem(id: "asset.missing", "'\(name)' is no file")
    }
    let count = Int(status.st_size)
    guard count <= maximumFileSize else {
      throw ImageProblem(
        id: "asset.image-size", "'\(name)' has \(count) bytes, more than the limit of 128 MiB")
    }
    var filled = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while filled < count, let start = buffer.baseAddress {
        let step = Glibc.read(file, start + filled, count - filled)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { break }
        filled += step
      }
      initialized = filled
    }
    guard filled == count else {
      throw ImageProblem(id: "asset.missing", "cannot read '\(name)'")
    }
    return bytes
  }
}
