// Signals to a running tool: no half-written file, no orphan.

import Glibc
import Testing

@testable import ZoomRender

@Suite(.serialized) struct InterruptionTests {
  private static let scene = SceneFiles.root + "/scenes/zoom/albums.json"

  /// Identifiers of running programs whose command line names the folder.
  private static func programs(naming folder: String) -> [String] {
    guard let processes = opendir("/proc") else { return [] }
    defer { closedir(processes) }
    var found: [String] = []
    while let entry = readdir(processes) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard Int(name) != nil else { continue }
      let words = TemporaryFolder.bytes("/proc/\(name)/cmdline").map { $0 == 0 ? 32 : $0 }
      let line = String(decoding: words, as: UTF8.self)
      if line.contains(folder) { found.append(line) }
    }
    return found
  }

  private static let outputs =
    FilmMaking.hasFFmpeg
    ? ["film.mp4", "film.gif", "film.apng", "frames"] : ["film.apng", "frames"]

  @Test(arguments: outputs, [SIGINT, SIGTERM])
  func `an interrupted run leaves whole files and nothing that runs`(
    _ output: String, _ signal: Int32
  ) throws {
    var random = SplitMix(seed: UInt64(output.utf8.count) * 100 + UInt64(signal))
    for _ in 0..<3 {
      let folder = TemporaryFolder()
      let target =
        output == "frames" ? ["-o", folder.path] : ["--video", "\(folder.path)/\(output)"]
      let run = try #require(
        ToolProcess(["render", Self.scene, "--scale", "0.5", "--jobs", "2"] + target))
      usleep(UInt32(random.next() % 900_000))
      run.send(signal)
      let status = run.wait()
      #expect(status == -signal || status == 0)
      let names = TemporaryFolder.files(folder.path).keys.sorted()
      #expect(!names.contains { $0.hasSuffix(".partial") }, "\(names)")
      if output != "frames", status != 0 { #expect(names.isEmpty || names == [output]) }
      #expect(Self.programs(naming: folder.path).isEmpty)
    }
  }
}
