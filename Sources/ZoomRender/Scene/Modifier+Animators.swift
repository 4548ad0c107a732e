// Arguments of keyframe and phase animators.

/// A property that keyframes and phases can drive; units are the modifier's own.
public enum AnimatedProperty: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case opacity, offsetX, offsetY, scale, scaleX, scaleY, rotation, blur, width, height,
    cornerRadius
}

/// `keyframeAnimator(initialValue:trigger:)`: tracks run in parallel.
public struct KeyframeAnimator: Sendable, Equatable, Hashable {
  public struct Track: Sendable, Equatable, Hashable {
    public var property: AnimatedProperty
    public var initialValue: Double
    public var keyframes: [Keyframe]
    public init(property: AnimatedProperty, initialValue: Double, keyframes: [Keyframe]) {
      self.property = property
      self.initialValue = initialValue
      self.keyframes = keyframes
    }
  }
  public var tracks: [Track]
  /// Restarts when this value changes; nil = starts on appearance.
  public var trigger: Value?
  public var repeats: Bool

  public init(tracks: [Track], trigger: Value? = nil, repeats: Bool = false) {
    self.tracks = tracks
    self.trigger = trigger
    self.repeats = repeats
  }
}

/// `phaseAnimator(_:trigger:content:animation:)`.
public struct PhaseAnimator: Sendable, Equatable, Hashable {
  public struct Phase: Sendable, Equatable, Hashable {
    public struct Setting: Sendable, Equatable, Hashable {
      public var property: AnimatedProperty
      public var value: Double
      public init(property: AnimatedProperty, value: Double) {
        self.property = property
        self.value = value
      }
    }
    public var settings: [Setting]
    /// The animation that leads to this phase; nil jumps.
    public var animation: Animation?
    public init(settings: [Setting], animation: Animation? = .default) {
      self.settings = settings
      self.animation = animation
    }
  }
  public var phases: [Phase]
  /// Nil cycles for ever.
  public var trigger: Value?

  public init(phases: [Phase], trigger: Value? = nil) {
    self.phases = phases
    self.trigger = trigger
  }
}
