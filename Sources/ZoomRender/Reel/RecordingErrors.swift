// How far each element of a scene is from where a recording shows it.

/// Errors of the elements of a scene against a recording.
public struct RecordingErrors: Sendable, Equatable {
  /// One element over all frames in which it could be measured.
  public struct Row: Sendable, Equatable {
    /// The element's name.
    public var name: String
    /// Frames that count.
    public var frames: Int
    /// Root mean square distance in points.
    public var rootMeanSquare: Double
    /// Largest distance in points.
    public var largest: Double
    /// Scene time of the largest, in seconds.
    public var largestAt: Double
    /// How much later than the scene the recording shows the element's motion, in milliseconds;
    /// nil when the element hardly moves.
    public var lag: Double?

    /// As a card says it: name, largest distance, when, root mean square, lag.
    var cells: [String] {
      func number(_ value: Double) -> String { JSONText.number(value, digits: 2) }
      return [
        name, "\(number(largest)) pt", "\(number((largestAt * 1000).rounded())) ms",
        "\(number(rootMeanSquare)) pt",
        lag.map { "\($0 >= 0.05 ? "+" : "")\(JSONText.number($0, digits: 1)) ms" } ?? "at rest",
      ]
    }
  }

  /// By name, in the order in which the scene first shows them.
  public var rows: [Row]

  /// One measured place of an element.
  struct Sample {
    var time: Double
    /// Recording minus scene, in points.
    var shift: Vector
    /// Of the scene, in points a second.
    var velocity: Vector
  }

  /// Puts samples of one element together.
  static func row(_ name: String, _ samples: [Sample]) -> Row {
    let squares = samples.map { $0.shift.dx * $0.shift.dx + $0.shift.dy * $0.shift.dy }
    let worst = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    // The lag that explains the shifts best: shift = −velocity · lag.
    let along = samples.reduce(0) {
      $0 + $1.shift.dx * $1.velocity.dx + $1.shift.dy * $1.velocity.dy
    }
    let speeds = samples.reduce(0) {
      $0 + $1.velocity.dx * $1.velocity.dx + $1.velocity.dy * $1.velocity.dy
    }
    // Below 20 pt/s on average a millisecond is a fiftieth of a point.
    let isMoving = speeds > 400 * Double(samples.count)
    return Row(
      name: name, frames: samples.count,
      rootMeanSquare: (squares.reduce(0, +) / Double(max(1, samples.count))).squareRoot(),
      largest: squares.isEmpty ? 0 : squares[worst].squareRoot(),
      largestAt: samples.isEmpty ? 0 : samples[worst].time,
      lag: isMoving ? -1000 * along / speeds : nil)
  }

  /// A table for people.
  public var text: String {
    let width = max(8, rows.map(\.name.count).max() ?? 0) + 2
    func pad(_ text: String, _ size: Int) -> String {
      String(repeating: " ", count: max(1, size - text.count)) + text
    }
    var lines = [
      "element" + String(repeating: " ", count: width - 7)
        + "frames   rms pt   max pt     at s   lag ms"
    ]
    for row in rows {
      lines.append(
        row.name + String(repeating: " ", count: width - row.name.count)
          + pad("\(row.frames)", 6) + pad(JSONText.number(row.rootMeanSquare, digits: 2), 9)
          + pad(JSONText.number(row.largest, digits: 2), 9)
          + pad(JSONText.number(row.largestAt, digits: 3), 9)
          + pad(row.lag.map { JSONText.number($0, digits: 1) } ?? "–", 9))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The rows as a JSON array.
  public var json: String {
    let objects = rows.map { row in
      "{\"name\":\(JSONText.quoted(row.name)),\"frames\":\(row.frames),"
        + "\"rms\":\(JSONText.number(row.rootMeanSquare, digits: 4)),"
        + "\"max\":\(JSONText.number(row.largest, digits: 4)),"
        + "\"maxAt\":\(JSONText.number(row.largestAt, digits: 4)),"
        + "\"lagMs\":\(row.lag.map { JSONText.number($0, digits: 3) } ?? "null")}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }
}

extension RecordingAligner {
  /// Elements smaller than this are not looked for, in points.
  private static let leastSide = 12.0
  /// Weakest structure (squared slope a pixel) in which a shift shows in every direction.
  private static let leastStrength = 2e-5
  /// Share of an element's pixels that must look alike after the shift.
  private static let leastLikeness = 0.6

  /// Looks for every named element in every frame in which something moves.
  public func errors(at place: RecordingAlignment) throws -> RecordingErrors {
    let scene = sceneFilm(longSide: 480, smoothing: 1)
    let recorded = recorded(like: scene, place)
    var samples: [(name: String, list: [RecordingErrors.Sample])] = []
    for frame in movingFrames(40) {
      let time = recording.times[frame] + place.start
      guard time >= 0, time <= film.duration else { continue }
      let picture = recorded.picture(frame)
      let still = try scene.picture(at: time)
      for element in film.frame(time).elements where element.opacity > 0.5 {
        guard let sample = sample(element, time, still, picture, place, scene, recorded) else {
          continue
        }
        if let index = samples.firstIndex(where: { $0.name == element.name }) {
          samples[index].list.append(sample)
        } else {
          samples.append((element.name, [sample]))
        }
      }
      scene.forget()
    }
    return RecordingErrors(rows: samples.map { RecordingErrors.row($0.name, $0.list) })
  }

  /// The shift of an element's box; nil when its pixels do not tell.
  private func sample(
    _ element: Element, _ time: Double, _ still: GreyPicture, _ picture: GreyPicture,
    _ place: RecordingAlignment, _ scene: SceneFilm, _ recorded: Recorded
  ) -> RecordingErrors.Sample? {
    let box = element.rect.intersection(Rect(origin: .zero, size: film.size))
    guard box.width >= Self.leastSide, box.height >= Self.leastSide else { return nil }
    let unit = scene.pixelsPerPoint
    // One pixel around it, so that its edges count.
    let region = [
      max(0, Int32(box.minX * unit) - 1), max(0, Int32(box.minY * unit) - 1),
      min(Int32(still.width), Int32(box.maxX * unit) + 2),
      min(Int32(still.height), Int32(box.maxY * unit) + 2),
    ]
    var moved = place
    var system = AlignmentSystem()
    for _ in 0..<4 {
      let map = moved.map(
        pixelsPerPoint: unit, recording, reduction: recorded.reduction)
      system = AlignmentSystem()
      system.add(
        still, change: [], picture, map: map, light: moved.light, noise: Self.noise, region: region)
      guard system.shiftStrength >= Self.leastStrength, let step = system.step([.x, .y]) else {
        return nil
      }
      moved.apply(step, [.x, .y], recording, reduction: recorded.reduction)
    }
    let shift = Vector(
      dx: (moved.origin.x - place.origin.x) / place.scale,
      dy: (moved.origin.y - place.origin.y) / place.scale)
    // Further than a quarter of its side it is something else that was found.
    guard system.weight >= Self.leastLikeness * system.count, shift.dx.isFinite, shift.dy.isFinite,
      max(abs(shift.dx), abs(shift.dy)) <= 0.25 * min(box.width, box.height) + 8
    else { return nil }
    return RecordingErrors.Sample(time: time, shift: shift, velocity: element.velocity)
  }
}
