// Work on several threads.

import Glibc
import Synchronization

/// Runs work in parallel, in one place.
///
/// Threads, not tasks: the work blocks (locks, files), and the caller may itself be a task that the
/// cooperative pool is waiting for.
package enum Workers {
  /// Calls `body` once for each seat 0..<count at the same time and returns when all are done.
  ///
  /// Seat 0 runs on the calling thread. When seats throw, the error of the lowest is thrown after
  /// all have ended, so that it does not depend on timing.
  package static func run(
    _ count: Int, _ body: @escaping @Sendable (Int) throws -> Void
  ) throws {
    let crew = Crew(seats: count, body)
    var threads: [SystemThread] = []
    for seat in 1..<max(1, count) {
      // No more threads: the seats that there are do the work.
      guard let thread = SystemThread({ crew.work(seat) }) else { break }
      threads.append(thread)
    }
    crew.work(0)
    for thread in threads { thread.join() }
    if let error = crew.firstError { throw error }
  }

  /// Things that are made on up to `seats` threads, in the order of their numbers.
  ///
  /// - Parameter worker: called once on each thread; what it returns makes the thing of a number.
  /// - Throws: what `worker` and what it returns throw.
  static func map<Value: Sendable>(
    _ count: Int, seats: Int, worker: @escaping @Sendable () throws -> (Int) throws -> Value
  ) throws -> [Value] {
    let slots = Slots<Value>(count)
    let seats = max(1, min(seats, count))
    try run(seats) { seat in
      let make = try worker()
      for index in stride(from: seat, to: count, by: seats) { slots.set(index, try make(index)) }
    }
    return slots.values
  }

  /// Processors that are online.
  package static var available: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// Results by number, set from several threads.
private final class Slots<Value: Sendable>: Sendable {
  private let storage: Mutex<[Value?]>

  init(_ count: Int) { storage = Mutex([Value?](repeating: nil, count: count)) }

  func set(_ index: Int, _ value: Value) { storage.withLock { $0[index] = value } }

  var values: [Value] { storage.withLock { $0.compactMap(\.self) } }
}

/// The work and what went wrong, by seat.
private final class Crew: Sendable {
  private let body: @Sendable (Int) throws -> Void
  private let errors: Mutex<[(any Error)?]>

  init(seats: Int, _ body: @escaping @Sendable (Int) throws -> Void) {
    self.body = body
    errors = Mutex(Array(repeating: nil, count: max(1, seats)))
  }

  func work(_ seat: Int) {
    do { try body(seat) } catch { errors.withLock { $0[seat] = error } }
  }

  var firstError: (any Error)? { errors.withLock { $0.compactMap { $0 }.first } }
}
