// Where coordinate spaces and anchored views are.

import ZoomRender

/// Frames in root points, as layout said last, of scroll views, named spaces and anchored views.
struct PlaceTable {
  private var frames: [AnyHashable: EngineRect] = [:]
  /// What views asked for before layout had come to it.
  private var missed: Set<AnyHashable> = []
  /// True when a place that was asked for too early is known now.
  private(set) var hasFound = false

  /// Nil, and remembered, when layout has not met the place yet.
  mutating func frame(of name: AnyHashable) -> EngineRect? {
    if let frame = frames[name] { return frame }
    missed.insert(name)
    return nil
  }

  mutating func note(_ frame: EngineRect, of name: AnyHashable) {
    frames[name] = frame
    if missed.remove(name) != nil { hasFound = true }
  }

  /// Forgets that something was found; true when something was.
  mutating func takeFound() -> Bool {
    defer { hasFound = false }
    return hasFound
  }
}

extension ViewGraph {
  /// A change without effect when views asked for places that only the layout they are part of
  /// has found: they are to be made again.
  func lookAgain() -> [StateChange] {
    places.takeFound() ? perform { willChange() } : []
  }
}
