// Changes of a scene file that change nothing about what it shows.

import Testing

@testable import ZoomRender

/// A change of a scene's text that keeps its findings.
struct SceneMutation: Sendable, CustomTestStringConvertible {
  var name: String
  var apply: @Sendable (String) -> String
  var testDescription: String { name }

  static let all = [renamed, nested, deeply, reordered, turned, beside]

  /// Other names for ids, namespaces, variables and views.
  static let renamed = SceneMutation(name: "renamed") { text in
    let words = [
      ("\"plan\"", "\"qx\""), ("$plan", "$qx"), ("\"attic\"", "\"w7\""), ("Attic", "Wu"),
      ("\"rooms\"", "\"heap\""), ("\"room\"", "\"it\""), ("$room", "$it"), ("{room.", "{it."),
      ("\"open\"", "\"flag\""), ("$open", "$flag"), ("RoomCell", "K"), ("\"photo\"", "\"p\""),
      ("\"pane\"", "\"glassy\""), ("\"pill\"", "\"g1\""),
      ("\"toggle\": \"flag\"", "\"toggle\": \"flag\""),
    ]
    return words.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// The scene's views two containers deeper.
  static let nested = SceneMutation(name: "nested deeper") { text in
    members(text).map { key, value in
      guard key == "view" else { return (key, value) }
      return (
        key,
        "{\"ZStack\": {}, \"children\": [{\"Group\": {}, \"children\": [\n\(value)\n]}]}"
      )
    }.joined
  }

  /// The scene's views ten groups deeper.
  static let deeply = SceneMutation(name: "ten levels deeper") { text in
    members(text).map { key, value in
      guard key == "view" else { return (key, value) }
      return (
        key,
        String(repeating: "{\"Group\": {}, \"children\": [", count: 10) + value
          + String(repeating: "]}", count: 10)
      )
    }.joined
  }

  /// Beside the scene's views one that nothing happens to.
  static let beside = SceneMutation(name: "with a neighbour") { text in
    members(text).map { key, value in
      guard key == "view" else { return (key, value) }
      return (
        key,
        "{\"ZStack\": {}, \"children\": [\n{\"Text\": \"neighbour\"},\n\(value)\n]}"
      )
    }.joined
  }

  /// The members of every object the other way round, down to the last modifier.
  static let turned = SceneMutation(name: "turned") { text in
    let bytes = Array(text.utf8)
    func turned(_ node: JSONNode) -> String {
      if let elements = node.elements { return "[\(elements.map(turned).joined(separator: ","))]" }
      guard let members = node.members else {
        return String(decoding: bytes[node.offset..<(node.offset + node.length)], as: UTF8.self)
      }
      let written = members.reversed().map { "\"\($0.key)\": \(turned($0.value))" }
      return "{\n\(written.joined(separator: ",\n"))\n}"
    }
    return JSONReader.read(SourceText(file: "scene", bytes: bytes)).node.map(turned) ?? text
  }

  /// The file's members the other way round.
  static let reordered = SceneMutation(name: "reordered") { text in members(text).reversed().joined
  }

  /// The members of the outermost object, as they are written.
  private static func members(_ text: String) -> [(String, String)] {
    var members: [(String, String)] = []
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    var current = ""
    func finish() {
      let parts = current.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      members.append((parts[0].filter { $0.isLetter }, String(parts[1])))
      current = ""
    }
    for character in text {
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted = false
        }
      } else {
        switch character {
        case "\"": isQuoted = true
        case "{", "[":
          depth += 1
          if depth == 1 { continue }
        case "}", "]":
          depth -= 1
          if depth == 0 { finish() }
        case "," where depth == 1:
          finish()
          continue
        default: break
        }
      }
      if depth >= 1 { current.append(character) }
    }
    return members
  }
}

extension [(String, String)] {
  fileprivate var joined: String {
    "{" + map { "\"\($0)\": \($1)" }.joined(separator: ",\n") + "}\n"
  }
}
