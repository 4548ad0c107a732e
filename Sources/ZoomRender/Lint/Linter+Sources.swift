// Views that zooms start from: their bounds, clips, shadows, links and labels.

extension Linter {
  mutating func checkSources() {
    for page in subject.newPages where page.isTop {
      for source in page.facts.sources {
        if let node = source.node { checkLook(of: source, node) }
        checkTap(on: source)
        checkAvailability(of: source)
      }
      checkDuplicates(on: page)
      checkCells(on: page)
    }
    for moment in subject.newMoments {
      for surface in moment.surfaces {
        let items = surface.pages.flatMap(\.facts.sources).filter { $0.node == nil }
        checkBounds(in: surface.tree, except: items.map(\.origin.path))
      }
    }
  }

  /// Sources on systems that do not know the modifier.
  private mutating func checkAvailability(of source: PageFacts.Source) {
    let platform = scene.platform
    let system = "\(platform.name.rawValue) \(JSONText.number(platform.version))"
    switch platform.name {
    case .macOS, .tvOS: break
    case .iOS, .iPadOS, .watchOS, .visionOS:
      if !platform.hasZooms {
        add(
          "ZR011", "matchedTransitionSource does not exist on \(system)", at: source.origin)
      } else if source.node == nil, [.iOS, .iPadOS].contains(platform.name), platform.version < 26 {
        add(
          "ZR037",
          "matchedTransitionSource on a toolbar item needs iOS 26, the scene is for \(system)",
          at: source.origin)
      }
    }
  }

  private mutating func checkLook(of source: PageFacts.Source, _ node: ViewNode) {
    let configuration = source.source.configuration
    if node.hasGlass(inside: source.position), !(scene.profile.rules.glassSource == .plain) {
      if configuration.cornerRadii == nil, !fliesAsGlass(source) {
        add(
          "ZR013", "the source is custom glass without a clip shape in its configuration",
          at: source.origin)
      }
      return
    }
    var isClipped = false
    var hasShadow = false
    let around = node.modifiers.dropFirst(source.position + 1).map(\.modifier)
    let inside = node.modifiers.prefix(source.position).map(\.modifier) + node.labelModifiers
    for (modifier, isInside) in inside.map({ ($0, true) }) + around.map({ ($0, false) }) {
      switch modifier {
      case .clipShape(let shape) where shape.isRounded: isClipped = true
      case .backgroundStyle(_, let shape?, _) where shape.isRounded && isInside: isClipped = true
      case .shadow(let shadow) where shadow.radius > 0 || shadow.offset != .zero: hasShadow = true
      default: break
      }
    }
    if isClipped, configuration.cornerRadii == nil {
      add("ZR007", "the source's rounded clip is not in its configuration", at: source.origin)
    }
    if hasShadow, configuration.shadow == nil {
      add("ZR014", "the source's shadow is not in its configuration", at: source.origin)
    }
  }

  /// True when the screen that opens from the source takes its glass along, as UIKit can.
  private func fliesAsGlass(_ source: PageFacts.Source) -> Bool {
    subject.openings.contains { opening in
      guard case .zoom(let id, let namespace) = opening.asked.transition else { return false }
      return id == source.source.id && namespace == source.source.namespace
        && opening.asked.options.usesGlassSource
    }
  }

  private mutating func checkTap(on source: PageFacts.Source) {
    guard let tapped = source.tapped else { return }
    if source.isInGrid, !source.hasButtonStyle, tapped.isButtonOrLink,
      !tapped.modifiers.contains(where: { $0.modifier.isButtonStyle })
    {
      add(
        "ZR025", "a link around a zoom source stands in a grid without the plain button style",
        at: tapped.origin.placed(or: source.origin),
        fixIts: insertion(of: "{\"buttonStyle\": \"plain\"}", into: tapped))
    }
    if !source.isLabelled, !tapped.isReadable {
      add(
        "ZR026",
        "the source '\(source.source.id.plainText)' can be tapped but has neither text "
          + "nor a label", at: source.origin)
    }
  }

