// Checks that hold for every played scene, whatever it shows.

@testable import ZoomRender

/// What a played scene breaks of the rules that every motion keeps.
struct MotionCheck {
  let timeline: Timeline

  /// The steps at which motion is looked at, seconds.
  static let step = 1.0 / 120

  /// An edge on screen at successive moments may move by this factor more than in the step before or
  /// after, and by half a point more.
  static let growth = 1.7
  static let slack = 0.5

  // MARK: Numbers

  /// Layers and elements of a frame with numbers that are not finite.
  static func unfinished(_ frame: Frame) -> [String] {
    var found = frame.elements.filter { !$0.rect.isFinite || !$0.opacity.isFinite }.map(\.name)
    func visit(_ layer: Layer) {
      let map = layer.transform
      let numbers =
        layer.bounds.components + [map.a, map.b, map.c, map.d, map.tx, map.ty, layer.opacity]
      if !numbers.allSatisfy(\.isFinite) { found.append("\(layer.role) \(layer.id)") }
      layer.children.forEach(visit)
    }
    visit(frame.root)
    return found
  }

  // MARK: Jumps

  /// Names and edges of what a finger or a transition moves: cards, sheets, incoming pages. What
  /// nobody sees may be anywhere.
  static func movers(_ frame: Frame) -> [String: [Double]] {
    var found: [String: [Double]] = [:]
    func visit(_ layer: Layer, _ map: Affine, _ opacity: Double) {
      let opacity = opacity * layer.opacity
      guard opacity > 1.0 / 255 else { return }
      let map = layer.transform.then(map)
      switch layer.role {
      case .card, .sheet, .destination:
        let rect = map.apply(to: layer.bounds)
        found["\(layer.role) \(layer.id)"] = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      default: break
      }
      for child in layer.children { visit(child, map, opacity) }
    }
    visit(frame.root, .identity, 1)
    return found
  }

  /// Edges that jump: they move farther in one step than their motion before or after explains.
  func jumps(from start: Double, to end: Double) -> [String] {
    let count = Int(((end - start) / Self.step).rounded(.up))
    guard count > 0 else { return [] }
    var window: [[String: [Double]]] = []
    var found: [String] = []
    for index in 0...(count + 2) {
      let time = start + Double(index - 1) * Self.step
      window.append(Self.movers(timeline.frameWithoutSpeeds(at: max(0, time))))
      if window.count > 4 { window.removeFirst() }
      guard window.count == 4 else { continue }
      let (a, b, c, d) = (window[0], window[1], window[2], window[3])
      for (name, here) in b {
        // Something that has just come may have been under way before it was a layer of its own.
        guard let next = c[name], a[name] != nil else { continue }
        for edge in here.indices {
          let moved = (next[edge] - here[edge]).magnitude
          let before = a[name].map { (here[edge] - $0[edge]).magnitude } ?? 0
          let after = d[name].map { ($0[edge] - next[edge]).magnitude } ?? 0
          if moved > Self.growth * max(before, after) + Self.slack {
            found.append(
              "\(name) edge \(edge) moves \(moved) at \(time - Self.step): \(before), \(after)")
          }
        }
      }
    }
    return found
  }

  /// Every transition's jumps, with a moment of rest on both sides.
  var jumps: [String] {
    var found: [String] = []
    for (start, end) in Self.stretches(timeline) { found += jumps(from: start, to: end) }
    return found
  }

  /// Times in which something is under way: transitions and what follows on them without a pause.
  static func stretches(_ timeline: Timeline) -> [(Double, Double)] {
    var stretches: [(Double, Double)] = []
    for span in timeline.transitions {
      let end = span.end.isFinite ? span.end : timeline.duration
      let (low, high) = (span.start - 3 * step, min(end, span.start + 3) + 3 * step)
      if let last = stretches.last, low <= last.1 {
        stretches[stretches.count - 1].1 = max(last.1, high)
      } else {
        stretches.append((low, high))
      }
    }
    return stretches
  }

  // MARK: Ends

  /// True when a presentation hides all of what is behind it: that may rest anywhere.
  private func covers(_ span: TransitionSpan) -> Bool {
    let frame = timeline.frameWithoutSpeeds(at: (span.start + span.end) / 2)
    let screen = Rect(origin: .zero, size: frame.size)
    return ["present", "dismiss", "landing", "cancel"].contains(span.name)
      && frame.transitions.contains { $0.to == screen || $0.from == screen }
  }

  /// Where elements are that rest, by identity.
  static func places(_ frame: Frame) -> [NodeID: Rect] {
    var places: [NodeID: Rect] = [:]
    for element in frame.elements where element.opacity > 0.999 {
      places[element.id] = element.rect
    }
    return places
  }

  /// Elements that are somewhere else just after a transition has begun, or just before it has
  /// settled, than at rest.
  var unrestedEnds: [String] {
    var found: [String] = []
    for span in timeline.transitions where span.end.isFinite {
      let spans = timeline.transitions.filter { $0.start < span.end && $0.end > span.start }
      // Where transitions overlap, one's end is another's middle.
      guard spans.count == 1, !covers(span) else { continue }
      let ends = [(span.start, span.start + 1e-7, 0.3), (span.end, span.end - 1e-7, 0.55)]
      for (rest, near, tolerance) in ends {
        let places = (
          Self.places(timeline.frameWithoutSpeeds(at: rest)),
          Self.places(timeline.frameWithoutSpeeds(at: near))
        )
        for (id, rect) in places.0 {
          guard let other = places.1[id] else { continue }
          let distance =
            zip(rect.components, other.components)
            .map { ($0 - $1).magnitude }.max() ?? 0
          if distance > tolerance {
            found.append("\(span.name): \(id) is \(distance) off at \(near)")
          }
        }
      }
    }
    return found
  }
}
