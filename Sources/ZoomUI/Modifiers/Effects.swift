// Modifiers that change how a view is drawn.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func opacity(_ opacity: Double) -> some View { _plain(.opacity(opacity)) }
  public func hidden() -> some View { _plain(.hidden) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    _plain(.rotationEffect(radians: angle.radians, anchor: anchor.engine))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    _plain(
      .rotation3DEffect(
        .init(
          radians: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor.engine,
          anchorZ: anchorZ, perspective: perspective)))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    _plain(.scaleEffect(x: scale.width, y: scale.height, anchor: anchor.engine))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    _plain(.scaleEffect(x: s, y: s, anchor: anchor.engine))
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { _plain(.scaleEffect(x: x, y: y, anchor: anchor.engine)) }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    _plain(.transformEffect(transform.engine))
  }
  public func projectionEffect(_ t: ProjectionTransform) -> some View {
    _plain(
      .projectionEffect(
        [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33].map { Double($0) }))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    _plain(.blur(radius: radius))
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    _plain(
      .shadow(.init(color: color.reference, radius: radius, offset: .init(dx: x, dy: y))))
  }
  public func brightness(_ amount: Double) -> some View {
    _plain(.colorEffect(.brightness(amount)))
  }
  public func contrast(_ amount: Double) -> some View { _plain(.colorEffect(.contrast(amount))) }
  public func saturation(_ amount: Double) -> some View {
    _plain(.colorEffect(.saturation(amount)))
  }
  public func grayscale(_ amount: Double) -> some View { _plain(.colorEffect(.grayscale(amount))) }
  public func hueRotation(_ angle: Angle) -> some View {
    _plain(.colorEffect(.hueRotation(radians: angle.radians)))
  }
  public func colorInvert() -> some View { _plain(.colorEffect(.colorInvert)) }
  public func colorMultiply(_ color: Color) -> some View {
    _plain(.colorEffect(.colorMultiply(color.reference)))
  }
  public func luminanceToAlpha() -> some View { _plain(.colorEffect(.luminanceToAlpha)) }
  public func blendMode(_ mode: BlendMode) -> some View { _plain(.blendMode(mode.engine)) }
  public func compositingGroup() -> some View { _plain(.compositingGroup) }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { _plain(.drawingGroup) }
  public func geometryGroup() -> some View { _silent() }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    _Modified(content: self) { context, content in
      if let form = shape._form.engine {
        context.modify(content, by: [.clipShape(form)])
      } else {
        // An outline of the user's is known when its size is: a mask that draws it.
        context.modify(content) { index in
          .mask(
            alignment: .center,
            content: context.nodes(shape.fill(Color.black), part: "clip \(index)"))
        }
      }
    }
  }
  public func clipped(antialiased: Bool = false) -> some View { _plain(.clipped) }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    _plain(.clipShape(.roundedRectangle(cornerRadius: radius, style: .circular)))
  }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let made = mask()
    return _Modified(content: self) { context, content in
      context.modify(content) { index in
        .mask(alignment: alignment.engine, content: context.nodes(made, part: "mask \(index)"))
      }
    }
  }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let made = content()
    return _Modified(content: self) { context, content in
      context.modify(content) { index in
        .overlay(
          alignment: alignment.engine, content: context.nodes(made, part: "overlay \(index)"))
      }
    }
  }
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { self.overlay(alignment: alignment) { overlay } }
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    _plain(
      .overlayStyle(style._style.engine, shape: nil, ignoresSafeAreaEdges: edges.engine))
  }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content) { index in
        if let form = shape._form.engine {
          return .overlayStyle(style._style.engine, shape: form, ignoresSafeAreaEdges: [])
        }
        return .overlay(
          alignment: .center, content: context.nodes(shape.fill(style), part: "overlay \(index)"))
      }
    }
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let made = content()
    return _Modified(content: self) { context, content in
      context.modify(content) { index in
        .background(
          alignment: alignment.engine, content: context.nodes(made, part: "background \(index)"))
      }
    }
  }
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self.background(alignment: alignment) { background } }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    _plain(.backgroundStyle(.background, shape: nil, ignoresSafeAreaEdges: edges.engine))
  }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    _plain(
      .backgroundStyle(style._style.engine, shape: nil, ignoresSafeAreaEdges: edges.engine))
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content) { index in
        if let form = shape._form.engine {
          return .backgroundStyle(style._style.engine, shape: form, ignoresSafeAreaEdges: [])
        }
        return .background(
          alignment: .center,
          content: context.nodes(shape.fill(style), part: "background \(index)"))
      }
    }
  }
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape) }
  public func backgroundStyle<S: ShapeStyle>(
    _ style: S, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _ignored("backgroundStyle", Origin(file, line, column))
  }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for placement: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    _plain(.border(content._style.engine, width: width))
  }

  // Glass
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    _plain(.glassEffect(glass.effect(in: .capsule(style: .continuous))))
  }
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S, isEnabled: Bool = true,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      guard isEnabled else { return context.modify(content, by: []) }
      let form = shape._form.engine
      if form == nil {
        context.unsupported("glassEffect in a custom shape", origin: Origin(file, line, column))
      }
      context.modify(content, by: [.glassEffect(glass.effect(in: form ?? .rectangle))])
    }
  }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    _Modified(content: self) { context, content in
      let value = id.map { context.graph.encode($0) }
      context.modify(
        content,
        by: value.map { [.glassEffectID($0, namespace: namespace.engine)] } ?? [])
    }
  }
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID, file: String = #filePath,
    line: Int = #line, column: Int = #column
  )
    -> some View
  { _ignored("glassEffectUnion", Origin(file, line, column)) }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    _silent()
  }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    _plain(.contentTransition(transition.engine))
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    _Modified(content: self) { context, content in
      let made = context.nodes(content, at: 0).map { variant.apply(to: $0) }
      context.output += made
    }
  }
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      mode?.note(Origin(file, line, column))
      context.modify(content, by: [])
    }
  }
  public func redacted(reason: RedactionReasons) -> some View {
    _environment { $0.redactionReasons.formUnion(reason) }
  }
  public func unredacted() -> some View { _environment { $0.redactionReasons = [] } }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { _silent() }
}

extension SymbolVariants {
  /// The variant's suffix on every symbol of a subtree that does not have it.
  func apply(to node: EngineNode) -> EngineNode {
    var node = node
    if case .image(var content) = node.kind, case .symbol(let name) = content.source,
      !suffix.isEmpty, !name.hasSuffix(suffix)
    {
      content.source = .symbol(name + suffix)
      node.kind = .image(content)
    }
    node.children = node.children.map { apply(to: $0) }
    return node
  }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
}

public struct ContentTransition: Sendable {
  let engine: ZoomRender.ContentTransition
  public static let identity = ContentTransition(engine: .identity)
  public static let opacity = ContentTransition(engine: .opacity)
  public static let interpolate = ContentTransition(engine: .interpolate)
  public static func numericText(countsDown: Bool = false) -> Self { .init(engine: .numericText) }
  public static func numericText(value: Double) -> Self { .init(engine: .numericText) }
  public static func symbolEffect(_ effect: some SymbolEffect) -> Self {
    .init(engine: .symbolReplace)
  }
  public static var symbolEffect: Self { .init(engine: .symbolReplace) }
}
