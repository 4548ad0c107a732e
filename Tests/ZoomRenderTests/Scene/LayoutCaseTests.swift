// Recorded cases of SwiftUI, read by the scene parser and laid out.

import Testing

@testable import ZoomRender

struct LayoutCaseTests {
  static let text = FixtureFile.text("layout-cases.json")
  static let parsed = LayoutCase.parse(Array(text.utf8), file: "layout-cases.json")

  @Test func `every recorded case is read without a finding`() {
    #expect(Self.parsed.diagnostics == [])
    #expect(Self.parsed.cases.count == 87)
  }

  @Test(arguments: RecordedLayoutTests.pure)
  func `frames of a parsed case equal the recorded ones`(recorded: RecordedCase) throws {
    let parsed = try #require(Self.parsed.cases.first { $0.id == recorded.id })
    let frames = parsed.layout().namedNodes()
    for (name, expected) in recorded.expected {
      let found = try #require(frames.first { $0.name == name }, "\(name) is missing")
      for (actual, wanted) in zip(found.frame.components, expected) {
        guard let wanted else { continue }
        #expect(abs(actual - wanted) <= recorded.tolerance, "\(name): \(found.frame)")
      }
    }
  }
}
