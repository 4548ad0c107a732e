// Grey pictures that are laid over each other.

import CDiff

/// Grey 0...1, rows without gaps.
struct GreyPicture: Sendable {
  var width: Int
  var height: Int
  var pixels: [Float]

  /// Means of `reduction` × `reduction` grey bytes, rows without gaps.
  init(width: Int, height: Int, bytes: [UInt8], reduction: Int) {
    self.width = width / reduction
    self.height = height / reduction
    let total = self.width * self.height
    pixels = [Float](unsafeUninitializedCapacity: total) { buffer, count in
      zr_grey_reduce(buffer.baseAddress, bytes, width, height, reduction)
      count = total
    }
  }

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let total = width * height
    pixels = [Float](unsafeUninitializedCapacity: total) { buffer, count in
      zr_grey(buffer.baseAddress, bitmap.bytes, total)
      count = total
    }
  }

  /// Blurred by `passes` steps of standard deviation 1 px.
  func smoothed(_ passes: Int) -> GreyPicture {
    guard passes > 0 else { return self }
    var copy = self
    var scratch = pixels
    zr_smooth(&copy.pixels, &scratch, width, height, Int32(passes))
    return copy
  }

  /// (later − earlier) / seconds.
  static func change(
    from earlier: GreyPicture, to later: GreyPicture, seconds: Double
  ) -> [Float] {
    zip(later.pixels, earlier.pixels).map { ($0 - $1) / Float(seconds) }
  }

  func withImage<Result>(_ body: (zr_grey_image) -> Result) -> Result {
    pixels.withUnsafeBufferPointer {
      body(zr_grey_image(pixels: $0.baseAddress, width: Int32(width), height: Int32(height)))
    }
  }

  /// Sums over the pixels that lie in another picture seen through a map: count, own, other's, own²,
  /// other's², product.
  ///
  /// - Parameter margin: pixels along the edges that are left out.
  private func sums(with other: GreyPicture, map: [Double], margin: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: 6)
    withImage { still in
      other.withImage { moved in
        withUnsafePointer(to: still) { still in
          withUnsafePointer(to: moved) {
            zr_align_correlation(still, $0, map, Int32(margin), &sums)
          }
        }
      }
    }
    return sums
  }

  /// Pearson's correlation, −1...1, with another picture seen through a map; nil when they overlap by
  /// less than `share` of this picture or one of them is flat.
  ///
  /// - Parameter margin: pixels along the edges that are left out: what is around a screen in a
  ///   recording is blurred into them.
  func correlation(
    with other: GreyPicture, map: [Double], margin: Int, share: Double
  ) -> Double? {
    let sums = sums(with: other, map: map, margin: margin)
    let count = sums[0]
    guard count >= share * inside(margin), count > 1 else { return nil }
    let spread = (sums[3] - sums[1] * sums[1] / count, sums[4] - sums[2] * sums[2] / count)
    guard spread.0 > 1e-6 * count, spread.1 > 1e-6 * count else { return nil }
    return (sums[5] - sums[1] * sums[2] / count) / (spread.0 * spread.1).squareRoot()
  }

  /// Mean square difference from another picture seen through a map; nil when they hardly overlap.
  ///
  /// - Parameters:
  ///   - light: contrast and brightness that make the other picture look like this one.
  ///   - margin: pixels along the edges that are left out.
  func difference(
    from other: GreyPicture, map: [Double], light: [Double], margin: Int
  ) -> Double? {
    let sums = sums(with: other, map: map, margin: margin)
    guard sums[0] >= 0.3 * inside(margin) else { return nil }
    let (a, b) = (light[0], light[1])
    let square = sums[3] + a * a * sums[4] + b * b * sums[0]
    return (square + 2 * (a * b * sums[2] - a * sums[5] - b * sums[1])) / sums[0]
  }

  /// Pixels inside a margin.
  private func inside(_ margin: Int) -> Double {
    Double(max(0, width - 2 * margin) * max(0, height - 2 * margin))
  }
}

/// Normal equations of a least-squares step, over any number of pictures.
struct AlignmentSystem {
  /// What a step changes, in the order of the equations.
  enum Unknown: Int, CaseIterable { case x, y, scale, time, contrast, brightness }

  /// The unknowns of a place without time.
  static let place: [Unknown] = [.x, .y, .scale, .contrast, .brightness]

  private(set) var sums = zr_align_system()

  /// Adds a region of `still` against `moved` seen through a map.
  ///
  /// - Parameters:
  ///   - change: of `still` in a second; empty where time is no unknown.
  ///   - light: contrast and brightness that make `moved` look like `still`.
  ///   - region: left, top, right, bottom in pixels of `still`.
  mutating func add(
    _ still: GreyPicture, change: [Float], _ moved: GreyPicture, map: [Double], light: [Double],
    noise: Double, region: [Int32]
  ) {
    still.withImage { image in
      moved.withImage { other in
        withUnsafePointer(to: image) { image in
          withUnsafePointer(to: other) { other in
            change.withUnsafeBufferPointer {
              zr_align_equations(
                image, $0.isEmpty ? nil : $0.baseAddress, other, map, light, noise, region, &sums)
            }
          }
        }
      }
    }
  }

  /// Mean weighted square of the residual.
  var cost: Double { sums.weight > 0 ? sums.cost / sums.weight : .infinity }
  /// Pixels that count.
  var count: Double { sums.count }
  /// Pixels that count, each by its weight.
  var weight: Double { sums.weight }

  /// The step that makes the residual smallest; nil when the pictures do not determine it.
  func step(_ unknowns: [Unknown]) -> [Double]? {
    let size = unknowns.count
    var rows = unknowns.map { row in
      unknowns.map { matrix(row.rawValue, $0.rawValue) } + [-vector(row.rawValue)]
    }
    for column in 0..<size {
      guard
        let pivot = (column..<size).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column])
          > 1e-9 * matrix(unknowns[column].rawValue, unknowns[column].rawValue) + 1e-12
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<size where row != column {
        let factor = rows[row][column] / rows[column][column]
        for k in column...size { rows[row][k] -= factor * rows[column][k] }
      }
    }
    return (0..<size).map { rows[$0][size] / rows[$0][$0] }
  }

  /// The smaller eigenvalue of the shift's part a pixel: how well a shift in any direction shows.
  var shiftStrength: Double {
    guard sums.weight > 0 else { return 0 }
    let (a, b, c) = (matrix(0, 0), matrix(1, 0), matrix(1, 1))
    let mean = (a + c) / 2
    let half = ((a - c) * (a - c) / 4 + b * b).squareRoot()
    return (mean - half) / sums.weight
  }

  private func matrix(_ row: Int, _ column: Int) -> Double {
    let place = max(row, column) * AlignmentSystem.Unknown.allCases.count + min(row, column)
    return withUnsafeBytes(of: sums.matrix) { $0.load(fromByteOffset: place * 8, as: Double.self) }
  }

  private func vector(_ row: Int) -> Double {
    withUnsafeBytes(of: sums.vector) { $0.load(fromByteOffset: row * 8, as: Double.self) }
  }
}
