// A screen recording beside a scene.

/// A recording that was laid over a scene, with its frames and how far each element is off.
public struct ReelRecording: Sendable {
  /// The file's name.
  public var name: String
  /// Times and size of the recording.
  public var video: VideoReader
  /// Frames of the main motion, in colour.
  public var frames: RecordedFrames
  /// Where and when it shows the scene.
  public var alignment: RecordingAlignment
  /// How far each element is off.
  public var errors: RecordingErrors

  /// A recording, laid over a scene.
  public init(
    name: String, video: VideoReader, frames: RecordedFrames, alignment: RecordingAlignment,
    errors: RecordingErrors
  ) {
    self.name = name
    self.video = video
    self.frames = frames
    self.alignment = alignment
    self.errors = errors
  }

  /// The recorded frames that show in a span of scene time, with one before and one after.
  public static func frames(
    of video: VideoReader, at alignment: RecordingAlignment, during span: ClosedRange<Double>
  ) -> ClosedRange<Int> {
    let last = video.times.count - 1
    func index(_ time: Double) -> Int { shown(at: time, video, alignment) }
    let first = max(0, index(span.lowerBound) - 1)
    return first...max(first, min(last, index(span.upperBound) + 1))
  }

  /// The index of the frame that a player shows at a scene time.
  private static func shown(
    at time: Double, _ video: VideoReader, _ alignment: RecordingAlignment
  ) -> Int {
    // A tenth of a millisecond: the alignment is no surer.
    video.times.lastIndex { $0 + alignment.start <= time + 1e-4 } ?? 0
  }

  /// What the recording shows of the screen at a scene time, in points of the screen.
  func frame(at time: Double, screen: Size) -> Frame {
    let bounds = Rect(origin: .zero, size: screen)
    let (kx, ky) = (frames.size.width / video.size.width, frames.size.height / video.size.height)
    // Pixels of the pictures a point, and where the screen's corner is in them.
    let unit = Size(alignment.scale * kx, alignment.scale * ky)
    let corner = Point(alignment.origin.x * kx, alignment.origin.y * ky)
    let wanted = Rect(
      x: corner.x, y: corner.y, width: screen.width * unit.width,
      height: screen.height * unit.height)
    let source = wanted.intersection(Rect(origin: .zero, size: frames.size))
    let place = Rect(
      x: (source.minX - corner.x) / unit.width, y: (source.minY - corner.y) / unit.height,
      width: source.width / unit.width, height: source.height / unit.height)
    let id = frames.id(ofFrame: Self.shown(at: time, video, alignment))
    let picture = Picture(
      commands: source.isEmpty ? [] : [.image(id, source: source, rect: place, opacity: 1)],
      bounds: bounds)
    return Frame(
      time: time, size: screen, background: .black,
      root: Layer(
        id: .root, role: .screen, bounds: bounds,
        children: [
          Layer(
            id: NodeID.root.child(part: "recording"), role: .view, bounds: bounds,
            content: .picture(picture))
        ]))
  }

  /// The recording as what stands beside a subject, both at the same scene time.
  func clip(beside subject: ReelSubject) -> ReelClip {
    let span = subject.span
    return ReelClip(
      name: name, geometry: subject, length: subject.length, sync: .time,
      times: { clock in
        let time = min(span.upperBound, span.lowerBound + clock)
        return (time, time)
      }, frame: { frame(at: $0, screen: subject.screen) })
  }

  /// `{"recording": {…}, "alignment": {…}, "elements": […]}`: pixels, points, seconds.
  public var json: String {
    func number(_ value: Double) -> String { JSONText.number(value, digits: 6) }
    return """
      {"recording":{"name":\(JSONText.quoted(name)),"frames":\(video.times.count),\
      "size":[\(number(video.size.width)),\(number(video.size.height))],\
      "variableRate":\(video.hasVariableRate)},\
      "alignment":{"start":\(number(alignment.start)),"scale":\(number(alignment.scale)),\
      "origin":[\(number(alignment.origin.x)),\(number(alignment.origin.y))],\
      "residual":\(number(alignment.residual))},"elements":\(errors.json)}
      """
  }

  /// A table for people.
  public var text: String {
    func number(_ value: Double, _ digits: Int) -> String { JSONText.number(value, digits: digits) }
    return """
      recording: \(video.times.count) frames of \(number(video.size.width, 0))x\
      \(number(video.size.height, 0)) px, \(video.hasVariableRate ? "variable" : "constant") rate
      aligned: first frame at \(number(alignment.start, 4)) s of the scene, \
      \(number(alignment.scale, 4)) px a point, screen at \
      (\(number(alignment.origin.x, 2)), \(number(alignment.origin.y, 2))) px, \
      difference \(number(100 * alignment.residual, 2)) %
      \(errors.text)
      """
  }
}

/// What stands beside a subject: another subject, or a recording.
struct ReelClip: Sendable {
  var name: String
  /// A subject whose screen has the clip's size and corners.
  var geometry: ReelSubject
  /// Seconds until both rest.
  var length: Double
  var sync: ReelSync
  /// The time in the subject and the one in the clip, so many seconds after the start.
  var times: @Sendable (Double) -> (first: Double, second: Double)
  /// What the clip shows at a time of its own.
  var frame: @Sendable (Double) -> Frame
}

extension ReelVariant {
  /// The variant as what stands beside a subject.
  func clip(beside subject: ReelSubject, _ sync: ReelSync) -> ReelClip {
    let other = self.subject
    return ReelClip(
      name: name, geometry: other,
      length: sync == .time ? max(subject.length, other.length) : subject.length, sync: sync,
      times: { subject.pair(other, sync, clock: $0) }, frame: { other.frame($0) })
  }
}
