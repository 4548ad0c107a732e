// Laid-out and painted surfaces of recent moments.

import Synchronization

/// A bounded store of laid-out and painted surfaces.
///
/// Entries are pure functions of their keys, so that what is remembered changes speed only.
final class StageCache: Sendable {
  /// What a surface's layout depends on.
  struct Key: Sendable, Hashable {
    var stage: Int
    var surface: NodeID
    /// The pages in each stack of the surface.
    var pages: [NodeID]
    var scrollOffsets: [ScrollOffset]
    /// Height of a presentation's container.
    var size: Size
    /// From the surface's points to the screen's.
    var screenMap = Affine.identity
    /// Scene seconds while attributes are in motion, else nil.
    var time: Double?
    /// True for a stage that is over, drawn for the views that still leave it.
    var isPast = false
  }

  private struct Entry {
    var key: Key
    var tree: LayoutTree
    var painted: PaintedTree?
  }

  private let capacity: Int
  /// Most recently used last.
  private let entries = Mutex<[Entry]>([])

  init(capacity: Int) { self.capacity = capacity }

  /// The tree of `key`, made when it is not remembered.
  func tree(_ key: Key, make: () -> LayoutTree) -> LayoutTree {
    if let found = find(key) { return found.tree }
    let tree = make()
    store(Entry(key: key, tree: tree, painted: nil))
    return tree
  }

  /// The painted tree of `key`, made when it is not remembered.
  func painted(_ key: Key, layout: () -> LayoutTree, paint: (LayoutTree) -> PaintedTree)
    -> (LayoutTree, PaintedTree)
  {
    if let found = find(key), let painted = found.painted { return (found.tree, painted) }
    let tree = tree(key, make: layout)
    let painted = paint(tree)
    store(Entry(key: key, tree: tree, painted: painted))
    return (tree, painted)
  }

  /// Forgets everything: what keys stand for has changed.
  func removeAll() { entries.withLock { $0.removeAll() } }

  private func find(_ key: Key) -> Entry? {
    entries.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = entries[index]
      if index != entries.count - 1 {
        entries.remove(at: index)
        entries.append(entry)
      }
      return entry
    }
  }

  private func store(_ entry: Entry) {
    entries.withLock { entries in
      entries.removeAll { $0.key == entry.key }
      entries.append(entry)
      if entries.count > capacity { entries.removeFirst(entries.count - capacity) }
    }
  }
}
