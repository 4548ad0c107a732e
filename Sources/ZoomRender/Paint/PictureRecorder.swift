// Collects draw commands and the box that they touch.

/// Records the commands of one picture; groups may be nested.
struct PictureRecorder {
  private struct Group {
    /// Position of the `begin…` command.
    var start: Int
    /// Box of what was drawn inside, in the group's coordinates.
    var bounds: Rect?
    var command: DrawCommand
  }

  private(set) var commands: [DrawCommand] = []
  private var bounds: Rect?
  private var groups: [Group] = []

  var isEmpty: Bool { commands.isEmpty }
  var isInsideGroup: Bool { !groups.isEmpty }

  /// Records a command that draws inside `box`; empty and non-finite boxes draw nothing.
  mutating func draw(_ command: DrawCommand, in box: Rect) {
    guard box.isFinite, box.width >= 0, box.height >= 0 else { return }
    commands.append(command)
    extend(by: box)
  }

  mutating func begin(_ command: DrawCommand) {
    groups.append(Group(start: commands.count, bounds: nil, command: command))
    commands.append(command)
  }

  /// Ends the innermost group; a group without content leaves no trace.
  mutating func end() {
    guard let group = groups.popLast() else { return }
    guard let inner = group.bounds else {
      commands.removeSubrange(group.start...)
      return
    }
    let outer = group.command.extent(of: inner)
    guard !outer.isEmpty, outer.isFinite else {
      commands.removeSubrange(group.start...)
      return
    }
    commands.append(.end)
    extend(by: outer)
  }

  /// What was recorded since the last call, as a picture; nil when nothing was.
  mutating func finish() -> Picture? {
    while !groups.isEmpty { end() }
    defer {
      commands = []
      bounds = nil
    }
    guard let bounds, !commands.isEmpty else { return nil }
    return Picture(commands: commands, bounds: bounds)
  }

  private mutating func extend(by box: Rect) {
    func joined(_ old: Rect?) -> Rect {
      guard let old else { return box }
      return Rect(
        minX: min(old.minX, box.minX), minY: min(old.minY, box.minY),
        maxX: max(old.maxX, box.maxX), maxY: max(old.maxY, box.maxY))
    }
    if groups.isEmpty {
      bounds = joined(bounds)
    } else {
      groups[groups.count - 1].bounds = joined(groups[groups.count - 1].bounds)
    }
  }
}

extension DrawCommand {
  /// The box that a group touches outside when its content touches `inner`.
  fileprivate func extent(of inner: Rect) -> Rect {
    switch self {
    case .beginTransform(let map): map.apply(to: inner)
    case .beginClip(let path, _): inner.intersection(path.controlBounds)
    case .beginGroup(_, _, let effects): effects.reduce(inner) { $1.extent(of: $0) }
    case .beginMask(let picture): inner.intersection(picture.bounds)
    default: inner
    }
  }
}

extension LayerEffect {
  /// The box that content touching `inner` touches after the effect: Gaussians reach 3 σ.
  func extent(of inner: Rect) -> Rect {
    switch self {
    case .blur(let sigma): inner.inset(by: -3 * max(0, sigma))
    case .color: inner
    case .dropShadow(let shadow):
      inner.union(inner.inset(by: -3 * max(0, shadow.sigma)).offset(by: shadow.offset))
    }
  }
}
