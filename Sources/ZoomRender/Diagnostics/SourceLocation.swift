// Where in an input file something stands.

/// A place in an input file.
///
/// Lines and columns are 1-based; the column counts UTF-8 bytes. `length` is in bytes and may be 0
/// (a place between two characters). The file is as the user wrote it on the command line.
public struct SourceLocation: Sendable, Equatable, Hashable {
  package var file: String
  package var line: Int
  package var column: Int
  /// Offset of the first byte from the start of the file.
  public var offset: Int
  package var length: Int

  package init(file: String, line: Int, column: Int, offset: Int = 0, length: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }
}
