// Buttons and other controls.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct ButtonRole: Equatable, Sendable {
  let engine: EngineKind.ButtonRole
  public static let destructive = ButtonRole(engine: .destructive)
  public static let cancel = ButtonRole(engine: .cancel)
  public static let close = ButtonRole(engine: .close)
  public static let confirm = ButtonRole(engine: .confirm)
}

public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  public typealias Body = Never
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: nil, action: action, label: label()) }
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: action, label: label()) }

  public static func _lower(_ view: Self, _ context: _Context) {
    let act = context.action("button", view.action)
    if let style = context.environment[CustomButtonStyleKey.self] {
      let label = ButtonStyleConfiguration.Label { inner in
        inner.withinStylePart {
          inner.withEnvironment({ $0[CustomButtonStyleKey.self] = nil }) {
            inner.child(part: "label") { Label._lower(view.label, inner) }
          }
        }
      }
      let configuration = ButtonStyleConfiguration(
        role: view.role, label: label, isPressed: false, trigger: view.action)
      let children = context.nodes(style.make(configuration), at: 0)
      context.emit(
        .button(role: view.role?.engine, action: [act]), children: children,
        modifiers: [.buttonStyle(.plain)])
      return
    }
    context.emit(
      .button(role: view.role?.engine, action: [act]),
      children: context.environment.buttonRoom.map { room in
        context.nodes(view.label.padding(room), at: 0)
      } ?? context.nodes(view.label, at: 0))
  }
}

/// True where buttons have a border.
struct HasButtonBorderKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// What a control size adds to the 7 and 12 pt around a bordered button's label: about 50 pt high
  /// when large, 28 when small (UIKit's button sizes).
  fileprivate var buttonRoom: EdgeInsets? {
    guard self[HasButtonBorderKey.self] else { return nil }
    return switch controlSize {
    case .large, .extraLarge: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case .small, .mini: EdgeInsets(top: -3, leading: -2, bottom: -3, trailing: -2)
    default: nil
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that looks like its role.
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

/// What a button shows that has only a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  public var body: some View {
    switch role {
    case .close: Image(symbol: "xmark")
    case .confirm: Image(symbol: "checkmark")
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label)
  }
}
extension Button where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(key))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action, label: Text(title)) }
  nonisolated public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, label: Text(key)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, label: Text(title)) }
}
extension Button where Label == ZoomUI.Label<Text, Image> {
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(file, line, column)
    self.init(
      role: nil, action: action, label: ZoomUI.Label(Text(key), symbol: systemImage, at: origin))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(file, line, column)
    self.init(
      role: nil, action: action, label: ZoomUI.Label(Text(title), symbol: systemImage, at: origin))
  }
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let origin = Origin(file, line, column)
    self.init(
      role: role, action: action, label: ZoomUI.Label(Text(key), symbol: systemImage, at: origin))
  }
}

public struct ButtonStyleConfiguration {
  public struct Label {
    let lower: @MainActor (_Context) -> Void
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  let action: @MainActor () -> Void
  init(
    role: ButtonRole?, label: Label, isPressed: Bool, trigger: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.label = label
    self.isPressed = isPressed
    action = trigger
  }
}
extension ButtonStyleConfiguration.Label: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) { view.lower(context) }
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  public func trigger() { onDriver { action() } }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
  var _engineStyle: _EngineButtonStyle? { get }
}

/// A style that the engine draws; opaque to users.
public struct _EngineButtonStyle: Sendable {
  let engine: ZoomRender.ButtonStyle
}

extension PrimitiveButtonStyle {
  public var _engineStyle: _EngineButtonStyle? { nil }
}

struct CustomButtonStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<ButtonStyleConfiguration>? = nil
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public var _engineStyle: _EngineButtonStyle? { .init(engine: .automatic) }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public var _engineStyle: _EngineButtonStyle? { .init(engine: .plain) }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public var _engineStyle: _EngineButtonStyle? { .init(engine: .borderless) }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public var _engineStyle: _EngineButtonStyle? { .init(engine: .bordered) }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public var _engineStyle: _EngineButtonStyle? { .init(engine: .borderedProminent) }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  nonisolated public init(_ glass: Glass) {}
  public var _engineStyle: _EngineButtonStyle? { .init(engine: .glass) }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public var _engineStyle: _EngineButtonStyle? { .init(engine: .glassProminent) }
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: Self { .init() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: Self { .init() }
  nonisolated public static func glass(_ glass: Glass) -> Self { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: Self { .init() }
}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    _environment { values in
      values.set(style, for: CustomButtonStyleKey.self) { $0.makeBody(configuration: $1) }
    }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    _Modified(content: self) { context, content in
      if let engine = style._engineStyle?.engine {
        context.withEnvironment({
          $0[CustomButtonStyleKey.self] = nil
          $0[HasButtonBorderKey.self] = ![.automatic, .plain, .borderless].contains(engine)
        }) {
          context.modify(content, by: [.buttonStyle(engine)])
        }
      } else {
        context.withEnvironment({ values in
          values.set(style, for: CustomButtonStyleKey.self) { style, configuration in
            style.makeBody(
              configuration: .init(
                role: configuration.role, label: configuration.label,
                action: configuration.action))
          }
        }) { context.modify(content, by: []) }
      }
    }
  }
  public func buttonBorderShape(
    _ shape: ButtonBorderShape, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    // Bordered buttons are capsules.
    shape.isCapsule ? _silent() : _ignored("buttonBorderShape", Origin(file, line, column))
  }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { _silent() }
  public func controlSize(_ size: ControlSize) -> some View {
    _environment { $0.controlSize = size }
  }
}

public struct ButtonBorderShape: Equatable, Sendable {
  var isCapsule = false
  public static let automatic = ButtonBorderShape(isCapsule: true)
  public static let capsule = ButtonBorderShape(isCapsule: true)
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init() }
}
public struct ButtonRepeatBehavior: Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}
