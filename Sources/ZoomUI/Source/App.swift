// Programs, scenes and previews.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {
    ZoomProgram.start(arguments: CommandLine.arguments) { _AppView(Self()) }
  }
}

/// The first window of a program.
public struct _AppView<A: App>: View {
  public typealias Body = Never
  let app: A
  public init(_ app: A) { self.app = app }
  public static func _lower(_ view: Self, _ context: _Context) {
    var copy = view.app
    context.bindProperties(of: &copy)
    let body = context.graph.tracking { copy.body }
    context.child(0) { body._lowerScene(context) }
  }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  func _lowerScene(_ context: _Context)
}
extension Scene { public func _lowerScene(_ context: _Context) { body._lowerScene(context) } }
extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct WindowGroup<Content: View> {
  let make: () -> Content
}
extension WindowGroup: Scene {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    make = content
  }
  nonisolated public init(
    _ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { make = content }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { make = content }
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    make = content
  }
  nonisolated public init(
    _ key: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { make = content }
  /// A window for a value opens with none.
  nonisolated public init<D: Codable & Hashable>(
    id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { make = { content(.constant(nil)) } }
  public func _lowerScene(_ context: _Context) {
    let made = make()
    context.child(0) { Content._lower(made, context) }
  }
}

/// Several scenes: the first one is shown.
public struct _SceneList: Scene {
  public typealias Body = Never
  let scenes: [any Scene]
  public func _lowerScene(_ context: _Context) { scenes.first?._lowerScene(context) }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<each S: Scene>(_ scene: repeat each S) -> _SceneList {
    var scenes: [any Scene] = []
    repeat scenes.append(each scene)
    return _SceneList(scenes: scenes)
  }
}

extension Scene {
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _EnvironmentScene(scene: self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _EnvironmentScene(scene: self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}

struct _EnvironmentScene<S: Scene> {
  let scene: S
  let change: (inout EnvironmentValues) -> Void
}
extension _EnvironmentScene: Scene {
  typealias Body = Never
  func _lowerScene(_ context: _Context) {
    context.withEnvironment(change) { scene._lowerScene(context) }
  }
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The first of the previews that a provider lists side by side.
public struct _FirstPreview<Content: View> {
  let content: Content
  nonisolated public init(_ content: Content) { self.content = content }
}
extension _FirstPreview: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.output += context.nodes(view.content, at: 0).prefix(1)
  }
}

/// A `#Preview`: its name and its view.
public struct _Preview: Sendable {
  let name: String?
  let lower: @MainActor @Sendable (_Context) -> Void
}
extension _Preview: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) { view.lower(context) }
}

/// What `#Preview` is rewritten to before a file is compiled.
public func _P<C: View>(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor @Sendable () -> C
) -> _Preview {
  _Preview(name: name) { context in
    PreviewState.current = PreviewState(context)
    let made = body()
    PreviewState.current = nil
    C._lower(made, context)
  }
}

public struct PreviewTrait: Sendable {
  public static let sizeThatFitsLayout = PreviewTrait()
  public static let defaultLayout = PreviewTrait()
  public static let portrait = PreviewTrait()
  public static let landscapeLeft = PreviewTrait()
  public static let landscapeRight = PreviewTrait()
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { .init() }
}
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(rawValue: String) {}
}

nonisolated extension View {
  public func previewLayout(_ value: PreviewLayout) -> some View { _silent() }
  public func previewDevice(_ value: PreviewDevice?) -> some View { _silent() }
  public func previewDisplayName(_ value: String?) -> some View { _silent() }
}
