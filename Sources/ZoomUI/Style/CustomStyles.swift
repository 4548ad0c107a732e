// Styles of controls that users write themselves.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A part of a control that its style places; opaque to users.
public struct _StylePart: View {
  public typealias Body = Never
  let lower: @MainActor (_Context) -> Void
  init<V: View>(_ view: V) { lower = { V._lower(view, $0) } }
  /// With an identity of its own: styles place the part anywhere.
  init<V: View>(_ view: V, part: String) {
    lower = { context in context.child(part: part) { V._lower(view, context) } }
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.withinStylePart { view.lower(context) }
  }
}

/// What a style of the user's makes, once its environment and state are connected.
struct _Bound<Value, Made: View>: View {
  typealias Body = Never
  let value: Value
  let make: @MainActor (Value) -> Made
  static func _lower(_ view: Self, _ context: _Context) {
    var value = view.value
    context.bindProperties(of: &value)
    let made = context.graph.tracking { view.make(value) }
    context.child(0) { Made._lower(made, context) }
  }
}

/// A style of the user's whose type is hidden.
struct ErasedStyle<Configuration>: @unchecked Sendable {
  private let body: @MainActor (Configuration) -> AnyView
  /// Puts the style around this one in its place, and this one back.
  private let leave: (inout EnvironmentValues) -> Void
  private let enter: (inout EnvironmentValues, Self) -> Void

  init<Style, Body: View, Key: EnvironmentKey>(
    _ style: Style, for key: Key.Type, outer: Self?,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) where Key.Value == Self? {
    self.body = { configuration in
      AnyView(_Bound(value: style) { body($0, configuration) })
    }
    leave = { $0[Key.self] = outer }
    enter = { $0[Key.self] = $1 }
  }

  /// What the style makes of a control. In it the style around counts, so that a style may use the
  /// control that it styles; the control's own parts keep this one.
  @MainActor func make(_ configuration: Configuration) -> AnyView {
    AnyView(
      body(configuration)._environment { values in
        let around = values[StyleScopeKey.self]
        leave(&values)
        values[StyleScopeKey.self] = StyleScope { values in
          enter(&values, self)
          values[StyleScopeKey.self] = around
        }
      })
  }
}

/// Brings back the styles that a part of a control had before a style placed it.
struct StyleScope: @unchecked Sendable { let restore: (inout EnvironmentValues) -> Void }
struct StyleScopeKey: EnvironmentKey { static let defaultValue: StyleScope? = nil }

extension EnvironmentValues {
  /// Sets a style of the user's; nil for the system's own, which are drawn without one.
  mutating func set<Key: EnvironmentKey, Style, Configuration, Body: View>(
    _ style: Style, for key: Key.Type, isBuiltIn: Bool = false,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) where Key.Value == ErasedStyle<Configuration>? {
    self[Key.self] =
      isBuiltIn ? nil : ErasedStyle(style, for: key, outer: self[Key.self], body: body)
  }
}

extension _Context {
  /// Lowers a part of a control that a style places.
  func withinStylePart(_ body: () -> Void) {
    withEnvironment(
      { values in
        let scope = values[StyleScopeKey.self]
        scope?.restore(&values)
      }, body)
  }
}

public struct ToggleStyleConfiguration {
  public typealias Label = _StylePart
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}
struct ButtonToggleKey: EnvironmentKey { static let defaultValue = false }
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  nonisolated static var _isBuiltIn: Bool { get }
}
extension ToggleStyle { nonisolated public static var _isBuiltIn: Bool { false } }
struct ToggleStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<ToggleStyleConfiguration>? = nil
}
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: Self { .init() }
  nonisolated public static var automatic: Self { .init() }
}
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: Self { .init() }
}
nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    _environment { values in
      values[ButtonToggleKey.self] = S.self is ButtonToggleStyle.Type
      if let tint = (style as? SwitchToggleStyle)?.tint { values.tint = tint }
      values.set(style, for: ToggleStyleKey.self, isBuiltIn: S._isBuiltIn) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
}
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  nonisolated static var _isBuiltIn: Bool { get }
}
extension GroupBoxStyle { nonisolated public static var _isBuiltIn: Bool { false } }
struct GroupBoxStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<GroupBoxStyleConfiguration>? = nil
}
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: Self { .init() }
}
nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    _environment { values in
      values.set(style, for: GroupBoxStyleKey.self, isBuiltIn: S._isBuiltIn) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

public struct LabeledContentStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
}
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  nonisolated static var _isBuiltIn: Bool { get }
}
extension LabeledContentStyle { nonisolated public static var _isBuiltIn: Bool { false } }
struct LabeledContentStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<LabeledContentStyleConfiguration>? = nil
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: Self { .init() }
}
nonisolated extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    _environment { values in
      values.set(style, for: LabeledContentStyleKey.self, isBuiltIn: S._isBuiltIn) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  nonisolated static var _isBuiltIn: Bool { get }
}
extension ProgressViewStyle { nonisolated public static var _isBuiltIn: Bool { false } }
struct ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<ProgressViewStyleConfiguration>? = nil
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: Self { .init() }
}
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: Self { .init() }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: Self { .init() }
}
nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    _environment { values in
      values[CircularProgressKey.self] = S.self is CircularProgressViewStyle.Type
      values.set(style, for: ProgressViewStyleKey.self, isBuiltIn: S._isBuiltIn) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  nonisolated static var _isBuiltIn: Bool { get }
}
extension DisclosureGroupStyle { nonisolated public static var _isBuiltIn: Bool { false } }
struct DisclosureGroupStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<DisclosureGroupStyleConfiguration>? = nil
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: Self { .init() }
}
nonisolated extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    _environment { values in
      values.set(style, for: DisclosureGroupStyleKey.self, isBuiltIn: S._isBuiltIn) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}
