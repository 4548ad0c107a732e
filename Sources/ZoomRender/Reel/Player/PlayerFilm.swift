// The pictures and numbers that a player page shows.

/// A scene as pictures: every frame, and the parts of the frames of the main motion.
public struct PlayerFilm: Sendable {
  /// Frames a second.
  public let framesPerSecond: Double
  /// PNG files, each once.
  public private(set) var images: [[UInt8]] = []
  /// Index of each frame's picture.
  public private(set) var frames: [Int] = []
  /// Names of parts, bottom to top in order of appearance.
  public private(set) var layers: [String] = []
  /// First frame that is there in parts.
  public let firstLayered: Int
  /// For each frame from there on: part and picture, bottom to top.
  public private(set) var layered: [[(layer: Int, image: Int)]] = []
  private var known: [Digest: Int] = [:]

  private var byteCount = 0
  private let mostBytes: Int

  /// The most frames that are shown in parts.
  static let mostLayered = 90

  /// The pictures take more bytes than a page is to have.
  public struct TooLarge: Error {}

  /// Rasterizes a subject's scene.
  ///
  /// - Parameters:
  ///   - context: at the scale of whole frames.
  ///   - parts: at the scale of parts, usually smaller.
  ///   - mostBytes: of all pictures together.
  ///   - progress: called with the number of frames done so far and of all.
  /// - Throws: ``TooLarge``, or what rasterizing throws.
  public init(
    _ subject: ReelSubject, framesPerSecond: Double, context: RasterContext, parts: RasterContext,
    mostBytes: Int = .max, progress: (Int, Int) -> Void
  ) throws {
    self.mostBytes = mostBytes
    self.framesPerSecond = framesPerSecond
    let timeline = subject.timeline
    let count = FrameSelection.frameCount(duration: timeline.duration, fps: framesPerSecond)
    let first = min(count, Int((subject.span.lowerBound * framesPerSecond).rounded(.down)))
    let end = min(
      count, first + Self.mostLayered,
      Int((subject.span.upperBound * framesPerSecond).rounded(.up)) + 1)
    firstLayered = first
    let rasterizer = FrameRasterizer(context)
    let small = FrameRasterizer(parts)
    for index in 0..<count {
      let frame = timeline.frameWithoutSpeeds(at: Double(index) / framesPerSecond)
      frames.append(try add(rasterizer.bitmap(of: frame)))
      if index >= first, index < end { layered.append(try split(frame, with: small)) }
      progress(index + 1, count)
    }
  }

  private mutating func split(
    _ frame: Frame, with rasterizer: FrameRasterizer
  ) throws -> [(layer: Int, image: Int)] {
    try frame.slabs().map { slab in
      if !layers.contains(slab.name) { layers.append(slab.name) }
      let layer = layers.firstIndex(of: slab.name) ?? 0
      let plan = FramePlanner.plan(
        slab.frame, pixelsPerPoint: rasterizer.context.pixelsPerPoint, isTransparent: true)
      return (layer, try add(rasterizer.bitmap(of: plan)))
    }
  }

  private mutating func add(_ bitmap: Bitmap) throws -> Int {
    let digest = bitmap.pixelDigest
    if let index = known[digest] { return index }
    let file = try PNGBitmap.encode(bitmap)
    byteCount += file.count
    if byteCount > mostBytes { throw TooLarge() }
    images.append(file)
    known[digest] = images.count - 1
    return images.count - 1
  }
}
