// Which of light and dark the screens in front want to be.

extension [ViewNode] {
  /// What the outermost `preferredColorScheme` says, of tabs only the selected one's; nil without.
  ///
  /// - Parameter entersStacks: False leaves out what stands on the pages of navigation stacks.
  func preferredColorScheme(in state: SceneState, entersStacks: Bool) -> ColorScheme? {
    for view in self where view.traits.contains(.screen) {
      for node in view.modifiers.reversed() {
        if case .preferredColorScheme(let scheme) = node.modifier { return scheme }
        let inner = node.modifier.content
        if let found = inner.preferredColorScheme(in: state, entersStacks: entersStacks) {
          return found
        }
      }
      if case .navigationStack = view.kind, !entersStacks { continue }
      var children = view.children
      if case .tabView(let selection, _) = view.kind,
        let index = view.selectedTab(selection, in: state), children.indices.contains(index)
      {
        children = [children[index]]
      }
      if let found = children.preferredColorScheme(in: state, entersStacks: entersStacks) {
        return found
      }
    }
    return nil
  }
}

extension ResolvedStack {
  /// Notes on every page how it wants to be: what stands around the stack has the last word, what
  /// nobody wants is as on the surface below.
  mutating func setColorSchemes(in state: SceneState, outer: ColorScheme?, below: ColorScheme) {
    for index in pages.indices {
      guard case .navigationPage(var page) = pages[index].node.kind else { continue }
      let own = pages[index].node.children.preferredColorScheme(in: state, entersStacks: true)
      page.colorScheme = outer ?? own ?? below
      pages[index].node.kind = .navigationPage(page)
    }
  }
}

extension FrameMaker {
  /// Light or dark letters of the status bar: as the page wants it that covers more than half of the
  /// screen. Sheets leave the bar to the screen below them.
  func barScheme(
    over stage: Stage, _ segment: Segment, at time: Double, in recording: Recording
  ) -> ColorScheme {
    let runs = segment.runs.map { recording.runs[$0] }
    let front = stage.surfaces.last { surface in
      guard let presentation = surface.presentation else { return true }
      guard presentation.presentation.kind == .fullScreenCover else { return false }
      let run = runs.last { $0.place == .presentation(surface.id) }
      return run.map { isMostlyThere($0, at: time) } ?? true
    }
    let ids = front?.stacks.map { TransitionRun.Place.stack($0.id) } ?? []
    guard let run = runs.last(where: { ids.contains($0.place) }) else {
      return front?.colorScheme ?? scene.colorScheme
    }
    let page = isMostlyThere(run, at: time) ? run.upper : run.lower
    return page?.colorScheme ?? front?.colorScheme ?? scene.colorScheme
  }

  /// True when more than half of the upper screen of a transition has come.
  func isMostlyThere(_ run: TransitionRun, at time: Double) -> Bool {
    switch run.motion {
    case .none: run.direction == .appear
    case .presence(let motion): motion.value(at: time) > 0.5
    case .zoom(let motion): motion.moment(at: time, source: nil).away > 0.5
    }
  }
}
