// Effects that follow a view's place.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    _Modified(content: self) { context, content in
      context.placing(content) { proxy in effect(EmptyVisualEffect(), proxy)._modifiers.engine }
    }
  }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    _Modified(content: self) { context, content in
      context.placing(content) { proxy in
        let (phase, progress) = ScrollTransitionPhase.phase(of: proxy, axis: axis)
        let rest = transition(EmptyVisualEffect(), .identity)._modifiers.engine
        guard phase != .identity, configuration != .identity else { return rest }
        let away = transition(EmptyVisualEffect(), phase)._modifiers.engine
        // `.interactive`'s own curve is easeInOut.
        return EngineModifier.mixed(rest, away, ZoomRender.UnitCurve.easeInOut.value(at: progress))
      }
    }
  }
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { scrollTransition(topLeading, axis: axis, transition: transition) }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content) { index in
        .background(alignment: .center, content: [context.spaceReader(name.name, index)])
      }
    }
  }
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(NamedCoordinateSpace(name: AnyHashable(name)))
  }

  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    _Modified(content: self) { context, content in
      context.anchoring(content, value) { context.preferences.add(key, transform($0)) }
    }
  }
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    _Modified(content: self) { context, content in
      context.anchoring(content, value) { anchor in
        var old = context.preferences.value(key) ?? K.defaultValue
        transform(&old, anchor)
        context.preferences.remove(key)
        context.preferences.add(key, old)
      }
    }
  }
}

