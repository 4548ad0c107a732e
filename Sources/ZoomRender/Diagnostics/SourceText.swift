// The bytes of an input file with a table of its lines.

/// An input file: its bytes and where its lines begin.
public struct SourceText: Sendable, Equatable {
  /// The file as the user named it.
  public let file: String
  /// All of it, whatever its encoding.
  public let bytes: [UInt8]
  /// Offsets of the first byte of every line; never empty.
  private let lineStarts: [Int]

  /// A file that has been read.
  ///
  /// - Complexity: O(bytes).
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for (offset, byte) in buffer.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
    self.lineStarts = starts
  }

  /// The place of `length` bytes at `offset`; both are clamped to the file.
  ///
  /// - Complexity: O(log lines).
  package func location(offset: Int, length: Int = 0) -> SourceLocation {
    let start = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= start { low = middle } else { high = middle }
    }
    return SourceLocation(
      file: file, line: low + 1, column: start - lineStarts[low] + 1, offset: start,
      length: min(max(length, 0), bytes.count - start))
  }

  /// The text of a 1-based line without its line break; nil when there is no such line.
  ///
  /// Bytes that are not UTF-8 become U+FFFD.
  package func line(_ number: Int) -> String? {
    lineBytes(number).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a 1-based line without its line break.
  func lineBytes(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}

extension SourceText {
  /// The folder that the file is in: "." for a bare name.
  package var folder: String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}
