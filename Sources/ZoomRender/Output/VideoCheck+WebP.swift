// Animated WebP, which ffmpeg writes and cannot read.

import CImages
import CLibDeflate

extension VideoCheck {
  /// Compares every shown frame with all frames that were sent for its time: the format joins equal
  /// neighbours.
  func checkWebP() throws -> Int {
    try contents().withUnsafeBufferPointer { bytes in
      guard
        let animation = zr_webp_animation_open(
          bytes.baseAddress, bytes.count, encoding.pixels == .premultiplied ? 1 : 0)
      else { throw fault("it is no WebP file") }
      defer { zr_webp_animation_close(animation) }
      return try check(animation)
    }
  }

  private func check(_ animation: OpaquePointer) throws -> Int {
    var frame = zr_webp_frame()
    var shown = 0
    while zr_webp_animation_next(animation, &frame) == 1 {
      guard Int(frame.width) == size.width, Int(frame.height) == size.height else {
        throw fault("it is not \(size.width)x\(size.height) px")
      }
      let checksum = libdeflate_adler32(0, frame.pixels, size.width * size.height * 4)
      let end = Double(frame.end_milliseconds)
      while shown < count, shown == 0 || (1000 * rate.time(of: shown)).rounded() < end {
        guard sent.checksums[shown] == checksum else {
          throw fault("frame \(shown) has other pixels than were sent")
        }
        shown += 1
      }
    }
    // A single picture has no duration; the last one's is cut down to whole milliseconds.
    let duration = Double(frame.end_milliseconds) / 1000
    let error = abs(duration - rate.time(of: count))
    guard shown == count, count == 1 || error <= 2 * Self.timeTolerance else {
      throw fault(
        "it lasts \(JSONText.number(duration, digits: 3)) s instead of "
          + "\(JSONText.number(rate.time(of: count), digits: 3)) s")
    }
    return 0
  }
}
