// Transitions between pages.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A transition that the engine knows; opaque to users.
public struct _EngineNavigationTransition {
  let engine: ZoomRender.NavigationTransition
}

/// The phases in which a page is seen by a transition.
public enum NavigationTransitionPhase: Hashable, Sendable {
  case willAppear, identity, willDisappear
  public var isIdentity: Bool { self == .identity }
}

/// How a page appears when it is navigated to.
@MainActor @preconcurrency
public protocol NavigationTransition {
  associatedtype Body: View = Never
  @ViewBuilder func body(content: Content, phase: NavigationTransitionPhase) -> Body
  typealias Content = PlaceholderContentView<Self>
  var _engine: _EngineNavigationTransition? { get }
}

extension NavigationTransition {
  public var _engine: _EngineNavigationTransition? { nil }
}

extension NavigationTransition where Body == Never {
  public func body(content: Content, phase: NavigationTransitionPhase) -> Never {
    fatalError("\(Self.self) has no body")
  }
}

public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
  public var _engine: _EngineNavigationTransition? { .init(engine: .automatic) }
}
public struct SlideNavigationTransition: NavigationTransition {
  nonisolated public init() {}
  public var _engine: _EngineNavigationTransition? { .init(engine: .slide) }
}
public struct CrossFadeNavigationTransition: NavigationTransition {
  nonisolated public init() {}
  public var _engine: _EngineNavigationTransition? { .init(engine: .crossFade) }
}
public struct ZoomNavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}
extension ZoomNavigationTransition: NavigationTransition {
  public var _engine: _EngineNavigationTransition? {
    let value = (ViewGraph.current ?? ViewGraph()).encode(sharedID: sourceID)
    return .init(engine: .zoom(sourceID: value, namespace: namespace.engine))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == SlideNavigationTransition {
  nonisolated public static var slide: Self { .init() }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  nonisolated public static var crossFade: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> Self { .init(sourceID: AnyHashable(sourceID), namespace: namespace) }
}

nonisolated extension View {
  public func navigationTransition<T: NavigationTransition>(
    _ style: T, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      let engine: ZoomRender.NavigationTransition
      if let known = style._engine?.engine {
        engine = known
      } else {
        @MainActor func look(_ phase: NavigationTransitionPhase) -> PhaseTransition.Look {
          TransitionReader.look(
            of: style.body(content: .init(), phase: phase), Origin(file, line, column))
        }
        engine = .phases(
          PhaseTransition(
            willAppear: look(.willAppear), identity: look(.identity),
            willDisappear: look(.willDisappear)))
      }
      context.modifyFirst(
        content, by: [.navigationTransition(engine, options: .none)],
        origin: Origin(file, line, column))
    }
  }

  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      context.modify(
        content,
        by: [
          .matchedTransitionSource(
            .init(id: context.graph.encode(sharedID: id), namespace: namespace.engine))
        ], origin: Origin(file, line, column))
    }
  }

  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    let made = configuration(EmptyMatchedTransitionSourceConfiguration())._values
    return _Modified(content: self) { context, content in
      context.modify(
        content,
        by: [
          .matchedTransitionSource(
            .init(
              id: context.graph.encode(sharedID: id), namespace: namespace.engine,
              configuration: made.engine))
        ], origin: Origin(file, line, column))
    }
  }

  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      context.modify(
        content,
        by: [
          .matchedGeometryEffect(
            .init(
              id: context.graph.encode(sharedID: id), namespace: namespace.engine,
              properties: properties.engine, anchor: anchor.engine, isSource: isSource))
        ], origin: Origin(file, line, column))
    }
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
  var engine: MatchedGeometryEffect.Properties { .init(rawValue: Int(rawValue)) }
}

/// Values of a source's configuration; opaque to users.
public struct _SourceConfigurationValues: Sendable {
  var engine = MatchedTransitionSource.Configuration()
}

/// How a transition source looks while it takes part in a transition.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  var _values: _SourceConfigurationValues { get }
}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _values: _SourceConfigurationValues { .init() }
}

public struct _ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
  public let _values: _SourceConfigurationValues
}

extension MatchedTransitionSourceConfiguration {
  private func changed(
    _ change: (inout MatchedTransitionSource.Configuration) -> Void
  ) -> _ChangedSourceConfiguration {
    var values = _values
    change(&values.engine)
    return .init(_values: values)
  }
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    changed { $0.background = style.reference }
  }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed {
      $0.cornerRadii = CornerRadii(min(shape.cornerSize.width, shape.cornerSize.height))
      $0.cornerStyle = shape.style.engine
    }
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    changed {
      $0.shadow = Shadow(color: color.reference, radius: radius, offset: .init(dx: x, dy: y))
    }
  }
}
