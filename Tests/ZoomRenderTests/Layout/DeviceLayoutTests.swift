// Every device of the table, upright and on its side.

import Testing

@testable import ZoomRender

struct DeviceLayoutTests {
  static let stands = Device.names.flatMap { name in
    [false, true].map { (name: name, isLandscape: $0) }
  }

  private func scene(_ name: String, _ isLandscape: Bool, _ more: String = "") throws -> Scene {
    let text = """
      {"title": "t", "about": "a", "device": \(JSONText.quoted(name)),
       "orientation": "\(isLandscape ? "landscape" : "portrait")", \(more)
       "view": {"ZStack": {}, "children": [
         {"Color": "red", "name": "screen", "modifiers": ["ignoresSafeArea"]}, {"Color": "blue", "name": "safe"}]}}
      """
    let parsed = Scene.parse(Array(text.utf8), file: "scene.json")
    #expect(parsed.diagnostics == [])
    return try #require(parsed.scene)
  }

  @Test(arguments: stands)
  func `content fills the safe area and what ignores it the screen`(
    stand: (name: String, isLandscape: Bool)
  ) throws {
    let scene = try scene(stand.name, stand.isLandscape)
    let device = try #require(Device.named(stand.name))
    let timeline = Timeline(scene: scene, assets: try TestAssets.snapshot())
    let frames = timeline.layouts(at: 0).flatMap(\.namedNodes)
    let size =
      stand.isLandscape ? Size(device.size.height, device.size.width) : device.size
    let insets = stand.isLandscape ? device.landscapeSafeArea : device.portraitSafeArea
    #expect(frames.first { $0.name == "screen" }?.frame == Rect(origin: .zero, size: size))
    #expect(
      frames.first { $0.name == "safe" }?.frame
        == Rect(origin: .zero, size: size).inset(by: insets, in: .leftToRight))
    // What the system draws lies on the screen; each part can be hidden.
    let bounds = Rect(origin: .zero, size: size)
    let system = timeline.frame(at: 0).root.children.filter {
      [.statusBar, .bezel, .homeIndicator].contains($0.role)
    }
    for layer in system {
      guard case .picture(let picture) = layer.content else { continue }
      #expect(bounds.intersection(picture.bounds) == picture.bounds, "\(layer.role)")
    }
    #expect(system.contains { $0.role == .homeIndicator } == (insets.bottom > 0))
    #expect(system.contains { $0.role == .bezel } == (device.cutout != .none))
    let bare = try self.scene(
      stand.name, stand.isLandscape, "\"hides\": [\"statusBar\", \"cutout\", \"homeIndicator\"],")
    let hidden = Timeline(scene: bare, assets: try TestAssets.snapshot()).frame(at: 0)
    #expect(
      !hidden.root.children.contains { [.statusBar, .bezel, .homeIndicator].contains($0.role) })
  }

  /// Sizes, scales, safe areas and radii of the devices that most measurements come from.
  @Test func `some devices have the published numbers`() throws {
    let pro = try #require(Device.named("iPhone 17 Pro"))
    #expect(pro.size == Size(402, 874) && pro.scale == 3 && pro.cornerRadius == 62)
    #expect(pro.portraitSafeArea == Insets(top: 62, bottom: 34))
    let mini = try #require(Device.named("iPhone 13 mini"))
    #expect(mini.size == Size(375, 812) && mini.portraitSafeArea.top == 50)
    #expect(mini.landscapeSafeArea == Insets(top: 0, leading: 50, bottom: 21, trailing: 50))
    let pad = try #require(Device.named("iPad Pro 13 (M4)"))
    #expect(pad.size == Size(1032, 1376) && pad.scale == 2)
  }

  @Test func `systems before iOS 26 keep nothing free above a phone on its side`() throws {
    let old = try scene("iPhone 16 Pro", true, "\"platform\": \"iOS 18\",")
    #expect(old.screen.safeArea == Insets(top: 0, leading: 62, bottom: 21, trailing: 62))
    #expect(old.profile.name == .ios18)
    #expect(try scene("iPhone 16 Pro", true).screen.safeArea.top == 20)
  }
}
