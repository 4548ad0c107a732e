// Where a sheet is for a height.

/// The geometry of sheets in a container: detents, floating and docked form, presenter.
///
/// A detent's *value* is its height without the bottom safe area, as SwiftUI counts. Sources:
/// ``ProfileTable``, `sheet`.
public struct SheetGeometry: Sendable, Equatable {
  /// The container in points.
  public let container: Size
  /// Insets of the container.
  public let safeArea: Insets
  /// Corner radius of the display.
  public let displayRadius: Double
  /// Where the numbers come from.
  public let profile: Profile

  /// The geometry of a container.
  public init(container: Size, safeArea: Insets, displayRadius: Double, profile: Profile) {
    self.container = container
    self.safeArea = safeArea
    self.displayRadius = displayRadius
    self.profile = profile
  }

  /// The largest value: the container without its safe area (and the gap above large sheets).
  public var maximumValue: Double {
    max(0, container.height - safeArea.top - safeArea.bottom - profile.sheet.largeGap)
  }

  /// The value of a detent, within 0 … the maximum.
  public func value(of detent: PresentationDetent) -> Double {
    let maximum = maximumValue
    let value: Double =
      switch detent {
      case .large: maximum
      case .medium: profile.sheet.medium * maximum
      case .height(let height): height
      case .fraction(let fraction): fraction * maximum
      }
    return value.isNaN ? 0 : min(max(value, 0), maximum)
  }

  /// The values of some detents, smallest first, without repetitions; `.large` when there are none.
  public func values(of detents: [PresentationDetent]) -> [Double] {
    let sorted = (detents.isEmpty ? [.large] : detents).map { value(of: $0) }.sorted()
    return sorted.enumerated().filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.element)
  }

  /// A sheet at rest.
  public struct Placement: Sendable, Equatable {
    /// Where it is drawn, in container points.
    public var rect: Rect
    /// Drawn points per point of its layout.
    public var scale: Double
    /// The size that it is laid out in.
    public var layoutSize: Size
    /// Corner radii as drawn.
    public var radii: CornerRadii
    /// 0 = floating, 1 = docked at full height.
    public var docking: Double

    /// A placement.
    public init(rect: Rect, scale: Double, layoutSize: Size, radii: CornerRadii, docking: Double) {
      self.rect = rect
      self.scale = scale
      self.layoutSize = layoutSize
      self.radii = radii
      self.docking = docking
    }
  }

  /// Where a sheet of a value is.
  ///
  /// - Parameter detents: The sheet's own: floating turns into docked between the largest one below
  ///   `.large` and `.large`.
  public func placement(value: Double, detents: [PresentationDetent] = []) -> Placement {
    let maximum = maximumValue
    let value = value.isFinite ? max(0, value) : maximum
    let docking = self.docking(value: value, detents: detents)
    let margin =
      profile.rules.sheetStyle == .floating ? profile.sheet.margin * (1 - docking) : 0
    let scale = container.width > 0 ? max(0.01, 1 - 2 * margin / container.width) : 1
    let layout = Size(container.width, value + safeArea.bottom)
    let size = layout * scale
    let rect = Rect(
      x: (container.width - size.width) / 2, y: container.height - margin - size.height,
      width: size.width, height: size.height)
    let top = profile.sheet.radius
    var bottom = 0.0
    if profile.rules.sheetStyle == .floating {
      // Concentric with the display; a display without round corners leaves the top's radius.
      let floating =
        displayRadius > profile.sheet.margin ? displayRadius - profile.sheet.margin : top
      bottom = floating.interpolated(to: displayRadius, progress: docking)
    }
    return Placement(
      rect: rect, scale: scale, layoutSize: layout,
      radii: CornerRadii(
        topLeading: top, topTrailing: top, bottomTrailing: bottom, bottomLeading: bottom),
      docking: docking)
  }

  private func docking(value: Double, detents: [PresentationDetent]) -> Double {
    let maximum = maximumValue
    let floating = detents.map { self.value(of: $0) }.filter { $0 < maximum }.max()
    let start = floating ?? min(maximum, profile.sheet.medium * maximum)
    guard maximum > start else { return value >= maximum ? 1 : 0 }
    return min(max((value - start) / (maximum - start), 0), 1)
  }

  /// The grabber's rectangle in the sheet's layout points.
  public var grabber: Rect {
    let constants = profile.sheet.grabber
    return Rect(
      x: (container.width - constants.width) / 2, y: constants.top, width: constants.width,
      height: constants.height)
  }

  /// Alpha of the black under a sheet.
  ///
  /// - Parameters:
  ///   - presence: 0 = below the screen, 1 = in place.
  ///   - value: The sheet's value now.
  ///   - undimmed: The largest detent through which what is behind stays usable.
  ///   - isStacked: True when another sheet is above.
  public func dim(
    presence: Double, value: Double, undimmed: PresentationDetent? = nil, isStacked: Bool = false
  ) -> Double {
    var strength = min(max(presence, 0), 1)
    if let undimmed {
      // From nothing at that detent to all at the largest; all just above it when it is the largest.
      let start = self.value(of: undimmed)
      let room = maximumValue - start
      strength *= room > 0 ? min(max((value - start) / room, 0), 1) : 0
    }
    return strength * (isStacked ? profile.sheet.stackedDim : profile.sheet.dim)
  }

  /// How the presenting view changes behind a large sheet of the edge-to-edge style.
  public func presenter(presence: Double, docking: Double) -> (transform: Affine, radius: Double) {
    guard profile.rules.presenterRecedes == .on, profile.rules.sheetStyle == .edgeToEdge else {
      return (.identity, 0)
    }
    let amount = min(max(presence * docking, 0), 1)
    guard amount > 0 else { return (.identity, 0) }
    let scale = 1.0.interpolated(to: profile.sheet.presenterScale, progress: amount)
    let transform = Affine.scale(scale).about(Point(container.width / 2, 0))
      .then(.translation(x: 0, y: profile.sheet.presenterDrop * container.height * amount))
    let radius = displayRadius.interpolated(to: profile.sheet.presenterRadius, progress: amount)
    return (transform, radius)
  }

  /// Scale about its top centre of a sheet that has another above it.
  public func stackedScale(presence: Double) -> Double {
    guard profile.rules.sheetStyle == .floating, container.width > 0 else { return 1 }
    let least = max(0.5, 1 - profile.sheet.stackedInset / container.width)
    return 1.0.interpolated(to: least, progress: min(max(presence, 0), 1))
  }
}
