// How views come and go.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A transition whose type is hidden.
public struct AnyTransition: Sendable {
  let engine: ViewTransition
  init(_ engine: ViewTransition) { self.engine = engine }

  @MainActor public init<T: Transition>(
    _ transition: T, file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(reading: transition, Origin(file, line, column)) }
  @MainActor init<T: Transition>(reading transition: T, _ origin: Origin) {
    engine = transition._engine?.engine ?? TransitionReader.read(transition, origin)
  }

  public static let identity = AnyTransition(.identity)
  public static let opacity = AnyTransition(.opacity)
  public static var slide: AnyTransition { AnyTransition(.slide) }
  public static var scale: AnyTransition { AnyTransition(.scale(0, anchor: .center)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor.engine))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge.engine)) }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(.push(from: edge.engine))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.offset(.init(offset)))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.offset(.init(dx: x, dy: y)))
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.engine, removal: removal.engine))
  }
  public static func modifier<E: ViewModifier>(
    active: E, identity: E, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> AnyTransition {
    onDriver {
      AnyTransition(
        TransitionReader.read(
          content: { $0.modifier(active) }, origin: Origin(file, line, column)))
    }
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(engine, other.engine))
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(engine, animation?.engine))
  }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion = true
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A look of a view in each phase of its coming and going.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
  var _engine: _BuiltInTransition? { get }
}

/// A transition that the engine knows; opaque to users.
public struct _BuiltInTransition: Sendable {
  let engine: ViewTransition
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public var _engine: _BuiltInTransition? { nil }
  public func combined<T: Transition>(
    with other: T, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some Transition {
    let origin = Origin(file, line, column)
    return EngineTransition(
      .combined(
        AnyTransition(reading: self, origin).engine, AnyTransition(reading: other, origin).engine))
  }
  public func animation(
    _ animation: Animation?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some Transition {
    EngineTransition(
      .animated(
        AnyTransition(reading: self, Origin(file, line, column)).engine, animation?.engine))
  }
}

/// The view that a transition changes.
public struct PlaceholderContentView<Value> {
  /// Lowers the view that it stands for; nil where only the modifiers around it count.
  var lower: (@MainActor (_Context) -> Void)?
}

extension PlaceholderContentView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    if let lower = view.lower { lower(context) } else { context.emit(.emptyView) }
  }
}

