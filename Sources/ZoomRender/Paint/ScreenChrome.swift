// Status bar, cut-out and home indicator of a device.

/// What the system draws over every app: status bar, camera cut-out and home indicator.
///
/// Sizes: device views and Apple's design kit; places in the ears beside a cut-out are centred.
public struct ScreenChrome: Sendable, Equatable {
  /// What is drawn on, and what of it is hidden.
  public var screen: Screen
  /// Appearance of what is below: dark gives white marks.
  public var colorScheme: ColorScheme
  /// Right to left swaps the ears of the status bar.
  public var layoutDirection: LayoutDirection
  /// The time that is shown: Apple's own pictures show 9:41.
  public static let clock = "9:41"

  /// The system parts of a screen.
  public init(
    screen: Screen, colorScheme: ColorScheme, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.screen = screen
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
  }

  /// The layers, bottom to top: `statusBar`, the cut-out with role `bezel`, `homeIndicator`.
  ///
  /// Empty for a bare canvas. A status bar is missing on phones in landscape, as on devices.
  public func layers(text: any TextMeasuring) -> [Layer] {
    guard let device = screen.device else { return [] }
    var layers: [Layer] = []
    if !screen.hidesStatusBar, let bar = statusBar(device, text: text) { layers.append(bar) }
    if !screen.hidesCutout, let cutout = cutout(device) { layers.append(cutout) }
    if !screen.hidesHomeIndicator, let indicator = homeIndicator(device) {
      layers.append(indicator)
    }
    return layers
  }

  private var ink: Color { colorScheme == .dark ? .white : .black }
  private var bounds: Rect { Rect(origin: .zero, size: screen.size) }
  private var rounding: PixelRounding { PixelRounding(pixelsPerPoint: screen.scale) }
  private var isPad: Bool { min(screen.size.width, screen.size.height) >= 700 }

  // MARK: Home indicator

  private func homeIndicator(_ device: Device) -> Layer? {
    let inset =
      screen.isLandscape ? device.landscapeSafeArea.bottom : device.portraitSafeArea.bottom
    guard inset > 0 else { return nil }
    // 139×5, 8 above the edge; landscape and iPad lengths are estimates.
    let width = isPad ? 276.0 : screen.isLandscape ? 220 : 139
    let rect = rounding.snap(
      Rect(
        x: (screen.size.width - width) / 2, y: screen.size.height - 8 - 5, width: width, height: 5))
    return layer(
      "homeIndicator", role: .homeIndicator,
      [.fill(capsule(rect), .color(ink), usesEvenOddRule: false)], in: rect)
  }

  // MARK: Cut-out

  private func cutout(_ device: Device) -> Layer? {
    switch device.cutout {
    case .none: return nil
    case .island(let size, let top):
      let rect = rounding.snap(turned(size: size, top: top, device))
      return layer(
        "cutout", role: .bezel,
        [.fill(capsule(rect), .color(.black), usesEvenOddRule: false)], in: rect)
    case .notch(let size):
      let rect = turned(size: size, top: 0, device)
      let path = NotchOutline(size: size).path(in: rect, isTurned: screen.isLandscape)
      return layer(
        "cutout", role: .bezel, [.fill(path, .color(.black), usesEvenOddRule: false)],
        in: path.controlBounds)
    }
  }

  /// The cut-out's box; in landscape it is at the left, as with the home button side right.
  private func turned(size: Size, top: Double, _ device: Device) -> Rect {
    if screen.isLandscape {
      return Rect(
        x: top, y: (screen.size.height - size.width) / 2, width: size.height, height: size.width)
    }
    return Rect(
      x: (screen.size.width - size.width) / 2, y: top, width: size.width, height: size.height)
  }

  // MARK: Status bar

