// SARIF 2.1.0, for every stage that has findings.

/// Writes the parts of a SARIF file.
enum SARIFText {
  /// A rule that results refer to.
  struct Rule {
    var id: String
    var text: String
    /// What to do, for people.
    var help: String?
  }

  /// The whole file around results that are already written.
  static func document(version: String, rules: [Rule], results: [String]) -> String {
    let rules = rules.map { rule in
      "{\"id\": \(JSONText.quoted(rule.id)), \"shortDescription\": "
        + "{\"text\": \(JSONText.quoted(rule.text))}"
        + (rule.help.map { ", \"help\": {\"text\": \(JSONText.quoted($0))}" } ?? "") + "}"
    }
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [{"tool": {"driver": {"name": "zoom-render", "version": \(JSONText.quoted(version)),
      "rules": [\(rules.joined(separator: ",\n"))]}},
      "results": [
      \(results.joined(separator: ",\n"))]}]}

      """
  }

  /// One result at a place; without a place it is about the whole run.
  static func result(
    _ id: String, level: String, _ message: String, file: String?, line: Int, column: Int,
    endColumn: Int? = nil
  ) -> String {
    var region = "\"startLine\": \(line), \"startColumn\": \(column)"
    if let endColumn { region += ", \"endColumn\": \(endColumn)" }
    let locations = file.map {
      "{\"physicalLocation\": {\"artifactLocation\": {\"uri\": \(JSONText.quoted(uri($0)))}, "
        + "\"region\": {\(region)}}}"
    }
    return "{\"ruleId\": \(JSONText.quoted(id)), \"level\": \(JSONText.quoted(level)), "
      + "\"message\": {\"text\": \(JSONText.quoted(message))}, "
      + "\"locations\": [\(locations ?? "")]}"
  }

  /// A path as a URI reference: everything but unreserved characters and `/` is percent-encoded.
  static func uri(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      let scalar = UnicodeScalar(byte)
      let isPlain =
        (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
        || (byte >= 0x61 && byte <= 0x7A) || "-._~/".unicodeScalars.contains(scalar)
      if isPlain {
        out.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    // A first segment with a colon would read as a scheme.
    return out
  }
}
