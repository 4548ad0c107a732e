// Texts of layout cases: measured by the numbers that come with them.

/// Measures texts by the metrics that a layout case supplies; others go to another engine.
///
/// A supplied text is a box of fixed size, or wraps by a table of line counts. It draws nothing.
public struct SuppliedTextMeasuring: TextMeasuring {
  /// Measures texts without supplied metrics; nil gives them no size.
  public var fallback: (any TextMeasuring)?

  /// Distance to neighbours where a case says nothing, in points.
  private static let defaultSpacing = 8.0

  /// A measurer that asks `fallback` where a text comes without metrics.
  public init(fallback: (any TextMeasuring)? = nil) { self.fallback = fallback }

  /// The size for a proposal: kept lines are those that fit into the proposed height, at least one.
  public func layout(
    _ text: TextContent, proposal: ProposedSize, attributes: TextAttributes
  ) -> TextLayout {
    guard let metrics = text.supplied else {
      return fallback?.layout(text, proposal: proposal, attributes: attributes)
        ?? TextLayout(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0)
    }
    guard let wrap = metrics.wrap else {
      let baseline = metrics.baseline ?? metrics.size.height
      return TextLayout(
        lines: [], size: metrics.size, firstBaseline: baseline, lastBaseline: baseline)
    }
    let lines = wrap.lines(at: proposal.width ?? .infinity)
    var kept = lines
    if let height = proposal.height, wrap.pitch > 0 {
      let room = max(1, min(Double(lines), (height / wrap.pitch).rounded(.down)))
      kept = room.isFinite ? Int(room) : lines
    }
    var width = min(metrics.size.width, proposal.width ?? .infinity)
    if let reported = wrap.reportedWidth { width = reported }
    if let listed = wrap.widthAtKeptLines.first(where: { $0.lines == kept }) {
      width = listed.width
    }
    let first = metrics.baseline ?? wrap.pitch
    return TextLayout(
      lines: [], size: Size(width, Double(kept) * wrap.pitch), firstBaseline: first,
      lastBaseline: first + Double(kept - 1) * wrap.pitch, isTruncated: kept < lines)
  }

  /// The distances that the case gives, 8 where it gives none.
  public func spacing(of text: TextContent, attributes: TextAttributes) -> TextSpacing {
    guard let metrics = text.supplied else {
      return fallback?.spacing(of: text, attributes: attributes)
        ?? TextSpacing(above: 8, below: 8, textToText: 8)
    }
    return TextSpacing(
      above: metrics.spacingAbove ?? Self.defaultSpacing,
      below: metrics.spacingBelow ?? Self.defaultSpacing,
      textToText: metrics.textToTextAbove ?? Self.defaultSpacing)
  }
}

extension SuppliedTextMetrics.Wrap {
  /// Lines at the widest listed width that is not wider than `width`; one line where none is given.
  fileprivate func lines(at width: Double) -> Int {
    guard width.isFinite else { return 1 }
    var best: LinesAtWidth?
    for entry in linesAtWidth where entry.width <= width && entry.width >= best?.width ?? 0 {
      best = entry
    }
    let narrowest = linesAtWidth.min { $0.width < $1.width }
    return max(1, best?.lines ?? narrowest?.lines ?? 1)
  }
}
