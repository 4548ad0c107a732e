// Delays of a GIF, which decoders round to a guessed rate.

extension VideoCheck {
  /// Compares size, number of pictures and every delay with what was meant.
  func checkGIF() throws {
    let bytes = try contents()
    guard let delays = Self.delays(ofGIF: bytes) else { throw fault("it is no whole GIF file") }
    guard bytes[6] == UInt8(size.width & 255), bytes[7] == UInt8(size.width >> 8),
      bytes[8] == UInt8(size.height & 255), bytes[9] == UInt8(size.height >> 8)
    else { throw fault("it is not \(size.width)x\(size.height) px") }
    guard delays.count == count else {
      throw fault("\(delays.count) frames instead of \(count)")
    }
    let expected = 100 * rate.denominator / rate.numerator
    // The encoder makes the last picture as long as the one before; a single one has no delay.
    if count > 1, let index = delays.firstIndex(where: { $0 != expected }) {
      throw fault("frame \(index) is shown for \(delays[index])/100 s instead of \(expected)/100 s")
    }
  }

  /// The delay before each picture's successor, in hundredths of a second; nil when the file's blocks
  /// do not end properly.
  static func delays(ofGIF bytes: [UInt8]) -> [Int]? {
    guard bytes.count > 13, bytes.starts(with: Array("GIF89a".utf8)) else { return nil }
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var place = 13 + table(bytes[10])
    var delays: [Int] = []
    var delay = 0
    /// Passes over sub-blocks: a length byte and as many bytes, until a length of 0.
    func skip(from start: Int) -> Int? {
      var place = start
      while place < bytes.count {
        if bytes[place] == 0 { return place + 1 }
        place += Int(bytes[place]) + 1
      }
      return nil
    }
    while place + 10 < bytes.count || (place < bytes.count && bytes[place] == 0x3B) {
      switch bytes[place] {
      case 0x3B: return delays
      case 0x21:
        if bytes[place + 1] == 0xF9 {
          delay = Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8
        }
        guard let next = skip(from: place + 2) else { return nil }
        place = next
      case 0x2C:
        delays.append(delay)
        guard let next = skip(from: place + 11 + table(bytes[place + 9])) else { return nil }
        place = next
      default: return nil
      }
    }
    return nil
  }
}
