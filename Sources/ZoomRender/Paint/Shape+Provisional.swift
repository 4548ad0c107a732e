// Provisional outlines, until the geometry of shapes lands.

extension Shape {
  func path(in rect: Rect) -> Path {
    switch self {
    case .inset(let shape, let distance): return shape.path(in: rect.inset(by: distance))
    case .path(let path): return path.applying(.translation(x: rect.minX, y: rect.minY))
    default: break
    }
    guard let rounded = RoundedOutline(self, in: rect.size), !rounded.radii.isZero else {
      return Path(rect: rect)
    }
    let r = rounded.radii
    let k = 0.4477
    var p = Path()
    p.move(to: Point(rect.minX + r.topLeading, rect.minY))
    p.line(to: Point(rect.maxX - r.topTrailing, rect.minY))
    p.curve(
      Point(rect.maxX - r.topTrailing * k, rect.minY),
      Point(rect.maxX, rect.minY + r.topTrailing * k),
      to: Point(rect.maxX, rect.minY + r.topTrailing))
    p.line(to: Point(rect.maxX, rect.maxY - r.bottomTrailing))
    p.curve(
      Point(rect.maxX, rect.maxY - r.bottomTrailing * k),
      Point(rect.maxX - r.bottomTrailing * k, rect.maxY),
      to: Point(rect.maxX - r.bottomTrailing, rect.maxY))
    p.line(to: Point(rect.minX + r.bottomLeading, rect.maxY))
    p.curve(
      Point(rect.minX + r.bottomLeading * k, rect.maxY),
      Point(rect.minX, rect.maxY - r.bottomLeading * k),
      to: Point(rect.minX, rect.maxY - r.bottomLeading))
    p.line(to: Point(rect.minX, rect.minY + r.topLeading))
    p.curve(
      Point(rect.minX, rect.minY + r.topLeading * k),
      Point(rect.minX + r.topLeading * k, rect.minY),
      to: Point(rect.minX + r.topLeading, rect.minY))
    p.close()
    return p
  }
}
