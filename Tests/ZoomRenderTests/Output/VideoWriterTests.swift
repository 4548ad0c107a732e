// Video files and the planes that encoders read.

import CKernels
import Glibc
import Testing

@testable import ZoomRender

struct VideoWriterTests {
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

  private static var hasFFmpeg: Bool { access("/usr/bin/ffmpeg", X_OK) == 0 }

  @Test(.enabled(if: hasFFmpeg), arguments: VideoWriter.Preset.allCases)
  func `a video is the same for any number of workers`(_ preset: VideoWriter.Preset) throws {
    let zoom = SyntheticZoom(size: Size(67, 145))
    var files: [[UInt8]] = []
    for jobs in [1, 3] {
      let folder = PNGSequenceTests.Folder()
      let writer = VideoWriter(
        context: RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1),
        options: .init(
          path: folder.path + "/zoom.mp4", framesPerSecond: 60, preset: preset, jobs: jobs))
      try writer.write(count: 7) { zoom.frame(at: Double($0) / 6) }
      #expect(folder.names == ["zoom.mp4"])
      files.append(folder.bytes("zoom.mp4"))
    }
    #expect(files[0] == files[1])
    #expect(files[0].count > 500)
    #expect(Array(files[0][4..<8]) == Array("ftyp".utf8))
  }

  @Test func `a missing program is named with the next step`() {
    #expect {
      _ = try ChildProcess(["zoom-render-no-such-program"], help: "install it")
    } throws: { error in
      (error as? MissingProgram)?.name == "zoom-render-no-such-program"
    }
  }

  @Test func `a program that fails says why`() throws {
    let child = try ChildProcess(["sh", "-c", "echo broken >&2; exit 3"], help: "")
    #expect { try child.finish() } throws: { error in
      (error as? ProgramFailure)?.message == "broken\n"
    }
  }
}
