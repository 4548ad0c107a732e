// A matched view that follows another group than before.

/// The way of a follower from the frame that it had to that of the group it follows now.
///
/// The numbers are those of ``MatchedTrack``, counted from the first ones: the group's frame is at
/// their target, the view at their value.
struct FollowerTrack: Sendable, Equatable {
  /// The modifier's node.
  var node: NodeID
  /// x and y of the anchor point, width, height.
  var numbers: [AnimatedScalar]

  init(node: NodeID, engine: SpringEngine) {
    self.node = node
    numbers = Array(repeating: AnimatedScalar(0, engine: engine), count: 4)
  }

  func isAnimating(at time: Double) -> Bool { numbers.contains { $0.isAnimating(at: time) } }

  var settledTime: Double { numbers.compactMap(\.settledTime).max() ?? 0 }

  /// How far the view is from the group's frame.
  func distance(at time: Double) -> [Double] {
    numbers.map { $0.value(at: time) - $0.target(at: time) }
  }

  /// Puts the view at a distance from its new group, and sends it there.
  mutating func go(_ distance: [Double], at time: Double, _ animation: Animation) {
    let before = self.distance(at: time)
    for index in numbers.indices {
      numbers[index].retarget(
        to: numbers[index].target - (distance[index] - before[index]), at: time,
        animation: animation)
    }
  }
}

extension TimelinePlayer {
  /// Sends followers whose modifier names another group than before to that group's frame.
  mutating func follow(
    _ change: TreeChange, _ surface: NodeID, from before: MatchedMembers,
    to after: MatchedMembers
  ) {
    for member in after.all where !member.effect.isSource {
      guard let animation = change.animations[member.node],
        let past = before.all.first(where: { $0.node == member.node }),
        MatchedGroup(past) != MatchedGroup(member),
        let shared = maker.shared(MatchedGroup(member), after, surface, now, recording)
      else { continue }
      let index =
        recording.followers.firstIndex { $0.node == member.node } ?? recording.followers.count
      if index == recording.followers.count {
        recording.followers.append(
          FollowerTrack(node: member.node, engine: scene.profile.motion.engine))
      }
      // Where it is on screen: in its old group's frame, or in its own place.
      let old = maker.shared(MatchedGroup(past), before, surface, now, recording)
      let shown = zip(
        old?.numbers ?? past.numbers, recording.followers[index].distance(at: now)
      ).map(+)
      recording.followers[index].go(
        zip(shown, shared.numbers).map { $0 - $1 }, at: now, animation)
      isolate(member.node)
      noteEnd(recording.followers[index].settledTime)
    }
  }
}
