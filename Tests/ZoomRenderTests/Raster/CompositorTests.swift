// Plans to pixels.

import CKernels
import Testing

@testable import ZoomRender

struct CompositorTests {
  typealias Make = FrameMaking

  static let drawing: [DrawCommand] = [
    Make.rect(Rect(x: 0, y: 0, width: 60, height: 40), Color(bytes: 20, 120, 220)),
    .fill(
      Path(roundedRect: Rect(x: 5.3, y: 4.7, width: 30, height: 22), cornerRadius: 8),
      .color(Color(bytes: 250, 200, 10, alpha: 0.7)), usesEvenOddRule: false),
    .stroke(
      Path(roundedRect: Rect(x: 20, y: 10, width: 35, height: 25), cornerRadius: 6),
      StrokeStyle(lineWidth: 1.5, dash: [4, 3]), .color(.black)),
    .fill(
      Path(rect: Rect(x: 30, y: 2, width: 25, height: 12)),
      .gradient(
        ResolvedGradient(
          stops: [
            .init(color: Color(bytes: 255, 0, 0), location: 0),
            .init(color: Color(bytes: 0, 0, 255, alpha: 0.2), location: 1),
          ], geometry: .linear(start: Point(30, 2), end: Point(55, 14)))), usesEvenOddRule: false),
  ]

