// Work on several threads.

import Glibc
import Synchronization

/// Runs work in parallel, in one place.
package enum Workers {
  /// Calls `body` once for each seat 0..<count at the same time and returns when all are done.
  ///
  /// One seat runs on the calling thread. When seats throw, the error of the lowest is thrown after
  /// all have ended, so that it does not depend on timing.
  package static func run(
    _ count: Int, _ body: @escaping @Sendable (Int) throws -> Void
  ) throws {
    guard count > 1 else { return try body(0) }
    let failures = Failures(count)
    let finished = Semaphore()
    // The caller is not a task: it waits for one that holds the group.
    Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for seat in 0..<count {
          group.addTask {
            do { try body(seat) } catch { failures.record(error, seat: seat) }
          }
        }
      }
      finished.signal()
    }
    finished.wait()
    if let error = failures.first { throw error }
  }

  /// Processors that this process may use.
  package static var available: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// Errors by seat.
private final class Failures: Sendable {
  private let errors: Mutex<[(any Error)?]>

  init(_ count: Int) { errors = Mutex(Array(repeating: nil, count: count)) }

  func record(_ error: any Error, seat: Int) { errors.withLock { $0[seat] = error } }

  var first: (any Error)? { errors.withLock { $0.compactMap { $0 }.first } }
}

/// A POSIX semaphore: lets a plain thread wait for a task.
private final class Semaphore: @unchecked Sendable {
  private let value = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(value, 0, 0) }

  deinit {
    sem_destroy(value)
    value.deallocate()
  }

  func signal() { sem_post(value) }

  func wait() {
    while sem_wait(value) != 0 && errno == EINTR {}
  }
}
