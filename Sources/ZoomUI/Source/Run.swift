// Where a compiled SwiftUI program starts.

import ZoomRender
import ZoomRenderCLI

/// The program's entry: called by the file that is generated beside the user's.
public enum ZoomProgram {
  /// Runs the command line with `root` as the scene and exits with its status.
  public static func start<V: View>(
    arguments: [String], @ViewBuilder root: @escaping @MainActor () -> V
  ) -> Never {
    exit(run(arguments: arguments, root: root))
  }

  /// Runs the command line with `root` as the scene.
  public static func run<V: View>(
    arguments: [String], @ViewBuilder root: @escaping @MainActor () -> V
  ) -> Int32 {
    onDriver {
      let source = SwiftUISource(root: root)
      if arguments.contains("--dump-nodes") {
        print(NodeDump.text(source.root(in: source.initialState())))
        return 0
      }
      return CommandLineTool.run(arguments)
    }
  }
}
