// What a verdict rests on, for a page that shows it.

/// A verdict with the numbers and pictures behind it.
public struct GoldenEvidence: Sendable {
  /// A stored frame that differs: PNG bytes of each picture.
  public struct Picture: Sendable {
    package var frame: Int
    package var expected: [UInt8]
    package var actual: [UInt8]
    package var difference: [UInt8]
  }

  package var verdict: SceneVerdict
  /// Canvas size in points.
  public var size: Size
  package var fps: Double
  package var golden: MotionTable
  package var actual: MotionTable
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
