// How far the elements of two played scenes are apart, in points and milliseconds.

/// Differences of two subjects, element by element.
public struct MotionComparison: Sendable {
  /// One element (or travelling layer) in both.
  public struct ElementError: Sendable, Equatable {
    /// Of the element, or the role of the layer.
    public var name: String
    /// Largest distance of any edge, in points.
    public var points: Double
    /// When that is, in milliseconds since both began.
    public var atMilliseconds: Double
    /// Mean of the largest edge distances, in points.
    public var meanPoints: Double
    /// Largest difference of opacities, 0...1.
    public var opacity: Double
    /// Largest difference of corner radii, in points.
    public var radius: Double
    /// How much later B settles than A, in milliseconds.
    public var milliseconds: Double

    /// The cells of a table's row.
    var row: [String] {
      let number = ReelSubject.number
      return [
        name, "\(number(points, 2)) pt", "\(number(atMilliseconds.rounded(), 0)) ms",
        "\(number(meanPoints, 2)) pt",
        (milliseconds > 0.05 ? "+" : "") + "\(number(milliseconds, 1)) ms",
      ]
    }
  }

  /// The farthest apart first; equal ones in order of their appearance in A.
  public let errors: [ElementError]
  /// Names that only one side has.
  public let onlyInA: [String]
  /// Names that only one side has.
  public let onlyInB: [String]

  /// Compares at 240 moments a second over the longer span.
  public init(_ a: ReelSubject, _ b: ReelSubject, sync: ReelSync = .time) {
    let length = sync == .time ? max(a.length, b.length) : a.length
    let count = min(
      ReelSubject.mostSamples, max(3, Int((length * ReelSubject.rate).rounded(.up)) + 1))
    let clocks = (0..<count).map { length * Double($0) / Double(count - 1) }
    let pairs = clocks.map { a.pair(b, sync, clock: $0) }
    let first = MotionTracks(times: pairs.map(\.first)) { a.frame($0) }
    let second = MotionTracks(times: pairs.map(\.second)) { b.frame($0) }
    var errors: [ElementError] = []
    // Layers that only carry others say nothing new beside named elements.
    let hasElements = first.tracks.contains { $0.kind == .element }
    for track in first.tracks {
      let isMain = track.role == .card || track.role == .sheet
      guard track.kind == .element || isMain || !hasElements && track.role != .dim else { continue }
      guard
        let other = second.tracks.first(where: { $0.kind == track.kind && $0.name == track.name })
      else { continue }
      if let error = Self.error(track, other, clocks) { errors.append(error) }
    }
    self.errors = errors.enumerated()
      .sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }.map(\.element)
    func names(_ one: MotionTracks, without two: MotionTracks) -> [String] {
      one.tracks.filter { track in
        track.kind == .element
          && !two.tracks.contains { $0.kind == .element && $0.name == track.name }
      }.map(\.name)
    }
    onlyInA = names(first, without: second)
    onlyInB = names(second, without: first)
  }

  private static func error(
    _ a: MotionTracks.Track, _ b: MotionTracks.Track, _ clocks: [Double]
  ) -> ElementError? {
    var error = ElementError(
      name: a.name, points: 0, atMilliseconds: 0, meanPoints: 0, opacity: 0, radius: 0,
      milliseconds: 0)
    var count = 0
    for (index, clock) in clocks.enumerated() {
      guard let one = a.samples[index], let two = b.samples[index] else { continue }
      let apart = zip(one.rect.edges, two.rect.edges).map { ($0 - $1).magnitude }.max() ?? 0
      if apart > error.points { (error.points, error.atMilliseconds) = (apart, clock * 1000) }
      error.meanPoints += apart
      error.opacity = max(error.opacity, (one.opacity - two.opacity).magnitude)
      error.radius = max(error.radius, (one.radius - two.radius).magnitude)
      count += 1
    }
    guard count > 0 else { return nil }
    error.meanPoints /= Double(count)
    error.milliseconds = (settled(b, clocks) - settled(a, clocks)) * 1000
    return error
  }

  /// Seconds after which every edge stays within half a point of its end.
  private static func settled(_ track: MotionTracks.Track, _ clocks: [Double]) -> Double {
    guard let last = track.samples.last(where: { $0 != nil }) ?? nil else { return 0 }
    let moving = track.samples.lastIndex { sample in
      guard let sample else { return false }
      return zip(sample.rect.edges, last.rect.edges).contains { ($0 - $1).magnitude > 0.5 }
    }
    return moving.map { clocks[min(clocks.count - 1, $0 + 1)] } ?? 0
  }
}

extension Rect {
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}

extension MotionComparison {
  /// A table for people, the farthest apart first.
  public var text: String {
    let head = ["element", "at most", "at", "mean", "settles"]
    let rows = [head] + errors.map(\.row)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text =
      rows.map { row in
        row.enumerated().map { index, cell in
          let space = String(repeating: " ", count: widths[index] - cell.count)
          return index == 0 ? cell + space : space + cell
        }.joined(separator: "  ")
      }.joined(separator: "\n") + "\n"
    if !onlyInA.isEmpty { text += "only in A: \(onlyInA.joined(separator: ", "))\n" }
    if !onlyInB.isEmpty { text += "only in B: \(onlyInB.joined(separator: ", "))\n" }
    return text
  }

  /// `{"elements": [{"name", "points", "at", "mean", "opacity", "radius", "settles"}], …}`; points
  /// and milliseconds.
  public var json: String {
    let rows = errors.map { error in
      func number(_ value: Double) -> String { JSONText.number(value, digits: 4) }
      return "{\"name\":\(JSONText.quoted(error.name)),\"points\":\(number(error.points)),"
        + "\"at\":\(number(error.atMilliseconds)),\"mean\":\(number(error.meanPoints)),"
        + "\"opacity\":\(number(error.opacity)),\"radius\":\(number(error.radius)),"
        + "\"settles\":\(number(error.milliseconds))}"
    }
    func list(_ names: [String]) -> String {
      "[" + names.map(JSONText.quoted).joined(separator: ",") + "]"
    }
    return "{\"elements\":[\(rows.joined(separator: ",\n"))],\"onlyInA\":\(list(onlyInA)),"
      + "\"onlyInB\":\(list(onlyInB))}"
  }
}
