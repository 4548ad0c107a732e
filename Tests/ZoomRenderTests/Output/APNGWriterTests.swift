// Animated PNG files.

import Testing

@testable import ZoomRender

struct APNGWriterTests {
  @Test func `an animation states its frames, delays and sequence`() throws {
    let folder = PNGSequenceTests.Folder()
    let zoom = SyntheticZoom(size: Size(67, 146))
    let writer = try APNGWriter(
      path: folder.path + "/zoom.png",
      context: RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1))
    for index in 0..<3 { try writer.add(zoom.frame(at: Double(index) / 2), delay: 1, over: 60) }
    try writer.finish()
    #expect(folder.names == ["zoom.png"])
    let bytes = folder.bytes("zoom.png")
    var types: [String] = []
    var numbers: [Int] = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      let data = Array(bytes[(position + 8)..<(position + 8 + length)])
      types.append(type)
      if type == "fcTL" || type == "fdAT" {
        numbers.append(data[..<4].reduce(0) { $0 << 8 | Int($1) })
      }
      if type == "acTL" { #expect(data == [0, 0, 0, 3, 0, 0, 0, 0]) }
      if type == "fcTL" { #expect(Array(data[20...]) == [0, 1, 0, 60, 0, 0]) }
      position += length + 12
    }
    #expect(numbers == Array(0..<numbers.count))
    #expect(types.count { $0 == "fcTL" } == 3)
    #expect(types.last == "IEND")
    // Plain decoders see the first frame.
    let still = try PNGDecoding.decode(bytes)
    #expect(try still == FrameMaking.bitmap(zoom.frame(at: 0)))
  }
}
