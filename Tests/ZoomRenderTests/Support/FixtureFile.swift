// Reads the test fixtures that stand beside the tests.

import Glibc

/// Text files of `Tests/ZoomRenderTests/Fixtures`.
enum FixtureFile {
  /// The lines of a file that are neither empty nor comments (`#`); empty when it cannot be read.
  static func lines(_ name: String, from source: String = #filePath) -> [String] {
    text(name, from: source).split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// The whole of a file.
  static func text(_ name: String, from source: String = #filePath) -> String {
    let folder = source.split(separator: "/").dropLast(2).joined(separator: "/")
    guard let file = fopen("/\(folder)/Fixtures/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[0..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmingSpaces: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}

extension FixtureFile {
  /// The rows of a table in `motion-tables.txt`; what was not recorded is NaN.
  static func table(_ name: String) -> [[Double]] {
    lines("motion-tables.txt").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.first.map(String.init) == name else { return nil }
      return fields.dropFirst().map { Double($0) ?? .nan }
    }
  }
}
