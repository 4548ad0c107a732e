// The vocabulary as a page, made from the decoder's own tables.

/// Markdown of every view, modifier and event, for the documentation.
package enum VocabularyReference {
  /// The page.
  package static var markdown: String {
    var text = "# Views, modifiers and events\n\n"
    text +=
      "Made by `zoom-render schema --markdown` from the table that reads scenes. Every value\n"
    text += "may be a reference (`$album.title`) or an expression (`${open ? 1 : 0}`).\n"
    text += section("Scene", keys: SceneKeys.all)
    text += section("Reusable view", keys: SceneKeys.view)
    text += "\n## Views\n"
    text += table("Leaves and shapes", Vocabulary.leaves)
    text += table("Containers", Vocabulary.containers)
    text += table("Controls and navigation", Vocabulary.controls)
    text += section("ForEach", keys: Vocabulary.loopKeys)
    text += "\n## Modifiers\n"
    text += table("Of the bare view, first in the list", Vocabulary.edits)
    text += table("Names, identity, gestures", Vocabulary.identityModifiers)
    text += table("Layout", Vocabulary.layoutModifiers)
    text += table("Scrolling", Vocabulary.scrollModifiers)
    text += table("Drawing", Vocabulary.effectModifiers)
    text += table("Color effects", Vocabulary.colorEffects)
    text += table("Before and behind", Vocabulary.surroundingModifiers)
    text += table("Environment", Vocabulary.environmentModifiers)
    text += table("Lists, buttons, bars", Vocabulary.barModifiers)
    text += table("Navigation", Vocabulary.navigationModifiers)
    text += table("Presentations", Vocabulary.presentationModifiers)
    text += table("Motion", Vocabulary.motionModifiers)
    text += "\n## Values\n"
    text += table("Colors", Vocabulary.colors)
    text += table("Styles", Vocabulary.styles)
    text += table("Fonts", Vocabulary.fonts)
    text += table("Animations", Vocabulary.animations)
    text += table("Curves", Vocabulary.curves)
    text += table("Transitions of views", Vocabulary.transitions)
    text += table("Navigation transitions", Vocabulary.navigationTransitions)
    text += table("Keyframes", Vocabulary.keyframes)
    text += table("Toolbar items", Vocabulary.toolbarItems)
    text += table("Actions", Vocabulary.actions)
    text += "\n## Script\n"
    text += table("Events", Vocabulary.script)
    return text
  }

  private static func table<R>(_ title: String, _ table: EntryTable<R>) -> String {
    var text = "\n### \(title)\n\n| name | arguments | what it does |\n|---|---|---|\n"
    for entry in table.entries {
      let arguments = entry.arguments.map { key in
        describe(key) + (key.name == entry.shorthand ? " (may stand alone)" : "")
      }
      let parts = entry.parts.map { "`\($0.name)` beside it" }
      text += "| `\(entry.name)` | \((arguments + parts).joined(separator: "<br>")) | "
      text += "\(escaped(entry.doc)) |\n"
    }
    return text
  }

  private static func section(_ title: String, keys: [ArgumentKey]) -> String {
    var text = "\n### \(title)\n\n| key | takes | default | what it is |\n|---|---|---|---|\n"
    for key in keys {
      text += "| `\(key.name)` | \(escaped(form(key.schema))) | "
      text += "\(escaped(key.defaultText ?? "required")) | \(escaped(key.doc)) |\n"
    }
    return text
  }

  private static func describe(_ key: ArgumentKey) -> String {
    let standard = key.defaultText.map { ", default \($0)" } ?? ", required"
    let doc = key.doc.isEmpty ? "" : ": \(key.doc)"
    return "`\(key.name)` " + escaped("\(form(key.schema))\(standard)\(doc)")
  }

  private static func form(_ form: SchemaForm) -> String {
    switch form {
    case .any: "any value"
    case .null: "null"
    case .string: "text"
    case .number: "number"
    case .integer: "whole number"
    case .boolean: "true or false"
    case .enumeration(let names):
      names.count > 14
        ? names.prefix(12).joined(separator: ", ") + " …" : names.joined(separator: ", ")
    case .array(let element): "array of \(self.form(element))"
    case .tuple(let element, let count): "\(count) × \(self.form(element))"
    case .oneOf(let forms):
      forms.filter { if case .null = $0 { false } else { true } }.map(self.form)
        .joined(separator: " or ")
    case .object(let keys): "object (\(keys.map(\.name).joined(separator: ", ")))"
    case .definition(let name): name
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
