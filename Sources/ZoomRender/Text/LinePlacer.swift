// Glyph positions of a line.

/// Orders the clusters of a line for the eye and gives every glyph its place.
struct LinePlacer {
  let text: ShapedText
  let attributes: TextAttributes
  /// Multiplies all lengths of the text.
  let factor: Double
  /// Width of the text's box in points.
  let width: Double

  /// - Parameters:
  ///   - level: the paragraph's level.
  ///   - visibleWidth: width without the spaces at the line's end (points, scaled).
  ///   - baseline: y of the baseline (points, scaled).
  mutating func place(
    clusters: [Int], level: UInt8, visibleWidth: Double, baseline: Double, bytes: Range<Int>
  ) -> TextLayout.Line {
    var line = TextLayout.Line(runs: [], baseline: baseline, width: visibleWidth, range: bytes)
    var visible = clusters
    while let last = visible.last, text.clusters[last].isSpace { visible.removeLast() }
    var pen = origin(visibleWidth)
    for index in visualOrder(visible, paragraphLevel: level) {
      let cluster = text.clusters[index]
      append(cluster, at: pen, to: &line)
      pen += cluster.advance * factor
    }
    return line
  }

  /// X at which the visible part of a line starts.
  private func origin(_ visibleWidth: Double) -> Double {
    let isRightToLeft = attributes.layoutDirection == .rightToLeft
    switch (attributes.alignment, isRightToLeft) {
    case (.leading, false), (.trailing, true): return 0
    case (.center, _): return (width - visibleWidth) / 2
    case (.trailing, false), (.leading, true): return width - visibleWidth
    }
  }

  /// Rule L2 of the Unicode bidirectional algorithm: from the highest level down, reverses every
  /// stretch at that level or above.
  private func visualOrder(_ clusters: [Int], paragraphLevel: UInt8) -> [Int] {
    // A "…" takes the paragraph's direction, so that it stands at the end of the reading order.
    let levels = clusters.map { index in
      let isEllipsis = index >= (text.paragraphs.last?.clusters.upperBound ?? 0)
      return isEllipsis ? paragraphLevel : text.clusters[index].level
    }
    guard let highest = levels.max(), highest > 0 else { return clusters }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    var order = Array(clusters.indices)
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order.map { clusters[$0] }
  }

  private func append(
    _ cluster: ShapedText.Cluster, at pen: Double, to line: inout TextLayout.Line
  ) {
    let style = text.styles[cluster.style]
    let y = line.baseline - style.baselineOffset * factor
    addDecorations(style, from: pen, width: cluster.advance * factor, baseline: y, to: &line)
    guard !cluster.glyphs.isEmpty else { return }
    var face = cluster.face
    face.size *= factor
    let continues =
      line.runs.last.map {
        $0.face == face && $0.style == style.shapeStyle
          && $0.isColorBitmap == cluster.isColorBitmap
      } ?? false
    if !continues {
      line.runs.append(
        GlyphRun(
          face: face, glyphs: [], positions: [], style: style.shapeStyle,
          isColorBitmap: cluster.isColorBitmap))
    }
    let run = line.runs.count - 1
    var x = pen
    for index in cluster.glyphs {
      let glyph = text.glyphs[index]
      line.runs[run].glyphs.append(glyph.id)
      line.runs[run].positions.append(Point(x + glyph.dx * factor, y + glyph.dy * factor))
      x += glyph.advance * factor
    }
  }

  /// Underline .10 to .15 em below the baseline, strike .25 to .30 em above it: positions of
  /// San Francisco by eye; low confidence.
  private func addDecorations(
    _ style: ShapedText.Style, from x: Double, width: Double, baseline: Double,
    to line: inout TextLayout.Line
  ) {
    let em = style.size * factor
    if style.isUnderlined {
      add(Rect(x: x, y: baseline + 0.1 * em, width: width, height: 0.05 * em), style, to: &line)
    }
    if style.isStruckThrough {
      add(Rect(x: x, y: baseline - 0.3 * em, width: width, height: 0.05 * em), style, to: &line)
    }
  }

  /// Joins rectangles that touch, so that a line is one piece.
  private func add(_ rect: Rect, _ style: ShapedText.Style, to line: inout TextLayout.Line) {
    let touching = line.decorations.lastIndex { decoration in
      decoration.style == style.shapeStyle && decoration.rect.minY == rect.minY
        && decoration.rect.height == rect.height
        && (decoration.rect.maxX - rect.minX).magnitude < 1e-6
    }
    if let touching {
      line.decorations[touching].rect.size.width = rect.maxX - line.decorations[touching].rect.minX
    } else {
      line.decorations.append(.init(rect: rect, style: style.shapeStyle))
    }
  }
}
