// An alert over time.

/// An alert that appears or goes: alpha and scale on one spring.
public struct AlertMotion: Sendable, Equatable {
  /// 0 = not there, 1 = there.
  public let presence: SpringMotion
  /// Where the numbers come from.
  public let profile: Profile

  /// An alert that appears or goes, from rest.
  public init(presented: Bool, profile: Profile, start: Double = 0) {
    self.profile = profile
    presence = SpringMotion(
      from: presented ? 0 : 1, to: presented ? 1 : 0, spring: profile.fade.alert.spring,
      start: start)
  }

  /// Opacity, scale and the dim's alpha at a time.
  public func state(at time: Double) -> (alpha: Double, scale: Double, dim: Double) {
    let p = time >= settledTime ? presence.to : presence.value(at: time)
    return Self.state(presence: p, comes: presence.to == 1, profile: profile)
  }

  /// Opacity, scale and the dim's alpha of an alert that is there to a share.
  ///
  /// It goes without growing again: only the way in is scaled.
  static func state(
    presence: Double, comes: Bool, profile: Profile
  ) -> (alpha: Double, scale: Double, dim: Double) {
    let p = min(max(presence, 0), 1)
    let scale = comes ? profile.fade.alertScale.interpolated(to: 1, progress: p) : 1
    return (p, scale, profile.fade.alertDim * p)
  }

  /// When it rests.
  public var settledTime: Double { presence.restTime(tolerance: Self.restTolerance) }

  /// Half a level of grey: what is left of the way is not seen.
  static let restTolerance = 0.002
}
