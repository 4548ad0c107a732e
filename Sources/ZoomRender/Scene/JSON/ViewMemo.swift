// Parts of views that are made once for all states that they do not depend on.

import Synchronization

/// The latest evaluations of a scene's root views, with the parts that later ones can take over.
///
/// Views are a pure function of their state: what is remembered changes speed only.
final class ViewMemo: Sendable {
  /// An evaluation that is over.
  struct Past: Sendable {
    var state: SceneState
    var stateValues: [Value]
    var dataValues: [Value]
    var views: [ViewNode]
    var parts: [NodeID: MadeViews]
  }

  private static let capacity = 3
  /// Most recently used last.
  private let entries = Mutex<[Past]>([])

  /// The views of a state: those made for it before, else new ones that share what is unchanged.
  func views(in state: SceneState, make: (_ past: Past?) -> Past) -> [ViewNode] {
    let known = entries.withLock { $0 }
    let entry = known.last { $0.state == state } ?? make(known.last)
    store(entry)
    return entry.views
  }

  func store(_ entry: Past) {
    entries.withLock { entries in
      entries.removeAll { $0.state == entry.state }
      entries.append(entry)
      if entries.count > Self.capacity { entries.removeFirst() }
    }
  }
}

/// The views that a loop, an element of one or a branch has made.
final class MadeViews: Sendable {
  /// Everything besides state and data that they depend on.
  let variables: [BoundValue]
  let reads: StateReads
  let nodes: [ViewNode]
  /// Nodes of the scene that they count as.
  let count: Int
  /// What loops and branches inside have made.
  let parts: [NodeID: MadeViews]

  init(
    variables: [BoundValue], reads: StateReads, nodes: [ViewNode], count: Int,
    parts: [NodeID: MadeViews]
  ) {
    self.variables = variables
    self.reads = reads
    self.nodes = nodes
    self.count = count
    self.parts = parts
  }
}

/// What expressions have asked of a state.
struct StateReads: Sendable, Equatable {
  /// A bit for each of the compiler's slots; the last one stands for all further slots.
  var state: UInt64 = 0
  var data: UInt64 = 0
  /// True where the state as a whole counts: ids that are made anew.
  var everything = false

  static func bit(_ slot: Int) -> UInt64 { 1 << UInt64(min(slot, 63)) }

  /// The slots whose values differ.
  static func changes(_ old: [Value], _ new: [Value]) -> UInt64 {
    guard old.count == new.count else { return .max }
    return new.indices.reduce(0) { old[$1] == new[$1] ? $0 : $0 | bit($1) }
  }

  mutating func formUnion(_ other: StateReads) {
    state |= other.state
    data |= other.data
    everything = everything || other.everything
  }

  func isDisjoint(with other: StateReads) -> Bool {
    state & other.state == 0 && data & other.data == 0 && !(everything && other.everything)
  }
}

extension Evaluation {
  /// Runs `body` without keeping what it makes.
  func withoutRemembering(_ body: () -> Void) {
    var frames: [PartInProgress] = []
    swap(&self.frames, &frames)
    body()
    swap(&self.frames, &frames)
  }

  /// What is being made: the parts of a loop, an element or a branch so far.
  struct PartInProgress {
    var parts: [NodeID: MadeViews] = [:]
    /// The parts that the same place had in the past evaluation.
    var past: [NodeID: MadeViews]
    var reads = StateReads()
  }

  /// Appends the views that `make` makes in a scope, or those of the past evaluation where nothing
  /// that they depend on has changed.
  ///
  /// - Parameter scope: Its id is that of the part and of no other part around it.
  func appendPart(
    in scope: Scope, to nodes: inout [ViewNode], _ make: (inout [ViewNode]) -> Void
  ) {
    guard let outer = frames.indices.last else { return make(&nodes) }
    let known = frames[outer].past[scope.id]
    if let known, check == nil, known.reads.isDisjoint(with: changes),
      known.variables == scope.variables,
      nodeCount + known.count <= Self.maximumNodes
    {
      nodes += known.nodes
      nodeCount += known.count
      frames[outer].reads.formUnion(known.reads)
      frames[outer].parts[scope.id] = known
      return
    }
    let (start, count) = (nodes.count, nodeCount)
    frames.append(PartInProgress(past: known?.parts ?? [:]))
    make(&nodes)
    let frame = frames.removeLast()
    frames[outer].reads.formUnion(frame.reads)
    // What the limit has cut off is made again.
    guard nodeCount <= Self.maximumNodes else { return }
    frames[outer].parts[scope.id] = MadeViews(
      variables: scope.variables, reads: frame.reads, nodes: Array(nodes[start...]),
      count: nodeCount - count, parts: frame.parts)
  }
}
