// SVG path data.

/// What is wrong with a piece of SVG path data, and where.
public struct SVGPathError: Error, Sendable, Equatable {
  /// Offset in UTF-8 bytes from the start of the data.
  public var offset: Int
  /// What was found and what is allowed; lower case, no full stop.
  public var message: String

  /// A problem at a byte offset.
  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

extension Path {
  /// The outline that SVG path data describes (all commands of SVG 1.1, absolute and relative).
  ///
  /// Arcs become cubics of at most a quarter turn. An empty string is an empty path.
  /// - Throws: ``SVGPathError`` with the byte where the data stops making sense.
  public init(svg data: String) throws(SVGPathError) {
    var parser = SVGPathParser(data)
    try parser.parse()
    self = parser.path
  }

  /// The outline as SVG path data with shortest exact numbers.
  public var svg: String {
    func pair(_ point: Point) -> String { "\(point.x) \(point.y)" }
    return elements.map { element in
      switch element {
      case .move(let point): "M \(pair(point))"
      case .line(let point): "L \(pair(point))"
      case .quadratic(let control, let end): "Q \(pair(control)) \(pair(end))"
      case .cubic(let control1, let control2, let end):
        "C \(pair(control1)) \(pair(control2)) \(pair(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

/// Reads path data byte by byte.
private struct SVGPathParser {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// Reflected by S and T when the command before was of the same family.
  private var lastCubicControl: Point?
  private var lastQuadraticControl: Point?

  /// Elements that a path may have, so that data cannot exhaust memory.
  private static let maximumElements = 1_000_000

  init(_ data: String) { bytes = Array(data.utf8) }

  mutating func parse() throws(SVGPathError) {
    skipSpace()
    var isFirst = true
    while place < bytes.count {
      let offset = place
      let letter = bytes[place]
      let command = letter | 0x20
      guard SVGPathParser.commands.contains(command) else {
        throw SVGPathError(
          offset: offset,
          message: "'\(character(letter))' is not a path command; known: M L H V C S Q T A Z")
      }
      if isFirst, command != UInt8(ascii: "m") {
        throw SVGPathError(offset: offset, message: "path data begins with M or m")
      }
      isFirst = false
      place += 1
      try run(command, isRelative: letter == command)
      guard path.elements.count <= SVGPathParser.maximumElements else {
        throw SVGPathError(offset: offset, message: "more than 1000000 elements")
      }
      skipSpace()
    }
  }

  private static let commands = Array("mlhvcsqtaz".utf8)

  /// A command with as many sets of arguments as follow.
  private mutating func run(_ command: UInt8, isRelative: Bool) throws(SVGPathError) {
    var command = command
    repeat {
      let base = isRelative ? current : .zero
      switch command {
      case UInt8(ascii: "m"):
        let point = try self.point(base)
        path.move(to: point)
        finish(point)
        start = point
        // More pairs after a move are lines.
        command = UInt8(ascii: "l")
      case UInt8(ascii: "l"): lineTo(try point(base))
      case UInt8(ascii: "h"): lineTo(Point(base.x + (try number()), current.y))
      case UInt8(ascii: "v"): lineTo(Point(current.x, base.y + (try number())))
      case UInt8(ascii: "c"):
        cubicTo(try point(base), try point(base), try point(base))
      case UInt8(ascii: "s"):
        cubicTo(reflected(lastCubicControl), try point(base), try point(base))
      case UInt8(ascii: "q"): quadraticTo(try point(base), try point(base))
      case UInt8(ascii: "t"): quadraticTo(reflected(lastQuadraticControl), try point(base))
      case UInt8(ascii: "a"): try arcTo(base)
      default:
        path.close()
        finish(start)
        return
      }
    } while startsNumber()
  }

  private mutating func finish(_ point: Point, cubic: Point? = nil, quadratic: Point? = nil) {
    current = point
    lastCubicControl = cubic
    lastQuadraticControl = quadratic
  }

  /// After a close the next command starts where the closed run did.
  private mutating func open() {
    if case .close? = path.elements.last { path.move(to: current) }
  }

  private mutating func lineTo(_ point: Point) {
    open()
    path.line(to: point)
    finish(point)
  }

  private mutating func cubicTo(_ control1: Point, _ control2: Point, _ end: Point) {
    open()
    path.curve(control1, control2, to: end)
    finish(end, cubic: control2)
  }

  private mutating func quadraticTo(_ control: Point, _ end: Point) {
    open()
    path.quadratic(control, to: end)
    finish(end, quadratic: control)
  }

  private func reflected(_ control: Point?) -> Point {
    control.map { current + (current - $0) } ?? current
  }

  /// An endpoint arc: converted to a centre as the SVG specification's appendix does.
  private mutating func arcTo(_ base: Point) throws(SVGPathError) {
    let (xRadius, yRadius) = (try number().magnitude, try number().magnitude)
    let rotation = Trigonometry.radians(degrees: try number())
    let (isLarge, isSweep) = (try flag(), try flag())
    let end = try point(base)
    open()
    let from = current
    guard xRadius > 0, yRadius > 0, from != end else {
      if from != end { path.line(to: end) }
      return finish(end)
    }
    path.addEndpointArc(
      from: from, to: end, xRadius: xRadius, yRadius: yRadius, rotation: rotation,
      isLarge: isLarge, isSweep: isSweep)
    finish(end)
  }

  private mutating func point(_ base: Point) throws(SVGPathError) -> Point {
    let (x, y) = (try number(), try number())
    return Point(base.x + x, base.y + y)
  }

  /// A flag is a single digit and needs no separator.
  private mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparators()
    guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else {
      throw SVGPathError(offset: place, message: "an arc flag is 0 or 1")
    }
    defer { place += 1 }
    return bytes[place] == 0x31
  }

  private mutating func number() throws(SVGPathError) -> Double {
    skipSeparators()
    let begin = place
    var end = place
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39
    }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D)
    }
    if isSign(end) { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var count = end - digits
    if end < bytes.count, bytes[end] == 0x2E {
      end += 1
      let fraction = end
      while isDigit(end) { end += 1 }
      count += end - fraction
    }
    guard count > 0 else {
      let found = begin < bytes.count ? "'\(character(bytes[begin]))'" : "the end"
      throw SVGPathError(offset: begin, message: "expected a number, found \(found)")
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let exponent = isSign(end + 1) ? end + 2 : end + 1
      if isDigit(exponent) {
        end = exponent
        while isDigit(end) { end += 1 }
      }
    }
    place = end
    guard let value = Double(String(decoding: bytes[begin..<end], as: UTF8.self)),
      value.magnitude <= 1e9
    else {
      throw SVGPathError(offset: begin, message: "a number is beyond 1000000000")
    }
    return value
  }

  private func startsNumber() -> Bool {
    var index = place
    while index < bytes.count, SVGPathParser.isSpace(bytes[index]) || bytes[index] == 0x2C {
      index += 1
    }
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return (byte >= 0x30 && byte <= 0x39) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  private mutating func skipSeparators() {
    skipSpace()
    if place < bytes.count, bytes[place] == 0x2C {
      place += 1
      skipSpace()
    }
  }

  private mutating func skipSpace() {
    while place < bytes.count, SVGPathParser.isSpace(bytes[place]) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  /// The character at a byte, as far as one byte tells.
  private func character(_ byte: UInt8) -> String {
    byte >= 0x20 && byte < 0x7F ? String(UnicodeScalar(byte)) : "byte \(byte)"
  }
}
