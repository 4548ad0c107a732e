// From two motion tables to causes.

/// Explains how this run's motion differs from the golden's, from the numbers alone.
///
/// Order of the questions: is something missing, new or worded differently? Is it the same motion at
/// another time or pace, or with another spring? Did a single thing move, grow, round or fade?
public struct MotionExplainer: Sendable {
  let golden: MotionTable
  let actual: MotionTable
  let fps: Double
  let frames: Int

  package init(golden: MotionTable, actual: MotionTable, fps: Double) {
    frames = min(golden.times.count, actual.times.count)
    self.golden = golden.prefix(frames)
    self.actual = actual.prefix(frames).identified(with: golden)
    self.fps = fps
  }

  /// The causes, the most telling first; empty when the numbers are equal.
  public func explain() -> [Explanation] { withoutRest(causes()) }

  private func causes() -> [Explanation] {
    var causes = presence() + texts()
    if causes.isEmpty { causes = layerPresence() }
    let inLayers = layerDifferences(golden, actual)
    let inElements = elementDifferences()
    let swaps = self.swaps(inElements)
    causes += swaps.causes
    let rest = inElements.filter { !swaps.subjects.contains($0.subject) }
    // What moves within a layer takes part in the question of time; what rests does not.
    let moving = rest.filter { !$0.golden.isConstant || !$0.actual.isConstant }
    if !(inLayers + moving).isEmpty {
      let onScreen = layerDifferences(golden.onScreen, actual.onScreen)
      let own = Set(inLayers.map(\.subject))
      if let timing = repeatedFrame(inLayers + moving) ?? timing(onScreen + moving, own: own) {
        return causes + timing + single(rest.filter { !moving.contains($0) })
      }
      if let first = firstSpring(inLayers) {
        return causes + [first.cause]
          + single(inLayers.filter { !first.subjects.contains($0.subject) } + rest)
      }
    }
    causes += single(inLayers + rest)
    if causes.isEmpty { causes += order() }
    return causes
  }

  /// What a sentence ends with when nothing else differs.
  private static let alone = ", the rest identical"

  private func withoutRest(_ causes: [Explanation]) -> [Explanation] {
    guard causes.count > 1 else { return causes }
    return causes.map { cause in
      var cause = cause
      if cause.sentence.hasSuffix(Self.alone) {
        cause.sentence = String(cause.sentence.dropLast(Self.alone.count))
      }
      return cause
    }
  }

  /// A column that differs.
  struct Difference: Equatable {
    /// Identity of the layer, or name of the element.
    var subject: String
    /// As a sentence calls it.
    var name: String
    var isElement = false
    var column: String
    var golden: Series
    var actual: Series

    var pair: TimeAlignment.Pair { (golden, actual) }

    /// First and last frame that differ.
    func frames(_ count: Int) -> ClosedRange<Int>? {
      let differing = (0..<count).filter { golden.values[$0] != actual.values[$0] }
      guard let first = differing.first, let last = differing.last else { return nil }
      return first...last
    }

    /// The one difference of all differing frames; nil when it varies by more than 2e-4.
    func constantOffset(_ count: Int) -> Double? {
      var offset: Double?
      for frame in 0..<count where golden.values[frame] != actual.values[frame] {
        guard let before = golden.values[frame], let after = actual.values[frame] else {
          return nil
        }
        guard let known = offset else {
          offset = after - before
          continue
        }
        if (after - before - known).magnitude > 2e-4 { return nil }
      }
      return offset
    }

    /// Values where they differ most; nil where the number is not there.
    var worst: (before: Double?, after: Double?) {
      var worst: (before: Double?, after: Double?) = (nil, nil)
      var most = -1.0
      for (before, after) in zip(golden.values, actual.values) where before != after {
        let size = ((after ?? 0) - (before ?? 0)).magnitude
        if size > most { (most, worst) = (size, (before, after)) }
      }
      return worst
    }

    /// The values that a sentence tells: those at the end, where things rest, if they differ there by
    /// most of what they ever do, else those that differ most.
    var telling: (before: Double?, after: Double?) {
      let last = zip(golden.values, actual.values).reversed().first { $0 != nil && $1 != nil }
      guard let last, let before = last.0, let after = last.1,
        (after - before).magnitude > largest / 2
      else { return worst }
      return (before, after)
    }

