// A finished video is decoded and compared with what was sent.

import Glibc

/// Checks count, size, times and colours of a video by decoding it.
struct VideoCheck: Sendable {
  /// The name that the file will get, for messages.
  let path: String
  /// The name that it has.
  let file: String
  let encoding: VideoEncoding
  let rate: FrameRate
  let program: FFmpeg
  /// Of the file, in pixels.
  let size: (width: Int, height: Int)
  let count: Int
  let sent: VideoRun.Sent

  /// A decoded frame's line.
  struct Line: Equatable {
    /// Seconds.
    var time: Double
    var byteCount: Int
    /// Adler-32 from 0 of its bytes.
    var checksum: UInt32
  }

  /// Times in files are rounded to what the container can hold, at worst milliseconds.
  static let timeTolerance = 0.00101
  /// A flat colour that is further off was converted with another matrix or range: BT.601 for BT.709
  /// is 21 off, the wrong range 16. Quantization alone stays below this.
  private static let largestFlatError = 6

  /// Returns the largest difference of a flat colour, nil when there is none to look at.
  ///
  /// - Throws: ``VideoFault`` when the file does not hold what was sent.
  func run(progress: (@Sendable (Int) -> Void)?) throws -> Int? {
    if encoding.format == .webp { return try checkWebP() }
    var stream = 0
    if encoding.format == .gif {
      try checkGIF()
    } else {
      var lines = try decode(stream, progress)
      if encoding.format == .avif, lines.count == 1, count > 1 {
        // Newer releases show the first frame as a still of its own before the moving streams.
        stream = encoding.hasAlphaStream ? 2 : 1
        lines = try decode(stream, progress)
      }
      try check(lines)
    }
    if encoding.isExact { return 0 }
    let error = try flatError(stream)
    if let error, error > Self.largestFlatError, encoding.format != .gif {
      throw fault("a flat colour is \(error)/255 off")
    }
    return error
  }

  func fault(_ found: String) -> VideoFault { VideoFault(path: path, found: found) }

  /// The whole file.
  func contents() throws(OutputError) -> [UInt8] {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(operation: "read", path: path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: max(0, Int(lseek(descriptor, 0, SEEK_END))))
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else {
      throw OutputError(operation: "read", path: path)
    }
    return bytes
  }

  // MARK: - Frames

  private func decode(
    _ stream: Int, _ progress: (@Sendable (Int) -> Void)?
  ) throws -> [Line] {
    let form: [String] =
      encoding.isExact ? ["-pix_fmt", encoding.pixels == .straight ? "rgba" : "bgra"] : []
    let words =
      program.words + encoding.decoder + ["-i", "file:" + file, "-map", "0:v:\(stream)"] + form
      + ["-f", "framecrc", "pipe:1"]
    let child = try ChildProcess(words, help: FFmpeg.help, channels: .output)
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 256)
    while true {
      let length = try part.withUnsafeMutableBytes { try child.read(into: $0) }
      text += part[..<length]
      progress?(min(count, text.count { $0 == UInt8(ascii: "\n") }))
      if length < part.count { break }
    }
    try child.finish()
    return try Self.lines(String(decoding: text, as: UTF8.self))
      ?? {
        throw fault("the decoder's answer is not understood")
      }()
  }

  /// Reads `framecrc` lines: stream, dts, pts, duration, size, checksum, after `#tb 0: 1/60`.
  static func lines(_ text: String) -> [Line]? {
    var timebase: (Double, Double)?
    var lines: [Line] = []
    for row in text.split(separator: "\n") {
      if row.hasPrefix("#tb 0:") {
        let parts = row.dropFirst(6).split(separator: "/").compactMap {
          Double($0.drop { $0 == " " })
        }
        guard parts.count == 2, parts[1] > 0 else { return nil }
        timebase = (parts[0], parts[1])
      }
      if row.hasPrefix("#") { continue }
      let words = row.split(separator: ",").map { $0.drop { $0 == " " } }
      guard words.count >= 6, let timebase, let pts = Double(words[2]), let size = Int(words[4]),
        let checksum = UInt32(words[5].dropFirst(2), radix: 16)
      else { return nil }
      lines.append(
        Line(time: pts * timebase.0 / timebase.1, byteCount: size, checksum: checksum))
    }
    return lines
  }

  private func check(_ lines: [Line]) throws {
    guard lines.count == count else {
      throw fault("\(lines.count) frames instead of \(count)")
    }
    let start = lines[0].time
    for (index, line) in lines.enumerated() {
      guard abs(line.time - start - rate.time(of: index)) <= Self.timeTolerance else {
        throw fault(
          "frame \(index) is shown at \(JSONText.number(line.time - start, digits: 4)) s instead of "
            + "\(JSONText.number(rate.time(of: index), digits: 4)) s")
      }
    }
    guard encoding.isExact else { return }
    if let index = lines.indices.first(where: { lines[$0].checksum != sent.checksums[$0] }) {
      throw fault("frame \(index) has other pixels than were sent")
    }
  }

  // MARK: - Colours

  /// Decodes the probe frames as RGBA and looks at the flat places.
  private func flatError(_ stream: Int) throws -> Int? {
    let probes = sent.samples.filter { !$0.samples.isEmpty }.sorted { $0.frame < $1.frame }
    guard !probes.isEmpty else { return nil }
    let choice = probes.map { "eq(n\\,\($0.frame))" }.joined(separator: "+")
    let words =
      program.words + encoding.decoder
      + [
        "-i", "file:" + file, "-filter_complex",
        (encoding.hasAlphaStream
          ? "[0:v:\(stream)][0:v:\(stream + 1)]alphamerge," : "[0:v:\(stream)]")
          + "select='\(choice)',setpts=N/(\(rate.text)*TB),"
          + "scale=out_range=pc:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=rgba",
        "-r", rate.text, "-f", "rawvideo", "pipe:1",
      ]
    let child = try ChildProcess(words, help: FFmpeg.help, channels: .output)
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    var worst = 0
    for probe in probes {
      let length = try pixels.withUnsafeMutableBytes { try child.read(into: $0) }
      guard length == pixels.count else {
        throw fault("frame \(probe.frame) is not \(size.width)x\(size.height) px")
      }
      worst = max(worst, Self.largestError(probe.samples, in: pixels, width: size.width))
    }
    try child.finish()
    return worst
  }

  /// For each colour the median difference of its places, so that an encoder's noise around what
  /// moves is not taken for a wrong colour; the largest of them.
  static func largestError(
    _ samples: [VideoFrame.FlatSample], in pixels: [UInt8], width: Int
  ) -> Int {
    var groups: [(color: [UInt8], errors: [Int])] = []
    for sample in samples where sample.color[3] == 255 || sample.color[3] == 0 {
      let index = 4 * (sample.y * width + sample.x)
      // Where all is clear the colours below mean nothing.
      let channels = sample.color[3] == 0 ? 3..<4 : 0..<4
      let error = channels.reduce(0) {
        max($0, abs(Int(pixels[index + $1]) - Int(sample.color[$1])))
      }
      if let group = groups.firstIndex(where: { $0.color == sample.color }) {
        groups[group].errors.append(error)
      } else if groups.count < 256 {
        groups.append((sample.color, [error]))
      }
    }
    return groups.map { $0.errors.sorted()[$0.errors.count / 2] }.max() ?? 0
  }
}
