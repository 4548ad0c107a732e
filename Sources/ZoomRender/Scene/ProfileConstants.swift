// The constants of a profile, by topic. What each one is, and where it comes from, stands in
// `ProfileTable`.

/// Springs and amounts of the zoom transition.
public struct ZoomConstants: Sendable, Equatable {
  /// Springs of one direction.
  public struct Springs: Sendable, Equatable {
    /// The card's centre, both axes.
    public var center: SpringParameters
    /// The card's width.
    public var width: SpringParameters
    /// The card's height.
    public var height: SpringParameters
    /// The dim over the source screen.
    public var dim: SpringParameters
    /// The source screen's scale.
    public var recede: SpringParameters

    /// One spring each.
    public init(
      center: SpringParameters, width: SpringParameters, height: SpringParameters,
      dim: SpringParameters, recede: SpringParameters
    ) {
      self.center = center
      self.width = width
      self.height = height
      self.dim = dim
      self.recede = recede
    }
  }

  /// Opening, a page or a cover.
  public var push = Springs(
    center: .init(0.317, 1), width: .init(0.317, 1), height: .init(0.406, 0.925),
    dim: .init(0.34, 1), recede: .init(0.34, 1))
  /// Closing by a button, a page or a cover.
  public var pop = Springs(
    center: .init(0.34, 0.92), width: .init(0.34, 0.92), height: .init(0.34, 0.92),
    dim: .init(0.34, 0.92), recede: .init(0.34, 0.92))
  /// Opening a sheet.
  public var sheetOpen = Springs(
    center: .init(0.349, 0.833), width: .init(0.472, 0.748), height: .init(0.472, 0.748),
    dim: .init(0.34, 1), recede: .init(0.34, 1))
  /// Closing a sheet.
  public var sheetClose = Springs(
    center: .init(0.442, 0.762), width: .init(0.203, 1), height: .init(0.203, 1),
    dim: .init(0.34, 0.92), recede: .init(0.34, 0.92))
  /// Everything, when source or destination is glass.
  public var glass = SpringParameters(0.4, 0.8)
  /// Everything, in the single-spring model.
  public var single = SpringParameters(frequency: 19, dampingRatio: 1)
  /// How far the vertical edges lag in the middle of a push, as a fraction of the way.
  public var singlePushBend = -0.05
  /// How far they lead in the middle of a pop.
  public var singlePopBend = 0.03

  /// Fraction of the width's way in which the pictures cross-fade.
  public var fadeLength = 0.65
  /// Where a sheet's page begins to appear …
  public var sheetOpenFadeStart = 0.1
  /// … and where it is opaque.
  public var sheetOpenFadeEnd = 0.68
  /// Fraction of the way in which the source appears over a closing sheet.
  public var sheetCloseFadeLength = 0.92

  /// Alpha of the black over the source screen.
  public var dim = 0.15
  /// Scale of the source screen behind the page; 1 does not recede.
  public var recede = 0.914

  /// The travelling card's shadow.
  public var shadow = ShadowConstants(alpha: 0.3, sigma: 24, y: 4)
  /// The same for a full-screen cover.
  public var coverShadow = ShadowConstants(alpha: 0.36, sigma: 30, y: 4)
  /// Fraction of the way from the source where the shadow begins …
  public var shadowStart = 0.05
  /// … and where it has its full strength.
  public var shadowEnd = 0.1

  /// Side of the square that stands in for a missing source.
  public var missingSide = 48.0
  /// Its corner radius.
  public var missingRadius = 24.0
  /// The card is at rest when no edge is farther than this from its end.
  public var restDistance = 0.25
  /// Height progress from which the destination takes touches.
  public var touchProgress = 0.99

  /// Alignment: how the page and the source's picture move inside the card.
  public var alignment = AlignmentConstants()
  /// Glass: when the three participants fade.
  public var glassFade = GlassFadeConstants()
  /// Bars: when their items change.
  public var chrome = ChromeConstants()

  /// The constants of profile `ios26`.
  public init() {}
}

/// A shadow under a card: black with an alpha, a Gaussian, an offset down.
public struct ShadowConstants: Sendable, Equatable {
  /// 0...1.
  public var alpha: Double
  /// Standard deviation in points.
  public var sigma: Double
  /// Points down.
  public var y: Double

  /// A shadow.
  public init(alpha: Double, sigma: Double, y: Double) {
    self.alpha = alpha
    self.sigma = sigma
    self.y = y
  }
}

/// Motion of an aligned page inside the card.
public struct AlignmentConstants: Sendable, Equatable {
  /// How far the aligned part trails horizontally in the middle of a push, times 4.
  public var trailX = 0.1
  /// The same vertically.
  public var trailY = 0.25
  /// How much faster than its scale the part moves on a pop.
  public var popLead = 1.14
  /// Progress away from the source at which its picture is gone …
  public var fadeEnd = 0.78
  /// … and the progress that the fade takes.
  public var fadeLength = 0.5

