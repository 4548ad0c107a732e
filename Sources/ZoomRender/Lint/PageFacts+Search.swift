// What a zoom finds among the sources of a screen.

extension [PageFacts.Source] {
  /// What a zoom finds among these sources, all taken to be on screen.
  func search(_ transition: NavigationTransition) -> SourceSearch {
    guard case .zoom(let id, let namespace) = transition else { return .nothing }
    if let found = first(where: { $0.source.id == id && $0.source.namespace == namespace }) {
      return .found(
        SourcePlace(
          id: .root, rect: .zero, source: found.source, environment: EnvironmentValues(),
          isOffScreen: false, origin: found.origin))
    }
    if let other = first(where: { $0.source.id == id }) { return .otherNamespace(other.origin) }
    if let other = first(where: { $0.source.namespace == namespace }) {
      return .otherID(other.source.id.plainText, other.origin)
    }
    return .nothing
  }
}

extension Value {
  /// The kind of the value, with an article.
  var typeWord: String {
    switch self {
    case .null: "nothing"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a text"
    case .list: "a list"
    case .object(let object):
      // The name that SwiftUI source gives to an id that reads like another one.
      if case .string(let type)? = object["(type)"] { "of type '\(type)'" } else { "an item" }
    }
  }
}

extension PageFacts.Source {
  /// True when the two can never show together: they are in different tabs, or different ones of
  /// the views that may fit.
  func excludes(_ other: PageFacts.Source) -> Bool {
    branches.contains { branch in
      other.branches.contains {
        $0.container == branch.container && $0.child != branch.child
      }
    }
  }
}

extension [PageFacts.Source] {
  /// The sources by the view whose tap concerns them.
  var byTappedView: [NodeID: [PageFacts.Source]] {
    var groups: [NodeID: [PageFacts.Source]] = [:]
    for source in self {
      if let tapped = source.tapped { groups[tapped.id, default: []].append(source) }
    }
    return groups
  }
}
