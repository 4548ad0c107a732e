// What the pixels of stored frames say about a difference that is not geometry.

/// Which element's pixels differ, and how.
struct PixelEvidence: Equatable {
  /// The element with the most differing pixels; nil when no named element holds any.
  var element: String?
  /// Other elements with at least a tenth of them, and with the same change where there is one.
  var others = 0
  /// The one change of colour that most of its differing pixels have, as R, G, B; nil without one.
  var color: (before: [UInt8], after: [UInt8])?

  static func == (a: PixelEvidence, b: PixelEvidence) -> Bool {
    a.element == b.element && a.others == b.others && a.color?.before == b.color?.before
      && a.color?.after == b.color?.after
  }

  /// Share of the differing pixels that makes one change of colour the change.
  private static let majority = 0.3

  /// Counts the differing pixels of a pair by element and by change of colour.
  ///
  /// - Parameter boxes: elements with their rectangles in pixels of the pictures, innermost last.
  init(_ golden: Bitmap, _ actual: Bitmap, tolerance: Int, boxes: [(name: String, box: Rect)]) {
    var byElement: [String: Int] = [:]
    var byChange: [String: [UInt64: Int]] = [:]
    var total = 0
    let sorted = boxes.sorted { $0.box.width * $0.box.height < $1.box.width * $1.box.height }
      .map { (name: $0.name, box: $0.box.touched) }
    // A stored picture may be of any size.
    for y in 0..<min(golden.height, actual.height) {
      for x in 0..<min(golden.width, actual.width) {
        let (before, after) = (golden.word(x, y), actual.word(x, y))
        guard before != after, Self.delta(before, after) > tolerance else { continue }
        total += 1
        let point = Point(Double(x) + 0.5, Double(y) + 0.5)
        var owner = ""
        // A hairline owns the pixels that it touches.
        if let name = sorted.first(where: { $0.box.contains(point) })?.name {
          byElement[name, default: 0] += 1
          owner = name
        }
        byChange[owner, default: [:]][UInt64(before) << 32 | UInt64(after), default: 0] += 1
      }
    }
    // Ties go to the smaller key, for the order of a dictionary is no order.
    let ranked = byElement.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    element = ranked.first?.key
    let shared = ranked.dropFirst().filter { $0.value * 10 >= total }
    // What most of an element's differing pixels did.
    func change(_ name: String) -> UInt64? {
      let changes = byChange[name] ?? [:]
      let most = changes.max { ($0.value, $1.key) < ($1.value, $0.key) }
      let pixels = changes.values.reduce(0, +)
      return most.flatMap {
        Double($0.value) >= Self.majority * Double(pixels) ? $0.key : nil
      }
    }
    guard let own = change(element ?? "") else {
      others = shared.count
      return
    }
    // Others of the same change are meant too; those of another one are a cause of their own.
    // What is not even half of it does not stand for the rest.
    others = shared.count { change($0.key) == own }
    if others == 0, (ranked.first?.value ?? 0) * 2 < total { others = shared.count }
    color = (Self.rgb(UInt32(own >> 32)), Self.rgb(UInt32(truncatingIfNeeded: own)))
  }

  private static func rgb(_ word: UInt32) -> [UInt8] {
    [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func delta(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  /// "#0A84FF".
  static func hex(_ color: [UInt8]) -> String {
    "#"
      + color.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension Rect {
  /// The whole pixels that the rectangle touches.
  fileprivate var touched: Rect {
    Rect(
      minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
      maxY: maxY.rounded(.up))
  }
}
