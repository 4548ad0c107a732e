// Room for deep recursion.

import Glibc

/// Runs work that recurses deeply on a thread whose stack is large enough.
enum DeepStack {
  /// Levels that any thread's stack has room for.
  static let shallowLevels = 300
  /// Stack reserved for each level, in bytes; only touched pages cost memory.
  static let bytesPerLevel = 24 * 1024

  /// Runs `work`, on a thread of its own when `levels` is large, and waits for it.
  ///
  /// - Returns: false when no such thread can be made; `work` has not run then.
  @discardableResult
  static func run(levels: Int, _ work: () -> Void) -> Bool {
    guard levels > shallowLevels else {
      work()
      return true
    }
    return withoutActuallyEscaping(work) { work in
      let box = Unmanaged.passRetained(Box(work))
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      // The callee may use as many shallow levels as on any other stack.
      pthread_attr_setstacksize(&attributes, (levels + shallowLevels) * bytesPerLevel)
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          if let argument {
            Unmanaged<Box>.fromOpaque(argument).takeUnretainedValue().work()
          }
          return nil
        }, box.toOpaque())
      if status == 0 { pthread_join(thread, nil) }
      box.release()
      return status == 0
    }
  }

  private final class Box {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }
}
