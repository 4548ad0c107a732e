// The events of a script.

extension TimelinePlayer {
  /// Plays one step; only waits and gestures take time.
  mutating func perform(_ step: ScriptStep) {
    let origin = step.origin
    switch step.event {
    case .wait(let seconds): advance(to: now + max(0, seconds.isFinite ? seconds : 0))
    case .waitUntilSettled: settle(reportingAt: origin)
    case .tap(let target):
      mark("tap", origin)
      tap(target, origin)
    case .doubleTap(let target):
      mark("doubleTap", origin)
      doubleTap(target, origin)
    case .longPress(let target, let seconds):
      mark("longPress", origin)
      longPress(target, seconds: seconds, origin)
    case .back:
      mark("back", origin)
      back(origin)
    case .push(let value, let type, let path):
      mark("push", origin)
      let place = self.place(of: nil)
      change(Transaction()) {
        Self.push(PathEntry(value: value, type: type), path: path, &$0, place)
      }
    case .pop(let count, let path):
      mark("pop", origin)
      let place = self.place(of: nil)
      change(Transaction()) { Self.pop(count, path: path, &$0, place) }
    case .setPath(let values, let type, let path):
      mark("setPath", origin)
      setPath(values, type, path)
    case .present(let binding, let item):
      mark("present", origin)
      change(Transaction()) { $0.state.values.set(item ?? .bool(true), atPath: binding) }
    case .dismiss:
      mark("dismiss", origin)
      let place = Place(surface: stage.surfaces.last)
      guard place.surface?.presentation != nil else {
        return report(
          .warning, "timeline.nothing-to-dismiss", "'dismiss' without a presentation on screen",
          origin)
      }
      change(Transaction()) { Self.dismiss(&$0, place) }
    case .set(let name, let value, let transaction):
      mark("set", origin)
      change(transaction) { $0.state.values.set(value, atPath: name) }
    case .setData(let name, let value, let transaction):
      mark("setData", origin)
      change(transaction) { $0.state.data[name] = value }
    case .run(let actions):
      mark("run", origin)
      run(actions, in: nil)
    case .selectTab(let tag):
      mark("selectTab", origin)
      selectTab(tag, origin)
    case .setReduceMotion(let isOn):
      world.reduceMotion = isOn
      appendSegment(beginsInMotion: false)
    case .imageArrives(let target): imageArrives(target, origin)
    case .feedback(let name):
      recording.markers.append(FeedbackMarker(time: now, name: name))
    case .scroll(let scroll):
      mark("scroll", origin)
      self.scroll(scroll, origin)
    case .drag(let gesture):
      mark("drag", origin)
      drag(gesture, isEdge: false, origin)
    case .edgeSwipe(let gesture):
      mark("edgeSwipe", origin)
      drag(gesture, isEdge: true, origin)
    case .pinch(let pinch):
      mark("pinch", origin)
      self.pinch(pinch, origin)
    }
  }

  /// The back button of the top page; a presentation without one is dismissed.
  mutating func back(_ origin: NodeOrigin) {
    let place = self.place(of: nil)
    guard place.depth > 0 || place.surface?.presentation != nil else {
      return report(
        .warning, "timeline.nothing-to-go-back-to",
        "'back' on a root page: nothing is above it", origin)
    }
    change(Transaction()) { Self.dismiss(&$0, place) }
  }

  private mutating func setPath(_ values: [Value], _ type: String, _ path: String?) {
    let place = self.place(of: nil)
    change(Transaction()) { world in
      let index: Int?
      if let path {
        index = world.stacks.firstIndex { $0.variable == path }
        world.state.values.set(.list(values), atPath: path)
      } else {
        index = place.stack.map { world.stackIndex($0, variable: place.variable) }
      }
      guard let index else { return }
      let old = world.stacks[index].entries
      world.stacks[index].entries = values.enumerated().map { depth, value in
        depth < old.count && old[depth].value == value
          ? old[depth] : PathEntry(value: value, type: type)
      }
      if let variable = world.stacks[index].variable {
        world.state.values.set(.list(values), atPath: variable)
      }
    }
  }

  private mutating func selectTab(_ tag: Value, _ origin: NodeOrigin) {
    var variable: String?
    stage.surfaces.last?.visibleViews(in: stage.state).visit(having: .tabs) { node in
      if variable == nil, case .tabView(let selection, _) = node.kind { variable = selection }
      return variable == nil
    }
    guard let variable else {
      return report(.error, "timeline.no-tabs", "there is no TabView on screen", origin)
    }
    change(Transaction()) { $0.state.values.set(tag, atPath: variable) }
  }
}
