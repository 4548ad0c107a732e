// Outlines of SVG files.

/// The filled outlines of an SVG drawing, as one path.
struct SVGDrawing: Sendable, Equatable {
  var outline: Path
  /// The view box; nil when the file has none.
  var viewBox: Rect?

  /// Largest SVG file that is read, in bytes.
  static let maximumBytes = 1 << 20

  /// Reads `path`, `rect`, `circle`, `ellipse`, `polygon` and `polyline` elements.
  ///
  /// Fills only, in the drawing's own coordinates: a transform or a text element is an error that
  /// says so, because ignoring it would draw something else.
  static func read(_ text: String, name: String) throws(ImageProblem) -> SVGDrawing {
    guard text.utf8.count <= maximumBytes else {
      throw problem(name, "is larger than the limit of 1 MiB")
    }
    var drawing = SVGDrawing(outline: Path(), viewBox: nil)
    var isHidden = 0
    for tag in SVGTags(text: text) {
      if tag.attribute("transform") != nil {
        throw problem(name, "has a transform; write its outlines in final coordinates")
      }
      if ["defs", "clipPath", "mask", "symbol", "pattern"].contains(tag.name) {
        isHidden += tag.isClosing ? -1 : tag.isEmpty ? 0 : 1
      }
      guard !tag.isClosing, isHidden <= 0 else { continue }
      switch tag.name {
      case "svg": drawing.viewBox = viewBox(tag)
      case "text", "image", "use": throw problem(name, "has a '\(tag.name)' element")
      default:
        if tag.attribute("fill") == "none" { continue }
        drawing.outline.elements += try outline(of: tag, name: name).elements
      }
    }
    guard !drawing.outline.isEmpty else { throw problem(name, "has no filled outline") }
    return drawing
  }

  private static func viewBox(_ tag: SVGTags.Tag) -> Rect? {
    if let text = tag.attribute("viewBox") {
      let numbers = numbers(in: text)
      if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
    guard let width = tag.number("width"), let height = tag.number("height"), width > 0, height > 0
    else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private static func outline(of tag: SVGTags.Tag, name: String) throws(ImageProblem) -> Path {
    switch tag.name {
    case "path":
      guard let data = tag.attribute("d") else { return Path() }
      do {
        return try Path(svg: data)
      } catch {
        throw problem(name, "has path data that cannot be read: \(error.message)")
      }
    case "rect":
      guard let width = tag.number("width"), let height = tag.number("height") else {
        return Path()
      }
      return Path(
        rect: Rect(
          x: tag.number("x") ?? 0, y: tag.number("y") ?? 0, width: width, height: height))
    case "circle", "ellipse":
      let radius = tag.number("r")
      guard let rx = radius ?? tag.number("rx"), let ry = radius ?? tag.number("ry") else {
        return Path()
      }
      return ellipse(Point(tag.number("cx") ?? 0, tag.number("cy") ?? 0), rx, ry)
    case "polygon", "polyline":
      let numbers = numbers(in: tag.attribute("points") ?? "")
      var path = Path()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = Point(numbers[index], numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if !path.isEmpty { path.close() }
      return path
    default: return Path()
    }
  }

  private static func ellipse(_ center: Point, _ rx: Double, _ ry: Double) -> Path {
    // Four cubics; the handle length makes each a quarter circle within .03 %.
    let k = 0.5522847498
    func at(_ x: Double, _ y: Double) -> Point { Point(center.x + x * rx, center.y + y * ry) }
    var path = Path()
    path.move(to: at(1, 0))
    path.curve(at(1, k), at(k, 1), to: at(0, 1))
    path.curve(at(-k, 1), at(-1, k), to: at(-1, 0))
    path.curve(at(-1, -k), at(-k, -1), to: at(0, -1))
    path.curve(at(k, -1), at(1, -k), to: at(1, 0))
    path.close()
    return path
  }

  private static func numbers(in text: String) -> [Double] {
    text.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }.compactMap { part in
      Double(part).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  private static func problem(_ name: String, _ text: String) -> ImageProblem {
    ImageProblem(id: "asset.symbol", "'\(name)' \(text)")
  }
}

/// The tags of an XML text, in order; comments, declarations and character data are skipped.
struct SVGTags: Sequence {
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)]
    var isClosing: Bool
    var isEmpty: Bool

    func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// A finite number, `px` allowed.
    func number(_ name: String) -> Double? {
      guard let text = attribute(name) else { return nil }
      guard let value = Double(text.without(suffix: "px") ?? text), value.isFinite else {
        return nil
      }
      return value
    }
  }

  let text: String

  func makeIterator() -> IndexingIterator<[Tag]> {
    var tags: [Tag] = []
    let bytes = Array(text.utf8)
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        at = SVGTags.end(of: "-->", in: bytes, from: start + 4)
        continue
      }
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
      let content = String(decoding: bytes[start + 1..<close], as: UTF8.self)
      if let tag = SVGTags.tag(content) { tags.append(tag) }
      at = close + 1
    }
    return tags.makeIterator()
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    var at = start
    while at < bytes.count {
      if bytes[at...].starts(with: mark.utf8) { return at + mark.utf8.count }
      at += 1
    }
    return bytes.count
  }

  private static func tag(_ content: String) -> Tag? {
    var rest = content[...]
    let isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let isEmpty = rest.last == "/"
    if isEmpty { rest = rest.dropLast() }
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    var attributes: [(String, String)] = []
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      let value = rest.dropFirst()
      guard let end = value.firstIndex(of: quote) else { break }
      attributes.append((String(key), String(value[..<end])))
      rest = value[value.index(after: end)...]
    }
    return Tag(name: String(name), attributes: attributes, isClosing: isClosing, isEmpty: isEmpty)
  }
}
