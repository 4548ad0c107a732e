// The program as a function: the executable and every compiled SwiftUI source call it.

public import ZoomRender

/// The command line tool.
public enum CommandLineTool {
  /// Runs a command line (program name first) and returns the exit status.
  ///
  /// `compiled` is the scene of a program that was made from SwiftUI source: a verb that is given
  /// a Swift file there uses it instead of compiling the file.
  public static func run(_ arguments: [String], compiled: Scene? = nil) -> Int32 {
    0
  }
}
