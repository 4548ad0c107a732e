// Why a zoom does not work: every rule over a played scene.

/// Checks a played scene against every rule.
///
/// Pure: the same scene gives the same findings. Findings never stop a render.
public struct Linter {
  let subject: LintSubject
  /// The scene file's bytes, for edits that move text; empty when there are none.
  let text: [UInt8]
  private(set) var findings: [Diagnostic] = []
  private var known: Set<Place> = []
  /// Matched groups whose views are animated in ways that differ.
  var unevenGroups: Set<PageFacts.Group> = []
  /// What is seen of sources with empty room inside, by the source's place.
  var visibleSizes: [NodeOrigin: Size] = [:]

  /// The findings of a played scene, in the order of the file.
  ///
  /// - Parameter text: The bytes of the scene file: with them, findings carry edits.
  /// - Complexity: O(views) for each state in which the script rests.
  public static func findings(in timeline: Timeline, text: [UInt8] = []) -> [Diagnostic] {
    var linter = Linter(subject: LintSubject(timeline), text: text)
    linter.check()
    return excepting(linter.findings, in: timeline.scene)
  }

  mutating func check() {
    checkPlayed()
    checkDestinations()
    checkSources()
    checkIdentities()
    checkMatched()
    checkChanges()
    checkHeroes()
    checkHabits()
    checkAccessibility()
  }

  init(subject: LintSubject, text: [UInt8]) {
    self.subject = subject
    self.text = text
  }

  var scene: Scene { subject.scene }

  /// Adds a finding; one of the same rule at the same place is kept instead.
  mutating func add(_ finding: Diagnostic) {
    let key = Place(id: finding.id, path: finding.path, location: finding.location)
    if known.insert(key).inserted { findings.append(finding) }
  }

  /// A rule with the place that breaks it.
  private struct Place: Hashable {
    var id: String
    var path: String?
    var location: SourceLocation?
  }

  /// Adds a finding of a rule.
  mutating func add(
    _ rule: String, _ message: String, at origin: NodeOrigin, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = [], severity: Diagnostic.Severity? = nil
  ) {
    guard let rule = LintRule.named(rule) else { return }
    add(rule.finding(message, at: origin, notes: notes, fixIts: fixIts, severity: severity))
  }

  func has(_ rule: String, at origin: NodeOrigin) -> Bool {
    known.contains(Place(id: rule, path: origin.path, location: origin.location))
  }

  // MARK: Exceptions

  /// Without rules that the scene switches off; what is switched off in vain is a remark.
  static func excepting(_ findings: [Diagnostic], in scene: Scene) -> [Diagnostic] {
    let off = scene.lintExceptions
    var kept = findings.filter { finding in !off.contains { $0.rule == finding.id } }
    for exception in off {
      if LintRule.named(exception.rule) == nil {
        let near = EditDistance.nearest(to: exception.rule, in: LintRule.all.map(\.id))
        kept.append(
          Diagnostic(
            .warning, id: "lint.unknown-rule", "there is no rule '\(exception.rule)' to switch off",
            at: exception.origin.location, path: exception.origin.path,
            notes: near.map { [.init("did you mean '\($0)'?")] } ?? []))
      } else if !findings.contains(where: { $0.id == exception.rule }) {
        kept.append(
          Diagnostic(
            .info, id: "lint.unused-exception",
            "rule '\(exception.rule)' is switched off but finds nothing",
            at: exception.origin.location, path: exception.origin.path))
      }
    }
    return kept.sortedByPlace()
  }
}
