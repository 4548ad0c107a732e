// The front end for JSON scenes.

/// Answers layout and the driver from a compiled JSON scene.
struct JSONViewSource: ViewSource {
  let program: SceneProgram
  /// The scene's text; nil for layout cases.
  let text: SourceText?
  private let memo = ViewMemo()

  init(program: SceneProgram, text: SourceText? = nil) {
    self.program = program
    self.text = text
  }

  func root(in state: SceneState) -> [ViewNode] {
    memo.views(in: state) { past in
      let run = Evaluation(program: program, state: state, since: past)
      return run.past(with: root(in: run))
    }
  }

  /// Keeps what an evaluation has made.
  func remember(_ past: ViewMemo.Past) { memo.store(past) }

  func root(in run: Evaluation) -> [ViewNode] {
    program.root.nodes(in: Scope(variables: [], id: .root, run: run))
  }

  func content(
    of template: TemplateID, for request: ContentRequest, in state: SceneState
  ) -> [ViewNode] {
    content(of: template, for: request, in: Evaluation(program: program, state: state))
  }

  func content(
    of template: TemplateID, for request: ContentRequest, in run: Evaluation
  ) -> [ViewNode] {
    guard program.contents.indices.contains(template.value) else { return [] }
    let content = program.contents[template.value]
    // A geometry reader is asked without a value and binds its geometry.
    let value = content.bindsGeometry ? request.geometry : request.value
    let bound = BoundValue(value, type: content.type ?? value.typeName)
    let variables = template.captures + (content.bindsValue ? [bound] : [])
    let scope = Scope(variables: variables, id: request.id, run: run)
    var nodes = content.views.nodes(in: scope)
    if !nodes.isEmpty {
      nodes[0].modifiers += content.extraModifiers.map { $0(scope) }
    }
    return nodes
  }

  func run(closure: Int, in state: SceneState) -> [StateChange] { [] }
  func layout(_ template: TemplateID) -> (any CustomLayout)? { nil }
  func value(of template: TemplateID, size: Size) -> Double? { nil }
}
