// What SwiftUI adds to collections.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at the offsets in front of the one at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let kept = source.filter { $0 < count }
    let moved = kept.map { self[index(startIndex, offsetBy: $0)] }
    let target = destination - kept.filter { $0 < destination }.count
    for offset in kept.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    insert(
      contentsOf: moved, at: index(startIndex, offsetBy: Swift.max(0, Swift.min(target, count))))
  }
}
