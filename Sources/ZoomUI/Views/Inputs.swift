// Controls that hold a value, drawn simply.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}
extension Toggle: View where Label: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    let isOn = view.isOn
    if let style = context.environment[ToggleStyleKey.self] {
      let made = style.make(.init(label: .init(view.label), isOn: isOn))
      return context.child(1) { context.lower(made) }
    }
    if context.environment[ButtonToggleKey.self] {
      let button = Button {
        withAnimation { isOn.wrappedValue.toggle() }
      } label: {
        view.label
      }
      return context.child(2) { context.lower(button) }
    }
    let usesGlass = context.graph.settings.version >= 26
    context.child(0) {
      let name = context.nodes(view.label, part: "name").flatMap(\.words)
      context.lower(
        SwitchRow(
          isOn: isOn, label: view.label, name: name.joined(separator: " "), usesGlass: usesGlass))
    }
  }
}

private struct SwitchRow<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// What its label says, by which it can be tapped.
  let name: String
  let usesGlass: Bool
  @Environment(\.isLabelsHidden) private var isLabelHidden
  var body: some View {
    HStack {
      if !isLabelHidden {
        label
        Spacer()
      }
      RowControl {
        Button {
          withAnimation { isOn.wrappedValue.toggle() }
        } label: {
          SwitchTrack(isOn: isOn.wrappedValue, usesGlass: usesGlass)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
      }
    }
  }
}

extension EngineNode {
  /// The texts in the view.
  fileprivate var words: [String] {
    if case .text(let text) = kind { return [text.string] }
    return children.flatMap(\.words)
  }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}
extension Toggle where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(key))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}
extension Toggle where Label == ZoomUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(file, line, column)
    self.init(isOn: isOn, label: ZoomUI.Label(Text(title), symbol: systemImage, at: origin))
  }
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(file, line, column)
    self.init(isOn: isOn, label: ZoomUI.Label(Text(key), symbol: systemImage, at: origin))
  }
}

public struct Slider<Label, ValueLabel> {
  let fraction: Double
  let low: ValueLabel?
  let high: ValueLabel?
}
extension Slider: View where Label: View, ValueLabel: View {
  public var body: some View {
    let fraction = fraction
    return HStack {
      low
      GeometryReader(content: { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.fill).frame(height: 4)
          Capsule().fill(.tint).frame(width: max(0, proxy.size.width * fraction), height: 4)
          Circle().fill(.white).frame(width: 27, height: 27)
            .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
            .offset(x: max(0, proxy.size.width - 27) * fraction)
        }
        .frame(maxHeight: .infinity)
      })
      .frame(height: 31)
      high
    }
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      fraction: sliderFraction(value.wrappedValue, bounds), low: minimumValueLabel(),
      high: maximumValueLabel())
  }
}
extension Slider where Label: View, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(fraction: sliderFraction(value.wrappedValue, bounds), low: nil, high: nil) }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(fraction: sliderFraction(value.wrappedValue, bounds), low: nil, high: nil) }
}
func sliderFraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
  let span = Double(bounds.upperBound - bounds.lowerBound)
  guard span > 0 else { return 0 }
  return min(1, max(0, Double(value - bounds.lowerBound) / span))
}

public struct Stepper<Label> {
  let label: Label
  let decrement: (@MainActor () -> Void)?
  let increment: (@MainActor () -> Void)?
}
extension Stepper: View where Label: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      RowControl {
        HStack(spacing: 0) {
          Button {
            decrement?()
          } label: {
            Image(symbol: "minus").frame(width: 46, height: 32)
          }
          Divider().frame(height: 18)
          Button {
            increment?()
          } label: {
            Image(symbol: "plus").frame(width: 46, height: 32)
          }
        }
        .buttonStyle(.plain)
        .background(.fill, in: RoundedRectangle(cornerRadius: 8))
      }
    }
  }
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      decrement: {
        let next = value.wrappedValue.advanced(by: -step)
        value.wrappedValue = bounds.map { max($0.lowerBound, next) } ?? next
      },
      increment: {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = bounds.map { min($0.upperBound, next) } ?? next
      })
  }
}
extension Stepper where Label: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label(), decrement: onDecrement, increment: onIncrement) }
}
extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title), decrement: onDecrement, increment: onIncrement) }
  nonisolated public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(key) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  nonisolated public init(
    _ key: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(key), decrement: onDecrement, increment: onIncrement) }
}

public struct TextField<Label> {
  let prompt: Text
  let text: String
  var isSecure = false
  nonisolated init(prompt: Text, text: String, isSecure: Bool = false) {
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
  }
}
extension TextField: View where Label: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    if let style = context.environment[TextFieldStyleKey.self] {
      let field = TextField<_StylePart>(
        prompt: view.prompt, text: view.text, isSecure: view.isSecure)
      return context.child(1) { context.lower(style.make(field)) }
    }
    context.child(0) { context.lower(view.line) }
  }
  private var line: some View {
    HStack(spacing: 0) {
      if text.isEmpty {
        prompt.foregroundStyle(.placeholder)
      } else {
        Text(verbatim: isSecure ? String(repeating: "•", count: text.count) : text)
      }
      Spacer(minLength: 0)
    }
  }
}
extension TextField where Label: View {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: ZoomUI.Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) { self.init(prompt: prompt ?? Text(""), text: text.wrappedValue) }
}
extension TextField where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: ZoomUI.Axis
  ) { self.init(prompt: prompt ?? Text(key), text: text.wrappedValue) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: ZoomUI.Axis
  ) { self.init(prompt: prompt ?? Text(title), text: text.wrappedValue) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(prompt: prompt ?? Text(title), text: text.wrappedValue)
  }
  nonisolated public init(
    _ key: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(prompt: Text(key), text: text.wrappedValue) }
  nonisolated public init(
    _ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(prompt: Text(key), text: text.wrappedValue) }
  nonisolated public init<F: FormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt: prompt ?? Text(key), text: format.format(value.wrappedValue))
  }
  nonisolated public init<F: FormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(prompt: prompt ?? Text(key), text: value.wrappedValue.map(format.format) ?? "")
  }
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(prompt: Text(key), text: text.wrappedValue)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(prompt: Text(title), text: text.wrappedValue)
  }
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>, axis: ZoomUI.Axis) {
    self.init(prompt: Text(key), text: text.wrappedValue)
  }
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt: prompt ?? Text(key), text: text.wrappedValue)
  }
}

public struct SecureField<Label> {
  let field: TextField<Text>
}
extension SecureField: View where Label: View {
  public var body: some View { field }
}
extension SecureField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    field = TextField(prompt: Text(title), text: text.wrappedValue, isSecure: true)
  }
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    field = TextField(prompt: prompt ?? Text(key), text: text.wrappedValue, isSecure: true)
  }
  nonisolated public init(_ key: LocalizedStringKey, text: Binding<String>) {
    field = TextField(prompt: Text(key), text: text.wrappedValue, isSecure: true)
  }
}

public struct TextEditor {
  let text: String
  nonisolated public init(text: Binding<String>) { self.text = text.wrappedValue }
}
extension TextEditor: View {
  public var body: some View {
    Text(verbatim: text)
      .padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
