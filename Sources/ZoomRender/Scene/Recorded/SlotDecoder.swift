// The way back from JSON to values of the engine.

/// What is wrong with a recorded value, with its place.
struct RecordedError: Error {
  var message: String
  var node: JSONNode
}

struct SlotDecoder: Decoder {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<K: CodingKey>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K> {
    guard case .object(let members) = node.value else {
      throw RecordedError(message: "expected an object", node: node)
    }
    return KeyedDecodingContainer(KeyedReading<K>(node: node, list: members))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = node.value else {
      throw RecordedError(message: "expected an array", node: node)
    }
    return ListReading(node: node, list: elements)
  }
  func singleValueContainer() -> any SingleValueDecodingContainer { OneReading(node: node) }

  static func read<T: Decodable>(_ type: T.Type, _ node: JSONNode) throws -> T {
    if let made = plain(node) as T? { return made }
    return try T(from: SlotDecoder(node: node))
  }

  /// Texts, numbers and truth values.
  private static func plain<T>(_ node: JSONNode) -> T? {
    switch node.value {
    case .bool(let flag): return flag as? T
    case .number(let number):
      if T.self == Double.self { return number as? T }
      if T.self == Int.self { return Int(exactly: number) as? T }
      if T.self == UInt64.self { return UInt64(exactly: number) as? T }
      if T.self == UInt8.self { return UInt8(exactly: number) as? T }
      return nil
    case .string(let text):
      if T.self == String.self { return text as? T }
      if T.self == Double.self { return Double(text) as? T }
      if T.self == Int.self { return Int(text) as? T }
      if T.self == UInt64.self { return UInt64(text) as? T }
      return nil
    default: return nil
    }
  }
}

private struct KeyedReading<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: JSONNode
  let list: [JSONMember]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { list.compactMap { Key(stringValue: $0.key) } }
  func contains(_ key: Key) -> Bool { list.contains { $0.key == key.stringValue } }
  private func value(_ key: Key) throws -> JSONNode {
    guard let member = list.first(where: { $0.key == key.stringValue }) else {
      throw RecordedError(message: "'\(key.stringValue)' is missing", node: node)
    }
    return member.value
  }
  func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNull }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try SlotDecoder.read(type, try value(key))
  }
  func nestedContainer<K: CodingKey>(
    keyedBy type: K.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<K> {
    try SlotDecoder(node: try value(key)).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try SlotDecoder(node: try value(key)).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { SlotDecoder(node: node) }
  func superDecoder(forKey key: Key) throws -> any Decoder { SlotDecoder(node: try value(key)) }
}

private struct ListReading: UnkeyedDecodingContainer {
  let node: JSONNode
  let list: [JSONNode]
  var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { list.count }
  var isAtEnd: Bool { currentIndex >= list.count }
  private mutating func next() throws -> JSONNode {
    guard !isAtEnd else { throw RecordedError(message: "the array is too short", node: node) }
    currentIndex += 1
    return list[currentIndex - 1]
  }
  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, list[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try SlotDecoder.read(type, try next())
  }
  mutating func nestedContainer<K: CodingKey>(
    keyedBy type: K.Type
  ) throws -> KeyedDecodingContainer<K> {
    try SlotDecoder(node: try next()).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try SlotDecoder(node: try next()).unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { SlotDecoder(node: try next()) }
}

private struct OneReading: SingleValueDecodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }
  func decodeNil() -> Bool { node.isNull }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard T.self is any PlainCodable.Type else { return try T(from: SlotDecoder(node: node)) }
    do { return try SlotDecoder.plainValue(type, node) } catch { throw error }
  }
}

/// Types that are read without a container of their own.
private protocol PlainCodable {}
extension Bool: PlainCodable {}
extension String: PlainCodable {}
extension Double: PlainCodable {}
extension Int: PlainCodable {}
extension UInt64: PlainCodable {}
extension UInt8: PlainCodable {}

extension SlotDecoder {
  fileprivate static func plainValue<T: Decodable>(_ type: T.Type, _ node: JSONNode) throws -> T {
    guard let made = plain(node) as T? else {
      throw RecordedError(message: "expected \(type)", node: node)
    }
    return made
  }
}
