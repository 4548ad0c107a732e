// Where everything on screen is at many moments, read off frames.

/// Screen rectangles, radii and opacities of named elements and of the layers that travel, over time.
///
/// Numbers are the frames' own, in screen points: the same that `frames.json` holds.
public struct MotionTracks: Sendable, Equatable {
  /// Where something is at a moment.
  public struct Sample: Sendable, Equatable {
    /// Screen points.
    public var rect: Rect
    /// Corner radius at the top leading corner, in screen points.
    public var radius: Double
    /// 0...1, everything above it included.
    public var opacity: Double
  }

  /// What a track follows.
  public enum Kind: String, Sendable, Equatable {
    case element, layer
  }

  /// One thing over time.
  public struct Track: Sendable, Equatable {
    /// Name of the element or role of the layer, with ` 2`, ` 3` … for later ones of the same name.
    public var name: String
    /// What it follows.
    public var kind: Kind
    /// The layer's role.
    var role: Layer.Role?
    /// One for each time; nil while it is not there.
    public var samples: [Sample?]
  }

  /// Scene seconds.
  public let times: [Double]
  /// Layers bottom to top, then elements, each in order of appearance.
  public let tracks: [Track]

  /// Layers that are followed: what transitions move.
  static let roles: [Layer.Role] = [.page, .source, .destination, .dim, .sheet, .card]

  /// Reads the frames of the given times.
  public init(times: [Double], frame: (Double) -> Frame) {
    self.times = times
    var reader = Reader()
    for time in times { reader.add(frame(time)) }
    tracks = reader.finish()
  }

  /// The track of a name; elements win over layers.
  public func track(named name: String) -> Track? {
    tracks.first { $0.kind == .element && $0.name == name } ?? tracks.first { $0.name == name }
  }
}

extension MotionTracks {
  /// Collects tracks frame by frame.
  private struct Reader {
    private struct Key: Hashable {
      var name: String
      var layer: NodeID?
      var number: Int
    }
    private var layers: [Track] = []
    private var elements: [Track] = []
    private var places: [Key: Int] = [:]
    private var count = 0

    mutating func add(_ frame: Frame) {
      var seen: [Key: Int] = [:]
      add(frame.root, Place(map: .identity, opacity: 1, roles: []), &seen)
      for element in frame.elements {
        let base = Key(name: element.name, layer: nil, number: 0)
        let number = seen[base] ?? 0
        seen[base] = number + 1
        let key = Key(name: element.name, layer: nil, number: number)
        let name = number == 0 ? element.name : "\(element.name) \(number + 1)"
        let index = place(key, in: \.elements) { _ in
          Track(name: name, kind: .element, samples: [])
        }
        Self.append(
          Sample(
            rect: element.rect, radius: element.radii.topLeading, opacity: element.opacity),
          to: &elements[index], at: count)
      }
      count += 1
    }

    /// Where a layer's parent is.
    private struct Place {
      var map: Affine
      var opacity: Double
      /// Of the layers above.
      var roles: [Layer.Role]
    }

    private mutating func add(_ layer: Layer, _ parent: Place, _ seen: inout [Key: Int]) {
      let map = layer.transform.then(parent.map)
      let total = parent.opacity * layer.opacity
      let key = Key(name: layer.role.rawValue, layer: layer.id, number: 0)
      // A sheet inside a sheet is the same thing to the eye.
      let isNew = !parent.roles.contains(layer.role) && seen[key] == nil
      if MotionTracks.roles.contains(layer.role), isNew {
        seen[key] = 1
        let index = place(key, in: \.layers) { layers in
          let same = layers.count { $0.role == layer.role }
          let name = layer.name ?? layer.role.rawValue
          return Track(
            name: same == 0 ? name : "\(name) \(same + 1)", kind: .layer, role: layer.role,
            samples: [])
        }
        var radius = 0.0
        if case .rounded(_, let radii, _)? = layer.clip { radius = radii.topLeading }
        Self.append(
          Sample(
            rect: map.apply(to: layer.clip?.bounds ?? layer.bounds),
            radius: radius * map.meanScale, opacity: total),
          to: &layers[index], at: count)
      }
      let place = Place(map: map, opacity: total, roles: parent.roles + [layer.role])
      for child in layer.children { add(child, place, &seen) }
    }

    /// Where the track of a key is; `make` is asked once for each key.
    private mutating func place(
      _ key: Key, in list: WritableKeyPath<Reader, [Track]>, _ make: ([Track]) -> Track
    ) -> Int {
      if let known = places[key] { return known }
      let track = make(self[keyPath: list])
      self[keyPath: list].append(track)
      places[key] = self[keyPath: list].count - 1
      return self[keyPath: list].count - 1
    }

    private static func append(_ sample: Sample, to track: inout Track, at index: Int) {
      while track.samples.count < index { track.samples.append(nil) }
      track.samples.append(sample)
    }

    func finish() -> [Track] {
      (layers + elements).map { track in
        var track = track
        while track.samples.count < count { track.samples.append(nil) }
        return track
      }
    }
  }
}
