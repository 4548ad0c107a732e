// Glass, visual effects and scroll transitions as values.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A material of glass.
public struct Glass: Equatable, Sendable {
  var variant: GlassEffect.Variant
  var tintColor: Color?
  var isInteractive = false
  public static let regular = Glass(variant: .regular)
  public static let clear = Glass(variant: .clear)
  public static let identity = Glass(variant: .identity)
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
  func effect(in shape: EngineShape) -> GlassEffect {
    GlassEffect(
      variant: variant, tint: tintColor?.reference, isInteractive: isInteractive, shape: shape)
  }
}
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

/// Glass views that are drawn together.
public struct GlassEffectContainer<Content: View> {
  let spacing: CGFloat?
  let content: Content
}
extension GlassEffectContainer: View {
  public typealias Body = Never
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(spacing: spacing, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .glassEffectContainer(spacing: view.spacing.map { Double($0) }),
      children: context.nodes(view.content, at: 0))
  }
}

/// The engine's modifiers of a visual effect; opaque to users.
public struct _EffectModifiers {
  var engine: [EngineModifier] = []
}

/// Drawing effects that may depend on geometry.
public protocol VisualEffect {
  var _modifiers: _EffectModifiers { get }
}
public struct EmptyVisualEffect: VisualEffect {
  public var _modifiers: _EffectModifiers { .init() }
}
public struct _ChangedVisualEffect: VisualEffect {
  public let _modifiers: _EffectModifiers
}
extension VisualEffect {
  private func adding(_ modifier: EngineModifier) -> _ChangedVisualEffect {
    .init(_modifiers: .init(engine: _modifiers.engine + [modifier]))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(.init(dx: x, dy: y)))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(.init(offset))) }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scaleEffect(x: s, y: s, anchor: anchor.engine))
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.scaleEffect(x: x, y: y, anchor: anchor.engine)) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotationEffect(radians: angle.radians, anchor: anchor.engine))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3DEffect(
        .init(
          radians: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor.engine,
          anchorZ: anchorZ, perspective: perspective)))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.colorEffect(.brightness(amount)))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.colorEffect(.saturation(amount)))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.colorEffect(.grayscale(amount)))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.colorEffect(.hueRotation(radians: angle.radians)))
  }
}

public struct ScrollTransitionConfiguration: Sendable, Equatable {
  var isIdentity = false
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)
  public static func animated(_ animation: Animation = .default) -> Self { .init() }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .init() }
  public func threshold(_ threshold: Threshold) -> Self { self }
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { .init() }
  }
}
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
