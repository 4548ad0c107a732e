// Keyframes of a value of the user's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// Steps of one property of the animated value.
public struct _KeyframeSteps<Value> {
  var steps: [Step] = []
  struct Step {
    var value: Value
    /// Seconds.
    var duration: Double
    var kind: Kind
  }
  enum Kind {
    case linear(UnitCurve)
    case cubic
    case spring(Spring)
    case move
  }
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  var _steps: _KeyframeSteps<Value> { get }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: _KeyframeSteps<Value>
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = .init(steps: [.init(value: to, duration: duration, kind: .linear(timingCurve))])
  }
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: _KeyframeSteps<Value>
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) { _steps = .init(steps: [.init(value: to, duration: duration, kind: .cubic)]) }
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: _KeyframeSteps<Value>
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _steps = .init(
      steps: [
        .init(value: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring))
      ])
  }
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: _KeyframeSteps<Value>
  public init(_ to: Value) { _steps = .init(steps: [.init(value: to, duration: 0, kind: .move)]) }
}

/// Steps one after the other.
public struct _KeyframeSequence<Value>: KeyframeTrackContent {
  public let _steps: _KeyframeSteps<Value>
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeSequence<
    Value
  >
  where K.Value == Value { .init(_steps: content._steps) }
  public static func buildBlock(
    _ parts: _KeyframeSequence<Value>...
  ) -> _KeyframeSequence<Value> { joined(parts) }
  public static func buildArray(
    _ parts: [_KeyframeSequence<Value>]
  ) -> _KeyframeSequence<Value> { joined(parts) }
  public static func buildOptional(
    _ part: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> { part ?? joined([]) }
  public static func buildEither(
    first: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { first }
  public static func buildEither(
    second: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { second }
  static func joined(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    .init(_steps: .init(steps: parts.flatMap { $0._steps.steps }))
  }
}

public protocol Keyframes<Value> {
  associatedtype Value
  var _tracks: [_KeyframeSetter<Value>] { get }
}

/// A track: sets its property of a value at a time; opaque to users.
public struct _KeyframeSetter<Root> {
  let duration: Double
  let set: (inout Root, Double) -> Void
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public let _tracks: [_KeyframeSetter<Root>]

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { _tracks = [Self.track(keyPath, content()._steps.steps)] }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    _tracks = [Self.track(\.self, content()._steps.steps)]
  }

  private static func track(
    _ keyPath: WritableKeyPath<Root, Value>, _ steps: [_KeyframeSteps<Value>.Step]
  ) -> _KeyframeSetter<Root> {
    let duration = steps.reduce(0) { $0 + max(0, $1.duration) }
    return _KeyframeSetter(duration: duration) { root, time in
      var start = root[keyPath: keyPath]
      var passed = 0.0
      for step in steps {
        if time < passed + step.duration {
          let local = time - passed
          var mixed = start
          mixed.animatableData = mix(
            start.animatableData, step.value.animatableData, fraction(step, local))
          root[keyPath: keyPath] = mixed
          return
        }
        start = step.value
        passed += max(0, step.duration)
      }
      root[keyPath: keyPath] = start
    }
  }

  private static func mix<D: VectorArithmetic>(_ a: D, _ b: D, _ fraction: Double) -> D {
    var delta = b - a
    delta.scale(by: fraction)
    return a + delta
  }

  /// How far a step has got: cubics pass smoothly through their ends.
  private static func fraction(_ step: _KeyframeSteps<Value>.Step, _ time: Double) -> Double {
    let x = step.duration > 0 ? min(1, max(0, time / step.duration)) : 1
    switch step.kind {
    case .linear(let curve): return curve.value(at: x)
    case .cubic: return x * x * (3 - 2 * x)
    case .spring(let spring):
      return spring.value(target: 1.0, initialVelocity: 0.0, time: time)
    case .move: return 1
    }
  }
}

/// Tracks that run side by side.
public struct _KeyframeGroup<Value>: Keyframes {
  public let _tracks: [_KeyframeSetter<Value>]
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ content: K) -> _KeyframeGroup<Value>
  where K.Value == Value { .init(_tracks: content._tracks) }
  public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeGroup<Value>
  where K.Value == Value, Value: Animatable {
    .init(
      _tracks: KeyframeTrack<Value, Value, _KeyframeSequence<Value>>(content: {
        _KeyframeSequence(_steps: content._steps)
      })._tracks)
  }
  public static func buildBlock(_ parts: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    .init(_tracks: parts.flatMap(\._tracks))
  }
}

/// Tracks of a value, to be asked for any time.
public struct KeyframeTimeline<Value> {
  let initial: Value
  let tracks: [_KeyframeSetter<Value>]
  public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K)
  where K.Value == Value {
    initial = initialValue
    tracks = content()._tracks
  }
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.set(&value, time) }
    return value
  }
}
