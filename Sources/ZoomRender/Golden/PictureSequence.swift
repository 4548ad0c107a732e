// Pictures one after another, from whatever holds them.

/// The frames of a file or folder in order; one frame is in memory at a time.
package protocol PictureSequence {
  /// The next frame; nil after the last.
  ///
  /// - Throws: ``GoldenProblem`` that names the file.
  mutating func next() throws -> (name: String, bitmap: Bitmap)?
}

/// Opens what a path names.
package enum PictureSource {
  /// What a file holds by its first bytes: a picture, an animation, or something for ffmpeg.
  package enum Kind: Sendable, Equatable {
    case picture, animation, video
  }

  /// The largest file that is read whole, in bytes.
  static let fileLimit = 512 << 20

  /// The kind of a file.
  package static func kind(of path: String) throws(GoldenProblem) -> Kind {
    // The control chunk of an animation comes before the first picture data, after a few others.
    let head = try GoldenStore.bytes(of: path, limit: fileLimit, prefix: 1 << 16)
    guard head.starts(with: APNGReader.signature) else {
      // Other containers have no signature in common; text and empty files have none of them.
      guard !head.isEmpty else { throw GoldenProblem(message: "'\(path)' is empty") }
      let name = path.lowercased()
      if name.hasSuffix(".png") || name.hasSuffix(".apng") {
        throw GoldenProblem(
          message: "'\(path)' is no PNG: it does not begin with the signature of one")
      }
      return .video
    }
    return APNGReader.isAnimated(head) ? .animation : .picture
  }

  /// The frames of an animation or video.
  package static func frames(of path: String) throws -> any PictureSequence {
    switch try kind(of: path) {
    case .picture: SinglePicture(path: path)
    case .animation:
      try APNGReader(try GoldenStore.bytes(of: path, limit: fileLimit), name: path)
    case .video: try VideoFrames(path)
    }
  }
}

/// A file with one picture.
struct SinglePicture: PictureSequence {
  let path: String
  private var isDone = false

  init(path: String) { self.path = path }

  mutating func next() throws -> (name: String, bitmap: Bitmap)? {
    guard !isDone else { return nil }
    isDone = true
    return (PNGSequence.fileName(0), try GoldenStore.picture(at: path).get())
  }
}

/// The frames of a video, decoded by a child `ffmpeg`.
final class VideoFrames: PictureSequence {
  private let path: String
  private let child: ChildProcess
  private var index = 0
  private var isDone = false

  private static let help =
    "install it with 'apt-get install ffmpeg', or compare PNG files instead"

  init(_ path: String) throws {
    self.path = path
    let ffmpeg = try FFmpeg(help: Self.help)
    // `file:` keeps a name from being taken for a protocol; frames come as they are, each with its
    // size in front.
    child = try ChildProcess(
      ffmpeg.words + ["-protocol_whitelist", "file", "-i", "file:\(path)", "-map", "0:v:0"]
        + ffmpeg.everyFrame + ["-pix_fmt", "rgba", "-c:v", "pam", "-f", "image2pipe", "pipe:1"],
      help: Self.help, channels: .output)
  }

  func next() throws -> (name: String, bitmap: Bitmap)? {
    guard !isDone else { return nil }
    guard let size = try header() else {
      isDone = true
      do {
        try child.finish()
      } catch let failure as ProgramFailure {
        throw GoldenProblem(message: "cannot read '\(path)': \(failure.firstLine)")
      }
      guard index > 0 else { throw GoldenProblem(message: "'\(path)' has no frames") }
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let count = try bytes.withUnsafeMutableBytes { try child.read(into: $0) }
    guard count == bytes.count else {
      throw GoldenProblem(message: "'\(path)' ends inside frame \(index)")
    }
    defer { index += 1 }
    return (
      PNGSequence.fileName(index), Bitmap(width: size.width, height: size.height, bytes: bytes)
    )
  }

  /// Reads lines to `ENDHDR`; nil at the end of the frames.
  private func header() throws -> (width: Int, height: Int)? {
    var fields: [String: Int] = [:]
    for _ in 0..<16 {
      guard let line = try line() else { return nil }
      let words = line.split(separator: " ")
      if words.first == "ENDHDR" {
        guard let width = fields["WIDTH"], let height = fields["HEIGHT"], width > 0, height > 0,
          width <= GoldenManifestReader.sideLimit, height <= GoldenManifestReader.sideLimit
        else { throw GoldenProblem(message: "frame \(index) of '\(path)' has no usable size") }
        return (width, height)
      }
      if words.count == 2, let number = Int(words[1]) { fields[String(words[0])] = number }
    }
    throw GoldenProblem(message: "frame \(index) of '\(path)' cannot be read")
  }

  private func line() throws -> String? {
    var bytes: [UInt8] = []
    var byte: [UInt8] = [0]
    while bytes.count < 256 {
      guard try byte.withUnsafeMutableBytes({ try child.read(into: $0) }) == 1 else { return nil }
      if byte[0] == UInt8(ascii: "\n") { break }
      bytes.append(byte[0])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
