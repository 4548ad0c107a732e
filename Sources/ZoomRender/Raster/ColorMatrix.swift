// Colour effects as matrices.

import CKernels

/// A 4×5 matrix on straight colours: rows R, G, B, A; columns R, G, B, A, constant (1 = white).
///
/// Formulas and luminance weights (Rec. 709; the rounded weights of the SVG filter for hue) are
/// those that reproduce recorded SwiftUI pixels within one level.
struct ColorMatrix: Sendable, Equatable {
  var rows: [[Double]]

  /// - Parameter resolved: the colour of `colorMultiply`.
  init(_ effect: ColorEffect, resolved: Color?) {
    let luma = [0.2126, 0.7152, 0.0722]
    switch effect {
    case .brightness(let amount):
      rows = Self.diagonal(1, constant: amount)
    case .contrast(let amount):
      rows = Self.diagonal(amount, constant: 0.5 - 0.5 * amount)
    case .saturation(let amount):
      rows = Self.saturation(amount, luma: luma)
    case .grayscale(let amount):
      rows = Self.saturation(1 - max(0, min(1, amount)), luma: luma)
    case .hueRotation(let radians):
      rows = Self.hueRotation(radians)
    case .colorInvert:
      rows = Self.diagonal(-1, constant: 1)
    case .colorMultiply:
      let color = resolved ?? .white
      rows = Self.diagonal(1, constant: 0)
      rows[0][0] = color.red
      rows[1][1] = color.green
      rows[2][2] = color.blue
      rows[3][3] = color.alpha
    case .luminanceToAlpha:
      let none = [0.0, 0, 0, 0, 0]
      rows = [none, none, none, luma + [0, 0]]
    }
  }

  private static func diagonal(_ factor: Double, constant: Double) -> [[Double]] {
    [
      [factor, 0, 0, 0, constant], [0, factor, 0, 0, constant], [0, 0, factor, 0, constant],
      [0, 0, 0, 1, 0],
    ]
  }

  private static func saturation(_ amount: Double, luma: [Double]) -> [[Double]] {
    var rows = diagonal(amount, constant: 0)
    for row in 0..<3 { for column in 0..<3 { rows[row][column] += (1 - amount) * luma[column] } }
    return rows
  }

  private static func hueRotation(_ radians: Double) -> [[Double]] {
    let (c, s) = (Trigonometry.cosine(radians), Trigonometry.sine(radians))
    return [
      [
        0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s,
        0.072 - 0.072 * c + 0.928 * s, 0, 0,
      ],
      [
        0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s,
        0.072 - 0.072 * c - 0.283 * s, 0, 0,
      ],
      [
        0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s,
        0.072 + 0.928 * c + 0.072 * s, 0, 0,
      ],
      [0, 0, 0, 1, 0],
    ]
  }

  /// The matrix in 4.12 fixed point, constants in 8-bit units: the kernel's form.
  var fixed: [Int32] {
    rows.flatMap { row in
      row.enumerated().map { column, value in
        let scaled = value * 4096 * (column == 4 ? 255 : 1)
        return scaled.isNaN ? 0 : Int32(max(-1e9, min(1e9, scaled.rounded())))
      }
    }
  }

  func apply(to buffer: PixelBuffer) {
    zr_color_matrix(buffer.base, buffer.width * buffer.height, fixed)
  }
}
