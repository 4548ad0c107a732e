// What differs, as one animated picture.

/// Golden, difference and actual side by side, a frame after the other, as an animated PNG.
struct DeltaAnimation {
  /// Space between the panes in pixels.
  private static let gap = 8
  /// Seconds that a frame is shown, as a fraction: long enough to look at three panes.
  private static let delay = (numerator: 7, denominator: 10)
  /// Taller panes are reduced.
  private static let heightLimit = 1400

  /// A frame's panes, compressed.
  struct Panes: Sendable {
    var width: Int
    var height: Int
    var bands: [EncodedBand]
  }

  /// The three pictures on white; nil when their sizes differ.
  static func panes(
    _ picture: GoldenEvidence.Picture, heat: Bitmap?
  ) throws(OutputError) -> Panes? {
    guard let heat else { return nil }
    let factor = (heat.height + heightLimit - 1) / heightLimit
    let parts = [picture.golden, heat, picture.actual].map { $0.reduced(by: factor) }
    let (side, height) = (parts[0].width, parts[0].height)
    let width = side * 3 + gap * 2
    var sheet = Bitmap(
      width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
    for (place, part) in parts.enumerated() {
      sheet.draw(part, x: place * (side + gap), y: 0, isOver: part.hasTranslucentPixels)
    }
    return Panes(
      width: width, height: height, bands: try PNGBitmap.bands(of: sheet, hasAlpha: false))
  }

  /// The whole file; nil when there is nothing to show.
  static func file(_ panes: [Panes]) -> [UInt8]? {
    guard let first = panes.first else { return nil }
    let alike = panes.filter { $0.width == first.width && $0.height == first.height }
    var chunks = PNGChunks()
    chunks.begin(width: first.width, height: first.height, hasAlpha: false)
    chunks.chunk("acTL", PNGChunks.bigEndian(alike.count) + PNGChunks.bigEndian(0))
    var sequence = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return PNGChunks.bigEndian(sequence)
    }
    for (index, pane) in alike.enumerated() {
      chunks.chunk("fcTL", next() + control(pane))
      if index == 0 {
        pane.bands.append(to: &chunks)
      } else {
        pane.bands.append(to: &chunks, type: "fdAT", prefix: next)
      }
    }
    chunks.end()
    return chunks.bytes
  }

  private static func control(_ pane: Panes) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in [pane.width, pane.height, 0, 0] { bytes += PNGChunks.bigEndian(value) }
    for value in [delay.numerator, delay.denominator] {
      bytes += [UInt8(value >> 8), UInt8(value)]
    }
    return bytes + [0, 0]
  }
}
