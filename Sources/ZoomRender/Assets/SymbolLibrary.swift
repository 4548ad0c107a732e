// SF Symbol names to outlines.

import Synchronization

/// A symbol at a text size.
struct SymbolRequest: Sendable, Equatable, Hashable {
  var name: String
  /// Text size in points.
  var fontSize: Double
  var weight: FontWeight
  var scale: ImageScale
  var pixelsPerPoint: Double
}

/// Resolves names: the scene's own drawings, then stand-ins, then a placeholder.
struct SymbolLibrary: Sendable {
  /// Drawings of the scene, scaled to a text size of 1 point with the origin where it was.
  private let own: [(name: String, outline: Path)]
  private let cache = Cache()

  /// Finished glyphs: layout and paint ask for the same few again and again.
  private final class Cache: Sendable {
    let glyphs = Mutex<[SymbolRequest: SymbolGlyph]>([:])
  }

  /// Reads the scene's symbols: SVG files below its folder, or SVG path data.
  ///
  /// A view box is 1.2 em wide or high, whichever is larger, as icon sets leave a tenth free on
  /// each side; path data without one is drawn 1 em large.
  init(
    _ request: AssetSnapshot.Request, folder: AssetFolder, diagnostics: inout [Diagnostic]
  ) {
    var own: [(String, Path)] = []
    for entry in request.declarations.symbols {
      do throws(ImageProblem) {
        let drawing = try SymbolLibrary.drawing(entry.value, folder: folder)
        let box = drawing.viewBox ?? drawing.outline.tightBounds
        let side = max(box.size.width, box.size.height)
        guard side > 0, side.isFinite else {
          throw ImageProblem(id: "asset.symbol", "'\(entry.name)' has no area")
        }
        let factor = (drawing.viewBox == nil ? 1 : 1.2) / side
        own.append((entry.name, drawing.outline.applying(.scale(factor))))
      } catch {
        diagnostics.append(error.diagnostic(at: entry.origin))
      }
    }
    self.own = own
  }

  private static func drawing(
    _ value: String, folder: AssetFolder
  ) throws(ImageProblem) -> SVGDrawing {
    if value.hasSuffix(".svg") {
      let path = try folder.resolve(value).get()
      let bytes = try ImageLibrary.contents(of: path, name: value)
      return try SVGDrawing.read(String(decoding: bytes, as: UTF8.self), name: value)
    }
    do {
      return SVGDrawing(outline: try Path(svg: value), viewBox: nil)
    } catch {
      throw ImageProblem(
        id: "asset.symbol", "no SVG file and no SVG path data: \(error.message)",
        help: "name a .svg file below the scene's folder, or write path data such as M0 0h10v10z")
    }
  }

  /// False when a placeholder is drawn for the name.
  func hasDrawing(_ name: String) -> Bool {
    own.contains { $0.name == name } || SymbolTable.standIn(for: name) != nil
  }

  func glyph(_ request: SymbolRequest, fonts: FontLibrary) -> SymbolGlyph {
    if let known = cache.glyphs.withLock({ $0[request] }) { return known }
    let glyph = makeGlyph(request, fonts: fonts)
    cache.glyphs.withLock { glyphs in
      // Animated sizes make new requests for every frame.
      if glyphs.count >= 2048 { glyphs.removeAll() }
      glyphs[request] = glyph
    }
    return glyph
  }

  private func makeGlyph(_ request: SymbolRequest, fonts: FontLibrary) -> SymbolGlyph {
    let isUsable = request.fontSize.isFinite && request.fontSize > 0
    let em = isUsable ? min(request.fontSize, 4096) : 17
    let size = em * request.scale.symbolFactor
    let drawing =
      ownDrawing(request, size: size) ?? standIn(request, size: size, fonts: fonts)
      ?? Drawing(outline: SymbolLibrary.placeholder(size), ink: nil)
    let ink = drawing.ink ?? drawing.outline.tightBounds
    return SymbolLibrary.boxed(
      drawing.outline, ink: ink, em: em, size: size, pixelsPerPoint: request.pixelsPerPoint,
      isPlaceholder: drawing.ink == nil)
  }

  /// An outline with the box around its ink; without ink it is a placeholder.
  private struct Drawing {
    var outline: Path
    var ink: Rect?
  }

  private func ownDrawing(_ request: SymbolRequest, size: Double) -> Drawing? {
    guard let drawing = own.first(where: { $0.name == request.name }) else { return nil }
    let outline = drawing.outline.applying(.scale(size))
    return Drawing(outline: outline, ink: outline.tightBounds)
  }