/// A value measured in another view's space: known once that view has its place.
public struct Anchor<Value> {
  /// The view's frame in root points.
  let frame: () -> CGRect?
  let read: (CGRect) -> Value
  public struct Source {
    let read: (CGRect) -> Value
  }
  func value(in origin: CGPoint) -> Value {
    let rect = frame() ?? .zero
    return read(rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}
// Read on the driver's thread alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { .init { $0 } }
  public static func rect(_ rect: CGRect) -> Self {
    .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}
extension Anchor.Source where Value == CGPoint {
  public static func unitPoint(_ point: UnitPoint) -> Self {
    .init { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }
  public static func point(_ point: CGPoint) -> Self {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  public static var center: Self { unitPoint(.center) }
  public static var top: Self { unitPoint(.top) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var leading: Self { unitPoint(.leading) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension ScrollTransitionPhase {
  /// On which side a view has left the room of its scroll view, and what part of it is outside.
  static func phase(
    of proxy: GeometryProxy, axis: Axis?
  ) -> (phase: ScrollTransitionPhase, progress: Double) {
    let frame = proxy.frame(in: .named(NamedCoordinateSpace.scrollName))
    let room = proxy.scrollFrame?.size ?? proxy.size
    let isHorizontal =
      axis.map { $0 == .horizontal } ?? (proxy.scrollAxes?.contains(.horizontal) ?? false)
    let (low, high, length, end) =
      isHorizontal
      ? (frame.minX, frame.maxX, frame.width, room.width)
      : (frame.minY, frame.maxY, frame.height, room.height)
    guard length > 0 else { return (.identity, 0) }
    if low < -0.5 { return (.topLeading, min(1, Double(-low / length))) }
    if high > end + 0.5 { return (.bottomTrailing, min(1, Double((high - end) / length))) }
    return (.identity, 0)
  }
}

extension EngineModifier {
  /// Effects between two lists of the same kinds; where kinds differ, the second ones.
  static func mixed(_ a: [EngineModifier], _ b: [EngineModifier], _ t: Double) -> [EngineModifier] {
    guard a.count == b.count else { return b }
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    return zip(a, b).map { pair in
      switch pair {
      case (.opacity(let x), .opacity(let y)): .opacity(mix(x, y))
      case (.offset(let x), .offset(let y)):
        .offset(.init(dx: mix(x.dx, y.dx), dy: mix(x.dy, y.dy)))
      case (.scaleEffect(let x1, let y1, _), .scaleEffect(let x2, let y2, let anchor)):
        .scaleEffect(x: mix(x1, x2), y: mix(y1, y2), anchor: anchor)
      case (.rotationEffect(let x, _), .rotationEffect(let y, let anchor)):
        .rotationEffect(radians: mix(x, y), anchor: anchor)
      case (.rotation3DEffect(let x), .rotation3DEffect(let y)):
        .rotation3DEffect(
          .init(
            radians: mix(x.radians, y.radians), x: y.x, y: y.y, z: y.z, anchor: y.anchor,
            anchorZ: y.anchorZ, perspective: y.perspective))
      case (.blur(let x), .blur(let y)): .blur(radius: mix(x, y))
      case (.colorEffect(.brightness(let x)), .colorEffect(.brightness(let y))):
        .colorEffect(.brightness(mix(x, y)))
      case (.colorEffect(.saturation(let x)), .colorEffect(.saturation(let y))):
        .colorEffect(.saturation(mix(x, y)))
      case (.colorEffect(.grayscale(let x)), .colorEffect(.grayscale(let y))):
        .colorEffect(.grayscale(mix(x, y)))
      case (.colorEffect(.hueRotation(let x)), .colorEffect(.hueRotation(let y))):
        .colorEffect(.hueRotation(radians: mix(x, y)))
      default: pair.1
      }
    }
  }
}

extension _Context {
  /// A view that draws nothing and notes its frame, in root points, each time layout places it.
  private func reader(_ part: String, _ note: @escaping @MainActor (ContentRequest) -> Void)
    -> EngineNode
  {
    let place = id.child(part: part)
    let template = template(part) { _, request in note(request) }
    return EngineNode(id: place, kind: .geometryReader(template), origin: nodeOrigin())
  }

  func spaceReader(_ name: AnyHashable, _ index: Int) -> EngineNode {
    let graph = graph
    return reader("space \(index)") { graph.places.note($0.globalFrame, of: name) }
  }

  /// Notes where the content is on screen: cards beside it stand over the whole screen.
  func notingScreenFrame<V: View>(of content: V, as place: EngineID) {
    let graph = graph
    modify(content) { index in
      .background(
        alignment: .center,
        content: [reader("screen \(index)") { graph.places.note($0.screenFrame, of: place) }])
    }
  }

  func anchoring<A, V: View>(
    _ content: V, _ source: Anchor<A>.Source, _ body: (Anchor<A>) -> Void
  ) {
    let graph = graph
    let place = id
    modify(content) { index in
      .background(
        alignment: .center,
        content: [reader("anchor \(index)") { graph.places.note($0.globalFrame, of: place) }])
    }
    body(Anchor(frame: { onDriver { graph.places.frame(of: place)?.cg } }, read: source.read))
  }

  /// Draws the content in a geometry reader of its own size, with modifiers that know its place;
  /// a copy that is not drawn takes the room.
  func placing<V: View>(
    _ content: V, _ modifiers: @escaping (GeometryProxy) -> [EngineModifier]
  ) {
    graph.scrollUsers += 1
    let made = nodes(content, at: 0)
    let graph = graph
    let environment = environment
    for (index, node) in made.enumerated() {
      let template = template("effect \(index)") { inner, request in
        let proxy = GeometryProxy(request: request, graph: graph, environment: environment)
        var drawn = node
        drawn.modifiers += modifiers(proxy).map { ModifierNode($0, origin: node.origin) }
        inner.output.append(drawn)
      }
      var room = node.sizing
      room.modifiers.append(ModifierNode(.hidden, origin: node.origin))
      let reader = EngineNode(
        id: id.child(part: "effect").child(index), kind: .geometryReader(template),
        origin: node.origin)
      room.modifiers.append(
        ModifierNode(.overlay(alignment: .center, content: [reader]), origin: node.origin))
      output.append(room)
    }
  }
}

extension EngineNode {
  /// A copy for measuring: of other identity, without what may occur once.
  fileprivate var sizing: EngineNode { copied("sizing") }
  /// A copy that shows the view elsewhere: of other identity, without what may occur once.
  var pictured: EngineNode { copied("picture") }

  private func copied(_ part: String) -> EngineNode {
    var copy = self
    copy.id = id.child(part: part)
    copy.name = nil
    copy.modifiers = modifiers.filter { node in
      switch node.modifier {
      case .name, .matchedGeometryEffect, .matchedTransitionSource, .onAppear, .onDisappear,
        .onTapGesture, .gesture, .navigationDestination, .presentation, .transition,
        .glassEffectID, .sensoryFeedback, .keyframeAnimator, .phaseAnimator:
        false
      default: true
      }
    }
    copy.children = children.map { $0.copied(part) }
    return copy
  }
}
