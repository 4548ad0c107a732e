// One node of the solver's arena.

/// An alignment guide as a small number; see ``LayoutPass/guide(_:)``.
typealias GuideID = Int32

/// The built-in guides; guides of a scene's own follow from `firstCustom`.
enum Guide {
  static let leading: GuideID = 0
  static let centerX: GuideID = 1
  static let trailing: GuideID = 2
  static let top: GuideID = 3
  static let centerY: GuideID = 4
  static let bottom: GuideID = 5
  static let firstBaseline: GuideID = 6
  static let lastBaseline: GuideID = 7
  static let firstCustom: GuideID = 8

  /// Guides that a container takes over from its children.
  static let merged: UInt16 = 1 << 6 | 1 << 7 | 1 << 8

  /// The bit that says "a value is given explicitly somewhere below".
  @inline(__always)
  static func bit(_ guide: GuideID) -> UInt16 { 1 << UInt16(min(guide, firstCustom)) }
}

/// A guide on each axis.
struct GuidePair {
  var horizontal: GuideID
  var vertical: GuideID
  static let center = GuidePair(horizontal: Guide.centerX, vertical: Guide.centerY)
  static let topLeading = GuidePair(horizontal: Guide.leading, vertical: Guide.top)
}

/// What a node does in layout. Lengths are points, NaN is "not given"; larger arguments are
/// indices into the tables of ``LayoutPass``.
enum LayoutOperation {
  // Leaves
  case flexible
  case circle
  case text
  case image(Size)
  case resizable(ideal: Size, minimum: Size)
  case spacer(horizontal: Bool, vertical: Bool, minimum: Double)
  case divider(isVertical: Bool, thickness: Double)
  // Containers
  case root
  case stack(Axis, GuideID)
  case lazyStack(Axis, GuideID, pinned: Int8)
  case zStack(GuidePair)
  case lazyGrid(Int32)
  case grid(Int32)
  case gridRow
  case scroll(Int32)
  case viewThatFits(horizontal: Bool, vertical: Bool)
  case custom(Int32)
  case geometryReader(TemplateID)
  case list(Int32)
  case listRow
  case fill
  case page(Int32)
  // Modifiers
  case pass
  case fixedFrame(width: Double, height: Double, GuidePair)
  case flexibleFrame(Int32)
  case padding(Insets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(Double, fills: Bool)
  case guide(Int32)
  case offset(Vector)
  case position(Point)
  case layered(GuidePair)
  case ignoresSafeArea(Edge.Set)
  case safeAreaPadding(Insets)
  case safeAreaInset(Edge, GuideID, spacing: Double)
  case relativeFrame(Int32)
  case matched
  case frozen
}

/// A node of the arena.
struct LayoutItem {
  var operation: LayoutOperation
  var parent: Int32
  /// Children are `childIndices[firstChild ..< firstChild + childCount]`.
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  /// The first node below (or this one) that does something in layout.
  var target: Int32
  /// Slot in the proposal caches; -1 for nodes that are cheap to measure.
  var cache: Int32 = -1
  /// Index of the stack's gaps, or of the text's measurements.
  var extra: Int32 = -1
  /// Explicit guides given at or below this node, by ``Guide/bit(_:)``.
  var guides: UInt16 = 0
  var isRightToLeft: Bool
  /// True for modifiers and other nodes with one child that hand its traits on.
  var isUnary = false
  /// True for styles that reach under bars where they touch the safe area.
  var touchesSafeArea = false
  /// True when a size below depends on the enclosing scroll view.
  var dependsOnContainer = false
  /// The `layoutPriority` trait; NaN = none set.
  var trait: Double = .nan
  /// The node's own priority where no trait is set: 0, or −∞ for spacers and empty containers.
  var ownPriority: Double = 0

  @inline(__always)
  var priority: Double { trait.isNaN ? ownPriority : trait }
}
