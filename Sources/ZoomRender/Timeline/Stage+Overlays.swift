// What views say about the status bar and the home indicator.

extension Stage {
  /// The status bar and the home indicator as the views in front want them; nil = the screen's.
  ///
  /// Sheets leave both to the screen below them.
  var systemOverlays: (hidesStatusBar: Bool?, hidesHomeIndicator: Bool?) {
    let front = surfaces.last { surface in
      surface.presentation.map { $0.presentation.kind == .fullScreenCover } ?? true
    }
    guard let views = front?.roots(showing: { [$0.top] }) else { return (nil, nil) }
    return (views.hidesStatusBar, views.hidesHomeIndicator)
  }
}

extension [ViewNode] {
  /// What the outermost `statusBarHidden` says; nil without one.
  var hidesStatusBar: Bool? {
    firstModifier(having: .screen) { modifier, _ in
      if case .statusBarHidden(let isHidden) = modifier.modifier { isHidden } else { nil }
    }
  }

  /// What the outermost `persistentSystemOverlays` says; nil without one.
  var hidesHomeIndicator: Bool? {
    firstModifier(having: .screen) { modifier, _ in
      if case .persistentSystemOverlays(let isVisible) = modifier.modifier {
        !isVisible
      } else {
        nil
      }
    }
  }
}
