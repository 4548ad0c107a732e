// How a finger moves the card of a page that can be dragged away.

/// The law of interactive dismissal: from the finger's travel to the card.
///
/// One law for swipes down, from the leading edge, from inside the page, and on sheets: the finger's
/// travel is held in a range by a rubber band, the card shrinks by it about the touched point.
/// Source: a fit that reproduces two independent sets of measurements; constants in
/// ``ProfileTable`` under `drag`.
public struct DragLaw: Sendable, Equatable {
  /// What the finger does.
  public enum Gesture: String, Sendable, Equatable, Hashable, CaseIterable {
    /// A swipe down on a page or cover.
    case swipeDown
    /// A swipe from the leading edge.
    case edgePan
    /// A horizontal swipe from inside the page.
    case contentSwipe
    /// A swipe down on a sheet at its lowest detent.
    case sheet
    /// Two fingers closing.
    case pinch
  }

  /// What the finger does.
  public let gesture: Gesture
  /// The card at rest, in container points.
  public let rest: Rect
  /// Corner radii at rest: the display's, or the sheet's.
  public let radii: CornerRadii
  /// Reading direction: decides which edge leads.
  public let layoutDirection: LayoutDirection
  /// False in landscape, where the height is not clamped.
  public let isPortrait: Bool
  /// Where the numbers come from.
  public let profile: Profile

  /// A law for a card.
  public init(
    _ gesture: Gesture, rest: Rect, radii: CornerRadii, profile: Profile,
    layoutDirection: LayoutDirection = .leftToRight, isPortrait: Bool = true
  ) {
    self.gesture = gesture
    self.rest = rest
    self.radii = radii
    self.profile = profile
    self.layoutDirection = layoutDirection
    self.isPortrait = isPortrait
  }

  /// A card in the hand.
  public struct Card: Sendable, Equatable {
    /// The card's rectangle before it is turned.
    public var rect: Rect
    /// Size relative to rest.
    public var scale: Double
    /// Clockwise on screen, pinches only.
    public var radians: Double
    /// Corner radii: they shrink with the card.
    public var radii: CornerRadii
    /// Travel along the main axis after the rubber band, over the range.
    public var progress: Double

    /// A card.
    public init(
      rect: Rect, scale: Double, radians: Double = 0, radii: CornerRadii, progress: Double
    ) {
      self.rect = rect
      self.scale = scale
      self.radians = radians
      self.radii = radii
      self.progress = progress
    }
  }

  /// True for the gestures that pull sideways.
  public var isHorizontal: Bool { gesture == .edgePan || gesture == .contentSwipe }

  /// The direction that dismisses: down, or toward the trailing edge.
  public var mainDirection: Vector {
    if !isHorizontal { return Vector(dx: 0, dy: 1) }
    return Vector(dx: layoutDirection == .leftToRight ? 1 : -1, dy: 0)
  }

  /// Travel in points before the gesture begins.
  public var deadZone: Double {
    switch gesture {
    case .swipeDown, .sheet: profile.drag.panDeadZone
    case .edgePan: profile.drag.edgeDeadZone
    case .contentSwipe: profile.drag.contentDeadZone
    case .pinch: profile.drag.pinchDeadZone
    }
  }

  /// True when a finger that has moved by `travel` begins the gesture: past the dead zone, and its
  /// first motion near enough to the main direction (within it, at the bound).
  public func begins(_ travel: Vector) -> Bool {
    guard gesture != .pinch, travel.length >= deadZone, travel.length > 0 else { return false }
    let along = (travel.dx * mainDirection.dx + travel.dy * mainDirection.dy) / travel.length
    let bound = Trigonometry.cosine(Trigonometry.radians(degrees: profile.drag.direction))
    return along >= bound - 1e-9
  }

  /// True when the touch is where the gesture may start.
  public func mayStart(at touch: Point) -> Bool {
    guard rest.contains(touch) else { return false }
    guard gesture == .edgePan else { return true }
    return layoutDirection == .leftToRight
      ? touch.x <= rest.minX + profile.drag.edgeWidth
      : touch.x >= rest.maxX - profile.drag.edgeWidth
  }

