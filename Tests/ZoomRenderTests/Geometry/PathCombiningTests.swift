// Outlines made of two: by area, and point by point.

import Testing

@testable import ZoomRender

struct PathCombiningTests {
  private static let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))

  /// Twice the signed area: positive for runs clockwise on screen, negative for holes.
  private static func area(_ path: Path) -> Double {
    path.subpaths.reduce(0) { sum, run in
      run.segments.reduce(sum) { $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2 }
    }
  }

  @Test(arguments: [
    // Overlapping by a quarter, sharing an edge, one in the other, apart, the same, a shared corner.
    (Rect(x: 5, y: 5, width: 10, height: 10), 175.0, 25.0, 75.0, 150.0),
    (Rect(x: 10, y: 0, width: 10, height: 10), 200, 0, 100, 200),
    (Rect(x: 2, y: 3, width: 4, height: 5), 100, 20, 80, 80),
    (Rect(x: 20, y: 0, width: 5, height: 5), 125, 0, 100, 125),
    (Rect(x: 0, y: 0, width: 10, height: 10), 100, 100, 0, 0),
    (Rect(x: 0, y: 5, width: 10, height: 5), 100, 50, 50, 50),
    (Rect(x: 10, y: 10, width: 10, height: 10), 200, 0, 100, 200),
  ])
  func `areas of two rectangles`(
    rect: Rect, union: Double, intersection: Double, rest: Double, difference: Double
  ) {
    let other = Path(rect: rect)
    func made(_ combination: PathCombination) -> Double {
      Self.area(Self.square.combined(combination, with: other))
    }
    #expect(abs(made(.union) - union) < 1e-4)
    #expect(abs(made(.intersection) - intersection) < 1e-4)
    #expect(abs(made(.subtracting) - rest) < 1e-4)
    #expect(abs(made(.symmetricDifference) - difference) < 1e-4)
  }

  @Test func `a lens of two circles has its area`() {
    let circle = Path(circleIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let moved = circle.applying(.translation(x: 50, y: 0))
    // Two radii of 50 whose middles are 50 apart.
    let lens = 2 * 2500 * (Double.pi / 3) - 50 * 2500.0.squareRoot() * 3.0.squareRoot() / 2
    let made = Self.area(circle.combined(.intersection, with: moved))
    #expect(abs(made - lens) < lens * 0.002)
    let crescent = Self.area(circle.combined(.subtracting, with: moved))
    #expect(abs(crescent + made - Double.pi * 2500) < 0.002 * Double.pi * 2500)
  }

  @Test func `a straight edge that is cut stays one edge`() {
    let notch = Path(rect: Rect(x: 4, y: -1, width: 2, height: 3))
    let made = Self.square.combined(.subtracting, with: notch)
    #expect(made.subpaths.count == 1 && made.subpaths[0].segments.count == 8)
    let joined = Self.square.combined(
      .union, with: Path(rect: Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(
      joined.subpaths.count == 1 && joined.controlBounds == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  /// A star that crosses itself has a hollow middle with one rule only.
  @Test(arguments: [(false, true), (true, false)])
  func `the rule decides about what goes round twice`(evenOdd: Bool, isFull: Bool) throws {
    let star = try Path(svg: "M50 10L75 88L10 40L90 40L25 88Z")
    let middle = Path(rect: Rect(x: 45, y: 45, width: 10, height: 10))
    let area = Self.area(star.combined(.intersection, with: middle, evenOdd: evenOdd))
    #expect(abs(area - (isFull ? 100 : 0)) < 1e-3)
  }

  @Test func `lines are kept where they lie inside or outside`() {
    let line = Path(elements: [.move(Point(-5, 5)), .line(Point(15, 5))])
    #expect(
      line.line(inside: true, Self.square).elements == [.move(Point(0, 5)), .line(Point(10, 5))])
    #expect(line.line(inside: false, Self.square).subpaths.count == 2)
  }

  @Test(arguments: PathStrokeAreaTests.paths)
  func `points of random outlines are where both say`(data: String) throws {
    let path = try Path(svg: data)
    let other = Path(circleIn: Rect(x: 23, y: 31, width: 47, height: 47))
    let union = path.combined(.union, with: other)
    let (mine, theirs) = (path.combined(.union, with: Path()), other)
    // Of what is in either, the parts have no more and no less than the whole.
    let whole = Self.area(union)
    let parts =
      Self.area(mine.combined(.subtracting, with: theirs))
      + Self.area(theirs.combined(.subtracting, with: mine))
      + Self.area(mine.combined(.intersection, with: theirs))
    #expect(abs(whole - parts) < 0.02 && whole > 1700)
  }
}
