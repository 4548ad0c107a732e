// The report for people who look at a CI run: annotations, a summary page, terminal lines.

extension VerifyReport {
  /// GitHub workflow commands, one a scene that is not good.
  public var githubAnnotations: String {
    scenes.filter { !$0.status.isGood && $0.status != .recorded }.map { scene in
      let line = scene.location?.line ?? 1
      let file = GitHubText.property(scene.location?.file ?? scene.file)
      let title = GitHubText.property(PrintableText.line("golden: \(scene.name)"))
      return "::error file=\(file),line=\(line),title=\(title)::"
        + GitHubText.message(scene.account) + "\n"
    }.joined()
  }

  /// Markdown for a step summary: every character stands for itself.
  public var markdown: String {
    var out = "### zoom-render verify: \(summary)\n\n"
    let interesting = scenes.filter { $0.status != .passed }
    if interesting.isEmpty {
      out += scenes.isEmpty ? "No scene was verified.\n" : "All frames equal their goldens.\n"
    } else {
      out += "| scene | verdict | what happened |\n|---|---|---|\n"
      for scene in interesting.prefix(Self.summaryLimit) {
        out +=
          "| \(MarkdownText.escaped(scene.name)) | \(scene.status.words) | "
          + "\(MarkdownText.escaped(scene.account)) |\n"
      }
      let rest = interesting.count - Self.summaryLimit
      if rest > 0 { out += "\n\(rest) more are in the report.\n" }
    }
    for path in stale.prefix(Self.summaryLimit) {
      out += "\nStale golden without a scene: \(MarkdownText.escaped(path))\n"
    }
    return out
  }

  /// Rows of a step summary. GitHub takes 1 MiB of a step (its documentation of job summaries); a
  /// row with names of the usual length has under 400 bytes.
  private static let summaryLimit = 1000

  /// One line a scene, aligned, for a terminal or a log.
  public var lines: [String] {
    let width = Self.nameWidth(scenes.map(\.name))
    return scenes.map { $0.line(nameWidth: width) }
  }

  /// Characters that the names get in a log.
  package static func nameWidth(_ names: [String]) -> Int {
    min(40, names.map(\.count).max() ?? 0)
  }
}

extension SceneVerdict {
  /// The line of a log: what became of the scene, its name, the sentence.
  ///
  /// - Parameter isColored: whether what became of it is green, yellow or red.
  package func line(nameWidth: Int, isColored: Bool = false) -> String {
    let (mark, color) =
      switch status {
      case .passed: ("ok      ", "32")
      case .recorded: ("recorded", "33")
      case .skipped: ("skipped ", "33")
      case .drift: ("drift   ", "33")
      default: ("FAILED  ", "31")
      }
    let space = String(repeating: " ", count: max(0, nameWidth - name.count))
    // A picture that cannot be read is said beside what was found without it.
    let note = status == .failed ? message.map { "; \($0)" } ?? "" : ""
    let text = PrintableText.line("\(name)\(space)  \(account)\(note)")
    return (isColored ? "\u{1B}[1;\(color)m\(mark)\u{1B}[0m" : mark) + " " + text
  }
}

/// Text in Markdown.
enum MarkdownText {
  /// One line in which no character is markup: a backslash before each that could be (CommonMark
  /// 2.4; GitHub's tables take it before their bars too).
  static func escaped(_ text: String) -> String {
    var out = ""
    for character in PrintableText.line(text.replacing("\n", with: " ")) {
      if "\\`*_[]<>|~&".contains(character) { out.append("\\") }
      out.append(character)
    }
    return out
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
