// The runs of pixels that an operation changes.

/// A run of pixels in a row.
struct Span {
  var y: Int
  var start: Int
  var end: Int
  var count: Int { end - start }
}

/// The visible runs of one operation in some rows: inside all open clips and not hidden by a later
/// opaque operation. Reused from operation to operation.
final class SpanList {
  private(set) var spans: UnsafeMutablePointer<Span> = .allocate(capacity: 256)
  private(set) var count = 0
  private var capacity = 256

  deinit { spans.deallocate() }

  /// A later operation that hides what is below it.
  struct Occluder {
    var bounds: PixelRect
    var clips: [Coverage]

    /// The pixels of row `y` that it certainly makes opaque.
    func solid(_ y: Int) -> (start: Int, end: Int)? {
      guard y >= bounds.top, y < bounds.bottom else { return nil }
      var (start, end) = (bounds.left, bounds.right)
      for clip in clips {
        let row = clip.row(y)
        start = max(start, row.solidStart)
        end = min(end, row.solidEnd)
      }
      return start < end ? (start, end) : nil
    }
  }

  /// Fills the list with the runs of `bounds` in `rows`.
  func collect(
    _ bounds: PixelRect, rows: Range<Int>, clips: [Coverage], occluders: [Occluder]
  ) {
    count = 0
    for y in rows {
      var (start, end) = (bounds.left, bounds.right)
      for clip in clips {
        let row = clip.row(y)
        start = max(start, row.start)
        end = min(end, row.end)
      }
      guard start < end else { continue }
      let first = count
      append(Span(y: y, start: start, end: end))
      for occluder in occluders {
        guard let solid = occluder.solid(y) else { continue }
        cut(from: first, solid)
      }
    }
  }

  /// Takes a run out of the spans of the current row.
  private func cut(from first: Int, _ solid: (start: Int, end: Int)) {
    var index = first
    while index < count {
      let span = spans[index]
      if solid.end <= span.start || solid.start >= span.end {
        index += 1
      } else if solid.start <= span.start, solid.end >= span.end {
        count -= 1
        spans[index] = spans[count]
      } else if solid.start <= span.start {
        spans[index].start = solid.end
        index += 1
      } else {
        spans[index].end = solid.start
        index += 1
        if solid.end < span.end {
          append(Span(y: span.y, start: solid.end, end: span.end))
        }
      }
    }
  }

  private func append(_ span: Span) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Span>.allocate(capacity: 2 * capacity)
      larger.update(from: spans, count: count)
      spans.deallocate()
      spans = larger
      capacity *= 2
    }
    spans[count] = span
    count += 1
  }
}
