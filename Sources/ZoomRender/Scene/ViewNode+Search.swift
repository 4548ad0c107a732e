// Walks of resolved view trees: what the driver looks for before anything is laid out.

extension ViewNode {
  /// Calls `body` for this view and the views inside it, parents first; `false` skips the inside.
  ///
  /// Views in overlays, backgrounds, masks, insets, section headers and toolbars count as inside.
  func visit(_ body: (ViewNode) -> Bool) {
    guard body(self) else { return }
    for child in children { child.visit(body) }
    if case .section(let header, let footer) = kind {
      for child in header + footer { child.visit(body) }
    }
    for modifier in modifiers {
      for child in modifier.modifier.content { child.visit(body) }
    }
  }

  /// Calls `body` for those views that carry one of some things or hold one that does.
  func visit(having traits: ViewTraits, _ body: (ViewNode) -> Bool) {
    visit { node in !node.traits.isDisjoint(with: traits) && body(node) }
  }

  /// The view with other views inside it, in its children and in what its modifiers carry.
  ///
  /// - Parameter body: The view to take in place of one inside; nil keeps it.
  /// - Returns: Nil when `body` keeps all of them, so that unchanged trees stay shared.
  func replacingViews(_ body: (ViewNode) -> ViewNode?) -> ViewNode? {
    var children: [ViewNode]?
    for (index, child) in self.children.enumerated() {
      guard let other = body(child) else { continue }
      if children == nil { children = self.children }
      children?[index] = other
    }
    var modifiers: [ModifierNode]?
    for (index, node) in self.modifiers.enumerated() where node.modifier.carriesViews {
      var modifier = node.modifier
      var isChanged = false
      modifier.mapContent { child in
        guard let other = body(child) else { return child }
        isChanged = true
        return other
      }
      guard isChanged else { continue }
      if modifiers == nil { modifiers = self.modifiers }
      modifiers?[index].modifier = modifier
    }
    guard children != nil || modifiers != nil else { return nil }
    var copy = self
    if let children { copy.children = children }
    if let modifiers { copy.modifiers = modifiers }
    return copy
  }

  /// The modifiers that act on the page root, outermost last: those of the view and, where the view
  /// is only a transparent group around one view, of that view.
  var rootModifiers: [ModifierNode] {
    switch kind {
    case .group, .forEach:
      guard children.count == 1 else { return modifiers }
      return children[0].rootModifiers + modifiers
    default: return modifiers
    }
  }
}

extension Modifier {
  /// The views that the modifier carries besides the one it modifies.
  var content: [ViewNode] {
    switch self {
    case .overlay(_, let content), .background(_, let content), .mask(_, let content),
      .safeAreaInset(_, _, _, let content), .listRowBackground(let content):
      content
    case .toolbar(let items): items.flatMap(\.content)
    default: []
    }
  }
}

extension Modifier {
  /// True for modifiers whose views ``mapContent(_:)`` replaces.
  fileprivate var carriesViews: Bool {
    switch self {
    case .overlay, .background, .mask, .safeAreaInset, .listRowBackground: true
    default: false
    }
  }

  /// Replaces the views that the modifier carries.
  mutating func mapContent(_ body: (ViewNode) -> ViewNode) {
    switch self {
    case .overlay(let alignment, let content):
      self = .overlay(alignment: alignment, content: content.map(body))
    case .background(let alignment, let content):
      self = .background(alignment: alignment, content: content.map(body))
    case .mask(let alignment, let content):
      self = .mask(alignment: alignment, content: content.map(body))
    case .safeAreaInset(let edge, let alignment, let spacing, let content):
      self = .safeAreaInset(
        edge: edge, alignment: alignment, spacing: spacing, content: content.map(body))
    case .listRowBackground(let content): self = .listRowBackground(content.map(body))
    default: break
    }
  }
}

extension [ViewNode] {
  /// Calls `body` for every view, parents first; `false` skips the inside.
  func visit(_ body: (ViewNode) -> Bool) {
    for node in self { node.visit(body) }
  }

  /// Calls `body` for those views that carry one of some things or hold one that does.
  func visit(having traits: ViewTraits, _ body: (ViewNode) -> Bool) {
    for node in self { node.visit(having: traits, body) }
  }

  /// Views of a page that carry or hold something, without those of stacks nested in it.
  func visitPage(having traits: ViewTraits, _ body: (ViewNode) -> Void) {
    visit(having: traits) { node in
      body(node)
      if case .navigationStack = node.kind { return false }
      return true
    }
  }

  /// The first value that `transform` finds, parents first.
  ///
  /// - Parameter traits: What a view carries for which there is one.
  func firstModifier<T>(
    having traits: ViewTraits, _ transform: (ModifierNode, ViewNode) -> T?
  ) -> T? {
    var found: T?
    visit(having: traits) { node in
      guard found == nil else { return false }
      for modifier in node.modifiers where found == nil { found = transform(modifier, node) }
      return found == nil
    }
    return found
  }
}

extension Value {
  /// The value at a dotted path of field names; nil when a step is missing.
  func value(atPath path: String) -> Value? {
    var current = self
    for step in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard case .object(let object) = current, let next = object[String(step)] else { return nil }
      current = next
    }
    return current
  }
}

extension Value.Object {
  /// The value at a dotted path; nil when a step is missing.
  func value(atPath path: String) -> Value? { Value.object(self).value(atPath: path) }

  /// Sets the value at a dotted path, making objects on the way.
  mutating func set(_ value: Value, atPath path: String) {
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    set(value, steps: steps[...])
  }

  private mutating func set(_ value: Value, steps: ArraySlice<String>) {
    guard let first = steps.first else { return }
    if steps.count == 1 { return self[first] = value }
    var inner = Value.Object()
    if case .object(let object)? = self[first] { inner = object }
    inner.set(value, steps: steps.dropFirst())
    self[first] = .object(inner)
  }
}
