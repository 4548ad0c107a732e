// Every combination of settings: `device=iPhone SE,iPhone 16 Pro,appearance=light,dark`.

/// Axes of settings and their combinations.
public struct SceneMatrix: Sendable, Equatable {
  /// A name with the values it takes.
  public struct Axis: Sendable, Equatable {
    /// Of the setting.
    public var name: String
    /// In the order written, each once.
    public var values: [String]
  }

  /// In the order written; the last one varies fastest.
  public private(set) var axes: [Axis] = []

  /// The most combinations that are made.
  public static let limit = 64

  /// No axes: one combination without a setting.
  public init() {}

  /// Reads axes: a part with `=` begins an axis, a part without is another value of it.
  ///
  /// - Throws: ``ProfileError`` for a text of another form or for too many combinations.
  public init(_ texts: [String]) throws(ProfileError) {
    for text in texts {
      for part in text.split(whereSeparator: { $0 == "," || $0 == "|" }) {
        let part = SceneSetting.trimmed(part)
        if let setting = SceneSetting(part) {
          add(setting)
        } else if !part.isEmpty, !part.contains("="), let last = axes.last {
          add(SceneSetting(last.name, part))
        } else {
          throw ProfileError("a matrix is written NAME=VALUE,VALUE,NAME=VALUE, found '\(text)'")
        }
      }
    }
    let count = axes.reduce(1) { min(1 << 20, $0 * $1.values.count) }
    guard count <= Self.limit else {
      throw ProfileError(
        "the matrix has \(count) combinations, more than the limit of \(Self.limit)")
    }
  }

  private mutating func add(_ setting: SceneSetting) {
    guard let index = axes.firstIndex(where: { $0.name == setting.name }) else {
      return axes.append(Axis(name: setting.name, values: [setting.value]))
    }
    if !axes[index].values.contains(setting.value) { axes[index].values.append(setting.value) }
  }

  /// All combinations in order; one without settings when there is no axis.
  public var combinations: [[SceneSetting]] {
    axes.reduce([[]]) { rows, axis in
      rows.flatMap { row in axis.values.map { row + [SceneSetting(axis.name, $0)] } }
    }
  }

  /// A combination as a file name: `device=iPhone-SE,appearance=dark`.
  public static func fileName(_ settings: [SceneSetting]) -> String {
    let text = settings.map(\.text).joined(separator: ",")
    return String(
      text.map { character in
        character.isASCII
          && (character.isLetter || character.isNumber || ".=,_-".contains(character))
          ? character : "-"
      })
  }

  /// A combination as people read it: `iPhone SE, dark`; constants keep their names.
  public static func label(_ settings: [SceneSetting]) -> String {
    settings.map { setting in
      SceneSetting.sceneNames.contains(setting.name) && setting.name != "reduceMotion"
        ? setting.value : setting.text
    }.joined(separator: ", ")
  }
}
