// The question that layout and the driver put to a front end.

/// A front end: makes view trees for states, and content on request.
///
/// JSON answers from data; SwiftUI source answers in process. The driver asks on one thread, in
/// script order, and keeps the answers, so that frames can be made in any order afterwards.
public protocol ViewSource: Sendable {
  /// The root views in `state`: resolved, with stable ids.
  func root(in state: SceneState) -> [ViewNode]

  /// Content of a template: a destination for a path value, a presentation's content, a geometry
  /// reader's children.
  ///
  /// `id` is the identity under which the content appears.
  func content(of template: TemplateID, for request: ContentRequest, in state: SceneState)
    -> [ViewNode]

  /// Runs a closure of the source and returns the state changes it made, each with its transaction.
  func run(closure: Int, in state: SceneState) -> [StateChange]

  /// Tells a gesture of the source's of a moment of a touch; returns the changes it made.
  func touch(_ gesture: Int, _ moment: TouchMoment, in state: SceneState) -> [StateChange]

  /// A layout of the source's own.
  func layout(_ template: TemplateID) -> (any CustomLayout)?

  /// The value of a closure form of `alignmentGuide` or `containerRelativeFrame`.
  func value(of template: TemplateID, size: Size) -> Double?

  /// A layout of the source's own as it is in a state.
  func layout(_ template: TemplateID, in state: SceneState) -> (any CustomLayout)?

  /// The value of a closure form in a state.
  func value(of template: TemplateID, size: Size, in state: SceneState) -> Double?

  /// True when laying a state out can make ``pendingChanges(in:)`` answer more than before.
  var listensToLayout: Bool { get }

  /// Changes that came out of the answers given since the last call: preferences read from
  /// laid-out content, `onChange`, `onGeometryChange`. Asked after each layout of a new state.
  func pendingChanges(in state: SceneState) -> [StateChange]

  /// True when listeners want to see every moment of a scroll.
  func listensToScrolling() -> Bool

  /// Where the code is that ``pendingChanges(in:)`` ran last.
  var lastListener: NodeOrigin? { get }

  /// Tells the source what time it is, in scene seconds, before its closures run: a task that
  /// sleeps, a timer or a delay that they begin counts from there.
  func see(time seconds: Double)

  /// The next scene time, in seconds, at which the source's own clock acts (a task that sleeps, a
  /// timer); nil when nothing waits.
  func nextEvent(after seconds: Double) -> Double?

  /// Lets the source's clock run up to a scene time and returns the changes that this made.
  func advance(to seconds: Double, in state: SceneState) -> [StateChange]
}

extension ViewSource {
  // A source that is only data has one answer for all states, and neither listeners nor a clock.

  package func layout(_ template: TemplateID, in state: SceneState) -> (any CustomLayout)? {
    layout(template)
  }
  package func value(of template: TemplateID, size: Size, in state: SceneState) -> Double? {
    value(of: template, size: size)
  }
  package func touch(
    _ gesture: Int, _ moment: TouchMoment, in state: SceneState
  ) -> [StateChange] { [] }
  package var listensToLayout: Bool { false }
  package func listensToScrolling() -> Bool { false }

  package func pendingChanges(in state: SceneState) -> [StateChange] { [] }
  package var lastListener: NodeOrigin? { nil }
  package func see(time seconds: Double) {}
  package func nextEvent(after seconds: Double) -> Double? { nil }
  package func advance(to seconds: Double, in state: SceneState) -> [StateChange] { [] }
}

/// What content is wanted for.
public struct ContentRequest: Sendable, Equatable {
  /// The identity of the place where the content appears.
  public var id: NodeID
  /// The pushed value or presented item; null for geometry readers.
  public var value: Value
  /// The proposal, for geometry readers.
  public var size: Size
  package var safeArea: Insets
  /// The reader's rectangle in root points, when known.
  public var globalFrame: Rect
  /// From root points to the screen's: a sheet's content has a root of its own.
  package var screenMap = Affine.identity
  /// The reader's rectangle on screen, once its sheet rests.
  package var screenFrame: Rect { screenMap.apply(to: globalFrame) }

  package init(
    id: NodeID, value: Value = .null, size: Size = .zero, safeArea: Insets = .zero,
    globalFrame: Rect = .zero
  ) {
    self.id = id
    self.value = value
    self.size = size
    self.safeArea = safeArea
    self.globalFrame = globalFrame
  }
}

/// State variables by name, in declaration order.
public struct SceneState: Sendable, Equatable {
  package var values: Value.Object
  /// Data collections (`set data` replaces one).
  public var data: Value.Object
  /// Counts the changes of a front end that keeps its state itself.
  public var revision: Int

  /// Variables and data, empty unless given.
  public init(values: Value.Object = .init(), data: Value.Object = .init(), revision: Int = 0) {
    self.values = values
    self.data = data
    self.revision = revision
  }
}

/// A change of state and how it is animated.
public struct StateChange: Sendable, Equatable {
  package var actions: [Action]
  package var transaction: Transaction
  /// The ``SceneState/revision`` that the source's own state has after this change; nil for a
  /// source without a state of its own. The driver sets it before it asks for the tree again.
  public var revision: Int?
  /// True for a step of something that goes on for ever: what it animates never settles, and
  /// nothing waits for it.
  public var isRepeated = false

  package init(actions: [Action], transaction: Transaction, revision: Int? = nil) {
    self.actions = actions
    self.transaction = transaction
    self.revision = revision
  }
}

/// SwiftUI's `Layout` protocol, seen from the engine.
public protocol CustomLayout: Sendable {
  /// Size for a proposal; the closures measure child i for a proposal.
  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size
  /// Origins (relative to `bounds`) and proposals of the children, in order.
  func place(in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]) -> [LayoutPlacement]
}

/// A proposed size: nil asks for the ideal length, 0 for the minimum, infinity for the maximum.
public struct ProposedSize: Sendable, Equatable, Hashable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package static let unspecified = ProposedSize(width: nil, height: nil)
  package static let zero = ProposedSize(width: 0, height: 0)
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal with nil lengths replaced, by 10 where nothing is given.
  public func replacingUnspecified(by size: Size = Size(10, 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A child as a custom layout sees it.
public struct LayoutChild {
  package var priority: Double
  package var layoutValues: [CustomLayoutReference.Argument]
  package var measure: (ProposedSize) -> Size
  /// Preferred distance from this child to the next one along an axis.
  public var spacing: (LayoutChild.Index, Axis) -> Double
  /// Position of a child among its siblings.
  public typealias Index = Int

  package init(
    priority: Double, layoutValues: [CustomLayoutReference.Argument],
    measure: @escaping (ProposedSize) -> Size, spacing: @escaping (Index, Axis) -> Double
  ) {
    self.priority = priority
    self.layoutValues = layoutValues
    self.measure = measure
    self.spacing = spacing
  }
}

/// Where a custom layout puts a child.
public struct LayoutPlacement: Sendable, Equatable {
  /// Position of `anchor` relative to the bounds' origin.
  public var position: Point
  package var anchor: UnitPoint
  package var proposal: ProposedSize

  package init(position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }
}
