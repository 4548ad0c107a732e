// Arguments of keyframe and phase animators.

/// A property that keyframes and phases can drive; units are the modifier's own.
public enum AnimatedProperty: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case opacity, offsetX, offsetY, scale, scaleX, scaleY, rotation, blur, width, height,
    cornerRadius
}

/// `keyframeAnimator(initialValue:trigger:)`: tracks run in parallel.
public struct KeyframeAnimator: Sendable, Equatable, Hashable, Codable {
  /// The keyframes of one property.
  public struct Track: Sendable, Equatable, Hashable, Codable {
    package var property: AnimatedProperty
    package var initialValue: Double
    package var keyframes: [Keyframe]
    package init(property: AnimatedProperty, initialValue: Double, keyframes: [Keyframe]) {
      self.property = property
      self.initialValue = initialValue
      self.keyframes = keyframes
    }
  }
  package var tracks: [Track]
  /// Restarts when this value changes; nil = starts on appearance.
  public var trigger: Value?
  package var repeats: Bool

  package init(tracks: [Track], trigger: Value? = nil, repeats: Bool = false) {
    self.tracks = tracks
    self.trigger = trigger
    self.repeats = repeats
  }
}

/// `phaseAnimator(_:trigger:content:animation:)`.
public struct PhaseAnimator: Sendable, Equatable, Hashable, Codable {
  /// How the view looks in a phase, and how it gets there.
  public struct Phase: Sendable, Equatable, Hashable, Codable {
    /// A property with its value in the phase.
    public struct Setting: Sendable, Equatable, Hashable, Codable {
      package var property: AnimatedProperty
      package var value: Double
      package init(property: AnimatedProperty, value: Double) {
        self.property = property
        self.value = value
      }
    }
    package var settings: [Setting]
    /// The animation that leads to this phase; nil jumps.
    public var animation: Animation?
    package init(settings: [Setting], animation: Animation? = .default) {
      self.settings = settings
      self.animation = animation
    }
  }
  package var phases: [Phase]
  /// Nil cycles for ever.
  public var trigger: Value?

  package init(phases: [Phase], trigger: Value? = nil) {
    self.phases = phases
    self.trigger = trigger
  }
}
