// What a screen's views say, gathered in one walk.

/// Sources, matched views, links and other things that rules ask about, in reading order.
struct PageFacts {
  /// A zoom source.
  struct Source {
    var source: MatchedTransitionSource
    var origin: NodeOrigin
    /// The modified view; nil for toolbar items.
    var node: ViewNode?
    /// Index of the modifier.
    var position: Int
    /// The link, button or tapped view around it, outermost excluded; nil when nothing taps.
    var tapped: ViewNode?
    var isInGrid: Bool
    var hasButtonStyle: Bool
    /// True when a view around it carries a label.
    var isLabelled: Bool
    /// True inside a list, a lazy stack or a lazy grid.
    var isInLazy: Bool
    /// The sides of `TabView` and `ViewThatFits` that it stands in: of each only one shows.
    var branches: [Branch]
  }

  /// One of the children of a container that shows a single child.
  struct Branch: Equatable {
    var container: NodeID
    var child: Int
  }

  /// A view of a matched geometry group.
  struct Matched {
    var effect: MatchedGeometryEffect
    var origin: NodeOrigin
    var node: ViewNode
    var position: Int
    var isInLink: Bool
    /// True when VoiceOver is told to skip it.
    var isHidden: Bool
    /// Animation modifiers on the view and around it, innermost first.
    var animations: [OwnedAnimation]

    var group: Group { Group(id: effect.id, namespace: effect.namespace) }
  }

  /// An animation modifier and the view that it stands on.
  struct OwnedAnimation {
    var animation: Animation
    var owner: NodeID
  }

  /// Identity of a matched geometry group.
  struct Group: Hashable {
    var id: Value
    var namespace: NamespaceID
  }

  /// Something that opens a screen.
  struct Opener {
    enum Kind {
      case link(value: Value, type: String, destination: TemplateID?)
      case actions([Action])
    }
    var kind: Kind
    var node: ViewNode
  }

  /// A navigation transition that stands somewhere in the screen.
  struct Asked {
    var transition: NavigationTransition
    var origin: NodeOrigin
  }

  var sources: [Source] = []
  var matched: [Matched] = []
  var openers: [Opener] = []
  var destinations: [NavigationDestination] = []
  var presentations: [(presentation: Presentation, origin: NodeOrigin)] = []
  var transitions: [Asked] = []
  var glass: [NodeOrigin] = []
  var tabViews: [ViewNode] = []
  /// A pager, and what holds it.
  var pagers: [NodeOrigin] = []
  /// What the screen says about its navigation bar; nil = nothing.
  var showsNavigationBar: Bool?
  var hidesBackButton = false
  var disablesDismissal = false
  /// What the screen says about VoiceOver's focus: where, and whether it is there.
  var focus: [(isHere: Bool, origin: NodeOrigin)] = []
  /// Views that VoiceOver skips.
  var hiddenViews: Set<NodeID> = []

  init(_ views: [ViewNode]) {
    var walk = PageWalk()
    for view in views { walk.visit(view, PageWalk.Around()) }
    self = walk.facts
  }

  init() {}

  /// The matched views alone: most screens have none.
  static func matched(in views: [ViewNode]) -> [Matched] {
    views.contains { $0.traits.contains(.matched) } ? PageFacts(views).matched : []
  }
}

/// The walk that gathers facts.
private struct PageWalk {
  /// What lies around a view.
  struct Around {
    var tapped: ViewNode?
    var isInLink = false
    var isInGrid = false
    var hasButtonStyle = false
    var isLabelled = false
    var isInLazy = false
    var isHidden = false
    var branches: [PageFacts.Branch] = []
    var animations: [PageFacts.OwnedAnimation] = []
  }

  var facts = PageFacts()

  mutating func visit(_ node: ViewNode, _ around: Around) {
    var here = around
    look(atKindOf: node, &here)
    // A modifier is inside those that follow it.
    for modifier in node.modifiers.reversed() {
      switch modifier.modifier {
      case .buttonStyle: here.hasButtonStyle = true
      case .accessibilityLabel(let label): if !label.isEmpty { here.isLabelled = true }
      case .accessibilityHidden(let isHidden): if isHidden { here.isHidden = true }
      case .animation(let animation?, _):
        here.animations.insert(.init(animation: animation, owner: node.id), at: 0)
      case .onTapGesture: if here.tapped == nil { here.tapped = node }
      default: break
      }
    }
    if here.isHidden { facts.hiddenViews.insert(node.id) }
    for (position, modifier) in node.modifiers.enumerated() {
      look(at: modifier, position, node, here)
    }
    visitChildren(of: node, here)
    if case .section(let header, let footer) = node.kind {
      for child in header + footer { visit(child, here) }
    }
    for modifier in node.modifiers {
      for child in modifier.modifier.content { visit(child, here) }
    }
  }

