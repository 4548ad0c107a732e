// Views and modifiers that are animatable themselves: made anew for every moment of an animation.

import ZoomRender

extension _Context {
  /// Lowers what depends on a value; when the value has animatable data, the nodes carry a template
  /// that makes them again for the numbers of a moment.
  func animating<T>(
    _ value: T, path name: String? = nil, _ lower: @escaping @MainActor (T, _Context) -> Void
  ) {
    if let name { path.append(name) }
    defer { if name != nil { path.removeLast() } }
    let numbers = (value as? any Animatable)?.animatableNumbers ?? []
    guard !numbers.isEmpty else { return lower(value, self) }
    let place = id
    var template = self.template("animatable") { inner, _ in
      inner.id = place
      let now = (value as? any Animatable)?.withAnimatable(inner.graph.animatable) as? T
      lower(now ?? value, inner)
    }
    template.animatable = numbers
    let origin = nodeOrigin()
    for var node in collect({ lower(value, self) }) {
      node.modifiers.append(ModifierNode(.animatableContent(template), origin: origin))
      output.append(node)
    }
  }
}
