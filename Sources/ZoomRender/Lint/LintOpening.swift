// Screens that a state can open.

/// A screen that opens from another, and the transition that it asks for.
struct LintOpening {
  var container: TransitionPlanner.Container
  /// What is opened; nil where that is not known.
  var value: Value?
  var content: [ViewNode]
  var facts: PageFacts
  var asked: RequestedTransition
  /// What shows the screen below.
  var surface: Surface
  /// The screen below.
  var lower: LintPage
  /// Sources that are on screen below: those of every page of the surface that shows.
  var sources: [PageFacts.Source]
  /// Sources in the view whose tap opens it; empty where that is not known.
  var tapped: [PageFacts.Source]
  /// True when the script opens it.
  var isReached: Bool

  var isZoom: Bool {
    if case .zoom = asked.transition { return true }
    return false
  }

  /// Screens that are made for lint alone, at most.
  private static let mostContents = 160
  /// Values tried per destination.
  private static let mostValues = 12
  /// Views of screens that are made for lint alone, at most: large ones are made with fewer values.
  private static let mostViews = 16_000

  /// What can be opened, each destination with a few of the values that lead to it.
  static func all(in moments: [LintMoment], timeline: Timeline) -> [LintOpening] {
    var collector = Collector(timeline: timeline)
    for moment in moments {
      for surface in moment.surfaces {
        collector.addReached(surface, in: moment)
      }
    }
    for moment in moments where !moment.isKnown {
      for surface in moment.surfaces { collector.addPossible(surface, in: moment) }
    }
    return collector.openings
  }

  private struct Collector {
    let timeline: Timeline
    var openings: [LintOpening] = []
    /// Values already tried, by template.
    var tried: [Int: Set<Value>] = [:]
    /// Views and modifiers made so far.
    var made = 0
    /// Sources in the view that is being opened from.
    var tapped: [PageFacts.Source] = []

    var scene: Scene { timeline.scene }

    init(timeline: Timeline) { self.timeline = timeline }

    mutating func add(
      _ content: [ViewNode], _ container: TransitionPlanner.Container, value: Value? = nil,
      lower: LintPage, in surface: LintSurface, isReached: Bool, tapped: [PageFacts.Source] = []
    ) {
      let sources: [PageFacts.Source]
      if let latest = openings.last, latest.lower.id == lower.id,
        latest.lower.views == lower.views, latest.surface == surface.surface
      {
        sources = latest.sources
      } else {
        sources = surface.pages.filter { $0.isTop || $0.id == lower.id }.flatMap(\.facts.sources)
      }
      openings.append(
        LintOpening(
          container: container, value: value, content: content, facts: PageFacts(content),
          asked: RequestedTransition(of: content), surface: surface.surface, lower: lower,
          sources: sources,
          tapped: tapped, isReached: isReached))
    }

    /// Pages on stacks and presentations that the script has opened.
    mutating func addReached(_ surface: LintSurface, in moment: LintMoment) {
      for (position, page) in surface.pages.enumerated() {
        guard let depth = page.depth, depth > 0, position > 0 else { continue }
        if openings.contains(where: { $0.isReached && $0.content == page.views }) { continue }
        let lower = surface.pages[position - 1]
        add(
          page.views, .stack, lower: lower, in: surface, isReached: true,
          tapped: tapped(on: lower) { $0.upper?.id == page.id })
      }
      guard surface.surface.presentation != nil,
        let below = moment.surfaces.first(where: {
          $0.surface.id == surface.surface.presentation?.presenter
        })
      else { return }
      let views = surface.surface.views
      if openings.contains(where: { $0.isReached && $0.content == views }) { return }
      let lower = below.pages.last { $0.isTop } ?? below.pages[0]
      add(
        views, TimelinePlayer.container(surface.surface), lower: lower, in: below, isReached: true,
        tapped: tapped(on: lower) { $0.presented?.id == surface.surface.id })
    }

