// Examples of the vocabulary: one small scene for each view and modifier.

/// A small scene that shows one word of the vocabulary, for the pictures of the documentation.
package struct VocabularyExample: Sendable {
  /// The view or modifier that it shows.
  package var name: String
  /// The whole scene.
  package var scene: [UInt8]
  /// The moment of the picture, as `--at` takes it.
  package var moment: String

  /// What a scene has unless the example says otherwise.
  private static let defaults = [
    ("about", "\"An example of the vocabulary.\""),
    ("canvas", "{\"width\":160,\"height\":100,\"scale\":2}"),
  ]

  /// Reads a file of examples: an object from names to scenes, of which title, canvas and
  /// appearance may be left out and `at` names the moment.
  ///
  /// - Returns: the examples in order and the problems of the file itself; those of a scene are
  ///   found when that is parsed.
  package static func read(_ bytes: [UInt8], file: String) -> (
    examples: [VocabularyExample], diagnostics: [Diagnostic]
  ) {
    let read = JSONReader.read(SourceText(file: file, bytes: bytes))
    let examples = (read.node?.members ?? []).map { example in
      let members = example.value.members ?? []
      var parts = ["\"title\":\(JSONText.quoted(example.key))"]
      let given = members.map { $0.key == "device" ? "canvas" : $0.key }
      for (key, value) in defaults where !given.contains(key) {
        parts.append("\"\(key)\":\(value)")
      }
      for member in members where member.key != "at" {
        let range = member.value.offset..<member.value.offset + member.value.length
        let value = String(decoding: bytes[range], as: UTF8.self)
        parts.append("\(JSONText.quoted(member.key)):\(value)")
      }
      let moment = example.value["at"]
      return VocabularyExample(
        name: example.key, scene: Array("{\(parts.joined(separator: ","))}".utf8),
        moment: moment?.string ?? moment?.number.map { JSONText.number($0) } ?? "0")
    }
    return (examples, read.diagnostics)
  }
}
