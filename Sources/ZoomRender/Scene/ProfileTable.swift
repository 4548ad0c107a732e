// The one table of a profile's constants: overrides, printing and documentation read it.

/// Every constant and rule of a profile, in the order of the documentation.
public enum ProfileTable {
  /// All entries.
  public static let entries: [ProfileEntry] =
    rules + motion + zoomSprings + zoomLooks + push + sheet + fade + bar + drag + release

  private static let index: [String: Int] = Dictionary(
    uniqueKeysWithValues: entries.enumerated().map { ($1.name, $0) })

  /// The entry of a dotted name.
  /// - Throws: ``ProfileError`` with the nearest names.
  public static func entry(named name: String) throws(ProfileError) -> ProfileEntry {
    if let place = index[name] { return entries[place] }
    let near = nearNames(name)
    let hint = near.isEmpty ? "" : "; near: " + near.joined(separator: ", ")
    throw ProfileError(
      "'\(name)' is not a constant of the profile\(hint)",
      suggestion: EditDistance.nearest(to: name, in: entries.map(\.name)), nearNames: near)
  }

  /// Up to five names near a misspelt one: by spelling, or because they begin or end like it.
  static func nearNames(_ name: String) -> [String] {
    let folded = name.lowercased()
    let last = folded.split(separator: ".").last.map(String.init) ?? folded
    let ranked = entries.enumerated().compactMap { place, entry -> (Int, Int, String)? in
      let known = entry.name.lowercased()
      let distance = EditDistance.between(folded, known)
      if distance <= max(2, folded.utf8.count / 3) { return (distance, place, entry.name) }
      if folded.utf8.count > 2, known.hasPrefix(folded) || known.contains("." + last) {
        return (100 + distance, place, entry.name)
      }
      return nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(5).map(\.2)
  }

  /// A profile as text: `name = value unit`, a line each, changed ones marked with `*`.
  public static func description(of profile: Profile) -> String {
    entries.map { entry in
      let mark = profile.overrides.contains(entry.name) ? "*" : " "
      return "\(mark) \(entry.name) = \(entry.read(profile))"
    }.joined(separator: "\n") + "\n"
  }
}

/// The public sources, in short.
enum Source {
  static let film = "film of an iPhone 16 Pro, iOS 27.0.1"
  static let live = "settings read live on iOS 27.0.1"
  static let track = "frames tracked on an iPhone 17 simulator, iOS 27.0"
  static let both = "device film and simulator tracking agree"
  static let fit = "fit on both measurements"
  static let code = "open-source reimplementation of SwiftUI"
  static let guide = "zoom guides; not observed on a device"
  static let choice = "project choice, unmeasured"
  static let eye = "other toolkits' values, matched by eye"
  static let apple = "Apple's documentation"
}

extension ProfileTable {
  private static let rules: [ProfileEntry] =
    ProfileEntry.rule(
      "rules.zoomAvailable", \.rules.zoomAvailable, .documented, Source.apple,
      "whether the zoom transition exists: from iOS 18")
    + ProfileEntry.rule(
      "rules.missingSource", \.rules.missingSource, .chosen, Source.guide,
      "what a zoom without a source becomes")
    + ProfileEntry.rule(
      "rules.offScreenSource", \.rules.offScreenSource, .chosen, Source.guide,
      "what a zoom becomes whose source is not on screen")
    + ProfileEntry.rule(
      "rules.reducedMotion", \.rules.reducedMotion, .chosen, Source.guide,
      "what a zoom becomes under Reduce Motion")
    + ProfileEntry.rule(
      "rules.endRadius", \.rules.endRadius, .chosen, Source.guide,
      "which corner radius a zoom ends with")
    + ProfileEntry.rule(
      "rules.slide", \.rules.slide, .documented, Source.apple,
      "whether navigationTransition(.slide) is carried out; the SDK has no such transition")
    + ProfileEntry.rule(
      "rules.phases", \.rules.phases, .documented, Source.apple,
      "whether a navigation transition of phases is carried out; the SDK has no such protocol")
    + ProfileEntry.rule(
      "rules.pushCurve", \.rules.pushCurve, .measuredTwice, Source.both,
      "how a default push moves")
    + ProfileEntry.rule(
      "rules.pushCorners", \.rules.pushCorners, .measured, Source.track,
      "leading corners of an incoming page")
    + ProfileEntry.rule(
      "rules.coverCorners", \.rules.coverCorners, .chosen, Source.choice,
      "corners of a full-screen cover while it moves")
    + ProfileEntry.rule(
      "rules.recedeCorners", \.rules.recedeCorners, .measured,
      Source.track + "; a bug report shows round ones", "corners of the receding source screen")
    + ProfileEntry.rule(
      "rules.sheetStyle", \.rules.sheetStyle, .measured, Source.film,
      "how sheets below full height sit")
    + ProfileEntry.rule(
      "rules.zoomModel", \.rules.zoomModel, .measured, Source.film,
      "which axes of a zoom have springs of their own")
    + ProfileEntry.rule(
      "rules.sourceLook", \.rules.sourceLook, .chosen, Source.choice + "; measurements disagree",
      "how the source's picture fills the card")
    + ProfileEntry.rule(
      "rules.glassSource", \.rules.glassSource, .measured, "one developer's observations",
      "how glass sources are drawn")
    + ProfileEntry.rule(
      "rules.bars", \.rules.bars, .documented, Source.apple, "which look bars have")
    + ProfileEntry.rule(
      "rules.contentSwipe", \.rules.contentSwipe, .measuredTwice, Source.both,
      "whether a page can be dragged back from anywhere")
    + ProfileEntry.rule(
      "rules.tracking", \.rules.tracking, .measured, Source.track,
      "whether a dragged card lags behind the finger")
    + ProfileEntry.rule(
      "rules.presenterRecedes", \.rules.presenterRecedes, .measured, Source.eye,
      "whether the view behind a large sheet shrinks")

  private static let motion: [ProfileEntry] =
    ProfileEntry.rule(
      "motion.engine", \.motion.engine, .reimplementation, Source.code,
      "closed forms, or SwiftUI's integrator in steps of 1/300 s")
    + ProfileEntry.spring(
      "motion.default", \.motion.standard, .reimplementation,
      Source.code + "; Apple's text says .55", "Animation.default")
    + [
      .number(
        "motion.replace.response", \.motion.replacement.response, .seconds, 0...60, .chosen,
        Source.choice, "period in place of that of every spring the scene writes; 0 = as written"),
      .number(
        "motion.replace.dampingRatio", \.motion.replacement.dampingRatio, .dampingRatio, 0.01...100,
        .chosen, Source.choice, "damping that goes with motion.replace.response"),
    ]
}
