// The vector kernels against the scalar reference.

import CKernels
import Testing

@testable import ZoomRender

/// One test at a time: the choice of kernels is one for the process. Other suites get the same bytes
/// from either choice.
@Suite(.serialized)
struct KernelTests {
  /// Lengths around the vector width, and one of many vectors.
  static let counts = [0, 1, 7, 8, 9, 15, 16, 31, 64, 131, 1206]

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var run: @Sendable (Inputs) -> [UInt32]
    var testDescription: String { name }
  }

  struct Inputs: Sendable {
    var a: [UInt32]
    var b: [UInt32]
    var row16: [Int16]
    var index: [Int32]
    var weights: [Int16]
    var coverage: [UInt8]
    var weight: Int32
    var count: Int

    init(count: Int, seed: UInt64) {
      var random = SeededRandom(seed: seed)
      self.count = count
      a = random.pixels(2 * count + 8)
      b = random.pixels(2 * count + 8)
      row16 = (0..<(8 * count + 64)).map { _ in Int16.random(in: 0...32640, using: &random) }
      index = (0..<count).map { Int32($0 * 3 / 2) }
      weights = (0..<count).map { _ in Int16.random(in: 0...32767, using: &random) }
      coverage = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let extremes: [Int32] = [0, 1, 16384, 32766, 32767]
      weight = seed % 3 == 0 ? extremes[Int(seed / 3) % 5] : Int32(random.next() % 32768)
    }
  }

  static func widened(_ values: [Int16]) -> [UInt32] {
    values.map { UInt32(UInt16(bitPattern: $0)) }
  }

  static let cases: [Case] = [
    Case(name: "fill") { i in
      var dst = i.a
      zr_fill(&dst, i.count, 0x1234_5678)
      return dst
    },
    Case(name: "mix") { i in
      var dst = i.a
      zr_mix(&dst, i.a, i.b, i.count, i.weight)
      return dst
    },
    Case(name: "mix by coverage") { i in
      var dst = i.a
      zr_mix_mask(&dst, i.a, i.b, i.coverage, i.count)
      return dst
    },
    Case(name: "mix a colour") { i in
      var dst = i.a
      zr_mix_color(&dst, i.count, 0xFF20_4080, i.weight)
      return dst
    },
    Case(name: "mix a colour by weights") { i in
      var dst = i.a
      zr_mix_color_weights(&dst, i.weights, i.count, 0xFF00_0000)
      return dst
    },
    Case(name: "over") { i in
      var dst = i.a
      zr_over(&dst, i.b, i.count)
      return dst
    },
    Case(name: "over with a weight") { i in
      var dst = i.a
      zr_over_weight(&dst, i.b, i.count, i.weight)
      return dst
    },
    Case(name: "mix rows") { i in
      var row = i.row16
      zr_mix_rows(&row, i.a, i.b, i.count, i.weight)
      return widened(row)
    },
    Case(name: "resample") { i in
      var dst = i.a
      zr_resample_row(&dst, i.row16, i.index, i.weights, i.count)
      return dst
    },
    Case(name: "resample a mask") { i in
      var dst = i.row16
      zr_resample_mask(&dst, i.row16.reversed(), i.index, i.weights, i.count)
      return widened(dst)
    },
    Case(name: "mix mask rows") { i in
      var dst = i.row16
      zr_mix_mask_rows(&dst, i.row16, i.row16.reversed(), i.count, i.weight)
      return widened(dst)
    },
    Case(name: "halve") { i in
      var dst = i.a
      zr_halve(&dst, i.a, i.b, i.count)
      return dst
    },
    Case(name: "convolve") { i in
      var dst = i.row16
      zr_convolve(&dst, i.row16, 4 * i.count, Gaussian.taps(sigma: 2), 13, 4)
      return widened(dst)
    },
    Case(name: "colour matrix") { i in
      var dst = i.a
      zr_color_matrix(&dst, i.count, ColorMatrix(.hueRotation(radians: 2), resolved: nil).fixed)
      return dst
    },
    Case(name: "straight colours") { i in
      var dst = [UInt8](repeating: 0, count: 4 * i.count + 4)
      zr_straight_rgba(&dst, i.a, i.count)
      return dst.map(UInt32.init)
    },
    Case(name: "opaque colours") { i in
      var dst = [UInt8](repeating: 0, count: 4 * i.count + 4)
      zr_opaque_rgba(&dst, i.a, i.count)
      return dst.map(UInt32.init)
    },
    Case(name: "premultiply") { i in
      var dst = i.a
      let bytes = i.b.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
      zr_premultiply(&dst, bytes, i.count)
      return dst
    },
    Case(name: "plane") { i in
      var dst = i.a
      i.b.withUnsafeBufferPointer { source in
        let side = Int32(Double(source.count).squareRoot())
        var map = zr_plane_map(
          pixels: source.baseAddress, stride: Int(side), width: side, height: side,
          start: (-70000, 30000, 1 << 30), step: (40000, 20000, Int64(i.weight)))
        zr_sample_plane(&dst, &map, i.count)
      }
      return dst
    },
  ]

  @Test(arguments: cases)
  func `vector and scalar kernels give the same bytes`(_ item: Case) {
    for count in Self.counts {
      for seed in 0..<UInt64(20) {
        let inputs = Inputs(count: count, seed: seed)
        zr_kernels_force_scalar(true)
        let reference = item.run(inputs)
        zr_kernels_force_scalar(false)
        #expect(item.run(inputs) == reference, "count \(count), seed \(seed)")
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `blend modes give the same bytes and stay premultiplied`(_ mode: BlendMode) {
    let inputs = Inputs(count: 1206, seed: 4)
    var (vector, scalar) = (inputs.a, inputs.a)
    zr_kernels_force_scalar(true)
    zr_blend(&scalar, inputs.b, inputs.count, mode.kernel, 32767)
    zr_kernels_force_scalar(false)
    zr_blend(&vector, inputs.b, inputs.count, mode.kernel, 32767)
    #expect(vector == scalar)
    let isPremultiplied = vector.allSatisfy { pixel in
      (0..<3).allSatisfy { (pixel >> (8 * UInt32($0))) & 255 <= pixel >> 24 }
    }
    #expect(isPremultiplied)
  }

  @Test func `full weight gives the second row itself, zero weight the first`() {
    let inputs = Inputs(count: 300, seed: 1)
    var dst = inputs.a
    zr_mix(&dst, inputs.a, inputs.b, 300, 32767)
    #expect(dst.prefix(300) == inputs.b.prefix(300))
    zr_mix(&dst, inputs.a, inputs.b, 300, 0)
    #expect(dst.prefix(300) == inputs.a.prefix(300))
  }

  @Test func `a picture over itself changes nothing at any opacity`() {
    let opaque = Inputs(count: 256, seed: 2).a.map { $0 | 0xFF00_0000 }
    for weight in stride(from: Int32(0), through: 32767, by: 111) {
      var dst = opaque
      zr_over_weight(&dst, opaque, opaque.count, weight)
      #expect(dst == opaque, "weight \(weight)")
    }
  }
}
