// Where in an input file something stands.

/// A place in an input file.
///
/// Lines and columns are 1-based; the column counts UTF-8 bytes. `length` is in bytes and may be 0
/// (a place between two characters). The file is as the user wrote it on the command line.
public struct SourceLocation: Sendable, Equatable, Hashable {
  public var file: String
  public var line: Int
  public var column: Int
  /// Offset of the first byte from the start of the file.
  public var offset: Int
  public var length: Int

  public init(file: String, line: Int, column: Int, offset: Int = 0, length: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }
}
