// Images in the middle of a text.

import ZoomRender

/// A text with images becomes a row of texts and images on one baseline: it does not break lines.
@MainActor
enum TextImages {
  /// Stands for an image in a run.
  nonisolated static let mark = "\u{FFFC}"

  static func lower(_ text: Text, _ context: _Context) {
    var pieces: [EngineNode] = []
    var pending: [TextContent.Run] = []
    var images = text.images[...]
    func flush() {
      guard !pending.isEmpty else { return }
      pieces.append(
        EngineNode(
          id: context.id.child(pieces.count), kind: .text(TextContent(runs: pending)),
          origin: context.nodeOrigin()))
      pending = []
    }
    for run in text.runs {
      for (index, part) in run.string.components(separatedBy: mark).enumerated() {
        if index > 0, let image = images.popFirst() {
          flush()
          pieces.append(piece(image, like: run, pieces.count, context))
        }
        var rest = run
        rest.string = part
        if !part.isEmpty { pending.append(rest) }
      }
    }
    flush()
    context.emit(
      .hStack(alignment: .firstTextBaseline, spacing: 0), children: pieces,
      modifiers: text.modifiers)
  }

  /// An image with the font and the colour of the run that it stands in.
  private static func piece(
    _ image: ImageContent, like run: TextContent.Run, _ index: Int, _ context: _Context
  ) -> EngineNode {
    var modifiers: [EngineModifier] = []
    if let font = run.font { modifiers.append(.font(font)) }
    if let style = run.style { modifiers.append(.foregroundStyle([style])) }
    return EngineNode(
      id: context.id.child(index), kind: .image(image),
      modifiers: modifiers.map { ModifierNode($0, origin: context.nodeOrigin()) },
      origin: context.nodeOrigin())
  }
}
