// Finds a recording's place in space and time by best match.

/// Lays a recording over a scene.
///
/// Coarse to fine: the place by correlation of small pictures of a few moments; the time by the mean
/// difference over all frames for every offset; then both together by least squares (Lucas and Kanade,
/// "An iterative image registration technique", 1981, with the change over time as one more slope) on
/// the frames that change most. Differences that no shift explains count little, so another font or
/// a clock does not pull.
public struct RecordingAligner: Sendable {
  /// A scene as a function of time.
  public struct Film: Sendable {
    /// Seconds.
    public var duration: Double
    /// Of the screen, in points.
    public var size: Size
    /// The frame of a time in seconds.
    public var frame: @Sendable (Double) -> Frame

    /// A scene that lasts `duration` seconds.
    public init(duration: Double, size: Size, frame: @escaping @Sendable (Double) -> Frame) {
      self.duration = duration
      self.size = size
      self.frame = frame
    }
  }

  /// The scene.
  public let film: Film
  /// The recording.
  public let recording: VideoReader
  private let assets: any DrawingAssets

  /// An aligner of a scene and a recording.
  public init(film: Film, recording: VideoReader, assets: any DrawingAssets) {
    self.film = film
    self.recording = recording
    self.assets = assets
  }

  /// Correlations below which no place is right: of the best still, and of moving frames on average.
  ///
  /// Measured: a right place reaches .99 in both, and .82 on average against a scene half as fast
  /// again; other screens reach .93 in one still but .56 on average, test pictures .67 and .79.
  private static let leastCorrelation = (still: 0.75, moving: 0.7)
  /// Long sides of the pictures of the three stages, in pixels.
  private static let sides = (coarse: 32.0, middle: 104.0, fine: 480.0)

  /// Finds the alignment.
  ///
  /// - Throws: ``RecordingMismatch`` when the recording does not show the scene.
  public func align() throws -> RecordingAlignment {
    guard recording.times.count > 1, film.size.width > 0, film.size.height > 0 else {
      throw RecordingMismatch(description: "the recording has fewer than two frames")
    }
    let small = sceneFilm(longSide: Self.sides.coarse, smoothing: 1)
    var (found, anchor) = try coarsePlace(small)
    found = try refine(found, small, frames: [anchor], unknowns: AlignmentSystem.place)
    let middle = sceneFilm(longSide: Self.sides.middle, smoothing: 1)
    found = try refine(found, middle, frames: [anchor], unknowns: AlignmentSystem.place)
    found.start = try bestStart(found, middle)
    found = try refine(
      found, middle, frames: movingFrames(20), unknowns: AlignmentSystem.Unknown.allCases)
    try check(found, middle)
    let fine = sceneFilm(longSide: Self.sides.fine, smoothing: 2)
    return try refine(
      found, fine, frames: movingFrames(14), unknowns: AlignmentSystem.Unknown.allCases)
  }

  func sceneFilm(longSide: Double, smoothing: Int) -> SceneFilm {
    SceneFilm(
      film, assets: assets,
      pixelsPerPoint: longSide / max(film.size.width, film.size.height), smoothing: smoothing)
  }

  // MARK: - Pictures of the recording

  /// Recorded pictures with about the detail of the scene's.
  struct Recorded {
    var reduction: Int
    var smoothing: Int
    var recording: VideoReader

    func picture(_ frame: Int) -> GreyPicture {
      GreyPicture(
        width: recording.width, height: recording.height, bytes: recording.pictures[frame],
        reduction: reduction
      ).smoothed(smoothing)
    }
  }

  func recorded(like scene: SceneFilm, _ place: RecordingAlignment) -> Recorded {
    let factor = place.map(
      pixelsPerPoint: scene.pixelsPerPoint, recording, reduction: 1)[0]
    let reduction = max(1, Int(factor))
    // Variances add: a pass here is as wide as its share of a pixel of the scene's pictures.
    let rest = factor / Double(reduction)
    return Recorded(
      reduction: reduction, smoothing: Int((Double(scene.smoothing) * rest * rest).rounded()),
      recording: recording)
  }

