// What zooms became when the script was played, and what screens not yet opened ask for.

extension Linter {
  /// Findings of the driver, with the rule's severity and advice.
  mutating func checkPlayed() {
    let timeline = subject.timeline
    for diagnostic in timeline.diagnostics + timeline.problems(in: subject.newTrees) {
      // The native fade under Reduce Motion is what devices show.
      if diagnostic.id == "reduce-motion", scene.profile.rules.reducedMotion != .fade { continue }
      let id = diagnostic.id == "reduce-motion" ? "ZR023" : diagnostic.id
      guard let rule = LintRule.named(id) else {
        add(diagnostic)
        continue
      }
      if id == "ZR010" || id == "ZR001", reportRemovedSource(diagnostic) { continue }
      // A cross-fade of pages and the like are looked at below, reached or not.
      if id == "ZR021" { continue }
      var finding = diagnostic
      finding.id = id
      finding.severity = rule.severity
      finding.notes += details(of: diagnostic) + rule.advice
      add(finding)
    }
    for run in subject.timeline.recording.runs {
      guard case .zoom(let plan) = run.plan.style else { continue }
      if let source = plan.source, source.isOffScreen {
        add(
          "ZR009",
          "the source '\(plan.sourceID.plainText)' is off screen when the page "
            + (run.direction == .appear ? "comes" : "goes"), at: run.plan.origin,
          notes: [.init("the source", at: source.origin.location)])
      }
      checkEndRadius(of: plan, run)
    }
  }

  /// A zoom whose source went away in the very change that opened the page.
  private mutating func reportRemovedSource(_ diagnostic: Diagnostic) -> Bool {
    for run in subject.timeline.recording.runs
    where run.direction == .appear && run.plan.origin.path == diagnostic.path
      && run.plan.fallback != nil
    {
      let asked = run.upper?.transition ?? RequestedTransition(of: run.presented?.views ?? [])
      guard case .zoom(let id, let namespace) = asked.transition,
        let before = subject.moments.last(where: { $0.time < run.start })
      else { continue }
      for surface in before.surfaces {
        for source in surface.pages.flatMap(\.facts.sources)
        where source.source.id == id && source.source.namespace == namespace {
          add(
            "ZR030", "the source '\(id.plainText)' is removed by the change that opens its page",
            at: source.origin, notes: [.init("the zoom asks for it here", at: diagnostic.location)])
          return true
        }
      }
    }
    return false
  }

  /// The end radius that only the guides know.
  private mutating func checkEndRadius(of plan: ZoomPlan, _ run: TransitionRun) {
    guard scene.profile.rules.endRadius == .clipShape, run.presented == nil,
      plan.endRadii != CornerRadii(scene.screen.cornerRadius), scene.screen.cornerRadius > 0
    else { return }
    let radius = JSONText.number(plan.endRadii.components.max() ?? 0, digits: 1)
    add(
      "ZR023",
      "the zoom ends with the clip shape's radius of \(radius) pt; devices end with the "
        + "display's", at: run.plan.origin)
  }

  /// More about ids and namespaces that differ.
  private func details(of diagnostic: Diagnostic) -> [Diagnostic.Note] {
    guard diagnostic.id == "ZR001" || diagnostic.id == "ZR002" else { return [] }
    for opening in subject.openings
    where opening.asked.origin.path == diagnostic.path
      && opening.asked.origin.location == diagnostic.location
    {
      guard case .zoom(let id, let namespace) = opening.asked.transition else { continue }
      return details(id, namespace, opening.sources)
    }
    return []
  }

  private func details(
    _ id: Value, _ namespace: NamespaceID, _ sources: [PageFacts.Source]
  ) -> [Diagnostic.Note] {
    let here = sources.filter { $0.source.namespace == namespace }
    if let twin = here.first(where: {
      $0.source.id.plainText == id.plainText && $0.source.id != id
    }) {
      let what =
        id == .null
        ? "the destination's id is nil: it is optional there"
        : "both read '\(id.plainText)' but their types differ: one is "
          + "\(twin.source.id.typeWord), the other \(id.typeWord)"
      return [.init(what, at: twin.origin.location)]
    }
    if let other = sources.first(where: { $0.source.id == id }) {
      let what =
        other.source.namespace.name == namespace.name
        ? "'\(namespace.name)' is declared in a view that is there several times: every instance "
          + "has its own" : "the source is in namespace '\(other.source.namespace.name)'"
      return [.init(what, at: other.origin.location)]
    }
    let near = EditDistance.nearest(to: id.plainText, in: here.map(\.source.id.plainText))
    let twin = here.first { $0.source.id.plainText == near } ?? here.first
    return twin.map { [.init("a source of the namespace", at: $0.origin.location)] } ?? []
  }

  /// Screens that can be opened, and transitions where no screen opens.
  mutating func checkDestinations() {
    for page in subject.newPages where page.depth ?? 0 == 0 {
      let isPresented = subject.moments.contains { moment in
        moment.surfaces.contains {
          $0.surface.id == page.surface && $0.surface.presentation != nil
        }
      }
      if !isPresented { checkStray(page) }
    }
    for opening in subject.newOpenings {
      if !opening.isReached { checkUnreached(opening) }
      checkTransitions(opening.facts.transitions, in: opening.container)
      checkMissing(opening)
      if opening.isZoom {
        checkBackground(opening)
        checkBars(opening)
        checkPagers(opening)
      }
    }
  }

