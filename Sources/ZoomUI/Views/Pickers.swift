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
    let options = context.options(view.content, part: "options")
    let selected = context.graph.encode(view.selection.wrappedValue)
    let style = context.environment[PickerStyleKey.self]
    if style == .inline { return context.child(0) { view.lowerRows(options, selected, context) } }
    if style == .segmented {
      let graph = context.graph
      let segments = HStack(spacing: 0) {
        ForEach(Array(options.enumerated()), id: \.offset) { pair in
          let value = pair.element.tag
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
    let current = options.first { $0.tag == selected }
    let choice = HStack(spacing: 4) {
      _Nodes(nodes: current.map { [$0] } ?? [])
      Image(symbol: "chevron.up.chevron.down").font(.footnote)
    }
    // Outside lists a menu shows its choice alone, in the tint.
    guard context.environment[RowKey.self] else {
      return context.child(0) { context.lower(choice.foregroundStyle(.tint)) }
    }
    let row = HStack {
      if !context.environment.isLabelsHidden {
        view.label
        Spacer()
      }
      choice.foregroundStyle(.secondary)
    }
    context.child(0) { context.lower(row) }
  }

  /// One row for each option, the chosen one with a mark.
  @MainActor private func lowerRows(
    _ options: [EngineNode], _ selected: EngineValue, _ context: _Context
  ) {
    let graph = context.graph
    for (index, option) in options.enumerated() {
      let row = Button {
        guard let tag = option.tag,
          let choice = graph.table.decode(tag, as: SelectionValue.self)
        else { return }
        selection.wrappedValue = choice
      } label: {
        HStack {
          _Nodes(nodes: [option])
          Spacer()
          if option.tag == selected {
            Image(symbol: "checkmark").foregroundStyle(.tint).fontWeight(.semibold)
          }
        }
      }
      context.child(index) {
        // A menu has a style for its rows.
        if context.environment.isInMenu {
          context.lower(row)
        } else {
          context.lower(row.buttonStyle(.plain))
        }
      }
    }
  }
}
extension Picker where Label: View, Content: View {
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: label, content: content()) }
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
      RowControl {
        HStack {
          if components.contains(.date) {
            chip(Text(date, style: .shortDate))
          }
          if components.contains(.hourAndMinute) { chip(Text(date, style: .time)) }
        }
      }
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
