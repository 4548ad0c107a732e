// The numbers of a profile that arrangements and motions take, in one value.

/// Springs, scales and opacities of transitions; lengths are points, times seconds.
struct TransitionConstants: Sendable, Equatable {
  /// Springs of a zoom's card and of what goes with it.
  struct ZoomSprings: Sendable, Equatable {
    var center: Spring
    var width: Spring
    var height: Spring
    /// Dim and recede.
    var cover: Spring
  }

  var push: ZoomSprings
  var pop: ZoomSprings
  var sheetOpen: ZoomSprings
  var sheetClose: ZoomSprings
  var glass: ZoomSprings
  var landing: ZoomSprings
  var cancel: ZoomSprings
  /// Width progress at which the incoming picture covers.
  var fadeSpan: Double
  var recedeScale: Double
  var zoomDim: Double
  var stretchesLook: Bool
  var zoomShadow: LayerShadow
  var coverShadow: LayerShadow

  /// Default push: distance shrinks by e every `slideTau` seconds; nil uses `slideSpring`.
  var slideTau: Double?
  var slideSpring: Spring
  /// After a finger or an interruption.
  var slideReleaseSpring: Spring
  var slideParallax: Double
  var slideDim: Double
  var slideShadow: LayerShadow
  var slideRoundsCorners: Bool

  var sheetSpring: Spring
  var sheetDim: Double
  var fade: FadeLength
  var tabFade: FadeLength
  var displayRadius: Double
  var usesGlassGeneration: Bool

  init(_ profile: Profile, screen: Screen) {
    func all(_ spring: Spring, cover: Spring? = nil) -> ZoomSprings {
      ZoomSprings(center: spring, width: spring, height: spring, cover: cover ?? spring)
    }
    let zoomIn = Spring(response: 0.34, dampingRatio: 1)
    let zoomOut = Spring(response: 0.34, dampingRatio: 0.92)
    push = ZoomSprings(
      center: Spring(response: 0.317, dampingRatio: 1),
      width: Spring(response: 0.317, dampingRatio: 1),
      height: Spring(response: 0.406, dampingRatio: 0.925), cover: zoomIn)
    pop = all(zoomOut)
    sheetOpen = ZoomSprings(
      center: Spring(response: 0.349, dampingRatio: 0.833),
      width: Spring(response: 0.472, dampingRatio: 0.748),
      height: Spring(response: 0.472, dampingRatio: 0.748), cover: zoomIn)
    sheetClose = ZoomSprings(
      center: Spring(response: 0.442, dampingRatio: 0.762),
      width: Spring(response: 0.203, dampingRatio: 1),
      height: Spring(response: 0.203, dampingRatio: 1), cover: zoomOut)
    glass = all(Spring(response: 0.4, dampingRatio: 0.8))
    landing = all(
      Spring(response: 2 * .pi / 15, dampingRatio: 0.75),
      cover: Spring(response: 2 * .pi / 15, dampingRatio: 1))
    cancel = all(Spring(response: 2 * .pi / 22, dampingRatio: 0.9))
    fadeSpan = 0.65
    let isModern = profile.name == .ios26 || profile.name == .device
    recedeScale = isModern ? 0.914 : 1
    zoomDim = 0.15
    stretchesLook = false
    zoomShadow = LayerShadow(
      color: .black.opacity(0.3), sigma: 24, offset: Vector(dx: 0, dy: 4))
    coverShadow =
      profile.name == .ios26
      ? LayerShadow(color: .black.opacity(0.36), sigma: 30, offset: Vector(dx: 0, dy: 4))
      : zoomShadow
    slideTau = isModern ? 0.0605 : nil
    slideSpring = Spring(response: 0.3441, dampingRatio: 1)
    slideReleaseSpring = Spring(response: 2 * .pi / 22, dampingRatio: 0.85)
    slideParallax = 0.3
    slideDim = 0.1
    slideShadow = LayerShadow(
      color: .black.opacity(0.03), sigma: 12, offset: Vector(dx: -6, dy: 0))
    slideRoundsCorners = isModern
    sheetSpring = Spring(response: 0.3441, dampingRatio: 1)
    sheetDim = 0.2
    fade =
      profile.name == .device
      ? FadeLength(duration: 0.14, curve: .linear)
      : FadeLength(duration: 0.25, curve: .easeInOut)
    tabFade = FadeLength(duration: 0.2, curve: .easeInOut)
    displayRadius = screen.cornerRadius
    usesGlassGeneration = isModern
  }
}
