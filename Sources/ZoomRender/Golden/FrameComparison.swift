// Frames compared with the golden's while a cause is looked for.

/// What a golden has of its frames: all their digests, and the pixels of some.
struct GoldenTarget: Sendable {
  let session: GoldenSession
  let manifest: GoldenManifest
  /// Stored pixels by frame.
  let pictures: [Int: Bitmap]
  /// Threads to compare on.
  var workers = 1

  /// How far a frame is from the golden's.
  struct Distance: Sendable {
    /// Bit for bit.
    var isEqual: Bool
    /// Pixels over the tolerance; nil where no picture is stored.
    var pixels: Int?
  }

  /// A comparison for one thread.
  func comparison() -> FrameComparison { FrameComparison(self) }

  /// The distances of frames, in their order.
  func distances(
    _ frames: [Int], _ source: @escaping @Sendable (Int) -> Frame
  ) throws -> [Distance] {
    try Workers.map(frames.count, seats: workers) {
      let comparison = comparison()
      return { try comparison.distance(of: source(frames[$0]), frames[$0]) }
    }
  }
}

/// Renders frames and compares them with a golden's; not shared between threads.
final class FrameComparison {
  private let target: GoldenTarget
  private let rasterizer: FrameRasterizer
  private let digester: FrameDigester
  /// Numbers are stored rounded: what a rounding can change is no residual.
  private static let diff = ImageDiff(tolerance: GoldenJudge.foreignTolerance)

  init(_ target: GoldenTarget) {
    self.target = target
    rasterizer = FrameRasterizer(target.session.context)
    digester = FrameDigester(target.session.context)
  }

  /// How far a frame is from the golden's of that number.
  func distance(of frame: Frame, _ index: Int) throws -> GoldenTarget.Distance {
    let digest = target.manifest.digests[index]
    guard let golden = target.pictures[index] else {
      return GoldenTarget.Distance(isEqual: try self.digest(frame) == digest)
    }
    let bitmap = try rasterizer.bitmap(of: target.session.masked(frame))
    if bitmap.pixelDigest.description == digest {
      return GoldenTarget.Distance(isEqual: true, pixels: 0)
    }
    // What only one of them shows is told by the sentence.
    let (common, own) = golden.commonPart(bitmap.reduced(by: target.manifest.reduction))
    let result = Self.diff.compare(golden: common, actual: own)
    return GoldenTarget.Distance(isEqual: false, pixels: result.pixelsOver)
  }

  /// True when the frame is the golden's bit for bit.
  func isGolden(_ frame: Frame, _ index: Int) throws -> Bool {
    try digest(frame) == target.manifest.digests[index]
  }

  private func digest(_ frame: Frame) throws -> String {
    try digester.digest(of: target.session.masked(frame)).description
  }
}

extension Bitmap {
  /// The top left part that two pictures both have, of each.
  func commonPart(_ other: Bitmap) -> (Bitmap, Bitmap) {
    let (width, height) = (min(width, other.width), min(height, other.height))
    return (cropped(width, height), other.cropped(width, height))
  }

  /// The top left part.
  func cropped(_ width: Int, _ height: Int) -> Bitmap {
    guard width != self.width || height != self.height else { return self }
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = row * self.width * 4
      part += bytes[start..<start + width * 4]
    }
    return Bitmap(width: width, height: height, bytes: part)
  }
}
