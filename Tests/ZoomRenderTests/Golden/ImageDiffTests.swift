// The comparator's two rules on pictures made by formula.

import Testing

@testable import ZoomRender

struct ImageDiffTests {
  let base = TestPicture.disc(center: Point(40, 32), green: 60)

  /// `base` with a function applied to every byte of the colour channels.
  private func changed(_ change: (Int, Int, Int, UInt8) -> Int) -> Bitmap {
    var bytes = base.bytes
    for y in 0..<base.height {
      for x in 0..<base.width {
        for channel in 0..<4 {
          let index = (y * base.width + x) * 4 + channel
          bytes[index] = UInt8(max(0, min(255, change(x, y, channel, bytes[index]))))
        }
      }
    }
    return Bitmap(width: base.width, height: base.height, bytes: bytes)
  }

  @Test func `equal pictures are equal`() {
    #expect(ImageDiff().compare(golden: base, actual: base).verdict == .equal)
  }

  @Test func `one level of one channel of one pixel fails at tolerance zero and is located`() {
    let actual = changed { x, y, channel, value in
      Int(value) + (x == 71 && y == 33 && channel == 2 ? 1 : 0)
    }
    let result = ImageDiff().compare(golden: base, actual: actual)
    #expect(result.verdict == .different)
    #expect(result.pixelsOver == 1)
    #expect(result.worstPixel == ImageRegion(x: 71, y: 33, width: 1, height: 1))
    #expect(result.bounds == ImageRegion(x: 71, y: 33, width: 1, height: 1))
    #expect(result.channelMaximum == [0, 0, 1, 0])
    #expect(result.densestTile == ImageRegion(x: 64, y: 32, width: 32, height: 32))
    #expect(result.wouldPassAt == 1)
  }

  @Test func `noise of two levels that cancels out is tolerated in a foreign environment`() {
    let actual = changed { x, y, _, value in Int(value) + ((x + y) % 2 == 0 ? 2 : -2) }
    // Alpha is clamped at 255, so leave it out of the noise.
    let opaque = Bitmap(
      width: base.width, height: base.height,
      bytes: actual.bytes.enumerated().map { $0 % 4 == 3 ? 255 : $1 })
    let result = ImageDiff(tolerance: 2).compare(golden: base, actual: opaque)
    #expect(result.verdict == .tolerated)
    #expect(result.pixelsOver == 0)
  }

  @Test func `a bias of one level over a tile is named a coherent change`() {
    let actual = changed { x, y, channel, value in
      Int(value) + (x < 32 && y < 32 && channel == 0 && (x + y) % 2 == 0 ? 1 : 0)
    }
    let result = ImageDiff(tolerance: 2).compare(golden: base, actual: actual)
    #expect(result.verdict == .coherentLowAmplitude)
    #expect(result.tilesOver == 1)
    #expect(abs(result.largestTileMean - 0.5) < 1e-12)
  }

  @Test func `a change of alpha alone fails`() {
    let actual = changed { x, y, channel, value in
      channel == 3 && x == 5 && y == 5 ? 250 : Int(value)
    }
    #expect(ImageDiff(tolerance: 2).compare(golden: base, actual: actual).pixelsOver == 1)
  }

  @Test func `pixels of an ignored rect are not compared`() {
    let actual = changed { x, _, channel, value in x < 8 && channel < 3 ? 0 : Int(value) }
    let mask = ImageRegion(x: -4, y: 0, width: 12, height: Int.max)
    #expect(ImageDiff().compare(golden: base, actual: actual).verdict == .different)
    #expect(ImageDiff(ignored: [mask]).compare(golden: base, actual: actual).passes)
  }

  @Test func `sizes that differ are said, not compared`() {
    let small = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])
    #expect(ImageDiff().compare(golden: base, actual: small).verdict == .sizeDiffers)
  }

  @Test func `an empty picture equals itself`() {
    let empty = Bitmap(width: 0, height: 0, bytes: [])
    #expect(ImageDiff().compare(golden: empty, actual: empty).verdict == .equal)
  }
}
