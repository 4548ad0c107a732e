// How much of a difference another telling of the scene would explain, at a glance.

/// A golden's frame and this run's, small, beside which frames of other tellings are held.
///
/// Many tellings can be ruled out without their pixels in full: what counts is whether a telling
/// changes the frame where and as the golden differs from it.
struct QuickLook: Sendable {
  /// Of the frame that is looked at.
  let time: Double
  private let session: GoldenSession
  private let context: RasterContext
  /// What the golden has more than this run, and this run's own pixels, byte by byte.
  private let change: [Int16]
  private let own: Bitmap?
  private let changed: Tiles
  private let mass: Double
  /// The numbers of the frame, and how far this run's are off.
  private let numbers: TimeSearch
  private let ownCost: Double

  /// What is seen of a telling.
  struct Glance: Sendable {
    /// What is left of the difference: 0 for nothing, 1 for all; more where other things change.
    var left: Double
    /// How much of the places that change in one or the other change in both.
    var overlap: Double
  }

  /// Pixels that are looked at.
  private static let pixelLimit = 100_000

  /// - Parameters:
  ///   - picture: the golden's stored frame beside this run's; nil where none is stored.
  ///   - frame: the frame that is looked at: the picture's, if there is one.
  init(
    _ session: GoldenSession, _ picture: GoldenEvidence.Picture?, frame: Int,
    numbers: TimeSearch, reduction: Int
  ) throws {
    self.session = session
    self.numbers = numbers
    ownCost = numbers.cost(delay: 0)
    time = Double(frame) / numbers.fps
    guard let picture else {
      context = RasterContext(assets: session.assets, pixelsPerPoint: 1, pictureBudget: 0)
      (change, own, changed, mass) = ([], nil, Tiles(), 0)
      return
    }
    let pixels = picture.golden.width * picture.golden.height
    let factor = Int((Double(pixels) / Double(Self.pixelLimit)).squareRoot().rounded(.up))
    context = RasterContext(
      assets: session.assets,
      pixelsPerPoint: session.pixelsPerPoint / Double(reduction * max(1, factor)),
      pictureBudget: 16 << 20)
    let golden = picture.golden.reduced(by: factor)
    let actual = picture.actual.reduced(by: factor)
    let own = try FrameRasterizer(context).bitmap(of: session.masked(numbers.source(time)))
    let (common, ownPart) = golden.commonPart(own)
    self.own = ownPart
    change = Self.difference(common, actual.cropped(common.width, common.height))
    changed = Tiles(change, width: common.width, height: common.height)
    mass = change.reduce(0) { $0 + Double($1.magnitude) }
  }

  /// True when there is something to see.
  var isUseful: Bool { mass > 0 || ownCost > TimeSearch.equalLimit }

  /// Holds the frames of a telling beside the golden's.
  func glance(_ source: @escaping @Sendable (Double) -> Frame) throws -> Glance {
    let cost = TimeSearch(numbers, source: source).cost(delay: 0)
    let areNumbersOff = ownCost > TimeSearch.equalLimit
    let inNumbers = areNumbersOff ? cost / ownCost : cost > TimeSearch.equalLimit ? 1 : 0
    guard let own, mass > 0 else {
      return Glance(left: inNumbers, overlap: cost == ownCost ? 0 : 1)
    }
    let bitmap = try FrameRasterizer(context).bitmap(of: session.masked(source(time)))
      .cropped(own.width, own.height)
    guard bitmap.width == own.width, bitmap.height == own.height else {
      return Glance(left: .infinity, overlap: 0)
    }
    let other = Self.difference(bitmap, own)
    var rest = 0
    for place in other.indices { rest += Int((change[place] - other[place]).magnitude) }
    let tiles = Tiles(other, width: own.width, height: own.height)
    let inPixels = Double(rest) / mass
    return Glance(
      left: areNumbersOff ? (inPixels + inNumbers) / 2 : inPixels, overlap: changed.overlap(tiles))
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
