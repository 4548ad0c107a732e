// The pixels of a golden and of a run, a frame at a time.

/// Makes pairs of pictures: the golden's frame and this run's.
struct GoldenAlbum: Sendable {
  /// At the golden's rate and scale.
  let session: GoldenSession
  let manifest: GoldenManifest
  /// This run's frames by scene time.
  let source: @Sendable (Double) -> Frame
  /// The golden's stored pixels of a key frame.
  let stored: @Sendable (Int) -> Result<Bitmap, GoldenProblem>
  let diff: ImageDiff
  /// The golden's frame of a number, as a proof has found it; nil where it is not known.
  var golden: @Sendable (Int) -> Frame? = { _ in nil }

  /// Pixels of all pictures that a page shows of a scene, golden and actual counted once.
  static let pixelLimit = 16_000_000
  static let countLimit = 16

  /// How many frames a page shows: fewer of large ones.
  static func limit(width: Int, height: Int) -> Int {
    max(3, min(countLimit, pixelLimit / max(1, width * height)))
  }

  /// Some of the frames, the first and the last among them, evenly spread.
  static func spread(_ frames: [Int], _ count: Int) -> [Int] {
    guard frames.count > count, count > 1 else { return Array(frames.prefix(max(0, count))) }
    return (0..<count).map { frames[$0 * (frames.count - 1) / (count - 1)] }
  }

  /// A rasterizer for one thread.
  func rasterizer() -> FrameRasterizer { FrameRasterizer(session.context) }

  /// This run's frame.
  func actual(_ frame: Int, _ rasterizer: FrameRasterizer) throws -> Bitmap {
    try rasterizer.bitmap(of: session.masked(source(Double(frame) / manifest.fps)))
  }

  /// A key frame as it is stored, beside this run's in the same size.
  ///
  /// - Parameter keepsFull: whether this run's frame in full size is kept beside a reduced one.
  func storedPicture(
    _ frame: Int, _ rasterizer: FrameRasterizer, keepsFull: Bool = false
  ) throws -> Result<GoldenEvidence.Picture, GoldenProblem> {
    switch stored(frame) {
    case .failure(let problem): return .failure(problem)
    case .success(let golden):
      let whole = try actual(frame, rasterizer)
      return .success(
        picture(
          frame, golden, whole.reduced(by: manifest.reduction),
          full: keepsFull && manifest.reduction > 1 ? whole : nil))
    }
  }

  /// The best pair that there is: the golden's frame in full size when it is stored so, or when a
  /// proof gives a frame that has the golden's digest; else as it is stored; nil for none.
  func picture(
    _ frame: Int, _ rasterizer: FrameRasterizer
  ) throws -> GoldenEvidence.Picture? {
    let isStored = manifest.keyFrames.contains(frame)
    if isStored, manifest.reduction == 1,
      case .success(let picture) = try storedPicture(frame, rasterizer)
    {
      return picture
    }
    if let proven = golden(frame) {
      let bitmap = try rasterizer.bitmap(of: session.masked(proven))
      if bitmap.pixelDigest.description == manifest.digests[frame] {
        return picture(frame, bitmap, try actual(frame, rasterizer))
      }
    }
    guard isStored else { return nil }
    return try? storedPicture(frame, rasterizer, keepsFull: true).get()
  }

  private func picture(
    _ frame: Int, _ golden: Bitmap, _ actual: Bitmap, full: Bitmap? = nil
  ) -> GoldenEvidence.Picture {
    GoldenEvidence.Picture(
      frame: frame, golden: golden, actual: actual,
      difference: diff.compare(golden: golden, actual: actual), full: full)
  }
}
