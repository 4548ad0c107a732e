// Pictures of differences, for people.

/// Pictures that show where two images differ.
public enum DifferencePicture {
  /// The golden, faded, with differing pixels in a heat scale in which one level is plainly visible;
  /// nil when the sizes differ.
  public static func heat(_ golden: Bitmap, _ actual: Bitmap) -> Bitmap? {
    guard golden.width == actual.width, golden.height == actual.height else { return nil }
    var bytes = [UInt8](repeating: 255, count: golden.bytes.count)
    golden.bytes.withUnsafeBufferPointer { a in
      actual.bytes.withUnsafeBufferPointer { b in
        for start in stride(from: 0, to: bytes.count, by: 4) {
          var delta = 0
          for channel in start..<start + 4 {
            delta = max(delta, abs(Int(a[channel]) - Int(b[channel])))
          }
          if delta == 0 {
            let luma = (Int(a[start]) * 54 + Int(a[start + 1]) * 183 + Int(a[start + 2]) * 19) >> 8
            let faded = UInt8(208 + luma * 47 / 255)
            bytes[start] = faded
            bytes[start + 1] = faded
            bytes[start + 2] = faded
          } else {
            // Yellow for the smallest difference, red for the largest: never faint.
            bytes[start] = 255
            bytes[start + 1] = UInt8(max(0, 190 - delta * 190 / 64))
            bytes[start + 2] = 0
          }
        }
      }
    }
    return Bitmap(width: golden.width, height: golden.height, bytes: bytes)
  }
}
