// The devices that a scene can name.

extension Device {
  /// One row of the table: names that mean the same geometry, in points.
  private struct Row {
    var names: [String]
    var size: (Double, Double)
    var scale: Double
    /// Top and bottom in portrait; top, sides and bottom in landscape.
    var portrait: (Double, Double)
    var landscape: (Double, Double, Double)
    var radius: Double
    var cutout: Cutout = .none
    var statusBar: Double

    func device(named name: String) -> Device {
      Device(
        name: name, size: Size(size.0, size.1), scale: scale,
        portraitSafeArea: Insets(top: portrait.0, bottom: portrait.1),
        landscapeSafeArea: Insets(
          top: landscape.0, leading: landscape.1, bottom: landscape.2, trailing: landscape.1),
        cornerRadius: radius, cutout: cutout, statusBarHeight: statusBar)
    }
  }

  /// Every name, in the table's order.
  public static var names: [String] { rows.flatMap(\.names) }

  /// The device of that name (upper and lower case count alike); nil when unknown.
  public static func named(_ name: String) -> Device? {
    let wanted = folded(name)
    for row in rows {
      if let found = row.names.first(where: { folded($0) == wanted }) {
        return row.device(named: found)
      }
    }
    return nil
  }

  /// Lower case without spaces, quotes and words that vary in spelling.
  private static func folded(_ name: String) -> String {
    name.lowercased().replacing("generation", with: "gen").filter {
      $0.isLetter || $0.isNumber || $0 == "."
    }
  }

