// Foreign text on its way to a terminal, a page or a log.

/// Text of scenes and files with nothing in it that steers what shows it.
enum PrintableText {
  /// One line: what would move a cursor, end the line or turn the direction of the rest of it is
  /// U+FFFD, so that it is seen to be there.
  static func line(_ text: String) -> String {
    replaced(text) { isSteering($0) && $0 != "\t" }
  }

  /// The same with the line breaks left in.
  static func lines(_ text: String) -> String {
    replaced(text) { isSteering($0) && $0 != "\t" && $0 != "\n" }
  }

  private static func replaced(_ text: String, where hides: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: hides) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { hides($0) ? "\u{FFFD}" : $0 }))
  }

  /// True for control characters (C0, DEL, C1), line and paragraph separators, and the embeddings,
  /// overrides and isolates of the Unicode bidirectional algorithm (UAX 9, section 2).
  static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
