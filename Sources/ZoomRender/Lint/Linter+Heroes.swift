// The page that a zoom opens, measured against its source.

extension Linter {
  mutating func checkHeroes() {
    for run in subject.timeline.recording.runs where run.direction == .appear {
      guard case .zoom(let plan) = run.plan.style, let source = plan.source,
        let (tree, page) = place(of: run),
        let hero = tree.hero(ofPage: page)
      else { continue }
      compare(source, with: hero, plan, run, page: tree.rootFrame(of: page))
      checkHidden(hero, in: tree)
    }
    checkBitmaps()
  }

  /// Where the screen that a run opened is at rest.
  private func place(of run: TransitionRun) -> (LayoutTree, Int)? {
    for moment in subject.moments where moment.time >= run.start {
      for surface in moment.surfaces {
        if let presented = run.presented, presented.id == surface.surface.id {
          return (surface.tree, 0)
        }
        guard run.presented == nil, surface.surface.id == run.surface, let upper = run.upper,
          let index = surface.tree.index(of: upper.id)
        else { continue }
        return (surface.tree, index)
      }
    }
    return nil
  }

  private mutating func compare(
    _ source: SourcePlace, with hero: LayoutTree.Hero, _ plan: ZoomPlan, _ run: TransitionRun,
    page: Rect
  ) {
    let notes = [
      Diagnostic.Note("the hero", at: hero.origin.location),
      Diagnostic.Note("the source", at: source.origin.location),
    ]
    if hero.rect.minY >= page.maxY - 1 {
      add(
        "ZR031",
        "the hero begins \(JSONText.number(hero.rect.minY - page.minY, digits: 0)) pt "
          + "below the top of a page of \(JSONText.number(page.height, digits: 0)) pt",
        at: hero.origin.placed(or: run.plan.origin), notes: [notes[1]])
    }
    let (a, b) = (source.rect.size, hero.rect.size)
    if plan.options.alignmentRect == nil, let difference = Self.difference(a, b) {
      // Without the empty room that ZR006 tells of, the proportions may be the same.
      let visible = visibleSizes[source.origin].map { Self.difference($0, b) }
      if difference > 0.15, (visible ?? difference) ?? 1 > 0.15 {
        let percent = JSONText.number(difference * 100, digits: 0)
        add(
          "ZR008",
          "the source is \(Self.text(a)) pt, the hero \(Self.text(b)) pt: their "
            + "proportions differ by \(percent) %", at: run.plan.origin, notes: notes)
      }
    }
    let start = source.source.configuration.cornerRadii?.components.max() ?? 0
    if start > 0, hero.radius > 0, max(start, hero.radius) > 2 * min(start, hero.radius) {
      add(
        "ZR032",
        "the source's radius is \(JSONText.number(start, digits: 1)) pt, the hero's "
          + "\(JSONText.number(hero.radius, digits: 1)) pt", at: run.plan.origin, notes: notes)
    }
  }

  /// How much the proportions of two sizes differ: 0 = not at all, 1 = one is twice as wide to its
  /// height; nil for a size without an area.
  private static func difference(_ a: Size, _ b: Size) -> Double? {
    guard a.width > 0, a.height > 0, b.width > 0, b.height > 0 else { return nil }
    let ratio = (a.width / a.height) / (b.width / b.height)
    return max(ratio, 1 / ratio) - 1
  }

  /// Images that are never drawn with a quarter of their pixels.
  private mutating func checkBitmaps() {
    for remark in subject.timeline.oversizedImages(in: subject.newTrees) {
      add(
        "ZR033", remark.message,
        at: NodeOrigin(path: remark.path ?? "$", location: remark.location))
    }
  }
}

extension LayoutTree {
  /// The picture that a page is about.
  struct Hero {
    /// In the root's coordinates.
    var rect: Rect
    /// Largest corner radius; 0 for square corners.
    var radius: Double
    var origin: NodeOrigin
    /// Index of the picture.
    var node: Int
  }

  /// The first large picture or shape of a page; nil when it has none.
  ///
  /// What lies behind or in front of a view, and shapes that fill the page, are not meant.
  func hero(ofPage page: Int) -> Hero? {
    let frame = rootFrame(of: page)
    guard let content = children(of: page).first else { return nil }
    return hero(below: content, page: frame)
  }

  private func hero(below index: Int, page: Rect) -> Hero? {
    let node = nodes[index]
    var inner = Array(children(of: index))
    switch node.content {
    // A source of the page is what its next zoom starts from.
    case .modifier(.matchedTransitionSource): return nil
    case .view(let kind):
      if let isPicture = kind.isPicture {
        let rect = rootFrame(of: index)
        // Between a navigation bar and a tab bar three quarters of a page are left.
        let covers = rect.width >= page.width - 1 && rect.height >= page.height * 0.7
        if rect.width >= page.width * 0.45, rect.height >= 80, isPicture || !covers {
          return outline(of: index, kind: kind)
        }
        return nil
      }
    case .modifier: inner = Array(inner.prefix(1))
    case .implicit: break
    }
    for child in inner {
      if let hero = hero(below: child, page: page) { return hero }
    }
    return nil
  }

  /// The picture with the clip and frame around it.
  private func outline(of index: Int, kind: ViewKind) -> Hero {
    var hero = Hero(
      rect: rootFrame(of: index), radius: 0, origin: nodes[index].origin, node: index)
    if case .shape(let content) = kind {
      hero.radius = content.shape.cornerRadii(in: hero.rect.size)?.components.max() ?? 0
    }
    var current = nodes[index].parent
    while let place = current, case .modifier(let modifier) = nodes[place].content {
      switch modifier {
      case .clipShape(let shape):
        hero.rect = rootFrame(of: place)
        hero.radius = shape.cornerRadii(in: hero.rect.size)?.components.max() ?? hero.radius
      case .clipped: hero.rect = rootFrame(of: place)
      case .frame, .flexibleFrame, .aspectRatio:
        // A picture that overflows its frame is seen through it.
        let frame = rootFrame(of: place)
        if frame.width < hero.rect.width - 1 || frame.height < hero.rect.height - 1 {
          hero.rect = frame
        }
      default: break
      }
      current = nodes[place].parent
    }
    return hero
  }
}

extension ViewKind {
  /// True for pictures, false for shapes and fills; nil for what cannot be a hero.
  fileprivate var isPicture: Bool? {
    switch self {
    case .image(let image):
      if case .symbol = image.source { return nil }
      return true
    case .asyncImage: return true
    case .color(let color): return color.isOpaque ? false : nil
    case .shape, .style: return false
    default: return nil
    }
  }
}
