// The profile of a scene and its overrides.

extension SceneParser {
  /// `"ios26"`, or `{"name": "ios26", "set": {"zoom.push.width.response": 0.4}}`.
  func profile() -> Profile {
    guard let node = list.take("profile") else { return Profile() }
    let word = ArgumentType<Profile.Name>.word("profile")
    guard let members = node.members else {
      return Profile(constant(node, word) ?? .ios26)
    }
    let list = ArgumentList(node: node, members: members, owner: "profile")
    let name = list.take("name").flatMap { constant($0, word) } ?? .ios26
    let profile = Profile(name)
    list.reportUnknown(known: SceneKeys.profile, compiler)
    return profile
  }
}
