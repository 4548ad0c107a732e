// Which goldens a test writes.

import Glibc
import ZoomRender

/// Which goldens `expectTransition` writes. A test that records fails, so that nothing passes by
/// recording itself.
public enum RecordMode: String, Sendable, CaseIterable {
  /// None: a missing golden is an issue.
  case never
  /// Those that do not exist.
  case missing
  /// Those that do not exist, and those that differ.
  case failed
  /// Every one.
  case all

  /// The mode that holds: `ZOOM_RENDER_RECORD` names another one; where `CI` is set, none records.
  static func effective(
    _ mode: RecordMode, environment: (String) -> String? = RecordMode.environment
  ) -> RecordMode {
    if RecordingPermit.isWithheld(ci: environment("CI")) { return .never }
    return environment("ZOOM_RENDER_RECORD").flatMap(RecordMode.init) ?? mode
  }

  /// True when the golden of that verdict is written.
  func records(_ verdict: SceneVerdict) -> Bool {
    switch (self, verdict.status) {
    case (.never, _), (_, .skipped), (_, .nonDeterministic), (_, .unreadable): false
    case (.missing, let status): status == .missing
    case (.failed, let status): status == .missing || status == .failed
    case (.all, _): true
    }
  }

  /// A variable of the process.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
