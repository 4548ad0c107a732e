// Flattening of views and modifiers into the arena.

/// What flows down while the arena is built, besides the environment.
struct BuildContext {
  var environment: Int
  /// Axis of the nearest stack: direction of spacers and dividers.
  var stackAxis: Axis?
  /// Settings for the next scroll view below.
  var scroll = ScrollSettings()
  /// True inside list rows: links get a chevron.
  var isListRow = false
  var isInList = false
  /// True for the content of a page with a large title: a list's first gap is swallowed.
  var isUnderLargeTitle = false
}

/// Remembers which environment a modifier made of another one.
struct EnvironmentMemo {
  var base: Int
  var modifier: Modifier
  var result: Int
}

extension LayoutPass {
  func buildRoot(_ views: [ViewNode]) {
    // Controls add a few containers of their own.
    let size = views.reduce(16) { $0 + $1.size }
    nodes.reserveCapacity(size + size / 4)
    items.reserveCapacity(size + size / 4)
    caches.reserveCapacity(size)
    let root = append(
      LayoutNode(id: .root, content: .implicit("root"), parent: nil), .root, environment: 0)
    let context = BuildContext(environment: 0)
    let child = buildSingle(views, parent: root, context: context, part: "content") {
      .vStack(alignment: .center, spacing: nil)
    }
    setChildren(child.map { [$0] } ?? [], of: root)
    finish(root)
  }

  /// Adds a node without children.
  func append(_ node: LayoutNode, _ operation: LayoutOperation, environment: Int) -> Int {
    let index = nodes.count
    var node = node
    node.environment = environment
    nodes.append(node)
    items.append(
      LayoutItem(
        operation: operation, parent: Int32(node.parent ?? -1), target: Int32(index),
        isRightToLeft: environments[environment].layoutDirection == .rightToLeft))
    return index
  }

  func setChildren(_ children: [Int], of index: Int) {
    let start = childIndices.count
    childIndices.append(contentsOf: children)
    nodes[index].children = start..<childIndices.count
    items[index].firstChild = Int32(start)
    items[index].childCount = Int32(children.count)
  }

  @inline(__always)
  func child(_ index: Int, _ position: Int = 0) -> Int {
    childIndices[Int(items[index].firstChild) + position]
  }

  /// Children of a node as arena indices.
  @inline(__always)
  func childRange(_ index: Int) -> Range<Int> {
    let first = Int(items[index].firstChild)
    return first..<first + Int(items[index].childCount)
  }

  /// The one node for a builder's content: the view itself, or an implicit container of several.
  func buildSingle(
    _ views: [ViewNode], parent: Int, context: BuildContext, part: String,
    container: () -> ViewKind
  ) -> Int? {
    let views = flattened(views)
    if views.isEmpty { return nil }
    if views.count == 1 { return build(views[0], parent: parent, context: context) }
    let kind = container()
    let node = LayoutNode(
      id: nodes[parent].id.child(part: part), content: .implicit(part), parent: parent,
      origin: nodes[parent].origin)
    let index = append(node, .pass, environment: context.environment)
    buildContent(of: index, kind: kind, children: views, context: context, id: node.id)
    finish(index)
    return index
  }

  /// Views without groups, loops and empty views; a group's modifiers go to each member.
  ///
  /// - Parameter opensSections: treats a section as a group of header, rows and footer, as every
  ///   container does that has no form of its own for sections (medium confidence).
  func flattened(_ views: [ViewNode], opensSections: Bool = false) -> [ViewNode] {
    guard views.contains(where: { $0.members(opensSections) != nil }) else { return views }
    var result: [ViewNode] = []
    for view in views { flatten(view, opensSections, adding: [], into: &result) }
    return result
  }