  private func standIn(
    _ request: SymbolRequest, size: Double, fonts: FontLibrary
  ) -> Drawing? {
    guard let standIn = SymbolTable.standIn(for: request.name),
      let file = fonts.file(standIn.set.font)
    else { return nil }
    let (code, emulated) = standIn.drawing(weight: request.weight)
    guard let scalar = Unicode.Scalar(code), let glyph = file.glyph(for: scalar) else {
      return nil
    }
    let face = FontFace(file: standIn.set.font.id, size: size * standIn.set.sizeFactor)
    let outline = file.outline(of: glyph, in: face).grown(
      by: emulated * size, cutsOut: SymbolLibrary.isKnockedOut(request.name))
    let ink = outline.tightBounds
    return ink.size.width > 0 ? Drawing(outline: outline, ink: ink) : nil
  }

  /// True for names of signs that are cut out of a filled form: `xmark.circle.fill`.
  private static func isKnockedOut(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    let forms: [Substring] = [
      "circle", "square", "rectangle", "triangle", "diamond", "octagon", "hexagon", "seal",
      "shield",
      "bubble", "app", "capsule",
    ]
    return zip(parts, parts.dropFirst()).contains { forms.contains($0) && $1 == "fill" }
  }

  /// Puts an outline into its layout box: .08 em of air around the ink, the ink's centre half a cap
  /// height (.352 em of the text) above the baseline, sides rounded up to pixels.
  ///
  /// Source: `circle` of SF Symbols is 1.157 em wide with ink of .996 em (medium to low confidence);
  /// symbols centre on the cap height by design.
  private static func boxed(
    _ outline: Path, ink: Rect, em: Double, size: Double, pixelsPerPoint: Double,
    isPlaceholder: Bool
  ) -> SymbolGlyph {
    let pixels = (1e-6...1e6).contains(pixelsPerPoint) ? pixelsPerPoint : 1
    func up(_ length: Double) -> Double { (length * pixels - 1e-9).rounded(.up) / pixels }
    let box = Size(up(ink.width + 0.16 * size), up(ink.height + 0.16 * size))
    let shift = Affine.translation(
      x: box.width / 2 - ink.midX, y: box.height / 2 - ink.midY)
    return SymbolGlyph(
      outline: outline.applying(shift), size: box, baseline: box.height / 2 + 0.352 * em,
      isPlaceholder: isPlaceholder)
  }

  /// A rounded square frame of .84 em with a .09 em line.
  private static func placeholder(_ size: Double) -> Path {
    let outer = Rect(x: 0, y: 0, width: 0.84 * size, height: 0.84 * size)
    var path = roundedSquare(outer, radius: 0.2 * size, isClockwise: true)
    path.elements +=
      roundedSquare(
        outer.inset(by: 0.09 * size), radius: 0.11 * size, isClockwise: false
      ).elements
    return path
  }

  private static func roundedSquare(_ rect: Rect, radius: Double, isClockwise: Bool) -> Path {
    // A quarter circle as one cubic: handles of .5523 radii.
    let handle = radius * 0.447715
    let corners = [
      (Point(rect.minX, rect.minY), Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)),
      (Point(rect.maxX, rect.minY), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1)),
      (Point(rect.maxX, rect.maxY), Vector(dx: 0, dy: -1), Vector(dx: -1, dy: 0)),
      (Point(rect.minX, rect.maxY), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: -1)),
    ]
    var path = Path()
    for (corner, before, after) in isClockwise ? corners : corners.reversed() {
      let (first, second) = isClockwise ? (before, after) : (after, before)
      let start = corner + first * radius
      if path.isEmpty { path.move(to: start) } else { path.line(to: start) }
      path.curve(
        corner + first * handle, corner + second * handle, to: corner + second * radius)
    }
    path.close()
    return path
  }
}

extension SymbolTable.StandIn {
  /// The code point for a weight, and by how much the outline is to grow on every side, in em.
  ///
  /// Phosphor outlines have four weights; elsewhere strokes are made thicker or thinner by up to
  /// .02 em a side, and weights under light are drawn light rather than faked.
  fileprivate func drawing(weight: FontWeight) -> (codePoint: UInt32, growth: Double) {
    if weights.count == 3 {
      switch weight {
      case .ultraLight, .thin: return (weights[0], 0)
      case .light: return (weights[1], 0)
      case .regular: return (codePoint, 0)
      case .medium: return (codePoint, 0.006)
      case .semibold: return (codePoint, 0.012)
      case .bold: return (weights[2], 0)
      case .heavy: return (weights[2], 0.008)
      case .black: return (weights[2], 0.016)
      }
    }
    let growth =
      switch weight {
      case .ultraLight, .thin, .light: -0.01
      case .regular: 0.0
      case .medium: 0.006
      case .semibold: 0.012
      case .bold: 0.02
      case .heavy: 0.026
      case .black: 0.032
      }
    return (codePoint, growth)
  }
}

extension ImageScale {
  /// Size of a symbol relative to medium: ratios of the SF template; low confidence.
  var symbolFactor: Double {
    switch self {
    case .small: 0.783
    case .medium: 1
    case .large: 1.286
    }
  }
}
