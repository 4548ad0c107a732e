// What a view source has answered, as a value that can be written and played again.

/// The answers of a view source along one playing of a script.
struct RecordedAnswers: Codable, Sendable {
  /// States that questions were asked in; the first one is the scene's initial state.
  struct State: Codable, Sendable, Hashable {
    var values: Value.Object
    var revision: Int
  }
  /// The root of a state: an index into `views`.
  struct Root: Codable, Sendable {
    var state: Int
    var views: Int
  }
  /// Content that was made on request.
  struct Content: Codable, Sendable {
    var template: Int
    var animatable: [Double]
    var id: NodeID
    var value: Value
    var size: Size
    var safeArea: Insets
    var frame: Rect
    var state: Int
    var views: Int
  }
  /// What a closure did.
  struct Run: Codable, Sendable {
    var closure: Int
    var state: Int
    var changes: [Change]
  }
  /// A change of state.
  struct Change: Codable, Sendable {
    var actions: [Action]
    var transaction: Transaction
    var revision: Int?
    var isRepeated: Bool?
  }
  /// What came at the nth call of a kind that depends on what came before.
  struct Call: Codable, Sendable {
    enum Kind: String, Codable, Sendable { case pending, next, advance, touch, scrolls }
    var kind: Kind
    var number: Int
    var changes: [Change]?
    var time: Double?
  }
  /// A length that a closure gave for a size.
  struct Length: Codable, Sendable {
    var template: Int
    var state: Int
    var size: Size
    var value: Double
  }
  /// A size or the placements that a custom layout gave.
  struct LayoutAnswer: Codable, Sendable {
    var template: Int
    var animatable: [Double]
    var state: Int
    var width: Double?
    var height: Double?
    /// Nil for a size; else where the children were placed.
    var bounds: Rect?
    /// Ideal sizes of the children: what the answer was made for.
    var children: [Size]
    var size: Size?
    var placements: [Placement]?
  }
  /// Where a custom layout put a child.
  struct Placement: Codable, Sendable {
    var position: Point
    var anchor: UnitPoint
    var width: Double?
    var height: Double?
  }

  var states: [State] = []
  var views: [[ViewNode]] = []
  var roots: [Root] = []
  var contents: [Content] = []
  var runs: [Run] = []
  var calls: [Call] = []
  var lengths: [Length] = []
  var layouts: [LayoutAnswer] = []
}

extension RecordedAnswers.State {
  init(_ state: SceneState) { self.init(values: state.values, revision: state.revision) }
}

extension RecordedAnswers.Change {
  init(_ change: StateChange) {
    self.init(
      actions: change.actions, transaction: change.transaction, revision: change.revision,
      isRepeated: change.isRepeated ? true : nil)
  }
  var change: StateChange {
    var change = StateChange(actions: actions, transaction: transaction, revision: revision)
    change.isRepeated = isRepeated ?? false
    return change
  }
}

extension RecordedAnswers.Placement {
  init(_ placement: LayoutPlacement) {
    self.init(
      position: placement.position, anchor: placement.anchor, width: placement.proposal.width,
      height: placement.proposal.height)
  }
  var placement: LayoutPlacement {
    LayoutPlacement(
      position: position, anchor: anchor, proposal: ProposedSize(width: width, height: height))
  }
}
