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
        inner.withEnvironment({ $0[CustomButtonStyleKey.self] = nil }) {
          inner.child(part: "label") { Label._lower(view.label, inner) }
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
      .button(role: view.role?.engine, action: [act]), children: context.nodes(view.label, at: 0))
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
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ZoomUI.Label(key, systemImage: systemImage))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ZoomUI.Label(title, systemImage: systemImage))
  }
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: ZoomUI.Label(key, systemImage: systemImage))
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

struct AnyButtonStyle: @unchecked Sendable {
  let make: @MainActor (ButtonStyleConfiguration) -> AnyView
}

struct CustomButtonStyleKey: EnvironmentKey {
  static let defaultValue: AnyButtonStyle? = nil
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
    _environment {
      $0[CustomButtonStyleKey.self] = AnyButtonStyle { configuration in
        AnyView(_Bound(value: style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    _Modified(content: self) { context, content in
      if let engine = style._engineStyle?.engine {
        context.withEnvironment({ $0[CustomButtonStyleKey.self] = nil }) {
          context.modify(content, by: [.buttonStyle(engine)])
        }
      } else {
        let custom = AnyButtonStyle { configuration in
          AnyView(
            _Bound(value: style) {
              $0.makeBody(
                configuration: .init(
                  role: configuration.role, label: configuration.label,
                  action: configuration.action))
            })
        }
        context.withEnvironment({ $0[CustomButtonStyleKey.self] = custom }) {
          context.modify(content, by: [])
        }
      }
    }
  }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { _silent() }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { _silent() }
  public func controlSize(_ size: ControlSize) -> some View {
    _environment { $0.controlSize = size }
  }
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init() }
}
public struct ButtonRepeatBehavior: Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

public struct Link<Label: View> {
  let label: Label
}
extension Link: View {
  public typealias Body = Never
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.child(0) { context.lower(Button(action: {}) { view.label }) }
  }
}
extension Link where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, destination: URL) { label = Text(key) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) { label = Text(title) }
}

public struct ShareLink<Label: View> {
  let label: Label
}
extension ShareLink: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.child(0) { context.lower(Button(action: {}) { view.label }) }
  }
}
extension ShareLink {
  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension ShareLink where Label == ZoomUI.Label<Text, Image> {
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = ZoomUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  nonisolated public init<Item>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = ZoomUI.Label(key, systemImage: "square.and.arrow.up") }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = ZoomUI.Label(title, systemImage: "square.and.arrow.up") }
}

/// A menu: shows its label; what it would open is not drawn, a warning says so when it is tapped.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let primaryAction: (@MainActor () -> Void)?
  let origin: Origin
}
extension Menu: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: label(), primaryAction: nil, origin: Origin(file, line, column)) }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: label(), primaryAction: primaryAction, origin: Origin(file, line, column)) }
  public static func _lower(_ view: Self, _ context: _Context) {
    let open: @MainActor () -> Void = {
      context.unsupported("the list of a Menu", origin: view.origin)
    }
    context.child(0) { context.lower(Button(action: view.primaryAction ?? open) { view.label }) }
  }
}
extension Menu where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: Text(key), primaryAction: nil, origin: Origin(file, line, column)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: Text(title), primaryAction: nil, origin: Origin(file, line, column)) }
}
extension Menu where Label == ZoomUI.Label<Text, Image> {
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: ZoomUI.Label(key, systemImage: systemImage), primaryAction: nil,
      origin: Origin(file, line, column))
  }
}

public struct EditButton {
  nonisolated public init() {}
}
extension EditButton: View {
  public var body: some View { Button("Edit") {} }
}
