// What a command line says about the scene of SwiftUI source.

package import ZoomRender

/// Device, appearance and script: a JSON scene says them in its file, SwiftUI source has none.
package struct SwiftSceneOptions: Sendable {
  package var screen: Screen
  package var platform = Platform()
  package var profile = Profile(.ios26)
  package var colorScheme = ColorScheme.light
  package var dynamicTypeSize = DynamicTypeSize.large
  package var layoutDirection = LayoutDirection.leftToRight
  package var reduceMotion = false
  package var script: [ScriptStep] = []
  /// Folder of the scene's own images and catalogues.
  package var assetRoot = "."
  package var assets = AssetDeclarations()
  /// The first Swift file of the command line.
  package var file = ""

  /// Where the recorded scene is written; nil = nowhere.
  package var emitPath: String?
  /// The text of `--script`, as it was written.
  package var scriptText: String?

  /// The default stage: an iPhone 16 Pro, and half a second of rest.
  package init() { screen = Self.screen(of: .iPhone16Pro, isLandscape: false) }

  /// What a command line says until all of it has been read.
  private struct Words {
    var taps: [ScriptEvent.Target] = []
    var goesBack = false
    var scriptFile: String?
    var device = Device.iPhone16Pro
    var isLandscape = false
    var profile: Profile.Name?
  }

  /// Takes the options of SwiftUI scenes out of a command line; the rest is the verb's.
  ///
  /// The order of options does not matter: `--profile` holds whatever `--os-version` says.
  package init(taking arguments: inout [String]) throws(SwiftOptionError) {
    self.init()
    var rest: [String] = []
    var words = Words()
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      if Self.flags.contains(argument) {
        take(flag: argument, into: &words)
      } else if Self.valued.contains(argument), !Self.isOfVerb(argument, next) {
        guard let next else { throw SwiftOptionError("option '\(argument)' needs a value") }
        try take(argument, next, into: &words)
        index += 1
      } else {
        if argument == "--asset-root", let next { assetRoot = next }
        if argument.hasSuffix(".swift"), file.isEmpty { file = argument }
        rest.append(argument)
      }
      index += 1
    }
    arguments = rest
    screen = Self.screen(of: words.device, isLandscape: words.isLandscape)
    profile = Profile(words.profile ?? Self.profile(of: platform.version))
    script = Self.script(taps: words.taps, back: words.goesBack)
    if let scriptFile = words.scriptFile {
      script = try Self.read(scriptFile)
      scriptText = (try? PosixFile.read(scriptFile)).map { String(decoding: $0, as: UTF8.self) }
    }
    declareCatalogs()
  }

  private static let flags = ["--back", "--landscape", "--rtl", "--reduce-motion"]
  private static let valued = [
    "--tap", "--script", "--device", "--os-version", "--profile", "--appearance", "--type-size",
    "--emit-scene",
  ]

  /// `render --device bezel` says how the screen is framed, not which one it is.
  private static func isOfVerb(_ option: String, _ value: String?) -> Bool {
    option == "--device" && value.flatMap(ScreenDressing.Form.init) != nil
  }

  private static func profile(of version: Double) -> Profile.Name {
    version >= 26 ? .ios26 : version >= 18 ? .ios18 : .ios17
  }

  private mutating func take(flag: String, into words: inout Words) {
    switch flag {
    case "--back": words.goesBack = true
    case "--landscape": words.isLandscape = true
    case "--rtl": layoutDirection = .rightToLeft
    default: reduceMotion = true
    }
  }

  private mutating func take(
    _ option: String, _ value: String, into words: inout Words
  ) throws(SwiftOptionError) {
    switch option {
    case "--tap": words.taps.append(Self.target(value))
    case "--script": words.scriptFile = value
    case "--emit-scene": emitPath = value
    case "--device":
      guard let device = Device.named(value) else {
        let names = Device.names.prefix(12).joined(separator: ", ")
        throw SwiftOptionError("unknown device '\(value)'; known are \(names) …")
      }
      words.device = device
    case "--os-version":
      guard let version = Double(value), version >= 1, version < 1000 else {
        throw SwiftOptionError("'--os-version' takes a number such as 18 or 26, not '\(value)'")
      }
      platform.version = version
    case "--profile":
      guard let name = Profile.Name(rawValue: value) else {
        let names = Profile.Name.allCases.map(\.rawValue).joined(separator: ", ")
        throw SwiftOptionError("unknown profile '\(value)'; known are \(names)")
      }
      words.profile = name
    case "--appearance":
      guard let scheme = ColorScheme(rawValue: value) else {
        throw SwiftOptionError("'--appearance' is light or dark, not '\(value)'")
      }
      colorScheme = scheme
    default:
      let sizes = DynamicTypeSize.allCases
      guard let size = sizes.first(where: { $0.rawValue.lowercased() == value.lowercased() }) else {
        let names = sizes.map(\.rawValue).joined(separator: ", ")
        throw SwiftOptionError("unknown type size '\(value)'; known are \(names)")
      }
      dynamicTypeSize = size
    }
  }

  private static func screen(of device: Device, isLandscape: Bool) -> Screen {
    Screen(
      size: isLandscape ? Size(device.size.height, device.size.width) : device.size,
      safeArea: isLandscape ? device.landscapeSafeArea : device.portraitSafeArea,
      cornerRadius: device.cornerRadius, scale: device.scale, device: device,
      isLandscape: isLandscape)
  }

  /// `#3` is the fourth tappable view, `120,300` a point, everything else a text or name.
  static func target(_ text: String) -> ScriptEvent.Target {
    if text.hasPrefix("#"), let index = Int(text.dropFirst()) { return .index(index) }
    let parts = text.split(separator: ",")
    if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]) {
      return .point(Point(x: x, y: y))
    }
    return .text(text)
  }

  /// A rest, then each tap with what it starts, then the way back.
  private static func script(taps: [ScriptEvent.Target], back: Bool) -> [ScriptStep] {
    var events: [ScriptEvent] = [.wait(seconds: taps.isEmpty ? 0.5 : 0.3)]
    for tap in taps { events += [.tap(tap), .waitUntilSettled, .wait(seconds: 0.4)] }
    if back { events += [.back, .waitUntilSettled, .wait(seconds: 0.2)] }
    return events.enumerated().map { index, event in
      ScriptStep(event, origin: NodeOrigin(path: "--tap (step \(index))"))
    }
  }

  /// A file that holds the array which a JSON scene calls `script`.
  private static func read(_ path: String) throws(SwiftOptionError) -> [ScriptStep] {
    let bytes: [UInt8]
    do { bytes = try PosixFile.read(path) } catch { throw SwiftOptionError("\(error)") }
    let head = "{\"title\":\"script\",\"view\":{\"EmptyView\":{}},\"script\":"
    let parsed = Scene.parse(Array(head.utf8) + bytes + Array("}".utf8), file: path)
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    guard let scene = parsed.scene else {
      throw SwiftOptionError(DiagnosticPrinter(format: .short).report(errors))
    }
    return scene.script
  }

  /// Asset catalogues beside or below the sources are declared by themselves.
  private mutating func declareCatalogs() {
    let folder = FrontEnd.parent(of: file.isEmpty ? "./x" : file)
    if assetRoot == "." { assetRoot = folder }
    for name in catalogs(below: "") { assets.catalogs.append(.init(name: name, value: name)) }
  }

  /// Catalogues below the asset root, three folders deep.
  private func catalogs(below folder: String, depth: Int = 0) -> [String] {
    let path = folder.isEmpty ? assetRoot : "\(assetRoot)/\(folder)"
    guard depth < 4, let names = try? PosixFile.names(in: path) else { return [] }
    return names.flatMap { name -> [String] in
      if name.hasPrefix(".") { return [] }
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") { return [inner] }
      guard PosixFile.status("\(assetRoot)/\(inner)")?.isFolder == true else { return [] }
      return catalogs(below: inner, depth: depth + 1)
    }
  }

  /// What `help swiftui` prints.
  package static func help(width: Int) -> String {
    let rows = [
      ("--root EXPR", "the screen: a view's expression or type name (default: found)"),
      ("--tap TARGET", "a text or name, '#2' for the third tappable view, or X,Y; may be repeated"),
      ("--back", "goes back after the taps"),
      ("--script FILE", "a JSON array of events, as a scene's 'script'"),
      ("--device NAME", "see 'zoom-render devices' (default: iPhone 16 Pro)"),
      ("--landscape", "turns the device"),
      ("--os-version N", "system version for availability and motion (default: 26)"),
      ("--profile NAME", "ios17, ios18, ios26, device (default: by version)"),
      ("--appearance NAME", "light or dark (default: light)"),
      ("--type-size NAME", "Dynamic Type size (default: Large)"),
      ("--rtl", "lays out from right to left"),
      ("--reduce-motion", "turns Reduce Motion on"),
      (
        "--emit-scene FILE", "writes what was played as a JSON scene that renders to the same bytes"
      ),
      ("--swift-version N", "language mode of the compiler (default: 5)"),
      ("--time-limit SECONDS", "ends code that runs longer (default: 600)"),
      ("--memory-limit MB", "address space of the code (default: 8192)"),
    ]
    var text = "usage: zoom-render VERB FILE.swift... [options of the verb] [options]\n\n"
    text += "Compiles SwiftUI files, a folder or a package's first target and runs the verb on the "
    text += "result.\nIt runs your code, as any build does: without network, with limits of time "
    text += "and memory.\n'watch FILE.swift' renders again whenever a file changes.\n\noptions:\n"
    for row in rows { text += HelpText.row(row.0, row.1, column: 22, width: width) }
    text += "\nexample:\n  zoom-render render Examples/GridToDetail.swift --tap 'Lily Pond' "
    return text + "-o frames\n"
  }

  /// Writes the played scene where `--emit-scene` says; nothing without it.
  package func emit(_ source: RecordingSource, of scene: Scene) throws {
    guard let emitPath else { return }
    let text = try source.sceneFile(of: scene, script: scriptText)
    try PosixFile.write(Array(text.utf8), to: emitPath)
  }

  /// The files below the asset root that can stand for what a URL names.
  package var assetFiles: [String] { (try? PosixFile.names(in: assetRoot)) ?? [] }
}

/// An option that cannot be used.
package struct SwiftOptionError: Error, Sendable, CustomStringConvertible {
  package var description: String
  init(_ description: String) { self.description = description }
}
