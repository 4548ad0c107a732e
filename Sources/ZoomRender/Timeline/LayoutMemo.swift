// Trees of recent layouts, found by what they were made of.

import Synchronization

/// A bounded store of trees at rest, so that screens that come back are not laid out again.
///
/// Trees are pure functions of their requests: what is remembered changes speed only.
final class LayoutMemo: Sendable {
  private typealias Entry = (request: SurfaceRequest, tree: LayoutTree)

  private let capacity: Int
  /// Most recently used last.
  private let entries = Mutex<[Entry]>([])
  private let made = Mutex(0)

  init(capacity: Int) { self.capacity = capacity }

  /// How many views and modifiers have been laid out because they were not remembered.
  var laidOut: Int { made.withLock { $0 } }

  /// The tree of `request`, made when it is not remembered.
  ///
  /// - Complexity: O(views) to find it, less where views are shared with the earlier request.
  func tree(_ request: SurfaceRequest, make: () -> LayoutTree) -> LayoutTree {
    let known = entries.withLock { $0 }
    if let found = known.last(where: { Self.fits($0, request) && $0.request.views == request.views }
    ) {
      store(found)
      return found.tree
    }
    let tree = known.reversed().lazy.compactMap { Self.adapted($0, to: request) }.first ?? new(make)
    store((request, tree))
    return tree
  }

  private func new(_ make: () -> LayoutTree) -> LayoutTree {
    let tree = make()
    made.withLock { $0 += tree.nodes.count }
    return tree
  }

  private func store(_ entry: Entry) {
    entries.withLock { entries in
      entries.removeAll { Self.fits($0, entry.request) && $0.request.views == entry.request.views }
      entries.append(entry)
      if entries.count > capacity { entries.removeFirst(entries.count - capacity) }
    }
  }

  /// True when the tree is what the request asks for, apart from the views.
  private static func fits(_ entry: Entry, _ request: SurfaceRequest) -> Bool {
    let known = entry.request
    return known.isInSheet == request.isInSheet && known.scrollOffsets == request.scrollOffsets
      && known.matched == request.matched && known.frozen == request.frozen
      && known.host == request.host && (!entry.tree.readsState || known.state == request.state)
  }

  /// The tree of a request that differs from the entry's only in what is presented: that moves
  /// nothing below it.
  private static func adapted(_ entry: Entry, to request: SurfaceRequest) -> LayoutTree? {
    guard fits(entry, request),
      let changes = presentationChanges(from: entry.request.views, to: request.views),
      !changes.isEmpty
    else { return nil }
    var tree = entry.tree
    for index in tree.nodes.indices {
      guard let modifier = changes[tree.nodes[index].id] else { continue }
      tree.nodes[index].content = .modifier(modifier)
    }
    return tree
  }

  /// The modifiers that present something else than before, by their nodes; nil when anything else
  /// differs.
  private static func presentationChanges(
    from past: [ViewNode], to views: [ViewNode]
  ) -> [NodeID: Modifier]? {
    guard past.count == views.count else { return nil }
    var changes: [NodeID: Modifier] = [:]
    for (old, new) in zip(past, views) where !old.isCopy(of: new) {
      guard old.id == new.id, old.kind == new.kind, old.name == new.name,
        old.origin == new.origin, old.modifiers.count == new.modifiers.count
      else { return nil }
      for (slot, (was, now)) in zip(old.modifiers, new.modifiers).enumerated() where was != now {
        guard case .presentation = was.modifier, case .presentation = now.modifier,
          was.origin == now.origin
        else { return nil }
        changes[new.id.child(modifier: slot)] = now.modifier
      }
      guard let inner = presentationChanges(from: old.children, to: new.children) else {
        return nil
      }
      changes.merge(inner) { $1 }
    }
    return changes
  }
}
