// The executable: hands the command line to the tool and exits with its status.

import Glibc
import ZoomRenderCLI

/// The program.
@main
enum Main {
  static func main() {
    exit(CommandLineTool.run(CommandLine.arguments))
  }
}
