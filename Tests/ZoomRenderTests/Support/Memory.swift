// How much memory the tests use.

import Glibc

enum Memory {
  /// Bytes of this process in memory.
  static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 128)
    guard fgets(&buffer, 128, file) != nil else { return 0 }
    let fields = String(decoding: buffer.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
  }
}
