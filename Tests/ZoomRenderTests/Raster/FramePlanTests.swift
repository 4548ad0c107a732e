// Frames to plans.

import Testing

@testable import ZoomRender

struct FramePlanTests {
  typealias Make = FrameMaking

  @Test func `a zoom is a short list of operations`() {
    let plan = FramePlanner.plan(
      SyntheticZoom().frame(at: 0.25), pixelsPerPoint: 0.5)
    let kinds = plan.ops.map { op in
      switch op.kind {
      case .fill: op.isOpaque ? "fill opaque" : "fill"
      case .image: op.isOpaque ? "image opaque" : "image"
      case .shadow: "shadow"
      case .beginClip: "clip"
      case .beginOpacity: "opacity"
      case .beginMask: "mask"
      case .end: "end"
      }
    }
    #expect(
      kinds == [
        "clip", "image opaque", "end", "fill", "shadow", "clip", "fill opaque", "image opaque",
        "clip", "image", "end", "end",
      ])
    #expect(plan.surfaces.isEmpty)
  }

  @Test func `noise in the last bits does not change a plan`() {
    func plan(_ noise: Double) -> FramePlan {
      let bounds = Rect(x: 0, y: 0, width: 50, height: 50)
      return FramePlanner.plan(
        Make.frame(
          100, 100,
          [
            Make.layer(
              .picture(Make.picture(bounds, [Make.rect(bounds, .black)])), bounds: bounds,
              transform: Affine.scale(0.7 + noise).then(.translation(x: 10.123 + noise, y: 5)),
              clip: .rounded(bounds, radii: CornerRadii(8 + noise), style: .continuous),
              opacity: 0.5 + noise)
          ]), pixelsPerPoint: 3)
    }
    #expect(plan(1e-9) == plan(0))
    #expect(plan(1e-9).digest == plan(0).digest)
    #expect(plan(0.01) != plan(0))
    #expect(plan(0.01).digest != plan(0).digest)
  }

  @Test func `what cannot be seen is not in the plan`() {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    let layers = [
      Make.layer(1, .color(.black), bounds: bounds, opacity: 0),
      Make.layer(2, .color(.clear), bounds: bounds),
      Make.layer(3, .color(.black), bounds: bounds, transform: .translation(x: 500, y: 0)),
      Make.layer(4, .color(.black), bounds: .zero),
      Make.layer(5, .color(.black), bounds: bounds, transform: Affine.scale(0)),
      Make.layer(6, .color(.black), bounds: bounds, transform: .translation(x: .nan, y: 0)),
      Make.layer(7, .color(.black), bounds: Rect(x: 0, y: 0, width: .infinity, height: .nan)),
    ]
    #expect(FramePlanner.plan(Make.frame(100, 100, layers), pixelsPerPoint: 1).ops.isEmpty)
  }

  @Test func `a band's digest changes only with what it shows`() {
    func plan(_ y: Double) -> FramePlan {
      FramePlanner.plan(
        Make.frame(
          64, 256,
          [Make.layer(.color(.black), bounds: Rect(x: 0, y: y, width: 10, height: 10))]),
        pixelsPerPoint: 1)
    }
    let (a, b) = (plan(70).bandDigests(), plan(80).bandDigests())
    #expect(a.count == 4)
    #expect(a[0] == b[0] && a[1] != b[1] && a[2] == b[2] && a[3] == b[3])
    #expect(Set(a).count == 4)
  }

  @Test func `equal frames have equal plans and print the same`() {
    let zoom = SyntheticZoom(size: Size(100, 200))
    let (a, b) = (
      FramePlanner.plan(zoom.frame(at: 0.3), pixelsPerPoint: 2),
      FramePlanner.plan(SyntheticZoom(size: Size(100, 200)).frame(at: 0.3), pixelsPerPoint: 2)
    )
    #expect(a == b)
    #expect(a.description == b.description)
    #expect(a.description.contains("clip"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0])
  func `no number crashes the rasterizer`(_ value: Double) throws {
    let bounds = Rect(x: 0, y: 0, width: 20, height: 20)
    let odd = Rect(x: value, y: 1, width: 20, height: value)
    let picture = Make.picture(
      odd,
      [
        Make.rect(odd, Color(red: value, green: 0, blue: 0, alpha: value)),
        .stroke(Path(rect: odd), StrokeStyle(lineWidth: value, dash: [value]), .color(.black)),
        .beginTransform(Affine.scale(value)), Make.rect(bounds, .black), .end,
        .beginGroup(opacity: value, blendMode: .multiply, effects: [.blur(sigma: value)]),
        Make.rect(bounds, .black), .end, .end, .end,
      ])
    var layer = Make.layer(
      .picture(picture), bounds: odd, transform: Affine.scale(value),
      clip: .rounded(odd, radii: CornerRadii(value), style: .continuous), opacity: 0.5)
    layer.shadow = LayerShadow(
      color: .black, sigma: value, offset: Vector(dx: value, dy: 0))
    var plain = Make.layer(2, .picture(picture), bounds: bounds)
    plain.effects = [.blur(sigma: value), .color(.contrast(value), resolved: nil)]
    var turned = Make.layer(3, .color(.black), bounds: bounds)
    turned.projection = [1, 0, value, 0, 1, value, value, 0, 1]
    turned.shadow = layer.shadow
    turned.mask = [layer]
    let backdrop = Make.layer(
      4,
      .backdrop(
        BackdropEffect(
          kind: .glass(.regular),
          shape: .rounded(bounds, radii: CornerRadii(value), style: .circular),
          sigma: value, colorScheme: .dark)), bounds: bounds)
    let frame = Make.frame(40, 40, [layer, plain, turned, backdrop])
    let bitmap = try Make.bitmap(frame, scale: 1)
    #expect(bitmap.width == 40)
  }
}
