// Numbers and words of a scene's text that may have been others when its golden was made.

/// The values of a scene's text with what they are called and which view they belong to.
struct SceneNumbers {
  private(set) var values: [Value] = []
  private let bytes: [UInt8]

  struct Value: Sendable {
    /// The nearest key, without what stands before its last dot, and the one around it.
    var key: String
    var parent: String
    /// Names of the views around it; "" for a name that is put together.
    var owners: [String]
    var node: JSONNode
  }

  /// The values of a scene's text; nil when it has none.
  init?(_ scene: Scene) {
    guard let text = (scene.source as? JSONViewSource)?.text,
      let root = JSONReader.read(text).node
    else { return nil }
    bytes = text.bytes
    collect(root, key: "", parent: "", owners: [])
  }

  private mutating func collect(
    _ node: JSONNode, key: String, parent: String, owners: [String]
  ) {
    values.append(Value(key: key, parent: parent, owners: owners, node: node))
    switch node.value {
    case .array(let elements):
      for element in elements { collect(element, key: key, parent: parent, owners: owners) }
    case .object(let members):
      var owners = owners
      if let name = node["name"]?.string { owners.append(name.contains("$") ? "" : name) }
      for member in members {
        let word = member.key.split(separator: ".").last.map(String.init) ?? member.key
        collect(member.value, key: word, parent: key, owners: owners)
      }
    case .string(let text) where text.contains("${"):
      for number in numbers(in: node) {
        values.append(Value(key: key, parent: parent, owners: owners, node: number))
      }
    case .null, .bool, .number, .string: break
    }
  }

