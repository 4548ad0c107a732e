// What a reel is about: a played scene and its main motion.

/// A played scene with the stretch of time and the numbers that cards show.
public struct ReelSubject: Sendable {
  /// The played scene.
  public let timeline: Timeline
  /// Sets text and draws glyphs.
  public let engine: TextEngine
  /// When the main motion starts and is at rest, in scene seconds.
  public let span: ClosedRange<Double>
  /// Index of the main transition among the timeline's; nil when state alone animates.
  public let transition: Int?
  /// Everything on screen during the main motion, 240 times a second.
  public let tracks: MotionTracks
  /// Properties of what travels.
  let curves: [MotionCurve]
  /// Name of what travels.
  let traveller: String
  /// Scene time from which on nothing visibly moves any more.
  let settledTime: Double

  /// Samples a second of the main motion; longer spans are sampled less often.
  static let rate = 240.0
  static let mostSamples = 960

  /// Plays nothing again: reads numbers off the timeline.
  ///
  /// The main motion is the transition that is asked for; without a wish the first one that a finger
  /// drives, else the first one with what interrupts it, else the first animated change of state,
  /// else everything from the first event on.
  ///
  /// - Parameter transition: index of a transition; ignored when there is none of that index.
  public init(timeline: Timeline, assets: AssetSnapshot, transition: Int? = nil) {
    self.init(timeline: timeline, engine: TextEngine(assets: assets), transition: transition)
  }

  init(timeline: Timeline, engine: TextEngine, transition: Int? = nil) {
    self.timeline = timeline
    self.engine = engine
    let main = MainMotion(timeline, wish: transition)
    self.transition = main.transition
    let frame = { timeline.frameWithoutSpeeds(at: $0) }
    let span = main.span(frame)
    self.span = span
    let length = span.upperBound - span.lowerBound
    let count = min(Self.mostSamples, max(3, Int((length * Self.rate).rounded(.up)) + 1))
    let start = span.lowerBound
    // Both ends are read from inside: at the very instants the resting screens show.
    let (first, last) = (span.lowerBound + 1e-7, span.upperBound - 1e-7)
    let tracks = MotionTracks(
      times: (0..<count).map { start + length * Double($0) / Double(count - 1) },
      frame: { frame(min(max($0, first), last)) })
    self.tracks = tracks
    let moving = tracks.tracks.map { (track: $0, curves: tracks.curves(of: $0)) }
      .filter { !$0.curves.isEmpty }
    (traveller, curves) = Self.traveller(in: moving)
    settledTime = moving.flatMap(\.curves).map(\.settled).max() ?? span.upperBound
  }

  /// The scene that is played.
  public var scene: Scene { timeline.scene }
  /// Size of the screen in points.
  public var screen: Size { timeline.scene.screen.size }
  /// Seconds of the main motion.
  public var length: Double { span.upperBound - span.lowerBound }

  /// A frame of the scene, square corners.
  func frame(_ time: Double) -> Frame { timeline.frameWithoutSpeeds(at: time) }

  /// The largest rectangle of the screen's proportions inside `rect`, on whole pixels: centred, or
  /// at the bottom edge.
  func fitted(in rect: Rect, atBottom: Bool = false) -> Rect {
    guard !screen.isEmpty, !rect.isEmpty else { return rect }
    // A whole number of pixels wide and exactly of the screen's proportions: its pictures are
    // copied, not stretched.
    let width = max(1, min(rect.width, rect.height * screen.width / screen.height).rounded(.down))
    let size = Size(width, width * screen.height / screen.width)
    let y = atBottom ? rect.maxY - size.height : rect.midY - size.height / 2
    return Rect(
      x: (rect.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width,
      height: size.height)
  }

  /// Radius of the display's corners in a fitted rectangle.
  func radius(in rect: Rect) -> Double {
    screen.width > 0 ? max(8, scene.screen.cornerRadius * rect.width / screen.width) : 0
  }

  /// What a viewer's eye follows: the card of a zoom, the sheet, else what changes most.
  private static func traveller(
    in moving: [(track: MotionTracks.Track, curves: [MotionCurve])]
  ) -> (String, [MotionCurve]) {
    for role in [Layer.Role.card, .sheet] {
      if let found = moving.first(where: { $0.track.role == role }) {
        return (found.track.name, found.curves)
      }
    }
    // Elements have names that the scene's author knows; layers stand in for them.
    for kind in [MotionTracks.Kind.element, .layer] {
      let best = moving.filter { $0.track.kind == kind }.max {
        effort($0.curves) < effort($1.curves)
      }
      if let best { return (best.track.name, best.curves) }
    }
    return ("", [])
  }

  private static func effort(_ curves: [MotionCurve]) -> Double {
    curves.reduce(0) { sum, curve in
      let whole = curve.range.upperBound - curve.range.lowerBound
      return sum + (curve.property == .opacity ? 100 * whole : whole)
    }
  }

  /// How far the main motion is at a time: 0...1, or beyond where it overshoots.
  func progress(at time: Double) -> Double {
    guard let curve = curves.first(where: { ($0.to - $0.from).magnitude > $0.property.threshold })
    else { return length > 0 ? min(1, max(0, (time - span.lowerBound) / length)) : 1 }
    return (curve.value(at: time) - curve.from) / (curve.to - curve.from)
  }

  /// The first time at which the main motion has come as far as `progress`.
  func time(ofProgress progress: Double) -> Double {
    tracks.times.first { self.progress(at: $0) >= progress - 1e-9 } ?? span.upperBound
  }

  /// A moment with a name.
  struct Moment: Sendable, Equatable {
    var name: String
    /// Scene seconds.
    var time: Double
  }

  /// Key moments: start, largest speed, overshoot where there is one, settled to the eye, rest.
  func keyMoments() -> [Moment] {
    var moments = [Moment(name: "start", time: span.lowerBound)]
    if let fastest = curves.max(by: { speed($0) < speed($1) }) {
      moments.append(Moment(name: "peak velocity", time: fastest.peak.time))
    }
    if let beyond = overshoot { moments.append(Moment(name: "overshoot", time: beyond.time)) }
    if settledTime > span.lowerBound, settledTime < span.upperBound {
      moments.append(Moment(name: "settled", time: settledTime))
    }
    moments.append(Moment(name: "rest", time: span.upperBound))
    return moments.sorted { $0.time < $1.time }
  }

  /// How far the motion passes its end: of what has the longest way. The hand may lead the rest
  /// anywhere.
  var overshoot: (time: Double, share: Double)? {
    curves.max { way($0) < way($1) }?.overshoot
  }

  private func way(_ curve: MotionCurve) -> Double {
    (curve.to - curve.from).magnitude * (curve.property == .opacity ? 100 : 1)
  }

  /// Speed that curves of all units are compared by.
  private func speed(_ curve: MotionCurve) -> Double {
    curve.peak.speed.magnitude * (curve.property == .opacity ? 100 : 1)
  }

  /// A number with at most three decimals.
  static func number(_ value: Double, _ digits: Int = 3) -> String {
    JSONText.number(value, digits: digits)
  }

  /// Milliseconds since the main motion began: `120 ms`.
  func milliseconds(_ time: Double) -> String {
    "\(Self.number(((time - span.lowerBound) * 1000).rounded())) ms"
  }
}
