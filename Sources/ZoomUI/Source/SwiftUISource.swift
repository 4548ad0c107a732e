// The view source of compiled SwiftUI code.

import ZoomRender

/// Answers the engine's questions by evaluating views in this process.
final class SwiftUISource: ViewSource, @unchecked Sendable {
  let graph: ViewGraph
  private let lower: @MainActor (_Context) -> Void
  private var environment: EnvironmentValues

  @MainActor
  init<V: View>(
    settings: SceneSettings = .init(), environment: EnvironmentValues = .init(),
    root: @escaping @MainActor () -> V
  ) {
    graph = ViewGraph()
    graph.settings = settings
    self.environment = environment
    var made: V?
    lower = { context in
      let view = made ?? root()
      made = view
      V._lower(view, context)
    }
  }

  func root(in state: SceneState) -> [EngineNode] {
    onDriver {
      graph.restore(state.revision)
      graph.generation += 1
      graph.forgetScopes()
      for (variable, value) in graph.variables.take(state.values) {
        _ = graph.perform { variable.set(value) }
      }
      return graph.evaluate(scope: .root) {
        graph.evaluatedListeners = []
        let context = _Context(graph: graph, id: .root, environment: environment)
        lower(context)
        for listener in graph.evaluatedListeners { listener.settle() }
        guard graph.bridge.isUsed else { return context.output }
        graph.bridge.mirror(context.output)
        return graph.bridge.presenting(context.output, in: context)
      }
    }
  }

  func content(
    of template: TemplateID, for request: ContentRequest, in state: SceneState
  ) -> [EngineNode] {
    onDriver {
      guard let make = graph.templates[template.value] else { return [] }
      return graph.evaluate(scope: request.id) { make(request) }
    }
  }

  func run(closure: Int, in state: SceneState) -> [StateChange] {
    onDriver {
      guard let action = graph.actions[closure] else { return [] }
      return graph.perform(action)
    }
  }

  func layout(_ template: TemplateID) -> (any CustomLayout)? {
    onDriver { graph.layouts[template.value] }
  }

  func value(of template: TemplateID, size: EngineSize) -> Double? {
    onDriver { graph.lengths[template.value].map { $0(size) } }
  }

  func pendingChanges(in state: SceneState) -> [StateChange] {
    onDriver {
      for listener in graph.layoutListeners { listener.settle() }
      graph.layoutListeners = []
      guard !graph.due.isEmpty else { return [] }
      let due = graph.due
      graph.due = []
      return graph.perform { for action in due { action() } }
    }
  }

  func nextEvent(after seconds: Double) -> Double? {
    onDriver { graph.clock.nextEvent(after: seconds) }
  }

  func advance(to seconds: Double, in state: SceneState) -> [StateChange] {
    onDriver { graph.perform { graph.clock.advance(to: seconds) } }
  }
}
