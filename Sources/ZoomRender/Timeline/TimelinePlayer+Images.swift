// Images that arrive late.

extension TimelinePlayer {
  /// Starts the loads that wait for a tap.
  mutating func startTapLoads() {}

  /// An image arrives because the script says so.
  mutating func imageArrives(_ target: ScriptEvent.Target, _ origin: NodeOrigin) {}
}
