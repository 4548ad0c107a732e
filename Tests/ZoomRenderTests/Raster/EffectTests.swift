// Colour effects, blurs, shadows, backdrops, masks.

import Testing

@testable import ZoomRender

struct EffectTests {
  typealias Make = FrameMaking

  struct Recorded: Sendable, CustomTestStringConvertible {
    var effects: [ColorEffect]
    /// R, G, B, A expected within one level.
    var output: [Int]
    var testDescription: String { "\(effects)" }
  }

  /// What SwiftUI makes of the opaque colour (204, 102, 51); recorded, straight sRGB bytes.
  static let recorded: [Recorded] = [
    Recorded(effects: [.brightness(0.2)], output: [255, 153, 102, 255]),
    Recorded(effects: [.contrast(0.5)], output: [166, 115, 89, 255]),
    Recorded(effects: [.contrast(1.5)], output: [242, 89, 13, 255]),
    Recorded(effects: [.contrast(2)], output: [255, 76, 0, 255]),
    Recorded(effects: [.grayscale(1)], output: [120, 120, 120, 255]),
    Recorded(effects: [.grayscale(0.5)], output: [162, 111, 85, 255]),
    Recorded(effects: [.hueRotation(radians: 200 * .pi / 180)], output: [65, 127, 213, 255]),
    Recorded(effects: [.colorInvert], output: [51, 153, 204, 255]),
    Recorded(
      effects: [.saturation(0), .brightness(0.2), .colorInvert], output: [84, 84, 84, 255]),
    Recorded(effects: [.luminanceToAlpha], output: [0, 0, 0, 120]),
  ]

  @Test(arguments: recorded)
  func `colour effects give the recorded pixels`(_ item: Recorded) throws {
    let bounds = Rect(x: 0, y: 0, width: 4, height: 4)
    var layer = Make.layer(.color(Color(bytes: 204, 102, 51)), bounds: bounds)
    layer.effects = item.effects.map { .color($0, resolved: nil) }
    let bitmap = try Make.bitmap(Make.frame(4, 4, background: .clear, [layer]))
    for channel in 0..<4 {
      #expect(abs(Int(bitmap[2, 2][channel]) - item.output[channel]) <= 1, "\(bitmap[2, 2])")
    }
  }

  @Test func `a shadow without blur and offset lies behind what casts it`() throws {
    let bounds = Rect(x: 0, y: 0, width: 4, height: 4)
    var layer = Make.layer(.color(Color(bytes: 204, 102, 51)), bounds: bounds)
    layer.effects = [.dropShadow(LayerShadow(color: .black, sigma: 0, offset: .zero))]
    let bitmap = try Make.bitmap(Make.frame(4, 4, background: .clear, [layer]))
    #expect((0..<4).map { Int(bitmap[2, 2][$0]) } == [204, 102, 51, 255])
  }

  @Test func `effects of a group in a picture equal those of a layer`() throws {
    let bounds = Rect(x: 0, y: 0, width: 40, height: 30)
    let box = Make.rect(Rect(x: 10, y: 8, width: 16, height: 12), Color(bytes: 200, 40, 90))
    let effects: [LayerEffect] = [
      .blur(sigma: 2), .color(.brightness(0.1), resolved: nil),
      .dropShadow(LayerShadow(color: .black, sigma: 1.5, offset: Vector(dx: 2, dy: 3))),
    ]
    let inside = Make.picture(
      bounds, [.beginGroup(opacity: 1, blendMode: .normal, effects: effects), box, .end])
    var layer = Make.layer(.picture(Make.picture(bounds, [box])), bounds: bounds)
    let one = try Make.bitmap(
      Make.frame(40, 30, [Make.layer(.picture(inside), bounds: bounds)]), scale: 2)
    layer.effects = effects
    let other = try Make.bitmap(Make.frame(40, 30, [layer]), scale: 2)
    #expect(one.largestDifference(from: other) <= 1)
  }

