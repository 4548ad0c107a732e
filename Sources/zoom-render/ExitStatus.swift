// What the tool tells its caller.

/// Exit status; the table is part of the tool's interface.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  /// A difference, a failed golden, a lint finding at or above the chosen level.
  case finding = 1
  /// A golden is missing or stale.
  case goldenMissing = 2
  case usage = 64
  /// The scene has errors.
  case sceneErrors = 65
  case inputUnreadable = 66
  case programMissing = 69
  /// An internal or library failure.
  case internalFailure = 70
  case outputFailed = 73
  case nonDeterministic = 75

  /// The row of the table in the help.
  var meaning: String {
    switch self {
    case .success: "ok"
    case .finding: "a finding: difference, failed golden, lint finding at or above the level"
    case .goldenMissing: "golden missing or stale"
    case .usage: "wrong command line"
    case .sceneErrors: "the scene has errors"
    case .inputUnreadable: "input cannot be read"
    case .programMissing: "a needed program is missing"
    case .internalFailure: "internal or library failure"
    case .outputFailed: "output cannot be written"
    case .nonDeterministic: "not deterministic"
    }
  }
}

/// A failure with its status and a message for people.
package struct ToolError: Error, Sendable {
  package var status: ExitStatus
  /// Lower case, no full stop: what was found and what is allowed.
  package var message: String
  package var notes: [String]

  package init(_ status: ExitStatus, _ message: String, notes: [String] = []) {
    self.status = status
    self.message = message
    self.notes = notes
  }

  /// A wrong command line, with the word that was probably meant.
  static func usage(_ message: String, suggestion: String? = nil) -> ToolError {
    ToolError(.usage, message, notes: suggestion.map { ["did you mean '\($0)'?"] } ?? [])
  }
}
