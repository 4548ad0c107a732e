// Named sets of constants and fallback rules.

/// A profile: which OS generation's motion constants and fallback rules a scene follows.
///
/// Constants have dotted names (`zoom.push.width.response`) so that a scene, `--set` and the
/// parameter sweep of a reel can override any of them.
public struct Profile: Sendable, Equatable {
  public enum Name: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case ios17, ios18, ios26, device
  }
  public var name: Name

  public init(_ name: Name = .ios26) { self.name = name }
}
