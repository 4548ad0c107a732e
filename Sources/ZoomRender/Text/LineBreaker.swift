// Breaks shaped text into lines.

/// A line: which clusters, and what ends it.
struct BrokenLine: Sendable, Equatable {
  /// Index into ``ShapedText/paragraphs``.
  var paragraph: Int
  var clusters: Range<Int>
}

extension ShapedText {
  /// Lines no wider than `width` (trailing spaces may hang out), at most `limit` of them.
  ///
  /// Greedy, with SwiftUI's one refinement: a paragraph of exactly two lines whose second line is
  /// a single word takes one more word down when that makes the two widths more even. A word wider
  /// than `width` breaks between any two clusters; a line has at least one cluster.
  /// Source: wrapping recorded from SwiftUI; measured.
  func lines(width: Double, limit: Int) -> [BrokenLine] {
    var result: [BrokenLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      // Three lines decide whether a paragraph has exactly two.
      var ranges = greedyLines(of: paragraph, width: width, limit: max(3, limit - result.count))
      if ranges.count == 2 { evenOut(&ranges, width: width) }
      for range in ranges where result.count < limit {
        result.append(BrokenLine(paragraph: index, clusters: range))
      }
      if result.count >= limit { break }
    }
    return result
  }

  private func greedyLines(
    of paragraph: Paragraph, width: Double, limit: Int
  ) -> [Range<Int>] {
    let all = paragraph.clusters
    guard !all.isEmpty else { return [all] }
    if width == .infinity { return [all] }
    // Forgives the rounding of a width that was measured as a sum in another order.
    let room = width + 1e-6
    var result: [Range<Int>] = []
    var start = all.lowerBound
    while start < all.upperBound, result.count < limit {
      // A soft hyphen is nothing to see: it does not count as the one cluster of a line.
      let first = all[start...].first { !clusters[$0].isSoftHyphen } ?? start
      var end = start
      var opportunity = start
      var used = 0.0
      while end < all.upperBound {
        let cluster = clusters[end]
        if end > first, cluster.startsLine {
          // Where a soft hyphen shows, it has to fit too; spaces may hang out.
          let hyphen = hyphen(after: start..<end).map { clusters[$0].advance }
          if hyphen.map({ used + $0 <= room }) ?? true { opportunity = end }
        }
        used += cluster.advance
        if used > room, !cluster.isSpace, !cluster.isSoftHyphen, end > first { break }
        end += 1
      }
      if end < all.upperBound {
        if opportunity > start {
          end = opportunity
        } else {
          // Between letters no hyphen shows: one that had no room goes down with the rest.
          while end - 1 > first, clusters[end - 1].isSoftHyphen { end -= 1 }
        }
      }
      result.append(start..<end)
      start = end
    }
    return result
  }

  /// Moves one word of a two-line paragraph down if the second line is one word.
  private func evenOut(_ ranges: inout [Range<Int>], width: Double) {
    let (first, second) = (ranges[0], ranges[1])
    let isOneWord = !second.dropFirst().contains { clusters[$0].startsLine }
    guard isOneWord, clusters[second.lowerBound].startsLine,
      let cut = first.dropFirst().last(where: { clusters[$0].startsLine })
    else { return }
    let (upper, lower) = (first.lowerBound..<cut, cut..<second.upperBound)
    let lowerWidth = self.width(trimmingSpaces(lower))
    guard lowerWidth <= width else { return }
    let before = self.width(trimmingSpaces(first)) - self.width(trimmingSpaces(second))
    let after = self.width(trimmingSpaces(upper)) - lowerWidth
    if after.magnitude < before.magnitude { ranges = [upper, lower] }
  }
}
