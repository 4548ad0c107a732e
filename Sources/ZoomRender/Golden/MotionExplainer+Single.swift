// Sentences about one thing that differs by itself.

extension MotionExplainer {
  private static let positions: Set<String> = ["x", "y", "tx", "ty", "clipX", "clipY"]
  private static let sizes: Set<String> = ["width", "height", "clipWidth", "clipHeight"]
  private static let radii: Set<String> = [
    "radius", "topLeading", "topTrailing", "bottomTrailing", "bottomLeading",
  ]
  private static let colors: Set<String> = ["red", "green", "blue", "alpha"]
  private static let shadows: Set<String> = ["shadow", "shadowBlur", "shadowX", "shadowY"]

  /// A sentence a subject, in the order in which the subjects come.
  func single(_ differences: [Difference]) -> [Explanation] {
    var subjects: [String] = []
    for difference in differences where !subjects.contains(difference.subject) {
      subjects.append(difference.subject)
    }
    // What differs first is likeliest to be the reason for the rest.
    let causes = subjects.compactMap { subject in
      sentence(about: differences.filter { $0.subject == subject })
    }.enumerated().sorted {
      ($0.element.frames?.lowerBound ?? 0, $0.offset) < (
        $1.element.frames?.lowerBound ?? 0, $1.offset
      )
    }.map(\.element)
    // What has another size pushes its neighbours: it goes before what has only moved. What comes or
    // goes at another time follows from the rest.
    func rank(_ cause: Explanation) -> Int {
      switch cause.cause {
      // Things at rest lie on whole pixels, and what moves does not.
      case .moved where cause.amount < 0.55 && cause.sentence.contains(" up to "): 4
      case .moved: 1
      case .unknown: 2
      case .elementMissing, .elementExtra: 3
      default: 0
      }
    }
    return merged((0...4).flatMap { wanted in causes.filter { rank($0) == wanted } })
  }

  /// Layers of one name, one around the other, are one thing: the first sentence undoes them all.
  private func merged(_ causes: [Explanation]) -> [Explanation] {
    var result: [Explanation] = []
    for cause in causes {
      if case .numbers(let more) = cause.remedy,
        let place = result.firstIndex(where: { $0.subject == cause.subject }),
        case .numbers(let layers) = result[place].remedy
      {
        result[place].remedy = .numbers(layers: layers + more)
      } else {
        result.append(cause)
      }
    }
    return result
  }

  private func sentence(about differences: [Difference]) -> Explanation? {
    guard let first = differences.first else { return nil }
    let spans = differences.compactMap { $0.frames(frames) }
    guard let low = spans.map(\.lowerBound).min(), let high = spans.map(\.upperBound).max() else {
      return nil
    }
    let subject = Subject(
      name: first.name, frames: low...high,
      place: low...high == 0...frames - 1
        ? "in every frame"
        : low == high ? "in frame \(low)" : "in frames \(low)–\(high)",
      remedy: remedy(differences))
    let columns = Set(differences.map(\.column))
    return absence(differences, subject) ?? otherCurve(differences, subject) ?? moved(
      differences, columns, subject)
      ?? changed(differences, columns, subject)
  }

  /// What every sentence about a subject says.
  private struct Subject {
    var name: String
    var frames: ClosedRange<Int>
    var place: String
    var remedy: Remedy?

    func explanation(
      _ cause: Explanation.Cause, _ text: String, amount: Double, of difference: Difference? = nil
    ) -> Explanation {
      var result = Explanation(
        cause, "\(text) \(place)", subject: name, frames: frames, amount: amount, remedy: remedy)
      if let values = difference?.telling, let before = values.before, let now = values.after {
        result.change = .number(before: before, now: now)
      }
      return result
    }
  }

  /// Frames in which only one side has the thing.
  private func absence(_ differences: [Difference], _ subject: Subject) -> Explanation? {
    let anchor = differences.first { ["a", "x"].contains($0.column) }
    guard let anchor else { return nil }
    let gone = subject.frames.filter { frame in
      anchor.golden.values[frame] != nil && anchor.actual.values[frame] == nil
    }
    let new = subject.frames.filter { frame in
      anchor.golden.values[frame] == nil && anchor.actual.values[frame] != nil
    }
    guard !gone.isEmpty || !new.isEmpty, gone.isEmpty || new.isEmpty else { return nil }
    let frames = gone.isEmpty ? new : gone
    let (low, high) = (frames[0], frames[frames.count - 1])
    let place = low == high ? "frame \(low)" : "frames \(low)–\(high)"
    return Explanation(
      gone.isEmpty ? .elementExtra : .elementMissing,
      "\(Explanation.name(subject.name)) is \(gone.isEmpty ? "seen" : "missing") in \(place), "
        + "\(gone.isEmpty ? "not" : "there") in the golden",
      subject: subject.name, frames: low...high,
      amount: Double(frames.count), remedy: subject.remedy)
  }

  /// The golden's way from its start to its end, with other values between.
  private func otherCurve(_ differences: [Difference], _ subject: Subject) -> Explanation? {
    guard let worst = differences.max(by: { $0.largest < $1.largest }), worst.travels,
      differences.allSatisfy({ $0.endsMeet || !$0.travels })
    else { return nil }
    return subject.explanation(
      .curve,
      "\(Explanation.name(subject.name)) moves on another curve: \(worst.column) by up to "
        + number(worst.largest, 2), amount: worst.largest)
  }

