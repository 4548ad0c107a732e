// Groups of matched geometry, at rest and across screens.

extension Linter {
  typealias Matched = PageFacts.Matched
  typealias Group = PageFacts.Group

  mutating func checkMatched() {
    for moment in subject.newMoments {
      let pages = moment.surfaces.flatMap(\.pages)
      for page in pages where page.isTop { checkSources(of: page.facts.matched.grouped) }
      checkScreens(pages)
    }
    checkOpenings()
    checkLoneLabels()
    checkFrames()
    checkCurves()
  }

  /// Two sources, or none.
  private mutating func checkSources(of groups: [(group: Group, members: [Matched])]) {
    for (group, members) in groups {
      let sources = members.filter(\.effect.isSource)
      if sources.count > 1, let last = sources.last {
        add(
          "ZR015",
          "\(sources.count) views of the group '\(group.id.plainText)' are there at once "
            + "with isSource: true", at: last.origin,
          notes: [.init("another one", at: sources[0].origin.location)])
      } else if sources.isEmpty, let first = members.first {
        add(
          "ZR016", "no view of the group '\(group.id.plainText)' is a source", at: first.origin)
      }
    }
  }

  /// Groups that reach over pages and presentations that are there together.
  private mutating func checkScreens(_ pages: [LintPage]) {
    var first: [Group: (page: NodeID, origin: NodeOrigin)] = [:]
    for page in pages {
      for member in page.facts.matched {
        if let other = first[member.group] {
          if other.page != page.id { report(member, across: other.origin) }
        } else {
          first[member.group] = (page.id, member.origin)
        }
      }
    }
  }

  private mutating func report(_ member: Matched, across other: NodeOrigin) {
    add(
      "ZR019",
      "matchedGeometryEffect '\(member.effect.id.plainText)' does not reach another screen",
      at: member.origin, notes: [.init("its counterpart on the screen below", at: other.location)])
  }

  private mutating func checkOpenings() {
    for opening in subject.newOpenings {
      for member in opening.facts.matched {
        guard
          let other = opening.lower.facts.matched.first(where: { $0.group == member.group })
        else { continue }
        report(member, across: other.origin)
      }
    }
  }

  /// A link's label that is all there ever is of its group: it is meant for the page that opens.
  private mutating func checkLoneLabels() {
    var views: [Group: Set<NodeID>] = [:]
    let members = (subject.pages.map(\.facts) + subject.openings.map(\.facts)).flatMap(\.matched)
    for member in members { views[member.group, default: []].insert(member.node.id) }
    for member in members where member.isInLink && views[member.group]?.count == 1 {
      if has("ZR019", at: member.origin) { continue }
      add(
        "ZR019",
        "matchedGeometryEffect '\(member.effect.id.plainText)' on a link's label has no "
          + "counterpart on its screen and does not reach the page that the link opens",
        at: member.origin)
    }
  }

  /// Fixed sizes inside the modifier, where a size is to follow.
  private mutating func checkFrames() {
    for moment in subject.distinctMoments {
      for page in moment.surfaces.flatMap(\.pages) where !page.facts.matched.isEmpty {
        let views = members(on: page.id)
        for (group, members) in page.facts.matched.grouped {
          // With one view in all states nothing takes its place.
          let all = views[group, default: []]
          let isReplaced = Set(all.map(\.node.id)).count > 1
          let hasFollowers = all.contains { !$0.effect.isSource }
          for member in members where member.effect.properties.contains(.size) {
            // The view that others follow keeps its own size.
            if member.effect.isSource, hasFollowers || !isReplaced { continue }
            guard let frame = member.node.fixedFrame(inside: member.position) else { continue }
            add(
              "ZR018",
              "a fixed frame stands before matchedGeometryEffect "
                + "'\(member.effect.id.plainText)': the size does not follow", at: frame.origin,
              notes: [.init("the modifier", at: member.origin.location)],
              fixIts: [])
          }
        }
      }
    }
  }

  /// The views of each group on each screen, over all states.
  private func members(on id: NodeID) -> [Group: [Matched]] {
    var views: [Group: [Matched]] = [:]
    for page in subject.pages where page.id == id {
      for member in page.facts.matched { views[member.group, default: []].append(member) }
    }
    return views
  }

  /// Animation modifiers that differ within a group, in every state that the script passes.
  private mutating func checkCurves() {
    var known: [Group: (Animation, NodeOrigin)] = [:]
    let pages = subject.pages
    var seen = pages.map(\.views)
    var passed: [[Matched]] = []
    for (_, views) in subject.timeline.recording.changes.flatMap(\.after.screens)
    where !seen.suffix(8).contains(views) {
      seen.append(views)
      passed.append(PageFacts.matched(in: views))
    }
    for members in pages.map(\.facts.matched) + passed {
      for member in members {
        guard let animation = member.animations.first?.animation else { continue }
        if let (other, place) = known[member.group] {
          if other != animation, place != member.origin {
            unevenGroups.insert(member.group)
            add(
              "ZR028",
              "the views of the group '\(member.effect.id.plainText)' are animated "
                + "differently", at: member.origin,
              notes: [.init("the other view", at: place.location)])
          }
        } else {
          known[member.group] = (animation, member.origin)
        }
      }
    }
  }
}

extension [PageFacts.Matched] {
  /// Members by group, in the order of first appearance.
  var grouped: [(group: PageFacts.Group, members: [PageFacts.Matched])] {
    var groups: [(group: PageFacts.Group, members: [PageFacts.Matched])] = []
    var places: [PageFacts.Group: Int] = [:]
    for member in self {
      if let place = places[member.group] {
        groups[place].members.append(member)
      } else {
        places[member.group] = groups.count
        groups.append((member.group, [member]))
      }
    }
    return groups
  }
}

extension ViewNode {
  /// The outermost fixed frame before a modifier.
  fileprivate func fixedFrame(inside position: Int) -> ModifierNode? {
    modifiers.prefix(max(0, position)).last { modifier in
      switch modifier.modifier {
      case .frame(let width, let height, _): width != nil || height != nil
      default: false
      }
    }
  }
}
