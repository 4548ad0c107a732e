// From discrete state to resolved views: pages of paths, presentations of bindings.

/// Asks a view source for the views of a state and puts pages and presentations together.
struct StageResolver {
  let source: any ViewSource
  /// Light or dark, where no view prefers one.
  let colorScheme: ColorScheme
  /// True where sheets and popovers become covers.
  let coversScreen: Bool
  /// Problems met on the way: values without a destination.
  private(set) var diagnostics: [Diagnostic] = []

  init(source: any ViewSource, colorScheme: ColorScheme, coversScreen: Bool = false) {
    self.source = source
    self.colorScheme = colorScheme
    self.coversScreen = coversScreen
  }

  /// The stage of `world`; paths bound to state variables are brought up to date in `world`.
  mutating func resolve(_ world: inout World) -> Stage {
    var surfaces = [
      surface(
        id: .root, presentation: nil, views: source.root(in: world.state), colorScheme, &world)
    ]
    while surfaces.count < Self.deepestPresentation,
      let next = presentation(of: surfaces[surfaces.count - 1], in: &world)
    {
      surfaces.append(next)
    }
    return Stage(state: world.state, surfaces: surfaces)
  }

  /// More presentations on top of one another than this are not followed: a binding that presents
  /// its own presenter would never end.
  private static let deepestPresentation = 16

  /// More pages on one path than this are not followed.
  private static let deepestPath = 64

  private mutating func surface(
    id: NodeID, presentation: PresentedSurface?, views: [ViewNode], _ below: ColorScheme,
    _ world: inout World
  ) -> Surface {
    let views = views.map(ViewPreparation(arrivedImages: world.arrivedImages).prepared)
    // What the views around the pages want counts for all of them.
    let outer = views.preferredColorScheme(in: world.state, entersStacks: false)
    var stacks: [ResolvedStack] = []
    var pending = views
    while !pending.isEmpty {
      var found: [ResolvedStack] = []
      for (node, variable) in Self.outermostStacks(in: pending) {
        found.append(stack(node, variable: variable, &world))
      }
      stacks += found
      pending = found.flatMap { $0.pages.flatMap(\.node.children) }
    }
    for index in stacks.indices {
      stacks[index].setColorSchemes(in: world.state, outer: outer, below: below)
    }
    var surface = Surface(id: id, presentation: presentation, views: views, stacks: stacks)
    surface.colorScheme =
      surface.roots { [$0.top] }.preferredColorScheme(in: world.state, entersStacks: true) ?? below
    return surface
  }

  private static func outermostStacks(in views: [ViewNode]) -> [(ViewNode, String?)] {
    var found: [(ViewNode, String?)] = []
    views.visit(having: .stack) { node in
      guard case .navigationStack(let variable) = node.kind else { return true }
      found.append((node, variable))
      return false
    }
    return found
  }

  // MARK: Stacks

  private mutating func stack(
    _ node: ViewNode, variable: String?, _ world: inout World
  ) -> ResolvedStack {
    let index = world.stackIndex(node.id, variable: variable)
    world.stacks[index].entries.removeAll { entry in
      if case .binding = entry.origin { return true }
      return false
    }
    if let variable { adopt(variable, stack: index, &world) }
    var pages = [rootPage(of: node)]
    for entry in world.stacks[index].entries.prefix(Self.deepestPath) {
      pages.append(page(entry, in: node, above: pages, world))
    }
    var bound: [PathEntry] = []
    while pages.count < Self.deepestPath, let entry = boundEntry(pages, bound, world) {
      bound.append(entry)
      pages.append(page(entry, in: node, above: pages, world))
    }
    world.stacks[index].entries += bound
    return ResolvedStack(id: node.id, variable: variable, pages: pages, origin: node.origin)
  }

  /// Takes over the values of the path's state variable; entries whose value stays keep their type.
  ///
  /// Pages of links that carry their own page are not in the variable: they stay on top as long as
  /// what is below them does.
  private func adopt(_ variable: String, stack index: Int, _ world: inout World) {
    let old = world.stacks[index].entries
    let oldValues = old.filter { $0.origin == .value }
    var values: [Value] = []
    if case .list(let list)? = world.state.values.value(atPath: variable) { values = list }
    var entries = values.enumerated().map { depth, value in
      if depth < oldValues.count, oldValues[depth].value == value { return oldValues[depth] }
      return PathEntry(value: value, type: "")
    }
    if values == oldValues.map(\.value) { entries += old.filter { $0.origin != .value } }
    world.stacks[index].entries = entries
  }