  private func moved(
    _ differences: [Difference], _ columns: Set<String>, _ subject: Subject
  ) -> Explanation? {
    guard columns.isSubset(of: Self.positions) else { return nil }
    func offset(_ names: [String]) -> Double? {
      differences.first { names.contains($0.column) }.map { $0.constantOffset(frames) } ?? 0
    }
    let name = Explanation.name(subject.name)
    if let dx = offset(["x", "tx", "clipX"]), let dy = offset(["y", "ty", "clipY"]) {
      var cause = subject.explanation(
        .moved, "\(name) \(direction(dx, dy))", amount: (dx * dx + dy * dy).squareRoot())
      cause.sentence = Explanation.shortened(cause.sentence + ", the rest identical")
      return cause
    }
    let worst = differences.max { $0.largest < $1.largest }
    guard let worst else { return nil }
    let isAcross = ["x", "tx", "clipX"].contains(worst.column)
    let values = worst.telling
    let distance = (values.after ?? 0) - (values.before ?? 0)
    return subject.explanation(
      .moved, "\(name) up to \(isAcross ? direction(distance, 0) : direction(0, distance))",
      amount: worst.largest)
  }

  private func changed(
    _ differences: [Difference], _ columns: Set<String>, _ subject: Subject
  ) -> Explanation {
    let name = Explanation.name(subject.name)
    func first(_ set: Set<String>) -> Difference? { differences.first { set.contains($0.column) } }
    if columns.isSubset(of: Self.radii), let radius = first(Self.radii) {
      return subject.explanation(
        .radius, "corner radius of \(name) \(change(radius))", amount: radius.largest, of: radius)
    }
    if columns == ["opacity"], let opacity = differences.first {
      return subject.explanation(
        .opacity, "opacity of \(name) \(change(opacity))", amount: opacity.largest, of: opacity)
    }
    if columns.isSubset(of: Self.shadows), let shadow = first(Self.shadows) {
      let what =
        shadow.worst.after == nil
        ? "is missing"
        : shadow.worst.before == nil ? "is new" : "\(words(shadow)) \(change(shadow))"
      return subject.explanation(
        .shadow, "shadow of \(name) \(what)", amount: shadow.largest, of: shadow)
    }
    if columns == ["alpha"], let alpha = differences.first {
      return subject.explanation(
        .opacity, "strength of \(name) \(change(alpha))", amount: alpha.largest, of: alpha)
    }
    if columns.isSubset(of: Self.colors), let part = first(Self.colors) {
      return subject.explanation(
        .color, "colour of \(name) \(part.column) \(change(part))", amount: part.largest)
    }
    if columns == ["blur"], let blur = differences.first {
      return subject.explanation(
        .blur, "blur of \(name) \(change(blur))", amount: blur.largest, of: blur)
    }
    // The ends of a capsule are as round as it is high.
    if columns.isSubset(of: Self.sizes.union(Self.positions).union(Self.radii)),
      let size = first(Self.sizes)
    {
      let side = size.column.hasSuffix("idth") ? "width" : "height"
      return subject.explanation(
        .resized, "\(side) of \(name) \(change(size))", amount: size.largest, of: size)
    }
    if columns.isSubset(of: ["a", "d", "tx", "ty"]), let scale = first(["a", "d"]) {
      return subject.explanation(
        .resized, "scale of \(name) \(change(scale))", amount: scale.largest, of: scale)
    }
    let worst = differences.max { $0.largest < $1.largest } ?? differences[0]
    if Self.positions.contains(worst.column) {
      let distance = (worst.telling.after ?? 0) - (worst.telling.before ?? 0)
      let isAcross = ["x", "tx", "clipX"].contains(worst.column)
      return subject.explanation(
        .moved,
        "\(name) up to \(isAcross ? direction(distance, 0) : direction(0, distance)), with other "
          + "changes,", amount: worst.largest)
    }
    return subject.explanation(
      .unknown, "motion of \(name) differs: \(worst.column) by up to \(number(worst.largest, 2))",
      amount: worst.largest)
  }

  private func words(_ difference: Difference) -> String {
    switch difference.column {
    case "shadow": "strength"
    case "shadowBlur": "blur"
    default: "displacement"
    }
  }

  /// Layers and elements are set to the golden's numbers.
  private func remedy(_ differences: [Difference]) -> Remedy? {
    guard let first = differences.first else { return nil }
    return first.isElement ? .element(first.subject) : .numbers(layers: [first.subject])
  }

  /// A difference of quantized numbers without their rounding: to 1e-3 when it is that near.
  static func rounded(_ offset: Double) -> Double {
    let near = (offset * 1000).rounded() / 1000
    return (near - offset).magnitude < 1.5e-4 ? near : offset
  }

  private func direction(_ dx: Double, _ dy: Double) -> String {
    var parts: [String] = []
    if dx != 0 { parts.append("\(number(dx.magnitude, 2)) pt \(dx > 0 ? "right" : "left")") }
    if dy != 0 { parts.append("\(number(dy.magnitude, 2)) pt \(dy > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  /// "20 → 32".
  private func change(_ difference: Difference) -> String {
    let isScale = ["a", "d", "opacity", "shadow", "red", "green", "blue", "alpha"]
      .contains(difference.column)
    func text(_ value: Double?) -> String { value.map { number($0, isScale ? 4 : 2) } ?? "none" }
    let values = difference.telling
    return "\(text(values.before)) → \(text(values.after))"
  }

  func number(_ value: Double, _ digits: Int) -> String { JSONText.number(value, digits: digits) }
}

extension MotionExplainer.Difference {
  /// True for a move from and to the golden's values, with others between.
  fileprivate var endsMeet: Bool {
    guard let first = golden.values.first, let last = golden.values.last, first != nil, last != nil,
      !golden.isConstant
    else { return false }
    return actual.values.first == first && actual.values.last == last
  }
}
