// Gauges.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A measured value in a range: a bar, or a ring with the circular styles.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let low: BoundsLabel
  let high: BoundsLabel
}

extension Gauge: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    let form = context.environment[GaugeStyleKey.self]
    if let style = context.environment[CustomGaugeKey.self] {
      let configuration = GaugeStyleConfiguration(
        value: view.fraction, label: .init(view.label), currentValueLabel: .init(view.current),
        minimumValueLabel: .init(view.low), maximumValueLabel: .init(view.high))
      return context.child(2) { context.lower(style.make(configuration)) }
    }
    form.isRing
      ? context.child(1) { context.lower(view.ring(isOpen: form.isOpen)) }
      : context.child(0) { context.lower(view.bar) }
  }

  private var bar: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      HStack {
        low
        ProgressBar(fraction: fraction).frame(height: 4)
        high
      }
      current.font(.caption).foregroundStyle(.secondary)
    }
  }

  /// A ring 58 pt wide and 6 pt thick, open below or closed (measures estimated, not recorded).
  private func ring(isOpen: Bool) -> some View {
    let length = isOpen ? 0.75 : 1
    let start = Angle.degrees(isOpen ? 135 : -90)
    let line = StrokeStyle(lineWidth: 6, lineCap: .round)
    return ZStack {
      Circle().trim(from: 0, to: length).stroke(.tint.opacity(0.3), style: line)
        .rotationEffect(start)
      Circle().trim(from: 0, to: length * fraction).stroke(.tint, style: line)
        .rotationEffect(start)
      current.font(.title3)
    }
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: sliderFraction(value, bounds), label: label(), current: EmptyView(),
      low: EmptyView(), high: EmptyView())
  }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: sliderFraction(value, bounds), label: label(), current: currentValueLabel(),
      low: EmptyView(), high: EmptyView())
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: sliderFraction(value, bounds), label: label(), current: currentValueLabel(),
      low: minimumValueLabel(), high: maximumValueLabel())
  }
}

public struct GaugeStyleConfiguration {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public typealias MinimumValueLabel = _StylePart
  public typealias MaximumValueLabel = _StylePart
  /// 0...1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  nonisolated static var _form: _GaugeForm? { get }
}
extension GaugeStyle { nonisolated public static var _form: _GaugeForm? { nil } }

/// How a gauge looks; opaque to users.
public struct _GaugeForm: Sendable {
  var isRing = false
  var isOpen = false
}
struct CustomGaugeKey: EnvironmentKey {
  static let defaultValue: ErasedStyle<GaugeStyleConfiguration>? = nil
}
struct GaugeStyleKey: EnvironmentKey { static let defaultValue = _GaugeForm() }

public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  nonisolated public static var _form: _GaugeForm? { .init() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  nonisolated public static var _form: _GaugeForm? { .init(isRing: true, isOpen: true) }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  nonisolated public static var _form: _GaugeForm? { .init(isRing: true) }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var automatic: Self { .init() }
  nonisolated public static var linearCapacity: Self { .init() }
  nonisolated public static var accessoryLinear: Self { .init() }
  nonisolated public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: Self { .init() }
}
nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    _environment { values in
      values[GaugeStyleKey.self] = S._form ?? _GaugeForm()
      values.set(style, for: CustomGaugeKey.self, isBuiltIn: S._form != nil) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}
