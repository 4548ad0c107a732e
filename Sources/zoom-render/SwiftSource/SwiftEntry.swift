// The file that is compiled beside the user's.

/// Source of the entry: it starts the root view and pins what differs from run to run.
enum SwiftEntry {
  /// `root` is an expression of a view; nil when the user's program has an entry of its own.
  static func source(root: String?) -> String {
    guard let root else { return prelude }
    return prelude + """

      @main
      enum ZoomEntry {
        static func main() {
          ZoomProgram.start(arguments: CommandLine.arguments) { \(root) }
        }
      }

      """
  }

  /// Functions of the C library, the task runtime and the main queue, replaced for this program:
  /// the linker takes a program's own symbols before those of libraries.
  private static let prelude = """
    import Dispatch
    import Glibc
    import SwiftUI

    // The date is 9 January 2026, 9:41 UTC plus scene time; other clocks are the machine's.
    @_cdecl("clock_gettime")
    public func zoomClock(_ clock: Int32, _ result: UnsafeMutablePointer<timespec>?) -> Int32 {
      guard clock == 0, let result else {
        typealias Function = @convention(c) (Int32, UnsafeMutablePointer<timespec>?) -> Int32
        guard let zoomRealClock else { return -1 }
        return unsafeBitCast(zoomRealClock, to: Function.self)(clock, result)
      }
      let seconds = 1_767_951_660 + ZoomProgram._now
      result.pointee = timespec(
        tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
      return 0
    }

    nonisolated(unsafe) private let zoomRealClock = zoomOriginal("clock_gettime")

    // What waits on the main queue waits in scene time.
    nonisolated(unsafe) private let zoomMainQueue = dlsym(nil, "_dispatch_main_q")

    private func zoomOriginal(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
    }

    /// Seconds until a dispatch time: bit 63 marks the continuous clock, without it the suspending one.
    private func zoomDelay(until when: UInt64) -> Double {
      let isContinuous = when >> 63 == 1
      let now =
        isContinuous
        ? unsafeBitCast(ContinuousClock.now, to: Duration.self)
        : unsafeBitCast(SuspendingClock.now, to: Duration.self)
      let (seconds, attoseconds) = now.components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      return (Double(when & ~(3 << 62)) - nanoseconds) / 1e9
    }

    private typealias ZoomBlock = @convention(block) () -> Void
    private typealias ZoomWork = @convention(c) (UnsafeMutableRawPointer?) -> Void

    @_cdecl("dispatch_async")
    public func zoomAsync(
      _ queue: UnsafeMutableRawPointer, _ block: @escaping @convention(block) () -> Void
    ) {
      if queue == zoomMainQueue { return ZoomProgram._later(0) { block() } }
      typealias Function = @convention(c) (UnsafeMutableRawPointer, @escaping ZoomBlock) -> Void
      if let original = zoomOriginal("dispatch_async") {
        unsafeBitCast(original, to: Function.self)(queue, block)
      }
    }

    @_cdecl("dispatch_after")
    public func zoomAfter(
      _ when: UInt64, _ queue: UnsafeMutableRawPointer,
      _ block: @escaping @convention(block) () -> Void
    ) {
      if queue == zoomMainQueue {
        return ZoomProgram._later(zoomDelay(until: when)) { block() }
      }
      typealias Function = @convention(c) (
        UInt64, UnsafeMutableRawPointer, @escaping ZoomBlock
      ) -> Void
      if let original = zoomOriginal("dispatch_after") {
        unsafeBitCast(original, to: Function.self)(when, queue, block)
      }
    }

    // Swift's tasks are scheduled through these two.
    @_cdecl("dispatch_async_f")
    public func zoomAsyncFunction(
      _ queue: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
      _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
      if ZoomProgram._hasClock { return ZoomProgram._later(0) { work(context) } }
      typealias Function = @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, ZoomWork
      ) -> Void
      if let original = zoomOriginal("dispatch_async_f") {
        unsafeBitCast(original, to: Function.self)(queue, context, work)
      }
    }

    @_cdecl("dispatch_after_f")
    public func zoomAfterFunction(
      _ when: UInt64, _ queue: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
      _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
      if ZoomProgram._hasClock {
        return ZoomProgram._later(zoomDelay(until: when)) { work(context) }
      }
      typealias Function = @convention(c) (
        UInt64, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, ZoomWork
      ) -> Void
      if let original = zoomOriginal("dispatch_after_f") {
        unsafeBitCast(original, to: Function.self)(when, queue, context, work)
      }
    }

    """
}
