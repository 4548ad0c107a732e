// A read JSON file: its text, its values, and the way from a place to a path.

/// A JSON file after reading.
package struct JSONDocument: Sendable {
  package let source: SourceText
  package let root: JSONNode

  package init(source: SourceText, root: JSONNode) {
    self.source = source
    self.root = root
  }

  package func location(of node: JSONNode) -> SourceLocation {
    source.location(offset: node.offset, length: node.length)
  }

  /// The JSONPath of the deepest value or key that begins at or before `offset` and contains it:
  /// `$.view.children[0]`.
  ///
  /// - Complexity: O(depth · log width).
  package func path(at offset: Int) -> String {
    var path = "$"
    var node = root
    while true {
      switch node.value {
      case .array(let elements):
        guard let index = Self.lastIndex(in: elements.count, at: offset, { elements[$0].offset }),
          node.offset != offset, elements[index].contains(offset)
        else { return path }
        path += "[\(index)]"
        node = elements[index]
      case .object(let members):
        guard
          let index = Self.lastIndex(in: members.count, at: offset, { members[$0].keyOffset }),
          node.offset != offset
        else { return path }
        let member = members[index]
        path += Self.component(member.key)
        guard member.value.contains(offset) else { return path }
        node = member.value
      default: return path
      }
    }
  }

  /// `.key`, or `["key"]` when the key is no plain word.
  private static func component(_ key: String) -> String {
    let isWord =
      !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    return isWord ? ".\(key)" : "[\(JSONText.quoted(key))]"
  }

  /// The last index whose start is at or before `offset`.
  private static func lastIndex(
    in count: Int, at offset: Int, _ start: (Int) -> Int
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if start(middle) <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

extension JSONNode {
  func contains(_ place: Int) -> Bool { offset <= place && place < offset + max(length, 1) }

  /// The value as scene data: positions are dropped.
  package var plainValue: Value {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .list(elements.map(\.plainValue))
    case .object(let members):
      .object(
        Value.Object(
          members.map { Value.Object.Field(name: $0.key, value: $0.value.plainValue) }))
    }
  }

  /// A value of data as a node, every part of which stands at `place`.
  init(_ data: Value, at place: JSONNode) {
    let json: JSONValue =
      switch data {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .list(let values): .array(values.map { JSONNode($0, at: place) })
      case .object(let object):
        .object(
          object.fields.map {
            JSONMember(
              key: $0.name, keyOffset: place.offset, keyLength: place.length,
              value: JSONNode($0.value, at: place))
          })
      }
    self.init(json, offset: place.offset, length: place.length)
  }
}
