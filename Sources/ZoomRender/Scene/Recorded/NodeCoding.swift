// Values of the engine as JSON, exactly: for scenes that are recorded from compiled source.

/// Turns `Codable` values into JSON values and back. Whole numbers beyond 2^53 and numbers that are
/// not finite are written as strings.
enum NodeCoding {
  static func encode<T: Encodable>(_ value: T) throws -> JSONValue {
    let slot = EncodingSlot()
    try value.encode(to: SlotEncoder(slot: slot))
    return slot.value
  }

  static func decode<T: Decodable>(_ type: T.Type, from node: JSONNode) throws -> T {
    try T(from: SlotDecoder(node: node))
  }

  /// The text of a JSON value, without white space.
  static func text(_ value: JSONValue) -> String {
    var out = ""
    append(value, to: &out)
    return out
  }

  private static func append(_ value: JSONValue, to out: inout String) {
    switch value {
    case .null: out += "null"
    case .bool(let flag): out += flag ? "true" : "false"
    case .number(let number): out += JSONText.number(number)
    case .string(let text): out += JSONText.quoted(text)
    case .array(let elements):
      out += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { out += "," }
        append(element.value, to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        out += JSONText.quoted(member.key) + ":"
        append(member.value.value, to: &out)
      }
      out += "}"
    }
  }

  /// A key that is only a name or a position.
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int?
    init(stringValue: String) { self.stringValue = stringValue }
    init(intValue: Int) {
      stringValue = "\(intValue)"
      self.intValue = intValue
    }
  }
}

// MARK: Encoding

/// The place of a value that is being made.
private final class EncodingSlot {
  enum Content {
    case plain(JSONValue)
    case members([(String, EncodingSlot)])
    case elements([EncodingSlot])
  }
  var content = Content.plain(.object([]))

  var value: JSONValue {
    switch content {
    case .plain(let value): value
    case .members(let list):
      .object(list.map { JSONMember(key: $0.0, value: JSONNode($0.1.value)) })
    case .elements(let list): .array(list.map { JSONNode($0.value) })
    }
  }

  func member(_ name: String) -> EncodingSlot {
    let slot = EncodingSlot()
    if case .members(var list) = content {
      list.append((name, slot))
      content = .members(list)
    } else {
      content = .members([(name, slot)])
    }
    return slot
  }

  func element() -> EncodingSlot {
    let slot = EncodingSlot()
    if case .elements(var list) = content {
      list.append(slot)
      content = .elements(list)
    } else {
      content = .elements([slot])
    }
    return slot
  }

  func write<T: Encodable>(_ value: T) throws {
    switch value {
    case let flag as Bool: content = .plain(.bool(flag))
    case let text as String: content = .plain(.string(text))
    case let number as Double:
      content = .plain(number.isFinite ? .number(number) : .string("\(number)"))
    case let number as any BinaryInteger:
      let small = Int64(exactly: number).flatMap { $0.magnitude < 1 << 53 ? Double($0) : nil }
      content = .plain(small.map { .number($0) } ?? .string("\(number)"))
    default: try value.encode(to: SlotEncoder(slot: self))
    }
  }
}

private struct SlotEncoder: Encoder {
  let slot: EncodingSlot
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  func container<K: CodingKey>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> {
    if case .members = slot.content {} else { slot.content = .members([]) }
    return KeyedEncodingContainer(KeyedSlots<K>(slot: slot))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.content = .elements([])
    return ListSlots(slot: slot)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { OneSlot(slot: slot) }
}

private struct KeyedSlots<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: EncodingSlot
  var codingPath: [any CodingKey] { [] }
  mutating func encodeNil(forKey key: Key) {
    slot.member(key.stringValue).content = .plain(.null)
  }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try slot.member(key.stringValue).write(value)
  }
  mutating func nestedContainer<K: CodingKey>(
    keyedBy type: K.Type, forKey key: Key
  ) -> KeyedEncodingContainer<K> {
    SlotEncoder(slot: slot.member(key.stringValue)).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    SlotEncoder(slot: slot.member(key.stringValue)).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { SlotEncoder(slot: slot.member("super")) }
  mutating func superEncoder(forKey key: Key) -> any Encoder {
    SlotEncoder(slot: slot.member(key.stringValue))
  }
}

private struct ListSlots: UnkeyedEncodingContainer {
  let slot: EncodingSlot
  var codingPath: [any CodingKey] { [] }
  var count: Int { if case .elements(let list) = slot.content { list.count } else { 0 } }
  mutating func encodeNil() { slot.element().content = .plain(.null) }
  mutating func encode<T: Encodable>(_ value: T) throws { try slot.element().write(value) }
  mutating func nestedContainer<K: CodingKey>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> {
    SlotEncoder(slot: slot.element()).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    SlotEncoder(slot: slot.element()).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { SlotEncoder(slot: slot.element()) }
}

private struct OneSlot: SingleValueEncodingContainer {
  let slot: EncodingSlot
  var codingPath: [any CodingKey] { [] }
  mutating func encodeNil() { slot.content = .plain(.null) }
  mutating func encode<T: Encodable>(_ value: T) throws { try slot.write(value) }
}
