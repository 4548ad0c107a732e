// Pictures of differences, for people.

import CDiff

/// Pictures that show where two images differ.
public enum DifferencePicture {
  /// The golden, faded, with differing pixels in a heat scale in which one level is plainly visible;
  /// nil when the sizes differ.
  public static func heat(_ golden: Bitmap, _ actual: Bitmap) -> Bitmap? {
    guard golden.width == actual.width, golden.height == actual.height else { return nil }
    let count = golden.bytes.count
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { heat, filled in
      golden.bytes.withUnsafeBufferPointer { a in
        actual.bytes.withUnsafeBufferPointer { b in
          guard let to = heat.baseAddress, let a = a.baseAddress, let b = b.baseAddress else {
            return
          }
          zr_diff_heat(to, a, b, count / 4)
        }
      }
      filled = count
    }
    return Bitmap(width: golden.width, height: golden.height, bytes: bytes)
  }
}
