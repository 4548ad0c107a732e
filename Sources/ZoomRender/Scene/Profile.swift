// Named sets of constants and fallback rules.

/// A profile: which OS generation's motion constants and fallback rules a scene follows.
///
/// Constants have dotted names (`zoom.push.width.response`) so that a scene, `--set` and the
/// parameter sweep of a reel can override any of them: see ``setting(_:to:)`` and ``ProfileTable``.
public struct Profile: Sendable, Equatable {
  /// The profiles that exist.
  public enum Name: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    /// No zoom: default push, or the plain presentation.
    case ios17
    /// As `ios26` without recede and without glass, with classic bars.
    case ios18
    /// Measured motion, and the fallbacks that the well-known guides describe.
    case ios26
    /// Measured motion, and the fallbacks observed on devices.
    case device
  }

  /// The profile that the constants started from.
  public var name: Name
  /// Names of the constants that a scene or the command line has changed, in order.
  public private(set) var overrides: [String] = []

  /// Animation of state.
  public var motion = MotionConstants()
  /// The zoom transition.
  public var zoom = ZoomConstants()
  /// The default push and pop.
  public var push = PushConstants()
  /// Sheets and covers.
  public var sheet = SheetConstants()
  /// Fades and alerts.
  public var fade = FadeConstants()
  /// Groups of glass in bars.
  public var bar = BarConstants()
  /// How a finger moves a card.
  public var drag = DragConstants()
  /// What happens when a finger lifts.
  public var release = ReleaseConstants()
  /// Fallbacks and looks.
  public var rules = ProfileRules()

  /// The profile of a name; `ios26` by default.
  public init(_ name: Name = .ios26) {
    self.name = name
    switch name {
    case .ios26: break
    case .device: applyDevice()
    case .ios18: applyClassic()
    case .ios17:
      applyClassic()
      rules.zoomAvailable = .off
      fade.tab = 0
    }
  }

  private mutating func applyDevice() {
    rules.missingSource = .zoomFromCenter
    rules.offScreenSource = .flyThere
    rules.reducedMotion = .nativeFade
    rules.endRadius = .display
    rules.slide = .reject
    rules.phases = .reject
    zoom.coverShadow = zoom.shadow
  }

  private mutating func applyClassic() {
    zoom.recede = 1
    rules.pushCurve = .spring
    rules.pushCorners = .square
    rules.coverCorners = .square
    rules.sheetStyle = .edgeToEdge
    rules.glassSource = .plain
    rules.bars = .classic
    rules.contentSwipe = .off
    rules.presenterRecedes = .on
    push.shadow = EdgeShadowConstants(alpha: 0.3, sigma: 5, offset: 0)
    sheet.radius = 10
    sheet.largeGap = 10
    // Matched by eye, light appearance. Dark stays as it is: the one reading there is gives UIKit's
    // dimming colour as .48 for iOS 15 to 18 too.
    sheet.dim = 0.1
  }

  /// `Animation.default` in this profile.
  public var defaultAnimation: Animation {
    .spring(
      response: motion.standard.response, dampingRatio: motion.standard.dampingRatio,
      blendDuration: 0)
  }

  /// A copy with one constant or rule changed.
  ///
  /// - Parameter name: A dotted name of ``ProfileTable``.
  /// - Throws: ``ProfileError`` for a name or value that does not exist, naming near ones.
  public func setting(_ name: String, to value: ProfileValue) throws(ProfileError) -> Profile {
    let entry = try ProfileTable.entry(named: name)
    var copy = self
    try entry.write(value, into: &copy)
    copy.overrides.removeAll { $0 == name }
    copy.overrides.append(name)
    return copy
  }

  /// A copy with one number changed.
  public func setting(_ name: String, to value: Double) throws(ProfileError) -> Profile {
    try setting(name, to: .number(value))
  }

  /// A copy with one constant or rule changed as written on a command line: `0.4`, `crossFade`.
  public func setting(_ name: String, to text: String) throws(ProfileError) -> Profile {
    try setting(name, to: Double(text).map { .number($0) } ?? .choice(text))
  }

  /// The value of a constant or rule.
  public func value(of name: String) throws(ProfileError) -> ProfileValue {
    try ProfileTable.entry(named: name).read(self)
  }
}

/// A constant or a rule's choice.
public enum ProfileValue: Sendable, Equatable, Hashable, CustomStringConvertible {
  /// In the entry's unit.
  case number(Double)
  /// One of the entry's choices.
  case choice(String)

  /// The number or the choice as text.
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .choice(let choice): choice
    }
  }
}

/// Why a constant cannot be set.
public struct ProfileError: Error, Sendable, Equatable {
  /// What was found and what is allowed; lower case, no full stop.
  public var message: String
  /// The name that was probably meant, for a fix-it.
  public var suggestion: String?
  /// Names near the one that was asked for, nearest first.
  public var nearNames: [String]

  /// An error.
  public init(_ message: String, suggestion: String? = nil, nearNames: [String] = []) {
    self.message = message
    self.suggestion = suggestion
    self.nearNames = nearNames
  }
}
