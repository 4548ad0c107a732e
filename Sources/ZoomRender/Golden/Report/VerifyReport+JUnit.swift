// The report as JUnit XML, which every CI server reads.

extension VerifyReport {
  /// One test case a scene: `failure` for differences, `error` for what could not be judged.
  ///
  /// Valid both by the schema of Apache Ant's JUnit task and by that of Jenkins' xUnit plugin
  /// (junit-10): what the one demands, the other allows.
  /// - Parameter timestamp: when the run began, as `2026-11-30T12:00:00` without a zone.
  public func junit(timestamp: String = "1970-01-01T00:00:00") -> String {
    let failures = count(.failed) + count(.missing) + count(.nonDeterministic)
    let total = scenes.map(\.seconds).reduce(0, +)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="zoom-render verify" package="zoom-render" id="0" \
      timestamp="\(XMLText.attribute(timestamp))" hostname="localhost" tests="\(scenes.count)" \
      failures="\(failures)" errors="\(count(.unreadable))" skipped="\(count(.skipped))" \
      time="\(Self.seconds(total))">
      <properties/>
      \(scenes.map(Self.testCase).joined(separator: "\n"))
      <system-out>\(XMLText.content(summary))</system-out>
      <system-err/>
      </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ scene: SceneVerdict) -> String {
    let head =
      "  <testcase classname=\"zoom-render.verify\" name=\"\(XMLText.attribute(scene.name))\" "
      + "time=\"\(seconds(scene.seconds))\""
    let message = XMLText.attribute(scene.account)
    let details = XMLText.content(scene.details)
    func body(_ element: String, _ type: String) -> String {
      head + ">\n    <\(element) type=\"\(type)\" message=\"\(message)\">\(details)</\(element)>\n"
        + "  </testcase>"
    }
    switch scene.status {
    case .passed, .recorded, .drift: return head + "/>"
    case .skipped:
      return head + ">\n    <skipped message=\"\(message)\"/>\n  </testcase>"
    case .failed, .missing, .nonDeterministic: return body("failure", scene.status.rawValue)
    case .unreadable: return body("error", "unreadable")
    }
  }

  /// Three decimals, as both schemas take them.
  private static func seconds(_ value: Double) -> String { JSONText.number(value, digits: 3) }
}

extension SceneVerdict {
  /// All causes and where the pictures are, a line each.
  var details: String {
    let place = location.map { ":\($0.line)" } ?? ""
    var lines = ["scene: \(location?.file ?? file)\(place)"] + causes.map(\.sentence)
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
    if status == .failed {
      lines.append("accept with: zoom-render approve \(ShellText.path(file))")
    }
    return lines.joined(separator: "\n")
  }
}

/// Text in XML; characters that XML 1.0 cannot hold, and those that steer a page, become U+FFFD.
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
        let isAllowed =
          !PrintableText.isSteering(scalar) && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        out.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return out
  }
}
