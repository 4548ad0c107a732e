// Detents and places of sheets.

import Testing

@testable import ZoomRender

@Suite struct SheetChromeTests {
  struct Phone: Sendable, CustomTestStringConvertible {
    var size: Size
    var top: Double
    var bottom: Double
    var radius: Double
    var scale = 3.0
    /// Drawn place of a medium sheet on iOS 26: computed from the rule, checked on device films
    /// for 402×874 and on a recording for 375×667.
    var mediumTop: Double
    var mediumHeight: Double
    var testDescription: String { "\(Int(size.width))×\(Int(size.height))" }
  }

  static let phones = [
    Phone(
      size: Size(375, 667), top: 20, bottom: 0, radius: 0, scale: 2, mediumTop: 310.10,
      mediumHeight: 350.90),
    Phone(
      size: Size(375, 812), top: 44, bottom: 34, radius: 39, mediumTop: 377.99,
      mediumHeight: 426.01),
    Phone(
      size: Size(393, 852), top: 59, bottom: 34, radius: 55, mediumTop: 403.69,
      mediumHeight: 440.31),
    Phone(
      size: Size(402, 874), top: 62, bottom: 34, radius: 62, mediumTop: 415.03,
      mediumHeight: 450.97),
    Phone(
      size: Size(440, 956), top: 62, bottom: 34, radius: 62, mediumTop: 451.08,
      mediumHeight: 496.92),
  ]

  private func sheet(
    _ phone: Phone, _ detents: [PresentationDetent], glass: Bool = true
  ) -> SheetChrome {
    SheetChrome(
      container: phone.size, safeArea: Insets(top: phone.top, bottom: phone.bottom),
      displayRadius: phone.radius,
      environment: EnvironmentValues(pixelsPerPoint: phone.scale, usesGlassGeneration: glass),
      detents: detents, constants: Profile(glass ? .ios26 : .ios18).sheet)
  }

  @Test(arguments: phones)
  func `a medium sheet floats where devices draw it`(_ phone: Phone) {
    let sheet = sheet(phone, [.medium])
    let geometry = sheet.geometry(value: sheet.value(of: .medium))
    let margin = phone.radius > 0 ? 8.0 : 6
    #expect((geometry.frame.minX - margin).magnitude < 1e-9)
    #expect((geometry.frame.width - (phone.size.width - 2 * margin)).magnitude < 1e-9)
    #expect((geometry.frame.minY - phone.mediumTop).magnitude < 0.35)
    #expect((geometry.frame.height - phone.mediumHeight).magnitude < 0.35)
    #expect((geometry.frame.maxY - (phone.size.height - margin)).magnitude < 1e-9)
  }

  @Test func `corners are 38 above and the display's minus 8 below`() {
    let sheet = sheet(Self.phones[3], [.medium, .large])
    let medium = sheet.geometry(value: sheet.value(of: .medium))
    #expect(medium.radii.components == [38, 38, 54, 54])
    let large = sheet.geometry(value: sheet.value(of: .large))
    #expect(large.frame == Rect(x: 0, y: 62, width: 402, height: 812))
    #expect(large.radii.components == [38, 38, 62, 62])
    let between = sheet.geometry(value: (435.67 + 778) / 2)
    #expect((between.docking - 0.5).magnitude < 1e-3)
  }

  @Test func `before iOS 26 sheets span the width and start ten points lower`() {
    let sheet = sheet(Self.phones[3], [.medium, .large], glass: false)
    #expect(sheet.geometry(value: sheet.value(of: .large)).frame.minY == 72)
    let medium = sheet.geometry(value: sheet.value(of: .medium))
    #expect((medium.frame.minY - 409.9).magnitude < 0.2)
    #expect(medium.frame.width == 402)
    #expect(medium.radii.components == [10, 10, 0, 0])
  }

  @Test func `a large sheet on a square display starts at 31`() {
    let sheet = sheet(Self.phones[0], [.large])
    #expect(sheet.geometry(value: sheet.value(of: .large)).frame.minY == 31)
  }

  @Test(arguments: [
    (PresentationDetent.fraction(0.25), 194.5), (.height(2000), 778), (.height(-5), 0),
    (.fraction(.nan), 778), (.medium, 435.667),
  ])
  func `detents are limited to the largest`(_ detent: PresentationDetent, _ value: Double) {
    #expect((sheet(Self.phones[3], [detent]).value(of: detent) - value).magnitude < 1e-3)
  }

  @Test func `the grabber shows when there is a choice of detents`() {
    func parts(_ detents: [PresentationDetent]) -> [Layer.Role] {
      let sheet = sheet(Self.phones[3], detents)
      return sheet.layer(
        id: .root, sheet.geometry(value: 435), content: [], assets: NoAssets()
      ).children.map(\.role)
    }
    #expect(parts([.medium]) == [.cardBackground])
    #expect(parts([.medium, .large]) == [.cardBackground, .chrome])
  }
}
