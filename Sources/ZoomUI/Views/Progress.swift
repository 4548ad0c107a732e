// Progress and gauges.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// Progress: a bar when there is a value, a still spinner when not.
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
  var currentValue: CurrentValueLabel?
}
extension ProgressView: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    let fraction = view.fraction
    if let style = context.environment[ProgressViewStyleKey.self] {
      let made = style.make(
        .init(
          fractionCompleted: fraction, label: .init(view.label),
          currentValueLabel: view.currentValue.map { .init($0) }))
      return context.child(2) { context.lower(made) }
    }
    if fraction == nil || context.environment[CircularProgressKey.self] {
      let spinner = VStack(spacing: 8) {
        if let fraction {
          Circle()
            .trim(from: 0, to: fraction)
            .stroke(.secondary, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
            .frame(width: 20, height: 20)
        } else {
          Spinner()
        }
        view.label.foregroundStyle(.secondary)
      }
      context.child(0) { context.lower(spinner) }
      return
    }
    let bar = VStack(alignment: .leading, spacing: 4) {
      view.label
      ProgressBar(fraction: CGFloat(fraction ?? 0)).frame(height: 4)
      view.currentValue.font(.caption).foregroundStyle(.secondary)
    }
    context.child(1) { context.lower(bar) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValue: configuration.currentValueLabel)
  }
}

struct ProgressBar: View {
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
extension ProgressView where Label: View, CurrentValueLabel: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: progressFraction(value, total), label: label(), currentValue: currentValueLabel())
  }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) { self.init(fraction: progressFraction(value, total), label: Text(title)) }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Time that passes in the range, at the moment of the evaluation.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date().timeIntervalSince(timerInterval.lowerBound)
    let part = length > 0 ? min(1, max(0, passed / length)) : 1
    self.init(
      fraction: countsDown ? 1 - part : part, label: EmptyView(),
      currentValue: Text(timerInterval: timerInterval))
  }
}
private func progressFraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value, total > 0 else { return nil }
  return min(1, max(0, Double(value / total)))
}
