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
    self.golden = golden
    self.actual = actual
    self.fps = fps
    frames = min(golden.times.count, actual.times.count)
  }

  /// The causes, the most telling first; empty when the numbers are equal.
  public func explain() -> [Explanation] {
    let found = presence() + texts()
    let moved = layerDifferences()
    var causes = found
    if !moved.isEmpty { causes += repeatedFrame(moved) ?? timing(moved) ?? layers(moved) }
    causes += elements()
    return causes
  }

  /// A column that differs.
  struct Difference {
    var subject: String
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

    var largest: Double {
      zip(golden.values, actual.values).map { before, after in
        guard let before, let after else { return 0 }
        return (after - before).magnitude
      }.max() ?? 0
    }
  }

  // MARK: What is there

  private func presence() -> [Explanation] {
    let before = Set(golden.elements.map(\.name))
    let after = Set(actual.elements.map(\.name))
    let missing = golden.elements.map(\.name).filter { !after.contains($0) }
    let extra = actual.elements.map(\.name).filter { !before.contains($0) }
    return missing.map {
      Explanation(.elementMissing, "element '\($0)' is missing from every frame", subject: $0)
    }
      + extra.map {
        Explanation(
          .elementExtra, "element '\($0)' is new: the golden has none of that name", subject: $0)
      }
  }

  private func texts() -> [Explanation] {
    golden.elements.compactMap { track in
      guard let other = actual.elements.first(where: { $0.name == track.name }),
        track.text != other.text
      else { return nil }
      let (before, after) = (track.text ?? "", other.text ?? "")
      return Explanation(
        .textChanged,
        "text of '\(track.name)' changed: '\(before.prefix(40))' → '\(after.prefix(40))'",
        subject: track.name)
    }
  }

  private func layerDifferences() -> [Difference] {
    golden.layers.flatMap { track -> [Difference] in
      guard let other = actual.layers.first(where: { $0.id == track.id }) else { return [] }
      let subject = track.name ?? track.role
      return zip(MotionTable.layerColumns, zip(track.columns, other.columns))
        .compactMap { column, pair in
          pair.0 == pair.1
            ? nil
            : Difference(subject: subject, column: column, golden: pair.0, actual: pair.1)
        }
    }
  }

  // MARK: Elements within their layers

  /// Elements whose place in their layer differs, several with the same change as one.
  private func elements() -> [Explanation] {
    var causes: [Explanation] = []
    for track in golden.elements {
      guard let other = actual.elements.first(where: { $0.name == track.name }) else { continue }
      let differences = zip(MotionTable.elementColumns, zip(track.columns, other.columns))
        .compactMap { column, pair in
          pair.0 == pair.1
            ? nil
            : Difference(subject: track.name, column: column, golden: pair.0, actual: pair.1)
        }
      if let cause = single(differences, subject: track.name) { causes.append(cause) }
    }
    return causes
  }

  private func layers(_ differences: [Difference]) -> [Explanation] {
    var subjects: [String] = []
    for difference in differences where !subjects.contains(difference.subject) {
      subjects.append(difference.subject)
    }
    return subjects.compactMap { subject in
      single(differences.filter { $0.subject == subject }, subject: subject)
    }
  }

  /// The one sentence about one thing's differing columns.
  private func single(_ differences: [Difference], subject: String) -> Explanation? {
    guard let first = differences.first else { return nil }
    let spans = differences.compactMap { $0.frames(frames) }
    guard let low = spans.map(\.lowerBound).min(), let high = spans.map(\.upperBound).max() else {
      return nil
    }
    let span = low...high
    let place = span == 0...frames - 1 ? "in every frame" : "in frames \(low)–\(high)"
    func offset(_ names: [String]) -> Double? {
      differences.first { names.contains($0.column) }.map { $0.constantOffset(frames) } ?? 0
    }
    let columns = Set(differences.map(\.column))
    let positions: Set<String> = ["x", "y", "tx", "ty", "clipX", "clipY"]
    let sizes: Set<String> = ["width", "height", "clipWidth", "clipHeight"]
    let radii: Set<String> = [
      "radius", "topLeading", "topTrailing", "bottomTrailing", "bottomLeading",
    ]
    if columns.isSubset(of: positions), let dx = offset(["x", "tx", "clipX"]),
      let dy = offset(["y", "ty", "clipY"])
    {
      return Explanation(
        .moved, "'\(subject)' \(direction(dx, dy)) \(place), the rest identical", subject: subject,
        frames: span, amount: (dx * dx + dy * dy).squareRoot())
    }
    if columns.isSubset(of: radii) {
      return Explanation(
        .radius, "corner radius of '\(subject)' \(change(first)) \(place)", subject: subject,
        frames: span, amount: first.largest)
    }
    if columns == ["opacity"] {
      return Explanation(
        .opacity, "opacity of '\(subject)' \(change(first)) \(place)", subject: subject,
        frames: span, amount: first.largest)
    }
    if columns.isSubset(of: sizes.union(positions)),
      let size = differences.first(where: { sizes.contains($0.column) })
    {
      let side = size.column.hasSuffix("idth") ? "width" : "height"
      return Explanation(
        .resized, "\(side) of '\(subject)' \(change(size)) \(place)", subject: subject,
        frames: span, amount: size.largest)
    }
    let worst = differences.max { $0.largest < $1.largest } ?? first
    return Explanation(
      .unknown,
      "motion of '\(subject)' differs \(place): \(worst.column) by up to "
        + "\(number(worst.largest, 2))", subject: subject, frames: span, amount: worst.largest)
  }

  private func direction(_ dx: Double, _ dy: Double) -> String {
    var parts: [String] = []
    if dx != 0 { parts.append("\(number(dx.magnitude, 2)) pt \(dx > 0 ? "right" : "left")") }
    if dy != 0 { parts.append("\(number(dy.magnitude, 2)) pt \(dy > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// "20 → 32" where the difference is largest.
  private func change(_ difference: Difference) -> String {
    var worst = (before: 0.0, after: 0.0)
    for (before, after) in zip(difference.golden.values, difference.actual.values) {
      guard let before, let after else { continue }
      if (after - before).magnitude > (worst.after - worst.before).magnitude {
        worst = (before, after)
      }
    }
    return "\(number(worst.before, 2)) → \(number(worst.after, 2))"
  }

  func number(_ value: Double, _ digits: Int) -> String { JSONText.number(value, digits: digits) }
}