  /// The travel that counts: the dead zone is taken off along the main direction.
  public func translation(for travel: Vector) -> Vector {
    travel - mainDirection * deadZone
  }

  /// The card for a finger that touched down at `touch` and has a translation, dead zone taken off.
  public func card(touch: Point, translation: Vector) -> Card {
    let drag = profile.drag
    let axis = isHorizontal ? rest.width : rest.height
    let range = drag.range * axis
    let band = RubberBand(dimension: min(rest.width, rest.height), slope: drag.slope)
    let pull = translation.dx * mainDirection.dx + translation.dy * mainDirection.dy
    let main = band.clamp(pull, from: 0, to: range)
    let cross = band.offset(for: isHorizontal ? translation.dy : translation.dx)
    let progress = range > 0 ? max(0, main) / range : 0
    let scale = max(0.01, 1 + (drag.scale - 1) * progress)
    let shift =
      mainDirection * main + (isHorizontal ? Vector(dx: 0, dy: cross) : Vector(dx: cross, dy: 0))
    let center = rest.center + shift + (touch - rest.center) * (1 - scale)
    var rect = Rect(center: center, size: rest.size * scale)
    if !isHorizontal, isPortrait { rect = clampedHeight(rect, scale: scale) }
    return Card(rect: rect, scale: scale, radii: radii * scale, progress: progress)
  }

  /// A card that hangs over its resting bottom is cut there, down to half its height.
  private func clampedHeight(_ rect: Rect, scale: Double) -> Rect {
    let overhang = max(0, rect.maxY - rest.maxY) / scale
    let height = max(profile.drag.heightFloor * rest.height, rest.height - overhang)
    let lost = rest.height - height
    return Rect(
      center: Point(rect.midX, rect.midY - lost / 2), size: Size(rect.width, height * scale))
  }

  /// The card between two fingers.
  ///
  /// - Parameters:
  ///   - start: Midpoint of the fingers when they came down.
  ///   - startDistance: Their distance then.
  ///   - center: Their midpoint now.
  ///   - distance: Their distance now.
  ///   - radians: How far they have turned, clockwise on screen.
  public func pinchedCard(
    start: Point, startDistance: Double, center: Point, distance: Double, radians: Double
  ) -> Card {
    let reach = startDistance.isFinite ? max(1, startDistance - profile.drag.pinchDeadZone) : 1
    let scale = min(max((distance.isFinite ? distance : reach) / reach, 0.01), 1)
    let arm = Affine.rotation(radians: radians).apply(to: (rest.center - start) * scale)
    return Card(
      rect: Rect(center: center + arm, size: rest.size * scale), scale: scale, radians: radians,
      radii: radii * scale, progress: 1 - scale)
  }

  /// True when two fingers that have come to `distance` begin a pinch: only closing does.
  public func pinchBegins(startDistance: Double, distance: Double) -> Bool {
    startDistance - distance >= profile.drag.pinchDeadZone
  }

  /// The zoom while the card is held: the page opaque, the source screen fully receded, the dim
  /// relaxing with the card's size.
  public func state(_ card: Card, sourceWidth: Double) -> ZoomMoment {
    let smallest = rest.width > 0 ? sourceWidth / rest.width : 1
    let dim = smallest < 1 ? min(max((card.scale - smallest) / (1 - smallest), 0), 1) : 1
    return ZoomMoment(
      card: card.rect, radii: card.radii, radians: card.radians, dim: dim,
      recede: gesture == .sheet ? 0 : 1, shadow: 1, pageFit: 0)
  }
}

extension DragLaw.Card {
  /// The map that takes the card at rest to the card in the hand, its height clamp left out.
  public func transform(from rest: Rect) -> Affine {
    let turn = Affine.rotation(radians: radians).about(rest.center)
    return turn.then(.scale(scale).about(Point(rest.midX, rest.minY)))
      .then(.translation(x: rect.midX - rest.midX, y: rect.minY - rest.minY))
  }

  /// A card that is still growing, moved by the hand as if the page had its full size already.
  public func composed(with growing: Rect, rest: Rect) -> Rect {
    transform(from: rest).apply(to: growing)
  }
}
