// Films for tests: small, with flat colours, and what ffmpeg and others say of them.

import Glibc
import Testing

@testable import ZoomRender

/// Makes small films and reads them again.
enum FilmMaking {
  /// Twelve flat colours of user interfaces, in squares of 28 px: system colours, greys, extremes.
  static let colors: [Color] = [
    Color(bytes: 255, 255, 255), Color(bytes: 0, 0, 0), Color(bytes: 242, 242, 247),
    Color(bytes: 28, 28, 30), Color(bytes: 0, 122, 255), Color(bytes: 255, 59, 48),
    Color(bytes: 52, 199, 89), Color(bytes: 255, 149, 0), Color(bytes: 175, 82, 222),
    Color(bytes: 142, 142, 147), Color(bytes: 90, 200, 250), Color(bytes: 255, 204, 0),
  ]

  /// A board of the colours, 4 by 3, with a bar that moves under it; odd sizes.
  static func board(at index: Int) -> Frame {
    var commands = colors.enumerated().map { number, color in
      FrameMaking.rect(
        Rect(x: Double(number % 4) * 48, y: Double(number / 4) * 48, width: 48, height: 48), color)
    }
    let bar = Rect(x: 4 + Double(index) * 9, y: 150, width: 20, height: 24)
    commands.append(FrameMaking.rect(bar, Color(bytes: 255, 45, 85)))
    let bounds = Rect(x: 0, y: 0, width: 193, height: 181)
    return FrameMaking.frame(
      193, 181, background: Color(bytes: 17, 18, 22),
      [FrameMaking.layer(.picture(FrameMaking.picture(bounds, commands)), bounds: bounds)])
  }

  static let context = RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: 1)

  static let hasFFmpeg = (try? FFmpeg()) != nil

  /// Runs a program and returns what it wrote.
  static func answer(_ words: [String]) throws -> String {
    String(decoding: try ChildProcess.answer(of: words, help: "").output, as: UTF8.self)
  }

  /// Facts of a film's stream, as `ffprobe` prints them: `color_space=bt709`.
  static func facts(_ path: String) throws -> [String: String] {
    let entries =
      "stream=codec_name,pix_fmt,color_range,color_space,color_transfer,color_primaries,"
      + "r_frame_rate,avg_frame_rate,nb_read_frames,start_time,has_b_frames,width,height"
      + ":packet=dts_time"
    let text = try answer([
      "ffprobe", "-v", "error", "-count_frames", "-show_entries", entries, "-of",
      "default=noprint_wrappers=1", path,
    ])
    var facts: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      // The first packet's time is the one of interest.
      if parts.count == 2, facts[String(parts[0])] == nil {
        facts[String(parts[0])] = String(parts[1])
      }
    }
    return facts
  }

  /// A decoded frame as R, G, B, A bytes.
  static func decoded(_ path: String, frame: Int, decoder: [String] = []) throws -> [UInt8] {
    try ChildProcess.answer(
      of: ["ffmpeg", "-v", "error"] + decoder + [
        "-i", path, "-map", "0:v:0", "-vf",
        "select=eq(n\\,\(frame)),scale=out_range=pc:flags=accurate_rnd+full_chroma_int,format=rgba",
        "-frames:v", "1", "-f", "rawvideo", "pipe:1",
      ], help: ""
    ).output
  }

  /// A stand-in for ffmpeg: a script that lists the encoders and then does `work`.
  static func script(_ folder: TemporaryFolder, encoders: [String], _ work: String) -> String {
    let list = encoders.map { " V....D \($0) words" }.joined(separator: "\n")
    let path = folder.write(
      "ffmpeg",
      """
      #!/bin/sh
      if [ "$2" = "" ]; then
        echo "ffmpeg version 9.9-test Copyright" >&2
        cat <<END
      \(list)
      END
        exit 0
      fi
      \(work)

      """)
    chmod(path, 0o755)
    return path
  }
}
