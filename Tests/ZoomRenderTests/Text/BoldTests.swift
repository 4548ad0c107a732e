// What `bold()` makes of fonts.

import Testing

@testable import ZoomRender

struct BoldTests {
  private func weight(_ modifiers: Modifier..., run: TextContent.Run = .init("a")) -> FontWeight {
    var attributes = TextAttributes()
    for modifier in modifiers { attributes.apply(modifier) }
    return TextEngine.font(for: run, in: attributes, files: { _ in nil }).weight
  }

  @Test(arguments: [
    (TextStyle.largeTitle, FontWeight.bold), (.title, .bold), (.title2, .bold),
    (.title3, .semibold),
    (.headline, .semibold), (.body, .semibold), (.footnote, .semibold), (.caption2, .semibold),
  ])
  func `a text style has a bold of its own`(style: TextStyle, bold: FontWeight) {
    #expect(weight(.font(FontReference(.style(style))), .bold(true)) == bold)
    #expect(weight(.font(FontReference(.style(style))), .fontWeight(.bold)) == .bold)
  }

  @Test func `other fonts become bold, and the innermost wish counts`() {
    let light = FontReference(.system(size: 20), weight: .light)
    #expect(weight(.font(light), .bold(true)) == .bold)
    #expect(weight(.font(light), .bold(false)) == .light)
    #expect(weight(.bold(true), .fontWeight(.thin)) == .thin)
    #expect(weight(.fontWeight(.thin), .bold(true)) == .semibold)
    #expect(weight(.bold(true), .bold(false)) == .regular)
  }

  @Test func `a run may be bold in a text that is not`() {
    var run = TextContent.Run("a")
    run.isBold = true
    #expect(weight(run: run) == .semibold)
    #expect(weight(.font(FontReference(.system(size: 12))), run: run) == .bold)
    run.weight = .light
    #expect(weight(run: run) == .light)
  }
}