  /// What the planner would do for a screen that the script does not open.
  private mutating func checkUnreached(_ opening: LintOpening) {
    let planner = TransitionPlanner(
      container: opening.container, rules: scene.profile.rules, platform: scene.platform,
      reduceMotion: false, reducedFade: scene.profile.reducedFade,
      crossFade: scene.profile.crossFade)
    let search = opening.sources.search(opening.asked.transition)
    let plan = planner.plan(opening.asked, search: search)
    guard let fallback = plan.fallback, fallback.rule != "ZR021",
      let rule = LintRule.named(fallback.rule)
    else { return }
    if has(rule.id, at: plan.origin) { return }
    var notes: [Diagnostic.Note] = []
    if case .zoom(let id, let namespace) = opening.asked.transition, rule.id != "ZR011" {
      notes = details(id, namespace, opening.sources)
    }
    add(rule.id, fallback.reason, at: plan.origin, notes: notes)
  }

  /// A source whose tap opens a screen that says nothing about its transition.
  private mutating func checkMissing(_ opening: LintOpening) {
    guard case .automatic = opening.asked.transition, opening.facts.transitions.isEmpty,
      opening.asked.misplaced == nil,
      opening.container != .popover, scene.platform.hasZooms, let source = opening.tapped.first
    else { return }
    let isUsed = subject.openings.contains { other in
      guard case .zoom(let id, let namespace) = other.asked.transition else { return false }
      return id == source.source.id && namespace == source.source.namespace
    }
    // A zoom for it that stands in the wrong place has been said.
    let isMisplaced = opening.lower.facts.transitions.contains {
      $0.transition == .zoom(sourceID: source.source.id, namespace: source.source.namespace)
        && has("ZR005", at: $0.origin)
    }
    guard !isUsed, !isMisplaced else { return }
    add(
      "ZR040",
      "the screen that opens from the source '\(source.source.id.plainText)' has no "
        + "navigationTransition", at: source.origin,
      notes: opening.content.first.map { [.init("the screen", at: $0.origin.location)] } ?? [])
  }

  /// API that does not exist, wherever it is written.
  private mutating func checkTransitions(
    _ transitions: [PageFacts.Asked], in container: TransitionPlanner.Container
  ) {
    let severity: Diagnostic.Severity = scene.profile.name == .device ? .error : .info
    for asked in transitions {
      switch asked.transition {
      case .slide:
        add(
          "ZR021", "SwiftUI has no .slide navigation transition", at: asked.origin,
          fixIts: replacement(of: asked.origin, by: "{\"navigationTransition\": \"automatic\"}"),
          severity: severity)
      case .phases:
        add(
          "ZR021", "NavigationTransition cannot be adopted by types of one's own",
          at: asked.origin, severity: severity)
      case .crossFade:
        if container == .stack {
          add(
            "ZR021", "crossFade is for presentations, not for pages of a stack", at: asked.origin,
            severity: severity)
        } else if scene.platform.version < 27, scene.platform.name == .iOS {
          add(
            "ZR037",
            "crossFade needs iOS 27, the scene is for "
              + "iOS \(JSONText.number(scene.platform.version))", at: asked.origin)
        }
      default: break
      }
    }
  }

  /// The edit that writes another modifier; none where the file is not known.
  private func replacement(of origin: NodeOrigin, by text: String) -> [Diagnostic.FixIt] {
    guard !self.text.isEmpty, let place = origin.location else { return [] }
    return [Diagnostic.FixIt(at: place, replacement: text)]
  }

  /// Navigation transitions on views that are no destination.
  private mutating func checkStray(_ page: LintPage) {
    checkTransitions(page.facts.transitions, in: .stack)
    for asked in page.facts.transitions {
      // What exists nowhere is in no wrong place.
      if case .automatic = asked.transition { continue }
      if has("ZR021", at: asked.origin) { continue }
      add(
        "ZR005", "navigationTransition stands on a view that is no destination and has no effect",
        at: asked.origin)
      guard case .zoom(let id, let namespace) = asked.transition, !page.facts.sources.isEmpty
      else { continue }
      switch page.facts.sources.search(asked.transition) {
      case .otherID(let other, _):
        add(
          "ZR001",
          "no source has the id '\(id.plainText)' in namespace '\(namespace.name)' "
            + "(one has '\(other)')", at: asked.origin,
          notes: details(id, namespace, page.facts.sources))
      case .otherNamespace:
        add(
          "ZR002", "the source '\(id.plainText)' is in another namespace than '\(namespace.name)'",
          at: asked.origin, notes: details(id, namespace, page.facts.sources))
      default: break
      }
    }
  }

  private mutating func checkBackground(_ opening: LintOpening) {
    guard opening.content.count == 1, opening.content[0].opacityOfBackground == .transparent else {
      return
    }
    // A sheet has a material of its own.
    if opening.container == .sheet || opening.container == .popover { return }
    add(
      "ZR012", "the page that the zoom opens has no opaque background of its own",
      at: opening.content[0].origin.placed(or: opening.asked.origin),
      notes: [.init("the zoom is asked for here", at: opening.asked.origin.location)])
  }

  private mutating func checkBars(_ opening: LintOpening) {
    guard opening.container == .stack else { return }
    let below = opening.lower.facts.showsNavigationBar ?? true
    let above = opening.facts.showsNavigationBar ?? true
    guard below != above else { return }
    let what =
      above
      ? "shows the navigation bar, the page below hides it"
      : "hides the navigation "
        + "bar that the page below shows"
    add("ZR020", "the page that the zoom opens \(what)", at: opening.asked.origin)
  }

  private mutating func checkPagers(_ opening: LintOpening) {
    guard opening.asked.options.allowsInteractiveDismissal, !opening.facts.disablesDismissal,
      let pager = opening.facts.pagers.first
    else { return }
    add(
      "ZR022", "a horizontal pager inside a page that a swipe dismisses",
      at: pager.placed(or: opening.asked.origin),
      notes: [.init("the zoom is asked for here", at: opening.asked.origin.location)])
  }
}
