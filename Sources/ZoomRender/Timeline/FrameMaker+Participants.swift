// Who takes part in a transition, by name.

extension FrameMaker {
  /// The screens and the source of a run, bottom to top.
  func participants(
    of run: TransitionRun, presenter: Surface? = nil
  ) -> [TransitionRecord.Participant] {
    var found: [TransitionRecord.Participant] = []
    switch run.place {
    case .stack:
      if let lower = run.lower { found.append(.init("covered", Self.name(of: lower))) }
      if let upper = run.upper { found.append(.init("page", Self.name(of: upper))) }
    case .presentation:
      guard let presented = run.presented?.presentation else { break }
      found.append(.init("presenter", presenter?.presentation?.presentation.binding ?? "root"))
      found.append(
        .init(presented.presentation.kind.participantName, presented.presentation.binding))
    case .tabs: found.append(.init("tabs", "TabView"))
    }
    if case .zoom(let plan) = run.plan.style {
      found.append(.init("source", plan.sourceID.plainText))
    }
    return found
  }

  /// The page's title, else the value that it was pushed for.
  private static func name(of page: ResolvedPage) -> String {
    let title = page.node.children.firstModifier(having: .screen) { modifier, _ -> String? in
      guard case .navigationTitle(let title) = modifier.modifier else { return nil }
      return title
    }
    return title ?? page.entry?.value.plainText ?? "root"
  }
}

extension Presentation.Kind {
  fileprivate var participantName: String {
    switch self {
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    case .menu: "menu"
    case .sheet: "sheet"
    }
  }
}
