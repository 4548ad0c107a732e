// The result of layout: every view and modifier with its frame.

/// A laid-out view tree: an arena in which a parent comes before its children.
///
/// Frames are in points, unrounded, with their origin in the coordinate space of the parent's
/// top-left corner. Offsets (`offset`, `position`, scroll offsets, matched positions) are part of
/// the origins; transforms that only draw (`rotationEffect`, `scaleEffect`) are not.
public struct LayoutTree: Sendable, Equatable {
  /// The arena; node 0 is the root.
  public var nodes: [LayoutNode]
  /// Children of all nodes, one slice each, in source order.
  public var childIndices: [Int]
  /// Environments that nodes refer to; entry 0 is the host's.
  public var environments: [EnvironmentValues]
  /// Problems that only layout can see: missing glyphs, unknown images, limits.
  public var diagnostics: [Diagnostic]
  /// True when the state decides about more than the views: selected tabs, geometry readers.
  var readsState = false

  /// A tree of given nodes; empty by default.
  public init(
    nodes: [LayoutNode] = [], childIndices: [Int] = [], environments: [EnvironmentValues] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.nodes = nodes
    self.childIndices = childIndices
    self.environments = environments
    self.diagnostics = diagnostics
  }

  /// Children of a node in source order. For overlay, background, mask and safe area inset
  /// modifiers the first child is the primary view, the rest is the secondary content.
  public func children(of index: Int) -> ArraySlice<Int> { childIndices[nodes[index].children] }

  /// The environment that a node is laid out and painted in.
  public func environment(of index: Int) -> EnvironmentValues {
    environments[nodes[index].environment]
  }

  /// The frame of a node in the root's coordinate space.
  ///
  /// - Complexity: O(depth).
  public func rootFrame(of index: Int) -> Rect {
    var frame = nodes[index].frame
    var parent = nodes[index].parent
    while let current = parent {
      frame = frame.offset(by: nodes[current].frame.origin - .zero)
      parent = nodes[current].parent
    }
    return frame
  }
}

/// A view or one of its modifiers, laid out.
public struct LayoutNode: Sendable, Equatable {
  /// What a node stands for.
  public enum Content: Sendable, Equatable {
    /// The view itself; its children are its content.
    case view(ViewKind)
    /// A modifier; its first child is what it modifies.
    case modifier(Modifier)
    /// A synthesized container (root, implicit stack of a builder, list row background …).
    case implicit(String)
  }

  /// The view's identity; its modifiers have `id.child(part: "m<i>")` with i from the innermost.
  public var id: NodeID
  /// The view, modifier or synthesized container.
  public var content: Content
  /// The name that the scene gives it, unique or not.
  public var name: String?
  /// Nil for the root.
  public var parent: Int?
  /// Range of ``LayoutTree/childIndices``.
  public var children: Range<Int>
  /// Origin in the parent's space, size as laid out. Points, unrounded.
  public var frame: Rect
  /// Index into ``LayoutTree/environments``.
  public var environment: Int
  /// Where it was written.
  public var origin: NodeOrigin
  /// Set for texts.
  public var text: TextLayout?
  /// Set for scroll views.
  public var scroll: ScrollGeometry?
  /// Resolved safe area of the node's rect, for things that extend under bars.
  public var safeArea: Insets
  /// Rounded-edge radius or separators of list rows and cards, filled by list layout.
  public var list: ListRowGeometry?
  /// False for lazy cells that are off screen: present in numbers, not drawn, not a source.
  public var isBuilt: Bool

  /// A node without children at the origin, unless said otherwise.
  public init(
    id: NodeID, content: Content, name: String? = nil, parent: Int?, children: Range<Int> = 0..<0,
    frame: Rect = .zero, environment: Int = 0, origin: NodeOrigin = .unknown,
    text: TextLayout? = nil, scroll: ScrollGeometry? = nil, safeArea: Insets = .zero,
    list: ListRowGeometry? = nil, isBuilt: Bool = true
  ) {
    self.id = id
    self.content = content
    self.name = name
    self.parent = parent
    self.children = children
    self.frame = frame
    self.environment = environment
    self.origin = origin
    self.text = text
    self.scroll = scroll
    self.safeArea = safeArea
    self.list = list
    self.isBuilt = isBuilt
  }
}

/// Where a scroll view's content is.
public struct ScrollGeometry: Sendable, Equatable, Hashable {
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Distance that the content has been scrolled: positive moves content up and towards the
  /// leading edge (to the left, unless the layout direction is right to left).
  public var offset: Vector
  /// Size of the content without insets.
  public var contentSize: Size
  /// Safe area, margins: room around the content inside the frame.
  public var contentInsets: Insets
  /// The smallest and largest offsets at rest.
  public var minOffset: Vector
  /// The largest offset at rest; equal to the smallest when the content is short.
  public var maxOffset: Vector
  /// False when content is drawn beside the frame too.
  package var clips = true

  /// A scroll view at rest without content.
  public init(
    axes: Axis.Set, offset: Vector = .zero, contentSize: Size = .zero,
    contentInsets: Insets = .zero, minOffset: Vector = .zero, maxOffset: Vector = .zero
  ) {
    self.axes = axes
    self.offset = offset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.minOffset = minOffset
    self.maxOffset = maxOffset
  }
}

/// How a list draws a row.
public struct ListRowGeometry: Sendable, Equatable, Hashable {
  /// Radii of the card's corners that this row carries.
  public var radii: CornerRadii
  /// Leading edge of the separator below the row in row coordinates; nil = none.
  public var separatorLeading: Double?
  /// True for a header that stays at the edge while its rows scroll under it.
  public var isPinned: Bool
  /// True when the card goes on below the row.
  public var continuesBelow: Bool

  /// A row without corners and separator, unless said otherwise.
  public init(
    radii: CornerRadii = .zero, separatorLeading: Double? = nil, isPinned: Bool = false,
    continuesBelow: Bool = false
  ) {
    self.radii = radii
    self.separatorLeading = separatorLeading
    self.isPinned = isPinned
    self.continuesBelow = continuesBelow
  }
}