  /// Frames by how much the recording changes around them, largest first, in order of time.
  func movingFrames(_ count: Int) -> [Int] {
    let pictures = recording.pictures
    let changes = pictures.indices.map { index -> (frame: Int, change: Int) in
      guard index > 0, index + 1 < pictures.count else { return (index, 0) }
      return (index, Self.difference(pictures[index - 1], pictures[index + 1]))
    }
    return changes.sorted { ($0.change, $1.frame) > ($1.change, $0.frame) }.prefix(count)
      .map(\.frame).sorted()
  }

  /// Sum of differences of every 61st pixel, so that all columns are looked at.
  private static func difference(_ a: [UInt8], _ b: [UInt8]) -> Int {
    stride(from: 0, to: min(a.count, b.count), by: 61).reduce(0) {
      $0 + abs(Int(a[$1]) - Int(b[$1]))
    }
  }

  // MARK: - Coarse

  /// Scale, place and a time of the recording's first frame by correlation, and the frame that was
  /// found.
  private func coarsePlace(_ scene: SceneFilm) throws -> (RecordingAlignment, anchor: Int) {
    let fit = min(
      recording.size.width / film.size.width, recording.size.height / film.size.height)
    let recorded = recorded(
      like: scene, RecordingAlignment(start: 0, scale: fit, origin: .zero))
    let places = candidates(fit: fit).map { place in
      (
        place,
        place.map(
          pixelsPerPoint: scene.pixelsPerPoint, recording, reduction: recorded.reduction)
      )
    }
    var best: (correlation: Double, place: RecordingAlignment, anchor: Int) = (
      -1, RecordingAlignment(start: 0, scale: fit, origin: .zero), 0
    )
    for frame in [0, recording.times.count - 1] {
      let picture = recorded.picture(frame)
      for step in 0...15 {
        let moment = film.duration * Double(step) / 15
        let still = try scene.picture(at: moment)
        for (place, map) in places {
          guard
            let value = still.correlation(
              with: picture, map: map, margin: scene.margin, share: 0.6),
            value > best.correlation
          else { continue }
          best = (value, place, frame)
          best.place.start = moment - recording.times[frame]
        }
      }
    }
    guard best.correlation >= Self.leastCorrelation.still else {
      throw mismatch(best.correlation, least: Self.leastCorrelation.still)
    }
    return (best.place, best.anchor)
  }

  private func mismatch(_ found: Double, least: Double) -> RecordingMismatch {
    RecordingMismatch(
      description: "the recording does not show the scene: where it fits best they correlate by "
        + "\(JSONText.number(max(0, found), digits: 2)), at a right place by at least \(least)")
  }

  /// Throws when the recording, laid where it fits best, does not look like the scene.
  private func check(_ place: RecordingAlignment, _ scene: SceneFilm) throws {
    let recorded = recorded(like: scene, place)
    let map = place.map(
      pixelsPerPoint: scene.pixelsPerPoint, recording, reduction: recorded.reduction)
    let values = try movingFrames(20).map { frame in
      try scene.picture(at: recording.times[frame] + place.start).correlation(
        with: recorded.picture(frame), map: map, margin: scene.margin, share: 0.3) ?? 0
    }
    let mean = values.reduce(0, +) / Double(max(1, values.count))
    guard mean >= Self.leastCorrelation.moving else {
      throw mismatch(mean, least: Self.leastCorrelation.moving)
    }
  }

  /// Scales from .55 to 1.3 of the one that fits, each at places up to a sixth of the screen around
  /// the middle.
  private func candidates(fit: Double) -> [RecordingAlignment] {
    var scales = [fit]
    for _ in 0..<20 { scales.append(scales[scales.count - 1] / 1.03) }
    for _ in 0..<9 { scales.insert(scales[0] * 1.03, at: 0) }
    return scales.flatMap { scale in
      let corner = Point(
        (recording.size.width - scale * film.size.width) / 2,
        (recording.size.height - scale * film.size.height) / 2)
      let step = scale * max(film.size.width, film.size.height) / 36
      return (-6...6).flatMap { row in
        (-6...6).map { column in
          RecordingAlignment(
            start: 0, scale: scale,
            origin: Point(corner.x + Double(column) * step, corner.y + Double(row) * step))
        }
      }
    }
  }

