// Pixelmatch's counts against those of the published Python port.

import Testing

@testable import ZoomRender

struct PixelmatchTests {
  /// Counts printed by `pixelmatch` 0.4.0 from the Python index for the same pictures.
  struct Case: Sendable, CustomTestStringConvertible {
    var disc: Disc
    var threshold: Double
    var includesAntialiasing: Bool
    var count: Int
    var testDescription: String { "\(disc) at \(threshold), AA \(includesAntialiasing)" }
  }

  enum Disc: Sendable { case halfPixelRight, twoPixelsRight, greener }

  static let cases: [Case] = [
    Case(disc: .halfPixelRight, threshold: 0.05, includesAntialiasing: false, count: 7),
    Case(disc: .halfPixelRight, threshold: 0.05, includesAntialiasing: true, count: 69),
    Case(disc: .halfPixelRight, threshold: 0.1, includesAntialiasing: false, count: 4),
    Case(disc: .halfPixelRight, threshold: 0.1, includesAntialiasing: true, count: 16),
    Case(disc: .halfPixelRight, threshold: 0.2, includesAntialiasing: false, count: 0),
    Case(disc: .twoPixelsRight, threshold: 0.05, includesAntialiasing: false, count: 96),
    Case(disc: .twoPixelsRight, threshold: 0.05, includesAntialiasing: true, count: 204),
    Case(disc: .twoPixelsRight, threshold: 0.1, includesAntialiasing: false, count: 75),
    Case(disc: .twoPixelsRight, threshold: 0.1, includesAntialiasing: true, count: 140),
    Case(disc: .twoPixelsRight, threshold: 0.2, includesAntialiasing: false, count: 28),
    Case(disc: .twoPixelsRight, threshold: 0.2, includesAntialiasing: true, count: 50),
    Case(disc: .greener, threshold: 0.05, includesAntialiasing: true, count: 0),
  ]

  @Test(arguments: cases)
  func `counts are those of pixelmatch`(_ item: Case) {
    let base = TestPicture.disc(center: Point(40, 32), green: 60)
    let other =
      switch item.disc {
      case .halfPixelRight: TestPicture.disc(center: Point(40.5, 32), green: 60)
      case .twoPixelsRight: TestPicture.disc(center: Point(42, 32), green: 60)
      case .greener: TestPicture.disc(center: Point(40, 32), green: 64)
      }
    let metric = Pixelmatch(
      threshold: item.threshold, includesAntialiasing: item.includesAntialiasing)
    #expect(metric.count(base, other) == item.count)
  }

  @Test func `sizes that differ have no count`() {
    let small = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])
    #expect(Pixelmatch().count(small, TestPicture.disc(center: .zero, green: 0)) == nil)
  }
}

/// Small pictures made by formula.
enum TestPicture {
  /// A disc of radius 20 with a one-pixel edge ramp over a colour gradient, 96×64 pixels.
  static func disc(center: Point, green: Int) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<96 {
        let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        let coverage = max(0, min(1, 20 - (dx * dx + dy * dy).squareRoot() + 0.5))
        let base = [x * 2 % 256, y * 3 % 256, 200]
        for (channel, ink) in [20, green, 140].enumerated() {
          bytes.append(UInt8(Double(base[channel]) * (1 - coverage) + Double(ink) * coverage + 0.5))
        }
        bytes.append(255)
      }
    }
    return Bitmap(width: 96, height: 64, bytes: bytes)
  }
}
