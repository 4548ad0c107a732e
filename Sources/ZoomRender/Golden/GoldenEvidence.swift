// What a verdict rests on, for a page that shows it.

/// A verdict with the numbers and pictures behind it.
public struct GoldenEvidence: Sendable {
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
}
