// Data and state values of a scene.

/// A value of a scene's data or state.
public enum Value: Sendable, Equatable, Hashable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([Value])
  case object(Object)

  /// Named fields in the order in which they were written; names are unique.
  public struct Object: Sendable, Equatable, Hashable, Codable {
    package var fields: [Field]

    /// A name with its value.
    public struct Field: Sendable, Equatable, Hashable, Codable {
      package var name: String
      package var value: Value
      package init(name: String, value: Value) {
        self.name = name
        self.value = value
      }
    }

    /// An object of these fields, in this order.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// The field of that name; nil when there is none.
    public subscript(name: String) -> Value? {
      get { fields.first { $0.name == name }?.value }
      set {
        if let index = fields.firstIndex(where: { $0.name == name }) {
          if let newValue { fields[index].value = newValue } else { fields.remove(at: index) }
        } else if let newValue {
          fields.append(Field(name: name, value: newValue))
        }
      }
    }
  }

  /// What `if` makes of the value: false for null, false, 0, "" and an empty list.
  public var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .number(let number): number != 0
    case .string(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .object: true
    }
  }
}
