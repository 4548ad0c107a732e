// The report as JUnit XML, which every CI server reads.

extension VerifyReport {
  /// One test case a scene: `failure` for differences, `error` for what could not be judged.
  public var junit: String {
    let failures = count(.failed) + count(.missing) + count(.nonDeterministic)
    let errors = count(.unreadable)
    let cases = scenes.map { scene -> String in
      let name = XMLText.attribute(scene.name)
      let file = XMLText.attribute(scene.file)
      let head = "  <testcase classname=\"zoom-render.verify\" name=\"\(name)\" file=\"\(file)\""
      let message = XMLText.attribute(scene.sentence)
      let details = XMLText.content(scene.details)
      switch scene.status {
      case .passed, .recorded, .drift:
        return head + "/>"
      case .skipped:
        return head + ">\n    <skipped message=\"\(message)\"/>\n  </testcase>"
      case .failed, .missing, .nonDeterministic:
        return head
          + ">\n    <failure type=\"\(scene.status.rawValue)\" message=\"\(message)\">\(details)"
          + "</failure>\n  </testcase>"
      case .unreadable:
        return head
          + ">\n    <error type=\"unreadable\" message=\"\(message)\">\(details)</error>\n"
          + "  </testcase>"
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="zoom-render verify" tests="\(scenes.count)" failures="\(failures)" \
      errors="\(errors)" skipped="\(count(.skipped))">
      \(cases.joined(separator: "\n"))
      </testsuite>
      </testsuites>

      """
  }
}

extension SceneVerdict {
  /// All causes and where the pictures are, a line each.
  var details: String {
    var lines = causes.map(\.sentence)
    lines += environment.map { "environment: \($0)" }
    if let worst = failedFrames.compactMap(\.difference).max(by: { $0.wouldPassAt < $1.wouldPassAt }
    ) {
      lines.append(
        "would pass at a channel difference of \(worst.wouldPassAt); worst 32×32 window "
          + "\(worst.densestCount) px")
    }
    if sceneChanged, status == .failed {
      lines.append("the scene's file has changed since the golden was recorded")
    }
    if let proof, proof.frames > 0 {
      lines.append(
        "with the causes undone \(proof.equal) of \(proof.frames) frames rendered again are equal "
          + "bit for bit" + (proof.pixels.map { ", \($0) px left in stored ones" } ?? ""))
    }
    lines += artifacts.map { "\($0.name): \($0.path)" }
    if status == .failed { lines.append("accept with: zoom-render approve \(file)") }
    return lines.joined(separator: "\n")
  }
}

/// Text in XML; characters that XML 1.0 cannot hold become U+FFFD.
enum XMLText {
  static func attribute(_ text: String) -> String { escaped(text, quotes: true) }
  static func content(_ text: String) -> String { escaped(text, quotes: false) }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += quotes ? "&quot;" : "\""
      case "\n": out += quotes ? "&#10;" : "\n"
      case "\t": out += quotes ? "&#9;" : "\t"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        out.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return out
  }
}
