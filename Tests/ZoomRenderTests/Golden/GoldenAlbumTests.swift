// Which pictures a report looks at and shows: their number is bounded, whatever fails.

import Testing

@testable import ZoomRender

struct GoldenAlbumTests {
  @Test(arguments: [
    (402, 874, 16), (1206, 2622, 5), (2868, 1320, 4), (16384, 16384, 3), (1, 1, 16),
  ])
  func `large frames are fewer`(_ width: Int, _ height: Int, _ count: Int) {
    #expect(GoldenAlbum.limit(width: width, height: height) == count)
  }

  @Test(arguments: [
    ([3, 4, 5], 5, [3, 4, 5]), (Array(0..<60), 4, [0, 19, 39, 59]), ([7, 9], 1, [7]), ([], 3, []),
    ([1, 2, 3], 0, []),
  ])
  func `a spread has both ends`(_ frames: [Int], _ count: Int, _ expected: [Int]) {
    #expect(GoldenAlbum.spread(frames, count) == expected)
  }

  @Test func `of many failing frames a few are shown, each as the golden has it`() throws {
    let making = GoldenMaking()
    let still = GoldenTrialTests.scene.replacing("\"wait\": 0.6", with: "\"wait\": 1")
    try making.record(still, pictures: .all)
    let other = still.replacing("\"green\"", with: "\"teal\"")
    let (verdict, evidence) = try making.session(other).examine(workers: 2, makesPage: true)
    #expect(verdict.failedFrames.count > 60)
    let page = try #require(evidence?.page)
    #expect(page.pictures.count == GoldenAlbum.countLimit)
    #expect(page.pictures.first?.frame == verdict.failedFrames.first?.index)
    #expect(page.pictures.last?.frame == verdict.failedFrames.last?.index)
    for picture in page.pictures { #expect(picture.files.map(\.kind) == PageEvidence.kinds) }
    #expect(page.limited(to: 2).pictures.count == 2)
    #expect(page.limited(to: 2).byteCount < page.byteCount)
    // The sentence and every frame's digest are there all the same.
    #expect(verdict.failedFrames.allSatisfy { $0.actualDigest != $0.goldenDigest })
  }

  @Test func `a tolerance looks at every stored frame`() throws {
    let tolerance = "\"golden\": {\"tolerance\": 2, \"toleranceReason\": \"a test\"}, \"canvas\""
    let still = GoldenTrialTests.scene.replacing("\"canvas\"", with: tolerance)
    let making = GoldenMaking()
    try making.record(still)
    let verdict = try making.verify(still.replacing("\"green\"", with: "\"teal\""))
    #expect(verdict.status == .failed)
    #expect(verdict.failedFrames.allSatisfy { $0.difference != nil })
  }
}
