// Shaped texts, kept for the next measurement.

import Synchronization

/// Shaped texts by content and attributes, and their latest layouts.
///
/// Layout asks for the same text with several proposals, frame after frame. Bounded: it starts
/// anew when 8,192 texts or 2 million clusters are held. Answers never depend on what is cached.
final class TextCache: Sendable {
  struct Key: Hashable, Sendable {
    var text: TextContent
    var attributes: TextAttributes
  }

  /// One shaped text with up to eight layouts.
  final class Entry: Sendable {
    let text: ShapedText
    private let layouts = Mutex<[(proposal: ProposedSize, layout: TextLayout)]>([])

    init(_ text: ShapedText) { self.text = text }

    func layout(_ proposal: ProposedSize, make: () -> TextLayout) -> TextLayout {
      let known = layouts.withLock { list in
        list.first { $0.proposal == proposal }?.layout
      }
      if let known { return known }
      let layout = make()
      layouts.withLock { list in
        if list.count >= 8 { list.removeFirst() }
        list.append((proposal, layout))
      }
      return layout
    }
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var clusters = 0
  }

  private let state = Mutex(State())

  func entry(_ key: Key, make: () -> ShapedText) -> Entry {
    if let known = state.withLock({ $0.entries[key] }) { return known }
    let entry = Entry(make())
    let count = entry.text.clusters.count
    state.withLock { state in
      if state.entries.count >= 8192 || state.clusters + count > 2_000_000 {
        state = State()
      }
      state.entries[key] = entry
      state.clusters += count
    }
    return entry
  }
}
