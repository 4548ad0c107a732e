// Animations of symbols: a frame shows the symbol at rest.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol SymbolEffect: Sendable {}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public struct RepeatBehavior: Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { .init() }
  }
  public static func speed(_ speed: Double) -> Self { .init() }
  public static func `repeat`(_ count: Int?) -> Self { .init() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { .init() }
  public func speed(_ speed: Double) -> Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
}

/// The variants that effects have: direction, layers, style.
public protocol _SymbolEffectVariants: SymbolEffect {}
extension _SymbolEffectVariants {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var offUp: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
}

public struct BounceSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { .init() }
}
public struct PulseSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { .init() }
}
public struct VariableColorSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { .init() }
}
public struct ScaleSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { .init() }
}
public struct ReplaceSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { .init() }
}
public struct RotateSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { .init() }
}
public struct WiggleSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { .init() }
}
public struct BreatheSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { .init() }
}
public struct AppearSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { .init() }
}
public struct DisappearSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { .init() }
}
public struct AutomaticSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { .init() }
}
public struct DrawOnSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { .init() }
}
public struct DrawOffSymbolEffect: _SymbolEffectVariants {}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { .init() }
}

nonisolated extension View {
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      if isActive { context.notPlayed(effect, Origin(file, line, column)) }
      context.modify(content, by: [])
    }
  }
  public func symbolEffect<T: SymbolEffect, V: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: V,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      context.notPlayed(effect, Origin(file, line, column))
      context.modify(content, by: [])
    }
  }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { _silent() }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { _silent() }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { _silent() }
}
public enum SymbolVariableValueMode: Sendable { case automatic, color, draw }
public enum SymbolColorRenderingMode: Sendable { case flat, gradient }

extension _Context {
  /// Remarks that a symbol stays at rest.
  fileprivate func notPlayed<T: SymbolEffect>(_ effect: T, _ origin: Origin) {
    report(.info, "swiftui.not-drawn", "\(T.self) is not played", origin: origin)
  }
}
