// Motion tables prepared for a comparison.

extension MotionTable {
  /// The layers with their maps to the screen and the opacity that they have there.
  ///
  /// Time is read off these numbers: a layer that is handed from one parent to another jumps in its
  /// own numbers and not on screen.
  var onScreen: MotionTable {
    var copy = self
    var index: [String: Int] = [:]
    for (place, track) in layers.enumerated() where index[track.id] == nil {
      index[track.id] = place
    }
    var columns = layers.map { _ in
      [Series](repeating: Series(digits: Series.scaleDigits), count: TrackPlace.columns)
    }
    for frame in times.indices {
      var known = [TrackPlace?](repeating: nil, count: layers.count)
      for place in layers.indices {
        let here = screenPlace(place, frame, index, &known, depth: 0)
        let values = here?.values
        for column in 0..<TrackPlace.columns { columns[place][column].append(values?[column]) }
      }
    }
    for place in layers.indices {
      copy.layers[place].columns.replaceSubrange(0..<TrackPlace.columns, with: columns[place])
    }
    return copy
  }

  private struct TrackPlace {
    var map: Affine
    var opacity: Double
    /// How many columns it has, the first ones of a track.
    static let columns = 7
    var values: [Double] { [map.a, map.b, map.c, map.d, map.tx, map.ty, opacity] }
  }

  private func screenPlace(
    _ place: Int, _ frame: Int, _ index: [String: Int], _ known: inout [TrackPlace?], depth: Int
  ) -> TrackPlace? {
    if let here = known[place] { return here }
    let track = layers[place]
    // A table from a file may hold a ring.
    guard depth <= layers.count, let map = track.transform(frame: frame),
      let opacity = track["opacity"].values[frame]
    else { return nil }
    var here = TrackPlace(map: map, opacity: opacity)
    if let parent = track.parent.values[frame], let above = index[parent],
      let outer = screenPlace(above, frame, index, &known, depth: depth + 1)
    {
      here = TrackPlace(map: map.then(outer.map), opacity: opacity * outer.opacity)
    }
    known[place] = here
    return here
  }
}

extension MotionTable {
  /// The first `count` frames, without what appears later.
  func prefix(_ count: Int) -> MotionTable {
    guard count < times.count else { return self }
    func cut(_ words: Words) -> Words { Words(FrameValues(words.values.prefix(count))) }
    func cut(_ columns: [Series]) -> [Series] {
      columns.map { Series($0.values.prefix(count), digits: Series.scaleDigits) }
    }
    var copy = self
    copy.times = Array(times.prefix(count))
    for index in copy.layers.indices {
      copy.layers[index].parent = cut(layers[index].parent)
      copy.layers[index].drawing = cut(layers[index].drawing)
      copy.layers[index].columns = cut(layers[index].columns)
    }
    for index in copy.elements.indices {
      copy.elements[index].layer = cut(elements[index].layer)
      copy.elements[index].text = cut(elements[index].text)
      copy.elements[index].columns = cut(elements[index].columns)
    }
    copy.layers.removeAll { $0.columns.allSatisfy { $0.first == nil } }
    copy.elements.removeAll { $0.columns.allSatisfy { $0.first == nil } }
    return copy
  }

  /// The table with the identities of `other` for layers that both have under different ones: a page
  /// whose value has changed is another page to SwiftUI, and a removed modifier moves the identities
  /// of those around it; to a reader they are the same.
  ///
  /// Where a layer has no partner, layers of its title are paired anew unless identity and effects
  /// agree: of the same role and name, first those with the same effects, in order.
  func identified(with other: MotionTable) -> MotionTable { renamed(identities(like: other)) }

  /// The identities of ``identified(with:)`` where they are new.
  func identities(like other: MotionTable) -> [String: String] {
    let mine = Set(layers.map(\.id))
    let theirs = Set(other.layers.map(\.id))
    let here = layers.map { (track: $0, title: title(of: $0)) }
    let there = other.layers.map { (track: $0, title: other.title(of: $0)) }
    let doubtful = Set(
      here.filter { !theirs.contains($0.track.id) }.map(\.title)
        + there.filter { !mine.contains($0.track.id) }.map(\.title))
    var free = there.filter { doubtful.contains($0.title) }
    var renamed: [String: String] = [:]
    for (track, title) in here where doubtful.contains(title) {
      let same = free.firstIndex { candidate in
        candidate.track.id == track.id && candidate.track.effects == track.effects
      }
      if let same { renamed[track.id] = free.remove(at: same).track.id }
    }
    for needsEffects in [true, false] {
      for (track, title) in here where doubtful.contains(title) && renamed[track.id] == nil {
        let match = free.firstIndex { candidate in
          candidate.title == title && candidate.track.role == track.role
            && candidate.track.name == track.name
            && (!needsEffects || candidate.track.effects == track.effects)
        }
        if let match { renamed[track.id] = free.remove(at: match).track.id }
      }
    }
    // What is left over must not have the identity of another one.
    for (track, title) in here where doubtful.contains(title) && renamed[track.id] == nil {
      renamed[track.id] = track.id + "+"
    }
    return renamed.filter { $0.key != $0.value }
  }

  /// The table with other identities of layers.
  func renamed(_ renamed: [String: String]) -> MotionTable {
    guard !renamed.isEmpty else { return self }
    func rename(_ words: Words) -> Words {
      Words(words.values.mapped { renamed[$0] ?? $0 })
    }
    var copy = self
    for index in copy.layers.indices {
      copy.layers[index].id = renamed[layers[index].id] ?? layers[index].id
      copy.layers[index].parent = rename(layers[index].parent)
    }
    for index in copy.elements.indices {
      copy.elements[index].layer = rename(elements[index].layer)
    }
    return copy
  }
}

extension MotionTable.LayerTrack {
  /// Which of outline, shadow, blur, colour and drawing the layer has, and whether it moves.
  fileprivate var effects: [Bool] {
    let moves = columns.prefix(6).contains { Set($0.values.compactMap(\.self)).count > 1 }
    return ["clipX", "shadow", "blur", "alpha"].map { self[$0].first != nil }
      + [drawing.first != nil, moves]
  }
}
