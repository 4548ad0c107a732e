// What is on stage between two discrete changes: resolved trees with their pages.

/// The resolved views of an instant, surface by surface, bottom to top.
struct Stage: Sendable, Equatable {
  /// The state that the views were made for.
  var state: SceneState
  var surfaces: [Surface]

  func surface(_ id: NodeID) -> Surface? { surfaces.first { $0.id == id } }

  /// The surface and stack of that id.
  func stack(_ id: NodeID) -> (surface: Surface, stack: ResolvedStack)? {
    for surface in surfaces {
      if let stack = surface.stacks.first(where: { $0.id == id }) { return (surface, stack) }
    }
    return nil
  }
}

/// A separately laid-out part of the screen: the scene's own views, or a presentation's.
struct Surface: Sendable, Equatable {
  var id: NodeID
  /// Nil for the scene's own views.
  var presentation: PresentedSurface?
  /// The views; navigation stacks hold only their root page's views until ``roots(showing:)``.
  var views: [ViewNode]
  /// The stacks among the views, outermost first.
  var stacks: [ResolvedStack]
  /// As the page in front or the views around it want it, else that of the surface below; nil = the
  /// scene's.
  var colorScheme: ColorScheme?

  /// The views with `pages` of each stack put in; a stack without an entry shows its top page.
  func roots(showing pages: (ResolvedStack) -> [ResolvedPage]) -> [ViewNode] {
    guard !stacks.isEmpty else { return views }
    return views.map { populate($0, pages) ?? $0 }
  }

  /// The view with pages in its stacks; nil when it holds none.
  private func populate(
    _ node: ViewNode, _ pages: (ResolvedStack) -> [ResolvedPage]
  ) -> ViewNode? {
    guard node.traits.contains(.stack) else { return nil }
    if case .navigationStack = node.kind, let stack = stacks.first(where: { $0.id == node.id }) {
      var copy = node
      copy.children = pages(stack).map { page in
        // With a single stack there is none inside its pages.
        guard stacks.count > 1 else { return page.node }
        var view = page.node
        view.children = view.children.map { populate($0, pages) ?? $0 }
        return view
      }
      return copy
    }
    var children: [ViewNode]?
    for (index, child) in node.children.enumerated() {
      guard let other = populate(child, pages) else { continue }
      if children == nil { children = node.children }
      children?[index] = other
    }
    guard let children else { return nil }
    var copy = node
    copy.children = children
    return copy
  }
}

/// How a surface is presented.
struct PresentedSurface: Sendable, Equatable {
  var presentation: Presentation
  /// The surface below, whose view carries the modifier.
  var presenter: NodeID
  /// The view that carries the modifier.
  var anchor: NodeID
  var origin: NodeOrigin
}

/// A navigation stack with the content of all its pages.
struct ResolvedStack: Sendable, Equatable {
  var id: NodeID
  var variable: String?
  /// Bottom to top; the first is the root page. Never empty.
  var pages: [ResolvedPage]
  var origin: NodeOrigin

  var top: ResolvedPage { pages[pages.count - 1] }
}

/// A page of a stack with its content.
struct ResolvedPage: Sendable, Equatable {
  var id: NodeID
  var depth: Int
  /// Nil for the root page.
  var entry: PathEntry?
  /// A `navigationPage` view around the content.
  var node: ViewNode

  /// The transition that the page asks for, with the place it was written at.
  var transition: RequestedTransition { RequestedTransition(of: node.children) }

  /// Of the page and its bars.
  var colorScheme: ColorScheme? {
    if case .navigationPage(let page) = node.kind { page.colorScheme } else { nil }
  }
}
