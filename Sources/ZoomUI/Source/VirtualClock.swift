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
    var run: () -> Void
  }

  /// Scene time up to which the clock has run, in seconds.
  nonisolated(unsafe) private(set) var now = 0.0
  nonisolated(unsafe) private var waiting: [Waiting] = []
  nonisolated(unsafe) private var nextOrder = 0
  private let lock = NSRecursiveLock()

  /// Adds a closure that is due after some seconds.
  nonisolated func add(after delay: Double, _ run: @escaping () -> Void) {
    lock.lock()
    waiting.append(Waiting(time: now + max(0, delay), order: nextOrder, run: run))
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

  /// Runs everything that is due now.
  func drain() { advance(to: now) }

  func nextEvent(after seconds: Double) -> Double? {
    lock.lock()
    defer { lock.unlock() }
    return waiting.map(\.time).min().map { max($0, seconds) }
  }

  func advance(to seconds: Double) {
    var count = 0
    while count < Self.mostJobsAtOnce, let next = takeDue(at: seconds) {
      now = max(now, next.time)
      next.run()
      count += 1
    }
    now = max(now, seconds)
  }
}

/// Connects Swift's task runtime with a virtual clock.
///
/// The runtime offers variables that replace the scheduling of jobs; they are set once, in a
/// program whose only purpose is to play one scene.
enum TaskHooks {
  private typealias Enqueue = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?) -> Void
  private typealias EnqueueLater =
    @convention(c) (UInt64, UnsafeRawPointer, UnsafeRawPointer?) -> Void
  private typealias EnqueueAt =
    @convention(c) (
      Int64, Int64, Int64, Int64, Int32, UnsafeRawPointer, UnsafeRawPointer?
    ) -> Void

  static func install(_ clock: VirtualClock) {
    VirtualClock.current = clock
    let main: Enqueue = { job, _ in TaskHooks.add(job, after: 0, onMain: true) }
    let global: Enqueue = { job, _ in TaskHooks.add(job, after: 0, onMain: false) }
    let later: EnqueueLater = { nanoseconds, job, _ in
      TaskHooks.add(job, after: Double(nanoseconds) / 1e9, onMain: false)
    }
    let at: EnqueueAt = { seconds, nanoseconds, _, _, clock, job, _ in
      let deadline = Double(seconds) + Double(nanoseconds) / 1e9
      TaskHooks.add(job, after: deadline - TaskHooks.runtimeTime(clock), onMain: false)
    }
    set("swift_task_enqueueMainExecutor_hook", unsafeBitCast(main, to: UnsafeRawPointer.self))
    set("swift_task_enqueueGlobal_hook", unsafeBitCast(global, to: UnsafeRawPointer.self))
    set("swift_task_enqueueGlobalWithDelay_hook", unsafeBitCast(later, to: UnsafeRawPointer.self))
    set("swift_task_enqueueGlobalWithDeadline_hook", unsafeBitCast(at, to: UnsafeRawPointer.self))
  }

  private static func set(_ name: String, _ function: UnsafeRawPointer) {
    guard let address = dlsym(nil, name) else { return }
    address.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = function
  }

  /// What the runtime's clocks show, in seconds.
  private static func runtimeTime(_ clock: Int32) -> Double {
    // 1 is the continuous clock, 2 the suspending one.
    if clock == 1 { return ContinuousClock.now.seconds }
    return SuspendingClock.now.seconds
  }

  private static func add(_ job: UnsafeRawPointer, after delay: Double, onMain: Bool) {
    let unowned = unsafeBitCast(job, to: UnownedJob.self)
    // Deadlines are absolute: what has passed since they were made is rounded away.
    VirtualClock.current?.add(after: (delay * 1000).rounded() / 1000) {
      if onMain {
        unowned.runSynchronously(on: MainActor.sharedUnownedExecutor)
      } else {
        unowned.runSynchronously(on: genericExecutor)
      }
    }
  }

  /// The executor of jobs without an actor: two null words.
  private static var genericExecutor: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}

extension ContinuousClock.Instant {
  fileprivate var seconds: Double { ZoomUI.seconds(of: self) }
}
extension SuspendingClock.Instant {
  fileprivate var seconds: Double { ZoomUI.seconds(of: self) }
}

/// An instant of the runtime is a duration since its clock's start.
private func seconds<I>(of instant: I) -> Double {
  let duration = unsafeBitCast(instant, to: Duration.self)
  let (seconds, attoseconds) = duration.components
  return Double(seconds) + Double(attoseconds) / 1e18
}

extension ZoomProgram {
  /// Scene time, for the entry's clocks. Seconds.
  public static var _now: Double { VirtualClock.current?.now ?? 0 }

  /// Runs a closure of the main queue in scene time.
  public static func _later(_ seconds: Double, _ body: @escaping () -> Void) {
    VirtualClock.current?.add(after: (seconds * 1000).rounded() / 1000, body)
  }
}
