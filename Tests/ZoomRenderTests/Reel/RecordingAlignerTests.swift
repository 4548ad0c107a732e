// Recordings laid over scenes: known shifts in time and space are found again.

import Glibc
import Testing

@testable import ZoomRender

@Suite(.enabled(if: FilmMaking.hasFFmpeg, "ffmpeg is not installed"))
struct RecordingAlignerTests {
  /// A recording: how it was made.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Scene time of the first frame, in seconds.
    var start: Double
    /// Pixels per point of the rendering, and what the encoder makes of them.
    var scale: Double
    var filter: String
    /// Pixels per point and corner in the recording.
    var expected: (scale: Double, corner: Point)
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "8.3 ms late, 97 %, variable rate", start: 0.0083, scale: 1,
      filter: "select='mod(n+1\\,7)*mod(n+2\\,5)',scale=390:848",
      expected: (390.0 / 402, Point(0, 0))),
    Case(
      name: "in the middle of a larger picture, darker", start: 0.25, scale: 1,
      filter: "scale=322:700,pad=640:720:170:10:color=black,eq=contrast=0.9:brightness=-0.03",
      expected: (322.0 / 402, Point(170, 10))),
    Case(
      name: "begins before the scene", start: -0.1, scale: 0.75, filter: "null",
      expected: (0.75, Point(0, 0))),
  ]

  private static func timeline() throws -> (Timeline, AssetSnapshot) {
    let path = "scenes/zoom/albums.json"
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    let assets = try TestAssets.snapshot()
    return (Timeline(scene: scene, assets: assets), assets)
  }

  /// Renders the first transition and encodes it as a recording would be.
  private static func record(
    _ item: Case, _ timeline: Timeline, _ assets: AssetSnapshot, to path: String
  ) throws {
    let plain = path + ".plain.mkv"
    let writer = VideoWriter(
      context: RasterContext(assets: assets, pixelsPerPoint: item.scale),
      options: .init(path: plain, preset: .lossless, jobs: 2))
    try writer.write(count: 70) { index in
      timeline.frame(at: max(0, Double(index) / 60 + item.start))
    }
    _ = try FilmMaking.answer([
      "ffmpeg", "-v", "error", "-y", "-i", plain, "-vf", item.filter + ",format=yuv420p", "-vsync",
      "vfr", "-c:v", "libx264", "-crf", "20", path,
    ])
    unlink(plain)
  }

  @Test(arguments: cases)
  func `time within a millisecond, place within half a point`(_ item: Case) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/recording.mp4"
    let (timeline, assets) = try Self.timeline()
    try Self.record(item, timeline, assets, to: path)
    let recording = try VideoReader(path: path)
    #expect(recording.hasVariableRate == item.filter.contains("select"))
    let size = timeline.scene.screen.size
    let aligner = RecordingAligner(
      film: .init(duration: timeline.duration, size: size) { timeline.frame(at: $0) },
      recording: recording, assets: assets)
    let found = try aligner.align()
    #expect(abs(found.start - item.start) <= 0.001, "start \(found.start)")
    // Both ends of the screen's diagonal.
    for point in [Point(0, 0), Point(size.width, size.height)] {
      let (scale, corner) = item.expected
      let error = Vector(
        dx: (found.origin.x + found.scale * point.x - corner.x - scale * point.x) / scale,
        dy: (found.origin.y + found.scale * point.y - corner.y - scale * point.y) / scale)
      #expect(abs(error.dx) <= 0.5 && abs(error.dy) <= 0.5, "\(point): \(error)")
    }
    print("\(item.name): start \(found.start), scale \(found.scale), origin \(found.origin)")
    let errors = try aligner.errors(at: found)
    let card = try #require(errors.rows.first { $0.name == "midnight" })
    #expect(card.rootMeanSquare <= 0.5, "\(errors.text)")
    #expect(abs(card.lag ?? 0) <= 1)
  }

  @Test func `an element that moves otherwise is told, the others are not`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/recording.mp4"
    let (timeline, assets) = try Self.timeline()
    try Self.record(Self.cases[2], timeline, assets, to: path)
    // The scene with a slower push: the recording shows its card earlier.
    var scene = timeline.scene
    for axis in ["center", "width", "height"] {
      scene.profile = try scene.profile.setting("zoom.push.\(axis).response", to: 0.5)
    }
    let other = Timeline(scene: scene, assets: assets)
    let aligner = RecordingAligner(
      film: .init(duration: other.duration, size: scene.screen.size) { other.frame(at: $0) },
      recording: try VideoReader(path: path), assets: assets)
    let errors = try aligner.errors(at: try aligner.align())
    #expect(errors.rows.contains { $0.rootMeanSquare > 3 }, "\(errors.text)")
  }

  @Test func `another screen is no match`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/recording.mp4"
    let (timeline, assets) = try Self.timeline()
    try VideoWriter(context: FilmMaking.context, options: .init(path: path)).write(
      count: 20, frame: { FilmMaking.board(at: $0) })
    let aligner = RecordingAligner(
      film: .init(duration: timeline.duration, size: timeline.scene.screen.size) {
        timeline.frame(at: $0)
      }, recording: try VideoReader(path: path), assets: assets)
    #expect(throws: RecordingMismatch.self) { try aligner.align() }
  }

  @Test func `a lag is the time that explains shifts along the motion`() {
    let samples = (0..<5).map { index in
      let speed = 200 * Double(index)
      return RecordingErrors.Sample(
        time: Double(index) / 60, shift: Vector(dx: -0.01 * speed, dy: 0),
        velocity: Vector(dx: speed, dy: 0))
    }
    let row = RecordingErrors.row("card", samples)
    #expect(abs((row.lag ?? 0) - 10) < 1e-9)
    #expect(abs(row.largest - 8) < 1e-9 && row.largestAt == 4.0 / 60)
  }
}
