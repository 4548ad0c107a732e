// Content that depends on its size.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// The size and place of a geometry reader.
public struct GeometryProxy {
  let request: ContentRequest
  public var size: CGSize { request.size.cg }
  public var safeAreaInsets: EdgeInsets { EdgeInsets(request.safeArea) }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    default: CGRect(origin: request.globalFrame.origin.cg, size: size)
    }
  }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }

  /// A proxy of the screen's size, where no layout has taken place.
  @MainActor static func resting(_ context: _Context) -> GeometryProxy {
    let size = context.graph.settings.screenSize
    return GeometryProxy(
      request: ContentRequest(
        id: context.id, size: size, globalFrame: EngineRect(origin: .zero, size: size)))
  }
}

public struct GeometryReader<Content: View> {
  let make: (GeometryProxy) -> Content
}
extension GeometryReader: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    make = content
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    let template = context.template("geometry") { inner, request in
      let made = inner.graph.tracking { view.make(GeometryProxy(request: request)) }
      inner.child(0) { Content._lower(made, inner) }
    }
    context.emit(.geometryReader(template))
  }
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: Self { .init() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: Self { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> Self { .init(name: AnyHashable(name)) }
  public static var scrollView: Self { .init(name: "scrollView") }
  public static func scrollView(axis: Axis) -> Self { .init(name: "scrollView") }
}

/// A value measured in another view's space: known only where it was measured.
public struct Anchor<Value> {
  let value: Value
  public struct Source {
    let value: Value
  }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { .init(value: .zero) }
  public static func rect(_ rect: CGRect) -> Self { .init(value: rect) }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Self { .init(value: .zero) }
  public static var top: Self { .init(value: .zero) }
  public static var topLeading: Self { .init(value: .zero) }
  public static func point(_ point: CGPoint) -> Self { .init(value: point) }
}

nonisolated extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { _silent() }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { _silent() }

  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    background {
      GeometryReader(content: { proxy in
        _GeometryWatch(value: transform(proxy), action: action)
      })
    }
  }
}

/// Runs the closure when the measured value has changed.
struct _GeometryWatch<T: Equatable>: View {
  typealias Body = Never
  let value: T
  let action: (T, T) -> Void
  static func _lower(_ view: Self, _ context: _Context) {
    context.graph.hasWatches = true
    context.watch(view.value, initial: true, view.action)
  }
}
