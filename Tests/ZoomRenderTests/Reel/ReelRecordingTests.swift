// Recordings in reels: which frame, which part of it, and the cards.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct ReelRecordingTests {
  /// A recording of 200 by 100 px whose frames are decoded at half size, each of one grey.
  private static func recording(
    times: [Double] = [0, 0.016, 0.05, 0.1], start: Double = 0.2, scale: Double = 2,
    origin: Point = Point(20, 10)
  ) -> ReelRecording {
    let grey = times.indices.map { [UInt8](repeating: UInt8($0 * 40), count: 100 * 50 * 4) }
    return ReelRecording(
      name: "screen.mp4",
      video: VideoReader(size: Size(200, 100), width: 100, height: 50, times: times, pictures: []),
      frames: RecordedFrames(
        size: Size(100, 50), first: 0,
        grey.map { PixelImage(width: 100, height: 50, bytes: $0, isOpaque: true) }),
      alignment: RecordingAlignment(start: start, scale: scale, origin: origin),
      errors: RecordingErrors(rows: [
        .init(
          name: "card", frames: 4, rootMeanSquare: 1.25, largest: 3, largestAt: 0.45, lag: 0.04),
        .init(name: "row", frames: 4, rootMeanSquare: 2, largest: 4, largestAt: 0.4, lag: nil),
      ]))
  }

  private static func command(_ frame: Frame) throws -> (id: ImageID, source: Rect, rect: Rect) {
    guard case .picture(let picture)? = frame.root.children.first?.content,
      case .image(let id, let source, let rect, _)? = picture.commands.first
    else { throw MissingProgram(name: "picture", help: "") }
    return (id, source, rect)
  }

  @Test func `the screen's part of a recorded frame fills the screen`() throws {
    let recording = Self.recording()
    let shown = try Self.command(recording.frame(at: 0.2, screen: Size(80, 40)))
    #expect(shown.source == Rect(x: 10, y: 5, width: 80, height: 40))
    #expect(shown.rect == Rect(x: 0, y: 0, width: 80, height: 40))
    // A corner outside the recording stays black.
    let cut = Self.recording(origin: Point(-20, 0))
    let part = try Self.command(cut.frame(at: 0.2, screen: Size(80, 40)))
    #expect(part.source == Rect(x: 0, y: 0, width: 70, height: 40))
    #expect(part.rect == Rect(x: 10, y: 0, width: 70, height: 40))
    let away = Self.recording(origin: Point(900, 0))
    #expect(away.frame(at: 0.2, screen: Size(80, 40)).root.children.count == 1)
  }

  @Test(arguments: [
    (0.0, 0), (0.2, 0), (0.2159, 0), (0.216, 1), (0.249, 1), (0.25, 2), (0.9, 3),
  ])
  func `a moment shows the frame that a player shows`(_ time: Double, _ frame: Int) throws {
    let recording = Self.recording()
    let shown = try Self.command(recording.frame(at: time, screen: Size(80, 40)))
    #expect(shown.id == recording.frames.id(ofFrame: frame))
    let pixels = try RecordedAssets(NoDrawingAssets(), frames: recording.frames).image(
      shown.id, region: shown.source, width: 8, height: 4)
    #expect(pixels.bytes.allSatisfy { $0 == UInt8(frame * 40) })
  }

  @Test func `frames of a span come with one before and one after`() {
    let recording = Self.recording()
    let frames = ReelRecording.frames(
      of: recording.video, at: recording.alignment, during: 0.22...0.251)
    #expect(frames == 0...3)
    #expect(
      ReelRecording.frames(of: recording.video, at: recording.alignment, during: 5...6) == 2...3)
  }

  @Test(arguments: [Size(1920, 1080), Size(1080, 1920)])
  func `the cards of a recording are tidy and say its numbers`(_ size: Size) throws {
    var plan = ReelPlan(subject: try ReelSubjects.subject("scenes/hero/chip.json"))
    plan.recording = Self.recording()
    let cards = plan.cards(size: size, names: CompareCommand.cards)
    #expect(cards.map(\.name) == CompareCommand.cards)
    for card in cards { CardChecks.check(card.card(at: card.stillTime), card.name, size) }
    let errors = try #require(cards.first { $0.name == "errors" })
    let texts = errors.card(at: 0).texts.map(\.text)
    #expect(texts.contains("row") && texts.contains("4 pt") && texts.contains("at rest"))
    #expect(texts.contains("1.25 pt") && texts.contains("0 ms") && texts.contains("450 ms"))
    let json = Reel(cards: cards).json(plan)
    #expect(json.contains("\"recording\":{\"recording\":{\"name\":\"screen.mp4\""))
  }

  @Test(.enabled(if: FilmMaking.hasFFmpeg, "ffmpeg is not installed"))
  func `frames are decoded in colour`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/film.mkv"
    try VideoWriter(
      context: FilmMaking.context, options: .init(path: path, preset: .lossless, jobs: 1)
    ).write(count: 6) { FilmMaking.board(at: $0) }
    let frames = try RecordedFrames(path: path, frames: 2...4, size: Size(193, 181))
    #expect(frames.pictures.count == 3 && frames.size == Size(193, 181) && frames.first == 2)
    let drawn = try FrameRasterizer(FilmMaking.context).bitmap(of: FilmMaking.board(at: 3))
    // B, G, R beside R, G, B.
    let found = frames.pictures[1].bytes
    for pixel in [0, 60, 24 * 193 + 100, 160 * 193 + 40] {
      #expect((0..<3).allSatisfy { found[4 * pixel + $0] == drawn.bytes[4 * pixel + 2 - $0] })
    }
    let small = try RecordedFrames(path: path, frames: 0...5, size: Size(193, 181), longSide: 50)
    #expect(small.size == Size(50, 47))
    #expect(throws: ProgramFailure.self) {
      try RecordedFrames(path: path, frames: 60...61, size: Size(193, 181))
    }
  }
}
