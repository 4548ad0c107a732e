// The layers of the default push and pop, the cross-fade and custom phases at one moment.

/// Everything that decides how a slide looks at one moment.
struct PushPose: Sendable, Equatable {
  /// Distance of the incoming page from its resting place, points toward the trailing side.
  var distance: Double
  /// Displacement of the covered page toward the leading side, points.
  var parallax: Double
  var dim: Color
  /// Shadow that the incoming page casts on the covered one; nil = none.
  var shadow: LayerShadow?
  /// Radius of the incoming page's leading corners while it moves; 0 = square.
  var leadingRadius: Double
  /// Opacities of the bars in place.
  var outgoingBars: Double
  var incomingBars: Double
}

/// Puts a covered and an incoming page together.
struct PushArrangement {
  var id: NodeID
  var container: Rect
  var pose: PushPose
  var bars: BarTable
  var isRightToLeft: Bool

  /// Bottom to top: covered page, dim, incoming page, bars.
  func layers(lower: [Layer], upper: [Layer]) -> [Layer] {
    var lower = lower
    var upper = upper
    let lowerBars = bars.take(from: &lower)
    let upperBars = bars.take(from: &upper)
    let sign = isRightToLeft ? -1.0 : 1.0
    var covered = Layer.group(id.child(part: "screen"), role: .screen, bounds: container, lower)
    covered.transform = .translation(x: -pose.parallax * sign, y: 0)
    var result = [covered]
    if pose.dim.alpha > 0 {
      result.append(.flat(id.child(part: "dim"), role: .dim, bounds: container, pose.dim))
    }
    var incoming = Layer.group(
      id.child(part: "destination"), role: .destination, bounds: container, upper)
    incoming.transform = .translation(x: pose.distance * sign, y: 0)
    if pose.leadingRadius > 0 {
      var radii = CornerRadii.zero
      if isRightToLeft {
        (radii.topTrailing, radii.bottomTrailing) = (pose.leadingRadius, pose.leadingRadius)
      } else {
        (radii.topLeading, radii.bottomLeading) = (pose.leadingRadius, pose.leadingRadius)
      }
      incoming.clip = .rounded(container, radii: radii, style: .continuous)
    }
    if var shadow = pose.shadow {
      shadow.offset.dx *= sign
      incoming.shadow = shadow
    }
    result.append(incoming)
    result += lowerBars.filter { _ in pose.outgoingBars > 0 }.map { $0.faded(pose.outgoingBars) }
    result += upperBars.filter { _ in pose.incomingBars > 0 }.map { $0.faded(pose.incomingBars) }
    return result
  }
}

/// The upper screen fades over the resting lower one.
struct FadeArrangement {
  var id: NodeID
  var container: Rect
  /// Opacity of the upper screen, 0...1.
  var opacity: Double

  func layers(lower: [Layer], upper: [Layer]) -> [Layer] {
    var incoming = Layer.group(
      id.child(part: "destination"), role: .destination, bounds: container, upper)
    incoming.opacity = min(1, max(0, opacity))
    return lower + [incoming]
  }
}

/// A custom transition: the upper page takes on a look, the covered page rests.
struct PhaseArrangement {
  var id: NodeID
  var container: Rect
  var look: PhaseTransition.Look

  func layers(lower: [Layer], upper: [Layer]) -> [Layer] {
    var incoming = Layer.group(
      id.child(part: "destination"), role: .destination, bounds: container, upper)
    let anchor = look.anchor.point(in: container)
    incoming.transform = Affine.scale(look.scale).then(.rotation(radians: look.radians))
      .about(anchor).then(.translation(look.offset))
    incoming.opacity = min(1, max(0, look.opacity))
    if look.blurRadius > 0 { incoming.effects = [.blur(sigma: look.blurRadius)] }
    return lower + [incoming]
  }
}

extension PhaseTransition.Look: Interpolatable {
  /// Mixes every value on one progress; the anchor is the end's.
  public func interpolated(to end: Self, progress: Double) -> Self {
    func mix(_ a: Double, _ b: Double) -> Double { a.interpolated(to: b, progress: progress) }
    return Self(
      opacity: mix(opacity, end.opacity),
      offset: Vector(dx: mix(offset.dx, end.offset.dx), dy: mix(offset.dy, end.offset.dy)),
      blurRadius: max(0, mix(blurRadius, end.blurRadius)), scale: mix(scale, end.scale),
      radians: mix(radians, end.radians), anchor: progress == 0 ? anchor : end.anchor)
  }
}
