// Stage, appearance, golden and asset settings of a scene.

extension SceneParser {
  /// Appearance and accessibility.
  struct Settings {
    var colorScheme = ColorScheme.light
    var contrast = ColorSchemeContrast.standard
    var dynamicTypeSize = DynamicTypeSize.large
    var layoutDirection = LayoutDirection.leftToRight
    var reduceMotion = false
    var tint: ColorReference?
  }

  func settings() -> Settings {
    var settings = Settings()
    settings.colorScheme = constant("appearance", .word("appearance")) ?? .light
    settings.contrast = constant("contrast", .word("contrast")) ?? .standard
    settings.dynamicTypeSize = constant("dynamicTypeSize", .word("type size")) ?? .large
    settings.layoutDirection = constant("layoutDirection", .word("direction")) ?? .leftToRight
    settings.reduceMotion = constant("reduceMotion", .bool) ?? false
    settings.tint = constant("tint", .color)
    return settings
  }

  func platform() -> Platform {
    guard let node = list.take("platform") else { return Platform() }
    if let text = node.string {
      let words = text.split(separator: " ")
      if let name = words.first.flatMap({ Platform.Name(rawValue: String($0)) }) {
        if words.count == 1 { return Platform(name: name) }
        if words.count == 2, let version = Double(words[1]), (1...100).contains(version) {
          return Platform(name: name, version: version)
        }
      }
      compiler.report(
        .unknown(
          "platform", text, known: Platform.Name.allCases.map { "\($0.rawValue) 26" }), at: node)
      return Platform()
    }
    return constant(node, Self.platformType) ?? Platform()
  }

  // MARK: Screen

  func screen() -> Screen? {
    let isLandscape =
      constant("orientation", .words("orientation", [("portrait", false), ("landscape", true)]))
      ?? false
    let hidden = list.take("hides").map { words($0, "part") } ?? []
    let canvas = list.take("canvas")
    let device = list.take("device")
    if let canvas, device != nil {
      compiler.report(
        Complaint(id: "scene.conflict", message: "a scene has a 'device' or a 'canvas', not both"),
        at: canvas)
    }
    var screen: Screen?
    if let canvas {
      screen = constant(canvas, Self.canvasType)
    } else if let device {
      screen = named(device).map { Screen($0, isLandscape: isLandscape) }
    } else {
      screen = Screen(.iPhone16Pro, isLandscape: isLandscape)
    }
    for part in hidden {
      switch part {
      case "statusBar": screen?.hidesStatusBar = true
      case "homeIndicator": screen?.hidesHomeIndicator = true
      case "cutout": screen?.hidesCutout = true
      default:
        compiler.report(
          .unknown("part", part, known: ["statusBar", "homeIndicator", "cutout"]),
          at: list.node["hides"] ?? list.node)
      }
    }
    return screen
  }

  private func named(_ node: JSONNode) -> Device? {
    guard let name = node.string else {
      compiler.report(.expected("a device's name", found: node.plainValue), at: node)
      return nil
    }
    if let device = Device.named(name) { return device }
    compiler.report(.unknown("device", name, known: Device.names), at: node)
    return nil
  }

  // MARK: Golden, lint, assets

  func golden() -> GoldenSettings {
    guard let node = list.take("golden") else { return GoldenSettings() }
    if node.bool == true { return GoldenSettings() }
    if node.bool == false {
      compiler.report(
        Complaint(
          id: "scene.missing-reason",
          message: "a scene without golden says why: {\"enabled\": false, \"reason\": \"…\"}"),
        at: node)
      return GoldenSettings(isEnabled: false)
    }
    return constant(node, Self.goldenType) ?? GoldenSettings()
  }

  func lintExceptions() -> [LintException] {
    guard let node = list.take("lint") else { return [] }
    var exceptions = constant(node, .list(of: Self.lintType)) ?? []
    for (index, place) in (node.elements ?? []).enumerated()
    where exceptions.indices.contains(index) {
      exceptions[index].origin = compiler.origin(of: place)
      guard exceptions[index].reason.allSatisfy(\.isWhitespace), !exceptions[index].rule.isEmpty
      else { continue }
      compiler.report(
        Complaint(
          id: "scene.missing-argument",
          message: "rule '\(exceptions[index].rule)' is switched off without a reason"), at: place)
    }
    return exceptions
  }

  func assets() -> (AssetDeclarations, root: String) {
    let root = self.source.folder
    var assets = AssetDeclarations()
    guard let node = list.take("assets") else { return (assets, root) }
    let members = self.members(of: node, "assets")
    let list = ArgumentList(node: node, members: members, owner: "assets")
    assets.fonts = entries(list.take("fonts"), arePaths: true)
    assets.images = entries(list.take("images"), arePaths: true)
    assets.symbols = entries(list.take("symbols"), arePaths: false)
    assets.colors = entries(list.take("colors"), arePaths: false)
    for color in list.node["colors"]?.members ?? [] { _ = constant(color.value, .color) }
    for catalog in list.take("catalogs")?.elements ?? [] {
      guard let path = catalog.string, checkPath(path, at: catalog) else { continue }
      assets.catalogs.append(
        .init(name: path, value: path, origin: compiler.origin(of: catalog)))
    }
    list.reportUnknown(known: SceneKeys.assets, compiler)
    return (assets, root)
  }

  private func entries(_ node: JSONNode?, arePaths: Bool) -> [AssetDeclarations.Entry] {
    guard let node else { return [] }
    return members(of: node, "assets").compactMap { member in
      guard let value = member.value.string else {
        compiler.report(.expected("a text", found: member.value.plainValue), at: member.value)
        return nil
      }
      if arePaths, !checkPath(value, at: member.value) { return nil }
      return .init(name: member.key, value: value, origin: compiler.origin(of: member.value))
    }
  }

  private func checkPath(_ path: String, at node: JSONNode) -> Bool {
    guard let complaint = AssetPath.complaint(about: path) else { return true }
    compiler.report(complaint, at: node)
    return false
  }
}

/// Paths of assets stay below the scene's folder.
enum AssetPath {
  /// What is wrong with a path; nil when it is fine.
  static func complaint(about path: String) -> Complaint? {
    if path.isEmpty {
      return Complaint(id: "scene.asset-path", message: "a file has a name")
    }
    if path.hasPrefix("/") {
      return Complaint(
        id: "scene.asset-path",
        message: "'\(path.prefix(60))' is an absolute path; files are below the scene's folder")
    }
    if path.split(separator: "/").contains("..") {
      return Complaint(
        id: "scene.asset-path",
        message: "'\(path.prefix(60))' leaves the scene's folder with '..'")
    }
    if path.utf8.contains(0) || path.utf8.count > 4096 {
      return Complaint(id: "scene.asset-path", message: "file name is too long or has a zero byte")
    }
    return nil
  }
}
