// Images and symbols.

extension TreePainter {
  mutating func paintImage(
    _ image: ImageContent, _ index: Int, box: Rect, _ state: PaintState
  ) {
    guard state.isVisible, !box.isEmpty else { return }
    switch image.source {
    case .symbol(let name): paintSymbol(name, image, index, box: box, state)
    case .placeholder:
      paintFill(
        .color(.system("systemFill")), of: Path(rect: box), clip: .rect(box), rect: box, index,
        state)
    case .file, .named:
      let environment = tree.environment(of: index)
      let header = assets.imageHeader(
        of: image, colorScheme: environment.colorScheme, pixelsPerPoint: environment.pixelsPerPoint)
      guard let header else { return }
      ImageTiles(image: image, header: header, box: box).draw { command, rect in
        draw(command, in: rect)
      }
    }
  }

  private mutating func paintSymbol(
    _ name: String, _ image: ImageContent, _ index: Int, box: Rect, _ state: PaintState
  ) {
    let environment = tree.environment(of: index)
    let symbol = assets.symbol(name, attributes: environment.text, scale: environment.imageScale)
    guard !symbol.size.isEmpty else { return }
    var map = Affine.translation(x: box.minX, y: box.minY)
    if image.isResizable {
      map = Affine.scale(
        x: box.width / symbol.size.width, y: box.height / symbol.size.height
      ).then(map)
    }
    let path = symbol.outline.applying(map)
    guard !path.isEmpty else { return }
    let paint = resolver(index, state).paint(.foreground, in: box)
    guard !paint.isInvisible else { return }
    draw(.fill(path, paint, usesEvenOddRule: false), in: path.controlBounds)
  }

  mutating func paintAsyncImage(
    _ content: AsyncImageContent, _ index: Int, box: Rect, _ state: PaintState
  ) {
    let children = tree.children(of: index)
    if !children.isEmpty {
      paintChildren(children, state)
    } else if content.isLoaded {
      paintImage(content.image, index, box: box, state)
    } else {
      // SwiftUI's own placeholder is a flat grey; its value is not published.
      paintFill(
        .opacity(.color(.system("gray")), 0.3), of: Path(rect: box), clip: .rect(box), rect: box,
        index, state)
    }
  }
}

/// The pieces of an image in its box: one, nine around cap insets, or a grid of tiles.
struct ImageTiles {
  let image: ImageContent
  let header: ImageHeader
  let box: Rect

  /// Most tiles that are drawn one by one; finer patterns are stretched.
  static let limit = 4096

  func draw(_ emit: (DrawCommand, Rect) -> Void) {
    let pixels = Size(Double(header.pixelWidth), Double(header.pixelHeight))
    guard !pixels.isEmpty, header.scale > 0 else { return }
    let caps = image.capInsets
    if image.isResizable, image.resizingMode == .tile || caps != .zero {
      let columns = Self.spans(
        length: box.width, pixels: pixels.width, low: caps.leading, high: caps.trailing,
        scale: header.scale, tiles: image.resizingMode == .tile)
      let rows = Self.spans(
        length: box.height, pixels: pixels.height, low: caps.top, high: caps.bottom,
        scale: header.scale, tiles: image.resizingMode == .tile)
      if columns.count * rows.count <= Self.limit {
        for row in rows {
          for column in columns {
            let rect = Rect(
              x: box.minX + column.start, y: box.minY + row.start, width: column.length,
              height: row.length)
            let source = Rect(
              x: column.source, y: row.source, width: column.sourceLength,
              height: row.sourceLength)
            emit(.image(header.id, source: source, rect: rect, opacity: 1), rect)
          }
        }
        return
      }
    }
    emit(
      .image(
        header.id, source: Rect(origin: .zero, size: pixels), rect: box, opacity: 1), box)
  }

  /// A stretch of one axis: where it is drawn (points) and what is drawn (pixels).
  struct Span: Equatable {
    var start: Double
    var length: Double
    var source: Double
    var sourceLength: Double
  }

  /// Fixed ends and a middle that stretches or repeats.
  static func spans(
    length: Double, pixels: Double, low: Double, high: Double, scale: Double, tiles: Bool
  ) -> [Span] {
    // One pixel stays in the middle: something has to stretch.
    let room = max(0, pixels - 1) / scale
    let lowCap = max(0, min(low, room))
    let highCap = max(0, min(high, room - lowCap))
    // Ends that do not fit share the room.
    let shrink = lowCap + highCap > length ? length / (lowCap + highCap) : 1
    var spans: [Span] = []
    if lowCap > 0 {
      spans.append(
        Span(start: 0, length: lowCap * shrink, source: 0, sourceLength: lowCap * scale))
    }
    let middle = length - (lowCap + highCap) * shrink
    let middlePixels = pixels - (lowCap + highCap) * scale
    if middle > 1e-9, middlePixels > 0 {
      let tile = middlePixels / scale
      let count = tiles ? (middle / tile - 1e-9).rounded(.up) : 1
      if tiles, count <= Double(limit) {
        for position in 0..<Int(count) {
          let start = Double(position) * tile
          let part = min(tile, middle - start)
          spans.append(
            Span(
              start: lowCap * shrink + start, length: part, source: lowCap * scale,
              sourceLength: part * scale))
        }
      } else {
        spans.append(
          Span(
            start: lowCap * shrink, length: middle, source: lowCap * scale,
            sourceLength: middlePixels))
      }
    }
    if highCap > 0 {
      spans.append(
        Span(
          start: length - highCap * shrink, length: highCap * shrink,
          source: pixels - highCap * scale, sourceLength: highCap * scale))
    }
    return spans
  }
}
