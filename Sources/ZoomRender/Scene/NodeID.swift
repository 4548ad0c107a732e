// Stable identity of a view across states and frames.

import CXXHash

/// The identity of a view: the same view has the same id in every evaluation of its scene.
///
/// A 64-bit hash of the structural path (parent's id, then the child's position, `ForEach` id or
/// `.id(…)` value). Names, file positions and attribute values play no part.
public struct NodeID: Sendable, Equatable, Hashable, Comparable {
  public var value: UInt64

  public init(value: UInt64) { self.value = value }

  /// The root of a scene.
  public static let root = NodeID(value: 0x5A52_6F6F_745F_3031)

  /// The child at a structural position.
  public func child(_ index: Int) -> NodeID { mixed(with: [UInt8(0)], UInt64(bitPattern: Int64(index))) }

  /// The child with an explicit identity, such as an element of a `ForEach`.
  public func child(id: Value) -> NodeID { mixed(with: [UInt8(1)] + Array("\(id)".utf8), 0) }

  /// A named part: `overlay`, `header`, a page of a stack.
  public func child(part: String) -> NodeID { mixed(with: [UInt8(2)] + Array(part.utf8), 0) }

  private func mixed(with bytes: [UInt8], _ number: UInt64) -> NodeID {
    bytes.withUnsafeBufferPointer { buffer in
      NodeID(
        value: zr_xxh3_64(
          buffer.baseAddress, buffer.count, value &* 0x9E37_79B9_7F4A_7C15 &+ number))
    }
  }

  public static func < (a: NodeID, b: NodeID) -> Bool { a.value < b.value }
}