    /// Sources in the view whose tap has started a run; empty when none has.
    private func tapped(
      on page: LintPage, starting isMeant: (TransitionRun) -> Bool
    ) -> [PageFacts.Source] {
      let runs = timeline.recording.runs
      guard let run = runs.first(where: { $0.direction == .appear && isMeant($0) }),
        let tap = timeline.events.last(where: { $0.target != nil && $0.time <= run.start }),
        let target = tap.target, run.start - tap.time < 1e-6
      else { return [] }
      return page.facts.sources.filter { source in
        guard let view = source.tapped else { return false }
        return view.id == target
          || view.modifiers.indices.contains { view.id.child(modifier: $0) == target }
      }
    }

    mutating func addPossible(_ surface: LintSurface, in moment: LintMoment) {
      for page in surface.pages where page.isTop {
        let sources = page.facts.sources.byTappedView
        for opener in page.facts.openers {
          tapped = sources[opener.node.id] ?? []
          switch opener.kind {
          case .link(let value, let type, let destination):
            let template = destination ?? self.template(for: type, in: surface)
            open(template, value, .stack, from: page, surface, moment.state)
          case .actions(let actions):
            // What opens sees the state that the tap leaves.
            var state = moment.state
            state.perform(actions)
            open(actions, from: page, surface, state)
          }
        }
      }
    }

    private mutating func open(
      _ actions: [Action], from page: LintPage, _ surface: LintSurface, _ state: SceneState
    ) {
      for action in actions {
        switch action {
        case .withAnimation(_, let inner): open(inner, from: page, surface, state)
        case .withAnimationThen(_, let inner, let then):
          open(inner + then, from: page, surface, state)
        case .push(let value, let type, _):
          open(template(for: type, in: surface), value, .stack, from: page, surface, state)
        case .set(let name, let value) where value.isTruthy:
          show(name, value, from: page, surface, state)
        case .toggle(let name):
          if let value = state.values.value(atPath: name), value.isTruthy {
            show(name, value, from: page, surface, state)
          }
        default: break
        }
      }
    }

    /// What a state variable shows.
    private mutating func show(
      _ name: String, _ value: Value, from page: LintPage, _ surface: LintSurface,
      _ state: SceneState
    ) {
      for other in surface.pages where other.isTop {
        for (presentation, _) in other.facts.presentations where presentation.binding == name {
          let container: TransitionPlanner.Container =
            switch presentation.kind {
            case .sheet: .sheet
            case .fullScreenCover: .cover
            case .popover: .popover
            case .alert, .confirmationDialog, .menu: .alert
            }
          open(presentation.template, value, container, from: page, surface, state)
        }
        for destination in other.facts.destinations {
          switch destination.trigger {
          case .isPresented(name), .item(name):
            open(destination.template, value, .stack, from: page, surface, state)
          default: break
          }
        }
      }
    }

    private mutating func open(
      _ template: TemplateID?, _ value: Value, _ container: TransitionPlanner.Container,
      from page: LintPage, _ surface: LintSurface, _ state: SceneState
    ) {
      guard let template, openings.count < LintOpening.mostContents,
        made < LintOpening.mostViews || tried[template.value] == nil,
        tried[template.value, default: []].count < LintOpening.mostValues,
        tried[template.value, default: []].insert(value).inserted
      else { return }
      let request = ContentRequest(id: page.id.child(part: "opened").child(id: value), value: value)
      let content = scene.source.content(of: template, for: request, in: state)
      made += content.reduce(0) { $0 + $1.size }
      guard !content.isEmpty else { return }
      add(
        content, container, value: value, lower: page, in: surface, isReached: false, tapped: tapped
      )
    }

    private func template(for type: String, in surface: LintSurface) -> TemplateID? {
      for page in surface.pages {
        for destination in page.facts.destinations {
          if case .type(type) = destination.trigger { return destination.template }
        }
      }
      return nil
    }
  }
}

extension SceneState {
  /// Does what actions do to variables.
  fileprivate mutating func perform(_ actions: [Action]) {
    for action in actions {
      switch action {
      case .set(let name, let value): values.set(value, atPath: name)
      case .toggle(let name):
        values.set(.bool(!(values.value(atPath: name)?.isTruthy ?? false)), atPath: name)
      case .withAnimation(_, let inner): perform(inner)
      case .withAnimationThen(_, let inner, let then): perform(inner + then)
      case .push, .pop, .dismiss, .feedback, .closure: break
      }
    }
  }
}
