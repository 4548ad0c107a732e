// Where the compiler and the compiled front end are.

import ZoomRender

/// The parts that compiling a SwiftUI file needs.
struct FrontEnd {
  var compiler: String
  /// Folder of `ZoomUI.swiftmodule` and its companions.
  var modules: String
  /// Folder of `libZoomUI.so`.
  var library: String

  /// What is missing, as the user can mend it.
  struct Missing: Error {
    var message: String
    var note: String
  }

  /// Looks beside the running program: a build folder, or `lib/zoom-render` of an installation.
  static func find(program: String) throws -> FrontEnd {
    let folder = parent(of: program)
    let places = [
      (modules: "\(folder)/Modules", library: folder),
      (
        modules: "\(folder)/../lib/zoom-render/Modules", library: "\(folder)/../lib/zoom-render"
      ),
    ]
    for place in places
    where PosixFile.status("\(place.modules)/ZoomUI.swiftmodule") != nil
      && PosixFile.status("\(place.library)/libZoomUI.so") != nil
    {
      let compiler = try compiler()
      return FrontEnd(compiler: compiler, modules: place.modules, library: place.library)
    }
    throw Missing(
      message: "the SwiftUI front end is not beside the program",
      note:
        "build it with 'swift build \(folder.hasSuffix("/release") ? "-c release " : "")--product "
        + "ZoomUI'; looked in \(folder)")
  }

  private static func compiler() throws -> String {
    if let named = PosixFile.environment("SWIFTC") { return named }
    for folder in (PosixFile.environment("PATH") ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if PosixFile.status(path) != nil { return path }
    }
    throw Missing(
      message: "'swiftc' is not on the PATH",
      note: "SwiftUI source is compiled by the Swift toolchain; JSON scenes need none")
  }

  /// The C modules behind the engine, as empty modules: the compiler asks for each by name and
  /// uses nothing of them.
  static let cModules = [
    "CCairo", "CHarfBuzz", "CLibPNG", "CLibDeflate", "CTurboJPEG", "CWebP", "CLCMS", "CICU",
    "CImages", "CKernels", "CPNG", "CXXHash", "CSandbox", "CDiff", "CPinned",
  ]

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What decides, besides the sources, what a compilation gives.
  var identity: String {
    func stamp(_ path: String) -> String {
      guard let status = PosixFile.status(path) else { return path }
      return "\(path) \(status.size) \(status.seconds).\(status.nanoseconds) \(status.inode)"
    }
    return stamp(compiler) + "\n" + stamp("\(library)/libZoomUI.so")
  }
}
