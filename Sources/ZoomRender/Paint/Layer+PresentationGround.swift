// What presented content stands on.

extension Layer {
  /// The ground of a sheet or popover: one level up in dark appearance.
  ///
  /// - Parameters:
  ///   - id: Identity of the presentation; the ground is a named part of it.
  ///   - style: Nil takes the system's background.
  ///   - clip: What materials blur.
  static func ground(
    id: NodeID, _ style: ShapeStyle?, bounds: Rect, clip: ClipShape,
    _ environment: EnvironmentValues, assets: any AssetServices
  ) -> Layer {
    var inner = environment
    inner.isElevated = true
    let resolver = StyleResolver(
      colors: ColorResolver(environment: inner, assets: assets), foreground: ForegroundStyles())
    let id = id.child(part: "ground")
    switch resolver.resolve(style ?? .background, in: bounds) {
    case .paint(.color(let color)):
      return Layer(id: id, role: .cardBackground, bounds: bounds, content: .color(color))
    case .paint(let paint):
      let picture = Picture(
        commands: [.fill(Path(rect: bounds), paint, usesEvenOddRule: false)], bounds: bounds)
      return Layer(id: id, role: .cardBackground, bounds: bounds, content: .picture(picture))
    case .material(let material, let opacity):
      let look = MaterialLook(material, scheme: inner.colorScheme)
      return Layer(
        id: id, role: .cardBackground, bounds: bounds, opacity: opacity,
        content: .backdrop(
          BackdropEffect(
            kind: .material(material), shape: clip, sigma: look.sigma,
            colorScheme: inner.colorScheme)))
    }
  }
}
