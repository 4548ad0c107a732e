// What a held screen goes on from, and where it lands.

extension TimelinePlayer {
  /// What a held screen did before the finger took it, while it goes on.
  func motionUnder(_ index: Int) -> PresenceMotion? {
    guard let old = recording.runs[index].interrupted, recording.runs[old].direction == .appear,
      case .presence(let motion) = recording.runs[old].motion
    else { return nil }
    return motion
  }

  /// Where a held card lands: at its source as it is now, which may have moved or gone meanwhile.
  mutating func landingRoute(of index: Int, _ motion: ZoomMotion) -> ZoomRoute {
    let run = recording.runs[index]
    var route = motion.route(at: now)
    guard case .zoom(let plan) = run.plan.style, plan.source != nil else { return route }
    let space = maker.space(of: run, in: recording, at: now)
    if let source = maker.currentSource(plan, run, tree: space.tree, map: space.map, now) {
      route.source = source
    } else {
      loseSource(of: index, from: route.source, &route)
    }
    return route
  }

  /// A plain sheet goes on with the finger's motion before it settles; gives the time when it does.
  func coast(_ motion: inout PresenceMotion) -> Double {
    guard let coast = lifting?.coast, let last = coast.last else { return now }
    motion.pieces.append(PresenceMotion.Piece(start: now, law: .held(coast)))
    return now + last.time
  }
}