  private func rootPage(of stack: ViewNode) -> ResolvedPage {
    let id = stack.id.child(part: "page0")
    let node = ViewNode(
      id: id, kind: .navigationPage(NavigationPage(depth: 0)), children: stack.children,
      origin: stack.origin)
    return ResolvedPage(id: id, depth: 0, entry: nil, node: node)
  }

  private mutating func page(
    _ entry: PathEntry, in stack: ViewNode, above pages: [ResolvedPage], _ world: World
  ) -> ResolvedPage {
    let depth = pages.count
    let id = entry.id(in: stack.id, depth: depth)
    var content: [ViewNode] = []
    if let template = template(for: entry, pages) {
      let request = ContentRequest(id: id, value: entry.value)
      content = source.content(of: template, for: request, in: world.state)
        .map(ViewPreparation(arrivedImages: world.arrivedImages).prepared)
    } else {
      diagnostics.append(
        Diagnostic(
          .warning, id: "timeline.no-destination",
          "no navigationDestination of the stack takes a value of type '\(entry.type)'",
          at: stack.origin.location, path: stack.origin.path))
    }
    let page = NavigationPage(
      depth: depth, value: entry.value, previousTitle: Self.title(of: pages[depth - 1]),
      previousDisplayMode: Self.displayMode(of: pages[depth - 1]))
    let node = ViewNode(
      id: id, kind: .navigationPage(page), children: content,
      origin: content.first?.origin ?? stack.origin)
    return ResolvedPage(id: id, depth: depth, entry: entry, node: node)
  }

  private func template(for entry: PathEntry, _ pages: [ResolvedPage]) -> TemplateID? {
    switch entry.origin {
    case .link(let template), .binding(_, let template): return template
    case .value: break
    }
    for page in pages {
      var found: TemplateID?
      page.node.children.visitPage(having: .destination) { node in
        for modifier in node.modifiers where found == nil {
          guard case .navigationDestination(let destination) = modifier.modifier,
            case .type(let type) = destination.trigger, type == entry.type || entry.type.isEmpty
          else { continue }
          found = destination.template
        }
      }
      if let found { return found }
    }
    return nil
  }

  /// The next page that a Boolean or optional state variable shows.
  private func boundEntry(
    _ pages: [ResolvedPage], _ taken: [PathEntry], _ world: World
  ) -> PathEntry? {
    for page in pages {
      var found: PathEntry?
      page.node.children.visitPage(having: .destination) { node in
        for modifier in node.modifiers where found == nil {
          guard case .navigationDestination(let destination) = modifier.modifier else { continue }
          let name: String
          switch destination.trigger {
          case .type: continue
          case .isPresented(let variable), .item(let variable): name = variable
          }
          let origin = PathEntry.Origin.binding(name, destination.template)
          guard let value = world.state.values.value(atPath: name), value.isTruthy,
            !taken.contains(where: { $0.origin == origin })
          else { continue }
          found = PathEntry(value: value, type: "", origin: origin)
        }
      }
      if let found { return found }
    }
    return nil
  }

  private static func title(of page: ResolvedPage) -> String? {
    page.node.children.firstModifier(having: .screen) { modifier, _ in
      guard case .navigationTitle(let title) = modifier.modifier else { return nil }
      return title
    }
  }

  /// The mode that the page asks for, else the one that it took over.
  private static func displayMode(of page: ResolvedPage) -> TitleDisplayMode? {
    guard case .navigationPage(let place) = page.node.kind else { return nil }
    let mode = PageChrome(page: place, content: page.node.children).displayMode
    return mode == .automatic ? nil : mode
  }

  // MARK: Presentations

  /// The presentation that a view of `surface` shows, the first in reading order.
  private mutating func presentation(of presenter: Surface, in world: inout World) -> Surface? {
    let contents = [presenter.views] + presenter.stacks.flatMap { $0.pages.map(\.node.children) }
    for views in contents {
      let found = views.firstModifier(having: .presentation) {
        modifier, node -> PresentedSurface? in
        guard case .presentation(let presentation) = modifier.modifier,
          presentation.presentedValue != nil
        else { return nil }
        return PresentedSurface(
          presentation: presentation, presenter: presenter.id, anchor: node.id,
          origin: modifier.origin)
      }
      guard var found else { continue }
      if coversScreen { found.presentation.kind = .fullScreenCover }
      let id = found.anchor.child(part: "presentation").child(part: found.presentation.binding)
        .child(id: found.presentation.isItem ? found.presentation.presentedValue ?? .null : .null)
      let request = ContentRequest(id: id, value: found.presentation.presentedValue ?? .null)
      let views = source.content(of: found.presentation.template, for: request, in: world.state)
      return surface(
        id: id, presentation: found, views: views, presenter.colorScheme ?? colorScheme, &world)
    }
    return nil
  }
}
