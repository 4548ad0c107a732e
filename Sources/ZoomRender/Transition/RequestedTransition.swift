// What a destination asks for.

/// What a page or a presentation's content asks for with `navigationTransition(_:)`.
struct RequestedTransition: Sendable, Equatable {
  var transition: NavigationTransition
  var options: ZoomOptions
  var origin: NodeOrigin
  /// A modifier that stands on a view inside the root and has no effect.
  var misplaced: NodeOrigin?

  /// Reads the outermost modifier of the only root view.
  init(of content: [ViewNode]) {
    transition = .automatic
    options = .none
    origin = content.first?.origin ?? .unknown
    misplaced = nil
    if content.count == 1 {
      for modifier in content[0].rootModifiers.reversed() {
        guard case .navigationTransition(let asked, let given) = modifier.modifier else { continue }
        (transition, options, origin) = (asked, given, modifier.origin)
        return
      }
    }
    misplaced = content.firstModifier(having: .transition) { modifier, _ in
      guard case .navigationTransition = modifier.modifier else { return nil }
      return modifier.origin
    }
  }
}
