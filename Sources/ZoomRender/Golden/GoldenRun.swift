// This run's side of a comparison: every frame as a digest and as numbers.

/// The frames of a scene as a golden sees them.
public struct GoldenRun: Sendable, Equatable {
  /// Pixel digests, one a frame.
  public var digests: [String]
  public var motion: MotionTable
  public var width: Int
  public var height: Int

  /// Renders `count` frames on `workers` tasks; keeps digests and numbers, never pixels.
  ///
  /// - Parameters:
  ///   - count: number of frames, at least 1.
  ///   - workers: tasks that rasterize at the same time; each has buffers of its own.
  ///   - frame: makes a frame by index; called from several tasks.
  /// - Throws: what `frame` throws, or a failure of the rasterizer.
  public static func render(
    count: Int, workers: Int, context: RasterContext,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) async throws -> GoldenRun {
    let seats = max(1, min(workers, count))
    var results = [FrameResult?](repeating: nil, count: count)
    try await withThrowingTaskGroup(of: [FrameResult].self) { group in
      for seat in 0..<seats {
        group.addTask {
          let rasterizer = FrameRasterizer(context)
          var made: [FrameResult] = []
          for index in stride(from: seat, to: count, by: seats) {
            try Task.checkCancellation()
            let moment = try frame(index)
            made.append(
              FrameResult(
                index: index, digest: try rasterizer.pixelDigest(of: moment).description,
                sample: MotionSample(moment)))
          }
          return made
        }
      }
      for try await part in group {
        for result in part { results[result.index] = result }
      }
    }
    var recorder = MotionRecorder()
    var digests: [String] = []
    for result in results.compactMap(\.self) {
      recorder.add(result.sample)
      digests.append(result.digest)
    }
    let size = results.first??.sample.size ?? .zero
    return GoldenRun(
      digests: digests, motion: recorder.finish(),
      width: Int((size.width * context.pixelsPerPoint).rounded()),
      height: Int((size.height * context.pixelsPerPoint).rounded()))
  }

  private struct FrameResult: Sendable {
    var index: Int
    var digest: String
    var sample: MotionSample
  }

  /// The frames worth a picture: first, last, those of the largest speed and the sharpest turn.
  ///
  /// Speed is the sum of what every number moved since the frame before, each scaled by its travel.
  public func keyFrames() -> [Int] {
    let count = digests.count
    guard count > 2 else { return Array(0..<count) }
    let moving = motion.layers.flatMap(\.columns).filter { !$0.isConstant }
    var speed = [Double](repeating: 0, count: count)
    for series in moving {
      guard let range = series.range, range.upperBound > range.lowerBound else { continue }
      for frame in 1..<count {
        guard let before = series.values[frame - 1], let now = series.values[frame] else {
          continue
        }
        speed[frame] +=
          (now - before) / (range.upperBound - range.lowerBound)
          * ((now - before) / (range.upperBound - range.lowerBound))
      }
    }
    speed = speed.map { $0.squareRoot() }
    let fastest = speed.indices.max { speed[$0] < speed[$1] } ?? 0
    let turns = (1..<count - 1).map { (speed[$0 + 1] - speed[$0]).magnitude }
    let sharpest = (turns.indices.max { turns[$0] < turns[$1] } ?? 0) + 1
    return Array(Set([0, count - 1, fastest, sharpest])).sorted()
  }
}
