// A thread of the system, in one place.

import Glibc

/// A thread that runs a closure to its end.
package struct SystemThread: Sendable {
  private let handle: pthread_t

  /// Nil when the system has no more threads: the closure does not run then.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var handle = pthread_t()
    let status = pthread_create(
      &handle, nil,
      { argument in
        Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits until it has ended; called at most once, and not after ``detach()``.
  package func join() { pthread_join(handle, nil) }

  /// Lets it end whenever it does.
  package func detach() { pthread_detach(handle) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
