// The scenes that show each rule.

/// A pair of scenes: one that breaks a rule, one that keeps it.
package struct LintExample: Sendable, Equatable {
  package let rule: String
  /// Name below `scenes/lint`, without ending; the repaired twin ends in `-fixed`.
  package let name: String

  private init(_ rule: String, _ name: String) {
    self.rule = rule
    self.name = name
  }

  /// A pair for each rule, in the order of their ids.
  package static let all: [LintExample] = [
    LintExample("ZR001", "mismatched-id"),
    LintExample("ZR002", "own-namespace"),
    LintExample("ZR003", "twice-on-screen"),
    LintExample("ZR004", "unstable-id"),
    LintExample("ZR005", "inner-transition"),
    LintExample("ZR006", "padded-source"),
    LintExample("ZR007", "clip-on-the-view"),
    LintExample("ZR008", "other-proportions"),
    LintExample("ZR009", "scrolled-away"),
    LintExample("ZR010", "no-source"),
    LintExample("ZR011", "old-system"),
    LintExample("ZR012", "transparent-page"),
    LintExample("ZR013", "flat-glass"),
    LintExample("ZR014", "shadow-on-the-view"),
    LintExample("ZR015", "two-sources"),
    LintExample("ZR016", "followers-only"),
    LintExample("ZR017", "without-animation"),
    LintExample("ZR018", "frame-inside"),
    LintExample("ZR019", "across-screens"),
    LintExample("ZR020", "bar-on-one-side"),
    LintExample("ZR021", "no-such-api"),
    LintExample("ZR022", "pager-under-a-swipe"),
    LintExample("ZR023", "guide-only-radius"),
    LintExample("ZR024", "drag-under-reduce-motion"),
    LintExample("ZR025", "tinted-link"),
    LintExample("ZR026", "nameless-source"),
    LintExample("ZR027", "eased-hero"),
    LintExample("ZR028", "two-curves"),
    LintExample("ZR029", "hero-under-reduce-motion"),
    LintExample("ZR030", "removed-by-the-tap"),
    LintExample("ZR031", "hero-below"),
    LintExample("ZR032", "radii-apart"),
    LintExample("ZR033", "oversized-bitmap"),
    LintExample("ZR034", "animated-tabs"),
    LintExample("ZR035", "tiny-source"),
    LintExample("ZR036", "inert-stagger"),
    LintExample("ZR037", "newer-api"),
    LintExample("ZR038", "hidden-hero"),
    LintExample("ZR039", "focus-on-back"),
    LintExample("ZR040", "no-destination"),
  ]
}
