// Where in an input file something stands.

/// A place in an input file.
///
/// Lines and columns are 1-based; the column counts UTF-8 bytes. `length` is in bytes and may be 0
/// (a place between two characters). The file is as the user wrote it on the command line.
public struct SourceLocation: Sendable, Equatable, Hashable {
  /// The file as the user named it.
  public var file: String
  /// 1 for the first line.
  public var line: Int
  /// 1 for the first byte of the line.
  public var column: Int
  /// Offset of the first byte from the start of the file.
  public var offset: Int
  /// Bytes; 0 for a place between two characters.
  public var length: Int

  package init(file: String, line: Int, column: Int, offset: Int = 0, length: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }
}
