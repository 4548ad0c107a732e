// Matched geometry: the frame that the views of a group share.

/// The identity of a group: views of different pages of a stack never share one, as they have
/// hosting views of their own; nor do those of different surfaces, which are laid out apart.
struct MatchedGroup: Sendable, Equatable, Hashable {
  var id: Value
  var namespace: NamespaceID
  /// The page that holds the views; nil outside stacks.
  var page: NodeID?

  init(_ member: LayoutTree.MatchedMember) {
    id = member.effect.id
    namespace = member.effect.namespace
    page = member.page
  }
}

/// The shared frame of a group on its way from one source to the next.
struct MatchedTrack: Sendable, Equatable {
  var group: MatchedGroup
  var surface: NodeID
  /// x and y of the anchor point, width, height.
  var numbers: [AnimatedScalar]
  /// The source's own numbers when it was last chosen: what the animated ones go to.
  var goals: [Goal]

  struct Goal: Sendable, Equatable {
    var time: Double
    var numbers: [Double]
    /// The frames of the source that was and of the one that is.
    var from: Rect
    var to: Rect
    /// The source's modifier.
    var origin: NodeOrigin
  }

  func isAnimating(at time: Double) -> Bool { numbers.contains { $0.isAnimating(at: time) } }

  var settledTime: Double { numbers.compactMap(\.settledTime).max() ?? 0 }

  /// What a frame tells of it; nil at rest.
  func record(at time: Double) -> TransitionRecord? {
    guard isAnimating(at: time), let index = goals.lastIndex(where: { $0.time <= time }) else {
      return nil
    }
    let goal = goals[index]
    // How far it is along the straight way between the two frames.
    let start = numbers.map { $0.value(at: goal.time) }
    var (along, whole) = (0.0, 0.0)
    for position in numbers.indices {
      let way = goal.numbers[position] - start[position]
      along += (numbers[position].value(at: time) - start[position]) * way
      whole += way * way
    }
    return TransitionRecord(
      kind: .matchedGeometry, phase: "match",
      progress: [.init("frame", whole > 0 ? along / whole : 1)], from: goal.from, to: goal.to,
      startTime: goal.time, origin: goal.origin)
  }

  /// The shared numbers at a time, while the source has `live` ones: a moving source is followed.
  func value(at time: Double, live: [Double]) -> [Double] {
    guard let goal = goals.last(where: { $0.time <= time }) else { return live }
    return numbers.indices.map { numbers[$0].value(at: time) + live[$0] - goal.numbers[$0] }
  }
}

extension LayoutTree {
  /// The origin of every node in the root's coordinates.
  var rootOrigins: [Point] {
    var origins: [Point] = []
    origins.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let parent = nodes[index].parent.map { origins[$0] } ?? .zero
      origins.append(parent + (nodes[index].frame.origin - Point.zero))
    }
    return origins
  }

  /// A view of a group as it is laid out.
  struct MatchedMember: Sendable {
    var node: NodeID
    var effect: MatchedGeometryEffect
    var frame: Rect
    /// The innermost page of a stack around it.
    var page: NodeID?
    /// The later it was inserted, the larger; 0 for views that were there at the start.
    var birth = 0
    var origin = NodeOrigin.unknown

    /// The anchor point, width and height that it publishes as a source.
    var numbers: [Double] {
      let point = effect.anchor.point(in: frame)
      return [point.x, point.y, frame.width, frame.height]
    }
  }

  /// The members of every group, in tree order; views that are not built take no part.
  ///
  /// - Parameter births: When members were inserted, by the modifier's node.
  func matchedMembers(born births: [NodeID: Int]) -> MatchedMembers {
    let members = nodes.indices.compactMap { index -> MatchedMember? in
      guard nodes[index].isBuilt,
        case .modifier(.matchedGeometryEffect(let effect)) = nodes[index].content
      else { return nil }
      return MatchedMember(
        node: nodes[index].id, effect: effect, frame: rootFrame(of: index), page: page(of: index),
        birth: births[nodes[index].id] ?? 0, origin: nodes[index].origin)
    }
    return MatchedMembers(members)
  }

  /// The innermost page of a stack around a node.
  private func page(of index: Int) -> NodeID? {
    var current = nodes[index].parent
    while let index = current {
      if case .view(.navigationPage) = nodes[index].content { return nodes[index].id }
      current = nodes[index].parent
    }
    return nil
  }
}

/// Matched views as they are laid out, with the source of each group.
struct MatchedMembers: Sendable {
  /// In tree order.
  let all: [LayoutTree.MatchedMember]
  private let sources: [MatchedGroup: LayoutTree.MatchedMember]

  init(_ members: [LayoutTree.MatchedMember] = []) {
    var sources: [MatchedGroup: LayoutTree.MatchedMember] = [:]
    for member in members where member.effect.isSource {
      let group = MatchedGroup(member)
      if let best = sources[group], best.birth >= member.birth { continue }
      sources[group] = member
    }
    all = members
    self.sources = sources
  }

  /// The source of a group: of the views that say they are one the most recently inserted, among
  /// several of those the first in tree order.
  func source(of group: MatchedGroup) -> LayoutTree.MatchedMember? { sources[group] }
}
