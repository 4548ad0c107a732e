// How a cause is undone.

/// A change that turns this run's frames back into the golden's, if the cause is the true one.
package enum Remedy: Sendable, Equatable {
  /// The golden's moment t is this run's moment `(t + delay) / speed`; `delay` in seconds.
  case time(delay: Double, speed: Double)
  /// The golden's numbers instead of this run's, in the layers of these identities.
  case numbers(layers: [String])
  /// The golden's place, size, radius and opacity of an element, as its layer's drawing goes.
  case element(String)
  /// An element that the golden lacks is not drawn, nor are these layers.
  case hidden(element: String?, layers: [String])
  /// A layer without shadow, blur and other effects.
  case effects(layer: String)
  /// A layer of the golden that casts a shadow or blurs, around what it held.
  case wrapped(layer: String)
  /// The scene is played again with an element's text as the golden has it.
  case text(element: String, now: String, before: String)
  /// Neighbouring layers in the golden's order, or these two in the other order.
  case order(exchanged: [String])
  /// The drawing of an element changed back.
  case drawing(ElementEdit)
}

extension Remedy {
  /// True for a text that is told again.
  var isText: Bool { if case .text = self { true } else { false } }
}

extension Explanation {
  /// True for a cause whose place is known: what is left of it can be told apart by place.
  var isLocal: Bool {
    switch remedy {
    case nil, .element, .hidden, .text, .drawing, .effects, .wrapped, .order: true
    case .time, .numbers: false
    }
  }
}

/// A change of what an element draws within its layer.
package struct ElementEdit: Sendable, Equatable {
  /// Name of the element; nil for everything.
  var element: String?
  /// Displacement in layer points.
  var offset = Vector.zero
  /// A colour as it is drawn, and the one that replaces it; compared in steps of 1/255.
  var color: (from: [UInt8], to: [UInt8])?
  /// What is added to red, green and blue of every colour, in steps of 1/255; what is full or
  /// nothing stays so.
  var shift = [0, 0, 0]
  /// The opacity that comes with the colour; nil = as it is.
  var alpha: Double?
  /// Factor of the opacity.
  var opacity = 1.0
  /// The outline as it is drawn, and the one that replaces it.
  var outline: (from: Outline, to: Outline)?
  /// True when nothing of it is drawn.
  var isHidden = false
  /// What becomes of its shadow and blur.
  var effect: EffectChange?

  /// A change of the shadow and the blur of a thing.
  enum EffectChange: Sendable, Equatable {
    /// It has none.
    case none
    /// So much is added to the standard deviation of the blur or the shadow, in points.
    case sigma(Double)
    /// So far the shadow is displaced besides, in points.
    case offset(Vector)
  }

  package static func == (a: ElementEdit, b: ElementEdit) -> Bool {
    a.element == b.element && a.offset == b.offset && a.opacity == b.opacity
      && a.color?.from == b.color?.from && a.color?.to == b.color?.to
      && a.outline?.from == b.outline?.from && a.outline?.to == b.outline?.to
      && a.isHidden == b.isHidden && a.effect == b.effect && a.alpha == b.alpha
      && a.shift == b.shift
  }

  /// A rectangle in layer points with the radius of its corners.
  struct Outline: Sendable, Equatable {
    var rect: Rect
    var radius: Double
  }
}

extension ElementEdit {
  /// The edit that gives an element the golden's numbers of a frame; nil when one of the tables lacks
  /// the element there.
  init?(element name: String, frame: Int, golden: MotionTable, actual: MotionTable) {
    func numbers(_ table: MotionTable) -> [Double]? {
      let found = table.element(name)?.columns.compactMap {
        $0.values.indices.contains(frame) ? $0.values[frame] : nil
      }
      return found?.count == MotionTable.elementColumns.count ? found : nil
    }
    guard let before = numbers(golden), let now = numbers(actual) else { return nil }
    func undone(_ column: Int) -> Double { MotionExplainer.rounded(before[column] - now[column]) }
    self.init(element: name)
    let isResized = before[2] != now[2] || before[3] != now[3]
    // Where the size is the same a displacement moves all that the element draws.
    if !isResized { offset = Vector(dx: undone(0), dy: undone(1)) }
    if before[4] != now[4] || isResized {
      func outline(_ place: [Double], _ radius: Double) -> Outline {
        Outline(
          rect: Rect(x: place[0], y: place[1], width: place[2], height: place[3]),
          radius: MotionExplainer.rounded(radius))
      }
      self.outline = (outline(now, now[4]), outline(isResized ? before : now, before[4]))
    }
    if before[5] != now[5], now[5] > 0 { opacity = before[5] / now[5] }
  }

  /// The edit that draws nothing of an element.
  init(hidden name: String) {
    self.init(element: name)
    isHidden = true
  }

  /// How far the middle of the outline is moved.
  var centerOffset: Vector {
    guard let (now, before) = outline else { return .zero }
    return Vector(
      dx: MotionExplainer.rounded(before.rect.midX - now.rect.midX),
      dy: MotionExplainer.rounded(before.rect.midY - now.rect.midY))
  }

  /// True when something is drawn elsewhere.
  var moves: Bool { offset != .zero || outline.map { $0.from.rect != $0.to.rect } ?? false }

  /// A path with the outline replaced: the path itself when it is not that outline.
  ///
  /// Drawn rectangles lie on whole pixels: the sides are moved as far as the outline's are.
  func reshaped(_ path: Path) -> Path {
    guard let (now, before) = outline else { return path }
    let box = path.controlBounds
    let (a, b) = (before.rect, now.rect)
    let moved = Rect(
      minX: box.minX + MotionExplainer.rounded(a.minX - b.minX),
      minY: box.minY + MotionExplainer.rounded(a.minY - b.minY),
      maxX: box.maxX + MotionExplainer.rounded(a.maxX - b.maxX),
      maxY: box.maxY + MotionExplainer.rounded(a.maxY - b.maxY))
    guard box.isNear(now.rect, within: 1) else { return path }
    for style in [CornerStyle.continuous, .circular] {
      if path.isNear(Path(roundedRect: box, cornerRadius: now.radius, style: style)) {
        return Path(roundedRect: moved, cornerRadius: before.radius, style: style)
      }
      if path.isNear(Path(roundedRect: box, cornerRadii: CornerRadii(now.radius), style: style)) {
        return Path(roundedRect: moved, cornerRadii: CornerRadii(before.radius), style: style)
      }
    }
    if path.isNear(Path(rect: box)) { return Path(rect: moved) }
    return path.isNear(Path(ellipseIn: box)) ? Path(ellipseIn: moved) : path
  }
}

extension MotionTable {
  /// True when an element is there in a frame.
  func has(_ name: String, _ frame: Int) -> Bool {
    guard let values = element(name)?.columns.first?.values else { return false }
    return values.indices.contains(frame) && values[frame] != nil
  }
}

extension Rect {
  /// True when no side is farther than `distance` from the other's.
  func isNear(_ other: Rect, within distance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { $0.magnitude <= distance }
  }
}

extension Path {
  /// True for the same pieces with points less than a thousandth of a point apart.
  fileprivate func isNear(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { mine, theirs in
        let (a, b) = (mine.points, theirs.points)
        return mine.rank == theirs.rank
          && zip(a, b).allSatisfy {
            ($0.x - $1.x).magnitude < 1e-3 && ($0.y - $1.y).magnitude < 1e-3
          }
      }
  }
}

extension PathElement {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The kind of piece.
  fileprivate var rank: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadratic: 2
    case .cubic: 3
    case .close: 4
    }
  }
}
