// Outlines against those that SwiftUI prints.

import Testing

@testable import ZoomRender

struct PathShapesTests {
  /// One line of `Fixtures/shape-outlines.txt`.
  struct Outline: CustomTestStringConvertible {
    var id: String
    var comparesElements: Bool
    var path: Path
    var testDescription: String { id }
  }

  static let outlines: [Outline] = FixtureFile.lines("shape-outlines.txt").map { line in
    let fields = line.split(separator: "|").map { String($0).trimmingSpaces }
    let path = try? Path(svg: fields[2])
    return Outline(id: fields[0], comparesElements: fields[1] == "elements", path: path ?? Path())
  }

  static let frame = Rect(x: 0, y: 0, width: 100, height: 60)

  static func shape(_ shape: Shape, _ rect: Rect = frame) -> Path { shape.path(in: rect) }

  static func arc(
    _ start: Double, _ end: Double, clockwise: Bool, center: Point = Point(50, 50),
    radius: Double = 40, after path: Path = Path()
  ) -> Path {
    var path = path
    path.addArc(
      center: center, radius: radius, startRadians: Trigonometry.radians(degrees: start),
      endRadians: Trigonometry.radians(degrees: end), clockwise: clockwise)
    return path
  }

  static let triangle = Path(polygon: [Point(0, 0), Point(100, 0), Point(50, 60)])
  static let uneven = CornerRadii(
    topLeading: 5, topTrailing: 20, bottomTrailing: 15, bottomLeading: 10)

  /// How this project builds each recorded outline.
  static let built: [String: Path] = [
    "circle": shape(.circle), "any-shape": shape(.circle), "ellipse": shape(.ellipse),
    "rounded-circular-size-60x8": shape(
      .roundedRectangle(cornerSize: Size(60, 8), style: .circular)),
    "rounded-offset-origin": shape(
      .roundedRectangle(cornerRadius: 8, style: .circular),
      Rect(x: 10, y: 20, width: 50, height: 40)),
    "rounded-zero": shape(.roundedRectangle(cornerRadius: 0)),
    "rounded-continuous-20": shape(.roundedRectangle(cornerRadius: 20)),
    "rounded-continuous-25": shape(.roundedRectangle(cornerRadius: 25)),
    "rounded-continuous-100-in-2000x240": shape(
      .roundedRectangle(cornerRadius: 100), Rect(x: 0, y: 0, width: 2000, height: 240)),
    "capsule": shape(.capsule(style: .continuous)),
    "capsule-circular": shape(.capsule(style: .circular)),
    "uneven-circular": shape(.unevenRoundedRectangle(radii: uneven, style: .circular)),
    "uneven-shared-edge-22-18": shape(
      .unevenRoundedRectangle(
        radii: CornerRadii(topLeading: 22, topTrailing: 0, bottomTrailing: 0, bottomLeading: 18),
        style: .continuous), Rect(x: 0, y: 0, width: 200, height: 60)),
    "uneven-oversized-50-70": shape(
      .unevenRoundedRectangle(
        radii: CornerRadii(topLeading: 50, topTrailing: 70, bottomTrailing: 0, bottomLeading: 0),
        style: .continuous), Rect(x: 0, y: 0, width: 100, height: 300)),
    "uneven-oversized-40-alone": shape(
      .unevenRoundedRectangle(
        radii: CornerRadii(topLeading: 40, topTrailing: 0, bottomTrailing: 0, bottomLeading: 0),
        style: .continuous), Rect(x: 0, y: 0, width: 200, height: 60)),
    "inset-rounded-5": shape(.inset(.roundedRectangle(cornerRadius: 12), by: 5)),
    "inset-rounded-past-radius": shape(.inset(.roundedRectangle(cornerRadius: 12), by: 20)),
    "inset-capsule-5": shape(.inset(.capsule(style: .continuous), by: 5)),
    "inset-uneven-5": shape(
      .inset(.unevenRoundedRectangle(radii: uneven, style: .continuous), by: 5)),
    "inset-rect-twice": shape(.inset(.inset(.rectangle, by: 2), by: 3)),
    "arc-0-90": arc(0, 90, clockwise: false), "arc-0-120": arc(0, 120, clockwise: false),
    "arc-0-minus90": arc(0, -90, clockwise: false), "arc-0-360": arc(0, 360, clockwise: false),
    "arc-0-minus360": arc(0, -360, clockwise: false), "arc-0-0": arc(0, 0, clockwise: false),
    "arc-cw-0-minus90": arc(0, -90, clockwise: true), "arc-cw-0-45": arc(0, 45, clockwise: true),
    "arc-cw-0-360": arc(0, 360, clockwise: true),
    "arc-cw-minus90-0": arc(-90, 0, clockwise: true),
    "arc-after-move": arc(
      0, 90, clockwise: false, center: Point(50, 30), radius: 20,
      after: Path(elements: [.move(.zero)])),
    "relative-arc-minus360": {
      var path = Path()
      path.addRelativeArc(
        center: Point(50, 50), radius: 40, startRadians: 0, deltaRadians: -2 * .pi)
      return path
    }(),
    "trim-rect-0-1": shape(.trim(.rectangle, from: 0, to: 1)),
    "trim-rect-0-0.999": shape(.trim(.rectangle, from: 0, to: 0.999)),
    "trim-rect-out-of-range": shape(.trim(.rectangle, from: -0.5, to: 1.5)),
    "trim-triangle-0.25-0.75": triangle.trimmed(from: 0.25, to: 0.75),
    "trim-circle-0.2-0.8": shape(
      .trim(.circle, from: 0.2, to: 0.8), Rect(x: 0, y: 0, width: 100, height: 100)),
    "trim-two-subpaths": Path(
      elements: Path(rect: Rect(x: 0, y: 0, width: 10, height: 10)).elements
        + Path(rect: Rect(x: 20, y: 0, width: 10, height: 10)).elements
    ).trimmed(from: 0.25, to: 0.75),
    "offset-shape": shape(.offset(.rectangle, Vector(dx: 10, dy: 5))),
    "scale-shape-0.5": shape(.scale(.rectangle, x: 0.5, y: 0.5, anchor: .center)),
    "rotation-90": shape(.rotation(.rectangle, radians: .pi / 2, anchor: .center)),
    "transform-shape": shape(
      .transform(.rectangle, Affine(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))),
    "size-shape": shape(.sized(.rectangle, Size(40, 20))),
    "stroked-triangle-4": triangle.stroked(StrokeStyle(lineWidth: 4)),
    "stroked-triangle-round": triangle.stroked(
      StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
    "stroked-circle": shape(
      .stroked(.circle, StrokeStyle(lineWidth: 4)), Rect(x: 0, y: 0, width: 40, height: 40)),
  ]

  @Test func `every recorded outline is built`() {
    #expect(Self.outlines.count == 46)
    #expect(Set(Self.outlines.map(\.id)) == Set(Self.built.keys))
  }

  @Test(arguments: outlines)
  func `an outline equals the recorded one to 1e-5`(outline: Outline) throws {
    let path = try #require(Self.built[outline.id])
    // Six digits are printed: 1e-5 relative, and at least 1e-5 absolute.
    func isClose(_ a: Double, _ b: Double) -> Bool {
      (a - b).magnitude <= max(1e-5, 1e-5 * b.magnitude)
    }
    guard outline.comparesElements else {
      let (box, expected) = (path.boundingBox, outline.path.boundingBox)
      #expect(isClose(box.minX, expected.minX) && isClose(box.minY, expected.minY))
      #expect(isClose(box.maxX, expected.maxX) && isClose(box.maxY, expected.maxY), "\(box)")
      return
    }
    try #require(path.elements.count == outline.path.elements.count, "\(path.svg)")
    for (element, expected) in zip(path.elements, outline.path.elements) {
      let (name, numbers) = element.parts
      #expect(name == expected.parts.name)
      let isEqual = zip(numbers, expected.parts.numbers).allSatisfy { isClose($0, $1) }
      #expect(isEqual, "\(numbers) against \(expected.parts.numbers)")
    }
  }

  @Test func `in right-to-left text leading corners are on the right`() {
    let shape = Shape.unevenRoundedRectangle(radii: Self.uneven, style: .continuous)
    let mirrored = Shape.unevenRoundedRectangle(radii: Self.uneven.mirrored, style: .continuous)
    #expect(
      shape.path(in: Self.frame, layoutDirection: .rightToLeft) == mirrored.path(in: Self.frame))
  }

