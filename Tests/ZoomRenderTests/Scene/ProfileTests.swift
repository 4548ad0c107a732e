// Profiles, their table and overrides.

import Testing

@testable import ZoomRender

struct ProfileTests {
  @Test func `every stored constant stands in the table once`() {
    var leaves = 0
    func count(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      if mirror.children.isEmpty || mirror.displayStyle == .enum { return leaves += 1 }
      for child in mirror.children where child.label != "overrides" && child.label != "name" {
        count(child.value)
      }
    }
    count(Profile())
    #expect(ProfileTable.entries.count == leaves)
    #expect(Set(ProfileTable.entries.map(\.name)).count == leaves)
    for entry in ProfileTable.entries {
      #expect(!entry.about.isEmpty && !entry.source.isEmpty)
    }
  }

  @Test(arguments: ProfileTable.entries.indices)
  func `a constant can be read, changed and read again`(index: Int) throws {
    let entry = ProfileTable.entries[index]
    let base = Profile()
    switch entry.read(base) {
    case .number(let number):
      let range = try #require(entry.range)
      #expect(range.contains(number), "\(entry.name)")
      let other = number == range.lowerBound ? range.upperBound : range.lowerBound
      let changed = try base.setting(entry.name, to: other)
      #expect(try changed.value(of: entry.name) == .number(other))
      #expect(changed != base)
      #expect(changed.overrides == [entry.name])
      // Nothing else has changed.
      let same = ProfileTable.entries.filter { $0.read(base) == $0.read(changed) }
      #expect(same.count == ProfileTable.entries.count - 1)
      #expect(throws: ProfileError.self) { try base.setting(entry.name, to: .nan) }
    case .choice(let choice):
      #expect(entry.options.contains(choice))
      for option in entry.options {
        let changed = try base.setting(entry.name, to: option)
        #expect(try changed.value(of: entry.name) == .choice(option))
      }
      #expect(throws: ProfileError.self) { try base.setting(entry.name, to: "nonsense") }
      #expect(throws: ProfileError.self) { try base.setting(entry.name, to: 1) }
    }
  }

  @Test func `a misspelt name is answered with near ones`() throws {
    let error = #expect(throws: ProfileError.self) {
      try Profile().setting("zoom.push.widht.response", to: 0.4)
    }
    #expect(error?.suggestion == "zoom.push.width.response")
    #expect(error?.nearNames.first == "zoom.push.width.response")
    let part = #expect(throws: ProfileError.self) { try Profile().setting("shadow", to: 1) }
    #expect(part?.nearNames.contains("zoom.shadow.alpha") == true)
    let far = #expect(throws: ProfileError.self) { try Profile().setting("qqqqqqqq", to: 1) }
    #expect(far?.nearNames == [])
  }

  @Test func `values are read as they are written on a command line`() throws {
    let profile = try Profile().setting("zoom.dim", to: "0.5")
      .setting("rules.missingSource", to: "zoomFromCenter")
    #expect(profile.zoom.dim == 0.5)
    #expect(profile.rules.missingSource == .zoomFromCenter)
    let text = ProfileTable.description(of: profile)
    #expect(text.contains("* zoom.dim = 0.5\n"))
    #expect(text.contains("  zoom.recede = 0.914\n"))
    let error = #expect(throws: ProfileError.self) {
      try Profile().setting("zoom.dim", to: 7)
    }
    #expect(error?.message.contains("0.0…1.0") == true)
    let choice = #expect(throws: ProfileError.self) {
      try Profile().setting("rules.offScreenSource", to: "crossfade")
    }
    #expect(choice?.suggestion == "crossFade")
  }

  @Test func `profiles differ where devices and guides do`() {
    let ios26 = Profile(.ios26)
    #expect(ios26.rules.missingSource == .defaultPush)
    #expect(ios26.rules.offScreenSource == .crossFade)
    #expect(ios26.rules.reducedMotion == .fade)
    #expect(ios26.rules.endRadius == .clipShape)
    #expect(ios26.zoom.coverShadow == ShadowConstants(alpha: 0.36, sigma: 30, y: 4))
    #expect(ios26.zoom.shadow == ShadowConstants(alpha: 0.3, sigma: 24, y: 4))
    let device = Profile(.device)
    #expect(device.rules.missingSource == .zoomFromCenter)
    #expect(device.rules.offScreenSource == .flyThere)
    #expect(device.rules.reducedMotion == .nativeFade)
    #expect(device.rules.endRadius == .display)
    #expect(device.rules.slide == .reject && device.rules.phases == .reject)
    #expect(device.zoom.coverShadow == device.zoom.shadow)
    #expect(device.zoom.push == ios26.zoom.push && device.push == ios26.push)
    let ios18 = Profile(.ios18)
    #expect(ios18.zoom.recede == 1 && ios18.rules.glassSource == .plain)
    #expect(ios18.rules.pushCurve == .spring && ios18.rules.contentSwipe == .off)
    #expect(ios18.rules.zoomAvailable == .on)
    #expect(Profile(.ios17).rules.zoomAvailable == .off)
    #expect(Profile() == ios26)
    #expect(
      ios26.defaultAnimation == .spring(response: 0.5, dampingRatio: 1, blendDuration: 0))
  }
}
