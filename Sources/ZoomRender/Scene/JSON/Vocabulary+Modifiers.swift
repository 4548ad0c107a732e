// All modifiers, and how one modifier's entry is written.

extension Entry<[Modifier]> {
  /// An entry that makes one modifier.
  init<each A: Sendable>(
    _ name: String, _ doc: String, shorthand: String? = nil,
    _ arguments: repeat Argument<each A>,
    make: @escaping @Sendable (repeat each A) throws(Complaint) -> Modifier
  ) {
    self.init(
      name, doc, shorthand: shorthand, fallback: [], repeat each arguments,
      make: { (values: repeat each A) throws(Complaint) in [try make(repeat each values)] })
  }
}

extension Vocabulary {
  /// Every modifier.
  static let modifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    identityModifiers.entries
    layoutModifiers.entries
    scrollModifiers.entries
    effectModifiers.entries
    colorEffects.entries
    surroundingModifiers.entries
    environmentModifiers.entries
    barModifiers.entries
    navigationModifiers.entries
    presentationModifiers.entries
    motionModifiers.entries
  }

  /// Names, identity, gestures, accessibility.
  static let identityModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    Entry(
      "name", "Names the view as modified so far", shorthand: "name",
      .required("name", .string, "the name")
    ) { .name($0) }
    Entry(
      "id", "Explicit identity", shorthand: "id", .required("id", .value, "the identity")
    ) { .id($0) }
    Entry(
      "tag", "Value of a tab or row", shorthand: "tag", .required("tag", .value, "the value")
    ) { .tag($0) }
    Entry(
      "onTapGesture", "Actions of a tap", shorthand: "perform",
      .required("perform", .actions, "the actions")
    ) { .onTapGesture($0) }
    Entry(
      "onAppear", "Actions when the view appears", shorthand: "perform",
      .required("perform", .actions, "the actions")
    ) { .onAppear($0) }
    Entry(
      "onDisappear", "Actions when the view disappears", shorthand: "perform",
      .required("perform", .actions, "the actions")
    ) { .onDisappear($0) }
    Entry(
      "allowsHitTesting", "Whether taps reach the view", shorthand: "enabled",
      .required("enabled", .bool, "false lets taps through")
    ) { .allowsHitTesting($0) }
    Entry(
      "sensoryFeedback", "Marks a haptic when a value changes",
      .required("feedback", .string, "impact, success, selection …"),
      .required("trigger", .value, "the value")
    ) { .sensoryFeedback($0, trigger: $1) }
    Entry(
      "accessibilityLabel", "What VoiceOver says", shorthand: "label",
      .required("label", .string, "the text")
    ) { .accessibilityLabel($0) }
    Entry(
      "accessibilityHidden", "Hides from VoiceOver", shorthand: "hidden",
      .defaulted("hidden", .bool, true, "true", "hidden")
    ) { .accessibilityHidden($0) }
    Entry(
      "accessibilityFocused", "Takes VoiceOver's focus", shorthand: "focused",
      .defaulted("focused", .bool, true, "true", "focused")
    ) { .accessibilityFocused($0) }
  }
}