  @Test(arguments: [1.0, 2, 3])
  func `a picture at rest equals direct drawing byte for byte`(_ scale: Double) throws {
    let bounds = Rect(x: 0, y: 0, width: 60, height: 40)
    let picture = Make.picture(bounds, Self.drawing)
    let frame = Make.frame(
      80, 60, [Make.layer(.picture(picture), bounds: bounds, transform: .translation(x: 7, y: 9))])
    let bitmap = try Make.bitmap(frame, scale: scale)
    let direct = try Make.direct(
      picture, map: Affine.translation(x: 7, y: 9).then(.scale(scale)), width: bitmap.width,
      height: bitmap.height, background: 0xFFFF_FFFF)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = direct[x, y]
        let expected = [
          UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24),
        ]
        #expect(bitmap[x, y] == expected, "\(x), \(y)")
        if bitmap[x, y] != expected { return }
      }
    }
  }

  @Test func `a picture at rest is a copy, a moved one is not`() {
    let bounds = Rect(x: 0, y: 0, width: 20, height: 10)
    let picture = Make.picture(bounds, [Make.rect(bounds, .black)])
    func shift(_ x: Double) -> Bool {
      let frame = Make.frame(
        40, 40,
        [Make.layer(.picture(picture), bounds: bounds, transform: .translation(x: x, y: 0))])
      return FramePlanner.plan(frame, pixelsPerPoint: 3).ops.contains {
        guard case .image(let image) = $0.kind else { return false }
        return image.wholeShift != nil
      }
    }
    #expect(shift(5))
    #expect(shift(1.0 / 3))
    #expect(shift(2 + 1e-9))
    #expect(!shift(0.1))
  }

  @Test(arguments: [0.0, 0.13, 0.4, 0.77, 1])
  func `rows can be made in any grouping and order`(_ progress: Double) throws {
    let frame = SyntheticZoom(size: Size(134, 291)).frame(at: progress)
    let plan = FramePlanner.plan(frame, pixelsPerPoint: 1.5)
    let context = RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1.5)
    let whole = try rows(plan, context, (0..<plan.height).map { $0..<($0 + 1) })
    let bands = try rows(
      plan, context, (0..<Band.count(of: plan.height)).map { Band.rows($0, of: plan.height) })
    let backward = try rows(
      plan, context,
      stride(from: 0, to: plan.height, by: 37).map {
        $0..<min(plan.height, $0 + 37)
      }.reversed())
    #expect(whole == bands)
    #expect(whole == backward)
  }

  private func rows(
    _ plan: FramePlan, _ context: RasterContext, _ parts: [Range<Int>]
  ) throws -> [UInt32] {
    let rasterizer = FrameRasterizer(context)
    let execution = PlanExecution(plan, cache: context.cache)
    var pixels = [UInt32](repeating: 0, count: plan.width * plan.height)
    for part in parts {
      let row = try rasterizer.rasterize(execution, rows: part)
      for index in 0..<(part.count * plan.width) {
        pixels[part.lowerBound * plan.width + index] = row[index]
      }
    }
    return pixels
  }

  @Test func `hidden pixels are not drawn and nothing is missing`() throws {
    // The same frame with the card's opacity a hair below 1 cannot hide anything.
    let zoom = SyntheticZoom(size: Size(134, 291))
    for progress in [0.2, 0.5, 0.9] {
      let frame = zoom.frame(at: progress)
      var plan = FramePlanner.plan(frame, pixelsPerPoint: 2)
      let rasterizer = Make.rasterizer(scale: 2)
      let culled = try rasterizer.bitmap(of: plan)
      for index in plan.ops.indices { plan.ops[index].isOpaque = false }
      #expect(try rasterizer.bitmap(of: plan) == culled)
    }
  }

  @Test func `a clipped group has no fringe of its lower layers`() throws {
    // A red card under a green one in the same clip: edge pixels mix green and white only.
    let bounds = Rect(x: 2.5, y: 2.25, width: 20, height: 20)
    let clip = ClipShape.rounded(bounds, radii: CornerRadii(6), style: .continuous)
    var group = Make.layer(
      .color(Color(red: 1, green: 0, blue: 0)), bounds: bounds, clip: clip)
    group.children = [
      Make.layer(2, .color(Color(red: 0, green: 1, blue: 0)), bounds: bounds)
    ]
    let bitmap = try Make.bitmap(Make.frame(25, 25, [group]))
    for y in 0..<25 {
      for x in 0..<25 {
        let pixel = bitmap[x, y]
        #expect(pixel[0] == pixel[2] && pixel[1] == 255, "\(x), \(y): \(pixel)")
      }
    }
    // Half-covered left edge, three-quarter-covered top edge.
    #expect(abs(Int(bitmap[2, 12][0]) - 128) <= 1)
    #expect(abs(Int(bitmap[12, 2][0]) - 64) <= 1)
  }

  @Test func `an edge on a whole pixel is sharp at any scale`() throws {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    let picture = Make.picture(bounds, [Make.rect(bounds, .black)])
    for scale in [0.3, 0.5, 0.9, 1.7, 3] {
      let frame = Make.frame(
        40, 40,
        [
          Make.layer(
            .picture(picture), bounds: bounds,
            transform: Affine.scale(scale).then(.translation(x: 4, y: 4)))
        ])
      let bitmap = try Make.bitmap(frame, scale: 1)
      #expect(bitmap[3, 5][0] == 255)
      #expect(bitmap[4, 4][0] == 0, "scale \(scale)")
      let right = 4 + 10 * scale
      let partial = right - right.rounded(.down)
      let expected = 255 * (1 - partial)
      if partial > 0.01 {
        #expect(abs(Double(bitmap[Int(right), 5][0]) - expected) <= 2, "scale \(scale)")
      }
    }
  }

  @Test func `a faded group fades as one`() throws {
    let a = Rect(x: 0, y: 0, width: 10, height: 10)
    let b = Rect(x: 5, y: 0, width: 10, height: 10)
    var group = Make.layer(.none, bounds: a, opacity: 0.5)
    group.children = [
      Make.layer(2, .color(.black), bounds: a), Make.layer(3, .color(.black), bounds: b),
    ]
    let bitmap = try Make.bitmap(Make.frame(20, 10, [group]))
    for x in 0..<15 {
      #expect(bitmap[x, 5] == [127, 127, 127, 255] || bitmap[x, 5] == [128, 128, 128, 255])
    }
    #expect(bitmap[2, 5] == bitmap[7, 5])
    #expect(bitmap[16, 5] == [255, 255, 255, 255])
  }

  @Test func `a transparent background stays transparent`() throws {
    let rect = Rect(x: 2, y: 2, width: 4, height: 4)
    let frame = Make.frame(
      8, 8, background: .clear,
      [Make.layer(.color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)), bounds: rect)])
    let bitmap = try Make.bitmap(frame)
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
    #expect(bitmap[3, 3] == [255, 0, 0, 128])
  }

  @Test func `scalar kernels give the same frame`() throws {
    let zoom = SyntheticZoom(size: Size(134, 291))
    for progress in [0.1, 0.6] {
      let vector = try Make.bitmap(zoom.frame(at: progress), scale: 2)
      zr_kernels_force_scalar(true)
      let scalar = try Make.bitmap(zoom.frame(at: progress), scale: 2)
      zr_kernels_force_scalar(false)
      #expect(vector == scalar)
    }
  }
}
