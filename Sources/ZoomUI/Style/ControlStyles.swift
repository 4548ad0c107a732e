// Styles of lists, labels, fields and other controls.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> Self { .init() }
}
public enum Prominence: Sendable { case standard, increased }
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let next = SubmitLabel()
  public static let search = SubmitLabel()
  public static let send = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let `continue` = SubmitLabel()
}
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { .init() }
  public static var words: Self { .init() }
  public static var sentences: Self { .init() }
  public static var characters: Self { .init() }
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability { public init() {} }
public struct DisabledTextSelectability: TextSelectability { public init() {} }
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { .init() }
}

/// A list style of the engine; opaque to users.
public struct _ListForm: Sendable { let engine: EngineKind.ListStyle }
public protocol ListStyle { static var _form: _ListForm { get } }
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .init(engine: .automatic) }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .init(engine: .plain) }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .init(engine: .inset) }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .init(engine: .grouped) }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .init(engine: .insetGrouped) }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _form: _ListForm { .init(engine: .sidebar) }
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { .init() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

/// A label style of the engine; opaque to users.
public struct _LabelForm: Sendable { let engine: ZoomRender.LabelStyle }
public struct LabelStyleConfiguration {
  public typealias Title = _StylePart
  public typealias Icon = _StylePart
  public let title: Title
  public let icon: Icon
}
struct CustomLabelStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<LabelStyleConfiguration>? = nil
}
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
  var _form: _LabelForm? { get }
}
extension LabelStyle { public var _form: _LabelForm? { nil } }
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public var _form: _LabelForm? { .init(engine: .automatic) }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public var _form: _LabelForm? { .init(engine: .titleAndIcon) }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public var _form: _LabelForm? { .init(engine: .titleOnly) }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public var _form: _LabelForm? { .init(engine: .iconOnly) }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: Self { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: Self { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: Self { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: Self { .init() }
}

@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _StylePart
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  nonisolated static var _isBuiltIn: Bool { get }
}
extension TextFieldStyle { nonisolated public static var _isBuiltIn: Bool { false } }
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public static var _isBuiltIn: Bool { true }
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  // A border of half a point with corners of 5 pt, 34 pt high (UIKit's rounded rectangle).
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(.horizontal, 7).frame(minHeight: 34)
      .background(Color(.system("systemBackground")), in: RoundedRectangle(cornerRadius: 5))
      .overlay {
        RoundedRectangle(cornerRadius: 5).strokeBorder(
          Color(.system("separator")), lineWidth: 0.5)
      }
  }
}
struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<TextField<_StylePart>>? = nil
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: Self { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: Self { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: Self { .init() }
}
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { .init() }
  public static var automatic: Self { .init() }
}
public protocol DatePickerStyle { static var _isDrawn: Bool { get } }
extension DatePickerStyle { public static var _isDrawn: Bool { false } }
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _isDrawn: Bool { true }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _isDrawn: Bool { true }
}
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { .init() }
}
public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { .init() }
  public static var button: Self { .init() }
}
