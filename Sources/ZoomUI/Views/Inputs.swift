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
  public var body: some View {
    HStack {
      label
      Spacer()
      Button {
        withAnimation { isOn.wrappedValue.toggle() }
      } label: {
        // 51×31 with a 27 pt knob: the switch of iOS 7 to 18.
        Capsule()
          .fill(isOn.wrappedValue ? AnyShapeStyle(Color.green) : AnyShapeStyle(.fill))
          .frame(width: 51, height: 31)
          .overlay(alignment: isOn.wrappedValue ? .trailing : .leading) {
            Circle().fill(.white).frame(width: 27, height: 27).padding(2)
          }
      }
      .buttonStyle(.plain)
    }
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
  nonisolated public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: ZoomUI.Label(key, systemImage: systemImage))
  }
}

public struct Slider<Label, ValueLabel> {
  let fraction: Double
}
extension Slider: View where Label: View, ValueLabel: View {
  public var body: some View {
    let fraction = fraction
    return GeometryReader(content: { proxy in
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
  }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { fraction = sliderFraction(value.wrappedValue, bounds) }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    fraction = sliderFraction(value.wrappedValue, bounds)
  }
}
private func sliderFraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double
{
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
      HStack(spacing: 0) {
        Button {
          decrement?()
        } label: {
          Image(systemName: "minus").frame(width: 46, height: 32)
        }
        Divider().frame(height: 18)
        Button {
          increment?()
        } label: {
          Image(systemName: "plus").frame(width: 46, height: 32)
        }
      }
      .buttonStyle(.plain)
      .background(.fill, in: RoundedRectangle(cornerRadius: 8))
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
extension Stepper where Label == Text {
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
    onDecrement: (@MainActor () -> Void)?
  ) { self.init(label: Text(key), decrement: onDecrement, increment: onIncrement) }
}

public struct TextField<Label> {
  let prompt: Text
  let text: String
  var isSecure = false
}
extension TextField: View where Label: View {
  public var body: some View {
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
extension TextField where Label == Text {
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

/// A choice: shows the label and the selected option, or segments.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}
extension Picker: View where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label(), content: content()) }

  public static func _lower(_ view: Self, _ context: _Context) {
    let options = context.nodes(view.content, part: "options")
    let selected = context.graph.encode(view.selection.wrappedValue)
    func tag(of node: EngineNode) -> EngineValue? {
      for modifier in node.modifiers {
        if case .tag(let value) = modifier.modifier { return value }
      }
      return nil
    }
    let style = context.environment[PickerStyleKey.self]
    if style == .segmented {
      let graph = context.graph
      let segments = HStack(spacing: 0) {
        ForEach(Array(options.enumerated()), id: \.offset) { pair in
          let value = tag(of: pair.element)
          let isSelected = value == selected
          Button {
            guard let value,
              let choice = graph.table.decode(value, as: SelectionValue.self)
            else { return }
            withAnimation { view.selection.wrappedValue = choice }
          } label: {
            _Nodes(nodes: [pair.element])
              .font(.system(size: 13, weight: isSelected ? .semibold : .medium))
              .frame(maxWidth: .infinity, minHeight: 28)
              .background {
                if isSelected {
                  RoundedRectangle(cornerRadius: 7).fill(Color(.system("systemBackground")))
                    .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
                }
              }
          }
          .buttonStyle(.plain)
        }
      }
      .padding(2)
      .background(
        Color(.system("tertiarySystemFill")), in: RoundedRectangle(cornerRadius: 9))
      context.child(0) { context.lower(segments) }
      return
    }
    let current = options.first { tag(of: $0) == selected }
    let row = HStack {
      view.label
      Spacer()
      HStack(spacing: 4) {
        _Nodes(nodes: current.map { [$0] } ?? [])
        Image(systemName: "chevron.up.chevron.down").font(.footnote)
      }
      .foregroundStyle(.secondary)
    }
    context.child(0) { context.lower(row) }
  }
}
extension Picker where Label == Text, Content: View {
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(key), content: content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content()) }
}

/// Nodes that have been made already, as a view.
struct _Nodes: View {
  typealias Body = Never
  let nodes: [EngineNode]
  static func _lower(_ view: Self, _ context: _Context) { context.output += view.nodes }
}

enum PickerForm: Sendable { case menu, segmented, inline, wheel }
struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerForm.menu
}
public protocol PickerStyle { static var _form: _PickerForm { get } }
/// How a picker shows its options; opaque to users.
public struct _PickerForm: Sendable { let form: PickerForm }
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .init(form: .menu) }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .init(form: .menu) }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .init(form: .segmented) }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .init(form: .inline) }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .init(form: .wheel) }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .init(form: .menu) }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { .init() }
}
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { .init() }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label> {
  let date: Date
  let components: DatePickerComponents
  let label: Label
}
extension DatePicker: View where Label: View {
  public typealias Components = DatePickerComponents
  public var body: some View {
    HStack {
      label
      Spacer()
      if components.contains(.date) { chip(Text(date, style: .date)) }
      if components.contains(.hourAndMinute) { chip(Text(date, style: .time)) }
    }
  }
  private func chip(_ text: Text) -> some View {
    text.padding(.horizontal, 11).padding(.vertical, 6)
      .background(.fill, in: RoundedRectangle(cornerRadius: 6))
  }
}
extension DatePicker where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(key))
  }
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(key))
  }
}

public struct ColorPicker<Label> {
  let color: Color
  let label: Label
}
extension ColorPicker: View where Label: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      Circle().fill(color).frame(width: 28, height: 28)
    }
  }
}
extension ColorPicker where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(color: selection.wrappedValue, label: Text(key)) }
}

/// Progress: a bar when there is a value, a still spinner when not.
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
}
extension ProgressView: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    let fraction = view.fraction
    if fraction == nil || context.environment[CircularProgressKey.self] {
      let spinner = VStack(spacing: 8) {
        Circle()
          .trim(from: 0, to: fraction ?? 0.75)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
          .frame(width: 20, height: 20)
        view.label.foregroundStyle(.secondary)
      }
      context.child(0) { context.lower(spinner) }
      return
    }
    let bar = VStack(alignment: .leading, spacing: 4) {
      view.label
      ProgressBar(fraction: CGFloat(fraction ?? 0)).frame(height: 4)
    }
    context.child(1) { context.lower(bar) }
  }
}

private struct ProgressBar: View {
  let fraction: CGFloat
  var body: some View {
    GeometryReader(content: { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(FillShapeStyle())
        Capsule().fill(TintShapeStyle()).frame(width: max(0, proxy.size.width * fraction))
      }
    })
  }
}

struct CircularProgressKey: EnvironmentKey { static let defaultValue = false }

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() { self.init(fraction: nil, label: EmptyView()) }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: progressFraction(value, total), label: EmptyView())
  }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(_ key: LocalizedStringKey) { self.init(fraction: nil, label: Text(key)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title))
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    _ key: LocalizedStringKey, value: V?, total: V = 1
  ) { self.init(fraction: progressFraction(value, total), label: Text(key)) }
}
extension ProgressView where CurrentValueLabel == EmptyView, Label: View {
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label())
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) { self.init(fraction: progressFraction(value, total), label: label()) }
}
private func progressFraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value, total > 0 else { return nil }
  return min(1, max(0, Double(value / total)))
}

/// A measured value in a range, as a bar.
public struct Gauge<Label: View> {
  let fraction: Double
  let label: Label
}
extension Gauge: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(fraction: sliderFraction(value, bounds), label: label()) }
  public var body: some View { ProgressView(value: fraction) { label } }
}
