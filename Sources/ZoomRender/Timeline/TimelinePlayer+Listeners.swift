// Gestures of views: which of them a touch is for, and what they hear of it.

extension TimelinePlayer {
  /// A gesture under a finger, with the place of its view.
  struct Listening: Sendable {
    var listener: GestureListener
    var node: Int
    /// The view at the touch, in root points.
    var frame: Rect
  }

  /// The gestures at a screen point, outermost first.
  func listeners(at point: Point) -> [Listening] {
    guard let surface = touchableSurface else { return [] }
    let tree = maker.tree(of: surface, at: now, in: recording)
    let map = maker.restingMap(of: surface, at: now, in: recording)
    guard let local = map.inverse?.apply(to: point) else { return [] }
    return tree.hitTest(local).compactMap { index in
      guard case .modifier(.gesture(let listener)) = tree.nodes[index].content,
        tree.environment(of: index).isEnabled
      else { return nil }
      let frame = tree.rootFrame(of: index)
      let origin = map.apply(to: frame.origin)
      return Listening(
        listener: listener, node: index, frame: Rect(origin: origin, size: frame.size))
    }
  }

  /// High priority from the outside in, then the others from the inside out.
  private func ordered(_ found: [Listening]) -> [Listening] {
    found.filter { $0.listener.priority == .high }
      + found.reversed().filter { $0.listener.priority == .normal }
  }

  // MARK: One finger

  /// Lets the gestures under a finger hear its touch; true when one of them takes it.
  mutating func hear(_ touch: DragTouch) -> Bool {
    let found = listeners(at: touch.point).filter { wants($0.listener, touch) }
    let others = found.filter { $0.listener.priority == .simultaneous }
    let winner = ordered(found).first
    for one in others { tell(one, touch) }
    guard let winner, winner.listener.priority == .high || !scrolls(touch) else { return false }
    tell(winner, touch)
    advance(to: touch.end)
    return true
  }

  private func wants(_ listener: GestureListener, _ touch: DragTouch) -> Bool {
    listener.wishes.contains { wish in
      switch wish {
      case .drag(let distance): distance <= 0 || touch.passes(distance) != nil
      case .press(let seconds, let distance):
        (touch.passes(max(distance, 0.001)) ?? .infinity) >= min(seconds, touch.length)
      case .pinch, .taps: false
      }
    }
  }

  /// True when the scroll view under the finger moves with it: it wins over what lies in it.
  private func scrolls(_ touch: DragTouch) -> Bool {
    guard let scroll = scrollUnder(touch.point), let way = touch.direction(after: 10) else {
      return false
    }
    let axis: Axis = way.dx.magnitude > way.dy.magnitude ? .horizontal : .vertical
    let geometry = scroll.geometry
    let room =
      axis == .horizontal
      ? geometry.maxOffset.dx - geometry.minOffset.dx
      : geometry.maxOffset.dy - geometry.minOffset.dy
    return geometry.axes.contains(axis) && room > 0.5
  }

  /// Plans what a gesture hears of one finger.
  private mutating func tell(_ one: Listening, _ touch: DragTouch) {
    let times = Self.momentTimes(
      until: touch.length,
      also: touch.samples.map { $0.time - (touch.samples.first?.time ?? 0) } + pressTimes(one))
    let last = times.count - 1
    for (index, time) in times.enumerated() {
      let isEnd = index == last && touch.releases
      let point = touch.point + touch.travel(time)
      let velocity =
        isEnd
        ? touch.velocity
        : GestureSampling.releaseVelocity(touch.samples.filter { $0.time <= time })
      plan(
        one, isEnd && index > 0 ? .ended : index == 0 ? .began : .moved, time, point,
        start: touch.start, velocity: velocity)
    }
  }

  private func pressTimes(_ one: Listening) -> [Double] {
    one.listener.wishes.compactMap { wish in
      if case .press(let seconds, _) = wish { seconds } else { nil }
    }
  }

  /// Moments of a touch: sixty a second, and the given ones.
  private static func momentTimes(until length: Double, also given: [Double]) -> [Double] {
    var times = (0...min(36_000, Int(length * 60))).map { Double($0) / 60 }
    times += given.filter { $0 >= 0 && $0 <= length } + [length]
    times.sort()
    var result: [Double] = []
    for time in times where result.last.map({ time - $0 > 1e-6 }) ?? true { result.append(time) }
    // The release is the last one, exactly.
    if let last = result.last, last != length { result[result.count - 1] = max(last, length) }
    return result.count > 1 ? result : [0, max(length, 1e-3)]
  }

