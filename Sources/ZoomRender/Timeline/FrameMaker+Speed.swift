// Speeds of elements and layers.

extension FrameMaker {
  /// Half the distance in time over which speeds are measured: together one step of SwiftUI's clock.
  static let speedReach = 1.0 / 600

  /// Adds to elements and layers how fast their centres move on screen, in points per second.
  func addSpeeds(to moment: inout Moment, at time: Double, segment: Int, in recording: Recording) {
    let start = recording.segments[segment].start
    let end =
      segment + 1 < recording.segments.count ? recording.segments[segment + 1].start : .infinity
    // Inside the segment only: across its ends things come and go.
    let (t0, t1) = (max(start, time - Self.speedReach), min(end, time + Self.speedReach))
    guard t1 > t0 else { return }
    let before = self.moment(at: t0, segment: segment, in: recording)
    let after = self.moment(at: t1, segment: segment, in: recording)
    let span = t1 - t0
    let elements = (PlaceIndex(before.elements), PlaceIndex(after.elements))
    for index in moment.elements.indices {
      let id = moment.elements[index].id
      guard let a = elements.0.centers[id], let b = elements.1.centers[id] else { continue }
      moment.elements[index].velocity = (b - a) * (1 / span)
    }
    let layers = (LayerCenters(before.root), LayerCenters(after.root))
    moment.root = moment.root.withSpeeds { id in
      guard let a = layers.0.centers[id], let b = layers.1.centers[id] else { return .zero }
      return (b - a) * (1 / span)
    }
  }

  private struct PlaceIndex {
    var centers: [NodeID: Point] = [:]
    init(_ elements: [Element]) {
      for element in elements { centers[element.id] = element.rect.center }
    }
  }
}

/// Centres of the layers' bounds on screen, by id.
private struct LayerCenters {
  var centers: [NodeID: Point] = [:]

  init(_ root: Layer) { add(root, .identity) }

  private mutating func add(_ layer: Layer, _ map: Affine) {
    let map = layer.transform.then(map)
    centers[layer.id] = map.apply(to: layer.bounds.center)
    for child in layer.children { add(child, map) }
  }
}

extension Layer {
  fileprivate func withSpeeds(_ speed: (NodeID) -> Vector) -> Layer {
    var copy = self
    copy.velocity = speed(id)
    copy.children = children.map { $0.withSpeeds(speed) }
    return copy
  }
}
