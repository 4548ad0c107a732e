// Options of SwiftUI sources on the command line of any verb.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct SwiftSceneOptionsTests {
  private static func taking(
    _ words: [String]
  ) throws(SwiftOptionError) -> (options: SwiftSceneOptions, rest: [String]) {
    var rest = words
    let options = try SwiftSceneOptions(taking: &rest)
    return (options, rest)
  }

  @Test(arguments: [
    (["--os-version", "18"], Profile.Name.ios18), (["--os-version", "17.5"], .ios17),
    (["--profile", "device", "--os-version", "18"], .device),
    (["--os-version", "18", "--profile", "device"], .device), ([], .ios26),
  ])
  func `a profile that is named holds, wherever it stands`(
    _ words: [String], _ profile: Profile.Name
  ) throws {
    let (options, rest) = try Self.taking(words + ["A.swift"])
    #expect(options.profile == Profile(profile))
    #expect(rest == ["A.swift"])
    #expect(options.file == "A.swift")
  }

  @Test func `the frame around the screen is the verb's, the device the scene's`() throws {
    let (options, rest) = try Self.taking([
      "render", "A.swift", "--device", "iPhone SE", "--device", "bezel", "--landscape",
      "--asset-root", "art", "--scale", "2",
    ])
    #expect(
      rest == ["render", "A.swift", "--device", "bezel", "--asset-root", "art", "--scale", "2"])
    #expect(options.screen.device == Device.named("iPhone SE"))
    #expect(options.screen.size.width > options.screen.size.height)
    #expect(options.assetRoot == "art")
  }

  @Test func `settings are those of the words`() throws {
    let (options, rest) = try Self.taking([
      "--appearance", "dark", "--type-size", "ax3", "--rtl", "--reduce-motion", "--emit-scene",
      "s.json", "--tap", "#1", "--tap", "12,30", "--tap", "Open", "--back",
    ])
    #expect(rest == [])
    #expect(options.colorScheme == .dark)
    #expect(options.dynamicTypeSize == .accessibility3)
    #expect(options.layoutDirection == .rightToLeft)
    #expect(options.reduceMotion)
    #expect(options.emitPath == "s.json")
    let taps = options.script.compactMap { step -> ScriptEvent.Target? in
      if case .tap(let target) = step.event { return target }
      return nil
    }
    #expect(taps == [.index(1), .point(Point(x: 12, y: 30)), .text("Open")])
    #expect(options.script.contains { $0.event == .back })
  }

  @Test(arguments: [
    (["--device", "iPhone 99"], "unknown device 'iPhone 99'"),
    (["--os-version", "none"], "'--os-version' takes a number"),
    (["--profile", "ios99"], "unknown profile 'ios99'"),
    (["--appearance", "grey"], "'--appearance' is light or dark"),
    (["--type-size", "huge"], "unknown type size 'huge'"),
    (["--tap"], "option '--tap' needs a value"),
  ])
  func `what cannot be meant is told with what can`(_ words: [String], _ message: String) {
    let error = #expect(throws: SwiftOptionError.self) { try Self.taking(words) }
    #expect(error.map { "\($0)".contains(message) } == true)
  }
}
