// Frame ranges of the command line.

import Testing

@testable import ZoomRender

struct FrameSelectionTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var expected: [Int]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "0-5", expected: [0, 1, 2, 3, 4, 5]),
    Case(text: "3", expected: [3]),
    Case(text: "0-9x3", expected: [0, 3, 6, 9]),
    Case(text: "0-8:4", expected: [0, 4, 8, 2, 6, 1, 3, 5, 7]),
    Case(text: "4-9:4", expected: [4, 8, 6, 5, 7, 9]),
    Case(text: "7,1-3,2", expected: [7, 1, 2, 3]),
    Case(text: "0.1s-0.2s", expected: [6, 7, 8, 9, 10, 11, 12]),
    Case(text: "0.95s-9s", expected: [57, 58, 59]),
    Case(text: "58-59,all:64", expected: [58, 59] + [0, 32, 16, 48, 8, 24, 40, 56]),
  ])
  func `a range selects frames in its order`(test: Case) throws {
    let indices = try FrameSelection.indices(test.text, count: 60, fps: 60)
    #expect(Array(indices.prefix(test.expected.count)) == test.expected)
    #expect(Set(indices).count == indices.count)
  }

  @Test(arguments: ["0-7:8", "0-58:8", "3-40:5", "0-0:9"])
  func `coarse first leaves no frame out`(text: String) throws {
    let plain = text.split(separator: ":")[0]
    let coarse = try FrameSelection.indices(text, count: 60, fps: 60)
    #expect(coarse.sorted() == (try FrameSelection.indices(String(plain), count: 60, fps: 60)))
  }

  @Test(arguments: ["", "a", "5-2", "0-60", "1-2x0", "1-2:x", "-3", "1,,2", "2s-1s", "1e9s-2e9s"])
  func `what is no range is refused`(text: String) {
    #expect(throws: FrameSelectionError.self) {
      try FrameSelection.indices(text, count: 60, fps: 60)
    }
  }

  @Test(arguments: [
    (0.0, 60.0, 1), (1.0, 60.0, 61), (0.5, 60.0, 31), (0.51, 60.0, 32), (1.0, 23.976, 25),
    (.infinity, 60.0, 1_000_000_000),
  ])
  func `the last frame is at or after the end`(duration: Double, fps: Double, count: Int) {
    #expect(FrameSelection.frameCount(duration: duration, fps: fps) == count)
  }
}
