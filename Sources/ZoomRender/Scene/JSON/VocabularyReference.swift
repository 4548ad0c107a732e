// The vocabulary as a page, made from the decoder's own tables.

/// Markdown of every view, modifier and event, for the documentation.
package enum VocabularyReference {
  /// The page.
  package static var markdown: String {
    var text = "# Views, modifiers and events\n\n"
    text +=
      "Made by `zoom-render schema --markdown` from the table that reads scenes. Every value\n"
    text +=
      "may be a reference (`$album.title`) or an expression (`${open ? 1 : 0}`). The scene of\n"
    text +=
      "each picture is in [examples.json](examples.json) under the name of the view or modifier.\n"
    text += section("Scene", keys: SceneKeys.all)
    text += section("Reusable view", keys: SceneKeys.view)
    text += "\n## Views\n"
    text += table("Leaves and shapes", Vocabulary.leaves, hasPictures: true)
    text += table("Containers", Vocabulary.containers, hasPictures: true)
    text += table("Controls and navigation", Vocabulary.controls, hasPictures: true)
    text += section("ForEach", keys: Vocabulary.loopKeys) + "\n\(picture(of: "ForEach"))\n"
    text += "\n## Modifiers\n"
    text += table("Of the bare view, first in the list", Vocabulary.edits, hasPictures: true)
    text += table("Names, identity, gestures", Vocabulary.identityModifiers, hasPictures: true)
    text += table("Layout", Vocabulary.layoutModifiers, hasPictures: true)
    text += table("Scrolling", Vocabulary.scrollModifiers, hasPictures: true)
    text += table("Drawing", Vocabulary.effectModifiers, hasPictures: true)
    text += table("Color effects", Vocabulary.colorEffects, hasPictures: true)
    text += table("Before and behind", Vocabulary.surroundingModifiers, hasPictures: true)
    text += table("Environment", Vocabulary.environmentModifiers, hasPictures: true)
    text += table("Lists, buttons, bars", Vocabulary.barModifiers, hasPictures: true)
    text += table("Navigation", Vocabulary.navigationModifiers, hasPictures: true)
    text += table("Presentations", Vocabulary.presentationModifiers, hasPictures: true)
    text += table("Motion", Vocabulary.motionModifiers, hasPictures: true)
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

  private static func table<R>(
    _ title: String, _ table: EntryTable<R>, hasPictures: Bool = false
  ) -> String {
    let picture = hasPictures ? " picture |" : ""
    var text = "\n### \(title)\n\n| name | arguments | what it does |\(picture)\n|---|---|---|"
    text += hasPictures ? "---|\n" : "\n"
    for entry in table.entries {
      let arguments = entry.arguments.map { key in
        describe(key) + (key.name == entry.shorthand ? " (may stand alone)" : "")
      }
      let parts = entry.parts.map { "`\($0.name)` beside it" }
      text += "| `\(entry.name)` | \((arguments + parts).joined(separator: "<br>")) | "
      text += "\(escaped(entry.doc)) |\(hasPictures ? " \(self.picture(of: entry.name)) |" : "")\n"
    }
    return text
  }

  /// Folder of the pictures, below that of the page.
  private static let pictureFolder = "images/vocabulary"

  private static func picture(of name: String) -> String {
    "<img src=\"\(pictureFolder)/\(name).png\" width=\"160\" alt=\"\(name)\">"
  }

  /// The views and modifiers that have a picture, in the order of the page.
  package static var picturedNames: [String] {
    Vocabulary.leaves.names + Vocabulary.containers.names + Vocabulary.controls.names + ["ForEach"]
      + [
        Vocabulary.identityModifiers, Vocabulary.layoutModifiers, Vocabulary.scrollModifiers,
        Vocabulary.effectModifiers, Vocabulary.colorEffects, Vocabulary.surroundingModifiers,
        Vocabulary.environmentModifiers, Vocabulary.barModifiers, Vocabulary.navigationModifiers,
        Vocabulary.presentationModifiers, Vocabulary.motionModifiers,
      ].flatMap(\.names) + Vocabulary.edits.names
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
