// What a golden leaves out of its pixels.

/// The parts of a frame that are not compared: drawn over before a frame is digested, so that a
/// mask holds for every frame and not only for those with stored pixels.
package struct GoldenMask: Sendable, Equatable {
  /// Names of elements, each masked where it is in the frame.
  var elements: [String]
  /// Rectangles in screen points.
  var rects: [Rect]

  init(_ settings: GoldenSettings) {
    elements = settings.ignoredElements
    rects = settings.ignoredRects
  }

  var isEmpty: Bool { elements.isEmpty && rects.isEmpty }

  /// True for an element that is ignored, or that lies in an ignored rectangle.
  func covers(_ name: String, _ rect: Rect) -> Bool {
    elements.contains(name) || rects.contains { $0.union(rect) == $0 }
  }

  /// The frame with a black rectangle of whole pixels over each masked part.
  func applied(to frame: Frame, pixelsPerPoint: Double) -> Frame {
    guard !isEmpty else { return frame }
    var frame = frame
    let boxes = rects + frame.elements.filter { elements.contains($0.name) }.map(\.rect)
    let canvas = Rect(origin: .zero, size: frame.size)
    for (index, box) in boxes.enumerated() {
      func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
        (value * pixelsPerPoint).rounded(rule) / pixelsPerPoint
      }
      let grown = Rect(
        minX: whole(box.minX, .down), minY: whole(box.minY, .down), maxX: whole(box.maxX, .up),
        maxY: whole(box.maxY, .up)
      ).intersection(canvas)
      guard !grown.isEmpty else { continue }
      frame.root.children.append(
        Layer(
          id: NodeID.root.child(part: "golden mask").child(index), role: .view, bounds: grown,
          content: .color(.black)))
    }
    return frame
  }
}
