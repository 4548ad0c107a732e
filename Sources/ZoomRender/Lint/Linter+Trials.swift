// Scenes that nobody plays: what a first tap leads to.

extension Linter {
  /// The findings of a scene. When its script only waits, what a first tap leads to is looked at
  /// too, so that source without a script is checked as if somebody tried it.
  ///
  /// - Complexity: as ``findings(in:text:)``, for up to twelve taps.
  public static func findings(
    of timeline: Timeline, text: [UInt8] = []
  ) -> [Diagnostic] {
    var linter = Linter(subject: LintSubject(timeline), text: text)
    linter.check()
    let memo = timeline.maker.memo
    let laidOut = memo.laidOut
    for tap in linter.firstTaps {
      // Large screens are tried less often.
      if memo.laidOut - laidOut > mostTriedNodes { break }
      let there = linter.trial([tap])
      linter.take(there.findings)
      guard !linter.isLarge, let back = there.tapBack(from: linter, after: tap) else { continue }
      linter.take(linter.trial([tap, back]).findings)
    }
    return excepting(linter.findings, in: timeline.scene)
  }

  /// Most taps that are tried, and most of those that are written at one place.
  private static let mostTaps = 12
  private static let mostTapsPerPlace = 2
  /// In screens of more views and modifiers than this one tap of each kind has to do.
  private static let largeScreen = 4000
  /// No further tap is tried when earlier ones had more views and modifiers laid out than this.
  private static let mostTriedNodes = 30_000

  /// True when the first screen is a large one.
  private var isLarge: Bool {
    (subject.moments.first?.surfaces.last?.tree.nodes.count ?? 0) > Self.largeScreen
  }

  /// The same scene, tapped at views of these numbers, and left by the back button.
  private func trial(_ taps: [Int]) -> Linter {
    var script: [ScriptEvent] = [.wait(seconds: 0.3)]
    for tap in taps {
      script += [.tap(.index(tap)), .waitUntilSettled, .wait(seconds: 0.1)]
    }
    script += [.back, .waitUntilSettled, .wait(seconds: 0.1)]
    let timeline = Timeline(
      script: script.map { ScriptStep($0, origin: .unknown) }, in: subject.timeline)
    var other = Linter(subject: LintSubject(timeline, knowing: subject), text: text)
    other.check()
    return other
  }

  /// Adds what a trial has found.
  private mutating func take(_ findings: [Diagnostic]) {
    // Where nothing has opened there is nothing to go back to: the taps are ours.
    for finding in findings where !finding.id.hasPrefix("timeline.") { add(finding) }
  }

  /// Indices of views worth a tap: none when the script does something itself.
  private var firstTaps: [Int] {
    let isIdle = scene.script.allSatisfy { step in
      switch step.event {
      case .wait, .waitUntilSettled: true
      default: false
      }
    }
    guard isIdle, let surface = subject.moments.first?.surfaces.last else { return [] }
    let mostPerPlace = isLarge ? 1 : Self.mostTapsPerPlace
    // A place of source has a closure of its own for every row.
    let isData = scene.source is JSONViewSource
    let isLarge = isLarge
    var counts: [NodeOrigin: Int] = [:]
    var effects: Set<String> = []
    var taps: [Int] = []
    for (index, target) in surface.tree.tapTargets(excluding: []).enumerated() {
      if isLarge, isData {
        // Where it leads has been looked at; only its picture has not been measured.
        if case .link = target.reaction { continue }
        guard effects.insert(target.reaction.effect).inserted else { continue }
      } else {
        counts[target.origin, default: 0] += 1
        guard counts[target.origin, default: 0] <= mostPerPlace else { continue }
      }
      taps.append(index)
      if taps.count == Self.mostTaps { break }
    }
    return taps
  }

  /// The view to tap after a first tap has made a hero fly: one that has come, else the same one.
  ///
  /// - Parameters:
  ///   - linter: The scene before the tap.
  ///   - tap: Number of the view that was tapped there.
  private func tapBack(from linter: Linter, after tap: Int) -> Int? {
    let recording = subject.timeline.recording
    guard recording.runs.isEmpty,
      recording.changes.contains(where: { !Self.takers(of: $0).isEmpty }),
      let past = linter.subject.moments.first?.surfaces.last?.tree,
      let now = subject.moments.last?.surfaces.last?.tree
    else { return nil }
    let before = past.tapTargets(excluding: []).map(\.id)
    let after = now.tapTargets(excluding: []).map(\.id)
    let known = Set(before)
    return after.firstIndex { !known.contains($0) }
      ?? after.firstIndex { before.indices.contains(tap) && $0 == before[tap] }
  }
}

extension TapTarget.Reaction {
  /// What a tap changes, without the values: the same for every row of a list.
  fileprivate var effect: String {
    switch self {
    case .link(_, let type, _): "push \(type)"
    case .actions(let actions): actions.map(\.effect).joined(separator: ", ")
    }
  }
}

extension Action {
  fileprivate var effect: String {
    switch self {
    case .set(let name, _): "set \(name)"
    case .toggle(let name): "toggle \(name)"
    case .push(_, let type, let path): "push \(type) \(path ?? "")"
    case .pop: "pop"
    case .dismiss: "dismiss"
    case .feedback: "feedback"
    case .closure: "closure"
    case .withAnimation(let animation, let inner):
      "\(animation == nil ? "cut" : "animate") (\(inner.map(\.effect).joined(separator: ", ")))"
    case .withAnimationThen(_, let inner, let then):
      "animate (\(inner.map(\.effect).joined(separator: ", "))) "
        + "then (\(then.map(\.effect).joined(separator: ", ")))"
    }
  }
}
