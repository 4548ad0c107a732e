// Detents, corners, grabber and ground of sheets.

/// The container of a sheet: where it is for a detent, and the layers around its content.
///
/// iOS 26: simulator and device films agree on insets and scale; iOS 15–18: measured by
/// third-party presentation libraries.
public struct SheetChrome: Sendable, Equatable {
  /// Size of the screen or window, in points.
  public var container: Size
  /// Of the container.
  public var safeArea: Insets
  /// Radius of the display's corners; 0 for square displays.
  public var displayRadius: Double
  /// Appearance and generation; elevation is set here.
  public var environment: EnvironmentValues
  /// Empty counts as large.
  public var detents: [PresentationDetent]
  /// `presentationCornerRadius`; nil = the system's.
  public var cornerRadius: Double?
  /// `presentationDragIndicator`; nil = shown when there is more than one detent.
  public var showsGrabber: Bool?
  /// `presentationBackground`; nil = the system's.
  public var background: ShapeStyle?
  /// Sizes, radii and strengths.
  public var constants: SheetConstants
  /// True when sheets below full height stand off the edges.
  public var isFloating: Bool

  /// A sheet over a container.
  public init(
    container: Size, safeArea: Insets, displayRadius: Double, environment: EnvironmentValues,
    detents: [PresentationDetent] = [.large], cornerRadius: Double? = nil,
    showsGrabber: Bool? = nil, background: ShapeStyle? = nil,
    constants: SheetConstants = SheetConstants(), isFloating: Bool? = nil
  ) {
    self.container = container
    self.safeArea = safeArea
    self.displayRadius = displayRadius
    self.environment = environment
    self.detents = detents.isEmpty ? [.large] : detents
    self.cornerRadius = cornerRadius
    self.showsGrabber = showsGrabber
    self.background = background
    self.constants = constants
    self.isFloating = isFloating ?? environment.usesGlassGeneration
  }

  private var isGlass: Bool { environment.usesGlassGeneration }
  private var isPad: Bool { min(container.width, container.height) >= 700 }
  /// Distance of a floating sheet from the sides: 2 less on square displays (recorded on SE: 6).
  private var margin: Double { max(0, displayRadius > 0 ? constants.margin : constants.margin - 2) }
  /// Top of a large sheet.
  private var largeTop: Double {
    // Home-button phones: 31 (recorded on SE), not the 20 of their status bar.
    (isFloating && displayRadius == 0 ? 31 : safeArea.top) + constants.largeGap
  }

  // MARK: Detents

  /// The largest detent value: height above the bottom safe area, in points.
  public var maximumValue: Double {
    if isPad { return formSize.height }
    return max(0, container.height - safeArea.top - safeArea.bottom - constants.largeGap)
  }

  /// The value of a detent, 0 … ``maximumValue``; medium is a part of it, rounded to a pixel.
  public func value(of detent: PresentationDetent) -> Double {
    let maximum = maximumValue
    let value: Double =
      switch detent {
      case .large: maximum
      case .medium:
        PixelRounding(pixelsPerPoint: environment.pixelsPerPoint).snap(
          constants.medium * maximum)
      case .height(let height): height
      case .fraction(let fraction): fraction * maximum
      }
    return value.isNaN ? maximum : max(0, min(maximum, value))
  }

  /// Values of the detents, ascending, without duplicates.
  public var values: [Double] {
    var values: [Double] = []
    for value in detents.map(value(of:)).sorted() where values.last != value {
      values.append(value)
    }
    return values
  }

  // MARK: Geometry

  /// Where a sheet is for a value between or past its detents.
  public struct Geometry: Sendable, Equatable {
    /// On screen, in the container.
    public var frame: Rect
    /// Size that the content is laid out in; `frame` shows it scaled.
    public var contentSize: Size
    /// Content points to container points.
    public var scale: Double
    /// In container points, clockwise from top-leading.
    public var radii: CornerRadii
    /// 0 floating … 1 docked at the screen's edges.
    public var docking: Double

    /// From content points to container points.
    var map: Affine {
      Affine.scale(scale).then(.translation(x: frame.minX, y: frame.minY))
    }
  }

  /// The sheet at a detent value in points; heights past the largest stretch, negative ones are 0.
  public func geometry(value: Double) -> Geometry {
    let value = value.isNaN ? 0 : max(0, value)
    if isPad { return formGeometry() }
    let docking = self.docking(value)
    let scale =
      isFloating ? 1 - (1 - docking) * 2 * margin / max(container.width, 1) : 1
    let gap = isFloating ? (1 - docking) * margin : 0
    // A large sheet reaches from its top to the screen's bottom, whatever the value says.
    let extra = isFloating ? container.height - largeTop - maximumValue - safeArea.bottom : 0
    let height = value + safeArea.bottom + docking * extra
    let contentSize = Size(container.width, height)
    let drawn = Size(container.width * scale, height * scale)
    let frame = Rect(
      x: (container.width - drawn.width) / 2, y: container.height - gap - drawn.height,
      width: drawn.width, height: drawn.height)
    return Geometry(
      frame: frame, contentSize: contentSize, scale: scale, radii: radii(docking: docking),
      docking: docking)
  }

