// What differs, as one animated picture.

/// Golden, difference and actual side by side, a frame after the other, as an animated PNG.
enum DeltaAnimation {
  /// Space between the panes in pixels.
  private static let gap = 8
  /// Seconds that a frame is shown, as a fraction: long enough to look at three panes.
  private static let delay = (numerator: 7, denominator: 10)

  /// The whole file; nil when there is nothing to show.
  static func encode(_ pictures: [GoldenEvidence.Picture]) throws(OutputError) -> [UInt8]? {
    let panes = pictures.compactMap(pane)
    guard let first = panes.first else { return nil }
    let alike = panes.filter { $0.width == first.width && $0.height == first.height }
    var chunks = PNGChunks()
    chunks.begin(width: first.width, height: first.height, hasAlpha: false)
    chunks.chunk("acTL", PNGChunks.bigEndian(alike.count) + PNGChunks.bigEndian(0))
    var sequence = 0
    for (index, pane) in alike.enumerated() {
      chunks.chunk("fcTL", control(sequence, pane))
      sequence += 1
      let data = try GoldenPicture.compressed(pane, channels: 3, level: 1)
      let prefix = index == 0 ? [] : PNGChunks.bigEndian(sequence)
      if index > 0 { sequence += 1 }
      data.withUnsafeBufferPointer {
        chunks.chunk(index == 0 ? "IDAT" : "fdAT", prefix: prefix, $0)
      }
    }
    chunks.end()
    return chunks.bytes
  }

  private static func control(_ sequence: Int, _ pane: Bitmap) -> [UInt8] {
    var bytes = PNGChunks.bigEndian(sequence)
    for value in [pane.width, pane.height, 0, 0] { bytes += PNGChunks.bigEndian(value) }
    for value in [delay.numerator, delay.denominator] {
      bytes += [UInt8(value >> 8), UInt8(value)]
    }
    return bytes + [0, 0]
  }

  /// The three pictures on white; nil when their sizes differ.
  private static func pane(_ picture: GoldenEvidence.Picture) -> Bitmap? {
    guard let heat = DifferencePicture.heat(picture.golden, picture.actual) else { return nil }
    let width = picture.golden.width * 3 + gap * 2
    var pane = Bitmap(
      width: width, height: picture.golden.height,
      bytes: [UInt8](repeating: 255, count: width * picture.golden.height * 4))
    for (place, part) in [picture.golden, heat, picture.actual].enumerated() {
      pane.draw(part, x: place * (picture.golden.width + gap), y: 0, isOver: true)
    }
    return pane
  }
}
