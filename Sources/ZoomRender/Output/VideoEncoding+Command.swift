// Command lines of the encoder and the decoder.

extension VideoEncoding {
  /// The size of the frames in the file for a size of rendered frames.
  func fileSize(width: Int, height: Int) -> (width: Int, height: Int) {
    pixels == .planes ? (width + width % 2, height + height % 2) : (width, height)
  }

  /// Words that make the program read frames from its standard input.
  func input(width: Int, height: Int, rate: FrameRate) -> [String] {
    let size = fileSize(width: width, height: height)
    let form: [String] =
      switch pixels {
      case .planes: ["yuv420p", "-color_range", "tv", "-colorspace", "bt709"]
      case .premultiplied: [hasAlpha || format == .webp ? "bgra" : "bgr0"]
      case .straight: ["rgba"]
      }
    return ["-f", "rawvideo", "-pixel_format"] + form
      + ["-video_size", "\(size.width)x\(size.height)", "-framerate", rate.text, "-i", "pipe:0"]
  }

  /// The words after the inputs that make the program encode and write a file.
  ///
  /// - Parameter path: with `file:` before it no name can be taken for an option or a protocol.
  func output(rate: FrameRate, path: String) -> [String] {
    // The number of threads changes an encoder's choices, so it is fixed.
    var words =
      filter + ["-c:v", encoder] + settings
      + ["-threads", "2", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    switch format {
    case .mp4, .mov:
      words += ["-video_track_timescale", String(rate.timescale), "-movflags", "+faststart"]
    default: break
    }
    let container = format == .mkv ? "matroska" : format.rawValue
    return words + ["-f", container, "file:" + path]
  }

  /// What the format makes of the frames that a user should know before.
  ///
  /// - Parameters:
  ///   - asked: the rate that was asked for.
  ///   - program: what encodes; nil when nothing is needed.
  func limits(
    width: Int, height: Int, asked: FrameRate, rate: FrameRate, program: FFmpeg?
  ) -> [String] {
    var limits: [String] = []
    let size = fileSize(width: width, height: height)
    if size != (width, height) {
      limits.append(
        "4:2:0 video has even sides: \(width)x\(height) px become \(size.width)x\(size.height), "
          + "the last row and column repeated")
    }
    if rate != asked {
      limits.append(
        "GIF delays are hundredths of a second: rendered at "
          + "\(JSONText.number(rate.framesPerSecond, digits: 2)) instead of "
          + "\(JSONText.number(asked.framesPerSecond, digits: 2)) frames a second")
    }
    if format == .gif { limits.append("GIF holds 256 colours in all; apng and webp hold all") }
    if [.webp, .webm, .mkv].contains(format), 1000 * rate.denominator % rate.numerator != 0 {
      limits.append(
        "\(format.rawValue) holds times in whole milliseconds: frames are up to .5 ms off")
    }
    if format == .apng, 1000 * rate.denominator % rate.numerator != 0 {
      limits.append(
        "Chromium cuts the exact delays of animated PNG down to whole milliseconds and plays this one "
          + "faster; 50 or 100 frames a second play right")
    }
    if encoder == "prores_ks", hasAlpha, let major = program?.major, major < 7 {
      limits.append(
        "ffmpeg \(program?.version ?? "") writes ProRes alpha that Final Cut, Resolve and Premiere may "
          + "show as opaque; ffmpeg 7 and later do not")
    }
    if format == .webm, hasAlpha { limits.append("Safari shows no transparency in WebM") }
    if encoder == "libx264rgb" || encoder == "ffv1" {
      limits.append(
        "lossless \(format.rawValue) plays in software players, not in QuickTime or Safari")
    }
    if encoder == "libx264", (size.width + 15) / 16 * ((size.height + 15) / 16) > 8704 {
      limits.append(
        "\(size.width)x\(size.height) px are more than level 4.2 of H.264 holds (1920x1080 is the "
          + "largest common size): hardware players may refuse them; '--scale' makes frames smaller"
      )
    }
    return limits
  }
}
