// A problem with a scene, a command line or another input.

/// A problem with the user's input: where it is, what was found, what is allowed, the next step.
///
/// The `id` (`scene.unknown-key`, `ZR001`) is stable and is what tests assert; wording may improve.
/// Messages start in lower case, have no full stop and quote the user's text with ' '.
public struct Diagnostic: Sendable, Equatable {
  /// How much a problem matters; errors keep a scene from existing.
  public enum Severity: String, Sendable, Equatable, Hashable, CaseIterable, Comparable, Codable {
    case info, warning, error

    /// Information before warnings before errors.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A remark that belongs to the diagnostic and may point somewhere else.
  public struct Note: Sendable, Equatable {
    /// Words without a full stop.
    public var message: String
    /// Where else to look; nil when the remark is about the same place.
    public var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// An edit that repairs the input: replace `location`'s bytes by `replacement`.
  public struct FixIt: Sendable, Equatable {
    /// The bytes that go; none of them where something is inserted.
    public var location: SourceLocation
    /// The text that takes their place.
    public var replacement: String

    package init(at location: SourceLocation, replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }

  /// How much it matters.
  public var severity: Severity
  /// What kind of problem it is: `scene.unknown-key`, `ZR001`.
  public var id: String
  /// What was found and what is allowed, in one line.
  public var message: String
  /// The one primary place; nil only for problems without an input file.
  public var location: SourceLocation?
  /// A JSONPath such as `$.view.children[0]`, when the place is inside a scene.
  public var path: String?
  /// Remarks, in the order in which they are read.
  public var notes: [Note]
  /// Edits, each of which repairs the input by itself.
  public var fixIts: [FixIt]

  package init(
    _ severity: Severity, id: String, _ message: String, at location: SourceLocation? = nil,
    path: String? = nil, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.path = path
    self.notes = notes
    self.fixIts = fixIts
  }
}