  /// A blur by definition: exact sums in Double, no reduction.
  private func blurred(_ alpha: [Double], width: Int, height: Int, sigma: Double) -> [Double] {
    let radius = Int((4 * sigma).rounded(.up))
    let taps = (-radius...radius).map { Exponential.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = taps.reduce(0, +)
    func pass(_ from: [Double], _ dx: Int, _ dy: Int) -> [Double] {
      var out = [Double](repeating: 0, count: from.count)
      for y in 0..<height {
        for x in 0..<width {
          var value = 0.0
          for k in -radius...radius {
            let (px, py) = (x + k * dx, y + k * dy)
            if px >= 0, px < width, py >= 0, py < height {
              value += from[py * width + px] * taps[k + radius]
            }
          }
          out[y * width + x] = value / sum
        }
      }
      return out
    }
    return pass(pass(alpha, 1, 0), 0, 1)
  }

  @Test(arguments: [1.5, 6, 14, 30])
  func `the sliced shadow equals the full blur within one level`(_ sigma: Double) throws {
    // A rounded card with straight sides long enough to be cut out, off the pixel grid.
    let (width, height) = (420, 440)
    let card = FixedRect(Rect(x: 130.4, y: 120.7, width: 170.2, height: 190.6))
    let shape = PlanShape.rounded(
      card, radii: [24, 24, 24, 24].map { $0 * Fixed.one }, style: .continuous)
    let mask = try AlphaMask(
      shape.path, in: PixelRect(left: 0, top: 0, right: width, bottom: height))
    var alpha = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { alpha[y * width + x] = Double(mask.bytes[y * mask.stride + x]) / 255 }
    }
    let expected = blurred(alpha, width: width, height: height, sigma: sigma)
    let shadow = PlanShadow(
      shape: shape, offsetX: 0, offsetY: 0, sigma: Fixed.quantized(sigma), color: 0xFF00_0000,
      weight: Fixed.full)
    let sliced = try ShadowMask(shadow)
    let columns = sliced.columnAxis(0..<width)
    let rows = sliced.rowAxis(0..<height)
    var line = [Int16](repeating: 0, count: width)
    var scratch = [Int16](repeating: 0, count: sliced.reducedWidth + 1)
    var worst = 0.0
    for y in 0..<height {
      sliced.fill(
        &line, row: rows.index[y], rowWeight: rows.weight[y], columns: columns, from: 0,
        count: width, scratch: &scratch)
      for x in 0..<width {
        worst = max(worst, abs(Double(line[x]) / 32767 - expected[y * width + x]) * 255)
      }
    }
    #expect(worst <= 1, "\(worst) levels")
  }

  @Test func `a shadow is drawn outside of its card only`() throws {
    let card = Rect(x: 20, y: 20, width: 40, height: 40)
    var layer = Make.layer(
      .none, bounds: card, clip: .rounded(card, radii: CornerRadii(10), style: .continuous))
    layer.shadow = LayerShadow(
      color: Color.black.opacity(0.5), sigma: 5, offset: Vector(dx: 0, dy: 3))
    let bitmap = try Make.bitmap(Make.frame(80, 90, [layer]), scale: 1)
    #expect(bitmap[40, 40] == [255, 255, 255, 255])
    #expect(bitmap[40, 61][0] < 200)
    #expect(bitmap[40, 61][0] < bitmap[40, 19][0])
    #expect(bitmap[40, 85] == [255, 255, 255, 255])
  }

  @Test func `a wider shadow reaches farther`() throws {
    let card = Rect(x: 50, y: 50, width: 60, height: 60)
    var area = -1
    for sigma in [1.0, 2, 4, 8, 12] {
      var layer = Make.layer(.none, bounds: card)
      layer.shadow = LayerShadow(color: .black, sigma: sigma)
      let bitmap = try Make.bitmap(Make.frame(160, 160, [layer]))
      let touched = (0..<160).reduce(0) { sum, y in
        sum + (0..<160).count { bitmap.red($0, y) < 254 }
      }
      #expect(touched > area)
      area = touched
    }
  }

