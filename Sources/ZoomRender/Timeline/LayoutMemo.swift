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

  init(capacity: Int) { self.capacity = capacity }

  /// The tree of `request`, made when it is not remembered.
  ///
  /// - Complexity: O(views) to find it, less where views are shared with the earlier request.
  func tree(_ request: SurfaceRequest, make: () -> LayoutTree) -> LayoutTree {
    let known = entries.withLock { $0 }.last { Self.fits($0, request) }
    let tree = known?.tree ?? make()
    entries.withLock { entries in
      if let known { entries.removeAll { $0.request == known.request } }
      entries.append((known?.request ?? request, tree))
      if entries.count > capacity { entries.removeFirst(entries.count - capacity) }
    }
    return tree
  }

  /// True when the tree is what the request asks for; the cheap parts come first.
  private static func fits(_ entry: Entry, _ request: SurfaceRequest) -> Bool {
    let known = entry.request
    return known.isInSheet == request.isInSheet && known.scrollOffsets == request.scrollOffsets
      && known.matched == request.matched && known.frozen == request.frozen
      && known.host == request.host && (!entry.tree.readsState || known.state == request.state)
      && known.views == request.views
  }
}
