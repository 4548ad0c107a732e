// Ids that do not stay the same: made anew per evaluation, or positions.

extension Linter {
  mutating func checkIdentities() {
    // Asking for the same state again is only free of side effects where views are data.
    guard scene.source is JSONViewSource else { return checkIdentitiesAcrossStates() }
    checkNewIdentities()
    checkPositions()
  }

  /// Views evaluated twice, as if something unrelated had changed in between.
  private mutating func checkNewIdentities() {
    for moment in subject.moments.prefix(4) {
      var other = moment.state
      other.revision += 1
      compare(scene.source.root(in: moment.state), scene.source.root(in: other))
    }
    let state = scene.initialState
    var other = state
    other.revision += 1
    var templates: [(TemplateID, Value)] = []
    for opening in subject.openings where opening.isZoom {
      for page in [opening.lower] {
        for destination in page.facts.destinations
        where !templates.contains(where: { $0.0.value == destination.template.value }) {
          templates.append((destination.template, opening.content.pageValue))
        }
      }
    }
    for (template, value) in templates {
      let request = ContentRequest(id: .root, value: value)
      compare(
        scene.source.content(of: template, for: request, in: state),
        scene.source.content(of: template, for: request, in: other))
    }
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

  /// For front ends with a state of their own: a view that stays and whose id reads like a new UUID.
  private mutating func checkIdentitiesAcrossStates() {
    var seen: [NodeID: [Int: Value]] = [:]
    for source in subject.pages.flatMap(\.facts.sources) {
      guard let node = source.node else { continue }
      if let old = seen[node.id]?[source.position], old != source.source.id,
        old.plainText.looksLikeUUID, source.source.id.plainText.looksLikeUUID
      {
        add("ZR004", "the source's id is another one in every evaluation", at: source.origin)
      }
      seen[node.id, default: [:]][source.position] = source.source.id
    }
  }

  /// Sources evaluated again with every list reversed: an id that stays at its place while the view
  /// it stands for moves on is a position.
  private mutating func checkPositions() {
    let state = scene.initialState
    var turned = state
    turned.data = state.data.reversingLists
    turned.values = state.values.reversingLists
    guard turned != state else { return }
    let before = PageFacts(flattening: scene.source.root(in: state)).sources
    let after = PageFacts(flattening: scene.source.root(in: turned)).sources
    var looks: [PageFacts.Group: ViewNode] = [:]
    for source in after {
      guard let node = source.node else { continue }
      looks[.init(id: source.source.id, namespace: source.source.namespace)] =
        source.tapped ?? node
    }
    var written: [String: Int] = [:]
    for source in before { written[source.origin.path, default: 0] += 1 }
    for source in before {
      guard let node = source.node, source.source.id.isPositionLike,
        written[source.origin.path, default: 0] > 1,
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
}

extension PageFacts {
  /// The facts of views together with the root pages of stacks inside.
  init(flattening views: [ViewNode]) {
    self.init(views)
    views.visit { node in
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

extension [ViewNode] {
  /// The value of a page around these views; null without one.
  fileprivate var pageValue: Value {
    for node in self {
      if case .navigationPage(let page) = node.kind { return page.value }
    }
    return .null
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

extension String {
  /// True for the 36 characters of a UUID.
  var looksLikeUUID: Bool {
    let bytes = Array(utf8)
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      if [8, 13, 18, 23].contains(index) { return byte == 0x2D }
      return (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte)
        || (0x61...0x66).contains(byte)
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
  fileprivate var look: [String] {
    var parts: [String] = []
    visit { node in
      switch node.kind {
      case .text(let text): parts.append(text.string)
      case .image(let image): parts.append("\(image.source)")
      case .navigationLink(let value, _, _): parts.append(value.plainText)
      case .shape(let content): parts.append(content.fill.map { "\($0)" } ?? "")
      case .color(let color): parts.append("\(color)")
      default: break
      }
      return true
    }
    return parts
  }
}
