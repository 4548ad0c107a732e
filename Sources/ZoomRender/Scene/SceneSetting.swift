// Scenes with other settings: what `--set` and `--matrix` change.

/// One change of a scene's settings, written `name=value`.
///
/// Names are the scene's own settings (`device`, `appearance`, `dynamicTypeSize` …) and constants of
/// the profile, with or without `profile.` in front. A name such as `zoom.push.response` stands for
/// every constant below `zoom.push` whose last part is `response`.
public struct SceneSetting: Sendable, Equatable {
  /// As written.
  public var name: String
  /// As written.
  public var value: String

  /// A setting.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Reads `name=value`; nil without an equals sign, a name or a value.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(Self.trimmed)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(parts[0], parts[1])
  }

  /// `name=value`.
  public var text: String { "\(name)=\(value)" }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Settings of a scene that are no constants of the profile.
  static let sceneNames = [
    "device", "orientation", "appearance", "contrast", "dynamicTypeSize", "layoutDirection",
    "reduceMotion", "platform", "profile",
  ]
}

extension Scene {
  /// The scene with one setting changed.
  ///
  /// - Throws: ``ProfileError`` for a name or value that does not exist, naming near ones.
  public func setting(_ setting: SceneSetting) throws(ProfileError) -> Scene {
    var scene = self
    switch setting.name {
    case "device":
      guard let device = Device.named(setting.value) else {
        throw Self.unknown(setting, Device.names)
      }
      let old = screen
      scene.screen = Screen(device, isLandscape: old.isLandscape)
      scene.screen.hidesStatusBar = old.hidesStatusBar
      scene.screen.hidesHomeIndicator = old.hidesHomeIndicator
      scene.screen.hidesCutout = old.hidesCutout
    case "orientation":
      guard ["portrait", "landscape"].contains(setting.value) else {
        throw Self.unknown(setting, ["portrait", "landscape"])
      }
      guard let device = screen.device else {
        throw ProfileError("a scene on a canvas has no orientation; it has a width and a height")
      }
      scene.screen = Screen(device, isLandscape: setting.value == "landscape")
    case "appearance": scene.colorScheme = try Self.word(setting)
    case "contrast": scene.contrast = try Self.word(setting)
    case "dynamicTypeSize": scene.dynamicTypeSize = try Self.word(setting)
    case "layoutDirection": scene.layoutDirection = try Self.word(setting)
    case "reduceMotion": scene.reduceMotion = try Self.flag(setting)
    case "platform": scene.platform = try Self.platform(setting)
    case "profile":
      let name: Profile.Name = try Self.word(setting)
      scene.profile = try Profile(name).changed(as: profile)
    default: scene.profile = try profile.settingAll(setting)
    }
    return scene
  }

  /// The scene with all settings changed, in order.
  public func setting(_ settings: [SceneSetting]) throws(ProfileError) -> Scene {
    var scene = self
    for setting in settings { scene = try scene.setting(setting) }
    return scene
  }

  private static func unknown(_ setting: SceneSetting, _ known: [String]) -> ProfileError {
    ProfileError(
      "unknown \(setting.name) '\(setting.value)'; known: \(known.joined(separator: ", "))",
      suggestion: EditDistance.nearest(to: setting.value, in: known))
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ setting: SceneSetting
  ) throws(ProfileError) -> Word where Word.RawValue == String {
    if let word = Word.allCases.first(where: {
      [$0.rawValue.lowercased(), "\($0)".lowercased()].contains(setting.value.lowercased())
    }) {
      return word
    }
    throw unknown(setting, Word.allCases.map(\.rawValue))
  }

  private static func flag(_ setting: SceneSetting) throws(ProfileError) -> Bool {
    switch setting.value {
    case "true", "on": return true
    case "false", "off": return false
    default: throw unknown(setting, ["true", "false"])
    }
  }

  private static func platform(_ setting: SceneSetting) throws(ProfileError) -> Platform {
    let words = setting.value.split(separator: " ")
    guard let name = words.first.flatMap({ Platform.Name(rawValue: String($0)) }),
      words.count <= 2
    else { throw unknown(setting, Platform.Name.allCases.map { "\($0.rawValue) 26" }) }
    guard words.count == 2 else { return Platform(name: name) }
    guard let version = Double(words[1]), (1...100).contains(version) else {
      throw ProfileError("version '\(words[1])' is no number of 1…100")
    }
    return Platform(name: name, version: version)
  }
}

extension Profile {
  /// A copy with a constant changed, or with all constants of a group: see ``SceneSetting``.
  ///
  /// - Throws: ``ProfileError`` for a name or value that does not exist, naming near ones.
  public func settingAll(_ setting: SceneSetting) throws(ProfileError) -> Profile {
    let name =
      setting.name.hasPrefix("profile.")
      ? String(setting.name.dropFirst("profile.".count)) : setting.name
    do throws(ProfileError) {
      return try self.setting(name, to: setting.value)
    } catch {
      let members = Self.group(name)
      if members.isEmpty {
        if SceneSetting.sceneNames.contains(where: { EditDistance.between($0, name) <= 2 }) {
          let near = EditDistance.nearest(to: name, in: SceneSetting.sceneNames)
          throw ProfileError("unknown setting '\(name)'", suggestion: near)
        }
        throw error
      }
      var copy = self
      for member in members { copy = try copy.setting(member, to: setting.value) }
      return copy
    }
  }

  /// `zoom.push.response` → `zoom.push.center.response`, `zoom.push.width.response` …
  static func group(_ name: String) -> [String] {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return [] }
    let prefix = name[...dot]
    let suffix = name[dot...]
    return ProfileTable.entries.map(\.name).filter {
      $0.hasPrefix(prefix) && $0.hasSuffix(suffix) && $0.utf8.count > name.utf8.count
    }
  }

  /// This profile with what another one has overridden.
  fileprivate func changed(as other: Profile) throws(ProfileError) -> Profile {
    var copy = self
    for name in other.overrides { copy = try copy.setting(name, to: other.value(of: name)) }
    return copy
  }
}
