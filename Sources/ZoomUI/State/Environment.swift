// What flows down the tree to the user's views.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Observation
import ZoomRender

/// A key of the environment with its default value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view sees.
public struct EnvironmentValues {
  var custom: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// What `dismiss` acts on: an action of the engine, or a binding to write.
  var dismissHandler: (@MainActor () -> Void)?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  func object<T>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var dynamicTypeSize = DynamicTypeSize.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityDifferentiateWithoutColor = false
  public var accessibilityInvertColors = false
  public var accessibilityVoiceOverEnabled = false
  public var legibilityWeight: LegibilityWeight?
  public var displayScale: CGFloat = 3
  public var pixelLength: CGFloat { 1 / displayScale }
  public var isEnabled = true
  public var isPresented = false
  public var isSearching = false
  public var isFocused = false
  public var font: Font?
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment = TextAlignment.leading
  public var truncationMode = Text.TruncationMode.tail
  public var minimumScaleFactor: CGFloat = 1
  public var imageScale = Image.Scale.medium
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var scenePhase = ScenePhase.active
  public var editMode: Binding<EditMode>?
  public var locale = Locale(identifier: "en_US")
  public var calendar = Calendar(identifier: .gregorian)
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  public var redactionReasons: RedactionReasons = []
  public var backgroundMaterial: Material?
  public var tint: Color?
  public var controlSize = ControlSize.regular
  public var openURL = OpenURLAction()
  public var dismissSearch = DismissSearchAction()
  public var refresh = RefreshAction()
  public var undoManager: UndoManager?
  public var allowsTightening = false
  public var headerProminence = Prominence.standard
  public var symbolRenderingMode: SymbolRenderingMode?
  public var accessibilityEnabled = false
  public var accessibilityShowButtonShapes = false
  public var supportsMultipleWindows = false
  public var autocorrectionDisabled = false
  public var presentationMode: Binding<PresentationMode> {
    let handler = dismissHandler
    return Binding(get: { PresentationMode(handler: handler) }, set: { _ in })
  }

  public var dismiss: DismissAction { DismissAction(handler: dismissHandler) }
}

/// Takes the presentation or page away that it was read in.
public struct DismissAction {
  let handler: (@MainActor () -> Void)?
  @MainActor public func callAsFunction() {
    if let handler { handler() } else { ViewGraph.current?.append(.dismiss) }
  }
}

/// The older way to dismiss.
public struct PresentationMode {
  let handler: (@MainActor () -> Void)?
  public var isPresented: Bool { true }
  public mutating func dismiss() {
    let handler = handler
    onDriver { DismissAction(handler: handler)() }
  }
}

/// Opens a link: nothing opens here, the call is ignored.
public struct OpenURLAction {
  public init() {}
  public func callAsFunction(_ url: URL) {}
}

/// Reloads: nothing pulls here.
public struct RefreshAction {
  public func callAsFunction() async {}
}

/// Undo: nothing is undone here.
public final class UndoManager {
  public func undo() {}
  public func redo() {}
  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
}

/// Ends a search: nothing searches here.
public struct DismissSearchAction {
  public func callAsFunction() {}
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
  var engine: ZoomRender.ColorScheme { self == .light ? .light : .dark }
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
  var engine: ZoomRender.LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value> {
  enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }
  let source: Source
  var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0.object(objectType) }
  }

  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    source = .object { .some($0.object(objectType)) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    if case .keyPath(let keyPath) = source { return EnvironmentValues()[keyPath: keyPath] }
    fatalError(
      "No Observable object of type \(Value.self) found in the environment: put "
        + ".environment(_:) on the view above, with --root or in a #Preview")
  }
}

extension Environment: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    switch source {
    case .keyPath(let keyPath): value = context.environment[keyPath: keyPath]
    case .object(let find): value = find(context.environment)
    }
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    _Modified(content: self) { context, content in
      var change: EngineModifier?
      switch value {
      case let scheme as ColorScheme where keyPath == \EnvironmentValues.colorScheme:
        change = .environment(.colorScheme(scheme.engine))
      case let direction as LayoutDirection where keyPath == \EnvironmentValues.layoutDirection:
        change = .environment(.layoutDirection(direction.engine))
      case let size as DynamicTypeSize where keyPath == \EnvironmentValues.dynamicTypeSize:
        change = .environment(.dynamicTypeSize(size.engine))
      case let font as Font? where keyPath == \EnvironmentValues.font:
        change = font.map { .font($0.reference) }
      case let flag as Bool where keyPath == \EnvironmentValues.isEnabled:
        change = .environment(.isEnabled(flag))
      case let limit as Int? where keyPath == \EnvironmentValues.lineLimit:
        change = .lineLimit(.init(maximum: limit))
      default: break
      }
      context.withEnvironment({ $0[keyPath: keyPath] = value }) {
        context.modify(content, by: change.map { [$0] } ?? [])
      }
    }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    _environment { transform(&$0[keyPath: keyPath]) }
  }
}
