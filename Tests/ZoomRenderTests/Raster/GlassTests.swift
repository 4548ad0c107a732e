// Glass as pixels: where it changes them, where it melts, that it is always the same.

import CKernels
import Testing

@testable import ZoomRender

struct GlassTests {
  typealias Make = FrameMaking

  static func glass(
    _ shape: ClipShape, tint: Color? = nil, scheme: ColorScheme = .dark,
    joining neighbours: [GlassShape] = [], distance: Double = 0
  ) -> Layer.Content {
    .backdrop(
      BackdropEffect(
        kind: .glass(.regular), shape: shape, sigma: 2.8, tint: tint, colorScheme: scheme,
        neighbours: neighbours, joinDistance: distance))
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> ClipShape {
    .rounded(
      Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
      radii: CornerRadii(radius), style: .circular)
  }

  /// Bars of colour, moved sideways, below a platter.
  static func striped(_ shift: Double, below content: Layer.Content) -> Frame {
    let platter = Rect(x: 20, y: 30, width: 80, height: 40)
    // The stripe lies 10 pt inside the platter, wherever it is.
    let stripe = Rect(x: 40 + shift, y: 40, width: 8, height: 20)
    return Make.frame(
      120, 100,
      [
        Make.layer(1, .color(.black), bounds: stripe),
        Make.layer(2, content, bounds: platter),
      ])
  }

  @Test(arguments: [1.0, 2, 3])
  func `content that moves 10 pt under a platter changes pixels inside it and nowhere else`(
    _ scale: Double
  ) throws {
    let platter = Rect(x: 20, y: 30, width: 80, height: 40)
    let content = Self.glass(
      .rounded(platter, radii: CornerRadii(20), style: .continuous))
    let before = try Make.bitmap(Self.striped(0, below: content), scale: scale)
    let after = try Make.bitmap(Self.striped(10, below: content), scale: scale)
    var inside = 0
    var outside = 0
    for y in 0..<before.height {
      for x in 0..<before.width where before[x, y] != after[x, y] {
        let point = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        if platter.contains(point) { inside += 1 } else { outside += 1 }
      }
    }
    #expect(inside > Int(200 * scale * scale))
    #expect(outside == 0)
  }

  @Test func `light is bent inward at the edge and passes straight through the middle`() throws {
    let platter = Rect(x: 20, y: 20, width: 80, height: 80)
    // Dark to the left of x = 22, white beyond: the edge shows white that lies further in.
    let dark = Make.layer(1, .color(.black), bounds: Rect(x: 0, y: 0, width: 22, height: 120))
    func row(_ strength: Layer.Content) throws -> [Int] {
      let bitmap = try Make.bitmap(
        Make.frame(120, 120, [dark, Make.layer(2, strength, bounds: platter)]), scale: 3)
      return (60..<180).map { Int(bitmap.red($0, 180)) }
    }
    let glass = try row(Self.glass(.rect(platter)))
    let blur = try row(
      .backdrop(BackdropEffect(kind: .blur, shape: .rect(platter), sigma: 2.8, colorScheme: .dark)))
    // The blurred backdrop is darkest at the edge; bent light makes it bright there.
    #expect(blur[1] < blur[40] / 2)
    #expect(glass[1] > glass[60] * 9 / 10)
    #expect(glass[60] == glass[110])
  }

  @Test(arguments: [(10.0, true), (22, false)])
  func `two circles melt when they are closer than the join distance`(
    _ gap: Double, _ melts: Bool
  ) throws {
    let (left, right) = (Self.circle(40, 50, 20), Self.circle(80 + gap, 50, 20))
    let content = Self.glass(left, joining: [GlassShape(shape: right)], distance: 16)
    let frame = Make.frame(
      150, 100, background: .black,
      [Make.layer(content, bounds: left.bounds.union(right.bounds))])
    let bitmap = try Make.bitmap(frame, scale: 2)
    let middle = Int(2 * (60 + gap / 2))
    #expect((bitmap.red(middle, 100) > 12) == melts)
    // Far ends keep their outline.
    #expect(bitmap.red(Int(2 * 18.5), 100) == 0)
    #expect(bitmap.red(Int(2 * 22), 100) > 12)
  }

  @Test func `shapes on top of each other keep their outline`() throws {
    let shape = Self.circle(50, 50, 30)
    let frame = { (content: Layer.Content) in
      Make.frame(
        100, 100, background: .black, [Make.layer(content, bounds: shape.bounds)])
    }
    let one = try Make.bitmap(frame(Self.glass(shape)), scale: 1)
    let two = try Make.bitmap(
      frame(Self.glass(shape, joining: [GlassShape(shape: shape)], distance: 30)), scale: 1)
    for y in 0..<100 {
      for x in 0..<100 { #expect(abs(Int(one.red(x, y)) - Int(two.red(x, y))) <= 12) }
    }
  }

  @Test func `a shape that is on its way out is smaller, then gone`() throws {
    let (left, right) = (Self.circle(40, 50, 20), Self.circle(110, 50, 20))
    func area(_ presence: Double) throws -> Int {
      let content = Self.glass(
        left, joining: [GlassShape(shape: right, presence: presence)], distance: 10)
      let bitmap = try Make.bitmap(
        Make.frame(
          150, 100, background: .black,
          [Make.layer(content, bounds: left.bounds.union(right.bounds))]))
      return (0..<100).reduce(0) { sum, y in sum + (80..<150).count { bitmap.red($0, y) > 12 } }
    }
    let areas = try [1, 0.8, 0.5, 0].map(area)
    #expect(areas == areas.sorted(by: >))
    #expect(areas[0] > 1200)
    #expect(areas[3] == 0)
  }

  @Test func `each part keeps its own tint`() throws {
    let (left, right) = (Self.circle(40, 50, 20), Self.circle(86, 50, 20))
    let content = Self.glass(
      left, tint: Color(bytes: 255, 0, 0),
      joining: [GlassShape(shape: right, tint: Color(bytes: 0, 0, 255))], distance: 16)
    let bitmap = try Make.bitmap(
      Make.frame(150, 100, [Make.layer(content, bounds: left.bounds.union(right.bounds))]))
    #expect(bitmap[40, 50][0] > 200 && bitmap[40, 50][2] < 90)
    #expect(bitmap[86, 50][2] > 200 && bitmap[86, 50][0] < 90)
  }

  @Test func `an outline of any form is glass, turned or not`() throws {
    let turned = Path(rect: Rect(x: 30, y: 30, width: 60, height: 40)).applying(
      Affine.rotation(radians: 0.4).about(Point(60, 50)))
    let content = Self.glass(.path(turned))
    let frame = Make.frame(
      120, 100, background: .black, [Make.layer(content, bounds: turned.controlBounds)])
    let bitmap = try Make.bitmap(frame, scale: 2)
    #expect(abs(Int(bitmap.red(120, 100)) - 25) <= 2)
    #expect(bitmap.red(62, 62) == 0)
  }

  @Test func `glass lies over glass`() throws {
    let (lower, upper) = (Self.circle(50, 50, 40), Self.circle(50, 50, 20))
    let frame = Make.frame(
      100, 100, background: .white,
      [
        Make.layer(1, Self.glass(lower), bounds: lower.bounds),
        Make.layer(2, Self.glass(upper), bounds: upper.bounds),
      ])
    let bitmap = try Make.bitmap(frame)
    // 0.494 of white below; 0.294 · 0.494 + 0.098 + 0.102 · smoothstep(.19, .50, .494) above.
    #expect(abs(Int(bitmap.red(50, 20)) - 126) <= 2)
    #expect(abs(Int(bitmap.red(50, 50)) - 88) <= 3)
  }

  @Test func `glass is the same in any grouping of rows, for scalar and vector kernels`() throws {
    let shapes = [(30.0, 12.0), (64, 9), (90, 15)].map { Self.circle($0.0, 50, $0.1) }
    let content = Self.glass(
      shapes[0], joining: shapes.dropFirst().map { GlassShape(shape: $0) }, distance: 12)
    let frame = Self.striped(3, below: content)
    let plan = FramePlanner.plan(frame, pixelsPerPoint: 2)
    let context = RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 2)
    func pixels(_ step: Int) throws -> [UInt32] {
      let rasterizer = FrameRasterizer(context)
      var result: [UInt32] = []
      for top in stride(from: 0, to: plan.height, by: step) {
        let rows = top..<min(plan.height, top + step)
        let base = try rasterizer.rasterize(PlanExecution(plan, cache: context.cache), rows: rows)
        result += Array(UnsafeBufferPointer(start: base, count: rows.count * plan.width))
      }
      return result
    }
    let whole = try pixels(200)
    let bands = try pixels(64)
    let rows = try pixels(7)
    zr_kernels_force_scalar(true)
    defer { zr_kernels_force_scalar(false) }
    let scalar = try pixels(64)
    #expect(bands == whole)
    #expect(rows == whole)
    #expect(scalar == whole)
  }

  @Test(arguments: [0, -5, 1e-9, 1e9, .infinity, .nan])
  func `odd shapes, distances and scales are drawn without harm`(_ value: Double) throws {
    let odd = ClipShape.rounded(
      Rect(x: 10, y: 10, width: value, height: 30), radii: CornerRadii(value), style: .continuous)
    let content = Self.glass(
      Self.circle(50, 50, 30),
      joining: [GlassShape(shape: odd, presence: value), GlassShape(shape: .path(Path()))],
      distance: value)
    var layer = Make.layer(content, bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    for scale in [1, value] {
      layer.transform = .scale(scale)
      let bitmap = try Make.bitmap(Make.frame(100, 100, [layer]))
      #expect(bitmap.width == 100)
    }
  }

  @Test func `distances to a mask are those to its edge`() {
    let (width, height) = (40, 30)
    var mask = [UInt8](repeating: 0, count: width * height)
    for y in 4..<26 { for x in 10..<30 { mask[y * width + x] = 255 } }
    var field = [Float](repeating: 0, count: width * height)
    var scratch = [Float](repeating: 0, count: width * height + 3 * width + 2)
    var vertices = [Int32](repeating: 0, count: width)
    zr_distance_field(
      &field, &scratch, &vertices, mask, width, Int32(width), Int32(height))
    // Rows of pixel centres: left of the edge, inside, right of it.
    for (x, distance) in [(4, 5.5), (5, 4.5), (13, -3.5), (34, 4.5)] {
      #expect(abs(Double(field[15 * width + x]) - distance) < 0.6)
    }
  }
}
