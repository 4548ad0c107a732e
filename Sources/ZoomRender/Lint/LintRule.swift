// What lint knows about one mistake.

/// A rule of `lint`: when it fires, what happens then, and what to do about it.
public struct LintRule: Sendable, Equatable {
  /// Whether devices do what the common advice says.
  public enum Agreement: Sendable, Equatable {
    /// Devices and advice agree.
    case agree
    /// Devices do something else: a sentence without full stop.
    case differ(String)
    /// Nobody has published what devices do.
    case unknown
  }

  /// Stable: `ZR001`.
  public let id: String
  /// A name for tables: a few words.
  public let title: String
  /// Severity in most profiles.
  public let severity: Diagnostic.Severity
  /// When it fires.
  public let trigger: String
  /// What is drawn in place of what was asked for, or what users see.
  public let instead: String
  /// The next step.
  public let fix: String
  /// Devices against the advice.
  public let devices: Agreement

  /// Where the rule is explained, below the documentation's root.
  public var page: String { "docs/rules/\(id).md" }

  init(
    _ id: String, _ title: String, _ severity: Diagnostic.Severity, when trigger: String,
    instead: String, fix: String, devices: Agreement = .agree
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.trigger = trigger
    self.instead = instead
    self.fix = fix
    self.devices = devices
  }

  /// The rule of an id; nil when there is none.
  public static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }

  /// A finding of the rule.
  func finding(
    _ message: String, at origin: NodeOrigin, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = [], severity: Diagnostic.Severity? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity ?? self.severity, id: id, message, at: origin.location, path: origin.path,
      notes: notes + advice, fixIts: fixIts)
  }

  /// A finding of the rule at a place of a source file.
  package func finding(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(severity, id: id, message, at: location, notes: advice)
  }

  /// What happens instead and what to do, as notes.
  var advice: [Diagnostic.Note] {
    var notes = [Diagnostic.Note("instead: \(instead)"), Diagnostic.Note("fix: \(fix)")]
    if case .differ(let what) = devices { notes.append(Diagnostic.Note("devices: \(what)")) }
    return notes
  }
}
