// One rule of interpolation per type. Progress is never clamped: springs overshoot.

/// A value that can be mixed with another of its type.
public protocol Interpolatable: Sendable {
  /// The mix: `self` at progress 0, `end` at 1, extrapolated linearly outside.
  func interpolated(to end: Self, progress: Double) -> Self
}

extension Double: Interpolatable {
  /// Linear, and the ends themselves at 0 and 1.
  public func interpolated(to end: Double, progress: Double) -> Double {
    // At the ends the value is returned itself, so that a settled frame equals the resting one.
    if progress == 0 { return self }
    if progress == 1 { return end }
    return self + (end - self) * progress
  }
}

extension Point: Interpolatable {
  /// Linear, and the ends themselves at 0 and 1.
  public func interpolated(to end: Point, progress: Double) -> Point {
    Point(
      x: x.interpolated(to: end.x, progress: progress),
      y: y.interpolated(to: end.y, progress: progress))
  }
}

extension Size: Interpolatable {
  /// Sides never fall below zero, also when a spring overshoots.
  public func interpolated(to end: Size, progress: Double) -> Size {
    Size(
      width: max(0, width.interpolated(to: end.width, progress: progress)),
      height: max(0, height.interpolated(to: end.height, progress: progress)))
  }
}

extension Rect: Interpolatable {
  /// Mixes centre and size, as the zoom does.
  public func interpolated(to end: Rect, progress: Double) -> Rect {
    if progress == 0 { return self }
    if progress == 1 { return end }
    return Rect(
      center: center.interpolated(to: end.center, progress: progress),
      size: size.interpolated(to: end.size, progress: progress))
  }
}

extension Color: Interpolatable {
  /// Mixes premultiplied sRGB components, so that fading from clear does not pass through black.
  public func interpolated(to end: Color, progress: Double) -> Color {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let alpha = self.alpha.interpolated(to: end.alpha, progress: progress)
    guard alpha > 0 else { return end.opacity(0) }
    func mix(_ from: Double, _ to: Double) -> Double {
      (from * self.alpha).interpolated(to: to * end.alpha, progress: progress) / alpha
    }
    return Color(
      red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue),
      alpha: min(1, alpha))
  }
}

extension CornerRadii: Interpolatable {
  /// Linear, and the ends themselves at 0 and 1.
  public func interpolated(to end: CornerRadii, progress: Double) -> CornerRadii {
    func mix(_ from: Double, _ to: Double) -> Double {
      max(0, from.interpolated(to: to, progress: progress))
    }
    return CornerRadii(
      topLeading: mix(topLeading, end.topLeading), topTrailing: mix(topTrailing, end.topTrailing),
      bottomTrailing: mix(bottomTrailing, end.bottomTrailing),
      bottomLeading: mix(bottomLeading, end.bottomLeading))
  }
}