  /// The measured values.
  public init() {}
}

/// Fades of a glass zoom's participants, in progress away from the source.
public struct GlassFadeConstants: Sendable, Equatable {
  /// The button's content is gone here.
  public var contentEnd = 0.35
  /// Its blur there, in points of σ.
  public var contentBlur = 8.0
  /// The platter begins to become the sheet's material here.
  public var platterStart = 0.6
  /// The page begins to appear here …
  public var pageStart = 0.2
  /// … and is opaque here.
  public var pageEnd = 0.7
  /// Its blur at the start, in points of σ.
  public var pageBlur = 8.0
  /// The flat picture of a padded glass source is gone here.
  public var flatEnd = 0.55

  /// The project's values: nobody has measured these.
  public init() {}
}

/// When a bar's items change during a zoom, in seconds.
public struct ChromeConstants: Sendable, Equatable {
  /// Back button appears over this on a push.
  public var buttonIn = 0.14
  /// Back button goes over this on a landing.
  public var buttonOut = 0.235
  /// Titles swap after this …
  public var titleDelay = 0.09
  /// … over this.
  public var titleFade = 0.05
  /// Items swap this long after a drag began.
  public var dragDelay = 0.15

  /// The measured values.
  public init() {}
}

/// The default push and pop.
public struct PushConstants: Sendable, Equatable {
  /// Time constant of the exponential push, in seconds.
  public var tau = 0.0605
  /// The same for the pop.
  public var popTau = 0.0605
  /// The spring form.
  public var spring = SpringParameters(0.3441, 1)
  /// What takes over when a push is interrupted.
  public var interrupted = SpringParameters(0.3, 1)
  /// How far the covered page moves, as a fraction of the width.
  public var parallax = 0.3
  /// Alpha of the black over the covered page.
  public var dim = 0.1
  /// Shadow beside the incoming page; `offset` is away from it.
  public var shadow = EdgeShadowConstants(alpha: 0.03, sigma: 12, offset: 6)
  /// Where a released edge swipe goes on to pop, as a fraction of the width: with ``projection``
  /// every recorded case decides as recorded, and both are the measured .53 and .12 to two digits.
  public var edgeThreshold = 0.526
  /// The same for a swipe from inside the page.
  public var contentThreshold = 0.42
  /// Seconds of the release velocity that count.
  public var projection = 0.1235
  /// After a release.
  public var release = SpringParameters(frequency: 22, dampingRatio: 0.85)
  /// Part of the finger's velocity that a cancelled swipe starts with.
  public var cancelVelocity = 2.9

  /// The constants of profile `ios26`.
  public init() {}
}

/// A shadow along one edge.
public struct EdgeShadowConstants: Sendable, Equatable {
  /// 0...1.
  public var alpha: Double
  /// Standard deviation in points.
  public var sigma: Double
  /// Points away from the page.
  public var offset: Double

  /// A shadow.
  public init(alpha: Double, sigma: Double, offset: Double) {
    self.alpha = alpha
    self.sigma = sigma
    self.offset = offset
  }
}

/// Sheets and covers.
public struct SheetConstants: Sendable, Equatable {
  /// Presenting, dismissing, changing the detent.
  public var spring = SpringParameters(0.3441, 1)
  /// Alpha of the black under the topmost sheet in light appearance.
  public var dim = 0.2
  /// The same in dark appearance.
  public var darkDim = 0.48
  /// The same under a stacked one.
  public var stackedDim = 0.12
  /// Top corner radius in points.
  public var radius = 38.0
  /// Distance of a floating sheet from the sides and the bottom.
  public var margin = 8.0
  /// `.medium` as a fraction of the largest detent.
  public var medium = 0.56
  /// Distance of a large sheet from the safe area's top.
  public var largeGap = 0.0
  /// How much narrower a sheet becomes under another, in points.
  public var stackedInset = 30.0
  /// Scale of the presenter behind a large sheet of the edge-to-edge style.
  public var presenterScale = 1 - 0.0835
  /// How far it moves down, as a fraction of the height.
  public var presenterDrop = 0.07
  /// Its corner radius.
  public var presenterRadius = 12.0
  /// Size and place of the grabber.
  public var grabber = GrabberConstants()
  /// Seconds of the release velocity that count for the choice of the detent.
  public var projection = 0.143
  /// Part of the height whose slide dismisses.
  public var dismissFraction = 0.5
  /// Points per second that dismiss.
  public var dismissSpeed = 1000.0
  /// Part of the finger's velocity with which a new detent is reached.
  public var detentVelocity = 2.0
  /// After a flick that dismisses.
  public var flick = SpringParameters(0.352, 0.79)
  /// Part of the finger's velocity for that.
  public var flickVelocity = 0.6
  /// Seconds between a finger's lift and the settling of its sheet; the finger's motion goes on
  /// meanwhile.
  public var settleDelay = 0.025
  /// Scale of a floating sheet under a finger.
  public var swell = 1.00854
  /// How it gets there.
  public var swellSpring = SpringParameters(0.2835, 0.7)

