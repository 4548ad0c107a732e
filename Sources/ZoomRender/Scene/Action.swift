// What a tap does.

/// What a button, link or gesture does when it fires.
public indirect enum Action: Sendable, Equatable, Hashable, Codable {
  /// Sets a state variable (a dotted path reaches into objects).
  case set(String, Value)
  /// Negates a Boolean state variable.
  case toggle(String)
  /// Appends a value to a navigation path; the nearest stack's when `path` is nil.
  case push(Value, type: String, path: String?)
  /// Removes `count` pages.
  case pop(count: Int, path: String?)
  /// Dismisses the nearest presentation, else pops.
  case dismiss
  /// Runs the actions in one transaction. A nil animation disables animation.
  case withAnimation(Animation?, [Action])
  /// Runs the actions after the animation of the first list has logically completed.
  case withAnimationThen(Animation?, [Action], then: [Action])
  /// A feedback marker (haptic) at this instant.
  case feedback(String)
  /// A closure of the view source, run in process: SwiftUI front end only.
  case closure(Int)
}

/// How a state change is to be animated.
public struct Transaction: Sendable, Equatable, Hashable, Codable {
  package var animation: Animation?
  package var disablesAnimations: Bool

  package init(animation: Animation? = nil, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }
}
