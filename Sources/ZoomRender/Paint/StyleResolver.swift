// Shape styles as paints.

/// What a style comes to for a rectangle.
enum ResolvedStyle: Equatable {
  case paint(Paint)
  /// What is below, blurred; times an opacity.
  case material(ShapeStyle.Material, opacity: Double)
}

/// Resolves shape styles in an environment.
struct StyleResolver {
  var colors: ColorResolver
  var foreground: ForegroundStyles

  /// Saturation of `Color.gradient`'s top colour relative to its base, which is at the bottom.
  /// Source: an independent reimplementation; Apple publishes no number.
  static let standardGradientSaturation = 0.75

  func resolve(_ style: ShapeStyle, in rect: Rect) -> ResolvedStyle {
    resolve(foreground.absolute(style), in: rect, opacity: 1, depth: 0)
  }

  /// The style as a paint; a material is replaced by its tint.
  func paint(_ style: ShapeStyle, in rect: Rect) -> Paint {
    switch resolve(style, in: rect) {
    case .paint(let paint): paint
    case .material(let material, let opacity):
      .color(
        MaterialLook(material, scheme: colors.environment.colorScheme).tint.opacity(opacity))
    }
  }

  private func resolve(
    _ style: ShapeStyle, in rect: Rect, opacity: Double, depth: Int
  ) -> ResolvedStyle {
    guard depth < 32 else { return .paint(.color(.clear)) }
    switch style {
    case .color(let reference):
      return .paint(.color(colors.color(reference).opacity(opacity)))
    case .standardGradient(let reference):
      let base = colors.color(reference).opacity(opacity)
      let top = base.saturated(by: StyleResolver.standardGradientSaturation)
      return .paint(
        .gradient(
          ResolvedGradient(
            stops: [.init(color: top, location: 0), .init(color: base, location: 1)],
            geometry: .linear(
              start: Point(rect.midX, rect.minY), end: Point(rect.midX, rect.maxY)))))
    case .gradient(let gradient):
      return .paint(.gradient(resolve(gradient, in: rect, opacity: opacity)))
    case .background:
      return .paint(.color(colors.color(.system("systemBackground")).opacity(opacity)))
    case .tint:
      let tint = colors.environment.tint
      let inner: ShapeStyle = tint == .tint ? .color(.system("accent")) : tint
      // A level as the tint is a label colour: the foreground may be the tint itself.
      return resolve(
        ForegroundStyles().absolute(inner), in: rect, opacity: opacity, depth: depth + 1)
    case .material(let material): return .material(material, opacity: opacity)
    case .opacity(let base, let factor):
      return resolve(
        base, in: rect, opacity: opacity * max(0, min(1, factor)), depth: depth + 1)
    case .hierarchical, .foreground:
      return resolve(foreground.absolute(style), in: rect, opacity: opacity, depth: depth + 1)
    }
  }

  private func resolve(
    _ gradient: GradientStyle, in rect: Rect, opacity: Double
  ) -> ResolvedGradient {
    let stops = gradient.stops.map {
      ResolvedGradient.Stop(
        color: colors.color($0.color).opacity(opacity), location: max(0, min(1, $0.location)))
    }
    return ResolvedGradient(
      stops: stops, geometry: StyleResolver.geometry(gradient.geometry, in: rect))
  }

  private static func geometry(
    _ geometry: GradientStyle.Geometry, in rect: Rect
  ) -> ResolvedGradient.Geometry {
    switch geometry {
    case .linear(let start, let end):
      return .linear(start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let center, let startRadius, let endRadius):
      return .radial(
        center: center.point(in: rect), startRadius: max(0, startRadius),
        endRadius: max(0, endRadius), transform: .identity)
    case .elliptical(let center, let startRadius, let endRadius):
      // A unit circle stretched to the rectangle's sides.
      let point = center.point(in: rect)
      return .radial(
        center: .zero, startRadius: max(0, startRadius), endRadius: max(0, endRadius),
        transform: Affine.scale(x: max(rect.width, 1e-6), y: max(rect.height, 1e-6))
          .then(.translation(x: point.x, y: point.y)))
    case .angular(let center, let start, let end):
      return .angular(center: center.point(in: rect), startRadians: start, endRadians: end)
    }
  }
}

/// How a material looks: blur of what is below and the colour over it.
struct MaterialLook: Equatable {
  /// Standard deviation of the blur in points.
  var sigma: Double
  var tint: Color

  /// Estimates by eye from screenshots; no published numbers.
  init(_ material: ShapeStyle.Material, scheme: ColorScheme) {
    let alpha =
      switch material {
      case .ultraThin: 0.42
      case .thin: 0.58
      case .regular: 0.72
      case .thick: 0.84
      case .ultraThick: 0.92
      case .bar: 0.80
      }
    sigma = material == .bar ? 14 : 18
    tint =
      scheme == .dark
      ? Color(bytes: 30, 30, 32, alpha: alpha) : Color(bytes: 249, 249, 250, alpha: alpha)
  }
}