  /// Sizes: Apple's Human Interface Guidelines. Safe areas: simulator device profiles. Corner radii:
  /// the system's private display-corner value as published by several parties; those of iPads with
  /// an M4 or later are estimates. Landscape tops of 20 are what iOS 26 profiles carry.
  private static let rows: [Row] = [
    Row(
      names: ["iPhone SE (1st gen)"], size: (320, 568), scale: 2, portrait: (20, 0),
      landscape: (0, 0, 0), radius: 0, statusBar: 20),
    Row(
      names: [
        "iPhone SE (3rd gen)", "iPhone SE (2nd gen)", "iPhone SE", "iPhone 8", "iPhone 7",
        "iPhone 6s",
      ], size: (375, 667), scale: 2, portrait: (20, 0), landscape: (0, 0, 0), radius: 0,
      statusBar: 20),
    Row(
      names: ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"], size: (414, 736), scale: 3,
      portrait: (20, 0), landscape: (0, 0, 0), radius: 0, statusBar: 20),
    Row(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"], size: (375, 812), scale: 3,
      portrait: (44, 34), landscape: (0, 44, 21), radius: 39, cutout: .notch(Size(209, 30)),
      statusBar: 44),
    Row(
      names: ["iPhone XR", "iPhone 11"], size: (414, 896), scale: 2, portrait: (48, 34),
      landscape: (0, 48, 21), radius: 41.5, cutout: .notch(Size(230, 33)), statusBar: 48),
    Row(
      names: ["iPhone XS Max", "iPhone 11 Pro Max"], size: (414, 896), scale: 3,
      portrait: (44, 34), landscape: (0, 44, 21), radius: 39, cutout: .notch(Size(209, 30)),
      statusBar: 44),
    Row(
      names: ["iPhone 12 mini", "iPhone 13 mini"], size: (375, 812), scale: 3, portrait: (50, 34),
      landscape: (0, 50, 21), radius: 44, cutout: .notch(Size(209, 34)), statusBar: 50),
    Row(
      names: ["iPhone 12", "iPhone 12 Pro"], size: (390, 844), scale: 3, portrait: (47, 34),
      landscape: (0, 47, 21), radius: 47.33, cutout: .notch(Size(209, 32)), statusBar: 47),
    Row(
      names: ["iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], size: (390, 844), scale: 3,
      portrait: (47, 34), landscape: (0, 47, 21), radius: 47.33, cutout: .notch(Size(162, 33)),
      statusBar: 47),
    Row(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], size: (428, 926),
      scale: 3, portrait: (47, 34), landscape: (0, 47, 21), radius: 53.33,
      cutout: .notch(Size(162, 33)), statusBar: 47),
    Row(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], size: (393, 852),
      scale: 3, portrait: (59, 34), landscape: (0, 59, 21), radius: 55,
      cutout: .island(Size(127, 37.33), top: 11), statusBar: 54),
    Row(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      size: (430, 932), scale: 3, portrait: (59, 34), landscape: (0, 59, 21), radius: 55,
      cutout: .island(Size(127, 37.33), top: 11), statusBar: 54),
    Row(
      names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], size: (402, 874), scale: 3,
      portrait: (62, 34), landscape: (20, 62, 20), radius: 62,
      cutout: .island(Size(127, 38.67), top: 13), statusBar: 54),
    Row(
      names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], size: (440, 956), scale: 3,
      portrait: (62, 34), landscape: (20, 62, 20), radius: 62,
      cutout: .island(Size(127, 38.67), top: 13), statusBar: 54),
    Row(
      names: ["iPhone Air"], size: (420, 912), scale: 3, portrait: (68, 34),
      landscape: (20, 68, 29), radius: 62, cutout: .island(Size(127, 38.67), top: 20),
      statusBar: 54),
    Row(
      names: ["iPad mini", "iPad mini (6th gen)", "iPad mini (A17 Pro)"], size: (744, 1133),
      scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 21.5, statusBar: 24),
    Row(
      names: ["iPad 10.2", "iPad (9th gen)"], size: (810, 1080), scale: 2, portrait: (20, 0),
      landscape: (20, 0, 0), radius: 0, statusBar: 20),
    Row(
      names: ["iPad (A16)", "iPad (10th gen)", "iPad 10.9", "iPad Air 11", "iPad Air"],
      size: (820, 1180), scale: 2, portrait: (24, 20), landscape: (24, 0, 20), radius: 18,
      statusBar: 24),
    Row(
      names: ["iPad Pro 11 (4th gen)", "iPad Pro 11 (3rd gen)"], size: (834, 1194), scale: 2,
      portrait: (24, 20), landscape: (24, 0, 20), radius: 18, statusBar: 24),
    Row(
      names: ["iPad Pro 11", "iPad Pro 11 (M4)", "iPad Pro 11 (M5)"], size: (834, 1210), scale: 2,
      portrait: (24, 20), landscape: (24, 0, 20), radius: 30, statusBar: 24),
    Row(
      names: ["iPad Air 13", "iPad Pro 12.9"], size: (1024, 1366), scale: 2, portrait: (24, 20),
      landscape: (24, 0, 20), radius: 18, statusBar: 24),
    Row(
      names: ["iPad Pro 13", "iPad Pro 13 (M4)", "iPad Pro 13 (M5)"], size: (1032, 1376), scale: 2,
      portrait: (24, 20), landscape: (24, 0, 20), radius: 30, statusBar: 24),
  ]
}

extension Screen {
  /// The screen of a device in an orientation.
  public init(_ device: Device, isLandscape: Bool = false) {
    self.init(
      size: isLandscape ? Size(device.size.height, device.size.width) : device.size,
      safeArea: isLandscape ? device.landscapeSafeArea : device.portraitSafeArea,
      cornerRadius: device.cornerRadius, scale: device.scale, device: device,
      isLandscape: isLandscape)
  }

  /// The screen as systems before iOS 26 lay it out: in landscape nothing is kept free at the top of
  /// a phone, and 21 points at its bottom. From memory of several devices; low confidence.
  func beforeGlass() -> Screen {
    guard isLandscape, let device, device.cutout != .none else { return self }
    var screen = self
    screen.safeArea.top = 0
    screen.safeArea.bottom = 21
    return screen
  }

  /// The safe area with or without a status bar.
  ///
  /// Only on devices with a home button does the safe area's top belong to the status bar alone.
  func safeArea(hidesStatusBar: Bool) -> Insets {
    guard hidesStatusBar, let device, device.portraitSafeArea.bottom == 0 else { return safeArea }
    var insets = safeArea
    insets.top = 0
    return insets
  }
}
