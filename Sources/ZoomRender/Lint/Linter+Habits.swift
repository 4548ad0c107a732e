// Tab views, staggers and availability.

extension Linter {
  mutating func checkHabits() {
    for page in subject.newPages {
      for tabs in page.facts.tabViews { checkTabs(tabs) }
      for origin in page.facts.glass { checkGlass(origin) }
    }
    for opening in subject.newOpenings {
      for origin in opening.facts.glass { checkGlass(origin) }
    }
    checkStaggers()
    checkGestures()
    checkTabSwitches()
  }

  /// Fingers on zoomed screens while Reduce Motion is on.
  private mutating func checkGestures() {
    let recording = subject.timeline.recording
    for event in subject.timeline.events where ["drag", "edgeSwipe", "pinch"].contains(event.name) {
      let index = recording.segmentIndex(at: event.time)
      guard recording.segments.indices.contains(index), recording.segments[index].reduceMotion,
        let top = recording.stages[recording.segments[index].stage].surfaces.last
      else { continue }
      var asked = RequestedTransition(of: top.views)
      if let page = top.stacks.last?.top, page.depth > 0 { asked = page.transition }
      guard case .zoom = asked.transition else { continue }
      add(
        "ZR024", "an interactive dismissal under Reduce Motion moves nothing while held",
        at: event.origin)
    }
  }

  /// Tabs that are switched inside an animation.
  private mutating func checkTabSwitches() {
    let recording = subject.timeline.recording
    for run in recording.runs {
      guard case .tabs = run.place,
        let change = recording.changes.first(where: { $0.time == run.start }),
        let animation = change.transaction.animation, animation != .none
      else { continue }
      add(
        "ZR034", "the tab is switched inside an animation", at: change.origin ?? .unknown)
    }
  }

  private mutating func checkTabs(_ tabs: ViewNode) {
    guard case .tabView(_, .automatic) = tabs.kind else { return }
    for modifier in tabs.modifiers {
      if case .animation(_?, _) = modifier.modifier {
        add("ZR034", "an animation modifier on a TabView", at: modifier.origin)
      }
    }
    for tab in tabs.children {
      for modifier in tab.modifiers {
        if case .transition = modifier.modifier {
          add("ZR034", "a transition on the root of a tab", at: modifier.origin)
        }
      }
    }
  }

  private mutating func checkGlass(_ origin: NodeOrigin) {
    let platform = scene.platform
    switch platform.name {
    case .iOS, .iPadOS, .macOS, .tvOS, .watchOS:
      guard platform.version < 26 else { return }
    case .visionOS: return
    }
    add(
      "ZR037",
      "glass needs \(platform.name.rawValue) 26, the scene is for "
        + "\(platform.name.rawValue) \(JSONText.number(platform.version))", at: origin)
  }

  /// Animations with other delays in siblings, for a value that is the same in every state.
  private mutating func checkStaggers() {
    struct Stagger {
      var delays: Set<Double> = []
      var values: [NodeID: Set<Value>] = [:]
      var states: Set<Int> = []
      var origin: NodeOrigin
    }
    var staggers: [NodeOrigin: Stagger] = [:]
    var order: [NodeOrigin] = []
    for (number, stage) in subject.timeline.recording.stages.prefix(24).enumerated() {
      for views in stage.shownViews {
        views.visit(having: .animation) { node in
          for modifier in node.modifiers {
            guard case .animation(let animation?, let value?) = modifier.modifier,
              case .delay(_, let delay) = animation
            else { continue }
            let key = modifier.origin
            if staggers[key] == nil {
              order.append(key)
              staggers[key] = Stagger(origin: modifier.origin)
            }
            staggers[key]?.delays.insert(delay)
            staggers[key]?.values[node.id, default: []].insert(value)
            staggers[key]?.states.insert(number)
          }
          if case .navigationStack = node.kind { return false }
          return true
        }
      }
    }
    for key in order {
      guard let stagger = staggers[key], stagger.delays.count > 1, stagger.states.count > 1,
        stagger.values.values.allSatisfy({ $0.count == 1 })
      else { continue }
      add(
        "ZR036",
        "\(stagger.delays.count) different delays for a value that does not change in any "
          + "state of the script", at: stagger.origin)
    }
  }
}

extension Stage {
  /// The views of every screen that shows, without those of stacks inside.
  fileprivate var shownViews: [[ViewNode]] {
    surfaces.flatMap { surface in [surface.views] + surface.stacks.map(\.top.node.children) }
  }
}