  /// The constants of profile `ios26`.
  public init() {}
}

/// The little bar at a sheet's top, in points.
public struct GrabberConstants: Sendable, Equatable {
  /// Length.
  public var width = 36.0
  /// Thickness.
  public var height = 5.0
  /// Distance from the sheet's top edge.
  public var top = 5.0

  /// The usual sizes.
  public init() {}
}

/// Fades and other small motions.
public struct FadeConstants: Sendable, Equatable {
  /// Seconds of a cross-fade, along easeInOut.
  public var crossFade = 0.25
  /// Seconds of the fade that stands for a zoom under Reduce Motion, along easeInOut.
  public var reduced = 0.25
  /// Seconds of the device's own fade under Reduce Motion, linear.
  public var native = 0.14
  /// Seconds of a tab switch; 0 cuts.
  public var tab = 0.2
  /// An alert appears on this.
  public var alert = SpringParameters(0.2749, 1)
  /// An alert appears from this scale.
  public var alertScale = 1.199
  /// Alpha of the black under an alert.
  public var alertDim = 0.2

  /// The constants of profile `ios26`.
  public init() {}
}

/// Groups of glass in bars.
public struct BarConstants: Sendable, Equatable {
  /// A group changes its frame on this.
  public var frame = SpringParameters(0.416, 0.75)
  /// Seconds that it waits first.
  public var frameDelay = 0.05
  /// Items appear from this scale …
  public var itemScale = 0.2
  /// … and this blur, in points of σ.
  public var itemBlur = 10.0
  /// How far items drift with an edge swipe, as a fraction of its progress.
  public var drift = 0.5
  /// Distance at which neighbouring glass melts together, in points.
  public var fusion = 12.0

  /// The measured values.
  public init() {}
}

/// How a finger moves a card.
public struct DragConstants: Sendable, Equatable {
  /// Points of travel before a swipe down begins.
  public var panDeadZone = 18.0
  /// The same from the leading edge.
  public var edgeDeadZone = 12.0
  /// The same from inside the page.
  public var contentDeadZone = 27.0
  /// Points by which two fingers must close.
  public var pinchDeadZone = 8.7
  /// A swipe from the edge starts within this distance of it.
  public var edgeWidth = 20.0
  /// Degrees by which the first motion may deviate.
  public var direction = 30.0
  /// Part of the axis over which the card follows before it resists.
  public var range = 0.6
  /// Scale at the end of that range.
  public var scale = 0.6
  /// Slope of the rubber band.
  public var slope = RubberBand.deviceSlope
  /// A dragged card keeps at least this part of its height.
  public var heightFloor = 0.5
  /// How the card follows the finger when tracking is on.
  public var tracking = SpringParameters(frequency: 45, dampingRatio: 1)

  /// The constants of profile `ios26`.
  public init() {}
}

/// What happens when a finger lifts.
public struct ReleaseConstants: Sendable, Equatable {
  /// Seconds of the release velocity that count.
  public var projection = 0.12
  /// Points of projected travel that dismiss: swipe down.
  public var pan = 125.0
  /// The same from the leading edge, as a fraction of the width.
  public var edge = 0.45
  /// The same from inside the page, in points.
  public var content = 130.0
  /// The same on a sheet.
  public var sheet = 100.0
  /// Points per second that dismiss whatever the travel.
  public var speed = 1050.0
  /// Finger distance, as a fraction of the first, below which a pinch dismisses.
  public var pinch = 0.5
  /// Back to the source.
  public var landing = SpringParameters(frequency: 15, dampingRatio: 0.75)
  /// Back to full size.
  public var cancel = SpringParameters(frequency: 22, dampingRatio: 0.9)
  /// Back to a sheet's rest.
  public var sheetCancel = SpringParameters(0.196, 1)
  /// The source screen comes back on this after a landing.
  public var recede = SpringParameters(frequency: 15, dampingRatio: 1)
  /// How much faster an edge or pinch landing is, per width per second of speed.
  public var speedGain = 0.3
  /// At most this many times as fast.
  public var speedLimit = 3.0
  /// How far such a landing carries the card along, in points.
  public var carry = 38.0
  /// Speed at which it carries 63 % of that, in points per second.
  public var carrySpeed = 300.0
  /// When it has carried farthest, in seconds at no speed.
  public var carryTime = 0.12

  /// The constants of profile `ios26`.
  public init() {}
}

/// Animation of state.
public struct MotionConstants: Sendable, Equatable {
  /// Closed forms, or SwiftUI's integrator.
  public var engine = SpringEngine.closed
  /// What `withAnimation { }` and `.animation(.default)` use.
  public var standard = SpringParameters(0.5, 1)
  /// In place of every spring that the scene writes; a period of 0 leaves them as written.
  public var replacement = SpringParameters(0, 1)

  /// The constants of profile `ios26`.
  public init() {}
}
