// One animated number with its whole history.

/// A number that is sent to new targets over time; its value at any moment is a pure function.
///
/// It keeps a few numbers per change and no frames, so that any time may be asked in any order:
/// ```
/// var x = AnimatedScalar(0)
/// x.retarget(to: 100, at: 0, animation: .smooth)
/// x.retarget(to: 0, at: 0.1, animation: .smooth)     // turns round, velocity kept
/// x.value(at: 0.14)
/// ```
/// A `.spring` takes over position and velocity of whatever is running. Every other animation is
/// added: the old one plays on, the new one animates the difference. A nil animation jumps and ends
/// everything.
public struct AnimatedScalar: Sendable, Equatable {
  /// One change of target.
  struct Change: Sendable, Equatable {
    var time: Double
    var target: Double
    var animation: Animation
    var interval: Double
    var plan: AnimationPlan
    /// Seconds after `time` when it is over.
    var duration: Double
    /// What was complete before `first`: the changes since then are added to it.
    var base: Double
    /// Index of the earliest change that may still be running; itself when it replaces them.
    var first: Int
  }

  private(set) var changes: [Change] = []
  /// The value before the first change.
  public let initialValue: Double
  /// How springs are evaluated.
  public let engine: SpringEngine
  /// 128 for values without a unit (opacity, colour, scale), 1 for points; SwiftUI engine only.
  public let scale: Double

  /// A number at rest.
  public init(_ value: Double, engine: SpringEngine = .closed, scale: Double = 1) {
    initialValue = value
    self.engine = engine
    self.scale = scale
  }

  /// Where it is going, or rests, after the last change.
  public var target: Double { changes.last?.target ?? initialValue }

  /// The target in force at `time`.
  public func target(at time: Double) -> Double {
    lastChange(at: time).map { changes[$0].target } ?? initialValue
  }

  /// Sends the number to `target` from `time` on.
  ///
  /// Changes are made in order of time; an earlier time counts as the last change's. A target that
  /// is already set changes nothing, as in SwiftUI, unless the change is a jump.
  public mutating func retarget(to target: Double, at time: Double, animation: Animation?) {
    let time = max(time.isNaN ? 0 : time, changes.last?.time ?? -.infinity)
    let animation = animation ?? .none
    guard animation == .none || target != self.target else { return }
    let replaces = animation == .none || animation.replacesRunningAnimation
    let (position, velocity, force, response) = running(at: time)
    let start = replaces ? position : self.target
    var request = Animation.Request(interval: target - start, engine: engine, scale: scale)
    if animation.replacesRunningAnimation {
      request.velocity = velocity
      request.force = force
      request.previousResponse = response
    }
    if !request.interval.isFinite { request.interval = 0 }
    if !request.velocity.isFinite { request.velocity = 0 }
    let index = changes.count
    var first = index
    var base = start
    if !replaces, let last = changes.indices.last {
      let open = changes[last].first...last
      if let running = open.first(where: { isRunning($0, at: time) }) {
        // What is over by now has made its whole interval: it becomes part of the base.
        first = running
        base = changes[open.lowerBound..<running].reduce(changes[last].base) {
          $0 + $1.interval
        }
      }
    }
    let plan = AnimationPlan(animation, request)
    changes.append(
      Change(
        time: time, target: target, animation: animation, interval: request.interval, plan: plan,
        duration: plan.duration, base: base, first: first))
  }

  /// The value at a time, exactly the target once everything has settled.
  public func value(at time: Double) -> Double { value(at: time, asOf: time) }

  /// The value at a time had nothing been changed after `moment`.
  func value(at time: Double, asOf moment: Double) -> Double {
    guard let index = lastChange(at: min(time, moment)) else { return initialValue }
    let last = changes[index]
    if time >= settledTime(of: index) { return last.target }
    var value = last.base
    for change in changes[last.first...index] {
      value += change.plan.sample(at: time - change.time).value
    }
    return value
  }

  /// Units per second at a time.
  public func velocity(at time: Double) -> Double {
    guard let index = lastChange(at: time) else { return 0 }
    return changes[changes[index].first...index].reduce(0) { sum, change in
      sum + change.plan.sample(at: time - change.time).velocity
    }
  }

  /// When the number rests for good; infinite for an endless animation, nil when it never moved.
  public var settledTime: Double? {
    changes.indices.last.map { settledTime(of: $0) }
  }

  /// True while the number is under way at `time`.
  public func isAnimating(at time: Double) -> Bool {
    lastChange(at: time).map { time < settledTime(of: $0) } ?? false
  }

  private func settledTime(of index: Int) -> Double {
    changes[changes[index].first...index].reduce(-.infinity) { max($0, $1.time + $1.duration) }
  }

  private func isRunning(_ index: Int, at time: Double) -> Bool {
    time < changes[index].time + changes[index].duration
  }

  /// What a new animation takes over from those that run.
  private func running(at time: Double)
    -> (position: Double, velocity: Double, force: Double, response: Double?)
  {
    guard let index = lastChange(at: time), isAnimating(at: time) else {
      return (target, 0, 0, nil)
    }
    let change = changes[index]
    var response: Double?
    var force = 0.0
    if case .spring(let old, _, _) = change.animation {
      response = old
      if engine == .swiftui {
        force = change.plan.sample(at: time - change.time).force
      }
    }
    return (value(at: time), velocity(at: time), force, response)
  }

  /// Index of the last change at or before `time`.
  private func lastChange(at time: Double) -> Int? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
