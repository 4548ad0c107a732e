// Everything there is to say about a spring: the `spring` command's answer.

/// A spring sampled at a frame rate, with every way to write it down.
public struct SpringReport: Sendable, Equatable {
  /// The spring.
  public let spring: Spring
  /// How the values were computed.
  public let engine: SpringEngine
  /// Samples per second.
  public let fps: Double
  /// Fractions of the way: `values[i]` is at time i / fps.
  public let values: [Double]
  /// Ways per second at the same times.
  public let velocities: [Double]
  /// Seconds until the motion has settled, as the engine says; infinite without damping.
  public let settlingDuration: Double
  /// How far the curve passes its target, as a fraction of the way.
  public let overshoot: Double
  /// When that is, in seconds; nil without overshoot.
  public let peakTime: Double?

  /// Samples a spring from rest.
  ///
  /// - Parameters:
  ///   - fps: Samples per second; 60 when it is not a positive number.
  ///   - frames: Number of samples, 0...36 000 (a larger number is reduced).
  public init(
    _ spring: Spring, engine: SpringEngine = .closed, fps: Double = 60, frames: Int = 60
  ) {
    self.spring = spring
    self.engine = engine
    let fps = fps > 0 && fps.isFinite ? fps : 60
    self.fps = fps
    let times = (0..<min(max(0, frames), SpringReport.maximumFrames)).map { Double($0) / fps }
    switch engine {
    case .closed:
      let states = times.map { spring.state(time: $0) }
      values = states.map(\.position)
      velocities = states.map(\.velocity)
      settlingDuration = spring.settlingDuration
      overshoot = spring.overshoot
      peakTime = spring.peakTime
    case .swiftui:
      let integrator = SwiftUISpring(
        response: spring.response, dampingRatio: spring.dampingRatio)
      let run = SpringReport.run(integrator, times: times)
      values = run.states.map(\.offset)
      velocities = run.states.map(\.velocity)
      settlingDuration = integrator.endTime()
      overshoot = max(0, run.peak.offset - 1)
      peakTime = run.peak.offset > 1 ? run.peak.time : nil
    }
  }

  /// The most samples that a report holds.
  public static let maximumFrames = 36_000

  /// One pass of the integrator over all times, and its highest point within five responses.
  private static func run(_ spring: SwiftUISpring, times: [Double])
    -> (states: [SwiftUISpring.State], peak: (offset: Double, time: Double))
  {
    var states: [SwiftUISpring.State] = []
    var state = SwiftUISpring.State()
    var peak = (offset: 0.0, time: 0.0)
    var isFinished = false
    var step = 0
    func advance() {
      guard !isFinished else { return step += 1 }
      spring.advance(&state, toward: 1, step: step)
      step += 1
      isFinished = spring.isFinished(state, target: 1)
      if isFinished { state = .init(offset: 1) }
      if state.offset > peak.offset {
        peak = (state.offset, Double(step) / SwiftUISpring.stepsPerSecond)
      }
    }
    for time in times {
      let steps = SwiftUISpring.steps(for: time)
      while step < steps { advance() }
      states.append(state)
    }
    let last = SwiftUISpring.steps(for: min(5 * spring.response, 60))
    while step < last, !isFinished { advance() }
    return (states, peak)
  }

  /// The report as JSON: numbers with every digit, null for what is infinite or does not exist.
  public var json: String {
    func list(_ numbers: [Double]) -> String {
      "[" + numbers.map(SpringReport.number).joined(separator: ",") + "]"
    }
    let number = SpringReport.number
    let fields = [
      ("engine", "\"\(engine.rawValue)\""), ("fps", number(fps)), ("frames", "\(values.count)"),
      ("response", number(spring.response)), ("dampingRatio", number(spring.dampingRatio)),
      ("duration", number(spring.duration)), ("bounce", number(spring.bounce)),
      ("mass", number(spring.mass)), ("stiffness", number(spring.stiffness)),
      ("dampingCoefficient", number(spring.damping)),
      ("naturalFrequency", number(spring.naturalFrequency)),
      ("decay", number(spring.decay)), ("settlingDuration", number(settlingDuration)),
      ("overshoot", number(overshoot)), ("peakTime", peakTime.map(number) ?? "null"),
      ("values", list(values)), ("velocities", list(velocities)),
    ]
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// The report for people: the parameters, then a line per frame.
  public var text: String {
    func fixed(_ value: Double) -> String {
      guard value.isFinite, value.magnitude < 1e12 else { return "never" }
      let scaled = Int((value.magnitude * 100_000).rounded())
      let digits = String(scaled % 100_000)
      let sign = value < 0 && scaled != 0 ? "-" : ""
      return "\(sign)\(scaled / 100_000)."
        + String(repeating: "0", count: 5 - digits.count) + digits
    }
    func row(_ name: String, _ value: String) -> String {
      name + String(repeating: " ", count: max(1, 20 - name.count)) + value
    }
    var lines = [
      row("response", fixed(spring.response) + " s"),
      row("damping ratio", fixed(spring.dampingRatio)), row("bounce", fixed(spring.bounce)),
      row("mass", fixed(spring.mass)), row("stiffness", fixed(spring.stiffness)),
      row("damping", fixed(spring.damping)),
      row("settling duration", fixed(settlingDuration) + " s"),
      row("overshoot", fixed(overshoot * 100) + " %"),
      row("peak", peakTime.map { fixed($0) + " s" } ?? "none"), row("engine", engine.rawValue), "",
      "frame  time     value    velocity",
    ]
    for (index, value) in values.enumerated() {
      let frame = String(index)
      lines.append(
        frame + String(repeating: " ", count: max(1, 7 - frame.count))
          + "\(fixed(Double(index) / fps))  \(fixed(value))  \(fixed(velocities[index]))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double) -> String { value.isFinite ? "\(value)" : "null" }
}
