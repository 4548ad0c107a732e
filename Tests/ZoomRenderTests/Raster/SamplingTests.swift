// Scaled pictures: level of detail, edges, motion below a pixel.

import Testing

@testable import ZoomRender

struct SamplingTests {
  typealias Make = FrameMaking

  /// Black on white, summed: how much ink a column or row of the canvas carries.
  private func ink(_ bitmap: Bitmap, y: Int) -> Double {
    (0..<bitmap.width).reduce(0) { $0 + 1 - Double(bitmap.red($1, y)) / 255 }
  }

  @Test(arguments: [true, false])
  func `a hairline keeps its energy within 20 % over a whole zoom`(_ isVertical: Bool) throws {
    let bounds = Rect(x: 0, y: 0, width: 240, height: 240)
    var worst = (0.0, 0.0)
    for position in [100, 101, 103, 106] {
      let line =
        isVertical
        ? Rect(x: Double(position), y: 0, width: 1, height: 240)
        : Rect(x: 0, y: Double(position), width: 240, height: 1)
      let picture = Make.picture(bounds, [Make.rect(bounds, .white), Make.rect(line, .black)])
      let rasterizer = Make.rasterizer()
      for step in 0..<60 {
        let scale = 1 - 0.85 * Double(step) / 59
        let frame = Make.frame(
          260, 260,
          [
            Make.layer(
              .picture(picture), bounds: bounds,
              transform: Affine.scale(scale).then(
                .translation(x: 3 + 0.37 * Double(step), y: 5 + 0.21 * Double(step))))
          ])
        let bitmap = try rasterizer.bitmap(of: frame)
        let middle = Int(5 + 0.21 * Double(step) + 120 * scale)
        let energy: Double
        if isVertical {
          energy = ink(bitmap, y: middle)
        } else {
          let x = Int(3 + 0.37 * Double(step) + 120 * scale)
          energy = (0..<260).reduce(0) { $0 + 1 - Double(bitmap.red(x, $1)) / 255 }
        }
        let ratio = energy / scale
        worst = (min(worst.0, ratio - 1), max(worst.1, ratio - 1))
        #expect(abs(ratio - 1) <= 0.2, "scale \(scale), position \(position): \(ratio)")
      }
    }
  }

  @Test func `a moving edge moves by fractions of a pixel`() throws {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    let picture = Make.picture(bounds, [Make.rect(bounds, .black)])
    for step in 0..<8 {
      let shift = Double(step) / 8
      let frame = Make.frame(
        30, 20,
        [Make.layer(.picture(picture), bounds: bounds, transform: .translation(x: 4 + shift, y: 4))]
      )
      let bitmap = try Make.bitmap(frame)
      #expect(abs(ink(bitmap, y: 8) - 10) < 0.02)
      #expect(abs(Double(bitmap[4, 8][0]) - 255 * shift) <= 1)
    }
  }

  @Test func `one level is read at rest and two near the switch`() {
    let rect = PixelRect(left: 0, top: 0, right: 1000, bottom: 1000)
    func levels(_ scale: Double) -> (Int, Int) {
      let side = Fixed.quantized(1000 * scale)
      return ImageSampler.levels(
        of: rect, in: FixedRect(left: 0, top: 0, right: side, bottom: side), deepest: 9)
    }
    #expect(levels(2) == (0, 0))
    #expect(levels(1) == (0, 0))
    #expect(levels(0.9) == (0, 0))
    #expect(levels(0.8).0 == 0 && levels(0.8).1 > 0)
    #expect(levels(0.5) == (1, 0))
    #expect(levels(0.25) == (2, 0))
    // Continuous where a level takes over.
    #expect(levels(0.6668).1 > 32000)
    #expect(levels(0.6665) == (1, 0))
  }

  @Test func `a picture in many tiles has no seams`() throws {
    // 2 300 × 1 100 pixels: two columns and three rows of tiles.
    let bounds = Rect(x: 0, y: 0, width: 2300, height: 1100)
    let picture = Make.picture(
      bounds,
      [Make.rect(bounds, .white), Make.rect(Rect(x: 2000, y: 480, width: 100, height: 80), .black)])
    for scale in [1.0, 0.71, 0.4] {
      let frame = Make.frame(
        2300, 1100,
        [Make.layer(.picture(picture), bounds: bounds, transform: Affine.scale(scale))])
      let bitmap = try Make.bitmap(frame)
      let inside = bitmap[Int(2048 * scale), Int(512 * scale)]
      #expect(inside == [0, 0, 0, 255], "scale \(scale)")
      let (x0, y0) = (Int(2000 * scale) + 4, Int(480 * scale) + 4)
      for x in x0..<(x0 + Int(92 * scale) - 4) {
        #expect(bitmap[x, y0 + 4] == [0, 0, 0, 255], "scale \(scale), x \(x)")
      }
    }
  }

  @Test func `an enlarged picture is padded at its clip`() throws {
    let bounds = Rect(x: 0, y: 0, width: 8, height: 8)
    let picture = Make.picture(bounds, [Make.rect(bounds, .black)])
    let target = Rect(x: 4, y: 4, width: 32, height: 32)
    var card = Make.layer(
      .none, bounds: target, clip: .rounded(target, radii: CornerRadii(8), style: .circular))
    card.children = [
      Make.layer(
        2, .picture(picture), bounds: bounds,
        transform: Affine.scale(4).then(.translation(x: 4, y: 4)))
    ]
    let bitmap = try Make.bitmap(Make.frame(40, 40, [card]))
    #expect(bitmap[4, 20] == [0, 0, 0, 255])
    #expect(bitmap[35, 20] == [0, 0, 0, 255])
    #expect(bitmap[20, 4] == [0, 0, 0, 255])
    #expect(bitmap[3, 20] == [255, 255, 255, 255])
  }

  @Test func `a quarter turn equals drawing the turned picture`() throws {
    let bounds = Rect(x: 0, y: 0, width: 12, height: 6)
    let picture = Make.picture(
      bounds,
      [
        Make.rect(bounds, .black),
        Make.rect(Rect(x: 0, y: 0, width: 3, height: 6), Color(red: 1, green: 0, blue: 0)),
      ])
    let turn = Affine.rotation(radians: .pi / 2).then(.translation(x: 20, y: 4))
    let bitmap = try Make.bitmap(
      Make.frame(30, 30, [Make.layer(.picture(picture), bounds: bounds, transform: turn)]))
    // The left end points up.
    #expect(bitmap[17, 5] == [255, 0, 0, 255])
    #expect(bitmap[17, 10] == [0, 0, 0, 255])
    #expect(bitmap[17, 17] == [255, 255, 255, 255])
    #expect(bitmap[13, 10] == [255, 255, 255, 255])
  }

  @Test func `a projection that changes nothing gives the plain pixels`() throws {
    let bounds = Rect(x: 0, y: 0, width: 12, height: 6)
    let picture = Make.picture(bounds, CompositorTests.drawing)
    var layer = Make.layer(.picture(picture), bounds: bounds, transform: .translation(x: 5, y: 5))
    let plain = try Make.bitmap(Make.frame(30, 30, [layer]), scale: 2)
    layer.projection = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    let projected = try Make.bitmap(Make.frame(30, 30, [layer]), scale: 2)
    #expect(plain.largestDifference(from: projected) <= 1)
  }
}
