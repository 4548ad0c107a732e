// Ids and path elements of the user's types, as values of the engine.

import ZoomRender

/// Names values: equal values get equal names, different ones different names, in every run.
@MainActor
struct ValueTable {
  private var uuids: [UUID: Int] = [:]
  private var encoded: [AnyHashable: EngineValue] = [:]
  private var decoded: [Key: AnyHashable] = [:]
  /// The ids that views share, by the names that they have.
  private var shared: [EngineValue: AnyHashable] = [:]

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var value: EngineValue
  }

  /// The name of a value: numbers and strings as they are, UUIDs by first appearance
  /// (`uuid#1`), identifiable values by their id, others by their description.
  mutating func encode(_ value: any Hashable) -> EngineValue {
    let erased = AnyHashable(value)
    let base = erased.base
    if let known = encoded[erased] { return known }
    let name = disambiguated(name(of: base), type: type(of: base))
    encoded[erased] = name
    decoded[Key(type: ObjectIdentifier(type(of: base)), value: name)] = erased
    return name
  }

  /// The name of an id that one view shares with another. Such ids meet when they are equal, not
  /// when they read the same: an item and its id, or an optional and what it wraps, do not meet.
  mutating func encode(sharedID value: any Hashable) -> EngineValue {
    let erased = AnyHashable(value)
    let name = encode(value)
    guard name != .null, let owner = shared[name], owner != erased else {
      shared[name] = erased
      return name
    }
    return .object(
      .init([
        .init(name: "id", value: name),
        .init(name: "(type)", value: .string("\(type(of: erased.base))")),
      ]))
  }

  /// The value that was named, if it has the type.
  func decode<T>(_ value: EngineValue, as type: T.Type) -> T? {
    if let known = decoded[Key(type: ObjectIdentifier(type), value: value)] {
      return known.base as? T
    }
    if let wrapped = type as? any OptionalType.Type {
      return wrapped.decodeOptional(value, from: self) as? T
    }
    switch value {
    case .string(let text): return text as? T
    case .bool(let flag): return flag as? T
    case .number(let number): return (number as? T) ?? (Int(exactly: number) as? T)
    default: return nil
    }
  }

  private mutating func name(of base: Any) -> EngineValue {
    switch base {
    case let text as String: return .string(text)
    case let flag as Bool: return .bool(flag)
    case let number as any BinaryInteger: return .number(Double(number))
    case let number as Double: return .number(number)
    case let number as CGFloat: return .number(Double(number))
    case let id as UUID:
      let number = uuids[id] ?? uuids.count + 1
      uuids[id] = number
      return .string("uuid#\(number)")
    case let optional as any OptionalType:
      guard let wrapped = optional.wrappedAny else { return .null }
      if let hashable = wrapped as? any Hashable { return encode(hashable) }
      return .string(String(describing: wrapped))
    case let identifiable as any Identifiable:
      func open<I: Identifiable>(_ value: I) -> EngineValue {
        // A value may be its own identity.
        I.self == I.ID.self ? .string(plainName(of: base)) : encode(value.id)
      }
      return open(identifiable)
    default: return .string(plainName(of: base))
    }
  }

  /// A description without module names and random UUIDs.
  private mutating func plainName(of base: Any) -> String {
    let mirror = Mirror(reflecting: base)
    switch mirror.displayStyle {
    case .enum:
      guard let payload = mirror.children.first else { return String(describing: base) }
      return "\(payload.label ?? "")(\(field(payload.value)))"
    case .struct, .tuple:
      let fields = mirror.children.map { "\($0.label ?? ""): \(field($0.value))" }
      let name = mirror.displayStyle == .tuple ? "" : "\(Swift.type(of: base))"
      return "\(name)(\(fields.joined(separator: ", ")))"
    default: return String(describing: base)
    }
  }

  private mutating func field(_ value: Any) -> String {
    if let hashable = value as? any Hashable {
      return text(of: encode(hashable))
    }
    return plainName(of: value)
  }

  /// A name as text.
  func text(of value: EngineValue) -> String {
    switch value {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let flag): "\(flag)"
    default: "nil"
    }
  }

  private func disambiguated(_ value: EngineValue, type: Any.Type) -> EngineValue {
    var candidate = value
    var number = 2
    while decoded[Key(type: ObjectIdentifier(type), value: candidate)] != nil {
      guard case .string(let text) = value else { return value }
      candidate = .string("\(text)#\(number)")
      number += 1
    }
    return candidate
  }
}

/// Lets optionals be told apart at run time.
protocol OptionalType {
  var wrappedAny: Any? { get }
  @MainActor static func decodeOptional(_ value: EngineValue, from table: ValueTable) -> Any
}

extension Optional: OptionalType {
  var wrappedAny: Any? { self.map { $0 as Any } }
  static func decodeOptional(_ value: EngineValue, from table: ValueTable) -> Any {
    if value == .null { return Self.none as Any }
    return table.decode(value, as: Wrapped.self) as Any
  }
}
