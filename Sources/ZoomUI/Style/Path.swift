// Outlines that the user draws.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// Core Graphics' outline: the same.
public typealias CGPath = Path

/// An outline of lines and curves, y down.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  init(_ path: EnginePath) {
    elements = path.elements.map { element in
      switch element {
      case .move(let point): .move(to: point.cg)
      case .line(let point): .line(to: point.cg)
      case .quadratic(let control, let end): .quadCurve(to: end.cg, control: control.cg)
      case .cubic(let control1, let control2, let end):
        .curve(to: end.cg, control1: control1.cg, control2: control2.cg)
      case .close: .closeSubpath
      }
    }
  }

  var engine: EnginePath {
    EnginePath(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(EnginePoint(point))
        case .line(let point): .line(EnginePoint(point))
        case .quadCurve(let end, let control):
          .quadratic(control: EnginePoint(control), end: EnginePoint(end))
        case .curve(let end, let control1, let control2):
          .cubic(
            control1: EnginePoint(control1), control2: EnginePoint(control2),
            end: EnginePoint(end))
        case .closeSubpath: .close
        }
      })
  }

  public var isEmpty: Bool { elements.isEmpty }
  public var boundingRect: CGRect { engine.controlBounds.cg }
  public var cgPath: CGPath { self }
  public init(_ path: CGPath) { self = path }

  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point): current = point
      case .quadCurve(let end, _): current = end
      case .curve(let end, _, _): current = end
      case .closeSubpath: current = start
      }
    }
    return current
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
  public mutating func addPath(_ path: Path) { elements += path.elements }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    elements += path.applying(transform).elements
  }

  public mutating func addEllipse(in rect: CGRect) {
    let start = CGPoint(x: rect.maxX, y: rect.midY)
    move(to: start)
    addEllipticalArc(
      center: CGPoint(x: rect.midX, y: rect.midY), rx: rect.width / 2, ry: rect.height / 2,
      from: 0, by: 2 * .pi)
    closeSubpath()
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let shape = EngineShape.roundedRectangle(
      cornerSize: EngineSize(cornerSize), style: style.engine)
    elements += Path(outline(of: shape, in: rect)).elements
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let shape = EngineShape.unevenRoundedRectangle(radii: cornerRadii.engine, style: style.engine)
    elements += Path(outline(of: shape, in: rect)).elements
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    // With y down, SwiftUI's `clockwise: false` runs towards larger angles.
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep))
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    let start = CGPoint(
      x: center.x + radius * cos(startAngle.radians),
      y: center.y + radius * sin(startAngle.radians))
    if elements.isEmpty || elements.last == .closeSubpath {
      move(to: start)
    } else {
      addLine(to: start)
    }
    addEllipticalArc(
      center: center, rx: radius, ry: radius, from: startAngle.radians, by: delta.radians)
  }

  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let a = CGPoint(x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let b = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let (la, lb) = (hypot(a.x, a.y), hypot(b.x, b.y))
    let cross = a.x * b.y - a.y * b.x
    guard la > 0, lb > 0, abs(cross) > 1e-9 else { return addLine(to: tangent1End) }
    let cosine = (a.x * b.x + a.y * b.y) / (la * lb)
    let half = acos(max(-1, min(1, cosine))) / 2
    let length = radius / tan(half)
    let p1 = CGPoint(
      x: tangent1End.x + a.x / la * length, y: tangent1End.y + a.y / la * length)
    let p2 = CGPoint(
      x: tangent1End.x + b.x / lb * length, y: tangent1End.y + b.y / lb * length)
    addLine(to: p1)
    let kappa = 4.0 / 3.0 * tan((.pi - 2 * half) / 4) * radius
    addCurve(
      to: p2, control1: CGPoint(x: p1.x - a.x / la * kappa, y: p1.y - a.y / la * kappa),
      control2: CGPoint(x: p2.x - b.x / lb * kappa, y: p2.y - b.y / lb * kappa))
  }

  private mutating func addEllipticalArc(
    center: CGPoint, rx: CGFloat, ry: CGFloat, from start: Double, by sweep: Double
  ) {
    guard sweep.isFinite, sweep != 0 else { return }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let kappa = 4.0 / 3.0 * tan(step / 4)
    for index in 0..<pieces {
      let a = start + Double(index) * step
      let b = a + step
      func point(_ angle: Double, _ tangent: Double) -> CGPoint {
        CGPoint(
          x: center.x + rx * (cos(angle) - tangent * sin(angle)),
          y: center.y + ry * (sin(angle) + tangent * cos(angle)))
      }
      addCurve(to: point(b, 0), control1: point(a, kappa), control2: point(b, -kappa))
    }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(engine.applying(transform.engine))
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(engine.stroked(style.engine)) }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(engine.trimmed(from: from, to: to))
  }

  /// Even-odd or winding containment, by flattening curves to 16 chords.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    func edge(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    var start = CGPoint.zero
    var current = CGPoint.zero
    func curve(_ at: (CGFloat) -> CGPoint, to end: CGPoint) {
      var previous = current
      for step in 1...16 {
        let next = at(CGFloat(step) / 16)
        edge(previous, next)
        previous = next
      }
      current = end
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let to):
        edge(current, start)
        start = to
        current = to
      case .line(let to):
        edge(current, to)
        current = to
      case .quadCurve(let end, let c):
        curve(
          { t in
            let u = 1 - t
            return CGPoint(
              x: u * u * from.x + 2 * u * t * c.x + t * t * end.x,
              y: u * u * from.y + 2 * u * t * c.y + t * t * end.y)
          }, to: end)
      case .curve(let end, let c1, let c2):
        curve(
          { t in
            let u = 1 - t
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
              x: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * end.x,
              y: w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * end.y)
          }, to: end)
      case .closeSubpath:
        edge(current, start)
        current = start
      }
    }
    edge(current, start)
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
  nonisolated public var _form: _ShapeForm { _ShapeForm(.path(engine)) }
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
  var engine: CornerStyle { self == .circular ? .circular : .continuous }
}

public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
  var engine: CornerRadii {
    CornerRadii(
      topLeading: topLeading, topTrailing: topTrailing, bottomTrailing: bottomTrailing,
      bottomLeading: bottomLeading)
  }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
  var engine: ZoomRender.StrokeStyle {
    ZoomRender.StrokeStyle(
      lineWidth: lineWidth, lineCap: .init(rawValue: "\(lineCap)") ?? .butt,
      lineJoin: .init(rawValue: "\(lineJoin)") ?? .miter, miterLimit: miterLimit,
      dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
