// Outlines of rectangles with round corners, ellipses and capsules.

/// Distance of a cubic's control points that draws a quarter circle, in radii.
let quarterCircleControl = 0.5522847498307936

extension Path {
  /// A rectangle whose corners are ellipses or continuous corners of one size, in points.
  ///
  /// Starts in the middle of the right edge and runs clockwise on screen, as SwiftUI's does. Each
  /// component is limited to half the shorter side; without one the rectangle is plain. Empty when
  /// the rectangle is not finite or has a negative side.
  public init(roundedRect rect: Rect, cornerSize: Size, style: CornerStyle) {
    guard rect.isFinite, rect.width >= 0, rect.height >= 0 else {
      self.init()
      return
    }
    let limit = min(rect.width, rect.height) / 2
    let size = Size(min(limit, cornerSize.width), min(limit, cornerSize.height))
    guard size.width > 0, size.height > 0 else {
      self.init(rect: rect)
      return
    }
    let corner = Corner(size)
    self.init(
      rect: rect, corners: [corner, corner, corner, corner], start: rect.midY, style: style)
  }

  /// A rectangle with round corners of one radius, in points.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: CornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: Size(cornerRadius, cornerRadius), style: style)
  }

  /// A rectangle whose corners differ; leading is left.
  ///
  /// Each radius is limited, on both of its edges, to half the edge or to what the neighbour leaves,
  /// whichever is more. A zero corner still has its curves, of no size.
  public init(roundedRect rect: Rect, cornerRadii: CornerRadii, style: CornerStyle = .continuous) {
    guard rect.isFinite, rect.width >= 0, rect.height >= 0 else {
      self.init()
      return
    }
    func finite(_ radius: Double) -> Double { radius > 0 && !radius.isNaN ? radius : 0 }
    let (tl, tr) = (finite(cornerRadii.topLeading), finite(cornerRadii.topTrailing))
    let (br, bl) = (finite(cornerRadii.bottomTrailing), finite(cornerRadii.bottomLeading))
    func limited(_ radius: Double, across: Double, down: Double) -> Double {
      min(
        radius, max(rect.width / 2, rect.width - across),
        max(rect.height / 2, rect.height - down))
    }
    let radii = [
      limited(br, across: bl, down: tr), limited(bl, across: br, down: tl),
      limited(tl, across: tr, down: bl), limited(tr, across: tl, down: br),
    ]
    self.init(
      rect: rect, corners: radii.map { Corner(Size($0, $0)) },
      start: (rect.minY + radii[3] + rect.maxY - radii[0]) / 2, style: style)
  }

  /// A rectangle with its shorter sides fully rounded.
  public init(capsuleIn rect: Rect, style: CornerStyle = .continuous) {
    let radius = min(rect.width, rect.height) / 2
    self.init(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// The ellipse that touches all sides: starts at the right-most point and runs clockwise.
  public init(ellipseIn rect: Rect) {
    guard rect.isFinite, rect.width >= 0, rect.height >= 0 else {
      self.init()
      return
    }
    let (x, y) = (rect.midX, rect.midY)
    let (a, b) = (rect.width / 2, rect.height / 2)
    let (ca, cb) = (a * quarterCircleControl, b * quarterCircleControl)
    self.init(elements: [
      .move(Point(rect.maxX, y)),
      .cubic(
        control1: Point(rect.maxX, y + cb), control2: Point(x + ca, rect.maxY),
        end: Point(x, rect.maxY)),
      .cubic(
        control1: Point(x - ca, rect.maxY), control2: Point(rect.minX, y + cb),
        end: Point(rect.minX, y)),
      .cubic(
        control1: Point(rect.minX, y - cb), control2: Point(x - ca, rect.minY),
        end: Point(x, rect.minY)),
      .cubic(
        control1: Point(x + ca, rect.minY), control2: Point(rect.maxX, y - cb),
        end: Point(rect.maxX, y)),
      .close,
    ])
  }

  /// The largest circle around the rectangle's centre that fits.
  public init(circleIn rect: Rect) {
    let side = min(rect.width, rect.height)
    self.init(ellipseIn: Rect(center: rect.center, size: Size(side, side)))
  }

  /// A closed polygon; empty without points.
  public init(polygon points: [Point]) {
    guard let first = points.first else {
      self.init()
      return
    }
    self.init(elements: [.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }
}

extension Path {
  /// A corner's radii along the two axes.
  private struct Corner {
    var horizontal: Double
    var vertical: Double
    init(_ size: Size) { (horizontal, vertical) = (size.width, size.height) }
  }

  /// Corners in the order bottom-right, bottom-left, top-left, top-right.
  private init(rect: Rect, corners: [Corner], start: Double, style: CornerStyle) {
    self.init()
    move(to: Point(rect.maxX, start))
    let (w, h) = (rect.width, rect.height)
    let (br, bl, tl, tr) = (corners[0], corners[1], corners[2], corners[3])
    /// What an edge leaves to the first of its corners, in that corner's radii.
    func room(_ edge: Double, _ radius: Double, _ neighbour: Double) -> Double {
      radius > 0 ? edge / (radius + neighbour) : 1
    }
    func add(
      _ vertex: Point, incoming: Vector, outgoing: Vector, roomIn: Double, roomOut: Double
    ) {
      switch style {
      case .circular:
        let k = 1 - quarterCircleControl
        line(to: vertex - incoming)
        curve(vertex - incoming * k, vertex + outgoing * k, to: vertex + outgoing)
      case .continuous:
        addContinuousCorner(
          vertex, incoming: incoming, outgoing: outgoing,
          first: ContinuousCorner.Half(available: roomIn),
          second: ContinuousCorner.Half(available: roomOut))
      }
    }
    add(
      Point(rect.maxX, rect.maxY), incoming: Vector(dx: 0, dy: br.vertical),
      outgoing: Vector(dx: -br.horizontal, dy: 0), roomIn: room(h, br.vertical, tr.vertical),
      roomOut: room(w, br.horizontal, bl.horizontal))
    add(
      Point(rect.minX, rect.maxY), incoming: Vector(dx: -bl.horizontal, dy: 0),
      outgoing: Vector(dx: 0, dy: -bl.vertical), roomIn: room(w, bl.horizontal, br.horizontal),
      roomOut: room(h, bl.vertical, tl.vertical))
    add(
      Point(rect.minX, rect.minY), incoming: Vector(dx: 0, dy: -tl.vertical),
      outgoing: Vector(dx: tl.horizontal, dy: 0), roomIn: room(h, tl.vertical, bl.vertical),
      roomOut: room(w, tl.horizontal, tr.horizontal))
    add(
      Point(rect.maxX, rect.minY), incoming: Vector(dx: tr.horizontal, dy: 0),
      outgoing: Vector(dx: 0, dy: tr.vertical), roomIn: room(w, tr.horizontal, tl.horizontal),
      roomOut: room(h, tr.vertical, br.vertical))
    close()
  }

  /// `incoming` points toward the vertex, `outgoing` away from it; both have the radius's length.
  private mutating func addContinuousCorner(
    _ vertex: Point, incoming: Vector, outgoing: Vector, first: ContinuousCorner.Half,
    second: ContinuousCorner.Half
  ) {
    /// A point `a` radii before the vertex and `b` radii after it.
    func at(_ a: Double, _ b: Double) -> Point { vertex - incoming * a + outgoing * b }
    let (shoulder, bend) = (ContinuousCorner.shoulder, ContinuousCorner.bend)
    line(to: at(first.start, 0))
    curve(at(first.control1, 0), at(first.control2, 0), to: at(shoulder.along, shoulder.away))
    curve(
      at(bend.along, bend.away), at(bend.away, bend.along), to: at(shoulder.away, shoulder.along))
    curve(at(0, second.control2), at(0, second.control1), to: at(0, second.start))
  }
}