  private func statusBar(_ device: Device, text: any TextMeasuring) -> Layer? {
    guard device.statusBarHeight > 0, isPad || !screen.isLandscape else { return nil }
    let look = StatusBarLook(device: device, width: screen.size.width, isPad: isPad)
    var commands: [DrawCommand] = []
    let attributes = TextAttributes(
      font: FontReference(.system(size: look.clockSize), weight: .semibold),
      pixelsPerPoint: screen.scale)
    let clock = text.layout(
      TextContent(ScreenChrome.clock), proposal: .unspecified, attributes: attributes)
    let mirrors = layoutDirection == .rightToLeft
    func placed(_ x: Double) -> Double { mirrors ? screen.size.width - x : x }
    let origin = rounding.snap(
      Point(
        placed(look.clockCentre) - clock.size.width / 2,
        look.centreY - clock.size.height / 2))
    for run in clock.lines.flatMap(\.runs) {
      commands.append(.glyphs(run, origin: origin, .color(ink)))
    }
    let size = Size(
      StatusGlyphs.size.width * look.glyphScale, StatusGlyphs.size.height * look.glyphScale)
    let corner = rounding.snap(
      Point(placed(look.glyphsCentre) - size.width / 2, look.centreY - size.height / 2))
    commands.append(
      .beginTransform(
        Affine.scale(look.glyphScale).then(.translation(x: corner.x, y: corner.y))))
    commands += StatusGlyphs(ink: ink).commands
    commands.append(.end)
    return layer(
      "statusBar", role: .statusBar, commands,
      in: Rect(x: 0, y: 0, width: screen.size.width, height: device.statusBarHeight))
  }

  // MARK: Pieces

  private func capsule(_ rect: Rect) -> Path {
    Shape.capsule(style: .circular).path(in: rect)
  }

  private func layer(
    _ part: String, role: Layer.Role, _ commands: [DrawCommand], in box: Rect
  ) -> Layer {
    Layer(
      id: NodeID.root.child(part: "screen." + part), role: role, bounds: bounds,
      content: .picture(Picture(commands: commands, bounds: box)))
  }
}

/// Where the pieces of a status bar are.
private struct StatusBarLook {
  var clockSize: Double
  var clockCentre: Double
  var glyphsCentre: Double
  var centreY: Double
  var glyphScale: Double

  init(device: Device, width: Double, isPad: Bool) {
    clockSize = 17
    glyphScale = 1
    switch device.cutout {
    case .island(let size, let top):
      let ear = (width - size.width) / 2
      // The ears lean outwards by the display's corners: 4 pt towards the middle.
      clockCentre = ear / 2 + 4
      glyphsCentre = width - ear / 2 - 4
      centreY = top + size.height / 2
    case .notch(let size):
      let ear = (width - size.width) / 2
      clockCentre = ear / 2 + 2
      glyphsCentre = width - ear / 2 - 2
      centreY = device.statusBarHeight / 2 + 2
      clockSize = 16
      glyphScale = min(1, (ear - 16) / StatusGlyphs.size.width)
    case .none:
      clockSize = 12
      glyphScale = 0.82
      centreY = device.statusBarHeight / 2
      clockCentre = isPad ? 34 : width / 2
      glyphsCentre = width - 8 - StatusGlyphs.size.width * glyphScale / 2
    }
  }
}

/// The outline of a notch: flares at the top, round corners at the bottom.
private struct NotchOutline {
  var size: Size
  /// Estimates from photographs: no published outline.
  let flare = 6.0
  let corner = 20.0

  func path(in rect: Rect, isTurned: Bool) -> Path {
    let (w, h) = (size.width, size.height)
    let k = 0.5523
    var path = Path()
    path.move(to: Point(-flare, 0))
    path.curve(Point(-flare * (1 - k), 0), Point(0, flare * (1 - k)), to: Point(0, flare))
    path.line(to: Point(0, h - corner))
    path.curve(
      Point(0, h - corner * (1 - k)), Point(corner * (1 - k), h), to: Point(corner, h))
    path.line(to: Point(w - corner, h))
    path.curve(
      Point(w - corner * (1 - k), h), Point(w, h - corner * (1 - k)), to: Point(w, h - corner))
    path.line(to: Point(w, flare))
    path.curve(Point(w, flare * (1 - k)), Point(w + flare * (1 - k), 0), to: Point(w + flare, 0))
    path.close()
    let map =
      isTurned
      ? Affine(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.maxY)
      : .translation(x: rect.minX, y: rect.minY)
    return path.applying(map)
  }
}
