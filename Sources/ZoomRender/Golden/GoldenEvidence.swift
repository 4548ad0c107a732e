// What a verdict rests on, for a page that shows it.

/// A verdict with the numbers and pictures behind it.
public struct GoldenEvidence: Sendable {
  /// A stored frame that differs.
  public struct Picture: Sendable {
    package var frame: Int
    package var golden: Bitmap
    package var actual: Bitmap
    package var difference: ImageDiff.Result

    /// Golden, actual and where they differ, as PNG bytes.
    func encoded() throws(OutputError) -> [(kind: String, bytes: [UInt8])] {
      var parts = [
        ("expected", try PNGBitmap.encode(golden)), ("actual", try PNGBitmap.encode(actual)),
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

extension MotionTable {
  /// Screen rects of all elements, frame by frame, as compact JSON for a page:
  /// `[{"name":…,"rects":[[x,y,w,h]|null,…]},…]`.
  var screenJSON: String {
    let tracks = elements.map { track -> String in
      let rects = times.indices.map { frame -> String in
        guard let rect = screenRect(of: track, frame: frame) else { return "null" }
        let parts = rect.components.map { JSONText.number($0, digits: 2) }
        return "[\(parts.joined(separator: ","))]"
      }
      return "{\"name\":\(JSONText.quoted(track.name)),\"rects\":[\(rects.joined(separator: ","))]}"
    }
    return "[\(tracks.joined(separator: ",\n"))]"
  }
}
