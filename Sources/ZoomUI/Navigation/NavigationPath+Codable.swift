// Paths that can be stored.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NavigationPath {
  /// A path whose elements are all codable: type names and values in turn, the last page first.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init?(_ elements: [AnyHashable]) {
      guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var read: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no type of a path element is named '\(name)'")
        }
        func element<T: Decodable & Hashable>(_ type: T.Type) throws -> AnyHashable {
          AnyHashable(try JSONDecoder().decode([T].self, from: Data("[\(text)]".utf8))[0])
        }
        read.append(try element(type))
      }
      elements = read.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: element.base)) ?? "")
        func text<T: Encodable>(_ value: T) throws -> String {
          String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
        }
        try container.encode(String(try text(value).dropFirst().dropLast()))
      }
    }
  }
}
