// Content that depends on its size.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// The size and place of a geometry reader.
public struct GeometryProxy {
  let request: ContentRequest
  var graph: ViewGraph?
  var environment = EnvironmentValues()
  public var size: CGSize { request.size.cg }
  public var safeAreaInsets: EdgeInsets { EdgeInsets(request.safeArea) }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
  /// A named space that layout has not met yet is taken as the screen.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let origin = request.globalFrame.origin.cg
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(origin: request.screenFrame.origin.cg, size: size)
    case .named(let name):
      let space =
        name == NamedCoordinateSpace.scrollName
        ? scrollFrame : onDriver { graph?.places.frame(of: name)?.cg }
      let zero = space?.origin ?? .zero
      return CGRect(
        x: origin.x - zero.x, y: origin.y - zero.y, width: size.width, height: size.height)
    }
  }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    let frame = frame(in: .named(space.name))
    let size =
      space.name == NamedCoordinateSpace.scrollName
      ? scrollFrame?.size : onDriver { graph?.places.frame(of: space.name)?.cg.size }
    return size.map { CGRect(x: -frame.minX, y: -frame.minY, width: $0.width, height: $0.height) }
  }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: request.globalFrame.origin.cg) }

  /// The visible frame of the nearest scroll view, in root points.
  var scrollFrame: CGRect? {
    onDriver {
      guard let id = environment[ScrollSpaceKey.self] else { return nil }
      return graph?.places.frame(of: id)?.cg
    }
  }
  var scrollAxes: Axis.Set? { environment[ScrollAxesKey.self] }
}

/// The identity and axes of the scroll view around.
struct ScrollSpaceKey: EnvironmentKey { static let defaultValue: EngineID? = nil }
struct ScrollAxesKey: EnvironmentKey { static let defaultValue: Axis.Set? = nil }

public struct GeometryReader<Content: View> {
  let make: (GeometryProxy) -> Content
}
extension GeometryReader: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    make = content
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.graph.scrollUsers += 1
    let template = context.template("geometry") { inner, request in
      let proxy = GeometryProxy(
        request: request, graph: inner.graph, environment: inner.environment)
      let made = inner.graph.tracking { view.make(proxy) }
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
  /// Stands for the nearest scroll view.
  static var scrollName: AnyHashable { AnyHashable("scrollView") }
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

nonisolated extension View {
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    onGeometryChange(
      for: type, of: transform, action: { _, new in action(new) }, file: file, line: line,
      column: column)
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    background {
      GeometryReader(content: { proxy in
        _GeometryWatch(
          value: transform(proxy), origin: Origin(file, line, column), action: action)
      })
    }
  }
}

/// Runs the closure when the measured value has changed.
struct _GeometryWatch<T: Equatable>: View {
  typealias Body = Never
  let value: T
  let origin: Origin
  let action: (T, T) -> Void
  static func _lower(_ view: Self, _ context: _Context) {
    context.graph.hasWatches = true
    context.watch(view.value, initial: true, origin: view.origin, view.action)
  }
}
