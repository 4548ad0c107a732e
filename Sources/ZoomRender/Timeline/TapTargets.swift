// What can be tapped in a laid-out surface.

/// A view that reacts to a tap.
struct TapTarget: Sendable {
  enum Reaction: Sendable, Equatable {
    case actions([Action])
    case link(value: Value, type: String, destination: TemplateID?)
  }

  /// Index into the tree's nodes.
  var node: Int
  var id: NodeID
  /// The page or view to whose stack actions apply.
  var context: NodeID
  var reaction: Reaction
  /// In surface coordinates, cut to what clips it.
  var frame: Rect
  /// Names, identities and labels of the view and what is in it, for `tap` by id and for messages.
  var names: [String]
  var texts: [String]
  var origin: NodeOrigin
}

extension LayoutTree {
  /// Everything that reacts to taps, in tree order, without the subtrees of `excluded` views.
  func tapTargets(excluding excluded: [NodeID]) -> [TapTarget] {
    var walk = TapWalk(tree: self, excluded: excluded)
    if !nodes.isEmpty { walk.visit(0, TapWalk.Inherited(context: .root, clip: nil, origin: .zero)) }
    return walk.targets
  }
}

/// A walk down a tree that knows what is hidden, clipped or disabled above a node.
private struct TapWalk {
  struct Inherited {
    var context: NodeID
    var clip: Rect?
    var origin: Point
    /// Tappable views above, innermost last: indices into `targets`.
    var enclosing: [Int] = []
    /// Actions of `onTapGesture` modifiers and links above that wait for their view.
    var names: [String] = []
  }

  let tree: LayoutTree
  let excluded: [NodeID]
  var targets: [TapTarget] = []

  mutating func visit(_ index: Int, _ inherited: Inherited) {
    let node = tree.nodes[index]
    guard node.isBuilt, !excluded.contains(node.id) else { return }
    var here = inherited
    here.origin = inherited.origin + (node.frame.origin - Point.zero)
    let rect = Rect(origin: here.origin, size: node.frame.size)
    if let name = node.name { addName(name, &here) }
    switch node.content {
    case .modifier(let modifier):
      switch modifier {
      case .hidden, .allowsHitTesting(false): return
      case .opacity(let value) where value < 0.01: return
      case .clipped, .clipShape: here.clip = here.clip.map { $0.intersection(rect) } ?? rect
      case .name(let name): addName(name, &here)
      case .id(let value), .tag(let value): addName(value.plainText, &here)
      case .matchedTransitionSource(let source): addName(source.id.plainText, &here)
      case .accessibilityLabel(let label): addName(label, &here)
      case .onTapGesture(let actions):
        add(.actions(actions), index, touchRect(of: index, rect), &here)
      default: break
      }
    case .view(let kind):
      switch kind {
      case .scrollView, .list: here.clip = here.clip.map { $0.intersection(rect) } ?? rect
      case .button(_, let action): add(.actions(action), index, rect, &here)
      case .navigationLink(let value, let type, let destination):
        add(.link(value: value, type: type, destination: destination), index, rect, &here)
      case .navigationPage: here.context = node.id
      case .text(let text): addText(text.string, here)
      case .image(let image): if let label = image.label { addName(label, &here) }
      default: break
      }
    case .implicit: break
    }
    for child in tree.children(of: index) { visit(child, here) }
  }

  /// A view that is drawn beside its frame is touched where it is drawn.
  private func touchRect(of index: Int, _ own: Rect) -> Rect {
    var rect = own
    var current = index
    while case .modifier(let modifier) = tree.nodes[current].content,
      let child = tree.children(of: current).first
    {
      rect = Rect(
        origin: rect.origin + (tree.nodes[child].frame.origin - .zero),
        size: tree.nodes[child].frame.size)
      switch modifier {
      case .offset, .position: return rect
      case .padding, .frame, .flexibleFrame, .background, .overlay, .clipShape, .opacity,
        .onTapGesture, .foregroundStyle, .shadow, .animation, .zIndex, .transition, .name:
        current = child
      default: return own
      }
    }
    return own
  }

  private mutating func add(
    _ reaction: TapTarget.Reaction, _ index: Int, _ rect: Rect, _ here: inout Inherited
  ) {
    guard tree.environment(of: index).isEnabled else { return }
    let frame = here.clip.map { rect.intersection($0) } ?? rect
    // Names of modifiers around the view itself are its own; names of containers are not.
    targets.append(
      TapTarget(
        node: index, id: tree.nodes[index].id, context: here.context, reaction: reaction,
        frame: frame, names: here.names, texts: [], origin: tree.nodes[index].origin))
    if let name = tree.nodes[index].name { targets[targets.count - 1].names.append(name) }
    here.enclosing.append(targets.count - 1)
    here.names = []
  }

  private mutating func addName(_ name: String, _ here: inout Inherited) {
    for target in here.enclosing where !targets[target].names.contains(name) {
      targets[target].names.append(name)
    }
    if here.enclosing.isEmpty { here.names.append(name) }
  }

  private mutating func addText(_ text: String, _ here: Inherited) {
    for target in here.enclosing { targets[target].texts.append(text) }
  }
}
