// Time for tasks that sleep.

import ZoomRender

/// Runs what the main actor and sleeping tasks have queued, in scene time.
///
/// Jobs run on the driver's thread, in the order in which they become due.
@MainActor
final class VirtualClock {
  /// Scene time up to which the clock has run, in seconds.
  private(set) var now = 0.0

  /// Runs everything that is due now.
  func drain() {}

  func nextEvent(after seconds: Double) -> Double? { nil }

  func advance(to seconds: Double) { now = max(now, seconds) }
}
