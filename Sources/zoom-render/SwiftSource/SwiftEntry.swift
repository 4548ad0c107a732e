// The file that is compiled beside the user's.

/// Source of the entry: it starts the root view and pins randomness.
enum SwiftEntry {
  /// `root` is an expression of a view; nil when the user's program has an entry of its own.
  static func source(root: String?) -> String {
    var text = """
      import SwiftUI

      // UUIDs and shuffles are the same in every run.
      nonisolated(unsafe) private var zoomRandomState: UInt64 = 0x9E37_79B9_7F4A_7C15

      @_cdecl("getrandom")
      public func zoomRandom(
        _ buffer: UnsafeMutableRawPointer?, _ count: Int, _ flags: UInt32
      ) -> Int {
        guard let buffer else { return 0 }
        for offset in 0..<count {
          zoomRandomState = zoomRandomState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          buffer.storeBytes(of: UInt8(truncatingIfNeeded: zoomRandomState >> 33), toByteOffset: offset, as: UInt8.self)
        }
        return count
      }

      """
    if let root {
      text += """

        @main
        enum ZoomEntry {
          static func main() {
            ZoomProgram.start(arguments: CommandLine.arguments) { \(root) }
          }
        }

        """
    }
    return text
  }
}

/// What the compiler's messages mean here.
enum CompilerNotes {
  /// Notes on names that the front end may lack, each once.
  static func notes(for text: String) -> String {
    var names: [String] = []
    for line in text.split(separator: "\n") where line.contains("error: ") {
      for mark in [
        "has no member '", "cannot find '", "cannot find type '", "no exact matches in call to ",
        "extra argument '", "incorrect argument label",
      ] {
        guard let range = line.firstRange(of: mark) else { continue }
        let name = line[range.upperBound...].prefix { $0 != "'" }
        if mark.hasSuffix("'"), !names.contains(String(name)) { names.append(String(name)) }
      }
    }
    return names.map {
      "note: ZoomUI has no '\($0)' of this form; if SwiftUI has one, it is not supported here\n"
    }.joined()
  }
}
