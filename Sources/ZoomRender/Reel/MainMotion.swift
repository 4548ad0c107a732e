// Which motion of a scene a reel is about.

/// The stretch of a scene that cards look at closely.
struct MainMotion {
  /// Index of the transition; nil when state alone animates.
  let transition: Int?
  private let start: Double
  private let limit: Double
  /// True when the end is known and need not be looked for.
  private let isExact: Bool

  /// - Parameter wish: index of the transition that is asked for.
  init(_ timeline: Timeline, wish: Int?) {
    let recording = timeline.recording
    let runs = recording.runs
    if !runs.isEmpty {
      let held = runs.firstIndex { ["interactive", "landing", "cancel"].contains($0.phase) }
      let index = wish.flatMap { runs.indices.contains($0) ? $0 : nil } ?? held ?? 0
      transition = index
      start = runs[index].start
      // What takes over from it belongs to it.
      var end = runs[index].end
      var last = index
      while let next = runs.indices.first(where: { runs[$0].interrupted == last && $0 > last }) {
        last = next
        end = runs[next].end
      }
      limit = min(end.isFinite ? end : timeline.duration, timeline.duration)
      isExact = true
      return
    }
    transition = nil
    isExact = false
    let changes = recording.changes
    let animated = changes.first { $0.transaction.animation != nil } ?? changes.first
    let begin = animated?.time ?? timeline.events.first?.time ?? 0
    start = begin
    let next = changes.first { $0.time > begin + 1e-6 }?.time ?? timeline.duration
    let rest = timeline.settledTime > begin ? timeline.settledTime : timeline.duration
    limit = max(begin, min(next, rest, timeline.duration))
  }

  /// Start and rest in scene seconds; never empty.
  func span(_ frame: (Double) -> Frame) -> ClosedRange<Double> {
    guard !isExact, limit > start else { return start...max(limit, start + 1.0 / 60) }
    // The last moment at which something still moves.
    let count = min(600, max(2, Int((limit - start) * 120)))
    let times = (0...count).map { start + (limit - start) * Double($0) / Double(count) }
    let tracks = MotionTracks(times: times, frame: frame)
    let ends = tracks.tracks.map { track -> Int in
      track.samples.lastIndex { sample in
        guard let sample, let last = track.samples.last ?? nil else {
          return (sample == nil) != (track.samples.last.flatMap(\.self) == nil)
        }
        return !sample.isNear(last)
      } ?? 0
    }
    // What has no name may move unseen by the tracks.
    guard let last = ends.max(), last > 0 else { return start...limit }
    let end = times[min(count, last + 1)]
    return start...max(end, start + 1.0 / 60)
  }
}

extension MotionTracks.Sample {
  /// True when no difference can be seen: a twentieth of a point, half a per cent of opacity.
  fileprivate func isNear(_ other: Self) -> Bool {
    (opacity - other.opacity).magnitude < 0.005
      && zip(rect.components + [radius], other.rect.components + [other.radius])
        .allSatisfy { ($0 - $1).magnitude < 0.05 }
  }
}
