// Files that cannot be written.

import Glibc

/// An output file that could not be written: exit status 73.
public struct OutputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// `write`, `create`, `rename` …
  public var operation: String
  /// The file or folder.
  public var path: String
  /// The system's error number.
  public var number: Int32

  /// - Parameter number: what went wrong; nil = the calling thread's last system error.
  public init(operation: String, path: String, number: Int32? = nil) {
    let number = number ?? errno
    self.operation = operation
    self.path = path
    self.number = number
  }

  /// `cannot write 'frames/frame-0000.png': No space left on device`.
  public var description: String {
    "cannot \(operation) '\(path)': \(String(cString: strerror(number)))"
  }
}
