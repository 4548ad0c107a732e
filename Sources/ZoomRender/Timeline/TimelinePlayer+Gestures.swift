// Fingers.

extension TimelinePlayer {
  mutating func drag(_ gesture: ScriptEvent.Gesture, isEdge: Bool, _ origin: NodeOrigin) {}

  mutating func pinch(_ pinch: ScriptEvent.Pinch, _ origin: NodeOrigin) {}

  /// Lifts a finger that the script never lifted.
  mutating func releaseForgottenFinger() {}
}
