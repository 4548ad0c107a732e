// Moments named by events: `tap+0.2`, `end`, `0.35`.

extension Timeline {
  /// The scene time that a text means; nil when it names nothing in this scene.
  ///
  /// - `0.35`: seconds from the start.
  /// - `begin`, `end`: of the first transition; `settled`: when everything has come to rest.
  /// - `tap`, `back`, `drag` …: the first event of that name; `tap:2` the second.
  /// - any of these with `+seconds` or `-seconds` behind it.
  public func time(of text: String) -> Double? {
    if let seconds = Self.seconds(text) { return seconds }
    let sign = text.lastIndex { $0 == "+" || $0 == "-" }
    guard let sign, sign != text.startIndex else { return moment(text) }
    guard let base = moment(String(text[..<sign])),
      let offset = Self.seconds(String(text[text.index(after: sign)...]))
    else { return nil }
    return text[sign] == "-" ? base - offset : base + offset
  }

  /// The names that ``time(of:)`` knows in this scene, in order of time.
  public var momentNames: [String] {
    var names: [String] = []
    if !transitions.isEmpty { names += ["begin", "end"] }
    names.append("settled")
    for event in events where !names.contains(event.name) { names.append(event.name) }
    return names
  }

  private func moment(_ name: String) -> Double? {
    switch name {
    case "begin": return transitions.first?.start
    case "end": return transitions.first?.end
    case "settled": return settledTime
    default: break
    }
    let parts = name.split(separator: ":", maxSplits: 1)
    guard let first = parts.first else { return nil }
    var which = 1
    if parts.count == 2 {
      guard let number = Int(parts[1]), number > 0 else { return nil }
      which = number
    }
    let times = events.filter { $0.name == first }.map(\.time)
    return which <= times.count ? times[which - 1] : nil
  }

  private static func seconds(_ text: String) -> Double? {
    let digits = text.hasSuffix("s") ? String(text.dropLast()) : text
    guard let value = Double(digits), value.isFinite else { return nil }
    return value
  }
}
