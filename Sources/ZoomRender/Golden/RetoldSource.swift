// A scene told again with other texts.

/// The views of a source with texts of named views replaced.
struct RetoldSource: ViewSource {
  let base: any ViewSource
  let texts: [Change]

  /// A text of a named view, and what is shown instead.
  struct Change: Sendable, Equatable {
    /// Nil for every view that shows the text.
    var name: String?
    var now: String
    var before: String
  }

  func root(in state: SceneState) -> [ViewNode] { base.root(in: state).map(retold) }

  func content(
    of template: TemplateID, for request: ContentRequest, in state: SceneState
  ) -> [ViewNode] {
    base.content(of: template, for: request, in: state).map(retold)
  }

  func run(closure: Int, in state: SceneState) -> [StateChange] {
    base.run(closure: closure, in: state)
  }

  func layout(_ template: TemplateID) -> (any CustomLayout)? { base.layout(template) }

  func value(of template: TemplateID, size: Size) -> Double? {
    base.value(of: template, size: size)
  }

  private func retold(_ node: ViewNode) -> ViewNode {
    var node = node
    if case .text(var content) = node.kind, content.runs.count == 1,
      let change = texts.first(where: {
        $0.now == content.string && ($0.name.map(node.isCalled) ?? true)
      })
    {
      content.runs[0].string = change.before
      node.kind = .text(content)
    }
    node.children = node.children.map(retold)
    if case .section(let header, let footer) = node.kind {
      node.kind = .section(header: header.map(retold), footer: footer.map(retold))
    }
    for index in node.modifiers.indices { node.modifiers[index].modifier.mapContent(retold) }
    return node
  }
}

extension ViewNode {
  /// True when the bare view or the view with some of its modifiers has a name, or had it without
  /// the number of later ones.
  fileprivate func isCalled(_ element: String) -> Bool {
    let names =
      [name] + modifiers.map { if case .name(let name) = $0.modifier { name } else { nil } }
    return names.contains { name in
      name.map { $0 == element || element.hasPrefix($0 + "#") } ?? false
    }
  }
}
