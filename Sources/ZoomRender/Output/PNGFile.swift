// A frame as a PNG file.

import Glibc

/// What a PNG file of ours says about itself in its text chunks.
public struct PNGStamp: Sendable, Equatable {
  /// Digest of what the frame is made of: equal digests and versions mean equal files.
  public var frame: Digest
  /// Digest of the pixels, see ``Bitmap/pixelDigest``.
  public var pixels: Digest
  /// ``RendererVersion/current`` of the renderer that wrote it.
  public var renderer: String

  static let frameKeyword = "zoom-render:frame"
  static let pixelsKeyword = "zoom-render:pixels"
  static let softwareKeyword = "Software"

  /// Reads the stamp of a finished file; nil when there is none or the file is not one of ours.
  ///
  /// Reads the first kilobyte and the end only.
  public static func read(_ path: String) -> PNGStamp? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var head = [UInt8](repeating: 0, count: 1024)
    let count = pread(file, &head, head.count, 0)
    var tail = [UInt8](repeating: 0, count: 8)
    let size = lseek(file, 0, SEEK_END)
    guard count > 64, size >= 12, pread(file, &tail, 8, size - 8) == 8,
      tail == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    else { return nil }
    return PNGStamp(chunksIn: head[..<count])
  }

  /// Looks for the text chunks at the start of a file.
  private init?(chunksIn head: ArraySlice<UInt8>) {
    var texts: [(keyword: String, value: String)] = []
    var position = 8
    while position + 12 <= head.count {
      let length = head[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: head[(position + 4)..<(position + 8)], as: UTF8.self)
      let start = position + 8
      guard type != "IDAT", length < 1024, start + length <= head.count else { break }
      if type == "tEXt" {
        let parts = head[start..<(start + length)].split(separator: 0, maxSplits: 1)
        if parts.count == 2 {
          texts.append(
            (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self)))
        }
      }
      position = start + length + 4
    }
    func text(_ keyword: String) -> String? { texts.first { $0.keyword == keyword }?.value }
    guard let frame = text(Self.frameKeyword).flatMap(Digest.init(hexadecimal:)),
      let pixels = text(Self.pixelsKeyword).flatMap(Digest.init(hexadecimal:)),
      let renderer = text(Self.softwareKeyword)
    else { return nil }
    self.init(frame: frame, pixels: pixels, renderer: renderer)
  }

  /// A stamp from its parts.
  public init(frame: Digest, pixels: Digest, renderer: String) {
    self.frame = frame
    self.pixels = pixels
    self.renderer = renderer
  }
}

/// The version that goes into every file.
public enum RendererVersion {
  /// Grows whenever the same frame may give other bytes than before.
  public static let current = "zoom-render 1"
}

extension PNGChunks {
  /// A whole file: bands of one frame with their stamp.
  mutating func writeFile(
    _ bands: [EncodedBand], width: Int, height: Int, hasAlpha: Bool, stamp: PNGStamp
  ) {
    removeAll()
    begin(width: width, height: height, hasAlpha: hasAlpha)
    text(PNGStamp.softwareKeyword, stamp.renderer)
    text(PNGStamp.frameKeyword, stamp.frame.description)
    text(PNGStamp.pixelsKeyword, stamp.pixels.description)
    bands.append(to: &self)
    end()
  }
}

extension Digest {
  /// The digest that ``description`` prints; nil when the text is something else.
  public init?(hexadecimal text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(low: low, high: high)
  }
}
