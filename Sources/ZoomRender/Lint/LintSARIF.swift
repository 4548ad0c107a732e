// Findings of lint as SARIF 2.1.0, for code-scanning services.

/// Writes findings as SARIF.
package enum LintSARIF {
  /// One run whose results point at the lines that cause them.
  ///
  /// Source of the form: OASIS "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
  package static func document(_ findings: [Diagnostic], version: String) -> String {
    var rules = LintRule.all.map { rule in
      SARIFText.Rule(
        id: rule.id, text: rule.title,
        help: "When: \(rule.trigger). Instead: \(rule.instead). Fix: \(rule.fix).")
    }
    for finding in findings where !rules.contains(where: { $0.id == finding.id }) {
      rules.append(SARIFText.Rule(id: finding.id, text: finding.id))
    }
    let results = findings.sortedByPlace().map { finding -> String in
      let message = ([finding.message] + finding.notes.map(\.message)).joined(separator: "\n")
      let place = finding.location
      return SARIFText.result(
        finding.id, level: finding.severity == .info ? "note" : finding.severity.rawValue, message,
        file: place?.file, line: place?.line ?? 1, column: place?.column ?? 1)
    }
    return SARIFText.document(version: version, rules: rules, results: results)
  }
}
