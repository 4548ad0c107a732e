// What happens in a scene, in order.

/// An event of a scene's script with the place it was written at.
public struct ScriptStep: Sendable, Equatable {
  package var event: ScriptEvent
  package var origin: NodeOrigin

  package init(_ event: ScriptEvent, origin: NodeOrigin = .unknown) {
    self.event = event
    self.origin = origin
  }
}

/// Something that happens at the moment the script reaches it. Only `wait` and gestures take time.
public indirect enum ScriptEvent: Sendable, Equatable {
  case wait(seconds: Double)
  /// Until every animation and transition has settled.
  case waitUntilSettled
  case tap(Target)
  /// Two taps in quick succession.
  case doubleTap(Target)
  /// A finger that rests on a view.
  case longPress(Target, seconds: Double)
  /// The back button of the top page, or dismissal of the top presentation without one.
  case back
  case push(Value, type: String, path: String?)
  case pop(count: Int, path: String?)
  case setPath([Value], type: String, path: String?)
  case present(String, item: Value?)
  case dismiss
  case set(String, Value, Transaction)
  case setData(String, Value, Transaction)
  /// Runs actions as a button would.
  case run([Action])
  case scroll(Scroll)
  case selectTab(Value)
  case drag(Gesture)
  case edgeSwipe(Gesture)
  case pinch(Pinch)
  case setReduceMotion(Bool)
  case imageArrives(Target)
  case feedback(String)

  /// What a touch is aimed at.
  public enum Target: Sendable, Equatable, Hashable {
    /// A view's name, id or accessibility label.
    case id(String)
    /// The text that a tappable view shows.
    case text(String)
    /// The nth tappable view of the screen, 0-based.
    case index(Int)
    /// Screen points.
    case point(Point)
  }

  /// Where a scroll view goes: an offset, or a view to bring to an anchor.
  public struct Scroll: Sendable, Equatable {
    /// The scroll view's name; nil = the first one of the top page.
    public var view: String?
    package var offset: Vector?
    /// Scroll so that the view of this id is at `anchor`.
    public var target: Value?
    package var anchor: UnitPoint?
    package var animation: Animation?
    package init(
      view: String? = nil, offset: Vector? = nil, target: Value? = nil, anchor: UnitPoint? = nil,
      animation: Animation? = nil
    ) {
      self.view = view
      self.offset = offset
      self.target = target
      self.anchor = anchor
      self.animation = animation
    }
  }

  /// A finger's path; the first sample is the touch, the last the release.
  public struct Gesture: Sendable, Equatable {
    /// A moment of the gesture.
    public struct Sample: Sendable, Equatable {
      /// Seconds after the touch.
      public var time: Double
      package var point: Point
      package init(time: Double, point: Point) {
        self.time = time
        self.point = point
      }
    }
    package var samples: [Sample]
    /// Points per second at release; nil = measured from the last samples.
    public var releaseVelocity: Vector?
    /// False keeps holding: the script goes on with the finger down.
    public var releases: Bool
    package init(samples: [Sample], releaseVelocity: Vector? = nil, releases: Bool = true) {
      self.samples = samples
      self.releaseVelocity = releaseVelocity
      self.releases = releases
    }
  }

  /// Two fingers; the first sample is the touch, the last the release.
  public struct Pinch: Sendable, Equatable {
    /// A moment of the gesture.
    public struct Sample: Sendable, Equatable {
      package var time: Double
      /// Midpoint of the fingers.
      public var center: Point
      /// Distance of the fingers in points.
      public var distance: Double
      package var radians: Double
      package init(time: Double, center: Point, distance: Double, radians: Double = 0) {
        self.time = time
        self.center = center
        self.distance = distance
        self.radians = radians
      }
    }
    package var samples: [Sample]
    package var releases: Bool
    package init(samples: [Sample], releases: Bool = true) {
      self.samples = samples
      self.releases = releases
    }
  }
}
