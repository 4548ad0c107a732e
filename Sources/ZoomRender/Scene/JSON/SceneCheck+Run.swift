// Evaluates everything a scene can show, to find problems before it is played.

extension SceneCheck {
  /// Views of content that are evaluated in one check at most; the rest is taken as alike.
  private static let contentBudget = 2000
  /// Nodes of content that are made in one check at most.
  private static let nodeBudget = 300_000
  /// Values tried for one piece of content.
  private static let valuesPerContent = 64

  /// Evaluates the views in `state`, all branches and all content on request.
  func run(_ source: JSONViewSource, in state: SceneState) {
    let main = Evaluation(program: source.program, state: state, since: nil, check: self)
    pending = []
    source.remember(main.past(with: source.root(in: main)))
    let scope = Scope(variables: [], id: .root, run: main)
    pending += compiler.staticContents.map {
      PendingContent(template: $0.template, trigger: $0.trigger(scope))
    }
    var done: Swift.Set<PendingContent> = []
    var index = 0
    while index < pending.count, index < Self.contentBudget, spentNodes < Self.nodeBudget {
      let content = pending[index]
      index += 1
      guard done.insert(content).inserted else { continue }
      for value in values(for: content, in: main) where spentNodes < Self.nodeBudget {
        evaluate(content, value, source, state)
      }
    }
  }

  private func evaluate(
    _ content: PendingContent, _ value: BoundValue, _ source: JSONViewSource, _ state: SceneState
  ) {
    let run = Evaluation(program: source.program, state: state, check: self)
    let before = isSpeculative
    if value.value == .null { isSpeculative = true }
    let id = NodeID.root.child(part: "check").child(content.template.value)
    _ = source.content(
      of: content.template,
      for: ContentRequest(id: id, value: value.value, size: Size(100, 100)), in: run)
    isSpeculative = before
    spentNodes += run.nodeCount + run.speculativeCount
  }

  /// The values that content is checked with.
  private func values(for content: PendingContent, in run: Evaluation) -> [BoundValue] {
    switch content.trigger {
    case .always(let value): return [value]
    case .item(let slot):
      let present = run.stateValue(slot)
      return [BoundValue(present, type: present.typeName)]
    case .type(let type):
      let linked = linkValues.filter { $0.type == type }.map(\.value)
      if !linked.isEmpty { return Array(linked.prefix(Self.valuesPerContent)) }
      guard let slot = compiler.dataNames.firstIndex(of: type),
        case .list(let elements) = run.dataValue(slot)
      else { return [BoundValue(.null, type: type)] }
      return elements.prefix(Self.valuesPerContent).map { BoundValue($0, type: type) }
    }
  }
}