  private func flatten(
    _ view: ViewNode, _ opensSections: Bool, adding extra: [ModifierNode],
    into result: inout [ViewNode]
  ) {
    guard let members = view.members(opensSections) else {
      var view = view
      view.modifiers += extra
      return result.append(view)
    }
    var modifiers = view.modifiers
    if let name = view.name {
      modifiers.insert(ModifierNode(.name(name), origin: view.origin), at: 0)
    }
    modifiers += extra
    for child in members { flatten(child, opensSections, adding: modifiers, into: &result) }
  }

  /// A view with its modifiers: the outermost modifier's node comes first.
  func build(_ view: ViewNode, parent: Int, context: BuildContext) -> Int {
    depth += 1 + view.modifiers.count
    deepest = max(deepest, depth)
    defer { depth -= 1 + view.modifiers.count }

    let first = nodes.count
    var parent = parent
    var context = context
    var pending: [(index: Int, context: BuildContext, content: [ViewNode], part: String)] = []
    for position in view.modifiers.indices.reversed() {
      let written = view.modifiers[position]
      let outer = context
      let plan = plan(for: written.modifier, context: &context)
      var node = LayoutNode(
        id: view.id.child(modifier: position), content: .modifier(written.modifier),
        parent: parent, origin: written.origin)
      if case .name(let name) = written.modifier { node.name = name }
      if parent >= first { linkOnlyChild(nodes.count, to: parent) }
      parent = append(node, plan.operation, environment: context.environment)
      items[parent].isUnary = true
      items[parent].touchesSafeArea = written.modifier.reachesUnderBars
      if let content = plan.content {
        pending.append((parent, outer, content, plan.part))
      }
    }
    if parent >= first { linkOnlyChild(nodes.count, to: parent) }
    let node = LayoutNode(
      id: view.id, content: .view(view.kind), name: view.name, parent: parent, origin: view.origin)
    let index = append(node, .pass, environment: context.environment)
    buildContent(
      of: index, kind: view.kind, children: view.children, context: context, id: view.id)
    finish(index)
    finishModifiers(above: index, from: first, pending: pending)
    return first
  }

  private func linkOnlyChild(_ child: Int, to parent: Int) {
    let start = childIndices.count
    childIndices.append(child)
    nodes[parent].children = start..<start + 1
    items[parent].firstChild = Int32(start)
    items[parent].childCount = 1
  }

  private func finishModifiers(
    above index: Int, from first: Int,
    pending: [(index: Int, context: BuildContext, content: [ViewNode], part: String)]
  ) {
    var remaining = pending
    var current = index - 1
    // A chain of modifiers is contiguous: built from the outside in, finished from the inside out.
    while current >= first {
      if let last = remaining.last, last.index == current {
        remaining.removeLast()
        buildSecondary(last.content, of: current, context: last.context, part: last.part)
      }
      finish(current)
      current -= 1
    }
  }

  /// The second child of an overlay, background, mask or safe area inset.
  private func buildSecondary(
    _ content: [ViewNode], of index: Int, context: BuildContext, part: String
  ) {
    var inner = context
    inner.stackAxis = nil
    inner.scroll = ScrollSettings()
    let alignment = secondaryAlignment(of: index)
    let secondary = buildSingle(content, parent: index, context: inner, part: part) {
      .zStack(alignment: alignment)
    }
    guard let secondary else { return }
    setChildren([child(index), secondary], of: index)
  }

  private func secondaryAlignment(of index: Int) -> Alignment {
    guard case .modifier(let modifier) = nodes[index].content else { return .center }
    switch modifier {
    case .overlay(let alignment, _), .background(let alignment, _), .mask(let alignment, _):
      return alignment
    default: return .center
    }
  }
}

extension ViewNode {
  /// What a view that is no box of its own contributes to the container around it: its children,
  /// or nothing; nil for every other view.
  func members(_ opensSections: Bool) -> [ViewNode]? {
    switch kind {
    case .group, .forEach, .emptyView: children
    case .section(let header, let footer): opensSections ? header + children + footer : nil
    default: nil
    }
  }
}
