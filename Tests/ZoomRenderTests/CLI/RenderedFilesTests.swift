// Files of whole runs of the tool: the same bytes however it is run, and after it was killed.

import Glibc
import Testing

@testable import ZoomRender

struct RenderedFilesTests {
  private static let scene = SceneFiles.root + "/scenes/zoom/albums.json"

  private static func render(
    to folder: String, _ options: [String], environment: [String] = []
  ) throws -> [String: [UInt8]] {
    let run = try #require(
      ToolProcess(["render", scene, "-o", folder] + options, environment: environment))
    #expect(run.wait() == 0)
    return TemporaryFolder.files(folder)
  }

  /// Ways to run the tool that may not show in its files.
  private static let ways: [(name: String, options: [String], environment: [String])] = [
    ("2 jobs", ["--jobs", "2"], []),
    ("4 jobs", ["--jobs", "4"], []),
    ("coarse order", ["--frames", "0-109:16,110"], []),
    ("portable kernels", ["--no-simd"], []),
    ("another locale", [], ["LC_ALL=de_DE.UTF-8", "LANGUAGE=ar", "TZ=Asia/Tokyo"]),
    ("little memory", ["--max-memory", "64M"], []),
  ]

  @Test func `all frames have the same bytes however they are made`() throws {
    let folder = TemporaryFolder()
    let expected = try Self.render(
      to: folder.path + "/one", ["--scale", "0.5", "--jobs", "1"])
    #expect(expected.count == 112)
    for way in Self.ways {
      let found = try Self.render(
        to: folder.path + "/" + way.name, ["--scale", "0.5"] + way.options,
        environment: way.environment)
      #expect(found == expected, "\(way.name)")
    }
  }

  @Test func `frames of a device's size have the same bytes however they are made`() throws {
    let folder = TemporaryFolder()
    let expected = try Self.render(
      to: folder.path + "/one", ["--frames", "24,70", "--jobs", "1"])
    #expect(expected.count == 3)
    for way in Self.ways where way.name != "coarse order" {
      let found = try Self.render(
        to: folder.path + "/" + way.name, ["--frames", "70,24"] + way.options,
        environment: way.environment)
      #expect(found == expected, "\(way.name)")
    }
  }

  @Test func `a killed run leaves whole files, and the next run completes to the same bytes`()
    throws
  {
    let folder = TemporaryFolder()
    let options = ["--scale", "1", "--frames", "0-59"]
    let expected = try Self.render(to: folder.path + "/whole", options)
    var random = SplitMix(seed: 20)
    let killed = folder.path + "/killed"
    var kills = 0
    for _ in 0..<20 {
      let run = try #require(ToolProcess(["render", Self.scene, "-o", killed] + options))
      usleep(UInt32(random.next() % 400_000))
      run.send(SIGKILL)
      if run.wait() == -SIGKILL { kills += 1 }
      // A hidden file may be cut short: the next run writes it again.
      for (name, bytes) in TemporaryFolder.files(killed) where !name.hasPrefix(".") {
        #expect(bytes == expected[name], "\(name)")
      }
    }
    #expect(kills > 0)
    #expect(try Self.render(to: killed, options) == expected)
  }
}
