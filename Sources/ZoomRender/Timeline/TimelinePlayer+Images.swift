// Images that arrive late.

extension TimelinePlayer {
  /// Starts the loads of images that have come on stage.
  mutating func startLoads() {
    for (id, content) in lateImages() where !startedLoads.contains(id) {
      startedLoads.insert(id)
      let start: Double
      switch content.start {
      case .onTap: start = events.last { $0.name == "tap" }?.time ?? now
      case .onAppear: start = now
      case .at(let seconds): start = max(now, seconds)
      }
      let delay = content.delay.isFinite ? max(0, content.delay) : 0
      schedule(.imageArrives(id), at: max(now, start + delay))
    }
  }

  /// Late images on stage that have not arrived, by the id of their view.
  private func lateImages() -> [(NodeID, AsyncImageContent)] {
    var found: [(NodeID, AsyncImageContent)] = []
    for surface in stage.surfaces {
      surface.visibleViews(in: stage.state).visit(having: .lateImage) { node in
        for child in node.children {
          guard case .asyncImage(let content) = child.kind,
            child.id == node.id.child(part: "placeholder")
          else { continue }
          if !world.arrivedImages.contains(node.id) { found.append((node.id, content)) }
        }
        return true
      }
    }
    return found
  }

  /// Shows an image that has arrived, with its own cross-fade.
  mutating func arrive(_ id: NodeID) {
    guard !world.arrivedImages.contains(id) else { return }
    let content = lateImages().first { $0.0 == id }?.1
    change(Transaction(animation: content?.transition)) { $0.arrivedImages.append(id) }
  }

  /// An image arrives because the script says so.
  mutating func imageArrives(_ target: ScriptEvent.Target, _ origin: NodeOrigin) {
    guard case .id(let name) = target else { return }
    var found: NodeID?
    for surface in stage.surfaces {
      surface.visibleViews(in: stage.state).visit(having: .lateImage) { node in
        if found == nil, node.name == name,
          node.children.first?.id == node.id.child(part: "placeholder")
        {
          found = node.id
        }
        return found == nil
      }
    }
    guard let found else {
      return report(
        .error, "timeline.no-image", "no image on stage that waits is named '\(name)'", origin)
    }
    arrive(found)
  }
}
