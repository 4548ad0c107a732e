// A plane affine map.

/// An affine map of the plane, y down, so that a positive angle turns clockwise on screen.
///
/// ```
/// x' = a·x + c·y + tx        | a  c  tx |
/// y' = b·x + d·y + ty        | b  d  ty |
/// ```
/// The memory order (a, b, c, d, tx, ty) is that of Core Graphics. `first.then(second)` applies
/// `first` first.
public struct Affine: Sendable, Equatable, Hashable, Codable {
  /// Horizontal scale.
  public var a: Double
  /// How far x pushes y.
  public var b: Double
  /// How far y pushes x.
  public var c: Double
  /// Vertical scale.
  public var d: Double
  /// Displacement to the right.
  public var tx: Double
  /// Displacement down.
  public var ty: Double

  /// Leaves every point where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map from its six numbers, in Core Graphics order.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Moves by a displacement.
  public static func translation(_ vector: Vector) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: vector.dx, ty: vector.dy)
  }

  /// Moves to the right and down.
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales about the origin, each axis by its own factor.
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Scales about the origin.
  public static func scale(_ factor: Double) -> Affine { scale(x: factor, y: factor) }

  /// Turns clockwise on screen by `radians`.
  public static func rotation(radians: Double) -> Affine {
    let (sine, cosine) = (Trigonometry.sine(radians), Trigonometry.cosine(radians))
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This map about `anchor` instead of about the origin.
  public func about(_ anchor: Point) -> Affine {
    Affine.translation(x: -anchor.x, y: -anchor.y).then(self)
      .then(.translation(x: anchor.x, y: anchor.y))
  }

  /// The map that applies `self` first and `next` second.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Negative when the map mirrors, zero when it flattens.
  public var determinant: Double { a * d - b * c }

  /// The map back; nil when the map flattens the plane or is not finite.
  public var inverse: Affine? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The point's image.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The displacement's image: translation plays no part.
  public func apply(to vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// The bounding box of the rectangle's image.
  public func apply(to rect: Rect) -> Rect {
    if isRectilinear, b == 0 {
      let (x0, x1) = (a * rect.minX + tx, a * rect.maxX + tx)
      let (y0, y1) = (d * rect.minY + ty, d * rect.maxY + ty)
      return Rect(minX: min(x0, x1), minY: min(y0, y1), maxX: max(x0, x1), maxY: max(y0, y1))
    }
    let corners = [
      apply(to: Point(rect.minX, rect.minY)), apply(to: Point(rect.maxX, rect.minY)),
      apply(to: Point(rect.minX, rect.maxY)), apply(to: Point(rect.maxX, rect.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return Rect(minX: xs.min()!, minY: ys.min()!, maxX: xs.max()!, maxY: ys.max()!)
  }

  /// True when axis-parallel rectangles stay axis-parallel.
  public var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// True when the map only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The displacement part.
  public var translation: Vector { Vector(dx: tx, dy: ty) }

  /// The factor by which areas' square roots grow; 1 for a rigid motion.
  public var meanScale: Double { determinant.magnitude.squareRoot() }
}
