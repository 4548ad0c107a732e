// Times of some layers among others that are on time.

extension MotionExplainer {
  /// Layers that move otherwise than in the golden while others that move too do not; nil when all or
  /// none do.
  func localTiming() -> (
    layers: [String], name: String, frames: ClosedRange<Int>, guesses: [TimeAlignment]
  )? {
    let all = layerDifferences(golden, actual)
    let differences = all.filter(\.travels)
    var ids: [String] = []
    for difference in all where !ids.contains(difference.subject) {
      ids.append(difference.subject)
    }
    let still = golden.layers.contains { track in
      !ids.contains(track.id) && track.travels && actual.layers.contains { $0.id == track.id }
    }
    let spans = differences.compactMap { $0.frames(frames) }
    guard still, let first = differences.first, let onset = spans.map(\.lowerBound).min(),
      let end = spans.map(\.upperBound).max()
    else { return nil }
    let pairs = moving(differences, from: onset)
    let names = Set(differences.map(\.name)).count
    return (
      ids, Explanation.name(first.name) + (names > 1 ? " and \(names - 1) more" : ""), onset...end,
      [TimeAlignment.guesses(pairs).delay, TimeAlignment.delay(pairs)].compactMap(\.self)
    )
  }
}

extension MotionExplainer.Difference {
  /// Columns in points.
  private static let lengths: Set<String> = [
    "x", "y", "tx", "ty", "width", "height", "clipX", "clipY", "clipWidth", "clipHeight",
  ]

  /// False for lengths that stay within a point: things at rest lie on whole pixels, and what moves
  /// does not.
  var travels: Bool {
    guard Self.lengths.contains(column), !golden.isConstant, !actual.isConstant else { return true }
    return [golden, actual].contains { series in
      series.range.map { $0.upperBound - $0.lowerBound > 1 } ?? false
    }
  }
}

extension MotionTable.LayerTrack {
  /// True when the layer moves by more than a point, or fades.
  fileprivate var travels: Bool {
    zip(MotionTable.layerColumns, columns).contains { column, series in
      guard !series.isConstant else { return false }
      return MotionExplainer.Difference(
        subject: id, name: "", column: column, golden: series, actual: series
      ).travels
    }
  }
}

extension Explanation {
  /// The cause as one of some layers only.
  func about(_ name: String, layers: [String]) -> Explanation {
    var copy = self
    copy.sentence = Explanation.shortened("\(name) \(sentence)")
    copy.remedy = .numbers(layers: layers)
    copy.subject = name.hasSuffix("'") ? String(name.dropFirst().dropLast()) : nil
    return copy
  }
}
