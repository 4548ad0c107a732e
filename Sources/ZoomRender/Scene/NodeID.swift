// Stable identity of a view across states and frames.

import CXXHash

/// The identity of a view: the same view has the same id in every evaluation of its scene.
///
/// A 64-bit hash of the structural path (parent's id, then the child's position, `ForEach` id or
/// `.id(…)` value). Names, file positions and attribute values play no part.
public struct NodeID: Sendable, Equatable, Hashable, Comparable, Codable {
  package var value: UInt64

  package init(value: UInt64) { self.value = value }

  /// The root of a scene.
  public static let root = NodeID(value: 0x5A52_6F6F_745F_3031)

  /// The child at a structural position.
  public func child(_ index: Int) -> NodeID {
    mixed(with: UInt64(bitPattern: Int64(index)), salt: 0x9E37_79B9_7F4A_7C15)
  }

  /// The child with an explicit identity, such as an element of a `ForEach`.
  public func child(id: Value) -> NodeID {
    mixed(with: id.identityHash, salt: 0xC2B2_AE3D_27D4_EB4F)
  }

  /// A named part: `overlay`, `header`, a page of a stack.
  public func child(part: String) -> NodeID {
    mixed(with: Self.hash(of: part), salt: Self.partSalt)
  }

  private static let modifierHashes = (0..<64).map { hash(of: "m\($0)") }

  /// The place of a view's modifier, counted from the innermost: the part `m0`, `m1` ….
  func child(modifier index: Int) -> NodeID {
    guard Self.modifierHashes.indices.contains(index) else { return child(part: "m\(index)") }
    return mixed(with: Self.modifierHashes[index], salt: Self.partSalt)
  }

  private static let partSalt: UInt64 = 0x1656_67B1_9E37_79F9

  /// Two rounds of a 64-bit finalizer (Steele, Lea, Flood: "Fast splittable pseudorandom number
  /// generators", 2014): every input bit reaches every output bit.
  private func mixed(with number: UInt64, salt: UInt64) -> NodeID {
    func finalize(_ input: UInt64) -> UInt64 {
      var z = input
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    return NodeID(value: finalize(value ^ finalize(number &+ salt)))
  }

  fileprivate static func hash(of text: String, seed: UInt64 = 0) -> UInt64 {
    var text = text
    return text.withUTF8 { zr_xxh3_64($0.baseAddress, $0.count, seed) }
  }

  /// Order by hash value: any order, the same in every run.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.value < b.value }
}

extension Value {
  /// A hash that is the same in every run; values of different kinds have different hashes.
  var identityHash: UInt64 {
    func combine(_ a: UInt64, _ b: UInt64) -> UInt64 {
      ((a ^ (b &* 0x9E37_79B9_7F4A_7C15)) << 7 | (a >> 57)) &* 0xBF58_476D_1CE4_E5B9 ^ b
    }
    switch self {
    case .null: return 1
    case .bool(let flag): return flag ? 2 : 3
    case .number(let number): return combine(4, (number == 0 ? 0 : number).bitPattern)
    case .string(let text): return NodeID.hash(of: text, seed: 5)
    case .list(let values): return values.reduce(6) { combine($0, $1.identityHash) }
    case .object(let object):
      return object.fields.reduce(7) {
        combine(combine($0, NodeID.hash(of: $1.name, seed: 8)), $1.value.identityHash)
      }
    }
  }
}
