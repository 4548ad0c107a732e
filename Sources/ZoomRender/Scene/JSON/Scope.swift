// What a template can see while it is evaluated.

/// Loop variables, parameters and the identity of the place that is being made.
struct Scope {
  /// By slot; the compiler has assigned the slots.
  var variables: [BoundValue]
  /// Identity of the view, modifier or part that is being made.
  var id: NodeID
  let run: Evaluation

  func with(id: NodeID) -> Scope { Scope(variables: variables, id: id, run: run) }

  func binding(_ values: [BoundValue], id: NodeID) -> Scope {
    Scope(variables: variables + values, id: id, run: run)
  }
}

/// One evaluation of a scene's views in one state.
final class Evaluation {
  /// Nodes after expansion, per evaluation.
  static let maximumNodes = 100_000
  /// Nesting of views after expansion.
  static let maximumDepth = 200
  /// Elements of one `ForEach`.
  static let maximumElements = 10_000

  let program: SceneProgram
  /// State variables and data collections by the compiler's slots.
  private let stateValues: [Value]
  private let dataValues: [Value]
  let state: SceneState
  /// What differs from the past evaluation.
  let changes: StateReads
  /// What is being made, innermost last; empty while nothing is remembered.
  var frames: [PartInProgress] = []
  var nodeCount = 0
  private(set) var speculativeCount = 0
  var depth = 0
  /// Set while a scene is checked: problems are collected, all branches are visited.
  var check: SceneCheck?
  private lazy var seed: UInt64 =
    Value.object(state.values).identityHash
    ^ Value.object(state.data).identityHash &* 31 ^ UInt64(bitPattern: Int64(state.revision))

  init(program: SceneProgram, state: SceneState, check: SceneCheck? = nil) {
    self.program = program
    self.state = state
    self.check = check
    stateValues = program.stateNames.map { state.values[$0] ?? .null }
    dataValues = program.dataNames.map { state.data[$0] ?? .null }
    changes = StateReads()
  }

  /// An evaluation that takes over what has not changed since another one.
  init(
    program: SceneProgram, state: SceneState, since past: ViewMemo.Past?, check: SceneCheck? = nil
  ) {
    let stateValues = program.stateNames.map { state.values[$0] ?? .null }
    let dataValues = program.dataNames.map { state.data[$0] ?? .null }
    self.program = program
    self.state = state
    self.check = check
    self.stateValues = stateValues
    self.dataValues = dataValues
    changes = StateReads(
      state: past.map { StateReads.changes($0.stateValues, stateValues) } ?? .max,
      data: past.map { StateReads.changes($0.dataValues, dataValues) } ?? .max,
      everything: past?.state != state)
    frames = [PartInProgress(past: past?.parts ?? [:])]
  }

  /// What is to be remembered of the evaluation when it has made these views.
  func past(with views: [ViewNode]) -> ViewMemo.Past {
    ViewMemo.Past(
      state: state, stateValues: stateValues, dataValues: dataValues, views: views,
      parts: frames.first?.parts ?? [:])
  }

  /// A state variable by the compiler's slot.
  func stateValue(_ slot: Int) -> Value {
    if let last = frames.indices.last { frames[last].reads.state |= StateReads.bit(slot) }
    return stateValues.indices.contains(slot) ? stateValues[slot] : .null
  }

  /// A data collection by the compiler's slot.
  func dataValue(_ slot: Int) -> Value {
    if let last = frames.indices.last { frames[last].reads.data |= StateReads.bit(slot) }
    return dataValues.indices.contains(slot) ? dataValues[slot] : .null
  }

  /// Counts a node; false when the scene has reached its limit.
  func countNode(at place: JSONNode) -> Bool {
    // What a branch would add that is not taken counts only against running on and on.
    if let check, check.isSpeculative {
      speculativeCount += 1
      return speculativeCount <= Self.maximumNodes
    }
    nodeCount += 1
    if nodeCount <= Self.maximumNodes { return true }
    if nodeCount == Self.maximumNodes + 1 {
      let message =
        "scene has more than \(Self.maximumNodes) nodes after expansion, the limit"
      check?.report(Complaint(id: "scene.too-many-nodes", message: message), at: place)
    }
    return false
  }

  /// Runs `body` one level deeper; false when the limit is reached and nothing was run.
  func nested(at place: JSONNode, _ body: () -> Void) {
    guard depth < Self.maximumDepth else {
      let message = "views are nested deeper than the limit of \(Self.maximumDepth)"
      check?.report(Complaint(id: "scene.too-deep", message: message), at: place)
      return
    }
    depth += 1
    body()
    depth -= 1
  }

  /// A problem with a value that data or state gave.
  func report(_ complaint: Complaint, at place: JSONNode) {
    check?.report(complaint, at: place)
  }

  /// A text in the form of a UUID that is the same for the same state and place, and different
  /// for every other one.
  func uuid(for id: NodeID, site: Int) -> String {
    if let last = frames.indices.last { frames[last].reads.everything = true }
    let a = NodeID(value: seed).child(id: .number(Double(site))).value ^ id.value
    let high = NodeID(value: a).child(1).value
    let low = NodeID(value: a).child(2).value
    func hex(_ value: UInt64, _ digits: Int) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text.suffix(digits)
    }
    return [
      hex(high >> 32, 8), hex(high >> 16, 4), "4" + hex(high, 3), "A" + hex(low >> 48, 3),
      hex(low, 12),
    ].joined(separator: "-")
  }
}
