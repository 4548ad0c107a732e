// What a reel is about: a played scene and its main transition.

/// A played scene with the moments and numbers that cards show.
public struct ReelSubject: Sendable {
  /// The played scene.
  public let timeline: Timeline
  /// Sets text and draws glyphs.
  public let engine: TextEngine
  /// When the main transition starts and is at rest, in scene seconds.
  public let span: ClosedRange<Double>
  /// Motion of the whole scene at 120 frames a second.
  let motion: MotionTable
  let rate = 120.0

  /// Plays nothing again: reads numbers off the timeline.
  ///
  /// The main transition is the first one; a scene without any is shown from start to end.
  public init(timeline: Timeline, assets: AssetSnapshot) {
    self.timeline = timeline
    engine = TextEngine(assets: assets)
    let first = timeline.transitions.first
    let start = first?.start ?? 0
    let end = min(
      first.map { $0.end.isFinite ? $0.end : timeline.duration } ?? timeline.duration,
      timeline.duration)
    span = start...max(end, start + 1.0 / 60)
    var recorder = MotionRecorder()
    let count = min(Int(timeline.duration * rate) + 1, 4_000)
    for index in 0..<count {
      recorder.add(timeline.frameWithoutSpeeds(at: Double(index) / rate))
    }
    motion = recorder.finish()
  }

  /// Size of the screen in points.
  public var screen: Size { timeline.scene.screen.size }

  /// A frame of the scene, square corners.
  func frame(_ time: Double) -> Frame { timeline.frameWithoutSpeeds(at: time) }

  /// The largest rectangle of the screen's proportions inside `rect`, centred.
  func fitted(in rect: Rect) -> Rect {
    guard !screen.isEmpty, !rect.isEmpty else { return rect }
    let scale = min(rect.width / screen.width, rect.height / screen.height)
    return Rect(center: rect.center, size: screen * scale)
  }

  /// Radius of the display's corners in a fitted rectangle.
  func radius(in rect: Rect) -> Double {
    screen.width > 0 ? timeline.scene.screen.cornerRadius * rect.width / screen.width : 0
  }

  /// A number that moves during the main transition.
  struct Curve {
    var name: String
    /// Scene times and values: points, or a fraction for opacities.
    var samples: [(time: Double, value: Double)]

    var range: ClosedRange<Double> {
      let values = samples.map(\.value)
      return (values.min() ?? 0)...(values.max() ?? 1)
    }

    /// Units a second by central differences.
    var velocity: Curve {
      let speeds = samples.indices.map { index -> (time: Double, value: Double) in
        let low = max(0, index - 1)
        let high = min(samples.count - 1, index + 1)
        let elapsed = samples[high].time - samples[low].time
        let change = samples[high].value - samples[low].value
        return (samples[index].time, elapsed > 0 ? change / elapsed : 0)
      }
      return Curve(name: name, samples: speeds)
    }
  }

  /// Width, height and position of what travels: the card of a zoom or sheet, else the layer with
  /// the longest way.
  func curves() -> [Curve] {
    guard let layer = traveller() else { return [] }
    let names = MotionTable.layerColumns
    let wanted =
      layer.role == Layer.Role.card.rawValue
      ? ["clipWidth", "clipHeight", "topLeading"] : ["tx", "ty", "opacity"]
    return wanted.compactMap { column in
      guard let index = names.firstIndex(of: column) else { return nil }
      let samples = layer.columns[index].values.enumerated().compactMap { frame, value in
        value.flatMap { value -> (time: Double, value: Double)? in
          let time = Double(frame) / rate
          return span.contains(time) ? (time, value) : nil
        }
      }
      guard samples.count > 2, Set(samples.map(\.value)).count > 1 else { return nil }
      let label =
        [
          "clipWidth": "width", "clipHeight": "height", "topLeading": "corner radius", "tx": "x",
          "ty": "y",
        ][column] ?? column
      return Curve(name: label, samples: samples)
    }
  }

  private func traveller() -> MotionTable.LayerTrack? {
    if let card = motion.layers.first(where: { $0.role == Layer.Role.card.rawValue }) {
      return card
    }
    return motion.layers.max { travel($0) < travel($1) }
  }

  private func travel(_ layer: MotionTable.LayerTrack) -> Double {
    [4, 5].map { layer.columns[$0].range.map { $0.upperBound - $0.lowerBound } ?? 0 }
      .reduce(0, +)
  }

  /// Key moments of the main transition: start, largest speed, overshoot when there is one, rest.
  func keyMoments() -> [(name: String, time: Double)] {
    var moments = [(name: "start", time: span.lowerBound)]
    if let curve = curves().first {
      let speed = curve.velocity.samples.max { abs($0.value) < abs($1.value) }
      if let speed { moments.append(("peak velocity", speed.time)) }
      if let first = curve.samples.first?.value, let last = curve.samples.last?.value {
        let beyond = curve.samples.max { a, b in
          (a.value - last) * (last - first) < (b.value - last) * (last - first)
        }
        if let beyond, (beyond.value - last) * (last - first) > 0,
          abs(beyond.value - last) > abs(last - first) * 0.002
        {
          moments.append(("overshoot", beyond.time))
        }
      }
    }
    moments.append(("rest", span.upperBound))
    return moments
  }
}