  private mutating func visitChildren(of node: ViewNode, _ here: Around) {
    switch node.kind {
    // A stack's pages are screens of their own.
    case .navigationStack: return
    case .tabView, .viewThatFits:
      for (index, child) in node.children.enumerated() {
        var inner = here
        inner.branches.append(.init(container: node.id, child: index))
        visit(child, inner)
      }
    default:
      for child in node.children { visit(child, here) }
    }
  }

  private mutating func look(atKindOf node: ViewNode, _ here: inout Around) {
    switch node.kind {
    case .navigationLink(let value, let type, let destination):
      here.tapped = node
      here.isInLink = true
      facts.openers.append(
        .init(kind: .link(value: value, type: type, destination: destination), node: node))
    case .button(_, let actions):
      here.tapped = node
      facts.openers.append(.init(kind: .actions(actions), node: node))
    case .lazyVGrid, .lazyHGrid:
      here.isInGrid = true
      here.isInLazy = true
    case .grid: here.isInGrid = true
    case .lazyVStack, .lazyHStack: here.isInLazy = true
    case .list:
      here.isInGrid = false
      here.isInLazy = true
    case .tabView(_, let style):
      facts.tabViews.append(node)
      if style == .page { facts.pagers.append(node.origin) }
    case .scrollView(let axes, _):
      if axes == .horizontal, Self.isPaging(node) { facts.pagers.append(node.origin) }
    default: break
    }
  }

  /// True for a horizontal scroll view whose content is aligned view by view and as wide as it.
  private static func isPaging(_ node: ViewNode) -> Bool {
    var found = false
    node.visit { inner in
      for modifier in inner.modifiers {
        if case .containerRelativeFrame(let frame) = modifier.modifier,
          frame.axes.contains(.horizontal), frame.count == frame.span
        {
          found = true
        }
      }
      return !found
    }
    return found
  }

  private mutating func look(
    at modifier: ModifierNode, _ position: Int, _ node: ViewNode, _ here: Around
  ) {
    switch modifier.modifier {
    case .matchedTransitionSource(let source):
      facts.sources.append(
        .init(
          source: source, origin: modifier.origin, node: node, position: position,
          tapped: here.tapped ?? Self.onlyTapTarget(in: node), isInGrid: here.isInGrid,
          hasButtonStyle: here.hasButtonStyle, isLabelled: here.isLabelled,
          isInLazy: here.isInLazy, branches: here.branches))
    case .toolbar(let items):
      for item in items {
        guard let source = item.source else { continue }
        facts.sources.append(
          .init(
            source: source, origin: item.origin, node: nil, position: 0, tapped: nil,
            isInGrid: false, hasButtonStyle: true, isLabelled: true, isInLazy: false,
            branches: here.branches))
      }
    case .matchedGeometryEffect(let effect):
      facts.matched.append(
        .init(
          effect: effect, origin: modifier.origin, node: node, position: position,
          isInLink: here.isInLink, isHidden: here.isHidden, animations: here.animations))
    case .onTapGesture(let actions):
      facts.openers.append(.init(kind: .actions(actions), node: node))
    case .navigationDestination(let destination): facts.destinations.append(destination)
    case .presentation(let presentation):
      facts.presentations.append((presentation, modifier.origin))
    case .navigationTransition(let transition, _):
      facts.transitions.append(.init(transition: transition, origin: modifier.origin))
    case .glassEffect: facts.glass.append(modifier.origin)
    case .buttonStyle(.glass), .buttonStyle(.glassProminent): facts.glass.append(modifier.origin)
    case .toolbarVisibility(let isVisible, let bars):
      if bars.contains(.navigationBar) || bars.contains(.automatic) {
        facts.showsNavigationBar = isVisible
      }
    case .interactiveDismissDisabled(let isOff): if isOff { facts.disablesDismissal = true }
    case .navigationBarBackButtonHidden(let isHidden): if isHidden { facts.hidesBackButton = true }
    case .accessibilityFocused(let isHere): facts.focus.append((isHere, modifier.origin))
    default: break
    }
  }

  /// The link or button that is the modified view itself or all that is in it.
  private static func onlyTapTarget(in node: ViewNode) -> ViewNode? {
    switch node.kind {
    case .navigationLink, .button: node
    case .group, .forEach: node.children.count == 1 ? onlyTapTarget(in: node.children[0]) : nil
    default: nil
    }
  }
}
