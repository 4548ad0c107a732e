// What the pixels of stored frames say about a difference that is not geometry.

/// Which element's pixels differ, and how.
struct PixelEvidence: Equatable {
  /// The element with the most differing pixels; nil when no named element holds any.
  var element: String?
  /// Other elements with at least a tenth of them, and with the same change where there is one.
  var others = 0
  /// The one change of colour that most of its differing pixels have, as R, G, B; nil without one.
  var color: (before: [UInt8], after: [UInt8])?

  /// What nearly all differing pixels of several colours have more than the golden's, in steps of
  /// 1/255 of red, green and blue: nil where they have nothing in common.
  var shift: [Int]?

  static func == (a: PixelEvidence, b: PixelEvidence) -> Bool {
    a.element == b.element && a.others == b.others && a.color?.before == b.color?.before
      && a.color?.after == b.color?.after && a.shift == b.shift
  }

  /// Share of the differing pixels that makes one change of colour the change.
  private static let majority = 0.3

  /// Counts the differing pixels of a pair by element and by change of colour.
  ///
  /// - Parameter boxes: elements with their rectangles in pixels of the pictures, innermost last.
  init(_ golden: Bitmap, _ actual: Bitmap, tolerance: Int, boxes: [(name: String, box: Rect)]) {
    var tally = Tally(boxes)
    // A stored picture may be of any size.
    for y in 0..<min(golden.height, actual.height) {
      tally.begin(row: y)
      for x in 0..<min(golden.width, actual.width) {
        let (before, after) = (golden.word(x, y), actual.word(x, y))
        guard before != after, Self.delta(before, after) > tolerance else { continue }
        tally.add(x, UInt64(before) << 32 | UInt64(after))
      }
    }
    let (total, byElement, byChange) = tally.finish()
    // Ties go to the smaller key, for the order of a dictionary is no order.
    let ranked = byElement.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    element = ranked.first?.key
    let shared = ranked.dropFirst().filter { $0.value * 10 >= total }
    shift = shared.isEmpty ? nil : Self.shift(byChange)
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

  /// Share of the differing pixels that makes a step the step of all, and how many colours must have
  /// made it.
  private static let nearlyAll = 0.8
  private static let severalColors = 4

  private static func shift(_ byChange: [String: [UInt64: Int]]) -> [Int]? {
    var steps: [[Int]: (pixels: Int, colors: Set<UInt32>)] = [:]
    var total = 0
    for (change, count) in byChange.values.joined() {
      let (before, after) = (UInt32(change >> 32), UInt32(truncatingIfNeeded: change))
      let step = zip(rgb(before), rgb(after)).map { Int($1) - Int($0) }
      steps[step, default: (0, [])].pixels += count
      steps[step]?.colors.insert(before)
      total += count
    }
    // Ties go to the smaller step, for the order of a dictionary is no order.
    let most = steps.max {
      ($0.value.pixels, $1.key.description) < ($1.value.pixels, $0.key.description)
    }
    guard let most, most.value.colors.count >= severalColors,
      Double(most.value.pixels) >= nearlyAll * Double(total)
    else { return nil }
    return most.key
  }

  /// Differing pixels, counted by the element that owns them and by their change of colour.
  private struct Tally {
    /// Names of the elements, and their boxes, the smallest first.
    private let boxes: [(name: String, box: Rect)]
    /// Those that the row crosses.
    private var crossed: [(name: String, box: Rect)] = []
    private var byElement: [String: Int] = [:]
    private var byChange: [String: [UInt64: Int]] = [:]
    private var total = 0
    /// Neighbours with one owner and one change are counted as one.
    private var run: (owner: String, change: UInt64, count: Int) = ("", 0, 0)

    init(_ boxes: [(name: String, box: Rect)]) {
      self.boxes = boxes.sorted { $0.box.width * $0.box.height < $1.box.width * $1.box.height }
        .map { (name: $0.name, box: $0.box.touched) }
    }

    mutating func begin(row: Int) {
      let y = Double(row) + 0.5
      crossed = boxes.filter { $0.box.minY <= y && y < $0.box.maxY }
    }

    mutating func add(_ column: Int, _ change: UInt64) {
      let x = Double(column) + 0.5
      // A hairline owns the pixels that it touches.
      let owner = crossed.first { $0.box.minX <= x && x < $0.box.maxX }?.name ?? ""
      if change != run.change || owner != run.owner {
        count()
        run = (owner, change, 0)
      }
      run.count += 1
    }

    private mutating func count() {
      guard run.count > 0 else { return }
      total += run.count
      if !run.owner.isEmpty { byElement[run.owner, default: 0] += run.count }
      byChange[run.owner, default: [:]][run.change, default: 0] += run.count
    }

    mutating func finish() -> (
      total: Int, byElement: [String: Int], byChange: [String: [UInt64: Int]]
    ) {
      count()
      return (total, byElement, byChange)
    }
  }

  private static func rgb(_ word: UInt32) -> [UInt8] {
    [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func delta(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return most
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
