// How each format is encoded.

/// The form in which a program gets frames, and the words that make it encode them.
///
/// Settings were measured with ffmpeg 5.1 and 9.0: the colour conversion names matrix and range on
/// both sides, because old releases convert with BT.601 whatever the tags say (21/255 off), and the
/// tags name sRGB's transfer, because Safari shows files tagged BT.709 too bright.
struct VideoEncoding: Sendable, Equatable {
  /// How pixels go through the pipe.
  enum Pixels: Sendable, Equatable {
    /// 4:2:0 planes in BT.709, limited range, sides rounded up to even numbers: converted here, a
    /// fraction of the cost of doing it in the program.
    case planes
    /// B, G, R, A as the rasterizer has them: premultiplied, or opaque.
    case premultiplied
    /// R, G, B, A with straight alpha.
    case straight
  }

  var format: VideoFormat
  var pixels: Pixels
  /// The encoder that the program must have.
  var encoder: String
  /// Words between the input and the encoder.
  var filter: [String]
  /// The encoder's own words.
  var settings: [String]
  /// True when decoding gives back the pixels that were sent.
  var isExact: Bool
  var hasAlpha: Bool
  /// Words before the input when the file is decoded again.
  var decoder: [String] = []
  /// True when the alpha is a stream of its own.
  var hasAlphaStream: Bool { format == .avif && hasAlpha }

  /// - Throws: ``VideoFormatError`` when the format cannot hold what is asked for.
  init(
    _ format: VideoFormat, _ preset: VideoWriter.Preset, hasAlpha: Bool, rate: FrameRate
  ) throws(VideoFormatError) {
    let hasAlpha = hasAlpha || preset == .alpha
    let isLossless = preset == .lossless
    let keyframe = ["-g", String(max(1, Int(rate.framesPerSecond / 2)))]
    self.init(
      format, pixels: hasAlpha ? .straight : isLossless ? .premultiplied : .planes,
      isExact: isLossless, hasAlpha: hasAlpha)
    switch (format, hasAlpha, isLossless) {
    case (.mp4, false, false), (.mov, false, false), (.mkv, false, false): useH264(keyframe)
    case (.mp4, false, true):
      (encoder, settings) = ("libx264rgb", ["-preset", "fast", "-qp", "0", "-bf", "0"])
    case (.mov, _, true):
      (encoder, filter) = ("qtrle", ["-vf", "format=" + (hasAlpha ? "argb" : "rgb24")])
    case (.mov, true, false): useProRes()
    case (.mkv, _, _):
      (encoder, settings) = ("ffv1", ["-level", "3", "-g", "1", "-slicecrc", "1"])
      filter = ["-vf", "format=" + (hasAlpha ? "bgra" : "bgr0")]
      isExact = true
    case (.webm, false, _), (.webm, true, false): useVP9(keyframe)
    case (.gif, false, false):
      (encoder, settings, pixels) = ("gif", ["-loop", "0"], .premultiplied)
      filter = ["-filter_complex", "[0:v][1:v]paletteuse=diff_mode=rectangle:dither=none"]
    case (.webp, _, _):
      (encoder, isExact) = ("libwebp_anim", true)
      if !hasAlpha { pixels = .premultiplied }
      filter = ["-vf", "format=bgra"]
      settings = ["-lossless", "1", "-compression_level", "4", "-loop", "0"]
    case (.avif, false, _), (.avif, true, false): useAV1()
    case (.apng, _, _): (isExact, pixels) = (true, .premultiplied)
    case (.mp4, true, _), (.gif, true, _):
      throw VideoFormatError(
        description: "\(format.rawValue.uppercased()) holds no "
          + (format == .gif ? "soft edges" : "transparency")
          + "; formats that do: mov (ProRes 4444), webm, webp, avif, apng, mkv")
    case (.gif, false, true):
      throw VideoFormatError(
        description: "GIF holds 256 colours and cannot be lossless; formats that can: apng, webp, "
          + "mp4, mkv, mov, webm, avif")
    case (.webm, true, true), (.avif, true, true):
      throw VideoFormatError(
        description: "\(format.rawValue) with transparency cannot be lossless; formats that can: "
          + "apng, webp, mkv, mov")
    }
  }

