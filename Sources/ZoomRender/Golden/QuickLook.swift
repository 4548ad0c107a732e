// How much of a difference another telling of the scene would explain, at a glance.

/// A golden's frame and this run's, small, beside which frames of other tellings are held.
///
/// Many tellings can be ruled out without their pixels in full: what counts is whether a telling
/// changes the frame where and as the golden differs from it.
struct QuickLook: Sendable {
  /// Of the frame that is looked at.
  private let time: Double
  private let session: GoldenSession
  /// Draws a frame small from the start, and how much smaller it is made then.
  private let context: RasterContext
  private let rest: Int
  /// What the golden has more than this run, and this run's own pixels, byte by byte.
  private var change: [Int16] = []
  private var own: Bitmap?
  private var changed = Tiles()
  private var mass = 0.0
  /// The numbers of the frame, and how far this run's are off.
  private let numbers: TimeSearch
  private let mismatch: TimeSearch.Mismatch

  /// What is seen of a telling.
  struct Glance: Sendable {
    /// What is left of the difference: 0 for nothing, 1 for all; more where other things change.
    var left: Double
    /// How much of the places that change in one or the other change in both.
    var overlap: Double
  }

  /// Pixels that are looked at.
  private static let pixelLimit = 100_000
  /// Pixels that are drawn for them.
  private static let drawnLimit = 150_000
  /// What is left at most when all numbers have become right: small pictures tell little of thin lines.
  private static let numbersRight = 0.1

  /// - Parameters:
  ///   - golden: the golden's stored frame; nil where none is stored.
  ///   - frame: the frame that is looked at.
  ///   - reduction: of stored frames.
  init(
    _ session: GoldenSession, _ golden: Bitmap?, frame: Int, numbers: TimeSearch, reduction: Int
  ) throws {
    self.session = session
    self.numbers = numbers
    time = Double(frame) / numbers.fps
    let pixels = golden.map { Double($0.width * $0.height) } ?? 0
    let factor = max(1, Int((pixels / Double(Self.pixelLimit)).squareRoot().rounded(.up)))
    let whole = reduction * factor
    // Drawn as coarse as need be, then reduced as the golden was: thin lines are drawn otherwise small.
    let all = pixels * Double(reduction * reduction)
    let coarse = (1...whole).first { step in
      whole % step == 0 && all <= Double(Self.drawnLimit * step * step)
    }
    rest = whole / (coarse ?? whole)
    context = RasterContext(
      assets: session.assets, pixelsPerPoint: session.pixelsPerPoint / Double(coarse ?? whole),
      pictureBudget: golden == nil ? 0 : 16 << 20)
    mismatch = numbers.mismatch()
    if let golden = golden?.reduced(by: factor) { try look(golden, whole) }
  }

  /// Sees how this run's frame differs from the golden's.
  ///
  /// - Parameter reduction: how many pixels make one of the golden's, in a row.
  private mutating func look(_ golden: Bitmap, _ reduction: Int) throws {
    let frame = session.masked(numbers.source(time))
    let full = try FrameRasterizer(session.context).bitmap(of: frame).reduced(by: reduction)
    let small = try small(frame)
    let width = min(golden.width, full.width, small.width)
    let height = min(golden.height, full.height, small.height)
    change = Self.difference(golden.cropped(width, height), full.cropped(width, height))
    own = small.cropped(width, height)
    changed = Tiles(change, width: width, height: height)
    mass = change.reduce(0) { $0 + Double($1.magnitude) }
  }

  /// A frame as small as the pictures that are compared.
  private func small(_ frame: Frame) throws -> Bitmap {
    try FrameRasterizer(context).bitmap(of: frame).reduced(by: rest)
  }

  /// True when there is something to see.
  var isUseful: Bool { mass > 0 || mismatch.count > 0 }

  /// Holds the frames of a telling beside the golden's.
  func glance(_ source: @escaping @Sendable (Double) -> Frame) throws -> Glance {
    let other = TimeSearch(numbers, source: source).mismatch()
    let inNumbers = other.share(of: mismatch)
    guard let own, mass > 0 else {
      return Glance(left: inNumbers, overlap: other == mismatch ? 0 : 1)
    }
    let bitmap = try small(session.masked(source(time))).cropped(own.width, own.height)
    guard bitmap.width == own.width, bitmap.height == own.height else {
      return Glance(left: .infinity, overlap: 0)
    }
    let drawn = Self.difference(bitmap, own)
    var off = 0
    for place in drawn.indices { off += Int((change[place] - drawn[place]).magnitude) }
    let overlap = changed.overlap(Tiles(drawn, width: own.width, height: own.height))
    let inPixels = Double(off) / mass
    // Where numbers are off they say more, once all of them are right everything.
    guard mismatch.count > 0 else {
      return Glance(left: inPixels + inNumbers, overlap: overlap)
    }
    let both = (inPixels + inNumbers) / 2
    return Glance(
      left: other.count == 0 ? min(both, Self.numbersRight) : both, overlap: overlap)
  }

  /// What `a` has more than `b`, byte by byte.
  private static func difference(_ a: Bitmap, _ b: Bitmap) -> [Int16] {
    zip(a.bytes, b.bytes).map { Int16($0) - Int16($1) }
  }

  /// Squares of a picture in which something changes.
  private struct Tiles: Sendable {
    private var isChanged: [Bool] = []

    init() {}

    init(_ change: [Int16], width: Int, height: Int) {
      let side = 8
      let columns = (width + side - 1) / side
      isChanged = Array(repeating: false, count: columns * ((height + side - 1) / side))
      for place in change.indices where change[place].magnitude > 4 {
        let pixel = place / 4
        isChanged[pixel / width / side * columns + pixel % width / side] = true
      }
    }

    /// Squares that change in both, as a fraction of those that change in either.
    func overlap(_ other: Tiles) -> Double {
      var (both, either) = (0, 0)
      for (a, b) in zip(isChanged, other.isChanged) where a || b {
        either += 1
        if a && b { both += 1 }
      }
      return either == 0 ? 0 : Double(both) / Double(either)
    }
  }
}
