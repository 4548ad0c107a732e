// Lines to positions.

/// Turns shaped text into a ``TextLayout`` for one proposal.
struct TextSetter {
  let text: ShapedText
  let attributes: TextAttributes
  let grid: PixelGrid

  /// A line with its vertical place, before glyphs are placed.
  private struct MeasuredLine {
    /// Clusters in reading order; a "…" of a style may stand among them.
    var clusters: [Int]
    var paragraph: Int
    var top: Double
    var ascender: Double
    var lineHeight: Double
    /// Without and with the spaces at its end.
    var visibleWidth: Double
    var fullWidth: Double
    var bytes: Range<Int>
  }

  init(_ text: ShapedText, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
    grid = PixelGrid(pixelsPerPoint: attributes.pixelsPerPoint)
  }

  /// Lines for a proposal in points; nil and infinity are unlimited.
  ///
  /// Shrinks by whole percents down to `minimumScaleFactor` if the text would be truncated
  /// otherwise.
  func layout(_ proposal: ProposedSize) -> TextLayout {
    let width = TextSetter.length(proposal.width)
    let height = TextSetter.length(proposal.height)
    if text.isEmpty || (width == 0 && height == 0) {
      return TextLayout(
        lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0,
        missingCharacters: text.missingCharacters)
    }
    let natural = layout(width: width, height: height, factor: 1)
    let minimum = attributes.minimumScaleFactor
    guard natural.isTruncated, minimum < 1, minimum > 0 else { return natural }
    // The largest percentage that fits, or the smallest allowed one.
    var low = max(1, Int((minimum * 100).rounded(.up)))
    var high = 99
    guard low <= high else { return natural }
    var best = layout(width: width, height: height, factor: Double(low) / 100)
    if best.isTruncated { return best }
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = layout(width: width, height: height, factor: Double(middle) / 100)
      if candidate.isTruncated {
        high = middle - 1
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  /// Zero for negative lengths, infinity for NaN.
  private static func length(_ value: Double?) -> Double {
    guard let value, !value.isNaN else { return .infinity }
    return max(0, value)
  }

  // MARK: - Choosing lines

  /// A layout with all lengths of the text multiplied by `factor`.
  private func layout(width: Double, height: Double, factor: Double) -> TextLayout {
    let room = width / factor
    let maximum = attributes.lineLimit.maximum.map { max(1, $0) } ?? Int.max
    let most = min(maximum, lines(fitting: height / factor))
    let broken = text.lines(width: room, limit: most == Int.max ? most : most + 1)
    var lines: [MeasuredLine] = []
    for line in broken {
      let bottom = lines.last.map { $0.top + $0.lineHeight + gap }
      let measured = measure(line, top: bottom ?? 0)
      let fits = (measured.top + measured.lineHeight) * factor <= height + 1e-6
      guard lines.isEmpty || (fits && lines.count < maximum) else { break }
      lines.append(measured)
    }
    let isTruncated = lines.count < broken.count || text.isCut
    if isTruncated { truncate(&lines, after: broken[lines.count - 1], room: room) }
    return place(lines, width: width, factor: factor, isTruncated: isTruncated)
  }

  /// An upper bound of the lines that a height can hold, so that breaking can stop early.
  private func lines(fitting height: Double) -> Int {
    guard height.isFinite else { return .max }
    let smallest = text.styles.map(\.metrics.lineHeight).min() ?? 1
    let count = height / max(0.01, smallest)
    return count < 1e6 ? Int(count) + 2 : .max
  }

  /// Room between two lines: the style's leading, or the `lineSpacing` that was asked for.
  private var gap: Double {
    let tallest = TextSetter.tallest(text.styles)
    let asked = attributes.lineSpacing.bounded(by: 100_000)
    return asked > 0 ? max(tallest.leading, asked) : tallest.leading
  }

  /// The metrics that decide spacing to neighbours: those of the tallest font.
  static func tallest(_ styles: [ShapedText.Style]) -> FontMetrics {
    var result = styles.first?.metrics ?? .system(size: 17)
    for style in styles.dropFirst() where style.metrics.lineHeight > result.lineHeight {
      result = style.metrics
    }
    return result
  }

  private func measure(_ line: BrokenLine, top: Double) -> MeasuredLine {
    let visible = text.trimmingSpaces(line.clusters)
    let bytes: Range<Int>
    if let first = line.clusters.first, let last = line.clusters.last {
      bytes = text.clusters[first].bytes.lowerBound..<text.clusters[last].bytes.upperBound
    } else {
      let end = text.paragraphs[line.paragraph].end
      bytes = end..<end
    }
    let (ascender, lineHeight) = vertical(line.clusters, in: line.paragraph)
    var measured = MeasuredLine(
      clusters: Array(line.clusters), paragraph: line.paragraph, top: top, ascender: ascender,
      lineHeight: lineHeight, visibleWidth: text.width(visible),
      fullWidth: text.width(line.clusters), bytes: bytes)
    if let hyphen = text.hyphen(after: line.clusters) {
      measured.clusters.append(hyphen)
      measured.visibleWidth += text.clusters[hyphen].advance
      measured.fullWidth += text.clusters[hyphen].advance
    }
    return measured
  }

  /// Ascender and height of a line: those of its tallest run.
  private func vertical(_ clusters: Range<Int>, in paragraph: Int) -> (Double, Double) {
    let own = text.styles[text.paragraphs[paragraph].style].metrics
    guard text.styles.count > 1, !clusters.isEmpty else { return (own.ascender, own.lineHeight) }
    var tallest: FontMetrics?
    var last = -1
    for index in clusters where text.clusters[index].style != last {
      last = text.clusters[index].style
      let metrics = text.styles[last].metrics
      if metrics.lineHeight > tallest?.lineHeight ?? 0 { tallest = metrics }
    }
    return (tallest ?? own).pair
  }

  // MARK: - Truncation

  /// Puts "…" into the last line, which shows the rest of its paragraph as far as there is room.
  private func truncate(_ lines: inout [MeasuredLine], after line: BrokenLine, room: Double) {
    guard var last = lines.popLast() else { return }
    let rest = text.trimmingSpaces(
      line.clusters.lowerBound..<text.paragraphs[line.paragraph].clusters.upperBound)
    let style =
      rest.isEmpty
      ? text.paragraphs[line.paragraph].style : text.clusters[rest.lowerBound].style
    let ellipsis = text.styles[style].ellipsis
    let free = room - text.clusters[ellipsis].advance
    var head = rest.lowerBound
    var tail = rest.upperBound
    var used = 0.0
    switch attributes.truncationMode {
    case .tail:
      while head < rest.upperBound, used + text.clusters[head].advance <= free {
        used += text.clusters[head].advance
        head += 1
      }
    case .head:
      while tail > rest.lowerBound, used + text.clusters[tail - 1].advance <= free {
        tail -= 1
        used += text.clusters[tail].advance
      }
    case .middle:
      (head, tail) = middle(rest, free: free)
    }
    let front = Array(text.trimmingSpaces(rest.lowerBound..<head))
    var back = attributes.truncationMode == .tail ? [] : Array(max(head, tail)..<rest.upperBound)
    if attributes.truncationMode == .head { last.clusters = [] }
    while let first = back.first, text.clusters[first].isSpace { back.removeFirst() }
    let keepsFront = attributes.truncationMode != .head
    last.clusters = (keepsFront ? front : []) + [ellipsis] + back
    let width = last.clusters.reduce(0) { $0 + text.clusters[$1].advance }
    last.visibleWidth = width
    last.fullWidth = width
    lines.append(last)
  }

  /// Takes clusters from both ends in turn, the shorter side first, until the room is used.
  private func middle(_ rest: Range<Int>, free: Double) -> (head: Int, tail: Int) {
    var (head, tail) = (rest.lowerBound, rest.upperBound)
    var (left, right) = (0.0, 0.0)
    while head < tail {
      let takesFront = left <= right
      let advance = text.clusters[takesFront ? head : tail - 1].advance
      guard left + right + advance <= free else { break }
      if takesFront {
        left += advance
        head += 1
      } else {
        right += advance
        tail -= 1
      }
    }
    return (head, tail)
  }

  // MARK: - Placing

  private func place(
    _ lines: [MeasuredLine], width: Double, factor: Double, isTruncated: Bool
  ) -> TextLayout {
    let widest = max(0, lines.map(\.fullWidth).max() ?? 0)
    let reported = min(grid.up(widest * factor), width)
    let natural = lines.last.map { $0.top + $0.lineHeight } ?? 0
    var height = natural
    let reserved = attributes.lineLimit.minimum
    if reserved > lines.count {
      let metrics = TextSetter.tallest(text.styles)
      // More lines than any screen holds are no reason to leave the finite numbers.
      let extra = Double(min(reserved, 1_000_000) - lines.count)
      height += extra * (metrics.lineHeight + gap)
    }
    let first = grid.nearest((lines.first?.ascender ?? 0) * factor)
    let shift = first - (lines.first?.ascender ?? 0) * factor
    var placer = LinePlacer(text: text, attributes: attributes, factor: factor, width: reported)
    let placed = lines.map { line in
      placer.place(
        clusters: line.clusters, level: text.paragraphs[line.paragraph].level,
        visibleWidth: line.visibleWidth * factor,
        baseline: (line.top + line.ascender) * factor + shift, bytes: line.bytes)
    }
    let last = lines.last.map { grid.up(($0.top + $0.ascender) * factor + shift) } ?? 0
    return TextLayout(
      lines: placed, size: Size(reported, grid.up(height * factor)), firstBaseline: first,
      lastBaseline: last, isTruncated: isTruncated, scaleFactor: factor,
      missingCharacters: text.missingCharacters, isCut: text.isCut)
  }
}

extension FontMetrics {
  fileprivate var pair: (Double, Double) { (ascender, lineHeight) }
}
