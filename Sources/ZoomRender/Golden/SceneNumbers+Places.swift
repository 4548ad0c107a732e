// Places of a scene's text where something else may have stood.

extension SceneNumbers {
  /// A value of the text, or a word wherever a key has it, with what may have stood there instead.
  struct Place: Sendable {
    /// The key and what it belongs to.
    var key: String
    /// The innermost named view around it; nil for none.
    var owner: String?
    /// What stands there now.
    var text: String
    var kind: Kind
    fileprivate var values: [Value]

    enum Kind: Sendable, Equatable {
      case number(Double)
      /// A word of a family: its other members, the first of them one that shows.
      case word([String])
    }

    /// Where it is in the text; the first one of several.
    var offset: Int { values.first?.node.offset ?? 0 }

    /// How many values it has.
    var count: Int { values.count }

    /// The place of all values that are the same, still without any.
    fileprivate func shared(_ key: String) -> Place {
      Place(key: key, owner: nil, text: text, kind: kind, values: [])
    }

    /// The text with something else in this place.
    func edit(_ text: String) -> SceneEdit {
      var json = text
      if case .word = kind { json = JSONText.quoted(text) }
      return .replacing(
        values.map {
          SceneEdit.Replacement(
            offset: $0.node.offset, length: $0.node.length, text: json, number: $0.node.number)
        })
    }
  }

  /// Numbers and words of known families, those of the named views first.
  ///
  /// What a key has in several places is often changed in all of them: that is a place of its own.
  ///
  /// - Parameter elements: names of what can be tapped.
  func places(near names: Set<String>, elements: [String]) -> [Place] {
    var places: [Place] = []
    var together: [[String]: Place] = [:]
    for value in values {
      guard let (text, kind) = content(value, elements) else { continue }
      let owner = value.owners.last.flatMap { $0.isEmpty ? nil : $0 }
      let place = Place(
        key: Self.label(value), owner: owner, text: text, kind: kind, values: [value])
      places.append(place)
      together[[value.key, text], default: place.shared(value.key)].values.append(value)
    }
    places += together.values.filter { $0.values.count > 1 }.sorted { $0.offset < $1.offset }
    func isNear(_ place: Place) -> Bool {
      place.values.contains { !names.isDisjoint(with: $0.owners) }
    }
    return places.filter(isNear) + places.filter { !isNear($0) }
  }

  /// "frame.height", "padding": the key, and what it belongs to unless every view has that.
  private static func label(_ value: Value) -> String {
    let plain = ["", "modifiers", "children", "content", "script", "view", "data"]
    return plain.contains(value.parent) ? value.key : "\(value.parent).\(value.key)"
  }

  private func content(_ value: Value, _ elements: [String]) -> (String, Place.Kind)? {
    if let number = value.node.number, number.magnitude < 1e5 {
      return (JSONText.number(number), .number(number))
    }
    guard let word = value.node.string, value.key != "name", value.key != "id" else { return nil }
    let families = value.key == "tap" ? [elements] : Self.families
    guard let family = families.first(where: { $0.contains(word) }) else { return nil }
    // The ends of a family, and what is far from the word, show most.
    let others = family.filter { $0 != word }
    let far = family.firstIndex(of: word).map { $0 * 2 < family.count } ?? true
    return (word, .word(far ? others.reversed() : others))
  }

  /// Words of which one may stand for another, in their order.
  private static let families: [[String]] = [
    colors, TextStyle.allCases.map(\.rawValue), FontWeight.allCases.map(\.rawValue),
    ["leading", "center", "trailing"], ["top", "bottom"],
    ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"], ["medium", "large"],
    ["fit", "fill"],
  ]

  /// Colours that scenes name, from light to dark.
  private static let colors = [
    "white", "secondarySystemBackground", "systemBackground", "yellow", "mint", "cyan", "green",
    "orange", "pink", "teal", "red", "blue", "indigo", "purple", "brown", "gray", "tertiary",
    "secondary", "primary", "black",
  ]
}