  @Test func `a container-relative shape takes its container's corners less the inset`() {
    let path = Shape.inset(.containerRelative, by: 4)
      .path(in: Self.frame, container: .roundedRectangle(cornerRadius: 20))
    #expect(path == Path(roundedRect: Self.frame.inset(by: 4), cornerRadius: 16))
    #expect(Shape.containerRelative.path(in: Self.frame) == Path(rect: Self.frame))
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: -5, height: 5),
    Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
  ])
  func `a rectangle that cannot be drawn gives nothing that is not a number`(rect: Rect) {
    let shapes: [Shape] = [
      .rectangle, .roundedRectangle(cornerRadius: 5), .circle, .ellipse,
      .capsule(style: .continuous), .unevenRoundedRectangle(radii: Self.uneven, style: .circular),
      .trim(.circle, from: 0.1, to: 0.9), .stroked(.circle, StrokeStyle()),
      .inset(.roundedRectangle(cornerRadius: .nan), by: .nan),
      .roundedRectangle(cornerRadius: .infinity),
      .unevenRoundedRectangle(radii: CornerRadii(.infinity), style: .continuous),
      .unevenRoundedRectangle(radii: CornerRadii(.nan), style: .continuous),
    ]
    for shape in shapes {
      for frame in [rect, Self.frame] {
        let path = shape.path(in: frame)
        let wild = path.elements.flatMap(\.parts.numbers).filter { !$0.isFinite }
        #expect(wild.isEmpty, "\(shape)")
      }
    }
  }
}

extension PathElement {
  /// The letter and the numbers of path data.
  var parts: (name: String, numbers: [Double]) {
    switch self {
    case .move(let p): ("M", [p.x, p.y])
    case .line(let p): ("L", [p.x, p.y])
    case .quadratic(let c, let p): ("Q", [c.x, c.y, p.x, p.y])
    case .cubic(let a, let b, let p): ("C", [a.x, a.y, b.x, b.y, p.x, p.y])
    case .close: ("Z", [])
    }
  }
}
