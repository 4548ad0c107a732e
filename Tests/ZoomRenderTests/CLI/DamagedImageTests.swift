// Images whose header is right and whose pixels are not.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct DamagedImageTests {
  /// A scene that shows a file which ends inside its pixels.
  private func scene(in folder: TemporaryFolder) -> String {
    let rows = (0..<64).map { row in (0..<192).map { UInt8(($0 * 7 + row * 13) % 251) } }
    let bytes = PNGBuilder(width: 64, height: 64, colorType: 2, rows: rows).bytes
    folder.write("cut.png", bytes.prefix(bytes.count / 2))
    return folder.write(
      "scene.json",
      """
      {"title": "t", "about": "a", "canvas": {"width": 40, "height": 20, "scale": 1},
       "view": {"Image": {"file": "cut.png", "resizable": true}}, "script": [{"wait": 0.1}]}
      """)
  }

  @Test(arguments: ["render", "player", "sheet", "record"])
  func `a damaged image is input that cannot be read, by name`(verb: String) {
    let folder = TemporaryFolder()
    let target =
      switch verb {
      case "record": ["--golden-root", folder.path + "/golden"]
      case "render": ["-o", folder.path + "/out"]
      default: ["-o", folder.path + "/out.file"]
      }
    let run = ToolRun.run([verb, scene(in: folder), "--assets", TestAssets.directory] + target)
    #expect(run.status == .inputUnreadable, "\(run.messages)")
    #expect(run.messages.contains("error: 'cut.png' is damaged"))
    #expect(run.messages.contains("note: the scene shows this file"))
  }
}