  /// 1 at and above the large detent; below, sheets dock on the way from their largest floating
  /// detent.
  private func docking(_ value: Double) -> Double {
    guard isFloating else { return 1 }
    let maximum = maximumValue
    if value >= maximum { return 1 }
    // A sheet that is only ever large stays docked while it slides.
    guard let floating = values.last(where: { $0 < maximum - 0.5 }) else { return 1 }
    guard values.contains(where: { $0 >= maximum - 0.5 }) else { return 0 }
    return max(0, min(1, (value - floating) / (maximum - floating)))
  }

  private func radii(docking: Double) -> CornerRadii {
    if let cornerRadius {
      let radius = max(0, cornerRadius)
      return CornerRadii(
        topLeading: radius, topTrailing: radius, bottomTrailing: isFloating ? radius : 0,
        bottomLeading: isFloating ? radius : 0)
    }
    guard isFloating else {
      let top = constants.radius
      return CornerRadii(topLeading: top, topTrailing: top, bottomTrailing: 0, bottomLeading: 0)
    }
    // Square displays: a point more, on all corners while floating (recorded on SE: 39).
    let top = displayRadius > 0 ? constants.radius : constants.radius + 1
    let floating = max(displayRadius - margin, top)
    let bottom = floating + (displayRadius - floating) * docking
    return CornerRadii(
      topLeading: top, topTrailing: top, bottomTrailing: bottom, bottomLeading: bottom)
  }

  /// iPad: a centred card.
  private var formSize: Size {
    Size(min(540, container.width - 40), min(620, container.height - safeArea.vertical - 40))
  }

  private func formGeometry() -> Geometry {
    let size = formSize
    return Geometry(
      frame: Rect(center: Point(container.width / 2, container.height / 2), size: size),
      contentSize: size, scale: 1, radii: CornerRadii(cornerRadius ?? constants.radius),
      docking: 1)
  }

  /// Safe area of the content, in its own points.
  public func contentSafeArea(_ geometry: Geometry) -> Insets {
    isPad ? .zero : Insets(bottom: safeArea.bottom)
  }

  /// Strength of the black dim below the sheet.
  public var dimOpacity: Double {
    environment.colorScheme == .dark ? constants.darkDim : constants.dim
  }

  // MARK: Layers

  /// The sheet's layer in the container: clip, ground, content, grabber.
  ///
  /// - Parameters:
  ///   - id: Identity of the presentation; parts are named parts of it.
  ///   - content: Layers in content points, bottom to top.
  public func layer(
    id: NodeID, _ geometry: Geometry, content: [Layer], assets: any AssetServices
  ) -> Layer {
    let bounds = Rect(origin: .zero, size: geometry.contentSize)
    // The clip is in content points: divide what the scale will multiply.
    let radii = geometry.scale > 0 ? geometry.radii * (1 / geometry.scale) : geometry.radii
    let clip = ClipShape.rounded(bounds, radii: radii, style: .continuous)
    var parts = [ground(id: id, geometry, bounds: bounds, clip: clip, assets: assets)] + content
    if showsGrabber ?? (detents.count > 1) { parts.append(grabber(id: id, bounds: bounds)) }
    return Layer(
      id: id, role: .sheet, bounds: bounds,
      transform: Affine.scale(geometry.scale)
        .then(.translation(x: geometry.frame.minX, y: geometry.frame.minY)),
      clip: clip, children: parts)
  }

  /// Blur under a floating sheet in points: that of a platter (2.8) times the ratio of the frosts
  /// that a published design kit gives for large and regular glass (35 : 6).
  static let groundSigma = 16.3

  private func ground(
    id: NodeID, _ geometry: Geometry, bounds: Rect, clip: ClipShape, assets: any AssetServices
  ) -> Layer {
    var ground = Layer.ground(
      id: id, background, bounds: bounds, clip: clip, environment, assets: assets)
    guard background == nil, isGlass, !isPad, geometry.docking < 1 else { return ground }
    // Floating sheets are glass, which becomes opaque on the way to the large detent.
    ground.id = id.child(part: "docked")
    ground.opacity = geometry.docking
    return Layer(
      id: id.child(part: "ground"), role: .cardBackground, bounds: bounds,
      content: .backdrop(
        BackdropEffect(
          kind: .sheet, shape: clip, sigma: Self.groundSigma,
          colorScheme: environment.colorScheme)),
      children: geometry.docking > 0 ? [ground] : [])
  }

  /// A capsule below the top.
  private func grabber(id: NodeID, bounds: Rect) -> Layer {
    let size = Size(max(0, constants.grabber.width), max(0, constants.grabber.height))
    let rect = Rect(
      origin: Point((bounds.width - size.width) / 2, constants.grabber.top), size: size)
    let color = SystemColors.color(
      named: "tertiaryLabel", in: SystemColors.Appearance(environment))
    let picture = Picture(
      commands: [
        .fill(
          Shape.capsule(style: .circular).path(in: rect), .color(color ?? .black),
          usesEvenOddRule: false)
      ], bounds: rect)
    return Layer(
      id: id.child(part: "grabber"), role: .chrome, bounds: bounds, content: .picture(picture))
  }
}
