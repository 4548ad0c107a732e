// Settings from the command line and their combinations.

import Testing

@testable import ZoomRender

struct SceneSettingTests {
  private func scene() throws -> Scene { try ReelSubjects.scene("scenes/zoom/albums.json") }

  @Test func `settings change the scene by its own names`() throws {
    let scene = try scene().setting(
      [
        "device=iPhone SE", "appearance=dark", "dynamicTypeSize=AX1", "layoutDirection=rightToLeft",
        "reduceMotion=true", "platform=iPadOS 18", "profile=ios18", "contrast=increased",
      ].compactMap { SceneSetting($0) })
    #expect(scene.screen.size == Size(375, 667))
    #expect(scene.colorScheme == .dark && scene.contrast == .increased)
    #expect(scene.dynamicTypeSize == .accessibility1)
    #expect(scene.layoutDirection == .rightToLeft && scene.reduceMotion)
    #expect(scene.platform == Platform(name: .iPadOS, version: 18))
    #expect(scene.profile.name == .ios18)
  }

  @Test func `a group's name changes every spring below it`() throws {
    let profile = try scene().setting([SceneSetting("profile.zoom.push.response", "0.4")]).profile
    for axis in ["center", "width", "height", "dim", "recede"] {
      #expect(try profile.value(of: "zoom.push.\(axis).response") == .number(0.4))
    }
    #expect(try profile.value(of: "zoom.pop.width.response") != .number(0.4))
  }

  @Test func `another profile keeps what was changed before`() throws {
    let profile = try scene().setting(
      [SceneSetting("zoom.dim", "0.5"), SceneSetting("profile", "ios18")]).profile
    #expect(profile.name == .ios18)
    #expect(try profile.value(of: "zoom.dim") == .number(0.5))
  }

  @Test(arguments: [
    "device=iPhone 99", "appearance=darkish", "zoom.push.respons=1", "nonsense=1",
    "dynamicTypeSize=huge", "reduceMotion=perhaps", "platform=iOS x", "zoom.dim=9",
  ])
  func `a wrong name or value is an error that says what is known`(_ text: String) throws {
    let setting = try #require(SceneSetting(text))
    let scene = try scene()
    #expect(throws: ProfileError.self) { try scene.setting(setting) }
  }

  @Test func `a matrix lists every combination in order`() throws {
    let matrix = try SceneMatrix(
      ["device=iPhone SE,iPhone 16 Pro,appearance=light,dark", "profile.zoom.push.response=.4"])
    #expect(matrix.axes.map(\.name) == ["device", "appearance", "profile.zoom.push.response"])
    let names = matrix.combinations.map(SceneMatrix.fileName)
    #expect(
      names == [
        "device=iPhone-SE,appearance=light,profile.zoom.push.response=.4",
        "device=iPhone-SE,appearance=dark,profile.zoom.push.response=.4",
        "device=iPhone-16-Pro,appearance=light,profile.zoom.push.response=.4",
        "device=iPhone-16-Pro,appearance=dark,profile.zoom.push.response=.4",
      ])
    #expect(
      SceneMatrix.label(matrix.combinations[1]) == "iPhone SE, dark, profile.zoom.push.response=.4")
    #expect(SceneMatrix().combinations == [[]])
  }

  @Test(arguments: ["dark", "=dark", "appearance=", "a=1,=2"])
  func `a matrix of another form is an error`(_ text: String) {
    #expect(throws: ProfileError.self) { try SceneMatrix([text]) }
  }

  @Test func `too many combinations are refused`() {
    let axis = (0..<9).map(String.init).joined(separator: ",")
    #expect(throws: ProfileError.self) { try SceneMatrix(["a=\(axis),b=\(axis)"]) }
  }
}
