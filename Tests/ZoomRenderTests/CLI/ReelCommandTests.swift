// `reel`, `sheet`, `compare`, `keyframes`, `player` and `watch` on the command line.

import Glibc
import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct ReelCommandTests {
  private let folder = TemporaryFolder()
  private let assets = "--assets=\(SceneFiles.root)/.assets"

  private func scene(_ name: String = "hero/chip") -> String {
    "\(SceneFiles.root)/scenes/\(name).json"
  }

  private func run(_ words: String...) -> ToolRun { ToolRun.run(words + [assets]) }

  @Test func `reel writes a picture for each card and their description`() throws {
    let run = run(
      "reel", scene(), "-o", folder.path, "--stills", "--cards", "title,specification,code")
    #expect(run.status == .success, "\(run.messages)")
    for name in ["01-title.png", "02-specification.png", "03-code.png", "reel.json"] {
      #expect(access("\(folder.path)/\(name)", R_OK) == 0, "\(name)")
    }
  }

  @Test func `a reel file names the scene and what stands beside it`() throws {
    let path = folder.write(
      "review.json",
      """
      {"scene": "\(scene("zoom/albums"))", "cards": ["errors"], "form": "tall",
      "compare": {"name": "older system", "set": ["profile=ios18"]}}
      """)
    let run = run("reel", path, "-o", folder.path, "--stills")
    #expect(run.status == .success, "\(run.messages)")
    #expect(access("\(folder.path)/01-errors.png", R_OK) == 0)
  }

  @Test func `mistakes say what is known`() {
    #expect(run("reel", scene(), "--cards", "titel").messages.contains("title"))
    #expect(run("reel", scene(), "--cards", "titel").status == .usage)
    #expect(run("reel", scene(), "--transition", "1").status == .usage)
    #expect(run("reel", scene(), "--matrix", "dark").status == .usage)
    #expect(run("sheet", scene(), "--set", "appearance=darkish").messages.contains("light, dark"))
    #expect(run("compare", scene()).status == .usage)
    #expect(run("compare", scene(), "profile=ios99").messages.contains("ios18"))
    #expect(run("player", scene(), "--scale", "9").status == .usage)
    #expect(run("watch", "\(folder.path)/none.json").status == .inputUnreadable)
    let path = folder.write("bad.json", #"{"scene": "a.json", "speeed": 1}"#)
    let bad = run("reel", path)
    #expect(bad.status == .sceneErrors && bad.messages.contains("did you mean 'speed'"))
  }

  @Test func `compare prints a table of points and milliseconds`() throws {
    let run = run("compare", scene("zoom/albums"), "zoom.push.response=0.6")
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.result.hasPrefix("A: as it is\nB: zoom.push.response=0.6\nelement"))
    let card = try #require(run.result.split(separator: "\n").first { $0.hasPrefix("card ") })
    #expect(card.contains(" pt ") && card.hasSuffix(" ms"))
    let same = self.run("compare", scene("zoom/albums"), scene("zoom/albums"), "--json")
    #expect(same.result.contains("\"name\":\"hero\",\"points\":0,"))
  }

  @Test func `compare takes two sets of settings of one scene`() {
    let run = run("compare", scene("zoom/albums"), "profile=ios18", "profile=ios26")
    #expect(run.result.hasPrefix("A: ios18\nB: ios26\n"), "\(run.messages)")
  }

  @Test func `keyframes print CSV, and one transition from zero`() throws {
    let all = run("keyframes", scene("zoom/albums"), "--fps", "10").result
    #expect(all.hasPrefix("time,name,kind,x,y,width,height,radius,opacity\n0,"))
    let one = run(
      "keyframes", scene("zoom/albums"), "--transition", "2", "--form", "json"
    ).result
    #expect(one.hasPrefix("{\"schema\":\"zoom-render/keyframes/1\""))
    let path = "\(folder.path)/k.json"
    #expect(run("keyframes", scene(), "-o", path).status == .success)
    #expect(access(path, R_OK) == 0)
  }

  @Test func `render and sheet make every combination of a matrix`() throws {
    let out = "\(folder.path)/out"
    let run = run(
      "render", scene(), "-o", out, "--at", "0.1", "--scale", "0.5", "--matrix",
      "device=iPhone SE,appearance=light,dark")
    #expect(run.status == .success, "\(run.messages)")
    for name in ["light", "dark"] {
      let path = "\(out)/device=iPhone-SE,appearance=\(name)/frame-0000.png"
      #expect(access(path, R_OK) == 0, "\(path)")
    }
    let sheet = self.run(
      "sheet", scene(), "-o", "\(folder.path)/s.png", "--count", "3", "--width", "400", "--matrix",
      "appearance=light,dark")
    #expect(sheet.status == .success, "\(sheet.messages)")
  }

  @Test func `watch makes the page again when the file is saved, and tells of errors`() throws {
    let file = folder.write("scene.json", Self.small("red"))
    let page = "\(folder.path)/page.html"
    let writer = Writer(file: file, version: page + ".version.js")
    var thread = pthread_t()
    let pointer = Unmanaged.passRetained(writer).toOpaque()
    pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Writer>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, pointer)
    let run = run("watch", file, "-o", page, "--fps", "5", "--count", "3")
    pthread_join(thread, nil)
    #expect(run.status == .success, "\(run.messages)")
    #expect(writer.versions.count == 2)
    #expect(writer.versions[0] != writer.versions[1])
    #expect(writer.versions[1].contains("unknown key"))
    #expect(run.messages.contains("is new"))
    let html = String(decoding: try FileSystem.read(page), as: UTF8.self)
    #expect(html.contains("data-watch=\"page.html.version.js\""))
    let last = String(decoding: try FileSystem.read(page + ".version.js"), as: UTF8.self)
    #expect(last.contains(PlayerPage.version(of: html)))
  }

  static func small(_ color: String, key: String = "view") -> String {
    """
    {"title": "t", "about": "a", "canvas": {"width": 30, "height": 20, "scale": 1},
    "\(key)": {"Rectangle": {}, "modifiers": [{"fill": "\(color)"}]}, "script": [{"wait": 0.2}]}
    """
  }

  /// Saves the scene twice, each time after the page for the one before is there.
  private final class Writer: @unchecked Sendable {
    let file: String
    let version: String
    private(set) var versions: [String] = []

    init(file: String, version: String) {
      self.file = file
      self.version = version
    }

    func run() {
      for text in [ReelCommandTests.small("red", key: "veiw"), ReelCommandTests.small("blue")] {
        let before = versions.last
        for _ in 0..<600 {
          let now = (try? FileSystem.read(version)).map { String(decoding: $0, as: UTF8.self) }
          if let now, now != before {
            versions.append(now)
            break
          }
          usleep(50_000)
        }
        try? AtomicFile.write(Array(text.utf8), to: file)
      }
    }
  }
}
