// The profile of a scene and its overrides.

extension SceneParser {
  /// `"ios26"`, or `{"name": "ios26", "set": {"zoom.push.width.response": 0.4}}`.
  ///
  /// Without a name it is the one of the platform's version.
  func profile(of platform: Platform) -> Profile {
    let standard = platform.standardProfile
    guard let node = list.take("profile") else { return Profile(standard) }
    let word = ArgumentType<Profile.Name>.word("profile")
    guard let members = node.members else {
      return Profile(constant(node, word) ?? standard)
    }
    let list = ArgumentList(node: node, members: members, owner: "profile")
    let name = list.take("name").flatMap { constant($0, word) } ?? standard
    var profile = Profile(name)
    for member in list.take("set").map({ self.members(of: $0, "set") }) ?? [] {
      override(member, of: &profile)
    }
    list.reportUnknown(known: SceneKeys.profile, compiler)
    return profile
  }

  private func override(_ member: JSONMember, of profile: inout Profile) {
    let value: ProfileValue
    switch member.value.value {
    case .number(let number): value = .number(number)
    case .string(let choice): value = .choice(choice)
    default:
      compiler.report(
        .expected("a number or a choice", found: member.value.plainValue), at: member.value)
      return
    }
    do throws(ProfileError) {
      profile = try profile.setting(member.key, to: value)
    } catch {
      let complaint = Complaint(
        id: "scene.profile-constant", message: error.message, suggestion: error.suggestion)
      if (try? profile.value(of: member.key)) == nil {
        compiler.report(complaint, atKeyOf: member)
      } else {
        compiler.report(complaint, at: member.value)
      }
    }
  }
}

extension Platform {
  /// The profile of the year in which the version came out: iOS 18, macOS 15, visionOS 2 and
  /// watchOS 11 are of one year, and all systems have been numbered alike since 26.
  fileprivate var standardProfile: Profile.Name {
    // macOS and tvOS have no zooms: their versions of that year are these.
    let zooming = firstZoomingVersion ?? (name == .macOS ? 15 : 18)
    return version >= 26 ? .ios26 : version >= zooming ? .ios18 : .ios17
  }
}
