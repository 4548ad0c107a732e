// Animated WebP, which ffmpeg writes and cannot read.

import CImages
import CLibDeflate
import Glibc

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
      let end = Double(frame.end_milliseconds) / 1000 - 0.0006
      while shown < count, shown == 0 || rate.time(of: shown) < end {
        guard sent.checksums[shown] == checksum else {
          throw fault("frame \(shown) has other pixels than were sent")
        }
        shown += 1
      }
    }
    let duration = Double(frame.end_milliseconds) / 1000
    guard shown == count, abs(duration - rate.time(of: count)) <= Self.timeTolerance else {
      throw fault(
        "it lasts \(JSONText.number(duration, digits: 3)) s instead of "
          + "\(JSONText.number(rate.time(of: count), digits: 3)) s")
    }
    return 0
  }

  private func contents() throws(OutputError) -> [UInt8] {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(operation: "read", path: path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: max(0, Int(lseek(descriptor, 0, SEEK_END))))
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else {
      throw OutputError(operation: "read", path: path)
    }
    return bytes
  }
}
