// Frames of a video file, for looking at recordings.

/// The frames of a video as small grey pictures with their times, decoded by ffmpeg.
public struct VideoReader: Sendable {
  /// Size of the frames as players show them (rotation applied), in pixels.
  public let size: Size
  /// Width of the decoded pictures in pixels; they are scaled to fill it.
  public let width: Int
  /// Height of the decoded pictures in pixels.
  public let height: Int
  /// When each frame is shown, in seconds after the first.
  public let times: [Double]
  /// Grey bytes of each frame, rows without gaps.
  let pictures: [[UInt8]]

  /// Most memory of all pictures, in bytes.
  private static let limit = 1 << 30

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - longSide: of the decoded pictures, in pixels; smaller frames keep their size.
  ///   - program: name or path of ffmpeg.
  /// - Throws: ``MissingProgram``, ``ProgramFailure`` when it is no video, ``OutputError`` when it is
  ///   too long.
  public init(path: String, longSide: Int = 640, program: String = "ffmpeg") throws {
    let ffmpeg = try FFmpeg(program)
    // Times in microseconds, every frame once, whatever rate the decoder would guess.
    let input = ffmpeg.words + ["-i", "file:" + path, "-map", "0:v:0"]
    let timing = ["-enc_time_base", "1:1000000"] + ffmpeg.everyFrame
    let table = try ChildProcess.answer(
      of: input + ["-vf", "settb=1/1000000"] + timing + ["-f", "framecrc", "pipe:1"],
      help: FFmpeg.help)
    let text = String(decoding: table.output, as: UTF8.self)
    guard let lines = VideoCheck.lines(text), !lines.isEmpty, let size = Self.size(in: text) else {
      throw ProgramFailure(
        name: ffmpeg.program, status: 256, message: "'\(path)' has no frames that it can read")
    }
    let factor = min(1, Double(longSide) / max(size.width, size.height))
    let (width, height) = (
      max(2, Int((size.width * factor).rounded())), max(2, Int((size.height * factor).rounded()))
    )
    guard lines.count <= Self.limit / (width * height) else {
      throw OutputError(operation: "hold all \(lines.count) frames of", path: path, number: 12)
    }
    let child = try ChildProcess(
      input + ["-vf", "settb=1/1000000,scale=\(width):\(height):flags=area,format=gray"] + timing
        + ["-f", "rawvideo", "pipe:1"], help: FFmpeg.help, channels: .output)
    var pictures: [[UInt8]] = []
    while pictures.count < lines.count {
      var picture = [UInt8](repeating: 0, count: width * height)
      let count = try picture.withUnsafeMutableBytes { try child.read(into: $0) }
      guard count == picture.count else { break }
      pictures.append(picture)
    }
    let times = lines.prefix(pictures.count).map { $0.time - lines[0].time }
    self.init(size: size, width: width, height: height, times: times, pictures: pictures)
  }

  init(size: Size, width: Int, height: Int, times: [Double], pictures: [[UInt8]]) {
    self.size = size
    self.width = width
    self.height = height
    self.times = times
    self.pictures = pictures
  }

  /// `#dimensions 0: 402x874`.
  private static func size(in text: String) -> Size? {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("#dimensions 0:") })
    else { return nil }
    let sides = line.dropFirst(14).split(separator: "x").compactMap {
      Double($0.drop { $0 == " " })
    }
    return sides.count == 2 && sides[0] > 0 && sides[1] > 0 ? Size(sides[0], sides[1]) : nil
  }

  /// True when the interval between frames changes by more than a millisecond.
  public var hasVariableRate: Bool {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }
    guard let least = steps.min(), let most = steps.max() else { return false }
    return most - least > 0.002
  }

  /// True when a file's name says that it is a video.
  public static func isVideo(path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let others = ["m4v", "avi", "mpg", "mpeg", "ts", "3gp"]
    let ending = path[path.index(after: dot)...].lowercased()
    return VideoFormat(rawValue: ending) != nil || others.contains(ending)
  }
}
