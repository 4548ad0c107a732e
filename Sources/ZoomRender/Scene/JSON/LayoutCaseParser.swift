// Reads one layout case.

/// Reads the object of a layout case.
struct LayoutCaseParser {
  let node: JSONNode
  let document: JSONDocument
  private(set) var diagnostics: [Diagnostic] = []

  /// Keys of a recording that are not input.
  private static let ignoredKeys = [
    "group", "platform", "expect", "absent", "exactNames", "observations", "tolerance", "notes",
    "source", "tag", "action", "title", "about", "chrome", "$schema",
  ]
  private static let inputKeys = [
    "id", "root", "scale", "tree", "fonts", "state", "inputs", "data",
  ]

  init(document: JSONDocument, node: JSONNode) {
    self.document = document
    self.node = node
  }

  /// The case; nil after an error.
  mutating func parse() -> LayoutCase? {
    let reader = SceneCompiler(document: document)
    defer { diagnostics += reader.diagnostics }
    guard case .object(let members) = node.value else {
      reader.report(.expected("a layout case: an object", found: node.plainValue), at: node)
      return nil
    }
    let list = ArgumentList(node: node, members: members, owner: "layout case")
    for key in Self.ignoredKeys { _ = list.take(key) }
    let id = list.take("id")?.string ?? ""
    let root = root(list, reader)
    // A scale that was not recorded is null.
    let scaleNode = list.take("scale").flatMap { $0.isNull ? nil : $0 }
    let scale = number(scaleNode, in: 0.25...16, reader) ?? 2
    let fonts = fonts(list.take("fonts"), reader)
    let state = list.take("state")
    let inputs = list.take("inputs")
    let compiler = SceneCompiler(document: document, mode: .layoutCase(fonts: fonts))
    declare(state, list.take("data"), compiler)
    let tree = list.take("tree")
    list.reportUnknown(
      known: (Self.inputKeys + Self.ignoredKeys).map {
        ArgumentKey(name: $0, schema: .any, doc: "")
      }, reader)
    guard let tree else {
      list.reportMissing("tree", reader)
      return nil
    }
    let views = compiler.views(tree)
    diagnostics += compiler.diagnostics
    guard let root, !compiler.diagnostics.hasErrors, !reader.diagnostics.hasErrors else {
      return nil
    }
    let program = SceneProgram(
      root: views, views: [], contents: compiler.contents, stateNames: compiler.stateNames,
      dataNames: compiler.dataNames, mode: compiler.mode)
    let source = JSONViewSource(program: program)
    let sceneState = SceneState(
      values: Value.Object(compiler.initialState), data: Value.Object(compiler.data))
    check(source, sceneState)
    return LayoutCase(
      id: id, root: root, scale: scale,
      dividerThickness: number(inputs?["dividerThickness"], in: 0...1000, reader),
      scrollOffsets: offsets(state?["contentOffset"], reader), source: source, state: sceneState)
  }

  private mutating func check(_ source: JSONViewSource, _ state: SceneState) {
    let checker = SceneCompiler(document: document)
    let run = Evaluation(
      program: source.program, state: state, check: SceneCheck(compiler: checker))
    _ = source.root(in: run)
    diagnostics += checker.diagnostics
  }

  private func root(_ list: ArgumentList, _ reader: SceneCompiler) -> Size? {
    guard let node = list.take("root") else {
      list.reportMissing("root", reader)
      return nil
    }
    let width = node["w"] ?? node["width"] ?? node.elements?.first
    let height = node["h"] ?? node["height"] ?? node.elements?.last
    guard let width, let height else {
      reader.report(.expected("{\"w\": …, \"h\": …}", found: node.plainValue), at: node)
      return nil
    }
    // A side that was not recorded is null: nothing depends on it.
    func side(_ node: JSONNode) -> Double? {
      node.isNull ? 0 : number(node, in: 0...maximumLength, reader)
    }
    guard let w = side(width), let h = side(height) else { return nil }
    return Size(w, h)
  }

  private func number(
    _ node: JSONNode?, in range: ClosedRange<Double>, _ reader: SceneCompiler
  ) -> Double? {
    node.flatMap { ArgumentType<Double>.number(in: range).compile($0, reader)?.constant }
  }

  private func fonts(_ node: JSONNode?, _ reader: SceneCompiler) -> [CaseFont] {
    (node?.members ?? []).map { member in
      func value(_ name: String) -> Double? {
        number(member.value[name], in: -maximumLength...maximumLength, reader)
      }
      return CaseFont(
        name: member.key, lineHeight: value("lineHeight"), baseline: value("baseline"),
        spacingAbove: value("spacingAbove"), spacingBelow: value("spacingBelow"),
        textToTextAbove: value("textToTextAbove"))
    }
  }

  private func declare(_ state: JSONNode?, _ data: JSONNode?, _ compiler: SceneCompiler) {
    for member in state?.members ?? [] where member.key != "contentOffset" {
      compiler.stateNames.append(member.key)
      compiler.initialState.append(.init(name: member.key, value: member.value.plainValue))
    }
    for member in data?.members ?? [] {
      compiler.dataNames.append(member.key)
      compiler.data.append(.init(name: member.key, value: member.value.plainValue))
    }
  }

  private func offsets(_ node: JSONNode?, _ reader: SceneCompiler) -> [LayoutCase.ScrollOffset] {
    (node?.members ?? []).compactMap { member in
      ArgumentType<Vector>.vector.compile(member.value, reader)?.constant.map {
        LayoutCase.ScrollOffset(view: member.key, offset: $0)
      }
    }
  }
}
