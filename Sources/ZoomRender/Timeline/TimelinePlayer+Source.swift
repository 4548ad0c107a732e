// Changes that come from the front end itself: its listeners and its clock.

extension TimelinePlayer {
  /// More rounds of changes than this at one instant are cut off: a listener that changes what it
  /// listens to would never end.
  private static let mostSourceRounds = 16

  /// Lets the source's listeners see the new state, until they have nothing more to change.
  mutating func settleSource() {
    guard !isSettlingSource else { return }
    isSettlingSource = true
    defer { isSettlingSource = false }
    for round in 1...Self.mostSourceRounds {
      if scene.source.listensToLayout {
        for surface in stage.surfaces { _ = maker.tree(of: surface, at: now, in: recording) }
      }
      let changes = scene.source.pendingChanges(in: world.state)
      if changes.isEmpty { break }
      if round == Self.mostSourceRounds {
        report(
          .warning, "timeline.source-loop",
          "views change what they listen to without end; stopped after \(round) rounds",
          scene.source.lastListener ?? .unknown,
          notes: [
            .init(
              "let the closure change something only when the new value differs, or state that "
                + "the value does not follow from")
          ])
        break
      }
      apply(changes, in: nil)
    }
    scheduleSourceClock()
  }

  /// Wakes up when the source's clock acts next.
  private mutating func scheduleSourceClock() {
    guard let time = scene.source.nextEvent(after: now), time.isFinite else { return }
    let isKnown = occurrences.contains { occurrence in
      if case .sourceClock = occurrence.kind { return occurrence.time == max(time, now) }
      return false
    }
    if !isKnown { schedule(.sourceClock, at: max(time, now)) }
  }

  /// Runs what is due on the source's clock.
  mutating func runSourceClock() {
    apply(scene.source.advance(to: now, in: world.state), in: nil)
    settleSource()
  }
}
