// Images that are enlarged beyond any screen.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct HugeImageTests {
  /// A picture of two columns, blue and red, in a frame of so many points around the middle.
  @Test(arguments: [100.0, 4000, 30_000, 900_000])
  func `an image is drawn however large its frame is`(side: Double) throws {
    let folder = TemporaryFolder()
    folder.write(
      "two.png",
      PNGBuilder(width: 2, height: 1, colorType: 2, rows: [[0, 0, 255, 255, 0, 0]]).bytes)
    let scene = folder.write(
      "scene.json",
      """
      {"title": "t", "about": "a", "canvas": {"width": 40, "height": 20, "scale": 1},
       "view": {"Color": "white", "modifiers": [{"overlay": {"content": [
         {"Image": {"file": "two.png", "resizable": true}, "modifiers": [
           {"frame": {"width": \(side), "height": \(side)}}]}]}}]}}
      """)
    let run = ToolRun.run(
      ["render", scene, "--at", "0", "-o", folder.path + "/out", "--assets", TestAssets.directory])
    #expect(run.status == .success, "\(run.messages)")
    let bitmap = try GoldenStore.picture(at: folder.path + "/out/frame-0000.png").get()
    // Colours pass into each other over the width of a source pixel.
    let (left, middle, right) = (bitmap[0, 10], bitmap[20, 10], bitmap[39, 10])
    #expect(left[3] == 255 && middle[3] == 255 && right[3] == 255)
    #expect(left[2] >= middle[2] && middle[2] >= right[2] && right[0] >= left[0])
    #expect(abs(Int(middle[0]) - 128) < 8 && abs(Int(middle[2]) - 128) < 8, "\(middle)")
  }

  @Test func `a colour and a shape fill the screen however large they are`() throws {
    let folder = TemporaryFolder()
    for (index, view) in ["{\"Color\": \"blue\"}", "{\"Circle\": {}}"].enumerated() {
      let scene = folder.write(
        "scene.json",
        """
        {"title": "t", "about": "a", "canvas": {"width": 40, "height": 20, "scale": 3},
         "view": {"Color": "white", "modifiers": [{"overlay": {"content": [
           {"Group": {}, "children": [\(view)], "modifiers": [
             {"foregroundStyle": "blue"}, {"opacity": 0.5},
             {"frame": {"width": 250000, "height": 250000}}]}]}}]}}
        """)
      let run = ToolRun.run([
        "render", scene, "--at", "0", "-o", "\(folder.path)/\(index)", "--assets",
        TestAssets.directory,
      ])
      #expect(run.status == .success, "\(run.messages)")
      let bitmap = try GoldenStore.picture(at: "\(folder.path)/\(index)/frame-0000.png").get()
      #expect(bitmap[0, 0] == bitmap[60, 30] && bitmap[119, 59] == bitmap[60, 30])
      #expect(bitmap[60, 30][2] == 255 && bitmap[60, 30][0] < 140, "\(bitmap[60, 30])")
    }
  }
}
