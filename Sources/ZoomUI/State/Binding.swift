// A reference to state that another view owns.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void
  /// The name of the state behind it; dotted for members.
  let name: String
  public var transaction = Transaction()

  init(
    name: String, read: @escaping @MainActor () -> Value,
    write: @escaping @MainActor (Value) -> Void
  ) {
    self.name = name
    self.read = { onDriver { read() } }
    self.write = { value in onDriver { write(value) } }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    name = "binding"
    read = get
    write = set
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if let animation = transaction.animation {
        withAnimation(animation) { write(newValue) }
      } else {
        write(newValue)
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      name: "\(name)\(memberName(keyPath))", read: { base.wrappedValue[keyPath: keyPath] },
      write: {
        var copy = base.wrappedValue
        copy[keyPath: keyPath] = $0
        base.wrappedValue = copy
      })
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

/// `.field` for a key path, without the root's type.
func memberName(_ keyPath: AnyKeyPath) -> String {
  let text = String(describing: keyPath)
  guard let dot = text.lastIndex(of: ".") else { return ".member" }
  return String(text[dot...])
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      name: base.name, read: { base.wrappedValue },
      write: { if let value = $0 { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let start = base.wrappedValue else { return nil }
    self.init(
      name: base.name, read: { base.wrappedValue ?? start }, write: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      name: base.name, read: { AnyHashable(base.wrappedValue) },
      write: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }

  /// The element at an index; the last known one when the collection has become shorter.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let base = self
    let start = wrappedValue[index]
    return Binding<Value.Element>(
      name: "\(name)[]",
      read: {
        let values = base.wrappedValue
        return values.indices.contains(index) ? values[index] : start
      },
      write: {
        var copy = base.wrappedValue
        guard copy.indices.contains(index) else { return }
        copy[index] = $0
        base.wrappedValue = copy
      })
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<[Binding<Value.Element>]>
  public func makeIterator() -> Iterator {
    wrappedValue.indices.map { element(at: $0) }.makeIterator()
  }
}

extension Binding: DynamicProperty {}
