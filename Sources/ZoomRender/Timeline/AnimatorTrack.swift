// Keyframe and phase animators: properties that run by themselves.

/// An animator of a view with the times at which it started.
struct AnimatorTrack: Sendable, Equatable {
  enum Program: Sendable, Equatable {
    case keyframes(KeyframeAnimator)
    case phases(PhaseAnimator)
  }

  /// A start, with what the animator was at that time.
  struct Start: Sendable, Equatable {
    var time: Double
    var program: Program
  }

  /// The view.
  var node: NodeID
  /// Index of the animator's modifier; its properties' modifiers follow it.
  var slot: Int
  var starts: [Start]

  /// When it rests for good; infinite when it repeats.
  var settledTime: Double {
    guard let last = starts.last else { return 0 }
    return last.time + last.program.duration
  }

  func isAnimating(at time: Double) -> Bool {
    guard let start = starts.last(where: { $0.time <= time }) else { return false }
    return time < start.time + start.program.duration
  }

  /// The value of a property at a time.
  func value(of property: AnimatedProperty, at time: Double) -> Double? {
    guard let start = starts.last(where: { $0.time <= time }) else { return nil }
    return start.program.value(of: property, after: time - start.time)
  }
}

extension AnimatorTrack.Program {
  /// The properties that it drives, in the order of their modifiers.
  var properties: [AnimatedProperty] {
    let used: [AnimatedProperty] =
      switch self {
      case .keyframes(let animator): animator.tracks.map(\.property)
      case .phases(let animator): animator.phases.flatMap { $0.settings.map(\.property) }
      }
    return AnimatedProperty.allCases.filter(used.contains)
  }

  /// Seconds until it rests; infinite when it repeats.
  var duration: Double {
    switch self {
    case .keyframes(let animator):
      if animator.repeats { return .infinity }
      return animator.tracks.map { track in
        KeyframeTrack(initialValue: track.initialValue, keyframes: track.keyframes).duration
      }.max() ?? 0
    case .phases(let animator):
      guard animator.trigger != nil else { return animator.phases.count > 1 ? .infinity : 0 }
      // The last step is logically complete before its spring has come to rest.
      let rest = animator.phases.compactMap { $0.animation?.duration() }.max() ?? 0
      return sequence(animator).duration + rest
    }
  }

  private func sequence(_ animator: PhaseAnimator) -> PhaseSequence {
    PhaseSequence(animations: animator.phases.map(\.animation), repeats: animator.trigger == nil)
  }

  func value(of property: AnimatedProperty, after time: Double) -> Double? {
    switch self {
    case .keyframes(let animator):
      guard let track = animator.tracks.first(where: { $0.property == property }) else {
        return nil
      }
      let keyframes = KeyframeTrack(
        initialValue: track.initialValue, keyframes: track.keyframes)
      let length =
        animator.tracks.map { other in
          KeyframeTrack(initialValue: other.initialValue, keyframes: other.keyframes).duration
        }.max() ?? 0
      let local =
        animator.repeats && length > 0 ? time.truncatingRemainder(dividingBy: length) : time
      return keyframes.value(at: local)
    case .phases(let animator):
      let values = animator.phases.map { phase in
        phase.settings.first { $0.property == property }?.value ?? property.neutral
      }
      return sequence(animator).scalar(values: values, until: time).value(at: time)
    }
  }

  /// The value before the first start.
  func restingValue(of property: AnimatedProperty) -> Double {
    switch self {
    case .keyframes(let animator):
      animator.tracks.first { $0.property == property }?.initialValue ?? property.neutral
    case .phases(let animator):
      animator.phases.first?.settings.first { $0.property == property }?.value ?? property.neutral
    }
  }

  /// The modifiers that show the properties, innermost first.
  func modifiers(_ value: (AnimatedProperty) -> Double) -> [Modifier] {
    let used = properties
    func has(_ property: AnimatedProperty) -> Bool { used.contains(property) }
    var made: [Modifier] = []
    if has(.width) || has(.height) {
      made.append(
        .frame(
          width: has(.width) ? max(0, value(.width)) : nil,
          height: has(.height) ? max(0, value(.height)) : nil, alignment: .center))
    }
    if has(.cornerRadius) {
      made.append(.clipShape(.roundedRectangle(cornerRadius: max(0, value(.cornerRadius)))))
    }
    if has(.scale) || has(.scaleX) || has(.scaleY) {
      let both = has(.scale) ? value(.scale) : 1
      made.append(
        .scaleEffect(
          x: both * (has(.scaleX) ? value(.scaleX) : 1),
          y: both * (has(.scaleY) ? value(.scaleY) : 1), anchor: .center))
    }
    if has(.rotation) { made.append(.rotationEffect(radians: value(.rotation), anchor: .center)) }
    if has(.blur) { made.append(.blur(radius: max(0, value(.blur)))) }
    if has(.offsetX) || has(.offsetY) {
      made.append(
        .offset(
          Vector(
            dx: has(.offsetX) ? value(.offsetX) : 0, dy: has(.offsetY) ? value(.offsetY) : 0)))
    }
    if has(.opacity) { made.append(.opacity(min(1, max(0, value(.opacity))))) }
    return made
  }
}

extension AnimatedProperty {
  /// The value that changes nothing; 0 where there is none.
  var neutral: Double {
    switch self {
    case .opacity, .scale, .scaleX, .scaleY: 1
    case .offsetX, .offsetY, .rotation, .blur, .width, .height, .cornerRadius: 0
    }
  }
}

extension Modifier {
  /// The animator that the modifier is, if it is one.
  var animator: AnimatorTrack.Program? {
    switch self {
    case .keyframeAnimator(let animator): .keyframes(animator)
    case .phaseAnimator(let animator): .phases(animator)
    default: nil
    }
  }

  /// What starts the animator anew; nil = appearance alone.
  var animatorTrigger: Value? {
    switch self {
    case .keyframeAnimator(let animator): animator.trigger
    case .phaseAnimator(let animator): animator.trigger
    default: nil
    }
  }
}
