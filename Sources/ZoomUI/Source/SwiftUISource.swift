// The view source of compiled SwiftUI code.

import ZoomRender
import ZoomRenderCLI

/// Answers the engine's questions by evaluating views in this process, one question at a time.
final class SwiftUISource: ViewSource, @unchecked Sendable {
  let graph: ViewGraph
  private let lower: @MainActor (_Context) -> Void
  private var environment: EnvironmentValues
  /// Frames are made on several threads; geometry readers answer them in turn.
  private let lock = NSRecursiveLock()
  private var loadedAssets: AssetSnapshot?

  /// Fonts and images for measuring views outside the timeline, loaded once.
  func measuringAssets(_ options: SwiftSceneOptions) -> AssetSnapshot? {
    if loadedAssets == nil,
      let folder = AssetSnapshot.assetDirectory(forExecutable: CommandLineTool.executable)
    {
      loadedAssets = try? .load(.init(assetDirectory: folder, root: options.assetRoot))
    }
    return loadedAssets
  }

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

  private func answer<T>(_ body: @MainActor () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return onDriver(body)
  }

  /// The state that a scene starts in: paths, presentations and selections as the views have them.
  func initialState() -> SceneState {
    answer {
      _ = root(in: SceneState())
      if let scheme = graph.preferredColorScheme, environment.colorScheme != scheme {
        environment.colorScheme = scheme
        _ = root(in: SceneState())
      }
      return graph.begin()
    }
  }

  /// The appearance that the first evaluation asked for.
  var preferredColorScheme: ColorScheme? { answer { graph.preferredColorScheme } }

  func root(in state: SceneState) -> [EngineNode] {
    answer {
      graph.select(state)
      for key in graph.lifetimes.begin() { graph.registry.values[key] = nil }
      return graph.evaluate(scope: .root) {
        let context = _Context(graph: graph, id: .root, environment: environment)
        lower(context)
        guard graph.bridge.isUsed else { return context.output }
        graph.bridge.mirror(context.output)
        return graph.bridge.presenting(context.output, in: context)
      }
    }
  }

  func content(
    of template: TemplateID, for request: ContentRequest, in state: SceneState
  ) -> [EngineNode] {
    answer {
      graph.select(state)
      guard let make = graph.registry.templates[template.value] else { return [] }
      graph.animatable = template.animatable
      defer { graph.animatable = [] }
      return graph.evaluate(scope: request.id) { make(request) }
    }
  }

  func run(closure: Int, in state: SceneState) -> [StateChange] {
    answer {
      graph.select(state)
      guard let action = graph.registry.actions[closure] else { return [] }
      return graph.perform(action)
    }
  }

  func touch(_ gesture: Int, _ moment: TouchMoment, in state: SceneState) -> [StateChange] {
    answer {
      graph.select(state)
      return graph.perform { graph.touch(gesture, moment) }
    }
  }

  func layout(_ template: TemplateID) -> (any CustomLayout)? {
    answer { graph.registry.layouts[template.value] }
  }

  func value(of template: TemplateID, size: EngineSize) -> Double? {
    answer { graph.registry.lengths[template.value].map { $0(size) } }
  }

  func layout(_ template: TemplateID, in state: SceneState) -> (any CustomLayout)? {
    answer {
      graph.select(state)
      let layout = graph.registry.layouts[template.value]
      return (layout as? any AnimatedLayout)?.animated(template.animatable) ?? layout
    }
  }

  func value(of template: TemplateID, size: EngineSize, in state: SceneState) -> Double? {
    answer {
      graph.select(state)
      return graph.registry.lengths[template.value].map { $0(size) }
    }
  }

  var listensToLayout: Bool {
    answer {
      !graph.listeners.isEmpty || graph.hasWatches || graph.bridge.isUsed || graph.scrollUsers > 0
        || graph.hasLiveCanvas
    }
  }

  func listensToScrolling() -> Bool { answer { graph.hasWatches } }

  func pendingChanges(in state: SceneState) -> [StateChange] {
    answer {
      graph.select(state)
      for listener in graph.listeners { listener.settle() }
      let changes = graph.runDue()
      return changes.isEmpty ? graph.lookAgain() : changes
    }
  }

  var lastListener: NodeOrigin? { answer { graph.lastDue } }

  func see(time seconds: Double) { answer { graph.clock.see(seconds) } }

  func nextEvent(after seconds: Double) -> Double? {
    answer { graph.clock.nextEvent(after: seconds) }
  }

  func advance(to seconds: Double, in state: SceneState) -> [StateChange] {
    answer {
      graph.select(state)
      var isRepeated = false
      var changes = graph.perform { isRepeated = graph.clock.advance(to: seconds) }
      for index in changes.indices { changes[index].isRepeated = isRepeated }
      return changes
    }
  }
}
