// Glass of one container that melts together.

extension Layer {
  /// The tree with the glass of each container joined where shapes come close.
  ///
  /// Shapes that touch or nearly do become one piece of glass at the place of the lowest of them;
  /// their contents stay where they are. Shapes in a container that come and go with an opacity
  /// shrink to nothing instead of fading, as glass does.
  func joiningGlass() -> Layer {
    guard hasGlassGroups else { return self }
    var copy = self
    var groups: [NodeID] = []
    copy.collectGroups(into: &groups)
    for group in groups { copy.joinGlass(of: group) }
    return copy
  }

  private var hasGlassGroups: Bool {
    if case .backdrop(let effect) = content, effect.group != nil { return true }
    return children.contains(where: \.hasGlassGroups)
  }

  private func collectGroups(into groups: inout [NodeID]) {
    if case .backdrop(let effect) = content, let group = effect.group, !groups.contains(group) {
      groups.append(group)
    }
    for child in children { child.collectGroups(into: &groups) }
  }

  private mutating func joinGlass(of group: NodeID) {
    guard id == group else {
      for index in children.indices { children[index].joinGlass(of: group) }
      return
    }
    var members: [GlassMember] = []
    for index in children.indices {
      children[index].collect(group, child: index, map: .identity, presence: 1, into: &members)
    }
    var inserted: [(before: Int, layer: Layer)] = []
    for cluster in GlassMember.clusters(members) where cluster.count > 1 {
      let ids = Set(cluster.map(\.layer))
      for index in children.indices { children[index].dropGlass(ids) }
      inserted.append((cluster[0].child, Self.joined(cluster)))
    }
    for (before, layer) in inserted.sorted(by: { $0.before > $1.before }) {
      children.insert(layer, at: before)
    }
  }

  private func collect(
    _ group: NodeID, child: Int, map: Affine, presence: Double, into members: inout [GlassMember]
  ) {
    // A projected or filtered group shows its glass by itself.
    guard projection == nil, blendMode == .normal else { return }
    let map = transform.then(map)
    let presence = presence * min(1, max(0, opacity))
    if case .backdrop(let effect) = content, effect.group == group {
      members.append(
        GlassMember(layer: id, child: child, effect: effect.mapped(by: map), presence: presence))
    }
    for inner in children {
      inner.collect(group, child: child, map: map, presence: presence, into: &members)
    }
  }

  private mutating func dropGlass(_ ids: Set<NodeID>) {
    if ids.contains(id), case .backdrop = content { content = .none }
    for index in children.indices { children[index].dropGlass(ids) }
  }

  private static func joined(_ cluster: [GlassMember]) -> Layer {
    var effect = cluster[0].effect
    effect.presence = cluster[0].presence
    effect.neighbours = cluster.dropFirst().map {
      GlassShape(shape: $0.effect.shape, tint: $0.effect.tint, presence: $0.presence)
    }
    let bounds = cluster.dropFirst().reduce(effect.shape.bounds) {
      $0.union($1.effect.shape.bounds)
    }
    return Layer(
      id: cluster[0].layer.child(part: "joined"), role: .glass,
      bounds: bounds, content: .backdrop(effect))
  }
}

/// A piece of glass in its container's coordinates.
private struct GlassMember {
  var layer: NodeID
  /// Which child of the container it is in.
  var child: Int
  var effect: BackdropEffect
  var presence: Double

  /// Members within reach of each other, each cluster in paint order.
  static func clusters(_ members: [GlassMember]) -> [[GlassMember]] {
    var clusters: [[GlassMember]] = []
    for member in members {
      var merged = [member]
      var rest: [[GlassMember]] = []
      for cluster in clusters {
        let isNear = cluster.contains { $0.reaches(member) }
        if isNear, cluster.count + merged.count <= limit {
          merged = cluster + merged
        } else {
          rest.append(cluster)
        }
      }
      clusters = rest + [merged]
    }
    return clusters
  }

  /// The most shapes of one piece: what the raster draws.
  private static let limit = 32

  /// Seams are twice as wide as the distance at which shapes touch.
  private func reaches(_ other: GlassMember) -> Bool {
    guard effect.kind == other.effect.kind else { return false }
    let distance = 2 * effect.joinDistance
    return effect.shape.bounds.inset(by: -distance).intersects(other.effect.shape.bounds)
  }
}

extension BackdropEffect {
  /// The effect in the coordinates that a map leads to.
  fileprivate func mapped(by map: Affine) -> BackdropEffect {
    var copy = self
    copy.shape = shape.mapped(by: map)
    copy.sigma *= map.meanScale
    copy.joinDistance *= map.meanScale
    return copy
  }
}

extension ClipShape {
  /// The outline under a map; boxes stay boxes as long as their sides keep their directions.
  fileprivate func mapped(by map: Affine) -> ClipShape {
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return .path(path.applying(map)) }
    switch self {
    case .rect(let rect): return .rect(map.apply(to: rect))
    case .rounded(let rect, let radii, let style) where map.a == map.d:
      return .rounded(map.apply(to: rect), radii: radii * map.a, style: style)
    default: return .path(path.applying(map))
    }
  }
}