  /// The numbers of an expression, as if they stood in the text by themselves: 300 and 120 of
  /// `"${open ? 300 : 120}"`.
  private func numbers(in string: JSONNode) -> [JSONNode] {
    let text = bytes[string.offset..<string.offset + string.length]
    // Where something is escaped the places are others.
    guard !text.contains(UInt8(ascii: "\\")) else { return [] }
    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    func isInName(_ byte: UInt8) -> Bool {
      isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte >= 0x80
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    var found: [JSONNode] = []
    for word in text.split(whereSeparator: { !isInName($0) }) {
      guard let first = word.first, isDigit(first) || first == UInt8(ascii: "."),
        let number = Double(String(decoding: word, as: UTF8.self))
      else { continue }
      found.append(JSONNode(.number(number), offset: word.startIndex, length: word.count))
    }
    return found
  }

  /// How many changes are tried for a cause.
  static let limit = 12

  /// The changes of the text that may undo a cause, the likeliest first.
  func edits(for cause: Explanation) -> [SceneEdit] {
    let changes: [[SceneEdit.Replacement]] =
      switch cause.change {
      case .number(let before, let now): numbers(before, now, subject: cause.subject)
      case .spring(let before, let now): springs(before, now)
      case .curve(let before): curves(before)
      case .pace(let factor): paces(factor)
      case nil: []
      }
    return changes.prefix(Self.limit).map { .replacing($0) }
  }

  /// The innermost view that an edit's first replacement belongs to; nil for none.
  func owner(of edit: SceneEdit?) -> String? {
    guard case .replacing(let parts) = edit, let part = parts.first else { return nil }
    return values.first { $0.node.offset == part.offset }?.owners.last
  }

  /// True when the text has the number that a cause says of its subject's own.
  func says(_ cause: Explanation) -> Bool {
    guard case .number(_, let now) = cause.change else { return false }
    let name = cause.subject?.split(separator: "#").first.map(String.init)
    return values.contains { value in
      value.owners.last == name && (value.node.number.map { ($0 - now).magnitude < 0.006 } ?? false)
    }
  }

  /// All texts of these words replaced; nil when there is none.
  func text(_ now: String, _ before: String) -> SceneEdit? {
    let places = values.filter { $0.node.string == now && $0.key != "name" && $0.key != "id" }
    guard !places.isEmpty else { return nil }
    return .replacing(places.map { replacement($0, JSONText.quoted(before)) })
  }

  /// What the text says in a place.
  func words(of node: JSONNode) -> String {
    String(decoding: bytes[node.offset..<node.offset + node.length], as: UTF8.self)
  }

  func replacement(_ value: Value, _ text: String) -> SceneEdit.Replacement {
    SceneEdit.Replacement(
      offset: value.node.offset, length: value.node.length, text: text, number: value.node.number)
  }

  // MARK: Numbers

  /// One number at a time, those of the subject first, then all of them together.
  private func numbers(
    _ before: Double, _ now: Double, subject: String?
  ) -> [[SceneEdit.Replacement]] {
    let found = values.filter { value in
      value.node.number.map { ($0 - now).magnitude < 0.006 } ?? false
    }
    let name = subject?.split(separator: "#").first.map(String.init)
    func isOwn(_ value: Value) -> Bool {
      value.owners.contains { owner in owner.isEmpty || owner == name }
    }
    let own = found.filter(isOwn)
    let text = JSONText.number(before, digits: 4)
    var result = (own.prefix(4) + found.filter { !isOwn($0) }.prefix(3)).map {
      [replacement($0, text)]
    }
    if own.count > 1 { result.append(own.map { replacement($0, text) }) }
    return result
  }

  // MARK: Springs

  /// The constants of a spring as a scene may write them.
  private static func forms(
    _ before: SpringConstants, _ now: SpringConstants
  ) -> [(keys: Set<String>, before: Double, now: Double, allowance: Double)] {
    let (k0, k1) = (before.stiffness, now.stiffness)
    return [
      (["response", "duration"], before.response, now.response, now.response * 0.006),
      (
        ["dampingFraction", "dampingRatio", "damping"], before.dampingRatio, now.dampingRatio, 0.012
      ),
      (["bounce"], 1 - before.dampingRatio, 1 - now.dampingRatio, 0.012),
      (["stiffness"], k0, k1, k1 * 0.012),
      (["damping"], before.damping, now.damping, now.damping * 0.02),
    ]
  }

  /// The spring wherever it is written, with rounder and less round numbers, then one place at a time.
  private func springs(
    _ before: SpringConstants, _ now: SpringConstants
  ) -> [[SceneEdit.Replacement]] {
    let forms = Self.forms(before, now)
    var places: [(value: Value, before: Double)] = []
    for value in values {
      guard let number = value.node.number,
        let form = forms.first(where: {
          $0.keys.contains(value.key) && ($0.now - number).magnitude <= $0.allowance
        })
      else { continue }
      // A number that the fit leaves where it is was not changed.
      let moved = form.before - form.now
      if moved.magnitude > form.allowance / 3 { places.append((value, form.before)) }
    }
    guard !places.isEmpty else { return [] }
    func all(_ digits: Int) -> [SceneEdit.Replacement] {
      places.map { replacement($0.value, Self.rounded($0.before, digits)) }
    }
    // A rounding that is far from the fit is another spring.
    let fitting = [2, 3, 1, 4].filter { digits in
      places.allSatisfy { place in
        let value = Double(Self.rounded(place.before, digits)) ?? 0
        return (value - place.before).magnitude <= max(0.012 * place.before.magnitude, 0.004)
      }
    }
    var result = fitting.map(all)
    if places.count > 1 {
      result += places.prefix(4).flatMap { place in
        fitting.prefix(2).map { [replacement(place.value, Self.rounded(place.before, $0))] }
      }
    }
    return result
  }

  /// With so many decimals for numbers below 1, and as many fewer as the number has digits.
  private static func rounded(_ value: Double, _ digits: Int) -> String {
    let whole = value.magnitude >= 100 ? 2 : value.magnitude >= 10 ? 1 : 0
    return JSONText.number(value, digits: max(0, digits - whole))
  }

  /// Durations that may make up for another pace, one at a time, the nearest to it first: a fit of a
  /// pace is up to a tenth off.
  private func paces(_ factor: Double) -> [[SceneEdit.Replacement]] {
    let durations = values.filter { $0.key == "duration" && $0.node.number != nil }
    return durations.prefix(3).flatMap { value -> [[SceneEdit.Replacement]] in
      let wanted = (value.node.number ?? 0) * factor
      let steps = (-6...6).map { (wanted * 100).rounded() / 100 + Double($0) / 100 }
      let near = steps.filter { $0 > 0 && ($0 / wanted - 1).magnitude < 0.12 }
        .sorted { ($0 - wanted).magnitude < ($1 - wanted).magnitude }
      return near.prefix(Self.limit / min(3, durations.count))
        .map { [replacement(value, JSONText.number($0, digits: 2))] }
    }
  }

  /// Every animation that is written replaced by a spring, then one at a time.
  private func curves(_ before: SpringConstants) -> [[SceneEdit.Replacement]] {
    let places = values.filter { value in
      value.key == "animation" && value.node["animation"] == nil
        && (value.node.string != nil || value.node.members != nil)
    }
    guard !places.isEmpty else { return [] }
    func text(_ digits: Int) -> String {
      let (response, damping) = (before.response, before.dampingRatio)
      return "{\"spring\":{\"response\":\(Self.rounded(response, digits)),\"dampingFraction\":"
        + Self.rounded(damping, digits) + "}}"
    }
    var result = [2, 3].map { digits in places.map { replacement($0, text(digits)) } }
    if places.count > 1 {
      result += places.prefix(4).map { [replacement($0, text(2))] }
    }
    return result
  }
}

/// A spring of mass 1 as a sentence tells it.
struct SpringConstants: Sendable, Equatable {
  var response: Double
  var dampingRatio: Double

