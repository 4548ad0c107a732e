// Choices, dates, progress: drawn simply.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

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
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(key))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(key))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }
  nonisolated public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(key))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: Text(title))
  }
}
extension DatePicker where Label: View {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(date: selection.wrappedValue, components: displayedComponents, label: label())
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
extension ColorPicker where Label: View {
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(color: selection.wrappedValue, label: label()) }
}
extension ColorPicker where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(color: selection.wrappedValue, label: Text(title)) }
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
    if let style = context.environment[ProgressViewStyleKey.self] {
      let made = style.make(
        .init(fractionCompleted: fraction, label: .init(view.label), currentValueLabel: nil))
      return context.child(2) { context.lower(made) }
    }
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
