// One run of the encoder.

import Glibc
import Synchronization

/// Feeds a child ffmpeg, then checks what it wrote.
struct VideoRun: Sendable {
  let context: RasterContext
  let options: VideoWriter.Options
  let encoding: VideoEncoding
  let rate: FrameRate
  let program: FFmpeg
  /// Of rendered frames, in pixels.
  let size: (width: Int, height: Int)
  let count: Int

  /// What was sent, to compare with what is decoded.
  struct Sent: Sendable {
    /// Of each frame; empty unless the encoding is exact.
    var checksums: [UInt32] = []
    /// Of the first, the middle and the last frame.
    var samples: [(frame: Int, samples: [VideoFrame.FlatSample])] = []
  }

  /// Frames whose flat colours are looked at.
  var probes: [Int] {
    [0, count / 2, count - 1].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Writes the file; returns the largest difference of a flat colour.
  func write(
    stage: (@Sendable (VideoWriter.Stage) -> Void)?, progress: (@Sendable (Int) -> Void)?,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) throws -> Int? {
    let file = try PartialFile(options.path)
    var inputs: [String] = []
    var extras: [PartialFile] = []
    if options.format == .gif {
      stage?(.palette)
      let palette = try PartialFile(options.path + ".palette")
      try palette.write(try self.palette(progress: progress, frame: frame))
      inputs = [
        "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "16x16", "-i",
        "file:" + palette.temporary,
      ]
      extras.append(palette)
    }
    if !options.chapters.isEmpty, [.mp4, .mov, .mkv, .webm].contains(options.format) {
      let chapters = try PartialFile(options.path + ".chapters")
      try chapters.write(Array(chapterText.utf8))
      inputs += ["-f", "ffmetadata", "-i", "file:" + chapters.temporary, "-map_chapters", "1"]
      extras.append(chapters)
    }
    stage?(.encoding)
    let words =
      program.words + encoding.input(width: size.width, height: size.height, rate: rate) + inputs
      + encoding.output(rate: rate, path: file.temporary)
    let sent = try feed(words, progress: progress, frame: frame)
    withExtendedLifetime(extras) {}
    var error: Int?
    if options.isChecked {
      stage?(.checking)
      let check = VideoCheck(
        path: options.path, file: file.temporary, encoding: encoding, rate: rate,
        program: program, size: encoding.fileSize(width: size.width, height: size.height),
        count: count, sent: sent)
      error = try check.run(progress: progress)
    }
    try file.commit()
    return error
  }

  /// Runs the program on all frames.
  private func feed(
    _ words: [String], progress: (@Sendable (Int) -> Void)?,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) throws -> Sent {
    let child = try VideoChild(words, path: options.path)
    let sent = Mutex(Sent())
    let (run, probes) = (self, probes)
    do {
      try OrderedWork.run(count: count, jobs: options.jobs) {
        let pixels = VideoFrame(context: run.context, encoding: run.encoding)
        return { index in
          let isProbe = probes.contains(index)
          try pixels.rasterize(
            try frame(index), size: run.size, path: run.options.path, findsFlat: isProbe)
          let checksum = run.encoding.isExact ? pixels.checksum : nil
          return {
            try child.process.write(UnsafeRawBufferPointer(pixels.bytes))
            sent.withLock { sent in
              if let checksum { sent.checksums.append(checksum) }
              if isProbe { sent.samples.append((index, pixels.samples)) }
            }
            progress?(index + 1)
          }
        }
      }
    } catch let error as OutputError where error.number == EPIPE {
      // The child's own words are better than "broken pipe".
      try child.finish()
      throw ProgramFailure(
        name: program.program, status: 0, message: "it stopped reading before the last frame")
    }
    try child.finish()
    return sent.withLock { $0 }
  }

  /// The 256 colours of a GIF as 16×16 pixels: a run of its own, because within one run the program
  /// would hold all frames in memory.
  private func palette(
    progress: (@Sendable (Int) -> Void)?, frame: @escaping @Sendable (Int) throws -> Frame
  ) throws -> [UInt8] {
    let words =
      program.words + encoding.input(width: size.width, height: size.height, rate: rate)
      + [
        "-vf", "palettegen=stats_mode=diff", "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "bgra",
      ]
    let file = try PartialFile(options.path + ".colors")
    _ = try feed(words + ["file:" + file.temporary], progress: progress, frame: frame)
    var bytes = [UInt8](repeating: 0, count: 16 * 16 * 4)
    let descriptor = open(file.temporary, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    guard descriptor >= 0, read(descriptor, &bytes, bytes.count) == bytes.count else {
      throw VideoFault(path: options.path, found: "no colours were chosen")
    }
    return bytes
  }

  /// Chapters in the program's own text form; a backslash keeps a character as it is.
  private var chapterText: String {
    var text = ";FFMETADATA1\n"
    for (index, chapter) in options.chapters.enumerated() {
      let end =
        index + 1 < options.chapters.count ? options.chapters[index + 1].frame : count
      let title = chapter.title.map { character in
        "=;#\\\n".contains(character) ? "\\\(character)" : "\(character)"
      }.joined()
      text +=
        "[CHAPTER]\nTIMEBASE=\(rate.denominator)/\(rate.numerator)\n"
        + "START=\(chapter.frame)\nEND=\(end)\ntitle=\(title)\n"
    }
    return text
  }
}

/// The child, written to by one worker at a time.
private final class VideoChild: @unchecked Sendable {
  let process: ChildProcess
  private let path: String

  init(_ words: [String], path: String) throws {
    process = try ChildProcess(words, help: FFmpeg.help)
    self.path = path
  }

  /// Waits for its end; a full disk is an error of the file and not of the program.
  func finish() throws {
    do {
      let message = try process.finish()
      try Self.findFullDisk(in: message, path)
    } catch let failure as ProgramFailure {
      try Self.findFullDisk(in: failure.message, path)
      throw failure
    }
  }

  private static func findFullDisk(in message: String, _ path: String) throws(OutputError) {
    for number in [ENOSPC, EFBIG, EDQUOT, EIO]
    where message.contains(String(cString: strerror(number))) {
      throw OutputError(operation: "write", path: path, number: number)
    }
  }
}
