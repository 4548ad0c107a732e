// Words of commands that a reader can copy.

/// Paths as a POSIX shell reads them back.
enum ShellText {
  /// The path as one word: as it is where a shell takes it so, else in single quotes.
  static func path(_ path: String) -> String {
    // Words that begin with a dash are options.
    let path = path.hasPrefix("-") ? "./" + path : path
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+,:@%=".unicodeScalars.contains(scalar)
    }
    if !path.isEmpty, path.unicodeScalars.allSatisfy(isPlain) { return path }
    return "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
