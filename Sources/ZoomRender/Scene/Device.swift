// The device that a scene is shown on.

/// Sizes, safe areas and corner radius of a device; one row of the device table.
public struct Device: Sendable, Equatable, Hashable {
  /// What is cut out of the top of the display.
  public enum Cutout: Sendable, Equatable, Hashable {
    case none
    case notch(Size)
    /// Pill of this size whose top edge is at `top` points.
    case island(Size, top: Double)
  }

  package var name: String
  /// Portrait size in points.
  public var size: Size
  /// Device pixels per point.
  public var scale: Double
  package var portraitSafeArea: Insets
  package var landscapeSafeArea: Insets
  /// Radius of the display's continuous corners; 0 for home-button devices.
  public var cornerRadius: Double
  package var cutout: Cutout
  package var statusBarHeight: Double

  package init(
    name: String, size: Size, scale: Double, portraitSafeArea: Insets, landscapeSafeArea: Insets,
    cornerRadius: Double, cutout: Cutout, statusBarHeight: Double
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.statusBarHeight = statusBarHeight
  }

  /// The default: 402×874 at 3 pixels per point (Apple's guidelines; several sources).
  public static let iPhone16Pro = Device(
    name: "iPhone 16 Pro", size: Size(402, 874), scale: 3,
    portraitSafeArea: Insets(top: 62, bottom: 34),
    landscapeSafeArea: Insets(top: 20, leading: 62, bottom: 20, trailing: 62), cornerRadius: 62,
    cutout: .island(Size(127, 38.67), top: 13), statusBarHeight: 54)
}

/// The stage: what a scene is laid out in.
public struct Screen: Sendable, Equatable, Hashable {
  /// In points, as oriented.
  public var size: Size
  package var safeArea: Insets
  package var cornerRadius: Double
  /// Device pixels per point.
  public var scale: Double
  /// Nil for a bare canvas without bars, cut-out and home indicator.
  public var device: Device?
  package var isLandscape: Bool
  package var hidesStatusBar: Bool
  package var hidesHomeIndicator: Bool
  package var hidesCutout: Bool

  /// True for phones on their side: sheets and popovers cover the whole screen there (documented).
  package var isVerticallyCompact: Bool {
    device != nil && isLandscape && min(size.width, size.height) < 700
  }

  package init(
    size: Size, safeArea: Insets = .zero, cornerRadius: Double = 0, scale: Double = 3,
    device: Device? = nil, isLandscape: Bool = false, hidesStatusBar: Bool = false,
    hidesHomeIndicator: Bool = false, hidesCutout: Bool = false
  ) {
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.scale = scale
    self.device = device
    self.isLandscape = isLandscape
    self.hidesStatusBar = hidesStatusBar
    self.hidesHomeIndicator = hidesHomeIndicator
    self.hidesCutout = hidesCutout
  }
}

/// The platform and OS version that decide which API exists.
public struct Platform: Sendable, Equatable, Hashable {
  /// The platforms that SwiftUI runs on.
  public enum Name: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case iOS, iPadOS, macOS, tvOS, watchOS, visionOS
  }
  package var name: Name
  /// Major version: 18, 26 …
  public var version: Double

  package init(name: Name = .iOS, version: Double = 26) {
    self.name = name
    self.version = version
  }

  /// The first version with the zoom transition; nil where there is none.
  var firstZoomingVersion: Double? {
    switch name {
    case .iOS, .iPadOS: 18
    case .visionOS: 2
    case .watchOS: 11
    case .macOS, .tvOS: nil
    }
  }

  /// True where the zoom transition exists.
  var hasZooms: Bool { firstZoomingVersion.map { version >= $0 } ?? false }
}