struct EngineTransition: Transition {
  let transition: ViewTransition
  init(_ transition: ViewTransition) { self.transition = transition }
  var _engine: _BuiltInTransition? { _BuiltInTransition(engine: transition) }
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
  public init() {}
  public var _engine: _BuiltInTransition? { .init(engine: .opacity) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct IdentityTransition: Transition {
  public init() {}
  public var _engine: _BuiltInTransition? { .init(engine: .identity) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition {
  public init() {}
  public var _engine: _BuiltInTransition? { .init(engine: .slide) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
  let scale: Double
  let anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public var _engine: _BuiltInTransition? {
    .init(engine: .scale(scale, anchor: anchor.engine))
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct MoveTransition: Transition {
  let edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public var _engine: _BuiltInTransition? { .init(engine: .move(edge.engine)) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct PushTransition: Transition {
  let edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public var _engine: _BuiltInTransition? { .init(engine: .push(from: edge.engine)) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct BlurReplaceTransition: Transition {
  public enum Configuration: Sendable { case downUp, upUp }
  let configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  public var _engine: _BuiltInTransition? {
    .init(engine: .blurReplace(upUp: configuration == .upUp))
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { .init() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { .init(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    .init(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { .init(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    .init(configuration: configuration)
  }
}

/// Reads the look that a transition's or phase's body gives to its content.
@MainActor
enum TransitionReader {
  static func read<T: Transition>(_ transition: T, _ origin: Origin) -> ViewTransition {
    func look(_ phase: TransitionPhase) -> ViewTransition {
      read(content: { _ in transition.body(content: .init(), phase: phase) }, origin: origin)
    }
    let (insertion, removal) = (look(.willAppear), look(.didDisappear))
    return insertion == removal
      ? insertion : .asymmetric(insertion: insertion, removal: removal)
  }

  /// The transition whose active state is what `content` does to a placeholder.
  static func read<V: View>(
    content: (PlaceholderContentView<Never>) -> V, origin: Origin
  ) -> ViewTransition {
    let made = modifiers(of: content(PlaceholderContentView()), origin, turns: true)
    let effects = made.compactMap { modifier -> ViewTransition.Effect? in
      switch modifier {
      case .opacity(let value): .opacity(value)
      case .offset(let offset): .offset(offset)
      case .scaleEffect(let x, let y, let anchor): .scale(x: x, y: y, anchor: anchor)
      case .rotationEffect(let radians, let anchor): .rotation(radians: radians, anchor: anchor)
      case .rotation3DEffect(let rotation): .rotation3D(rotation)
      case .blur(let radius): .blur(radius: radius)
      default: nil
      }
    }
    return effects.isEmpty ? .identity : .effects(effects)
  }

  /// The modifiers that a view puts around its placeholder, innermost first; a warning names those
  /// that neither transitions nor phases can follow.
  private static func modifiers<V: View>(
    of view: V, _ origin: Origin?, turns: Bool = false
  ) -> [EngineModifier] {
    let graph = ViewGraph.current ?? ViewGraph()
    let context = _Context(graph: graph, id: .root.child(part: "look"), environment: .init())
    let found = wrapping(view, context)
    let names = found.compactMap { modifier -> String? in
      if turns, case .rotation3DEffect = modifier { return nil }
      return leftOut(modifier)
    }
    if let first = names.first {
      context.unsupported("\(first) of a transition", origin: origin)
    } else if context.output.count != 1 || !context.output[0].isPlaceholder {
      context.unsupported("what a transition puts beside its content", origin: origin)
    }
    return found
  }

  /// The name of what transitions cannot follow; nil for what they can, and for what draws nothing.
  private static func leftOut(_ modifier: EngineModifier) -> String? {
    switch modifier {
    case .opacity, .offset, .scaleEffect, .rotationEffect, .blur, .zIndex, .animation,
      .compositingGroup, .id, .tag, .allowsHitTesting, .transaction:
      nil
    case .rotation3DEffect: "3-D rotation"
    case .colorEffect: "a colour effect"
    case .mask, .clipShape: "a clip"
    default: "'\(String("\(modifier)".prefix { $0 != "(" }))'"
    }
  }

  private static func wrapping<V: View>(_ view: V, _ context: _Context) -> [EngineModifier] {
    V._lower(view, context)
    return (context.output.first?.modifiers ?? []).map(\.modifier)
  }

  /// True when a look holds everything that a view puts around its placeholder.
  static func isLook<V: View>(_ view: V) -> Bool {
    let context = _Context(
      graph: ViewGraph.current ?? ViewGraph(), id: .root.child(part: "look"), environment: .init())
    let modifiers = wrapping(view, context)
    guard context.output.count == 1, context.output[0].isPlaceholder else { return false }
    return modifiers.allSatisfy { modifier in
      switch modifier {
      case .opacity, .offset, .blur, .rotationEffect: true
      case .scaleEffect(let x, let y, _): x == y
      default: false
      }
    }
  }

  /// The modifiers around a placeholder, as the look of a page.
  static func look<V: View>(of view: V, _ origin: Origin? = nil) -> PhaseTransition.Look {
    var look = PhaseTransition.Look()
    for modifier in modifiers(of: view, origin) {
      switch modifier {
      case .opacity(let value): look.opacity *= value
      case .offset(let offset):
        look.offset = .init(dx: look.offset.dx + offset.dx, dy: look.offset.dy + offset.dy)
      case .blur(let radius): look.blurRadius = max(look.blurRadius, radius)
      case .scaleEffect(let x, _, let anchor):
        look.scale *= x
        look.anchor = anchor
      case .rotationEffect(let radians, let anchor):
        look.radians += radians
        look.anchor = anchor
      default: break
      }
    }
    return look
  }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    _plain(.transition(t.engine))
  }
  nonisolated public func transition<T: Transition>(
    _ transition: T, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      let read = AnyTransition(reading: transition, Origin(file, line, column))
      context.modify(content, by: [.transition(read.engine)])
    }
  }
}

extension EngineNode {
  /// True for what stands for the content of a transition.
  fileprivate var isPlaceholder: Bool {
    if case .emptyView = kind { true } else { false }
  }
}
