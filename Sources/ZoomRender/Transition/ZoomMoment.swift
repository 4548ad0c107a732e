// A zoom at a moment: numbers only.

/// Everything that a zoom shows at a moment, whether it flies, is held by a finger, or returns.
///
/// Rectangles are in points of the container that both screens fill, y down.
public struct ZoomMoment: Sendable, Equatable {
  /// The card's rectangle before ``radians`` turns it about its centre.
  public var card: Rect
  /// The card's corner radii.
  public var radii: CornerRadii
  /// Rotation of a pinched card, clockwise on screen.
  public var radians: Double
  /// Opacity of the page over the source's picture, 0...1; the picture has the rest.
  public var pageAlpha: Double
  /// How far the card is from its source: 0 there, 1 at the destination; overshoots.
  public var away: Double
  /// Fraction of the way along each axis since this motion began, for reports.
  public var progress: Progress
  /// Strength of the dim, 0...1; see ``ZoomConstants/dim``.
  public var dim: Double
  /// How far the source screen has receded, 0...1; see ``ZoomConstants/recede``.
  public var recede: Double
  /// Strength of the card's shadow, 0...1.
  public var shadow: Double
  /// Points per second of the card's centre.
  public var velocity: Vector
  /// Points per second by which the card's sides grow.
  public var growth: Vector
  /// How far the page has its flight's own place in the card, 0...1: in a hand it is as wide as the
  /// card and cut below, whatever the destination.
  public var pageFit: Double

  /// Progress along each axis: 0 at the start of the motion, 1 at its end.
  public struct Progress: Sendable, Equatable {
    /// Of the centre (along its longer way).
    public var center: Double
    /// Of the width.
    public var width: Double
    /// Of the height.
    public var height: Double

    /// Three fractions.
    public init(center: Double, width: Double, height: Double) {
      self.center = center
      self.width = width
      self.height = height
    }
  }

  /// A state; at rest on the destination by default.
  public init(
    card: Rect, radii: CornerRadii, radians: Double = 0, pageAlpha: Double = 1, away: Double = 1,
    progress: Progress = .init(center: 1, width: 1, height: 1), dim: Double = 1,
    recede: Double = 1, shadow: Double = 0, velocity: Vector = .zero, growth: Vector = .zero,
    pageFit: Double = 1
  ) {
    self.card = card
    self.radii = radii
    self.radians = radians
    self.pageAlpha = pageAlpha
    self.away = away
    self.progress = progress
    self.dim = dim
    self.recede = recede
    self.shadow = shadow
    self.velocity = velocity
    self.growth = growth
    self.pageFit = pageFit
  }

  /// Opacity of the source's picture, 0...1.
  public var sourceAlpha: Double { 1 - pageAlpha }

  /// Scale of the source screen about its centre.
  public func recedeScale(in profile: Profile) -> Double {
    1 - (1 - profile.zoom.recede) * recede
  }
}

/// What a zoom goes between.
public struct ZoomRoute: Sendable, Equatable {
  /// What the destination is.
  public enum Destination: String, Sendable, Equatable, Hashable, CaseIterable {
    /// A page of a navigation stack.
    case page
    /// A full-screen cover.
    case cover
    /// A sheet.
    case sheet
  }

  /// The source's rectangle at rest, with the source screen not receding, before
  /// ``sourceRadians`` turns it.
  public var source: Rect
  /// The source's corner radii.
  public var sourceRadii: CornerRadii
  /// The destination's resting rectangle.
  public var destination: Rect
  /// Radii that the card ends with.
  public var destinationRadii: CornerRadii
  /// What the destination is.
  public var kind: Destination
  /// True when source or destination is glass.
  public var isGlass: Bool
  /// The part of the page that coincides with the source, in the page's points.
  public var alignment: Rect?
  /// Clockwise turn of the source about its centre.
  public var sourceRadians = 0.0
  /// True when no view is where the source is said to be: the card vanishes before it arrives.
  public var isMadeUp = false
  /// Size of the source's picture when that is not the source's: the source has gone.
  public var pictureSize: Size?

  /// The two ends of a zoom.
  public init(
    source: Rect, sourceRadii: CornerRadii = .zero, destination: Rect,
    destinationRadii: CornerRadii = .zero, kind: Destination = .page, isGlass: Bool = false,
    alignment: Rect? = nil
  ) {
    self.source = source
    self.sourceRadii = sourceRadii
    self.destination = destination
    self.destinationRadii = destinationRadii
    self.kind = kind
    self.isGlass = isGlass
    self.alignment = alignment
  }

  /// The ends of a zoom whose source is missing: a small square in the middle of the container.
  public static func fromCenter(
    of container: Rect, destination: Rect, destinationRadii: CornerRadii,
    kind: Destination = .page, profile: Profile
  ) -> ZoomRoute {
    let side = profile.zoom.missingSide
    var route = ZoomRoute(
      source: Rect(center: container.center, size: Size(side, side)),
      sourceRadii: CornerRadii(profile.zoom.missingRadius), destination: destination,
      destinationRadii: destinationRadii, kind: kind)
    route.isMadeUp = true
    return route
  }

  /// At rest on the source.
  public var atSource: ZoomMoment {
    ZoomMoment(
      card: source, radii: sourceRadii, radians: sourceRadians, pageAlpha: 0, away: 0, dim: 0,
      recede: 0, shadow: 0)
  }

  /// At rest on the destination.
  public var atDestination: ZoomMoment {
    ZoomMoment(
      card: destination, radii: destinationRadii, recede: kind == .sheet ? 0 : 1, shadow: 1)
  }

  /// A moment with the source's own motion since the zoom began, as far as the card is near it.
  ///
  /// - Parameter source: Where the source is now; nil when it has not moved.
  func moved(_ state: ZoomMoment, to source: Rect?) -> ZoomMoment {
    guard let source, source != self.source else { return state }
    var copy = state
    if state.card == self.source {
      copy.card = source
      return copy
    }
    let weight = 1 - min(max(state.away, 0), 1)
    copy.card = Rect(
      center: state.card.center + (source.center - self.source.center) * weight,
      size: Size(
        max(1, state.card.width + (source.width - self.source.width) * weight),
        max(1, state.card.height + (source.height - self.source.height) * weight)))
    return copy
  }
}
