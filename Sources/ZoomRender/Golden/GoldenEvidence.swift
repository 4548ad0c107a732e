// What a verdict rests on, for a page that shows it.

/// A verdict with the numbers and pictures behind it.
public struct GoldenEvidence {
  /// A stored frame that differs.
  public struct Picture: Sendable {
    package var frame: Int
    package var golden: Bitmap
    package var actual: Bitmap
    package var difference: ImageDiff.Result
    /// This run's frame in full size, where `actual` is reduced as the golden is.
    var full: Bitmap?

    /// Golden, actual and where they differ, as PNG bytes.
    func encoded() throws(OutputError) -> [(kind: String, bytes: [UInt8])] {
      var parts = [
        ("expected", try PNGBitmap.encode(golden)),
        ("actual", try PNGBitmap.encode(full ?? actual)),
      ]
      if let heat = DifferencePicture.heat(golden, actual) {
        parts.append(("difference", try PNGBitmap.encode(heat)))
      }
      return parts
    }
  }

  package var verdict: SceneVerdict
  /// Canvas size in points.
  public var size: Size
  package var fps: Double
  package var golden: MotionTable
  package var run: GoldenRun
  package var pictures: [Picture]
  var frames: Frames?

  /// The frames themselves, for pictures that show all of them.
  struct Frames {
    var assets: AssetSnapshot
    var actual: (Int) -> Frame
    var golden: (Int) -> Frame?
  }

  /// The column through what differs most, in every frame.
  func slitScan() throws -> SlitScan? {
    guard let frames else { return nil }
    let worst = pictures.max { $0.difference.pixelsOver < $1.difference.pixelsOver }
    let box = worst?.difference.bounds
    let width = Double(worst?.golden.width ?? 1)
    let x = box.map { (Double($0.x) + Double($0.width) / 2) / width * size.width }
    return try SlitScan.render(
      count: run.digests.count, x: x ?? size.width / 2, size: size, assets: frames.assets,
      actual: frames.actual, golden: frames.golden)
  }
}
