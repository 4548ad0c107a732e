// What a verdict rests on, for a page that shows it.

/// A verdict with the numbers and pictures behind it.
///
/// Pictures are made when they are asked for, one at a time: sixty frames of a phone's screen would
/// fill the memory.
public struct GoldenEvidence: Sendable {
  /// A frame that differs.
  public struct Picture: Sendable {
    package var frame: Int
    package var golden: Bitmap
    package var actual: Bitmap
    package var difference: ImageDiff.Result
    /// This run's frame in full size, where `actual` is reduced as the golden is.
    var full: Bitmap?

    /// Golden, actual and where they differ, as PNG bytes.
    func encoded(heat: Bitmap?) throws(OutputError) -> [(kind: String, bytes: [UInt8])] {
      var parts = [
        ("expected", try PNGBitmap.encode(golden)),
        ("actual", try PNGBitmap.encode(full ?? actual)),
      ]
      if let heat { parts.append(("difference", try PNGBitmap.encode(heat))) }
      return parts
    }
  }

  package var verdict: SceneVerdict
  /// Canvas size in points.
  public var size: Size
  package var fps: Double
  package var golden: MotionTable
  package var run: GoldenRun
  /// The frames to show, and their pixels.
  let shown: [Int]
  let album: GoldenAlbum
  /// Threads to make pictures on.
  var workers = 1
  /// The page, once it has been made.
  package var page: PageEvidence?

  /// The shown frames' pictures, all at once.
  func pictures() throws -> [Picture] {
    let rasterizer = album.rasterizer()
    return try shown.compactMap { try album.picture($0, rasterizer) }
  }

  /// The column through what differs most, in every frame.
  func slitScan() throws -> SlitScan? {
    let worst = verdict.failedFrames.compactMap(\.difference).max { $0.pixelsOver < $1.pixelsOver }
    let box = worst?.bounds
    let width = Double(
      run.width / (worst.map { _ in album.manifest.reduction } ?? 1))
    let x = box.map { (Double($0.x) + Double($0.width) / 2) / max(1, width) * size.width }
    return try SlitScan.render(
      digests: run.digests, x: x ?? size.width / 2, size: size, album: album, workers: workers)
  }
}