  /// The edit that puts a modifier before the first one of a view.
  private func insertion(of modifier: String, into node: ViewNode) -> [Diagnostic.FixIt] {
    guard let view = node.origin.location, view.offset + view.length <= text.count, view.length > 1
    else { return [] }
    guard let place = node.modifiers.first?.origin.location else {
      // A view without modifiers gets them as its first member.
      guard text[view.offset] == UInt8(ascii: "{") else { return [] }
      var start = view
      (start.offset, start.column, start.length) = (view.offset + 1, view.column + 1, 0)
      return [Diagnostic.FixIt(at: start, replacement: "\"modifiers\": [\(modifier)], ")]
    }
    guard place.offset > view.offset, place.offset < view.offset + view.length else { return [] }
    var start = place
    start.length = 0
    return [Diagnostic.FixIt(at: start, replacement: modifier + ", ")]
  }

  // MARK: Bounds

  /// Sources that are larger than what is seen of them, or hardly to be seen at all; items of bars
  /// have bounds that the bar gives them.
  private mutating func checkBounds(in tree: LayoutTree, except items: [String]) {
    for index in tree.nodes.indices {
      guard case .modifier(.matchedTransitionSource(let source)) = tree.nodes[index].content
      else { continue }
      let node = tree.nodes[index]
      guard node.isBuilt, !items.contains(node.origin.path) else { continue }
      let name = source.id.plainText
      let size = node.frame.size
      if size.width > 0, size.height > 0, max(size.width, size.height) < 32 {
        add(
          "ZR035", "the source '\(name)' is \(Self.text(size)) pt", at: node.origin)
      }
      guard let visible = tree.visiblePart(of: index) else { continue }
      let room = tree.rootFrame(of: index)
      let gaps = [
        visible.rect.minX - room.minX, room.maxX - visible.rect.maxX,
        visible.rect.minY - room.minY, room.maxY - visible.rect.maxY,
      ]
      guard let largest = gaps.max(), largest > 2 else { continue }
      visibleSizes[node.origin] = visible.rect.size
      add(
        "ZR006",
        "the source '\(name)' is \(Self.text(size)) pt, what is visible in it "
          + "\(Self.text(visible.rect.size)) pt", at: node.origin,
        notes: visible.cause.map {
          [.init("the room comes from here", at: $0.location)]
        } ?? [], fixIts: exchange(visible.cause, node.origin))
    }
  }

  /// The edits that exchange two modifiers that follow one another.
  private func exchange(_ first: NodeOrigin?, _ second: NodeOrigin) -> [Diagnostic.FixIt] {
    guard let first = first?.location, let second = second.location, first.file == second.file,
      first.offset + first.length <= second.offset,
      second.offset + second.length <= self.text.count
    else { return [] }
    let between = self.text[(first.offset + first.length)..<second.offset]
    // Only neighbours in one list: nothing but a comma between them.
    let blanks: [UInt8] = [0x2C, 0x20, 0x0A, 0x0D, 0x09]
    guard between.allSatisfy({ blanks.contains($0) }) else { return [] }
    func written(_ place: SourceLocation) -> String {
      String(decoding: self.text[place.offset..<(place.offset + place.length)], as: UTF8.self)
    }
    return [
      .init(at: first, replacement: written(second)),
      .init(at: second, replacement: written(first)),
    ]
  }

  static func text(_ size: Size) -> String {
    JSONText.number(size.width, digits: 1) + " × " + JSONText.number(size.height, digits: 1)
  }

  // MARK: Identities

  /// Sources of one id in one namespace that are there at once, on screen or not.
  private mutating func checkDuplicates(on page: LintPage) {
    var first: [PageFacts.Group: PageFacts.Source] = [:]
    for source in page.facts.sources {
      let key = PageFacts.Group(id: source.source.id, namespace: source.source.namespace)
      guard let other = first[key] else {
        first[key] = source
        continue
      }
      if source.excludes(other) { continue }
      add(
        "ZR003",
        "two sources have the id '\(source.source.id.plainText)' in namespace "
          + "'\(source.source.namespace.name)'", at: source.origin,
        notes: [.init("the other one", at: other.origin.location)])
    }
  }

