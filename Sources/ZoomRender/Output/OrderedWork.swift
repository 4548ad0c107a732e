// Work that is made in parallel and used in order.

import Glibc

/// Makes numbered things on several threads and hands them on in the order of their numbers.
enum OrderedWork {
  /// Calls `worker` once on each of `jobs` threads; what it returns makes the numbers' things and
  /// then, in its turn, uses them.
  ///
  /// - Parameter worker: returns `make`, which returns `use`: called when all smaller numbers are
  ///   done, on the same thread.
  static func run(
    count: Int, jobs: Int,
    worker: @escaping @Sendable () throws -> (Int) throws -> () throws -> Void
  ) throws {
    let turns = Turnstile()
    let seats = max(1, min(jobs, count))
    try Workers.run(seats) { seat in
      do {
        let make = try worker()
        for index in stride(from: seat, to: count, by: seats) {
          let use = try make(index)
          guard turns.wait(for: index) else { return }
          try use()
          turns.advance()
        }
      } catch {
        turns.stop()
        throw error
      }
    }
  }
}

/// Lets workers do something in order of their numbers.
private final class Turnstile: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var turn = 0
  private var isStopped = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// Waits for the number's turn; false when the work was stopped.
  func wait(for number: Int) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while turn != number && !isStopped { pthread_cond_wait(changed, mutex) }
    return !isStopped
  }

  func advance() {
    pthread_mutex_lock(mutex)
    turn += 1
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }
}
