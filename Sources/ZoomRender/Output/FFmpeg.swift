// The installed ffmpeg.

/// What an installed ffmpeg is and can do.
public struct FFmpeg: Sendable, Equatable {
  /// Name or path.
  public let program: String
  /// As it calls itself: `5.1.9-0+deb12u1`.
  public let version: String
  private let encoders: Set<String>

  static let help =
    "install it with 'apt-get install ffmpeg', or render PNG files or an animated PNG (.apng), which "
    + "need no program"

  /// Asks a program what it is.
  ///
  /// - Parameters:
  ///   - program: a name on the path, or a path.
  ///   - help: what to do where it is missing.
  /// - Throws: ``MissingProgram``; ``ProgramFailure`` when it is there and does not run.
  public init(_ program: String = "ffmpeg", help: String? = nil) throws {
    let answer = try ChildProcess.answer(of: [program, "-encoders"], help: help ?? Self.help)
    let table = String(decoding: answer.output, as: UTF8.self)
    self.init(program: program, banner: answer.message, table: table)
  }

  init(program: String, banner: String, table: String) {
    self.program = program
    let words = banner.split(whereSeparator: \.isWhitespace)
    version = words.count > 2 && words[1] == "version" ? String(words[2]) : "unknown"
    // ` V....D libx264              H.264 …`
    encoders = Set(
      table.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ", maxSplits: 2)
        return words.count > 1 && words[0].hasPrefix("V") ? String(words[1]) : nil
      })
  }

  /// The release's first number; nil for builds from a repository.
  var major: Int? {
    Int(version.drop { $0 == "n" }.prefix { $0.isNumber }).flatMap { $0 < 1000 ? $0 : nil }
  }

  /// Words for frames as they come, none dropped and none shown twice.
  var everyFrame: [String] {
    (hasFrameRateModes ? ["-fps_mode"] : ["-vsync"]) + ["passthrough"]
  }

  /// True when it knows `-fps_mode`, which follows `-vsync` from release 5.1 on.
  var hasFrameRateModes: Bool {
    guard let major else { return true }
    let minor = version.split(separator: ".").dropFirst().first.flatMap { part in
      Int(part.prefix { $0.isNumber })
    }
    return major > 5 || (major == 5 && (minor ?? 0) >= 1)
  }

  func has(encoder: String) -> Bool { encoders.contains(encoder) }

  /// - Throws: ``MissingProgram`` that names the encoder.
  func require(_ encoding: VideoEncoding) throws {
    guard !has(encoder: encoding.encoder) else { return }
    let others = VideoFormat.allCases.filter { format in
      guard format != encoding.format, format.needsProgram,
        let other = try? VideoEncoding(
          format, encoding.isExact ? .lossless : .share, hasAlpha: encoding.hasAlpha, rate: .sixty)
      else { return false }
      return has(encoder: other.encoder)
    }
    throw MissingProgram(
      name: "\(program) \(version) with the encoder \(encoding.encoder)",
      help: "Debian's ffmpeg has it ('apt-get install ffmpeg'); this one can write "
        + (others.map(\.rawValue) + ["apng"]).joined(separator: ", "))
  }

  /// Words that every run begins with.
  var words: [String] { [program, "-nostdin", "-hide_banner", "-loglevel", "error", "-y"] }
}
