// Changes of a scene file that change nothing about what it shows.

import Testing

/// A change of a scene's text that keeps its findings.
struct SceneMutation: Sendable, CustomTestStringConvertible {
  var name: String
  var apply: @Sendable (String) -> String
  var testDescription: String { name }

  static let all = [renamed, nested, reordered]

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
