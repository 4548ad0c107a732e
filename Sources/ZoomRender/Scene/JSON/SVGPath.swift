// SVG path data as an outline.

import Glibc

/// Reads the `d` attribute of an SVG path: M L H V C S Q T A Z, absolute and relative.
enum SVGPath {
  /// Largest number of outline pieces.
  static let maximumElements = 100_000

  /// The outline in points; y is down in both.
  static func parse(_ text: String) throws(Complaint) -> Path {
    var reader = Reader(bytes: Array(text.utf8))
    try reader.run()
    return reader.path
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var path = Path()
    var current = Point.zero
    var start = Point.zero
    /// Control point that a following S or T mirrors.
    var lastCubic: Point?
    var lastQuadratic: Point?

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() throws(Complaint) {
      var command: UInt8?
      while true {
        skipSeparators()
        guard position < bytes.count else { return }
        let byte = bytes[position]
        if isLetter(byte) {
          command = byte
          position += 1
        } else if command == nil {
          throw failure("SVG path data begins with M")
        } else if let last = command {
          // Further pairs after a move are lines.
          if last == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
          if last == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
          if last == UInt8(ascii: "Z") || last == UInt8(ascii: "z") {
            throw failure("unexpected number after Z")
          }
        }
        guard path.elements.count < SVGPath.maximumElements else {
          throw failure("SVG path has more than \(SVGPath.maximumElements) pieces, the limit")
        }
        if let command { try step(command) }
      }
    }

    private mutating func step(_ command: UInt8) throws(Complaint) {
      let isRelative = command >= UInt8(ascii: "a")
      let letter = UnicodeScalar(isRelative ? command - 32 : command)
      if path.isEmpty, letter != "M" { throw failure("SVG path data begins with M") }
      let base = isRelative ? current : .zero
      var cubic: Point?
      var quadratic: Point?
      switch letter {
      case "M":
        current = try point(base)
        start = current
        path.move(to: current)
      case "L": try line(to: point(base))
      case "H": try line(to: Point(number() + base.x, current.y))
      case "V": try line(to: Point(current.x, number() + base.y))
      case "C":
        let (a, b, end) = (try point(base), try point(base), try point(base))
        curve(a, b, end)
        cubic = b
      case "S":
        let a = mirrored(lastCubic)
        let (b, end) = (try point(base), try point(base))
        curve(a, b, end)
        cubic = b
      case "Q":
        let (control, end) = (try point(base), try point(base))
        quad(control, end)
        quadratic = control
      case "T":
        let control = mirrored(lastQuadratic)
        quad(control, try point(base))
        quadratic = control
      case "A": try arc(base)
      case "Z":
        path.close()
        current = start
      default: throw failure("unknown SVG path command '\(letter)'")
      }
      lastCubic = cubic
      lastQuadratic = quadratic
    }

    private mutating func line(to end: Point) throws(Complaint) {
      path.line(to: end)
      current = end
    }

    private mutating func curve(_ a: Point, _ b: Point, _ end: Point) {
      path.curve(a, b, to: end)
      current = end
    }

    private mutating func quad(_ control: Point, _ end: Point) {
      path.elements.append(.quadratic(control: control, end: end))
      current = end
    }

    private func mirrored(_ control: Point?) -> Point {
      guard let control else { return current }
      return Point(2 * current.x - control.x, 2 * current.y - control.y)
    }

    /// An elliptical arc as cubic pieces of at most a quarter turn (SVG 1.1, appendix F.6).
    private mutating func arc(_ base: Point) throws(Complaint) {
      var rx = abs(try number())
      var ry = abs(try number())
      let turn = Trigonometry.radians(degrees: try number())
      let isLarge = try flag()
      let isClockwise = try flag()
      let end = try point(base)
      let (x1, y1) = (current.x, current.y)
      guard rx > 0, ry > 0, end != current else { return try line(to: end) }
      let (c, s) = (Trigonometry.cosine(turn), Trigonometry.sine(turn))
      let (dx, dy) = ((x1 - end.x) / 2, (y1 - end.y) / 2)
      let (px, py) = (c * dx + s * dy, c * dy - s * dx)
      let excess = (px / rx) * (px / rx) + (py / ry) * (py / ry)
      if excess > 1 {
        rx *= excess.squareRoot()
        ry *= excess.squareRoot()
      }
      let denominator = rx * rx * py * py + ry * ry * px * px
      let factor =
        max(0, rx * rx * ry * ry / denominator - 1).squareRoot()
        * (isLarge == isClockwise ? -1 : 1)
      let (cx, cy) = (factor * rx * py / ry, -factor * ry * px / rx)
      let center = Point(c * cx - s * cy + (x1 + end.x) / 2, s * cx + c * cy + (y1 + end.y) / 2)
      let first = atan2((py - cy) / ry, (px - cx) / rx)
      var sweep = atan2((-py - cy) / ry, (-px - cx) / rx) - first
      if isClockwise, sweep < 0 { sweep += 2 * .pi }
      if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
      let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
      let step = sweep / Double(count)
      let handle = 4 / 3 * tan(step / 4)
      func at(_ angle: Double, _ along: Double) -> Point {
        let (ca, sa) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
        let (x, y) = (rx * (ca - along * sa), ry * (sa + along * ca))
        return Point(center.x + c * x - s * y, center.y + s * x + c * y)
      }
      for index in 0..<count {
        let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
        let stop = index == count - 1 ? end : at(b, 0)
        curve(at(a, handle), at(b, -handle), stop)
      }
    }

    // MARK: Numbers

    private mutating func point(_ base: Point) throws(Complaint) -> Point {
      let x = try number()
      return Point(x + base.x, try number() + base.y)
    }

    private mutating func flag() throws(Complaint) -> Bool {
      skipSeparators()
      guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else {
        throw failure("expected 0 or 1 in an arc")
      }
      position += 1
      return bytes[position - 1] == 0x31
    }

    private mutating func number() throws(Complaint) -> Double {
      skipSeparators()
      let start = position
      var hasPoint = false
      while position < bytes.count {
        let byte = bytes[position]
        let previous = position > start ? bytes[position - 1] : 0
        if byte == UInt8(ascii: ".") {
          if hasPoint { break }
          hasPoint = true
        } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
          guard position == start || previous | 32 == UInt8(ascii: "e") else { break }
        } else if byte | 32 == UInt8(ascii: "e") {
          hasPoint = true
        } else if !(0x30...0x39).contains(byte) {
          break
        }
        position += 1
      }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      guard let value = Double(text), abs(value) <= maximumLength else {
        throw failure("expected a number in SVG path data")
      }
      return value
    }

    private mutating func skipSeparators() {
      while position < bytes.count {
        switch bytes[position] {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","): position += 1
        default: return
        }
      }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte & ~32) && byte >= 0x41
    }

    private func failure(_ message: String) -> Complaint {
      Complaint(id: "scene.svg-path", message: "\(message) (at byte \(position) of the text)")
    }
  }
}
