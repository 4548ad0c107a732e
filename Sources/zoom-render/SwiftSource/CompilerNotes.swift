// What the compiler's messages mean here.

/// Notes on names that the front end may lack.
enum CompilerNotes {
  /// One note for each name that the compiler did not find.
  static func notes(for text: String) -> String {
    var names: [String] = []
    for line in text.split(separator: "\n") where line.contains("error: ") {
      for mark in ["has no member '", "cannot find type '", "cannot find '", "extra argument '"] {
        guard let range = line.firstRange(of: mark) else { continue }
        let name = String(line[range.upperBound...].prefix { $0 != "'" })
        if !names.contains(name) { names.append(name) }
        break
      }
    }
    return names.map {
      "note: ZoomUI has no '\($0)' of this form; if SwiftUI has one, it is not supported here\n"
    }.joined()
  }
}
