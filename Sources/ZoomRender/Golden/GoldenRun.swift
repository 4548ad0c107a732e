// This run's side of a comparison: every frame as a digest and as numbers.

import Synchronization

/// The frames of a scene as a golden sees them.
public struct GoldenRun: Sendable, Equatable {
  /// Pixel digests, one a frame.
  public var digests: [String]
  package var motion: MotionTable
  package var width: Int
  package var height: Int

  /// Renders `count` frames on `workers` threads; keeps digests and numbers, never pixels.
  ///
  /// - Parameters:
  ///   - count: number of frames, at least 1.
  ///   - workers: threads that rasterize at the same time; each has buffers of its own.
  ///   - mask: what pixels and numbers leave out.
  ///   - progress: called after each frame with the number done, from any thread.
  ///   - frame: makes a frame by index; called from several threads.
  /// - Throws: what `frame` throws, or a failure of the rasterizer.
  package static func render(
    count: Int, workers: Int, context: RasterContext, mask: GoldenMask? = nil,
    progress: (@Sendable (Int) -> Void)? = nil,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) throws -> GoldenRun {
    let seats = max(1, min(workers, count))
    let shared = Results(mask)
    try Workers.run(seats) { seat in
      let digester = FrameDigester(context)
      for index in stride(from: seat, to: count, by: seats) {
        let moment = try frame(index)
        let digest = try digester.digest(
          of: mask?.applied(to: moment, pixelsPerPoint: context.pixelsPerPoint) ?? moment)
        let done = shared.add(
          FrameResult(digest: digest.description, sample: MotionSample(moment)), at: index)
        progress?(done)
      }
    }
    let (digests, motion, size) = shared.finish()
    return GoldenRun(
      digests: digests, motion: motion,
      width: Int((size.width * context.pixelsPerPoint).rounded()),
      height: Int((size.height * context.pixelsPerPoint).rounded()))
  }

  private struct FrameResult: Sendable {
    var digest: String
    var sample: MotionSample
  }

  /// Frames' results from several threads, recorded in order as soon as those before are there.
  private final class Results: Sendable {
    private struct State {
      var recorder: MotionRecorder
      var digests: [String] = []
      var size = Size.zero
      /// Frames that came before an earlier one.
      var early: [Int: FrameResult] = [:]
    }
    private let state: Mutex<State>

    init(_ mask: GoldenMask?) { state = Mutex(State(recorder: MotionRecorder(mask: mask))) }

    /// Adds a frame; returns how many are there.
    func add(_ result: FrameResult, at index: Int) -> Int {
      state.withLock { state in
        state.early[index] = result
        while let next = state.early.removeValue(forKey: state.digests.count) {
          if state.digests.isEmpty { state.size = next.sample.size }
          state.digests.append(next.digest)
          state.recorder.add(next.sample)
        }
        return state.digests.count + state.early.count
      }
    }

    func finish() -> (digests: [String], motion: MotionTable, size: Size) {
      state.withLock { ($0.digests, $0.recorder.finish(), $0.size) }
    }
  }

  /// The frames worth a picture: first and last, the fastest frame of every move, and the sharpest
  /// turn unless it is within two frames of those; at most eight, and none that equals an earlier one.
  ///
  /// Speed is the root of the squared changes of every number since the frame before, each scaled by
  /// its travel.
  public func keyFrames() -> [Int] {
    let count = digests.count
    guard count > 2 else { return distinct(Array(0..<count)) }
    let speed = speeds()
    var frames = [0, count - 1]
    var start: Int?
    var quiet = 0
    for frame in 1..<count {
      if speed[frame] > 0 {
        if start == nil { start = frame }
        quiet = 0
      } else {
        quiet += 1
      }
      if let began = start, quiet >= 3 || frame == count - 1, frames.count < 7 {
        frames.append((began...frame).max { speed[$0] < speed[$1] } ?? began)
        start = nil
      }
    }
    let turns = (1..<count - 1).map { (speed[$0 + 1] - speed[$0]).magnitude }
    let turn = (turns.indices.max { turns[$0] < turns[$1] } ?? 0) + 1
    if !frames.contains(where: { abs($0 - turn) <= 2 }) { frames.append(turn) }
    return distinct(Set(frames).sorted())
  }

  /// The frames whose pixels no earlier one of them has.
  private func distinct(_ frames: [Int]) -> [Int] {
    frames.enumerated().filter { position, frame in
      !frames[..<position].contains { digests[$0] == digests[frame] }
    }.map(\.element)
  }

  private func speeds() -> [Double] {
    var squares = [Double](repeating: 0, count: digests.count)
    for track in motion.layers {
      for series in track.columns {
        guard let range = series.range, range.upperBound > range.lowerBound else { continue }
        let travel = range.upperBound - range.lowerBound
        // A layer that is handed to another parent jumps in its numbers only.
        for frame in 1..<digests.count
        where track.parent.values[frame] == track.parent.values[frame - 1] {
          guard let before = series.values[frame - 1], let now = series.values[frame] else {
            continue
          }
          squares[frame] += (now - before) / travel * ((now - before) / travel)
        }
      }
    }
    return squares.map { $0.squareRoot() }
  }
}
