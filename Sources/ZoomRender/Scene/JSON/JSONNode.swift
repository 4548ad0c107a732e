// A JSON document whose every value knows its place.

/// A JSON value with the bytes that it was written in.
package struct JSONNode: Sendable, Equatable {
  package var value: JSONValue
  /// Offset of the first byte in the file.
  package var offset: Int
  /// Length in bytes.
  package var length: Int

  package init(_ value: JSONValue, offset: Int = 0, length: Int = 0) {
    self.value = value
    self.offset = offset
    self.length = length
  }

  // The accessors below are not inlined: in large initializers the optimizer of Swift 6.3.1 aborts
  // on the borrow of an inlined `switch` over the value ("found outside of lifetime use").

  /// The member of that name of an object; nil when there is none or it is no object.
  package subscript(key: String) -> JSONNode? {
    @inline(never) get { member(named: key) }
  }

  private func member(named key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONNode]? {
    @inline(never) get {
      if case .array(let elements) = value { elements } else { nil }
    }
  }

  /// The members of an object in written order; nil for other values.
  package var members: [JSONMember]? {
    @inline(never) get {
      if case .object(let members) = value { members } else { nil }
    }
  }

  /// The value when it is of this kind.
  package var string: String? {
    @inline(never) get { if case .string(let text) = value { text } else { nil } }
  }

  /// The value when it is of this kind.
  package var number: Double? {
    @inline(never) get { if case .number(let number) = value { number } else { nil } }
  }

  /// The value when it is of this kind.
  package var bool: Bool? {
    @inline(never) get { if case .bool(let flag) = value { flag } else { nil } }
  }

  package var isNull: Bool { value == .null }
}

/// What a JSON value is. Numbers are finite.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])

  /// How a message names the kind of value: "a number".
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of an object with its value; keys of one object are unique.
package struct JSONMember: Sendable, Equatable {
  package var key: String
  /// The bytes of the key, quotes included.
  package var keyOffset: Int
  package var keyLength: Int
  package var value: JSONNode

  package init(key: String, keyOffset: Int = 0, keyLength: Int = 0, value: JSONNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.keyLength = keyLength
    self.value = value
  }
}
