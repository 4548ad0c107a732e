// Facts of an image file, read without decoding it.

/// What an image file's header says.
struct ImageFile: Sendable, Equatable {
  enum Format: String, Sendable, Equatable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webP = "WebP"
  }

  /// The largest image that is accepted, in pixels.
  static let maximumPixels = 64_000_000

  var format: Format
  /// Stored size, before the orientation is applied.
  var width: Int
  var height: Int
  /// EXIF orientation 1...8.
  var orientation = 1
  /// The embedded ICC profile of a JPEG or WebP file; PNG's is read by its decoder.
  var profile: [UInt8] = []
  /// JPEG: 1 grey, 3 colour, 4 CMYK.
  var components = 3
  /// JPEG: an Adobe marker is present, whose CMYK samples are inverted.
  var hasAdobeMarker = false

  /// Width and height after the orientation has been applied.
  var orientedSize: (width: Int, height: Int) {
    orientation >= 5 ? (height, width) : (width, height)
  }

  /// Reads the header of a file.
  ///
  /// - Parameter name: the file as the user named it, for messages.
  /// - Throws: a problem that says what the file is instead, or what is wrong with it.
  static func read(_ bytes: [UInt8], name: String) throws(ImageProblem) -> ImageFile {
    let reader = ByteReader(bytes)
    let file: ImageFile?
    if reader.hasPrefix([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      file = png(reader)
    } else if reader.hasPrefix([0xFF, 0xD8, 0xFF]) {
      file = jpeg(reader)
    } else if reader.hasPrefix(Array("RIFF".utf8)), reader.text(8, 4) == "WEBP" {
      file = try webP(reader, name: name)
    } else {
      throw unsupported(reader, name: name)
    }
    guard let file, file.width > 0, file.height > 0 else {
      throw ImageProblem(id: "asset.image", "'\(name)' is damaged: its header cannot be read")
    }
    guard file.width <= maximumPixels / file.height else {
      throw ImageProblem(
        id: "asset.image-size",
        "'\(name)' is \(file.width)x\(file.height) pixels, more than the limit of 64 million",
        help: "reduce it: magick '\(name)' -resize 64000000@ smaller.jpg")
    }
    return file
  }

  // MARK: - PNG

  private static func png(_ reader: ByteReader) -> ImageFile? {
    guard reader.text(12, 4) == "IHDR", let width = reader.big32(16), let height = reader.big32(20)
    else { return nil }
    var file = ImageFile(format: .png, width: width, height: height)
    var at = 8
    while let length = reader.big32(at), let name = reader.text(at + 4, 4), name != "IDAT" {
      if name == "eXIf", let tiff = reader.slice(at + 8, length) {
        file.orientation = orientation(tiff: tiff)
      }
      at += 12 + length
    }
    return file
  }

  // MARK: - JPEG

  private static func jpeg(_ reader: ByteReader) -> ImageFile? {
    var file = ImageFile(format: .jpeg, width: 0, height: 0)
    var profileParts: [(index: UInt8, bytes: ArraySlice<UInt8>)] = []
    var at = 2
    while let start = reader.byte(at), start == 0xFF, let marker = reader.byte(at + 1) {
      if marker == 0xFF {
        at += 1
        continue
      }
      // Markers without content.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        at += 2
        continue
      }
      guard let length = reader.big16(at + 2), length >= 2,
        let content = reader.slice(at + 4, length - 2)
      else { break }
      switch marker {
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        let part = ByteReader(content)
        file.height = part.big16(1) ?? 0
        file.width = part.big16(3) ?? 0
        file.components = Int(part.byte(5) ?? 3)
      case 0xE1 where content.starts(with: Array("Exif\0\0".utf8)):
        file.orientation = orientation(tiff: content.dropFirst(6))
      case 0xE2 where content.starts(with: Array("ICC_PROFILE\0".utf8)) && content.count > 14:
        let index = content[content.startIndex + 12]
        profileParts.append((index, content.dropFirst(14)))
      case 0xEE where content.starts(with: Array("Adobe".utf8)): file.hasAdobeMarker = true
      case 0xDA, 0xD9: at = reader.count
      default: break
      }
      at += 2 + length
    }
    // Parts may come in any order; equal numbers keep the order of the file.
    for index in 1...255 {
      for part in profileParts where Int(part.index) == index { file.profile += part.bytes }
    }
    return file.width > 0 ? file : nil
  }

  // MARK: - WebP

  private static func webP(
    _ reader: ByteReader, name: String
  ) throws(ImageProblem) -> ImageFile? {
    guard let header = ImageDecoder.webPHeader(reader.bytes) else { return nil }
    if header.isAnimated {
      throw ImageProblem(
        id: "asset.format", "'\(name)' is an animated WebP image, which is not read",
        help: "take one frame: webpmux -get frame 1 '\(name)' -o frame.webp")
    }
    var file = ImageFile(format: .webP, width: header.width, height: header.height)
    var at = 12
    while let chunk = reader.text(at, 4), let length = reader.little32(at + 4) {
      if let content = reader.slice(at + 8, length) {
        if chunk == "ICCP" { file.profile = Array(content) }
        if chunk == "EXIF" {
          let hasPrefix = content.starts(with: Array("Exif\0\0".utf8))
          file.orientation = orientation(tiff: content.dropFirst(hasPrefix ? 6 : 0))
        }
      }
      at += 8 + length + length % 2
    }
    return file
  }

  // MARK: - EXIF and other formats

  /// The orientation tag of a TIFF block; 1 when there is none or it is out of range.
  private static func orientation(tiff: ArraySlice<UInt8>) -> Int {
    let reader = ByteReader(tiff)
    let isLittle = reader.text(0, 2) == "II"
    guard isLittle || reader.text(0, 2) == "MM" else { return 1 }
    func short(_ at: Int) -> Int? { isLittle ? reader.little16(at) : reader.big16(at) }
    func long(_ at: Int) -> Int? { isLittle ? reader.little32(at) : reader.big32(at) }
    guard let directory = long(4), let count = short(directory) else { return 1 }
    for entry in 0..<min(count, 512) {
      let at = directory + 2 + entry * 12
      guard let tag = short(at) else { return 1 }
      if tag == 0x0112, short(at + 2) == 3, let value = short(at + 8), (1...8).contains(value) {
        return value
      }
    }
    return 1
  }

  private static func unsupported(_ reader: ByteReader, name: String) -> ImageProblem {
    let isSVG = reader.text(0, 5) == "<?xml" || reader.text(0, 4) == "<svg"
    let brand = reader.text(4, 4) == "ftyp" ? reader.text(8, 4) : nil
    let kind: String? =
      switch brand {
      case "heic"?, "heix"?, "hevc"?, "mif1"?, "msf1"?: "a HEIC image"
      case "avif"?, "avis"?: "an AVIF image"
      default:
        switch reader.text(0, 3) {
        case "GIF"?: "a GIF image"
        case "II*"?, "MM\0"?: "a TIFF image"
        default:
          reader.text(0, 2) == "BM"
            ? "a BMP image"
            : reader.text(0, 4) == "%PDF" ? "a PDF document" : isSVG ? "an SVG drawing" : nil
        }
      }
    guard let kind else {
      return ImageProblem(id: "asset.format", "'\(name)' is no PNG, JPEG or WebP image")
    }
    return ImageProblem(
      id: "asset.format", "'\(name)' is \(kind); PNG, JPEG and WebP are read",
      help: "convert it: magick '\(name)' converted.png")
  }
}

/// Bounds-checked reads from bytes; positions are from the start of the part.
struct ByteReader {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  func hasPrefix(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func byte(_ at: Int) -> UInt8? {
    at >= 0 && at < bytes.count ? bytes[bytes.startIndex + at] : nil
  }

  func slice(_ at: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard at >= 0, length >= 0, at <= bytes.count, length <= bytes.count - at else { return nil }
    return bytes[bytes.startIndex + at..<bytes.startIndex + at + length]
  }

  /// Bytes as Latin-1 text.
  func text(_ at: Int, _ length: Int) -> String? {
    slice(at, length).map { String(String.UnicodeScalarView($0.map { Unicode.Scalar($0) })) }
  }

  func big16(_ at: Int) -> Int? { slice(at, 2)?.reduce(0) { $0 << 8 | Int($1) } }
  func big32(_ at: Int) -> Int? { slice(at, 4)?.reduce(0) { $0 << 8 | Int($1) } }
  func little16(_ at: Int) -> Int? { slice(at, 2)?.reversed().reduce(0) { $0 << 8 | Int($1) } }
  func little32(_ at: Int) -> Int? { slice(at, 4)?.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
