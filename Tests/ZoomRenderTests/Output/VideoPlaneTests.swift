// The planes that encoders read.

import CKernels
import Testing

@testable import ZoomRender

struct VideoPlaneTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var color: UInt32
    /// Y, Cb, Cr of BT.709 in limited range, rounded.
    var planes: [Int]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "black", color: 0xFF00_0000, planes: [16, 128, 128]),
    Case(name: "white", color: 0xFFFF_FFFF, planes: [235, 128, 128]),
    Case(name: "red", color: 0xFFFF_0000, planes: [63, 102, 240]),
    Case(name: "green", color: 0xFF00_FF00, planes: [173, 42, 26]),
    Case(name: "blue", color: 0xFF00_00FF, planes: [32, 240, 118]),
    Case(name: "grey", color: 0xFF80_8080, planes: [126, 128, 128]),
  ]

  @Test(arguments: cases)
  func `colours become BT.709 planes within one level`(_ item: Case) {
    for width in [2, 7, 8] {
      let row = [UInt32](repeating: item.color, count: width)
      var luma0 = [UInt8](repeating: 0, count: width + 1)
      var luma1 = luma0
      var (cb, cr) = (luma0, luma0)
      zr_yuv420_rows(&luma0, &luma1, &cb, &cr, row, row, width)
      for x in 0..<(width + width % 2) {
        #expect(abs(Int(luma0[x]) - item.planes[0]) <= 1 && luma1[x] == luma0[x])
        #expect(abs(Int(cb[x / 2]) - item.planes[1]) <= 1)
        #expect(abs(Int(cr[x / 2]) - item.planes[2]) <= 1)
      }
    }
  }
}
