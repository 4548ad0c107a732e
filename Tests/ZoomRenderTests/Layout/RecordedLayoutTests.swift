// The engine against frames recorded from SwiftUI.

import Testing

@testable import ZoomRender

struct RecordedLayoutTests {
  static let pure = RecordedCase.all.filter { !$0.needsBars }

  @Test func `the fixture holds all recorded cases`() {
    #expect(RecordedCase.all.count == 87)
    #expect(Self.pure.count == 83)
  }

  @Test(arguments: pure)
  func `frames equal the recorded ones`(recorded: RecordedCase) {
    check(recorded, recorded.layout())
  }

  @Test(arguments: RecordedCase.endStates)
  func `frames at the end of animations equal the recorded ones`(recorded: RecordedCase) {
    check(recorded, recorded.layout())
  }

  @Test func `the fixture holds the end states that need no bars`() {
    #expect(RecordedCase.endStates.count == 18)
  }

  /// Offsets at rest come out of the anchors alone.
  @Test(arguments: ["sw/scroll/anchor-roles#rest", "sw/scroll/anchor-bottom"])
  func `scroll views start where their anchors say`(id: String) throws {
    let recorded = try #require(Self.pure.first { $0.id == id })
    check(recorded, recorded.layout(usesRecordedOffsets: false))
  }

  private func check(_ recorded: RecordedCase, _ tree: LayoutTree) {
    let frames = tree.namedNodes()
    for (name, expected) in recorded.expected {
      guard let found = frames.first(where: { $0.name == name }) else {
        Issue.record("\(name) is missing")
        continue
      }
      for (actual, wanted) in zip(found.frame.components, expected) {
        guard let wanted else { continue }
        #expect(
          abs(actual - wanted) <= recorded.tolerance,
          "\(name): \(found.frame.components), recorded \(expected.map { $0 ?? .nan })")
      }
    }
    for name in recorded.absent { #expect(!frames.contains { $0.name == name }) }
    if recorded.hasExactNames {
      #expect(frames.map(\.name).sorted() == recorded.expected.map(\.name).sorted())
    }
  }
}
