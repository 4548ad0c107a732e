// The kinds of files that frames can become, besides PNG files.

/// A container for moving pictures, chosen by a file's extension.
public enum VideoFormat: String, Sendable, CaseIterable {
  /// H.264: plays everywhere.
  case mp4
  /// H.264, or ProRes and Animation for editors.
  case mov
  /// VP9: browsers.
  case webm
  /// H.264 or FFV1: archives.
  case mkv
  /// 256 colours, hundredths of a second.
  case gif
  /// Lossless, whole milliseconds.
  case webp
  /// AV1 as an animated picture.
  case avif
  /// Lossless, exact times; written without another program.
  case apng

  /// The format that a file's extension names, in any case; nil when it names none.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), path.lastIndex(of: "/").map({ $0 < dot }) ?? true
    else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// True when a program other than ours makes the file.
  public var needsProgram: Bool { self != .apng }

  /// The rate at which frames are rendered for an asked-for one.
  ///
  /// GIF delays are hundredths of a second, and browsers slow delays of .01 s down to .1 s: the
  /// nearest of 50, 33⅓, 25, 20 … frames a second. Other formats take every rate.
  public func rate(nearest asked: FrameRate) -> FrameRate {
    guard self == .gif else { return asked }
    let hundredths = max(2, Int((100 / asked.framesPerSecond).rounded()))
    return 100 % hundredths == 0
      ? FrameRate(numerator: 100 / hundredths, denominator: 1)
      : FrameRate(numerator: 100, denominator: hundredths)
  }
}

/// A combination of format, preset and transparency that no file can hold.
public struct VideoFormatError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What cannot be, and what can.
  public var description: String
}
