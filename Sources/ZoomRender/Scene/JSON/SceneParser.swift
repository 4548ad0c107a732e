// Reads and checks a scene description.

/// Makes a ``Scene`` from JSON, or a list of what is wrong with it.
struct SceneParser {
  let compiler: SceneCompiler
  let list: ArgumentList
  let source: SourceText
  /// Definitions of reusable views.
  private(set) var viewNodes: [JSONMember] = []

  init(compiler: SceneCompiler, list: ArgumentList, source: SourceText) {
    self.compiler = compiler
    self.list = list
    self.source = source
  }

  /// A scene, and every problem found. Without errors there is a scene.
  static func parse(_ source: SourceText) -> (scene: Scene?, diagnostics: [Diagnostic]) {
    let read = JSONReader.read(source)
    guard let root = read.node else { return (nil, read.diagnostics) }
    let compiler = SceneCompiler(document: JSONDocument(source: source, root: root))
    compiler.diagnostics = read.diagnostics
    guard case .object(let members) = root.value else {
      compiler.report(.expected("a scene: an object", found: root.plainValue), at: root)
      return (nil, compiler.diagnostics)
    }
    let list = ArgumentList(node: root, members: members, owner: "scene")
    var parser = SceneParser(compiler: compiler, list: list, source: source)
    let scene = parser.scene()
    return (compiler.diagnostics.hasErrors ? nil : scene, compiler.diagnostics.sortedByPlace())
  }

  private mutating func scene() -> Scene? {
    let title = text("title") ?? ""
    let about = list.node["about"] == nil ? withoutAbout() : text("about") ?? ""
    _ = list.take("$schema")
    checkFormatVersion()
    let platform = self.platform()
    let screen = self.screen().map { platform.version < 26 ? $0.beforeGlass() : $0 }
    let profile = self.profile(of: platform)
    declareData()
    declareViewNames()
    let settings = self.settings()
    let golden = self.golden()
    let recorded = self.recorded()
    let program = recorded == nil ? self.program() : emptyProgram()
    let steps = program.map { script(program: $0, fps: golden.fps) } ?? []
    let (assets, root) = self.assets()
    let exceptions = lintExceptions()
    list.reportUnknown(known: SceneKeys.all, compiler)
    guard let program, let screen else { return nil }
    let source: any ViewSource
    if let recorded {
      source = RecordedSource(recorded)
    } else {
      let views = JSONViewSource(program: program, text: self.source)
      check(views, steps: steps)
      source = views
    }
    return Scene(
      title: title, about: about, file: self.source.file, platform: platform, screen: screen,
      profile: profile, colorScheme: settings.colorScheme, contrast: settings.contrast,
      dynamicTypeSize: settings.dynamicTypeSize, layoutDirection: settings.layoutDirection,
      reduceMotion: settings.reduceMotion, tint: settings.tint,
      initialState: recorded?.initialState ?? initialState,
      source: source, script: steps, golden: golden, assetRoot: root, assets: assets,
      lintExceptions: exceptions, digest: Digest(of: self.source.bytes))
  }

  // MARK: Values

  /// A constant argument; nil when missing or after a problem.
  func constant<T>(_ key: String, _ type: ArgumentType<T>) -> T? {
    guard let node = list.take(key) else { return nil }
    return constant(node, type)
  }

  func constant<T>(_ node: JSONNode, _ type: ArgumentType<T>) -> T? {
    guard let template = type.compile(node, compiler) else { return nil }
    if let value = template.constant { return value }
    compiler.report(
      Complaint(id: "scene.not-constant", message: "a setting of the scene holds no reference"),
      at: node)
    return nil
  }

  private func text(_ key: String) -> String? {
    guard let node = list.take(key) else {
      list.reportMissing(key, compiler)
      return nil
    }
    guard let text = node.string else {
      compiler.report(.expected("a text", found: node.plainValue), at: node)
      return nil
    }
    return text
  }

  private func withoutAbout() -> String {
    compiler.report(
      Complaint(id: "scene.no-about", message: "scene has no 'about': say why it exists"),
      at: list.node["title"] ?? list.node, severity: .warning)
    return ""
  }

  private func checkFormatVersion() {
    guard let node = list.take("version") else { return }
    guard node.number == 1 else {
      compiler.report(
        Complaint(
          id: "scene.version",
          message: "the format's version is 1, found \(node.plainValue.summary)"),
        at: node)
      return
    }
  }

  // MARK: Names

  var initialState: SceneState {
    SceneState(
      values: Value.Object(compiler.initialState), data: Value.Object(compiler.data))
  }

  private func declareData() {
    if let node = list.take("data") {
      for member in members(of: node, "data") {
        compiler.dataNames.append(member.key)
        compiler.data.append(.init(name: member.key, value: member.value.plainValue))
      }
    }
    if let node = list.take("state") {
      for member in members(of: node, "state") {
        if compiler.dataNames.contains(member.key) {
          compiler.report(
            Complaint(
              id: "scene.duplicate-name", message: "'\(member.key)' is both data and state"),
            atKeyOf: member)
        }
        compiler.stateNames.append(member.key)
        let value = constant(member.value, .value)
        compiler.initialState.append(
          .init(name: member.key, value: value ?? member.value.plainValue))
      }
    }
    if let node = list.take("namespaces") {
      compiler.namespaces = words(node, "namespace")
    }
    collectLoops(compiler.document.root)
  }

  func members(of node: JSONNode, _ what: String) -> [JSONMember] {
    guard let members = node.members else {
      compiler.report(.expected("an object of '\(what)'", found: node.plainValue), at: node)
      return []
    }
    return members
  }

  /// An array of words.
  func words(_ node: JSONNode, _ what: String) -> [String] {
    guard let elements = node.elements else {
      compiler.report(.expected("an array of \(what)s", found: node.plainValue), at: node)
      return []
    }
    var words: [String] = []
    for element in elements {
      guard let word = element.string, !word.isEmpty else {
        compiler.report(.expected("the name of a \(what)", found: element.plainValue), at: element)
        continue
      }
      if words.contains(word) {
        compiler.report(
          Complaint(id: "scene.duplicate-name", message: "\(what) '\(word)' is declared twice"),
          at: element)
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// Finds the loop variables of all collections, so that destinations can name them.
  private func collectLoops(_ node: JSONNode) {
    switch node.value {
    case .array(let elements): elements.forEach(collectLoops)
    case .object(let members):
      for member in members {
        if member.key == "ForEach", let source = member.value["in"]?.string ?? member.value.string {
          let collection = source.hasPrefix("$") ? String(source.dropFirst()) : source
          let name = member.value["as"]?.string ?? "item"
          if compiler.dataNames.contains(collection) {
            compiler.loopTypes.append((name, collection))
          }
        }
        collectLoops(member.value)
      }
    default: break
    }
  }

  // MARK: Views

  private mutating func declareViewNames() {
    guard let node = list.take("views") else { return }
    viewNodes = members(of: node, "views")
    for member in viewNodes {
      compiler.viewNames.append(member.key)
      let parameters = member.value["parameters"].map { words($0, "parameter") } ?? []
      compiler.viewParameters.append(parameters)
    }
  }
}