  @Test func `a backdrop of one colour stays that colour, also at the canvas's edge`() throws {
    let bounds = Rect(x: 0, y: 0, width: 60, height: 20)
    let effect = BackdropEffect(
      kind: .blur, shape: .rect(bounds), sigma: 4, colorScheme: .light)
    let frame = Make.frame(
      60, 40, background: Color(bytes: 90, 120, 30),
      [Make.layer(.backdrop(effect), bounds: bounds)])
    let bitmap = try Make.bitmap(frame, scale: 2)
    for y in 0..<80 {
      for x in 0..<120 { #expect(bitmap[x, y] == [90, 120, 30, 255]) }
    }
  }

  /// Under rounded corners too, as on a screen that is shown on a card.
  @Test(arguments: [BackdropEffect.Kind.material(.regular), .glass(.regular)])
  func `a backdrop in an embedded frame sees that frame and nothing around it`(
    kind: BackdropEffect.Kind
  ) throws {
    let bounds = Rect(x: 0, y: 8, width: 64, height: 48)
    let effect = BackdropEffect(kind: kind, shape: .rect(bounds), sigma: 6, colorScheme: .light)
    let frame = Make.frame(
      64, 64, background: Color(bytes: 200, 120, 30),
      [
        Make.layer(1, .color(.white), bounds: Rect(x: 20, y: 0, width: 12, height: 64)),
        Make.layer(2, .backdrop(effect), bounds: bounds),
      ])
    let panel = Rect(x: 16, y: 32, width: 64, height: 64)
    let card = Make.frame(
      96, 128, background: .black,
      [
        Make.layer(
          1, .embedded(EmbeddedFrame(frame)), bounds: panel,
          clip: .rounded(panel, radii: CornerRadii(12), style: .continuous))
      ])
    let (alone, shown) = (try Make.bitmap(frame), try Make.bitmap(card))
    for y in 0..<64 {
      for x in 0..<64 where (20..<44).contains(x) || (20..<44).contains(y) {
        #expect(shown[x + 16, y + 32] == alone[x, y], "\(x) \(y)")
      }
    }
  }

  @Test func `a backdrop blurs what is below and nothing above`() throws {
    let stripe = Rect(x: 28, y: 0, width: 4, height: 40)
    let bar = Rect(x: 0, y: 0, width: 60, height: 20)
    let effect = BackdropEffect(kind: .blur, shape: .rect(bar), sigma: 5, colorScheme: .light)
    let dot = Rect(x: 10, y: 8, width: 4, height: 4)
    let frame = Make.frame(
      60, 40,
      [
        Make.layer(1, .color(.black), bounds: stripe),
        Make.layer(2, .backdrop(effect), bounds: bar),
        Make.layer(3, .color(.black), bounds: dot),
      ])
    let bitmap = try Make.bitmap(frame)
    #expect(bitmap[30, 30] == [0, 0, 0, 255])
    #expect(bitmap[30, 5][0] > 100)
    #expect(bitmap[36, 5][0] < 250)
    #expect(bitmap[12, 10] == [0, 0, 0, 255])
    #expect(bitmap[15, 10][0] > 240)
  }

  @Test func `glass has light on its edge and the measured level inside`() throws {
    // Dark glass over black: 0.098 of white; over white: 0.294 + 0.2.
    for (below, level) in [(Color.black, 0.098), (Color.white, 0.494)] {
      let shape = Rect(x: 10, y: 10, width: 40, height: 40)
      let effect = BackdropEffect(
        kind: .glass(.regular),
        shape: .rounded(shape, radii: CornerRadii(20), style: .circular), sigma: 2.8,
        colorScheme: .dark)
      let frame = Make.frame(
        60, 60, background: below, [Make.layer(.backdrop(effect), bounds: shape)])
      let bitmap = try Make.bitmap(frame, scale: 3)
      #expect(abs(Double(bitmap.red(90, 90)) - 255 * level) <= 2)
      // The top-left corner is lit, the top-right one is not.
      let lit = Int(bitmap.red(30 + 19, 30 + 19))
      #expect(lit > Int(bitmap.red(90, 90)) + 10)
      let dull = Int(bitmap.red(150 - 20, 30 + 19))
      #expect(dull <= Int(bitmap.red(90, 90)) + 6)
    }
  }

  @Test func `a mask cuts by its alpha`() throws {
    let bounds = Rect(x: 0, y: 0, width: 20, height: 10)
    var layer = Make.layer(.color(.black), bounds: bounds)
    layer.mask = [
      Make.layer(
        5, .color(Color.white.opacity(0.5)), bounds: Rect(x: 0, y: 0, width: 10, height: 10))
    ]
    let bitmap = try Make.bitmap(Make.frame(20, 10, [layer]))
    #expect(abs(Int(bitmap[5, 5][0]) - 127) <= 1)
    #expect(bitmap[15, 5] == [255, 255, 255, 255])
  }

  @Test func `blending multiplies what is below`() throws {
    let bounds = Rect(x: 0, y: 0, width: 4, height: 4)
    var layer = Make.layer(.color(Color(bytes: 128, 128, 255)), bounds: bounds)
    layer.blendMode = .multiply
    let bitmap = try Make.bitmap(Make.frame(4, 4, background: Color(bytes: 200, 100, 50), [layer]))
    #expect(bitmap[1, 1] == [100, 50, 50, 255])
  }
}