  // MARK: - Time

  /// The start with the smallest mean difference over moving and resting frames, to a sixtieth of a
  /// second.
  private func bestStart(_ place: RecordingAlignment, _ scene: SceneFilm) throws -> Double {
    let recorded = recorded(like: scene, place)
    let last = recording.times.count - 1
    let frames = Array(Set(movingFrames(36) + [0, last])).sorted()
    let pictures = frames.map(recorded.picture)
    let map = place.map(
      pixelsPerPoint: scene.pixelsPerPoint, recording, reduction: recorded.reduction)
    let steps = Int((film.duration * 60).rounded(.up))
    let stills = try (0...steps).map { try scene.picture(at: Double($0) / 60) }
    let reach = Int((recording.times[last] * 60).rounded(.up))
    // A picture is compared with many frames at many offsets: each pair once.
    var known: [Int: Double?] = [:]
    var best = (start: place.start, cost: Double.infinity)
    for offset in -reach...steps {
      var cost = 0.0
      var count = 0
      for (index, frame) in frames.enumerated() {
        let moment = min(
          max(Int((recording.times[frame] * 60).rounded()) + offset, 0), stills.count - 1)
        let key = index * stills.count + moment
        let value =
          known[key]
          ?? stills[moment].difference(
            from: pictures[index], map: map, light: place.light, margin: scene.margin)
        known[key] = value
        guard let value else { continue }
        cost += value
        count += 1
      }
      if count > 0, cost / Double(count) < best.cost {
        best = (Double(offset) / 60, cost / Double(count))
      }
    }
    return best.start
  }

  // MARK: - Least squares

  /// Steps until they no longer help; the residual of the last.
  func refine(
    _ start: RecordingAlignment, _ scene: SceneFilm, frames: [Int],
    unknowns: [AlignmentSystem.Unknown]
  ) throws -> RecordingAlignment {
    let recorded = recorded(like: scene, start)
    let pictures = frames.map(recorded.picture)
    var best = start
    var bestCost = Double.infinity
    var current = start
    for _ in 0..<6 {
      let system = try equations(
        current, scene, Array(zip(frames, pictures)), recorded,
        hasTime: unknowns.contains(.time))
      guard system.cost < bestCost else { break }
      let gain = bestCost - system.cost
      best = current
      best.residual = system.cost.squareRoot()
      // A gain of a thousandth is noise of the pictures.
      if gain < 1e-3 * bestCost { break }
      bestCost = system.cost
      guard let step = system.step(unknowns) else { break }
      current.apply(step, unknowns, recording, reduction: recorded.reduction)
    }
    return best
  }

  private func equations(
    _ place: RecordingAlignment, _ scene: SceneFilm, _ frames: [(Int, GreyPicture)],
    _ recorded: Recorded, hasTime: Bool
  ) throws -> AlignmentSystem {
    scene.forget()
    let map = place.map(
      pixelsPerPoint: scene.pixelsPerPoint, recording, reduction: recorded.reduction)
    var system = AlignmentSystem()
    let margin = Int32(scene.margin)
    for (frame, picture) in frames {
      let time = recording.times[frame] + place.start
      let change =
        hasTime
        ? GreyPicture.change(
          from: try scene.picture(at: time - Self.timeStep),
          to: try scene.picture(at: time + Self.timeStep), seconds: 2 * Self.timeStep) : []
      let still = try scene.picture(at: time)
      system.add(
        still, change: change, picture, map: map, light: place.light, noise: Self.noise,
        region: [margin, margin, Int32(still.width) - margin, Int32(still.height) - margin])
    }
    return system
  }

  /// Half of the span over which change is measured, in seconds: a quarter of a frame.
  private static let timeStep = 1.0 / 240
  /// Differences above this share of the range count less and less: above the noise of encoders, below
  /// other contents.
  static let noise = 0.06
}
