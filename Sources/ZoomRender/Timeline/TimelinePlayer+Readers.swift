// Animation of what geometry readers hold: known only once it is laid out.

extension TimelinePlayer {
  /// Compares the contents of readers before and after a change, as ``animateChange(from:_:)`` does
  /// for the views outside them.
  ///
  /// - Parameter past: Contents before the change, by surface.
  mutating func animateReaders(
    from past: [NodeID: ReaderContents], _ transaction: Transaction, _ change: inout TreeChange
  ) {
    let scope = scope(of: transaction)
    for surface in stage.surfaces {
      guard let old = past[surface.id] else { continue }
      let new = maker.readerContents(of: surface, at: now, in: recording)
      guard new != old else { continue }
      let (before, after) = (PastViews(old.all), PastViews(new.all))
      for reader in new.readers {
        guard let views = new.views[reader] else { continue }
        var inside = scope
        inside.transaction.animation = change.animations[reader]
        for view in views { compare(view, before, inside, &change) }
        // What a new reader holds comes with it.
        guard let gone = old.views[reader] else { continue }
        findMoves(
          in: (gone, views), of: reader, surface.id, before, after, inside, &change)
      }
    }
  }

  /// What readers hold now, by surface: to be compared after a change.
  func readerContents() -> [NodeID: ReaderContents] {
    var contents: [NodeID: ReaderContents] = [:]
    for surface in stage.surfaces {
      contents[surface.id] = maker.readerContents(of: surface, at: now, in: recording)
    }
    return contents
  }
}