    var largest: Double { ((worst.after ?? 0) - (worst.before ?? 0)).magnitude }
  }

  // MARK: What is there

  private func presence() -> [Explanation] {
    func gone(_ a: MotionTable, _ b: MotionTable) -> [String] {
      let names = Set(b.elements.map(\.name))
      return a.elements.map(\.name).filter { !names.contains($0) }
    }
    let missing = gone(golden, actual)
    let extra = gone(actual, golden)
    if missing.count == 1, extra.count == 1, let before = golden.element(missing[0]),
      let after = actual.element(extra[0]), before.columns == after.columns
    {
      return [
        Explanation(
          .elementMissing,
          "element \(Explanation.name(missing[0])) is now called \(Explanation.name(extra[0])), "
            + "same place", subject: missing[0])
      ]
    }
    let absent = missing.map {
      Explanation(
        .elementMissing, "element \(Explanation.name($0)) is missing from every frame", subject: $0)
    }
    let known = Set(golden.layers.map(\.id))
    let new = extra.map { name in
      let layers = Set(actual.element(name)?.layer.values.compactMap(\.self) ?? [])
      return Explanation(
        .elementExtra, "element \(Explanation.name(name)) is new: the golden has none of that name",
        subject: name,
        remedy: .hidden(element: name, layers: layers.subtracting(known).sorted()))
    }
    return absent + new
  }

  /// Layers that only one side has; those inside another such layer go without saying.
  private func layerPresence() -> [Explanation] {
    func gone(_ a: MotionTable, _ b: MotionTable) -> [MotionTable.LayerTrack] {
      let known = Set(b.layers.map(\.id))
      let only = a.layers.filter { !known.contains($0.id) }
      // A container of an effect that comes or goes with it says nothing of its own.
      let effects = only.filter { $0["shadow"].first != nil || $0["blur"].first != nil }
      if !effects.isEmpty { return effects }
      let ids = Set(only.map(\.id))
      return only.filter { !($0.parent.first.map(ids.contains) ?? false) }
    }
    func sentence(
      _ cause: Explanation.Cause, _ track: MotionTable.LayerTrack, in table: MotionTable,
      _ end: String
    ) -> Explanation {
      let title = table.title(of: track)
      let name = Explanation.name(title)
      let remedy: Remedy? = cause == .elementExtra ? .hidden(element: nil, layers: [track.id]) : nil
      // A modifier often has a layer of its own, around what is drawn without it too.
      let effect: Remedy? =
        cause == .elementExtra ? .effects(layer: track.id) : .wrapped(layer: track.id)
      if track["shadow"].first != nil {
        return Explanation(.shadow, "shadow of \(name) \(end)", subject: title, remedy: effect)
      }
      if track["blur"].first != nil {
        return Explanation(.blur, "blur of \(name) \(end)", subject: title, remedy: effect)
      }
      return Explanation(cause, "layer \(name) \(end)", subject: title, remedy: remedy)
    }
    return gone(golden, actual).map { sentence(.elementMissing, $0, in: golden, "is missing") }
      + gone(actual, golden).map { sentence(.elementExtra, $0, in: actual, "is new") }
  }

  private func texts() -> [Explanation] {
    golden.elements.compactMap { track in
      guard let other = actual.element(track.name), track.text != other.text,
        let frame = (0..<frames).first(where: {
          track.text.values[$0] != other.text.values[$0]
            && (track.text.values[$0] != nil && other.text.values[$0] != nil)
        })
      else { return nil }
      let (before, after) = (track.text.values[frame] ?? "", other.text.values[frame] ?? "")
      func quoted(_ text: String) -> String {
        "'\(text.count > 28 ? text.prefix(27) + "…" : text[...])'"
      }
      return Explanation(
        .textChanged,
        "text of \(Explanation.name(track.name)) changed: \(quoted(before)) → \(quoted(after))",
        subject: track.name, remedy: .text(element: track.name, now: after, before: before))
    }
  }

