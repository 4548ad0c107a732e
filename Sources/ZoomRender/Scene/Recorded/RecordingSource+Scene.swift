// A recorded scene as the text of a scene file.

extension RecordingSource {
  /// The scene file that plays as `scene` has been played, line by line.
  ///
  /// - Parameter script: the script as it was written; nil writes the scene's steps out.
  package func sceneFile(of scene: Scene, script: String?) throws -> String {
    let version =
      scene.platform.version == scene.platform.version.rounded()
      ? "\(Int(scene.platform.version))" : "\(scene.platform.version)"
    var lines = [
      member("title", scene.title.isEmpty ? "Recorded scene" : scene.title),
      member("about", "Recorded from SwiftUI source; plays the script that it was recorded with."),
      member("platform", "\(scene.platform.name.rawValue) \(version)"),
    ]
    if let device = scene.screen.device { lines.append(member("device", device.name)) }
    if scene.screen.isLandscape { lines.append(member("orientation", "landscape")) }
    lines += [
      member("profile", scene.profile.name.rawValue),
      member("appearance", scene.colorScheme.rawValue),
      member("dynamicTypeSize", "\(scene.dynamicTypeSize)"),
      member("layoutDirection", scene.layoutDirection.rawValue),
      "  \"reduceMotion\": \(scene.reduceMotion)",
    ]
    if !scene.assets.catalogs.isEmpty {
      let names = scene.assets.catalogs.map { JSONText.quoted($0.value) }.joined(separator: ", ")
      lines.append("  \"assets\": { \"catalogs\": [\(names)] }")
    }
    lines.append("  \"script\": \(script ?? Self.text(of: scene.script))")
    lines.append("  \"recorded\": \(try recorded())")
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func member(_ key: String, _ text: String) -> String {
    "  \(JSONText.quoted(key)): \(JSONText.quoted(text))"
  }

  /// The steps that a command line makes: waits, taps and the way back.
  private static func text(of script: [ScriptStep]) -> String {
    let events = script.compactMap { step -> String? in
      switch step.event {
      case .wait(let seconds): return "{\"wait\": \(JSONText.number(seconds))}"
      case .waitUntilSettled: return "{\"wait\": \"settled\"}"
      case .back: return "\"back\""
      case .dismiss: return "\"dismiss\""
      case .tap(let target):
        switch target {
        case .id(let name): return "{\"tap\": \(escaped(name))}"
        case .text(let text): return "{\"tap\": {\"text\": \(escaped(text))}}"
        case .index(let index): return "{\"tap\": {\"index\": \(index)}}"
        case .point(let point):
          return
            "{\"tap\": {\"point\": [\(JSONText.number(point.x)), \(JSONText.number(point.y))]}}"
        }
      default: return nil
      }
    }
    return "[\(events.joined(separator: ", "))]"
  }

  /// A text in which a dollar sign is one.
  private static func escaped(_ text: String) -> String {
    JSONText.quoted(text.map { $0 == "$" ? "$$" : "\($0)" }.joined())
  }
}
