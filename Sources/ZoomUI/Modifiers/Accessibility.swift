// What VoiceOver is told: recorded in the views, not drawn.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    _plain(.accessibilityLabel(key.plain))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    _plain(.accessibilityLabel(String(label)))
  }
  public func accessibilityLabel(_ label: Text) -> some View {
    _plain(.accessibilityLabel(label.string))
  }
  public func accessibilityLabel<R: _LocalizedResource>(_ resource: R) -> some View {
    _plain(.accessibilityLabel(resource._key.plain))
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    _plain(.name(identifier))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    _plain(.accessibilityHidden(hidden))
  }

  public func accessibilityValue(_ value: Text) -> some View {
    _plain(.accessibilityValue(value.string))
  }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    _plain(.accessibilityValue(key.plain))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    _plain(.accessibilityValue(String(value)))
  }
  public func accessibilityHint(_ hint: Text) -> some View {
    _plain(.accessibilityHint(hint.string))
  }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    _plain(.accessibilityHint(key.plain))
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    _plain(.accessibilityHint(String(hint)))
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    _plain(.accessibilityTraits(traits.names, isAdded: true))
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    _plain(.accessibilityTraits(traits.names, isAdded: false))
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    _plain(.accessibilityTraits(["isHeader"], isAdded: true))
  }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  { _plain(.accessibilityFocused(condition.wrappedValue)) }
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { _plain(.accessibilityFocused(binding.wrappedValue == value)) }

  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { _silent() }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { _silent() }
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { _silent() }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { _silent() }
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    _silent()
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { _silent() }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { _silent() }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { _silent() }
  public func accessibilitySortPriority(_ priority: Double) -> some View { _silent() }
  public func accessibilityShowsLargeContentViewer() -> some View { _silent() }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { _silent() }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    _silent()
  }
  public func help(_ key: LocalizedStringKey) -> some View { _silent() }
  public func help(_ text: Text) -> some View { _silent() }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { _silent() }
}

public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public struct AccessibilityActionKind: Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The names of the traits, in the order of their bits.
  private static let allNames = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
    "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
    "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
    "isTabBar",
  ]
  var names: [String] {
    Self.allNames.indices.filter { rawValue & (1 << $0) != 0 }.map { Self.allNames[$0] }
  }
}

/// Which view VoiceOver reads.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  var state: State<Value>
  public init() where Value == Bool { state = State(initialValue: false) }
  public init<T>() where Value == T?, T: Hashable { state = State(initialValue: nil) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A focus state's projection.
  @propertyWrapper
  public struct Binding {
    var binding: ZoomUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}
extension AccessibilityFocusState: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    state.bind(context, key: key, label: label)
  }
}