  private init(_ format: VideoFormat, pixels: Pixels, isExact: Bool, hasAlpha: Bool) {
    self.format = format
    self.pixels = pixels
    self.isExact = isExact
    self.hasAlpha = hasAlpha
    (encoder, filter, settings) = ("", [], [])
  }

  // MARK: - Encoders

  /// The numbers that make luma and chroma of RGB.
  private enum Matrix: String {
    case bt709
    case bt601

    /// As tags name it.
    var tag: String { self == .bt709 ? "bt709" : "smpte170m" }

    /// From full-range RGB, with every choice named.
    var conversion: String {
      "scale=in_range=pc:out_range=tv:out_color_matrix=\(rawValue):"
        + "flags=lanczos+accurate_rnd+full_chroma_int+full_chroma_inp"
    }

    var setTags: String {
      "setparams=range=tv:colorspace=\(tag):color_primaries=bt709:color_trc=iec61966-2-1"
    }

    var tags: [String] {
      [
        "-color_range", "tv", "-colorspace", tag, "-color_primaries", "bt709", "-color_trc",
        "iec61966-2-1",
      ]
    }
  }
  private static let toBT709 = Matrix.bt709.conversion
  private static let setTags = Matrix.bt709.setTags
  private static let tags = Matrix.bt709.tags

  /// Plays everywhere: no B-frames (their negative first time freezes some players), a key frame each
  /// half second for scrubbing; quality 14 keeps flat edges clean (our judgement, not measured).
  private mutating func useH264(_ keyframe: [String]) {
    encoder = "libx264"
    filter = ["-vf", Self.setTags]
    settings =
      ["-preset", "medium", "-crf", "14", "-profile:v", "high", "-bf", "0"] + keyframe + Self.tags
  }

  /// Editors expect premultiplied colours here.
  private mutating func useProRes() {
    (encoder, pixels) = ("prores_ks", .premultiplied)
    filter = ["-vf", "\(Self.toBT709),format=yuva444p10le,\(Self.setTags)"]
    settings =
      ["-profile:v", "4444", "-alpha_bits", "16", "-vendor", "apl0"] + Self.tags
  }

  private mutating func useVP9(_ keyframe: [String]) {
    encoder = "libvpx-vp9"
    settings = ["-deadline", "good", "-cpu-used", "4", "-auto-alt-ref", "0"] + keyframe
    if isExact {
      filter = ["-vf", "format=gbrp"]
      settings += ["-lossless", "1", "-colorspace", "rgb"]
      return
    }
    settings += ["-crf", "12", "-b:v", "0"] + Self.tags
    if hasAlpha {
      filter = ["-vf", "\(Self.toBT709),format=yuva420p,\(Self.setTags)"]
      settings += ["-metadata:s:v:0", "alpha_mode=1"]
      // ffmpeg's own decoder leaves the alpha out.
      decoder = ["-c:v", "libvpx-vp9"]
    } else {
      filter = ["-vf", Self.setTags]
    }
  }

  /// The matrix is BT.601's, the usual one of still AVIF: the decoder of browsers and picture
  /// libraries on x86 (libyuv) has no room for BT.709's factor of blue, 2.11, and takes 2: measured
  /// with Pillow, flat colours then come back up to 10 of 255 off, and up to 2 with this one.
  private mutating func useAV1() {
    encoder = "libaom-av1"
    settings = ["-cpu-used", "8", "-row-mt", "1"]
    if isExact {
      filter = ["-vf", "format=gbrp"]
      settings += ["-crf", "0", "-aom-params", "lossless=1"]
      return
    }
    let matrix = Matrix.bt601
    settings += ["-crf", "12", "-b:v", "0"] + matrix.tags
    if hasAlpha {
      // The alpha is luma in full range, and no longer RGB; decoders believe the stream's own tags.
      filter = [
        "-filter_complex",
        "[0:v]split[a][b];[a]\(matrix.conversion),format=yuv420p,\(matrix.setTags)[color];"
          + "[b]alphaextract,format=gray,setparams=range=pc:colorspace=bt709[alpha]",
        "-map", "[color]", "-map", "[alpha]",
      ]
      settings += ["-color_range:v:0", "tv", "-color_range:v:1", "pc"]
    } else {
      pixels = .premultiplied
      filter = ["-vf", "\(matrix.conversion),format=yuv420p,\(matrix.setTags)"]
    }
  }
}
