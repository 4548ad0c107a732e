// Which layers are bars: they stay in place while pages move.

/// Which layers are parts of bars.
struct BarTable: Sendable {
  private var kinds: [NodeID: ChromePart.Kind] = [:]

  /// No bars.
  init() {}

  init(_ tree: LayoutTree) {
    for node in tree.nodes {
      guard case .implicit(let name) = node.content, let kind = ChromePart.Kind(nodeName: name)
      else { continue }
      kinds[node.id] = kind
    }
  }

  /// The part that a layer draws; nil for other layers.
  func kind(_ layer: Layer) -> ChromePart.Kind? { kinds[layer.id] }

  /// Takes titles and items out of pages, in the pages' parent's coordinates. Backgrounds of bars
  /// and fades of content under them stay with their page.
  func take(from pages: inout [Layer]) -> [Layer] {
    var taken: [Layer] = []
    var kept: [Layer] = []
    for var page in pages {
      // Bars that an earlier transition has pinned are there by themselves.
      if isPinned(page) {
        taken.append(page)
        continue
      }
      taken += page.extractAll { isPinned($0) }.map { $0.transformed(by: page.transform) }
      kept.append(page)
    }
    pages = kept
    return taken
  }

  private func isPinned(_ layer: Layer) -> Bool {
    switch kind(layer) {
    case nil, .edgeEffect?, .barBackground?, .tabBar?, .pageIndicator?: false
    default: true
    }
  }

  func isTitle(_ layer: Layer) -> Bool {
    switch kind(layer) {
    case .inlineTitle?, .largeTitle?: true
    default: false
    }
  }
}
