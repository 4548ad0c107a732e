// Heights, baselines and spacings of text.

import Testing

@testable import ZoomRender

struct TextMetricsTests {
  /// One line of a style at the default content size: numbers that SwiftUI's own formulas give.
  struct StyleCase: Sendable, CustomTestStringConvertible {
    var style: TextStyle
    var pixelsPerPoint: Double
    /// height, first baseline, above, below, text to text
    var expected: [Double]
    var testDescription: String { "\(style.rawValue)@\(Int(pixelsPerPoint))x" }
  }

  static let styles: [StyleCase] = [
    (.largeTitle, [41, 32.5, 12.701, 21.118, 0.5], [40.667, 32.333, 12.535, 20.951, 0.667]),
    (.title, [33.5, 26.5, 10.254, 17.186, 1], [33.667, 26.667, 10.421, 17.352, 0.667]),
    (.title2, [26.5, 21, 8.307, 13.753, 2], [26.333, 21, 7.973, 13.420, 2]),
    (.title3, [24, 19, 7.324, 12.275, 1.5], [24, 19, 7.491, 12.442, 1.333]),
    (.headline, [20.5, 16, 6.601, 10.809, 2], [20.333, 16.333, 6.434, 10.642, 2]),
    (.body, [20.5, 16, 6.601, 10.809, 2], [20.333, 16.333, 6.434, 10.642, 2]),
    (.callout, [19.5, 15, 5.859, 9.820, 2], [19.333, 15.333, 5.859, 9.820, 2]),
    (.subheadline, [18, 14.5, 5.618, 9.332, 2.5], [18, 14.333, 5.618, 9.332, 2.333]),
    (.footnote, [16, 12.5, 5.136, 8.354, 2.5], [15.667, 12.333, 4.802, 8.021, 2.667]),
    (.caption, [14.5, 11.5, 4.395, 7.365, 2], [14.333, 11.333, 4.561, 7.532, 2]),
    (.caption2, [13.5, 10.5, 4.153, 6.876, 0], [13.333, 10.333, 3.987, 6.710, 0]),
  ].flatMap { (style: TextStyle, two: [Double], three: [Double]) in
    [
      StyleCase(style: style, pixelsPerPoint: 2, expected: two),
      StyleCase(style: style, pixelsPerPoint: 3, expected: three),
    ]
  }

  @Test(arguments: styles)
  func `one line has SwiftUI's height, baseline and spacing`(_ item: StyleCase) throws {
    let engine = try TestAssets.textEngine()
    let attributes = TextAttributes(
      font: FontReference(.style(item.style)), pixelsPerPoint: item.pixelsPerPoint)
    let text = TextContent("Agé")
    let layout = engine.layout(text, proposal: .unspecified, attributes: attributes)
    let spacing = engine.spacing(of: text, attributes: attributes)
    let found = [
      layout.size.height, layout.firstBaseline, spacing.above, spacing.below, spacing.textToText,
    ]
    for (a, b) in zip(found, item.expected) { #expect((a - b).magnitude <= 0.0006, "\(found)") }
    #expect(layout.lastBaseline == layout.firstBaseline)
  }

  /// Recorded from iOS at 2 pixels per point: size, spacing to a plain view above and below.
  @Test(arguments: [
    (13.0, 5.1357421875, 8.35400390625), (17, 6.6005859375, 10.80908203125),
    (20, 7.32421875, 12.275390625), (32, 11.71875, 19.640625), (40, 14.6484375, 24.55078125),
  ])
  func `a system font's spacing equals the recorded one exactly`(
    size: Double, above: Double, below: Double
  ) throws {
    let spacing = try TestAssets.textEngine().spacing(
      of: TextContent("One"),
      attributes: TextAttributes(font: FontReference(.system(size: size)), pixelsPerPoint: 2))
    #expect((spacing.above - above).magnitude < 1e-12)
    #expect((spacing.below - below).magnitude < 1e-12)
    #expect(spacing.textToText == 0)
  }

  /// Recorded from iOS at 2 pixels per point.
  @Test(arguments: [
    (10.0, 12.0), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5),
    (24, 29), (26, 31.5), (32, 38.5), (40, 48),
  ])
  func `a system font's line height equals the recorded one`(size: Double, height: Double) throws {
    let layout = try TestAssets.textEngine().layout(
      TextContent("One"), proposal: .unspecified,
      attributes: TextAttributes(font: FontReference(.system(size: size)), pixelsPerPoint: 2))
    #expect(layout.size.height == height)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0, 19.0), (.large, 17, 22), (.xxxLarge, 23, 29),
    (.accessibility3, 40, 48), (.accessibility5, 53, 62),
  ])
  func `body follows Dynamic Type`(size: DynamicTypeSize, points: Double, spacing: Double) throws {
    let engine = try TestAssets.textEngine()
    let attributes = TextAttributes(dynamicTypeSize: size)
    #expect(engine.resolvedFont(attributes).size == points)
    let two = engine.layout(TextContent("a\nb"), proposal: .unspecified, attributes: attributes)
    #expect(two.lines.count == 2)
    let distance = two.lines[1].baseline - two.lines[0].baseline
    #expect((distance - spacing).magnitude < 1e-9)
  }

  @Test func `the type table grows with the content size in every style`() {
    for style in TextStyle.allCases {
      let entries = DynamicTypeSize.allCases.map { TypeScale.entry(style, at: $0) }
      #expect(entries.count == 12)
      for (a, b) in zip(entries, entries.dropFirst()) {
        #expect(a.size <= b.size && a.lineSpacing <= b.lineSpacing)
      }
      #expect(entries.allSatisfy { $0.lineSpacing > $0.size })
    }
  }

  @Test func `a system font of a size ignores Dynamic Type and has no leading`() throws {
    let engine = try TestAssets.textEngine()
    let attributes = TextAttributes(
      font: FontReference(.system(size: 13)), dynamicTypeSize: .accessibility5, pixelsPerPoint: 2)
    #expect(engine.resolvedFont(attributes).size == 13)
    let four = engine.layout(
      TextContent("a\nb\nc\nd"), proposal: .unspecified, attributes: attributes)
    // Recorded: four lines of 13 pt are 62.5 pt tall.
    #expect(four.size.height == 62.5)
  }

  @Test func `line spacing widens the distance between lines only`() throws {
    let engine = try TestAssets.textEngine()
    var attributes = TextAttributes()
    attributes.lineSpacing = 10
    let one = engine.layout(TextContent("a"), proposal: .unspecified, attributes: attributes)
    #expect((one.size.height - 61.0 / 3).magnitude < 1e-9)
    let two = engine.layout(TextContent("a\nb"), proposal: .unspecified, attributes: attributes)
    let distance = two.lines[1].baseline - two.lines[0].baseline
    #expect((distance - (17.0 * 2444 / 2048 + 10)).magnitude < 1e-9)
  }

  @Test func `a line of mixed fonts takes the tallest font's height and baseline`() throws {
    let engine = try TestAssets.textEngine()
    var large = TextContent.Run("Big")
    large.font = FontReference(.system(size: 34))
    let layout = engine.layout(
      TextContent(runs: [TextContent.Run("small "), large]), proposal: .unspecified,
      attributes: TextAttributes())
    #expect((layout.size.height - 122.0 / 3).magnitude < 1e-9)
    #expect((layout.firstBaseline - 97.0 / 3).magnitude < 1e-9)
  }
}
