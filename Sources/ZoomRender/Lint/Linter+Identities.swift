// Ids that do not stay the same: made anew per evaluation, or positions.

extension Linter {
  mutating func checkIdentities() {
    guard let source = scene.source as? JSONViewSource else { return checkNewIdentities() }
    if source.program.makesIDs { checkNewIdentities() }
    // Only where views are data can the data be turned round.
    if !subject.isFurther { checkPositions() }
  }

  /// Views evaluated twice, as if something unrelated had changed in between.
  private mutating func checkNewIdentities() {
    var seen: [SceneState] = []
    for moment in subject.moments where !seen.contains(moment.state) && seen.count < 2 {
      seen.append(moment.state)
      compare(
        scene.source.root(in: moment.state), scene.source.root(in: evaluatedAgain(moment.state)))
    }
    let state = scene.initialState
    let other = evaluatedAgain(state)
    var templates: [(TemplateID, Value)] = []
    for opening in subject.openings where opening.isZoom {
      guard let value = opening.value else { continue }
      for destination in opening.lower.facts.destinations
      where !templates.contains(where: { $0.0.value == destination.template.value }) {
        templates.append((destination.template, value))
      }
    }
    for (template, value) in templates {
      let request = ContentRequest(id: .root, value: value)
      compare(
        scene.source.content(of: template, for: request, in: state),
        scene.source.content(of: template, for: request, in: other))
    }
  }

  /// The state, as if it were a later one where that is free of meaning.
  private func evaluatedAgain(_ state: SceneState) -> SceneState {
    var other = state
    if scene.source is JSONViewSource { other.revision += 1 }
    return other
  }

  /// Reports ids that differ between two evaluations of the same views.
  private mutating func compare(_ first: [ViewNode], _ second: [ViewNode]) {
    for (a, b) in zip(first, second) {
      for (x, y) in zip(a.modifiers, b.modifiers) {
        if let old = x.modifier.sharedID, let new = y.modifier.sharedID, old != new {
          add(
            "ZR004", "the id is another one in every evaluation", at: x.origin,
            notes: [.init("first '\(old.plainText)', then '\(new.plainText)'")])
        }
        compare(x.modifier.content, y.modifier.content)
      }
      if case .forEach = a.kind, a.children.map(\.id) != b.children.map(\.id),
        a.children.count == b.children.count
      {
        add("ZR004", "the elements have other ids in every evaluation", at: a.origin)
      }
      compare(a.children, b.children)
    }
  }

  /// Sources evaluated again with every list reversed: an id that stays at its place while the view
  /// it stands for moves on is a position.
  private mutating func checkPositions() {
    let first = subject.moments.first?.surfaces.flatMap(\.pages).flatMap(\.facts.sources) ?? []
    let before = Self.positionLike(first)
    guard !before.isEmpty else { return }
    let state = scene.initialState
    var turned = state
    turned.data = state.data.reversingLists
    turned.values = state.values.reversingLists
    guard turned != state else { return }
    let after = PageFacts(flattening: scene.source.root(in: turned)).sources
    var looks: [PageFacts.Group: ViewNode] = [:]
    for source in after {
      guard let node = source.node else { continue }
      looks[.init(id: source.source.id, namespace: source.source.namespace)] =
        source.tapped ?? node
    }
    for source in before {
      guard let node = source.node,
        let twin = looks[.init(id: source.source.id, namespace: source.source.namespace)]
      else { continue }
      if (source.tapped ?? node).look != twin.look {
        add(
          "ZR004",
          "the id is the item's position: after an insertion or a sort it stands for "
            + "another item", at: source.origin)
      }
    }
  }

  /// So many sources of one place in the code tell: further ones are made the same way.
  private static let mostPerPlace = 8

  /// Sources that are written once and there several times, with ids that may be positions: a few
  /// of each place.
  private static func positionLike(_ sources: [PageFacts.Source]) -> [PageFacts.Source] {
    var written: [String: [PageFacts.Source]] = [:]
    var order: [String] = []
    for source in sources where source.node != nil && source.source.id.isPositionLike {
      let path = source.origin.path
      if written[path] == nil { order.append(path) }
      if written[path, default: []].count < mostPerPlace {
        written[path, default: []].append(source)
      }
    }
    return order.compactMap { written[$0] }.filter { $0.count > 1 }.flatMap { $0 }
  }
}

extension PageFacts {
  /// The facts of views together with the root pages of stacks inside.
  init(flattening views: [ViewNode]) {
    self.init(views)
    views.visit(having: .stack) { node in
      if case .navigationStack = node.kind {
        let inner = PageFacts(flattening: node.children)
        sources += inner.sources
        matched += inner.matched
        return false
      }
      return true
    }
  }
}

extension Modifier {
  /// The id that ties the view to another one or to its past.
  fileprivate var sharedID: Value? {
    switch self {
    case .matchedTransitionSource(let source): source.id
    case .matchedGeometryEffect(let effect): effect.id
    case .navigationTransition(.zoom(let id, _), _): id
    case .id(let value): value
    default: nil
    }
  }
}

extension Value {
  /// True for small whole numbers, and for texts that end in one.
  fileprivate var isPositionLike: Bool {
    switch self {
    case .number(let number): number == number.rounded() && (0...100_000).contains(number)
    case .string(let text): text.utf8.last.map { (0x30...0x39).contains($0) } ?? false
    default: false
    }
  }
}

extension Value.Object {
  /// Every list of more than one element the other way round.
  fileprivate var reversingLists: Value.Object {
    Value.Object(
      fields.map { field in
        guard case .list(let values) = field.value else { return field }
        return Field(name: field.name, value: .list(values.reversed()))
      })
  }
}

extension ViewNode {
  /// What the view shows, without identities and places: texts, images, colours, pushed values.
  fileprivate var look: [LookPart] {
    var parts: [LookPart] = []
    visit { node in
      switch node.kind {
      case .text(let text): parts.append(.text(text.string))
      case .image(let image): parts.append(.image(image.source))
      case .navigationLink(let value, _, _): parts.append(.text(value.plainText))
      case .shape(let content): parts.append(.fill(content.fill))
      case .color(let color): parts.append(.color(color))
      default: break
      }
      return true
    }
    return parts
  }
}

/// A part of what a view shows.
private enum LookPart: Equatable {
  case text(String)
  case image(ImageContent.Source)
  case fill(ShapeStyle?)
  case color(ColorReference)
}