  /// For mass 1.
  var stiffness: Double {
    let frequency = 2 * Double.pi / response
    return frequency * frequency
  }
  /// For mass 1.
  var damping: Double { 4 * Double.pi * dampingRatio / response }
}

extension Explanation {
  /// What a cause has changed, as a scene's text may say it.
  enum Change: Sendable, Equatable {
    case number(before: Double, now: Double)
    case spring(before: SpringConstants, now: SpringConstants)
    /// This run's pace, as a multiple of the golden's.
    case pace(Double)
    /// A spring that is none now.
    case curve(before: SpringConstants)
  }
}

extension Explanation {
  /// The cause with the numbers that its proof has put into the scene's text; a fit is a little off.
  func exactly(_ edit: SceneEdit?, _ isProven: Bool) -> Explanation {
    guard isProven, case .replacing(let parts) = edit, let part = parts.first,
      let value = Double(part.text)
    else { return self }
    if case .pace = change, let now = part.number, now > 0 {
      var copy = self
      let pace = (value / now - 1) * 100
      let end = sentence.firstRange(of: ", residual ")?.lowerBound ?? sentence.endIndex
      let start = frames.map { " from frame \($0.lowerBound)" } ?? ""
      let name =
        sentence.hasPrefix("'")
        ? sentence[..<(sentence.firstRange(of: "' ")?.upperBound ?? end)] : ""
      copy.amount = pace
      copy.sentence =
        "\(name)\(JSONText.number(pace.magnitude, digits: 1)) % \(pace < 0 ? "slower" : "faster")"
        + "\(start): duration \(part.text) → \(JSONText.number(now, digits: 4))"
      return copy
    }
    guard case .spring(let before, let now) = change,
      (value / before.response - 1).magnitude < 0.02
    else { return self }
    let text = part.text
    var copy = self
    let fits = [before.response, now.response].map { JSONText.number($0, digits: 4) }
    let rounded = JSONText.number(now.response, digits: 3)
    copy.sentence = sentence.replacing(
      "response \(fits[0]) → \(fits[1])", with: "response \(text) → \(rounded)")
    return copy
  }
}