  /// Sources of one place in the code, each in a namespace of its own: the cell declares it, and a
  /// lazy container lets go of the cell.
  private mutating func checkCells(on page: LintPage) {
    var first: [NodeOrigin: PageFacts.Source] = [:]
    for source in page.facts.sources where source.isInLazy {
      guard let other = first[source.origin] else {
        first[source.origin] = source
        continue
      }
      let (own, its) = (source.source.namespace, other.source.namespace)
      guard own != its, own.name == its.name else { continue }
      add(
        "ZR002",
        "every cell declares the namespace '\(own.name)' of its own: it is gone when the lazy "
          + "container lets go of the cell", at: source.origin)
    }
  }
}

extension LayoutTree {
  /// What is seen of a modified view, with the modifier that makes room around it; nil when that
  /// cannot be told.
  func visiblePart(of index: Int) -> (rect: Rect, cause: NodeOrigin?)? {
    var current = index
    var cause: NodeOrigin?
    var isPadded = false
    while let child = children(of: current).first {
      let node = nodes[child]
      current = child
      switch node.content {
      case .modifier(let modifier):
        switch modifier {
        case .padding, .safeAreaPadding:
          if cause == nil { cause = node.origin }
          isPadded = true
        case .frame, .flexibleFrame, .aspectRatio, .containerRelativeFrame:
          if cause == nil { cause = node.origin }
        case .background, .backgroundStyle, .overlayStyle, .border, .clipShape, .clipped,
          .glassEffect, .mask, .scaleEffect, .rotationEffect:
          return (rootFrame(of: child), cause)
        case .offset, .position, .matchedGeometryEffect: return nil
        default: break
        }
      case .implicit: if children(of: child).count != 1 { return nil }
      case .view(let kind):
        switch kind {
        case .button, .navigationLink, .group, .forEach:
          guard children(of: child).count == 1 else { return nil }
        case .image(let image):
          if case .symbol = image.source, !isPadded { return nil }
          return (rootFrame(of: child), cause)
        case .shape, .color, .style, .asyncImage:
          return (rootFrame(of: child), cause)
        default:
          // Texts and containers may stand in a frame; padding around them is empty room.
          return isPadded ? (rootFrame(of: child), cause) : nil
        }
      }
    }
    return nil
  }
}

extension ViewNode {
  /// True when the surface of the view, below a modifier, is glass.
  func hasGlass(inside position: Int) -> Bool {
    let inner = modifiers.prefix(max(0, position))
    if inner.contains(where: { if case .glassEffect = $0.modifier { true } else { false } }) {
      return true
    }
    switch kind {
    case .glassEffectContainer, .group, .button, .navigationLink:
      guard children.count == 1 else { return false }
      return children[0].hasGlass(inside: children[0].modifiers.count)
    default: return false
    }
  }

  /// Modifiers of what a button, link or group around one view is made of.
  fileprivate var labelModifiers: [Modifier] {
    switch kind {
    case .group, .forEach, .button, .navigationLink:
      guard children.count == 1 else { return [] }
      return children[0].modifiers.map(\.modifier) + children[0].labelModifiers
    default: return []
    }
  }

  var isButtonOrLink: Bool {
    switch kind {
    case .button, .navigationLink: true
    default: false
    }
  }

  /// True when VoiceOver has something to read: a text or a label.
  var isReadable: Bool {
    var found = false
    visit { node in
      if node.modifiers.contains(where: { $0.modifier == .accessibilityHidden(true) }) {
        return false
      }
      switch node.kind {
      case .text(let text): if !text.string.isEmpty { found = true }
      case .image(let image): if let label = image.label, !label.isEmpty { found = true }
      case .label: found = true
      default: break
      }
      for modifier in node.modifiers {
        if case .accessibilityLabel(let label) = modifier.modifier, !label.isEmpty { found = true }
      }
      return !found
    }
    return found
  }
}

extension Modifier {
  var isButtonStyle: Bool {
    if case .buttonStyle = self { return true }
    return false
  }
}

extension Shape {
  /// True for shapes whose corners are cut.
  var isRounded: Bool {
    switch self {
    case .roundedRectangle(let size, _): min(size.width, size.height) > 0
    case .unevenRoundedRectangle(let radii, _): !radii.isZero
    case .circle, .ellipse, .capsule: true
    case .inset(let shape, _): shape.isRounded
    default: false
    }
  }
}
