// Gestures of a view source: what they wait for, and what they are told.

/// A view's gesture whose closures are the source's own.
public struct GestureListener: Sendable, Equatable, Hashable, Codable {
  /// A motion of fingers that the gesture waits for.
  public enum Wish: Sendable, Equatable, Hashable, Codable {
    /// One finger that has moved by a distance, in points.
    case drag(minimumDistance: Double)
    /// One finger that stays within a distance, in points, for some seconds.
    case press(seconds: Double, maximumDistance: Double)
    /// Two fingers.
    case pinch
    /// Taps in quick succession.
    case taps(Int)
  }

  /// Which gesture wins where several wait.
  public enum Priority: Sendable, Equatable, Hashable, Codable {
    case normal, high, simultaneous
  }

  package var wishes: [Wish]
  package var priority: Priority
  /// Number of the gesture in its source.
  public var closure: Int

  package init(wishes: [Wish], priority: Priority, closure: Int) {
    self.wishes = wishes
    self.priority = priority
    self.closure = closure
  }
}

/// What a gesture is told at one moment of a touch.
public struct TouchMoment: Sendable, Equatable {
  /// Where in the touch the moment lies.
  public enum Phase: Sendable, Equatable {
    case began, moved, ended
    /// Another gesture has taken the touch.
    case cancelled
    /// A finished tap, the nth in quick succession.
    case tapped(Int)
  }

  /// What has become of the touch.
  public var phase: Phase
  /// How many fingers touch.
  public var fingers: Int
  /// Seconds after the touch.
  public var time: Double
  /// The finger, or the point between two, in the view as it was at the touch, in points.
  public var location: Point
  /// The same in root points.
  public var globalLocation: Point
  /// Size of the view at the touch, in points.
  public var size: Size
  /// Points per second.
  public var velocity: Vector
  /// Distance of the fingers over their distance at the touch.
  public var magnification: Double
  /// Turn of the fingers since the touch, in radians.
  public var radians: Double

  package init(
    phase: Phase, fingers: Int = 1, time: Double, location: Point, globalLocation: Point,
    size: Size,
    velocity: Vector, magnification: Double, radians: Double
  ) {
    self.phase = phase
    self.fingers = fingers
    self.time = time
    self.location = location
    self.globalLocation = globalLocation
    self.size = size
    self.velocity = velocity
    self.magnification = magnification
    self.radians = radians
  }
}
