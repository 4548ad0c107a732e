// "Did you mean": which known name a misspelt one stands for.

/// Distances between words, and the nearest known word.
package enum EditDistance {
  /// Number of insertions, deletions, replacements and swaps of neighbours (at UTF-8 level) that
  /// turn one word into the other.
  ///
  /// Words longer than 64 bytes are compared by their first 64.
  package static func between(_ a: String, _ b: String) -> Int {
    let a = Array(a.utf8.prefix(64))
    let b = Array(b.utf8.prefix(64))
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 1...a.count {
      current[0] = i
      for j in 1...b.count {
        let replacement = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var best = min(replacement, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, beforePrevious[j - 2] + 1)
        }
        current[j] = best
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count]
  }

  /// The known word that `word` most likely stands for; nil when none is near.
  ///
  /// A difference in case alone counts as near; otherwise at most a third of the letters may
  /// differ. Ties go to the first word.
  package static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    let folded = word.lowercased()
    let bound = max(1, min(folded.utf8.count, 64) / 3)
    var best: (word: String, distance: Int)?
    for candidate in known where !candidate.isEmpty && candidate != word {
      let difference = abs(candidate.utf8.count - word.utf8.count)
      guard difference <= bound else { continue }
      let distance = between(folded, candidate.lowercased())
      if distance <= bound, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.word
  }
}
