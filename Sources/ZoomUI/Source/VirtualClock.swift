// Time for tasks that sleep and for closures on the main queue.

import ZoomRender

/// Runs what the main actor, sleeping tasks and the main queue have waiting, in scene time.
///
/// Jobs run on the driver's thread, one after the other, in the order in which they become due.
/// Concurrent jobs are taken in the same order: there is one thread, so that every run is equal.
@MainActor
final class VirtualClock {
  /// The clock whose time tasks and dates see.
  nonisolated(unsafe) static var current: VirtualClock?

  private struct Waiting {
    var time: Double
    var order: Int
    var isRepeated: Bool
    var run: () -> Void
  }

  /// Scene time up to which the clock has run, in seconds.
  nonisolated(unsafe) private(set) var now = 0.0
  nonisolated(unsafe) private var waiting: [Waiting] = []
  nonisolated(unsafe) private var nextOrder = 0
  private let lock = NSRecursiveLock()

  /// Adds a closure that is due after some seconds.
  ///
  /// - Parameter isRepeated: True for a step of something that goes on for ever.
  nonisolated func add(
    after delay: Double, isRepeated: Bool = false, _ run: @escaping () -> Void
  ) {
    lock.lock()
    waiting.append(
      Waiting(time: now + max(0, delay), order: nextOrder, isRepeated: isRepeated, run: run))
    nextOrder += 1
    lock.unlock()
  }

  private func takeDue(at time: Double) -> Waiting? {
    lock.lock()
    defer { lock.unlock() }
    guard
      let next = waiting.min(by: { ($0.time, $0.order) < ($1.time, $1.order) }),
      next.time <= time
    else { return nil }
    waiting.removeAll { $0.order == next.order }
    return next
  }

  /// More jobs than this at one instant are left waiting: a loop that never sleeps would hang.
  private static let mostJobsAtOnce = 100_000

  /// Takes over the driver's time: what is added from now on counts from there. Seconds.
  nonisolated func see(_ seconds: Double) { now = seconds }

  /// Runs everything that is due now.
  func drain() { advance(to: now) }

  func nextEvent(after seconds: Double) -> Double? {
    lock.lock()
    defer { lock.unlock() }
    return waiting.map(\.time).min().map { max($0, seconds) }
  }

  /// Returns true when only steps of something endless have run.
  @discardableResult
  func advance(to seconds: Double) -> Bool {
    var count = 0
    var isRepeated = true
    while count < Self.mostJobsAtOnce, let next = takeDue(at: seconds) {
      now = max(now, next.time)
      next.run()
      isRepeated = isRepeated && next.isRepeated
      count += 1
    }
    now = max(now, seconds)
    return count > 0 && isRepeated
  }
}

extension ZoomProgram {
  /// Lets tasks, the main queue and dates run on the scene's clock.
  static func connect(_ clock: VirtualClock) { VirtualClock.current = clock }

  /// True once ``_later(_:_:)`` is to be used.
  public static var _hasClock: Bool { VirtualClock.current != nil }

  /// Scene time, for the entry's clocks. Seconds.
  public static var _now: Double { VirtualClock.current?.now ?? 0 }

  /// Runs a closure of the main queue in scene time.
  public static func _later(_ seconds: Double, _ body: @escaping () -> Void) {
    VirtualClock.current?.add(after: (seconds * 1000).rounded() / 1000, body)
  }
}
