// The scene of a test, with what it needs.

import Glibc
import Testing
import ZoomRender

/// Why a transition cannot be verified.
public struct TransitionTestError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Located where possible.
  public var description: String
}

/// A scene's text, played for a test.
struct TestScene {
  let scene: Scene

  init(text: [UInt8], file: String) throws {
    let parsed = Scene.parse(text, file: file)
    guard let scene = parsed.scene else {
      let sources = [SourceText(file: file, bytes: text)]
      throw TransitionTestError(
        description: DiagnosticPrinter(format: .human, sources: sources).report(parsed.diagnostics))
    }
    self.scene = scene
  }

  static func read(_ path: String) throws -> [UInt8] {
    do throws(GoldenProblem) {
      return try GoldenStore.bytes(of: path)
    } catch {
      throw TransitionTestError(description: error.message)
    }
  }

  func session(place: TestPlace, settings: TransitionSettings) throws -> GoldenSession {
    let assets = try place.assets(settings.assets)
    let snapshot = try AssetSnapshot.load(
      AssetSnapshot.Request(
        assetDirectory: assets, root: scene.assetRoot, declarations: scene.assets))
    let timeline = Timeline(scene: scene, assets: snapshot)
    let errors = timeline.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw TransitionTestError(
        description: DiagnosticPrinter(format: .short).report(errors))
    }
    let root = settings.goldens.map(place.resolve)
    return GoldenSession(
      timeline: timeline, assets: snapshot,
      store: GoldenStore(folder: GoldenPath.folder(scene: scene.file, root: root)),
      scale: settings.scale)
  }
}

extension GoldenSession {
  /// At the rate and scale of the golden, if there is one.
  var likeGolden: GoldenSession { store.manifest().manifest.map(session(like:)) ?? self }
}

/// Where a test is written.
struct TestPlace {
  /// Folder of the test's file.
  let folder: String
  /// Folder of the test's package: the nearest one above with a `Package.swift`.
  let package: String

  init(_ location: Testing.SourceLocation) { self.init(file: location.filePath) }

  init(file: String) {
    folder = Self.parent(of: file)
    var candidate = folder
    while !candidate.isEmpty, access(candidate + "/Package.swift", F_OK) != 0 {
      candidate = Self.parent(of: candidate)
    }
    package = candidate.isEmpty ? folder : candidate
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// A path from the package's folder.
  func resolve(_ path: String) -> String { path.hasPrefix("/") ? path : package + "/" + path }

  /// The folder of pinned fonts: the one asked for, the package's, or that of the sources of
  /// ZoomRender which it was built with.
  func assets(_ asked: String?) throws -> String {
    if let asked { return resolve(asked) }
    let own = Self.zoomRender.package
    let places = [resolve(".assets"), own + "/.assets"]
    guard let found = places.first(where: { access($0, F_OK) == 0 }) else {
      throw TransitionTestError(
        description: "the pinned fonts are neither in \(places[0]) nor in \(places[1]): "
          + "run \(own)/script/bootstrap --assets-only")
    }
    return found
  }

  /// ZoomRender itself, be it a checkout or a folder beside.
  private static let zoomRender = TestPlace(file: #filePath)
}
