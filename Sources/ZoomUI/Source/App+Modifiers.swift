// Modifiers of scenes, and scenes that a phone does not show.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

extension Scene {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    _WatchingScene(scene: self) { $0.watch(value, initial: initial, action) }
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { onChange(of: value) { _, new in action(new) } }
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { _EnvironmentScene(scene: self) { $0[keyPath: keyPath] = value } }
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    self
  }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }

struct _WatchingScene<S: Scene> {
  let scene: S
  let watch: @MainActor (_Context) -> Void
}
extension _WatchingScene: Scene {
  typealias Body = Never
  func _lowerScene(_ context: _Context) {
    context.child(part: "watch") { watch(context) }
    scene._lowerScene(context)
  }
}

/// A window by name: shown like a group.
public struct Window<Content: View> {
  let group: WindowGroup<Content>
}
extension Window: Scene {
  public typealias Body = Never
  nonisolated public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { group = WindowGroup(content: content) }
  public func _lowerScene(_ context: _Context) { group._lowerScene(context) }
}

/// The delegate that UIKit code brings along: made once, told of the launch.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  public let wrappedValue: Delegate
  public init(_ type: Delegate.Type = Delegate.self) {
    wrappedValue = Delegate()
    _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}
extension UIApplication {
  public struct LaunchOptionsKey: Hashable, Sendable {}
}
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// Where a preview's own `@State` lives: found by the order in which it is made.
@MainActor
final class PreviewState {
  nonisolated(unsafe) static var current: PreviewState?
  let graph: ViewGraph
  let owner: EngineID
  var count = 0

  init(_ context: _Context) {
    graph = context.graph
    owner = context.id.child(part: "preview")
  }

  nonisolated static func location<Value>(_ initial: @escaping () -> Value) -> Location<Value>? {
    onDriver {
      guard let current else { return nil }
      current.count += 1
      let key = StateKey(owner: current.owner, offset: current.count)
      current.graph.touch(key)
      return Location(
        graph: current.graph, key: key, label: "preview\(current.count)", initial: initial)
    }
  }
}
