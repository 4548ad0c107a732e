// The tool and the front end as they were built, run on files of a test.

import Foundation
import Testing
import ZoomRender

/// The build folder of these tests, when it holds the front end's library.
enum BuiltFrontEnd {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The pinned fonts and icons; nil before `script/bootstrap`.
  static let assets = AssetSnapshot.assetDirectory(forExecutable: #filePath)

  static let tool: String? = {
    for mode in ["debug", "release"] {
      let folder = "\(root)/.build/\(mode)"
      if FileManager.default.fileExists(atPath: "\(folder)/libZoomUI.so"),
        FileManager.default.fileExists(atPath: "\(folder)/zoom-render")
      {
        return "\(folder)/zoom-render"
      }
    }
    return nil
  }()

  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Everything that these tests write; removed when the process ends.
  private static let scratch: String = {
    atexit { try? FileManager.default.removeItem(atPath: BuiltFrontEnd.scratch) }
    return FileManager.default.temporaryDirectory
      .appending(path: "zoom-render-test-\(UUID().uuidString)").path
  }()

  /// Programs and module caches of all these tests: each file is compiled once.
  static let cache = scratch + "/cache"

  /// A folder for one test.
  static func folder() throws -> String {
    let path = scratch + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// Runs the tool in a folder, which is also where it keeps its temporary files.
  static func run(
    _ arguments: [String], in folder: String, cache: String = Self.cache
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: try #require(tool))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["ZOOM_RENDER_CACHE"] = cache
    environment["TMPDIR"] = folder
    // The tool is a person's here, wherever the tests run.
    environment["CI"] = nil
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: problems, as: UTF8.self))
  }

  /// Writes one file and runs a verb on it.
  static func run(_ verb: String, _ source: String, _ options: [String] = []) throws -> (
    run: Run, left: [String]
  ) {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try source.write(toFile: "\(folder)/Screen.swift", atomically: true, encoding: .utf8)
    let run = try run([verb, "Screen.swift"] + options, in: folder)
    return (run, try FileManager.default.contentsOfDirectory(atPath: folder).sorted())
  }
}