  /// Pairs of elements each of which is where the other was.
  private func swaps(_ differences: [Difference]) -> (causes: [Explanation], subjects: [String]) {
    func moved(_ name: String) -> Bool { differences.contains { $0.subject == name } }
    func place(_ table: MotionTable, _ name: String) -> [Series] {
      table.element(name).map { Array($0.columns[0..<2]) } ?? []
    }
    var causes: [Explanation] = []
    var subjects: [String] = []
    let names = golden.elements.map(\.name).filter(moved)
    for (index, name) in names.enumerated() where !subjects.contains(name) {
      let partner = names[(index + 1)...].first { other in
        !subjects.contains(other) && place(golden, name) == place(actual, other)
          && place(golden, other) == place(actual, name)
          && golden.element(name)?.layer == actual.element(other)?.layer
      }
      guard let partner, place(golden, name) != place(golden, partner) else { continue }
      subjects += [name, partner]
      causes.append(
        Explanation(
          .swapped,
          "\(Explanation.name(name)) and \(Explanation.name(partner)) have swapped places",
          subject: name))
    }
    return (causes, subjects)
  }

  /// Elements and layers that are drawn in another order.
  private func order() -> [Explanation] {
    func changed(_ before: [String], _ after: [String]) -> String? {
      guard before != after, before.sorted() == after.sorted() else { return nil }
      return zip(before, after).first { $0 != $1 }.map(\.0)
    }
    if let name = changed(golden.elements.map(\.name), actual.elements.map(\.name)) {
      return [
        Explanation(
          .order, "\(Explanation.name(name)) is drawn in another order than in the golden",
          subject: name)
      ]
    }
    guard let id = changed(golden.layers.map(\.id), actual.layers.map(\.id)),
      let track = golden.layers.first(where: { $0.id == id })
    else { return [] }
    let title = golden.title(of: track)
    return [
      Explanation(
        .order, "layer \(Explanation.name(title)) is drawn in another order than in the golden",
        subject: title, remedy: .order(exchanged: []))
    ]
  }

  // MARK: Numbers

  func layerDifferences(_ golden: MotionTable, _ actual: MotionTable) -> [Difference] {
    golden.layers.flatMap { track -> [Difference] in
      guard let other = actual.layers.first(where: { $0.id == track.id }) else { return [] }
      return zip(MotionTable.layerColumns, zip(track.columns, other.columns))
        .compactMap { column, pair in
          pair.0 == pair.1
            ? nil
            : Difference(
              subject: track.id, name: golden.title(of: track), column: column, golden: pair.0,
              actual: pair.1)
        }
    }
  }

  func elementDifferences() -> [Difference] {
    golden.elements.flatMap { track -> [Difference] in
      guard let other = actual.element(track.name) else { return [] }
      return zip(MotionTable.elementColumns, zip(track.columns, other.columns))
        .compactMap { column, pair in
          pair.0 == pair.1
            ? nil
            : Difference(
              subject: track.name, name: track.name, isElement: true, column: column,
              golden: pair.0, actual: pair.1)
        }
    }
  }
}

extension MotionTable {
  /// The first element of that name.
  func element(_ name: String) -> ElementTrack? { elements.first { $0.name == name } }

  /// True when a layer is another one or below it.
  private func isInside(_ id: String?, _ ancestor: String) -> Bool {
    var next = id
    // A table from a file may hold a ring.
    for _ in 0...layers.count {
      guard let current = next else { return false }
      if current == ancestor { return true }
      next = layers.first { $0.id == current }?.parent.first
    }
    return false
  }

  /// What a sentence calls a layer: its name, the only element in it, or its part in its nearest
  /// named ancestor.
  func title(of track: LayerTrack) -> String {
    if let name = track.name { return name }
    let inside = elements.filter { isInside($0.layer.first, track.id) }
    if inside.count == 1 { return inside[0].name }
    let part = track.role == Layer.Role.view.rawValue ? "view" : track.role
    var next = track.parent.first
    for _ in 0..<layers.count {
      guard let parent = layers.first(where: { $0.id == next }) else { break }
      if let name = parent.name { return "\(part) of \(name)" }
      next = parent.parent.first
    }
    return part
  }
}
