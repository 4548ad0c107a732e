// State that a view owns.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that belongs to a place in the view tree and survives evaluations.
@propertyWrapper
public struct State<Value> {
  let initial: () -> Value
  var location: Location<Value>?

  public init(wrappedValue value: @autoclosure @escaping () -> Value) {
    initial = value
    location = PreviewState.location(value)
  }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  public var wrappedValue: Value {
    get { onDriver { location?.read() } ?? initial() }
    nonmutating set {
      onDriver { location?.write(newValue) }
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial()) }
    return Binding(
      name: location.label, read: { location.read() }, write: { location.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    location = Location(graph: context.graph, key: key, label: label, initial: initial)
    context.graph.touch(key)
    _ = location?.read()
  }
}

/// Where a state's value is kept.
struct Location<Value> {
  let graph: ViewGraph
  let key: StateKey
  let label: String
  let initial: () -> Value

  @MainActor func read() -> Value { graph.value(for: key, initial: initial) }
  @MainActor func write(_ value: Value) { graph.set(value, for: key) }
}

/// State of a view that gestures write, and that is as before when they are over.
@propertyWrapper
public struct GestureState<Value> {
  var state: State<Value>
  let first: Value
  /// Says with what transaction the value goes back.
  let reset: (Value, inout Transaction) -> Void
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    state = State(initialValue: wrappedValue)
    first = wrappedValue
    self.reset = reset
  }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  public init(resetTransaction: Transaction = Transaction())
  where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value) { state.wrappedValue = value }
  func resetValue() {
    var transaction = Transaction()
    reset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = first }
  }
}

extension GestureState: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    state.bind(context, key: key, label: label)
  }
}

/// Which view has the keyboard focus: settable, but nothing types here.
@propertyWrapper
public struct FocusState<Value: Hashable> {
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

extension FocusState: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    state.bind(context, key: key, label: label)
  }
}

/// A stored preference: starts at its default in every run, so that runs are equal.
@propertyWrapper
public struct AppStorage<Value> {
  var state: State<Value>
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(initialValue: wrappedValue)
  }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { state = State(initialValue: nil) }
}

extension AppStorage: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    state.bind(context, key: key, label: label)
  }
}

/// State that a scene would restore: starts at its default in every run.
@propertyWrapper
public struct SceneStorage<Value> {
  var state: State<Value>
  public init(wrappedValue: Value, _ key: String) { state = State(initialValue: wrappedValue) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    state.bind(context, key: key, label: label)
  }
}

/// A length that follows Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  let base: Value
  let style: Font.TextStyle
  var size = DynamicTypeSize.large
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    base = wrappedValue
    self.style = style
  }
  /// Scaled as the body style is: body point size at the size category over 17.
  public var wrappedValue: Value { base * Value(size.bodyFactor) }
}

extension ScaledMetric: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    size = context.environment.dynamicTypeSize
  }
}
