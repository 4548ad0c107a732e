// Animated PNG files of any tool.

/// The frames of an animated PNG, composed onto its canvas.
///
/// Source: PNG specification, 3rd edition, 4.9 "Animation information" and 11.3.6.
struct APNGReader: PictureSequence {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private struct Control {
    var width = 0
    var height = 0
    var x = 0
    var y = 0
    var dispose = 0
    var blend = 0
  }

  private let file: [UInt8]
  private let name: String
  /// Width and height of the canvas, and the rest of the header.
  private var size = (width: 0, height: 0)
  private var headerTail: [UInt8] = []
  /// Palette, transparency and colour chunks, which every frame needs.
  private var shared = PNGChunks()
  private var position: Int
  private var control: Control?
  private var index = 0
  private var canvas: Bitmap

  /// True when an animation's control chunk comes before the picture data.
  static func isAnimated(_ bytes: [UInt8]) -> Bool {
    var position = signature.count
    while let chunk = chunk(bytes, position) {
      if chunk.type == "acTL" { return true }
      if chunk.type == "IDAT" { return false }
      position = chunk.data.upperBound + 4
    }
    return false
  }

  init(_ file: [UInt8], name: String) throws(GoldenProblem) {
    self.file = file
    self.name = name
    position = Self.signature.count
    canvas = Bitmap(width: 0, height: 0, bytes: [])
    guard let header = Self.chunk(file, position), header.type == "IHDR", header.data.count == 13
    else { throw GoldenProblem(message: "'\(name)' has no header") }
    let start = header.data.lowerBound
    size = (Self.number(file, start), Self.number(file, start + 4))
    headerTail = Array(file[(start + 8)..<header.data.upperBound])
    guard (1...GoldenManifestReader.sideLimit).contains(size.width),
      (1...GoldenManifestReader.sideLimit).contains(size.height),
      size.width * size.height <= 64 << 20
    else {
      throw GoldenProblem(message: "'\(name)' is \(size.width)×\(size.height) px: too large")
    }
    position = header.data.upperBound + 4
    canvas = Self.clear(size.width, size.height)
  }

  private static func clear(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  mutating func next() throws -> (name: String, bitmap: Bitmap)? {
    while let chunk = Self.chunk(file, position) {
      position = chunk.data.upperBound + 4
      switch chunk.type {
      case "fcTL": control = try control(chunk.data)
      case "IDAT", "fdAT":
        let data = dataRun(from: chunk)
        // A picture before the first control chunk is not part of the animation.
        guard let control else { continue }
        self.control = nil
        let frame = try compose(control, data)
        defer { index += 1 }
        return (PNGSequence.fileName(index), frame)
      case "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP":
        shared.chunk(chunk.type, Array(file[chunk.data]))
      case "IEND":
        guard index > 0 else { throw GoldenProblem(message: "'\(name)' has no frames") }
        return nil
      default: break
      }
    }
    throw GoldenProblem(message: "'\(name)' ends inside frame \(index)")
  }

  /// The compressed data of a frame: this chunk and those of its kind that follow.
  private mutating func dataRun(from first: (type: String, data: Range<Int>)) -> [UInt8] {
    // Data chunks of later frames carry a sequence number in front.
    let skip = first.type == "fdAT" ? 4 : 0
    var data: [UInt8] = Array(file[first.data].dropFirst(skip))
    while let chunk = Self.chunk(file, position), chunk.type == first.type {
      data += file[chunk.data].dropFirst(skip)
      position = chunk.data.upperBound + 4
    }
    return data
  }

  private func control(_ data: Range<Int>) throws(GoldenProblem) -> Control {
    guard data.count == 26 else {
      throw GoldenProblem(message: "frame \(index) of '\(name)' has a broken control chunk")
    }
    let at = data.lowerBound
    let control = Control(
      width: Self.number(file, at + 4), height: Self.number(file, at + 8),
      x: Self.number(file, at + 12), y: Self.number(file, at + 16), dispose: Int(file[at + 24]),
      blend: Int(file[at + 25]))
    guard control.width > 0, control.height > 0, control.x + control.width <= size.width,
      control.y + control.height <= size.height
    else { throw GoldenProblem(message: "frame \(index) of '\(name)' lies outside the canvas") }
    return control
  }

  private mutating func compose(_ control: Control, _ data: [UInt8]) throws -> Bitmap {
    var chunks = PNGChunks(capacity: data.count + 4096)
    chunks.begin(
      header: PNGChunks.bigEndian(control.width) + PNGChunks.bigEndian(control.height) + headerTail)
    chunks.append(shared)
    chunks.chunk("IDAT", data)
    chunks.end()
    let picture: Bitmap
    do throws(ImageProblem) {
      picture = Bitmap(try StraightImage(png: chunks.bytes, name: name))
    } catch {
      throw GoldenProblem(message: "frame \(index): \(error.message)")
    }
    let before = canvas
    canvas.draw(picture, x: control.x, y: control.y, isOver: control.blend == 1)
    let result = canvas
    switch control.dispose {
    case 1:
      let hole = Self.clear(control.width, control.height)
      canvas.draw(hole, x: control.x, y: control.y, isOver: false)
    case 2 where index > 0: canvas = before
    case 2: canvas = Self.clear(size.width, size.height)
    default: break
    }
    return result
  }

  // MARK: Chunks

  /// The chunk at a position; nil when the file ends before its end.
  private static func chunk(
    _ bytes: [UInt8], _ position: Int
  ) -> (type: String, data: Range<Int>)? {
    guard position + 12 <= bytes.count else { return nil }
    let length = number(bytes, position)
    guard length <= bytes.count - position - 12 else { return nil }
    let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
    return (type, (position + 8)..<(position + 8 + length))
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Bitmap {
  /// Draws a picture that lies inside: over what is there, or in its place.
  mutating func draw(_ picture: Bitmap, x: Int, y: Int, isOver: Bool) {
    for row in 0..<picture.height {
      let source = row * picture.width * 4
      let target = ((y + row) * width + x) * 4
      guard isOver else {
        bytes.replaceSubrange(
          target..<(target + picture.width * 4),
          with: picture.bytes[source..<(source + picture.width * 4)])
        continue
      }
      for pixel in stride(from: 0, to: picture.width * 4, by: 4) {
        over(picture.bytes[(source + pixel)..<(source + pixel + 4)], at: target + pixel)
      }
    }
  }

  /// Source: PNG specification, 13.16 "Alpha channel processing".
  private mutating func over(_ pixel: ArraySlice<UInt8>, at target: Int) {
    let start = pixel.startIndex
    let alpha = Double(pixel[start + 3]) / 255
    let below = Double(bytes[target + 3]) / 255 * (1 - alpha)
    let total = alpha + below
    for channel in 0..<3 where total > 0 {
      let value =
        (Double(pixel[start + channel]) * alpha + Double(bytes[target + channel]) * below) / total
      bytes[target + channel] = UInt8(value.rounded())
    }
    bytes[target + 3] = UInt8((total * 255).rounded())
  }
}
