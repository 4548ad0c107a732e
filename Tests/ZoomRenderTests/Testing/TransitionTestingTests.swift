// Transitions verified from Swift Testing: issues, attachments, record modes.

import Glibc
import Testing
import ZoomRender

@testable import ZoomRenderTesting

@Suite(.transitions(record: .never), .serialized)
struct TransitionTestingTests {
  private static func scene(radius: Int) -> String {
    """
    {"title": "t", "canvas": {"width": 120, "height": 200},
    "view": {"RoundedRectangle": {"cornerRadius": \(radius)}, "name": "card",
    "modifiers": [{"fill": "blue"}, {"frame": {"width": 80, "height": 60}}]},
    "script": [{"wait": 0.1}]}
    """
  }

  @Test(arguments: ["Tests/ATests/A.swift", "Tests/A.swift", "A.swift"])
  func `fonts are those of the package, else those of ZoomRender's own folder`(
    _ file: String
  ) throws {
    let folder = TemporaryFolder()
    folder.write("Package.swift", "")
    let place = TestPlace(file: folder.write(file, ""))
    #expect(place.package == folder.path)
    let own = TestPlace(file: #filePath).package + "/.assets"
    #expect(try place.assets(nil) == own)
    #expect(try place.assets("fonts") == folder.path + "/fonts")
    folder.write(".assets/a", "")
    #expect(try place.assets(nil) == folder.path + "/.assets")
  }

  @Test func `what differs is an issue of one sentence with attachments`() throws {
    let goldens = TemporaryFolder()
    let settings = TransitionSettings(
      record: .missing, goldens: goldens.path, environment: { _ in nil })
    try TransitionSettings.$current.withValue(settings) {
      try withKnownIssue {
        try expectTransition(json: Self.scene(radius: 10), named: "card")
      } matching: { issue in
        issue.comments.first?.rawValue == "card: recorded 7 frames"
      }
      // Recorded once, it passes.
      #expect(
        try expectTransition(json: Self.scene(radius: 10), named: "card") == "7 frames equal")
      try withKnownIssue {
        try expectTransition(json: Self.scene(radius: 14), named: "card")
      } matching: { issue in
        let text = issue.comments.first?.rawValue ?? ""
        return text.contains("corner radius of 'card' 10 → 14")
          && text.contains("\nmeant so? ZOOM_RENDER_RECORD=failed")
      }
    }
  }

  @Test func `without a golden nothing passes, and nothing is written`() throws {
    let goldens = TemporaryFolder()
    try TransitionSettings.$current.withValue(.init(record: .never, goldens: goldens.path)) {
      try withKnownIssue {
        try expectTransition(json: Self.scene(radius: 10), named: "new")
      } matching: { issue in
        let text = issue.comments.first?.rawValue ?? ""
        // The scene has no file: a command that names one would lead nowhere.
        return text.hasPrefix("new: no golden at") && !text.contains("new.json")
      }
      #expect(access(goldens.path + "/new/manifest.json", F_OK) != 0)
    }
  }

  @Test func `a scene with an error is a located error`() {
    #expect {
      try expectTransition(json: "{\"view\": 3}", named: "broken")
    } throws: { error in
      "\(error)".contains("broken.json:1:")
    }
  }

  @Test(arguments: [
    (RecordMode.never, [SceneVerdict.Status]()), (.missing, [.missing]),
    (.failed, [.missing, .failed]), (.all, [.missing, .failed, .passed, .drift]),
  ])
  func `a mode records what it says`(_ mode: RecordMode, _ statuses: [SceneVerdict.Status]) {
    let recorded = SceneVerdict.Status.allCases.filter { status in
      mode.records(SceneVerdict(name: "", file: "", golden: "", status: status))
    }
    #expect(Set(recorded) == Set(statuses).union(mode == .all ? [.recorded] : []))
  }
}

struct RecordModeTests {
  @Test(
    arguments: [
      ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": "1"], .never),
      (["ZOOM_RENDER_RECORD": "all"], .all), (["ZOOM_RENDER_RECORD": "sometimes"], .missing),
      (["CI": "true", "ZOOM_RENDER_RECORD": "all"], .never), (["CI": "false"], .missing),
    ] as [([String: String], RecordMode)])
  func `the environment changes the mode, and CI never records`(
    _ variables: [String: String], _ mode: RecordMode
  ) {
    #expect(RecordMode.effective(.missing, environment: { variables[$0] }) == mode)
  }
}
