// Model objects.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Observation

/// An object whose published properties change the views that use it.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Announces changes of an object.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let sinks = SinkList<Void, Never>()
  public init() {}
  public func send() {
    onDriver { ViewGraph.current?.willChange() }
    sinks.send(())
  }
  public func _subscribe(_ sink: _Sink<Void, Never>) -> AnyCancellable { sinks.add(sink) }
}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {
  /// The value with those who listen to it.
  final class Box {
    var value: Value
    let sinks = SinkList<Value, Never>()
    var subscriptions: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }

    /// Listeners hear the new value before it is stored.
    func set(_ new: Value) {
      onDriver { ViewGraph.current?.willChange() }
      sinks.send(new)
      value = new
    }
  }

  let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// The stream of a published property: the current value, then each new one.
  public struct Publisher: ZoomUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box
    public func _subscribe(_ sink: _Sink<Value, Never>) -> AnyCancellable {
      sink.receive(box.value)
      return box.sinks.add(sink)
    }
  }
}

/// An observable object that the view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  var state: State<ObjectType>
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    state = State(wrappedValue: thunk())
  }
  public var wrappedValue: ObjectType { state.wrappedValue }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: state.wrappedValue)
  }
}

extension StateObject: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    state.bind(context, key: key, label: label)
  }
}

/// An observable object that another view owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        name: String(memberName(keyPath).dropFirst()), read: { object[keyPath: keyPath] },
        write: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An observable object from the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  var object: ObjectType?
  public init() {}
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor")
    }
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: DynamicProperty, BoundProperty {
  mutating func bind(_ context: _Context, key: StateKey, label: String) {
    object = context.environment.object(ObjectType.self)
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      name: String(memberName(keyPath).dropFirst()), read: { object[keyPath: keyPath] },
      write: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: DynamicProperty {}
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension View {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    _environment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    _environment { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}
