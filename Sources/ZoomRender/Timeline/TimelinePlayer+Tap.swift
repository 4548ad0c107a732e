// Taps.

extension TimelinePlayer {
  /// Taps a target on the top surface.
  mutating func tap(_ target: ScriptEvent.Target, _ origin: NodeOrigin) {
    guard let surface = touchableSurface else { return }
    let excluded = untouchable(in: surface)
    let tree = maker.tree(of: surface, at: now, in: recording)
    let map = maker.restingMap(of: surface, at: now, in: recording)
    let targets = tree.tapTargets(excluding: excluded.pages)
    switch find(target, in: targets, tree, map) {
    case .found(let found):
      let visible = Rect(origin: .zero, size: tree.nodes.first?.frame.size ?? .zero)
      guard found.frame.intersects(visible) else {
        return report(
          .error, "timeline.tap-off-screen",
          "\(target.text) is off screen and cannot be tapped; scroll to it first", origin)
      }
      if !events.isEmpty { events[events.count - 1].target = found.id }
      react(to: found)
    case .notTappable(let name):
      report(
        .error, "timeline.tap-inert", "'\(name)' is on screen but nothing there reacts to a tap",
        origin, notes: [targetList(targets)])
    case .missing:
      if case .point(let point) = target, isBeside(surface, point, map, tree) {
        if !SheetSpec(surface.views).isDismissDisabled, let presented = surface.presentation {
          change(Transaction()) { Self.clear(presented.presentation.binding, &$0) }
        }
        return
      }
      if excluded.isBusy {
        return report(
          .warning, "timeline.tap-too-early",
          "\(target.text) is tapped while a transition still brings its screen; the tap is lost",
          origin)
      }
      report(
        .error, "timeline.tap-missing", "nothing to tap is \(target.text)", origin,
        notes: [targetList(targets)])
    }
  }

  /// True for a point beside a sheet or popover: a tap there dismisses it.
  private func isBeside(
    _ surface: Surface, _ point: Point, _ map: Affine, _ tree: LayoutTree
  ) -> Bool {
    guard maker.isCard(surface), let local = map.inverse?.apply(to: point) else { return false }
    return !Rect(origin: .zero, size: tree.nodes.first?.frame.size ?? .zero).contains(local)
  }

  private enum Found {
    case found(TapTarget)
    case notTappable(String)
    case missing
  }

  private func find(
    _ target: ScriptEvent.Target, in targets: [TapTarget], _ tree: LayoutTree, _ map: Affine
  ) -> Found {
    switch target {
    case .id(let name):
      // The innermost view of that name reacts.
      if let found = targets.last(where: { $0.names.contains(name) }) { return .found(found) }
      let exists = tree.nodes.contains { $0.name == name && $0.isBuilt }
      return exists ? .notTappable(name) : .missing
    case .text(let text):
      if let found = targets.last(where: { $0.texts.contains(text) }) { return .found(found) }
      if let found = targets.last(where: { $0.names.contains(text) }) { return .found(found) }
      return .missing
    case .index(let index):
      return targets.indices.contains(index) ? .found(targets[index]) : .missing
    case .point(let point):
      guard let local = map.inverse?.apply(to: point) else { return .missing }
      return targets.last { $0.frame.contains(local) }.map { .found($0) } ?? .missing
    }
  }

  private func targetList(_ targets: [TapTarget]) -> Diagnostic.Note {
    let names: [String] = targets.enumerated().map { index, target -> String in
      // Names that were given by first appearance say nothing to a reader.
      let name = target.names.first { !$0.hasPrefix("uuid#") }.map { "'\($0)'" }
      let text = target.texts.first.map { "\"\($0)\"" }
      let both = [name, text].compactMap { $0 }.joined(separator: " ")
      return both.isEmpty ? target.names.first.map { "'\($0)'" } ?? "index \(index)" : both
    }
    guard !names.isEmpty else { return Diagnostic.Note("nothing on screen reacts to taps") }
    let shown = names.prefix(20).joined(separator: ", ")
    let rest = names.count > 20 ? " and \(names.count - 20) more" : ""
    return Diagnostic.Note("what reacts to taps: \(shown)\(rest)")
  }

  private mutating func react(to target: TapTarget) {
    swell(target.id)
    let context = target.context
    switch target.reaction {
    case .actions(let actions): run(actions, in: stageContains(target.id) ? target.id : context)
    case .link(let value, let type, let destination):
      let place = self.place(of: context == .root ? target.id : context)
      guard place.stack != nil else { return }
      let entry = PathEntry(
        value: value, type: type, origin: destination.map { .link($0) } ?? .value)
      change(Transaction()) { Self.push(entry, path: nil, &$0, place) }
    }
  }

  private func stageContains(_ id: NodeID) -> Bool {
    for surface in stage.surfaces {
      let contents = [surface.views] + surface.stacks.flatMap { $0.pages.map(\.node.children) }
      var found = false
      for views in contents {
        views.visit { node in
          if node.id == id { found = true }
          return !found
        }
      }
      if found { return true }
    }
    return false
  }

  // MARK: What touches reach

  /// The top surface that is not going away.
  var touchableSurface: Surface? { stage.surfaces.last }

  /// Pages that touches do not reach at this moment.
  private func untouchable(in surface: Surface) -> (pages: [NodeID], isBusy: Bool) {
    var pages: [NodeID] = []
    var isBusy = false
    for index in activeRuns where recording.runs[index].surface == surface.id {
      let run = recording.runs[index]
      guard case .stack = run.place, let upper = run.upper, let lower = run.lower else { continue }
      switch run.direction {
      case .disappear: pages.append(upper.id)
      case .appear:
        pages.append(lower.id)
        if !maker.acceptsTouches(run, at: now) {
          pages.append(upper.id)
          isBusy = true
        }
      }
    }
    return (pages, isBusy)
  }
}

extension ScriptEvent.Target {
  /// The target as a message names it.
  var text: String {
    switch self {
    case .id(let name): "'\(name)'"
    case .text(let text): "the text \"\(text)\""
    case .index(let index): "tappable view \(index)"
    case .point(let point): "the point (\(point.x), \(point.y))"
    }
  }
}
