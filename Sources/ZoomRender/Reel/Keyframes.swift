// Motion as keyframes for other tools.

/// Where everything is at evenly spaced times, as CSV and JSON.
public struct Keyframes: Sendable {
  /// Samples of named elements and travelling layers.
  public let tracks: MotionTracks
  /// Samples a second.
  public let framesPerSecond: Double
  /// Seconds that are taken off each time: keyframes begin at zero.
  public let origin: Double

  /// Columns after time, name and kind: screen points, 0...1 for opacity.
  public static let columns = ["x", "y", "width", "height", "radius", "opacity"]

  /// Samples a stretch of a timeline; the numbers are those of `frames.json` at the same times.
  public init(_ timeline: Timeline, from start: Double, to end: Double, framesPerSecond: Double) {
    self.framesPerSecond = framesPerSecond
    origin = start
    let count = FrameSelection.frameCount(duration: max(0, end - start), fps: framesPerSecond)
    tracks = MotionTracks(times: (0..<count).map { start + Double($0) / framesPerSecond }) {
      timeline.frameWithoutSpeeds(at: $0)
    }
  }

  private static func row(_ sample: MotionTracks.Sample) -> [String] {
    (sample.rect.components + [sample.radius, sample.opacity]).map {
      JSONText.number($0, digits: 6)
    }
  }

  private func time(_ index: Int) -> String {
    JSONText.number(tracks.times[index] - origin, digits: 6)
  }

  /// One row for each thing and time at which it is there: RFC 4180 with `\n`.
  public var csv: String {
    var text = "time,name,kind,\(Self.columns.joined(separator: ","))\n"
    for track in tracks.tracks {
      for (index, sample) in track.samples.enumerated() {
        guard let sample else { continue }
        let cells = [time(index), Self.cell(track.name), track.kind.rawValue] + Self.row(sample)
        text += cells.joined(separator: ",") + "\n"
      }
    }
    return text
  }

  /// A cell in quotes where a comma, quote or line break asks for them.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// `{"framesPerSecond", "frames", "tracks": [{"name", "kind", "x": [{"time", "value"}], …}]}`: a key
  /// for each frame, those inside a hold left out.
  public var json: String {
    let properties: [(name: String, value: (MotionTracks.Sample) -> Double)] = [
      ("x", { $0.rect.minX }), ("y", { $0.rect.minY }), ("width", { $0.rect.width }),
      ("height", { $0.rect.height }), ("radius", { $0.radius }), ("opacity", { $0.opacity }),
    ]
    let list = tracks.tracks.map { track -> String in
      let fields = properties.map { property in
        "\"\(property.name)\":[\(keys(track.samples.map { $0.map(property.value) }).joined(separator: ","))]"
      }
      return "{\"name\":\(JSONText.quoted(track.name)),\"kind\":\"\(track.kind.rawValue)\","
        + fields.joined(separator: ",") + "}"
    }
    return "{\"schema\":\"zoom-render/keyframes/1\","
      + "\"framesPerSecond\":\(JSONText.number(framesPerSecond)),"
      + "\"frames\":\(tracks.times.count),\"tracks\":[\n\(list.joined(separator: ",\n"))]}\n"
  }

  /// Keys of one property; what stays is written once at its beginning and once at its end.
  private func keys(_ values: [Double?]) -> [String] {
    values.indices.compactMap { index in
      guard let value = values[index] else { return nil }
      let before = index > 0 ? values[index - 1] : nil
      let after = index + 1 < values.count ? values[index + 1] : nil
      if let before, let after, before == value, after == value { return nil }
      return "{\"time\":\(time(index)),\"value\":\(JSONText.number(value, digits: 6))}"
    }
  }
}
