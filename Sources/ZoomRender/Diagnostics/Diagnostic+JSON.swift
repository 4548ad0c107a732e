// Diagnostics as JSON, for editors and other tools.

extension Diagnostic {
  /// One object: severity, id, message, place, path, notes and fix-its.
  package var json: String {
    var fields = [
      "\"severity\": \(JSONText.quoted(severity.rawValue))", "\"id\": \(JSONText.quoted(id))",
      "\"message\": \(JSONText.quoted(message))",
    ]
    if let location { fields.append("\"location\": \(location.json)") }
    if let path { fields.append("\"path\": \(JSONText.quoted(path))") }
    if !notes.isEmpty {
      let list = notes.map { note in
        let place = note.location.map { ", \"location\": \($0.json)" } ?? ""
        return "{\"message\": \(JSONText.quoted(note.message))\(place)}"
      }
      fields.append("\"notes\": [\(list.joined(separator: ", "))]")
    }
    if !fixIts.isEmpty {
      let list = fixIts.map {
        "{\"location\": \($0.location.json), "
          + "\"replacement\": \(JSONText.quoted($0.replacement))}"
      }
      fields.append("\"fixIts\": [\(list.joined(separator: ", "))]")
    }
    return "{\(fields.joined(separator: ", "))}"
  }
}

extension SourceLocation {
  /// One object: file, line, column, offset and length in bytes.
  var json: String {
    "{\"file\": \(JSONText.quoted(file)), \"line\": \(line), \"column\": \(column), "
      + "\"offset\": \(offset), \"length\": \(length)}"
  }
}
