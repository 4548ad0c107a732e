// What layout asks of text.

/// What measures text for layout: the text engine, or the numbers of a layout case.
public protocol TextMeasuring: Sendable {
  /// Lines for a proposal (nil = unlimited).
  func layout(
    _ text: TextContent, proposal: ProposedSize, attributes: TextAttributes
  ) -> TextLayout

  /// Distances to the views above and below.
  func spacing(of text: TextContent, attributes: TextAttributes) -> TextSpacing
}