  private mutating func plan(
    _ one: Listening, _ phase: TouchMoment.Phase, _ time: Double, _ point: Point, start: Double,
    fingers: Int = 1, velocity: Vector = .zero, magnification: Double = 1, radians: Double = 0
  ) {
    let moment = TouchMoment(
      phase: phase, fingers: fingers, time: time,
      location: Point(point.x - one.frame.minX, point.y - one.frame.minY), globalLocation: point,
      size: one.frame.size, velocity: velocity, magnification: magnification, radians: radians)
    schedule(.touch(one.listener.closure, moment), at: start + time)
  }

  /// Tells the source's gesture of a moment that has come.
  mutating func deliver(_ closure: Int, _ moment: TouchMoment) {
    apply(scene.source.touch(closure, moment, in: world.state), in: nil)
    settleSource()
  }

  // MARK: Two fingers

  /// Lets the gestures between two fingers hear them; true when one of them takes the touch.
  mutating func hear(
    _ samples: [ScriptEvent.Pinch.Sample], length: Double, releases: Bool
  ) -> Bool {
    guard let first = samples.first else { return false }
    let found = listeners(at: first.center).filter { $0.listener.wishes.contains(.pinch) }
    let winner = ordered(found).first
    let heard = found.filter { $0.listener.priority == .simultaneous } + (winner.map { [$0] } ?? [])
    let start = now
    for one in heard {
      let times = Self.momentTimes(until: length, also: samples.map { $0.time - first.time })
      for (index, time) in times.enumerated() {
        let sample = GestureSampling.pinch(samples, first.time + time)
        let isEnd = index == times.count - 1 && releases
        plan(
          one, isEnd ? .ended : index == 0 ? .began : .moved, time, sample.center, start: start,
          fingers: 2,
          magnification: first.distance > 0 ? sample.distance / first.distance : 1,
          radians: sample.radians - first.radians)
      }
    }
    if winner != nil { advance(to: start + length) }
    return winner != nil
  }

  // MARK: Presses and taps by name

  /// A finger that rests on a view for some seconds.
  mutating func longPress(
    _ target: ScriptEvent.Target, seconds: Double, _ origin: NodeOrigin
  ) {
    guard let point = point(of: target) else {
      return report(
        .error, "timeline.tap-missing", "nothing on screen is \(target.text)", origin)
    }
    let heard = listeners(at: point).contains { one in
      one.listener.wishes.contains { if case .press = $0 { true } else { false } }
    }
    if !heard {
      report(
        .warning, "timeline.press-inert", "nothing there reacts to a long press", origin)
    }
    drag(
      ScriptEvent.Gesture(samples: [
        .init(time: 0, point: point), .init(time: seconds, point: point),
      ]), isEdge: false, origin)
  }

  /// Two taps on a view, within the time that makes them one gesture.
  mutating func doubleTap(_ target: ScriptEvent.Target, _ origin: NodeOrigin) {
    guard let point = point(of: target) else {
      return report(
        .error, "timeline.tap-missing", "nothing on screen is \(target.text)", origin)
    }
    guard
      let one = ordered(listeners(at: point)).first(where: {
        $0.listener.wishes.contains(.taps(2))
      })
    else {
      return report(
        .warning, "timeline.tap-inert", "nothing there reacts to a double tap", origin)
    }
    plan(one, .tapped(2), 0, point, start: now)
    advance(to: now)
  }

  /// The middle of a view on the top surface, in screen points.
  private func point(of target: ScriptEvent.Target) -> Point? {
    if case .point(let point) = target { return point }
    guard let surface = touchableSurface else { return nil }
    let tree = maker.tree(of: surface, at: now, in: recording)
    let map = maker.restingMap(of: surface, at: now, in: recording)
    if case .index(let index) = target {
      let targets = tree.tapTargets(excluding: [])
      guard targets.indices.contains(index) else { return nil }
      return map.apply(to: targets[index].frame.center)
    }
    let found = tree.nodes.indices.last { index in
      tree.nodes[index].isBuilt && Self.isNamed(tree.nodes[index], target)
    }
    return found.map { map.apply(to: tree.rootFrame(of: $0).center) }
  }

  private static func isNamed(_ node: LayoutNode, _ target: ScriptEvent.Target) -> Bool {
    let wanted: String
    switch target {
    case .id(let name), .text(let name): wanted = name
    default: return false
    }
    if node.name == wanted { return true }
    switch node.content {
    case .modifier(.name(let name)), .modifier(.accessibilityLabel(let name)): return name == wanted
    case .modifier(.id(let value)), .modifier(.tag(let value)): return value.plainText == wanted
    case .modifier(.matchedTransitionSource(let source)): return source.id.plainText == wanted
    case .view(.text(let text)): return text.string == wanted
    default: return false
    }
  }
}
