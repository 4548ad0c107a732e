// Transitions of views in words.

extension ViewTransition {
  /// What the transition does, as the object of "comes with".
  func words(isInsertion: Bool) -> String {
    switch self {
    case .identity: "no transition"
    case .opacity: "a fade"
    case .move(let edge): "a move \(isInsertion ? "from" : "to") the \(edge) edge"
    case .slide: "a slide \(isInsertion ? "from the leading" : "to the trailing") edge"
    case .scale(let factor, _):
      "a scale \(isInsertion ? "from" : "to") \(JSONText.number(factor, digits: 3))"
    case .offset(let vector):
      "an offset of \(JSONText.number(vector.dx, digits: 1)), "
        + "\(JSONText.number(vector.dy, digits: 1)) pt"
    case .push(let edge): "a push from the \(edge) edge"
    case .blurReplace: "a blur and a fade"
    case .effects: "effects of its own"
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).words(isInsertion: isInsertion)
    case .combined(let first, let second):
      first.words(isInsertion: isInsertion) + " and " + second.words(isInsertion: isInsertion)
    case .animated(let base, _): base.words(isInsertion: isInsertion)
    }
  }
}
