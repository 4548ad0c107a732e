// Documentation pages of rules.

extension LintRule {
  /// The rule's page in Markdown.
  ///
  /// - Parameters:
  ///   - failing: A scene that breaks the rule.
  ///   - fixed: The same scene, repaired.
  package func page(name: String, failing: String, fixed: String) -> String {
    let agreement =
      switch devices {
      case .agree: "Devices agree with this advice."
      case .differ(let what): "Devices \(what)."
      case .unknown: "What devices do has not been published."
      }
    return """
      # \(id): \(title)

      Severity: \(severity.rawValue)

      **When:** \(trigger).

      **What happens instead:** \(instead).

      **Fix:** \(fix).

      \(agreement)

      A scene may switch the rule off, with a reason:
      `"lint": [{"rule": "\(id)", "reason": "…"}]`.

      ## A scene that breaks it

      \(strip(name, "breaks the rule"))

      `scenes/lint/\(name).json`:

      ```json
      \(failing)```

      ## The same scene, repaired

      \(strip("\(name)-fixed", "keeps the rule"))

      `scenes/lint/\(name)-fixed.json`:

      ```json
      \(fixed)```

      """
  }

  /// Frames of a scene, as a picture that the table of pictures makes.
  private func strip(_ name: String, _ what: String) -> String {
    "![Frames of the scene that \(what)](../\(Self.strip(of: name)))"
  }

  /// The strip of a scene of lint, below `docs`.
  package static func strip(of name: String) -> String { "images/rules/\(name).png" }

  /// The list of all rules in Markdown.
  package static var index: String {
    var text = "# Rules of lint\n\n| rule | severity | fires when |\n|---|---|---|\n"
    for rule in all {
      text +=
        "| [\(rule.id)](\(rule.id).md) \(rule.title) | \(rule.severity.rawValue) "
        + "| \(rule.trigger) |\n"
    }
    text += "\n## By what is wrong\n\n| looked for | rules |\n|---|---|\n"
    for topic in topics {
      let links = topic.rules.map { "[\($0)](\($0).md)" }.joined(separator: ", ")
      text += "| \(topic.text) | \(links) |\n"
    }
    return text
  }
}
