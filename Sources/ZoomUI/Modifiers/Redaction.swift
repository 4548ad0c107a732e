// Placeholders of texts and images.

import ZoomRender

extension _Context {
  /// True where `redacted(reason: .placeholder)` hides texts and images.
  var isRedacted: Bool { environment.redactionReasons.contains(.placeholder) }

  /// A text or an image that keeps its room and is covered by a bar (radius and colour estimated, not
  /// recorded; several lines are one bar).
  func emitRedacted(_ kind: EngineKind, _ modifiers: [EngineModifier]) {
    let hidden = EngineModifier.foregroundStyle([.color(.clear)])
    let bar = EngineModifier.overlayStyle(
      .color(.system("systemFill")),
      shape: .roundedRectangle(cornerSize: EngineSize(4, 4), style: .continuous),
      ignoresSafeAreaEdges: [])
    var plain = kind
    if case .text(var text) = kind {
      for index in text.runs.indices { text.runs[index].style = nil }
      plain = .text(text)
    }
    let others = modifiers.filter {
      if case .foregroundStyle = $0 { false } else { true }
    }
    emit(plain, modifiers: others + [hidden, bar])
  }
}
