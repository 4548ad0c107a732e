// Subjects of reels for tests.

import Testing

@testable import ZoomRender

/// Played scenes, ready for cards.
enum ReelSubjects {
  static func scene(_ file: String) throws -> Scene {
    let (scene, diagnostics) = Scene.parse(SceneFiles.bytes(file), file: file)
    return try #require(scene, "\(diagnostics)")
  }

  static func subject(_ scene: Scene, transition: Int? = nil) throws -> ReelSubject {
    let assets = try TestAssets.snapshot()
    return ReelSubject(
      timeline: Timeline(scene: scene, assets: assets), assets: assets, transition: transition)
  }

  static func subject(_ file: String) throws -> ReelSubject { try subject(scene(file)) }

  /// The plan of the albums, made once: reading a motion takes a while.
  static func albums() throws -> ReelPlan { try madeAlbums.get() }

  private static let madeAlbums = Result { try plan("scenes/zoom/albums.json") }

  static func subject(text: String) throws -> ReelSubject {
    let (scene, diagnostics) = Scene.parse(Array(text.utf8), file: "test.json")
    return try subject(try #require(scene, "\(diagnostics)"))
  }

  /// A plan with something on every card.
  static func plan(_ file: String) throws -> ReelPlan {
    let scene = try scene(file)
    let subject = try subject(scene)
    var plan = ReelPlan(subject: subject)
    func variant(_ name: String, _ settings: [SceneSetting]) throws -> ReelVariant {
      ReelVariant(name: name, subject: try self.subject(try scene.setting(settings)))
    }
    let slow = subject.springNames.map { SceneSetting("\($0).response", "0.6") }
    plan.sweep = slow.isEmpty ? [] : [try variant("response 0.6", slow)]
    plan.rival = plan.sweep.first
    plan.reduced = try variant("Reduce Motion", [SceneSetting("reduceMotion", "true")])
    plan.matrix = [
      try variant("dark", [SceneSetting("appearance", "dark")]),
      try variant("iPad mini", [SceneSetting("device", "iPad mini")]),
    ]
    plan.interruptions = try [0.25, 0.5].compactMap { share in
      try scene.interrupted(subject, after: share).map {
        ReelVariant(name: "after \(share)", subject: try self.subject($0))
      }
    }
    return plan
  }
}
