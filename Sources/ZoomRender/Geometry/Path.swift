// An outline of straight and curved pieces.

/// One piece of an outline.
public enum PathElement: Sendable, Equatable, Hashable, Codable {
  case move(Point)
  case line(Point)
  case quadratic(control: Point, end: Point)
  case cubic(control1: Point, control2: Point, end: Point)
  case close
}

/// An outline: sub-paths of lines and Bézier curves, y down.
public struct Path: Sendable, Equatable, Hashable, Codable {
  /// The pieces in order of drawing.
  public var elements: [PathElement]

  /// An outline from its pieces.
  public init(elements: [PathElement] = []) { self.elements = elements }

  /// True when nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new run.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight piece.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic piece.
  public mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }
  /// Closes the run with a straight piece to its start.
  public mutating func close() { elements.append(.close) }

  /// A plain rectangle: starts top-left and runs clockwise on screen.
  public init(rect: Rect) {
    self.init(elements: [
      .move(Point(rect.minX, rect.minY)), .line(Point(rect.maxX, rect.minY)),
      .line(Point(rect.maxX, rect.maxY)), .line(Point(rect.minX, rect.maxY)), .close,
    ])
  }

  /// The image of the outline under `map`.
  public func applying(_ map: Affine) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(map.apply(to: point))
        case .line(let point): .line(map.apply(to: point))
        case .quadratic(let control, let end):
          .quadratic(control: map.apply(to: control), end: map.apply(to: end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: map.apply(to: control1), control2: map.apply(to: control2),
            end: map.apply(to: end))
        case .close: .close
        }
      })
  }

  /// The box around all end and control points: contains the outline, may be larger.
  public var controlBounds: Rect {
    var box: Rect?
    func add(_ point: Point) {
      let dot = Rect(x: point.x, y: point.y, width: 0, height: 0)
      guard let current = box else { return box = dot }
      box = Rect(
        minX: min(current.minX, dot.minX), minY: min(current.minY, dot.minY),
        maxX: max(current.maxX, dot.maxX), maxY: max(current.maxY, dot.maxY))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let control, let end):
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return box ?? .zero
  }
}
