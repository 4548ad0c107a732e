// Frames of a video file in colour, for showing recordings.

/// Some frames of a video as colour pictures, decoded by ffmpeg.
public struct RecordedFrames: Sendable {
  /// Size of the pictures in pixels: all of the video's picture, no larger than asked for.
  public let size: Size
  /// Index of the first picture among the video's frames.
  public let first: Int
  /// The pictures, none missing between the first and the last.
  let pictures: [PixelImage]
  private let ids: [ImageID]

  /// Most memory of all pictures, in bytes.
  private static let budget = 512 << 20

  /// Decodes frames of a file.
  ///
  /// - Parameters:
  ///   - frames: which ones, counted from 0 in the order in which they are shown.
  ///   - size: of the frames as players show them, in pixels; see ``VideoReader/size``.
  ///   - longSide: of the pictures in pixels; many frames are decoded smaller, to fit 512 MiB.
  ///   - program: name or path of ffmpeg.
  /// - Throws: ``MissingProgram``, or ``ProgramFailure`` when a frame cannot be decoded.
  public init(
    path: String, frames: ClosedRange<Int>, size: Size, longSide: Double = 1200,
    program: String = "ffmpeg"
  ) throws {
    let ffmpeg = try FFmpeg(program)
    let most = (Double(Self.budget) / Double(4 * frames.count) / (size.width * size.height))
      .squareRoot()
    let factor = min(1, longSide / max(size.width, size.height), most)
    let (width, height) = (
      max(2, Int((size.width * factor).rounded())), max(2, Int((size.height * factor).rounded()))
    )
    let filter =
      "select=between(n\\,\(frames.lowerBound)\\,\(frames.upperBound)),"
      + "scale=\(width):\(height):flags=area,format=bgra"
    let child = try ChildProcess(
      ffmpeg.words + ["-i", "file:" + path, "-map", "0:v:0", "-vf", filter]
        + (ffmpeg.hasFrameRateModes ? ["-fps_mode", "passthrough"] : ["-vsync", "passthrough"])
        + ["-f", "rawvideo", "pipe:1"], help: FFmpeg.help, channels: .output)
    var pictures: [PixelImage] = []
    while pictures.count < frames.count {
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      let count = try bytes.withUnsafeMutableBytes { try child.read(into: $0) }
      guard count == bytes.count else { break }
      pictures.append(PixelImage(width: width, height: height, bytes: bytes, isOpaque: true))
    }
    guard !pictures.isEmpty else {
      throw ProgramFailure(
        name: ffmpeg.program, status: 256,
        message: "frames \(frames.lowerBound) to \(frames.upperBound) of '\(path)' are not there")
    }
    self.init(size: Size(Double(width), Double(height)), first: frames.lowerBound, pictures)
  }

  init(size: Size, first: Int, _ pictures: [PixelImage]) {
    self.size = size
    self.first = first
    self.pictures = pictures
    ids = pictures.map { ImageID(digest: Digest(of: $0.bytes)) }
  }

  /// The picture of a frame as an image to draw; frames that were not decoded give the nearest.
  func id(ofFrame frame: Int) -> ImageID {
    ids[min(max(frame - first, 0), ids.count - 1)]
  }

  func picture(_ id: ImageID) -> PixelImage? {
    ids.firstIndex(of: id).map { pictures[$0] }
  }
}

/// What a scene is drawn with, and the frames of a recording as further images.
public struct RecordedAssets: DrawingAssets {
  private let base: any DrawingAssets
  private let frames: RecordedFrames

  /// Assets of a scene that stands beside a recording.
  public init(_ base: any DrawingAssets, frames: RecordedFrames) {
    self.base = base
    self.frames = frames
  }

  /// Of the scene.
  public func outline(of glyph: UInt32, in face: FontFace) -> Path {
    base.outline(of: glyph, in: face)
  }

  /// Of the scene.
  public func colorGlyph(_ glyph: UInt32, in face: FontFace) -> ColorGlyph? {
    base.colorGlyph(glyph, in: face)
  }

  /// A frame of the recording, or an image of the scene.
  public func image(
    _ id: ImageID, region: Rect?, width: Int, height: Int
  ) throws(ImageProblem) -> PixelImage {
    guard let picture = frames.picture(id) else {
      return try base.image(id, region: region, width: width, height: height)
    }
    guard let part = picture.resampled(region: region, width: width, height: height) else {
      throw ImageProblem(
        id: "asset.image", "a recorded frame cannot be drawn at \(width)x\(height) pixels")
    }
    return part
  }
}
