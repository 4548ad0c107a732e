// Places of a scene's text where something else may have stood.

extension SceneNumbers {
  /// A place of the text, or several with the same in them, and what may have been there instead.
  struct Place: Sendable {
    /// The key and what it belongs to, or what is new or has changed places.
    var title: String
    /// The innermost named view around it; nil for none.
    var owner: String?
    /// Name of a view that may be new; nil for everything else.
    var view: String?
    var kind: Kind
    /// What is replaced, without what it is replaced by.
    fileprivate var spans: [SceneEdit.Replacement]
    /// How near the views that are looked for are: 0 is their own.
    fileprivate var rank = 2

    enum Kind: Sendable, Equatable {
      case number(Double)
      /// A word of a family, and its other members, the first of them one that shows.
      case word(String, [String])
      /// Something that was not there.
      case new
      /// Neighbours in the other order.
      case exchanged
    }

    /// Where it is in the text; the first one of several.
    var offset: Int { spans.first?.offset ?? 0 }

    /// True where another value may have stood.
    var hasValues: Bool { kind != .new && kind != .exchanged }

    /// How many values it has.
    var count: Int { spans.count }

    /// True when an edit of one is no edit of the other.
    func isApart(from other: Place) -> Bool {
      spans.allSatisfy { own in
        other.spans.allSatisfy {
          own.offset + own.length <= $0.offset || $0.offset + $0.length <= own.offset
        }
      }
    }

    /// The replacements that put something else into a value's place; what is new or exchanged knows
    /// it by itself.
    func replacements(_ text: String) -> [SceneEdit.Replacement] {
      let json: String
      switch kind {
      case .new, .exchanged: return spans
      case .number: json = text
      case .word: json = JSONText.quoted(text)
      }
      return spans.map { span in
        var part = span
        part.text = json
        return part
      }
    }
  }

  /// Numbers and words of known families, those of the named views first; of these views also the
  /// modifiers and views that may be new, and neighbours that may have been in the other order.
  ///
  /// What a key has in several places is often changed in all of them: that is a place of its own.
  ///
  /// - Parameter elements: names of what can be tapped.
  func places(near names: Set<String>, elements: [String]) -> [Place] {
    var places: [Place] = []
    var together: [[String]: Place] = [:]
    for value in values {
      places += items(of: value, names)
      guard let kind = kind(of: value, elements) else { continue }
      var place = Place(
        title: Self.title(of: value), owner: Self.owner(of: value), kind: kind,
        spans: [replacement(value, "")], rank: Self.rank(value.owners, names))
      places.append(place)
      place.owner = nil
      var shared = together[[value.key, words(of: value.node)]] ?? place
      if shared.offset != place.offset { shared.spans += place.spans }
      shared.rank = min(shared.rank, place.rank)
      together[[value.key, words(of: value.node)]] = shared
    }
    places += together.values.filter { $0.count > 1 }.sorted { $0.offset < $1.offset }
    return places.enumerated().filter { $0.element.hasValues || $0.element.rank < 2 }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  /// 0 for a view that is named, 1 for one inside such a view or a template, 2 for others.
  private static func rank(_ owners: [String], _ names: Set<String>) -> Int {
    owners.last.map(names.contains) == true
      ? 0 : owners.contains { $0.isEmpty || names.contains($0) } ? 1 : 2
  }

  private static func owner(of value: Value) -> String? {
    value.owners.last.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// "frame.height", "padding": the key, and what it belongs to unless every view has that.
  private static func title(of value: Value) -> String {
    let plain = ["", "modifiers", "children", "content", "script", "view", "data"]
    return plain.contains(value.parent) ? value.key : "\(value.parent).\(value.key)"
  }

  private func kind(of value: Value, _ elements: [String]) -> Place.Kind? {
    if let number = value.node.number, number.magnitude < 1e5 { return .number(number) }
    guard let word = value.node.string, value.key != "name", value.key != "id" else { return nil }
    let families = value.key == "tap" ? [elements] : Self.families
    guard let family = families.first(where: { $0.contains(word) }) else { return nil }
    let others = family.filter { $0 != word }
    let place = family.firstIndex(of: word) ?? 0
    // Neighbouring sizes and weights are likelier; of colours what is far from the word shows most.
    if family == Self.sizes || family == Self.weights {
      func distance(_ other: String) -> Int {
        abs((family.firstIndex(of: other) ?? place) - place)
      }
      return .word(word, others.sorted { distance($0) < distance($1) })
    }
    return .word(word, place * 2 < family.count ? others.reversed() : others)
  }

  /// Words of which one may stand for another, in their order.
  private static let families: [[String]] = [
    colors, grays, sizes, weights,
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

  private static let sizes = TextStyle.allCases.map(\.rawValue)
  private static let weights = FontWeight.allCases.map(\.rawValue)

  /// Greys that scenes name, from light to dark.
  private static let grays = ["gray6", "gray5", "gray4", "gray3", "gray2"]

  // MARK: Items

  /// Modifiers and named views that may be new, and named neighbours.
  private func items(of value: Value, _ names: Set<String>) -> [Place] {
    guard let items = value.node.elements, ["modifiers", "children"].contains(value.key) else {
      return []
    }
    let rank = Self.rank(value.owners, names)
    if value.key == "modifiers" {
      return items.indices.compactMap { index in
        items[index].members?.first.map {
          Place(
            title: $0.key, owner: Self.owner(of: value), kind: .new,
            spans: [Self.removal(of: index, from: items)], rank: rank)
        }
      }
    }
    let titles = items.map(Self.name)
    let new = items.indices.compactMap { index in
      titles[index].map {
        Place(
          title: "element \(Explanation.name($0))", view: $0, kind: .new,
          spans: [Self.removal(of: index, from: items)],
          rank: names.contains($0) ? 0 : 2)
      }
    }
    return new
      + zip(items.indices, items.indices.dropFirst()).compactMap { a, b in
        guard let first = titles[a], let second = titles[b] else { return nil }
        return Place(
          title: "\(Explanation.name(first)) and \(Explanation.name(second))",
          kind: .exchanged,
          spans: [(items[a], items[b]), (items[b], items[a])].map { node, other in
            SceneEdit.Replacement(
              offset: node.offset, length: node.length, text: words(of: other))
          }, rank: names.contains(first) || names.contains(second) ? 0 : 2)
      }
  }

  /// The name of a view, or of the first one in it that has one.
  private static func name(of view: JSONNode) -> String? {
    if let name = view["name"]?.string { return name.contains("$") ? nil : name }
    return view["children"]?.elements?.lazy.compactMap(name).first
  }

  /// An item with the comma before or after it removed.
  private static func removal(of index: Int, from items: [JSONNode]) -> SceneEdit.Replacement {
    let item = items[index]
    var (start, end) = (item.offset, item.offset + item.length)
    if index + 1 < items.count {
      end = items[index + 1].offset
    } else if index > 0 {
      start = items[index - 1].offset + items[index - 1].length
    }
    return SceneEdit.Replacement(offset: start, length: end - start, text: "")
  }
}
