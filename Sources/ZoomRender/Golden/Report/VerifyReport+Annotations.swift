// The report for people who look at a CI run: annotations, a summary page, terminal lines.

extension VerifyReport {
  /// GitHub workflow commands, one a scene that is not good.
  public var githubAnnotations: String {
    scenes.filter { !$0.status.isGood && $0.status != .recorded }.map { scene in
      let line = scene.location?.line ?? 1
      let file = GitHubText.property(scene.location?.file ?? scene.file)
      let title = GitHubText.property("golden: \(scene.name)")
      return "::error file=\(file),line=\(line),title=\(title)::"
        + GitHubText.message(scene.account) + "\n"
    }.joined()
  }

  /// Markdown for a step summary.
  public var markdown: String {
    var out = "### zoom-render verify: \(summary)\n\n"
    let interesting = scenes.filter { $0.status != .passed }
    if interesting.isEmpty { return out + "All frames equal their goldens.\n" }
    out += "| scene | verdict | what happened |\n|---|---|---|\n"
    for scene in interesting {
      let sentence = scene.account.replacing("|", with: "\\|").replacing("\n", with: " ")
      out += "| \(scene.name.replacing("|", with: "\\|")) | \(scene.status.words) | \(sentence) |\n"
    }
    for path in stale { out += "\nStale golden without a scene: `\(path)`\n" }
    return out
  }

  /// One line a scene, aligned, for a terminal or a log.
  public var lines: [String] {
    let width = min(40, scenes.map(\.name.count).max() ?? 0)
    return scenes.map { scene in
      let mark =
        switch scene.status {
        case .passed: "ok      "
        case .recorded: "recorded"
        case .skipped: "skipped "
        case .drift: "drift   "
        default: "FAILED  "
        }
      let name = scene.name + String(repeating: " ", count: max(0, width - scene.name.count))
      // A picture that cannot be read is said beside what was found without it.
      let note = scene.status == .failed ? scene.message.map { "; \($0)" } ?? "" : ""
      return "\(mark) \(name)  \(scene.account)\(note)"
    }
  }
}

/// Text in workflow commands.
enum GitHubText {
  static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
