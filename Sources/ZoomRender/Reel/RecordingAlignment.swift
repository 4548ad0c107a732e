// Where and when a screen recording shows a scene.

/// How a recording lies over a scene in space and time.
public struct RecordingAlignment: Sendable, Equatable {
  /// Scene time of the recording's first frame, in seconds; negative when the recording begins first.
  public var start: Double
  /// Recording pixels per point.
  public var scale: Double
  /// Where the screen's top-left corner is in the recording, in pixels.
  public var origin: Point
  /// Contrast and brightness that make the recording look like the scene.
  var light = [1.0, 0.0]
  /// Root mean square difference of what is compared, as a share of the range from black to white.
  public var residual = 0.0

  init(start: Double, scale: Double, origin: Point) {
    self.start = start
    self.scale = scale
    self.origin = origin
  }

  /// From pixels of a rendered picture to pixels of a decoded one that was reduced.
  func map(pixelsPerPoint: Double, _ recording: VideoReader, reduction: Int) -> [Double] {
    let (kx, ky) = (
      Double(recording.width) / recording.size.width / Double(reduction),
      Double(recording.height) / recording.size.height / Double(reduction)
    )
    return [
      scale * kx / pixelsPerPoint, scale * ky / pixelsPerPoint, origin.x * kx, origin.y * ky,
    ]
  }
}

extension RecordingAlignment {
  /// Takes a step of least squares.
  mutating func apply(
    _ step: [Double], _ unknowns: [AlignmentSystem.Unknown], _ recording: VideoReader,
    reduction: Int
  ) {
    for (unknown, value) in zip(unknowns, step) {
      let pixel = value * Double(reduction)
      switch unknown {
      case .x: origin.x += pixel * recording.size.width / Double(recording.width)
      case .y: origin.y += pixel * recording.size.height / Double(recording.height)
      // One step changes a scale by a tenth at most: beyond, the slopes say nothing.
      case .scale: scale *= 1 + min(max(value, -0.1), 0.1)
      case .time: start += min(max(value, -0.05), 0.05)
      case .contrast: light[0] = min(max(light[0] + value, 0.5), 2)
      case .brightness: light[1] = min(max(light[1] + value, -0.3), 0.3)
      }
    }
  }
}

/// Why a recording cannot be laid over a scene.
public struct RecordingMismatch: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was found and what would do.
  public var description: String
}

/// The scene's side of a comparison: grey pictures of any moment.
final class SceneFilm {
  let duration: Double
  let size: Size
  private let rasterizer: FrameRasterizer
  private let frame: (Double) -> Frame
  private var made: [Double: GreyPicture] = [:]
  let smoothing: Int

  /// - Parameters:
  ///   - pixelsPerPoint: of the pictures.
  ///   - smoothing: passes of blur; they make larger shifts visible to a step.
  init(
    _ scene: RecordingAligner.Film, assets: any DrawingAssets, pixelsPerPoint: Double,
    smoothing: Int
  ) {
    duration = scene.duration
    size = scene.size
    frame = scene.frame
    self.smoothing = smoothing
    rasterizer = FrameRasterizer(RasterContext(assets: assets, pixelsPerPoint: pixelsPerPoint))
  }

  /// Pixels along the edges of a picture that count for nothing: what is around the screen in a
  /// recording is blurred into them.
  var margin: Int { smoothing + 1 }

  var pixelsPerPoint: Double { rasterizer.context.pixelsPerPoint }

  /// The picture of a time; before the start and after the end the scene rests.
  func picture(at time: Double) throws -> GreyPicture {
    let time = min(max(time, 0), duration)
    if let picture = made[time] { return picture }
    let picture = GreyPicture(try rasterizer.bitmap(of: frame(time))).smoothed(smoothing)
    made[time] = picture
    return picture
  }

  /// Forgets pictures that were made.
  func forget() { made.removeAll() }
}
