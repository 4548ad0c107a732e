// Streams of encoded values.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> _Pipe<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> _Pipe<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
