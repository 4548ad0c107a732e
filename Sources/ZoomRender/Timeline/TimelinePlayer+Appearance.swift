// Actions of views that come and go.

/// A view on stage that wants to know when it comes or goes.
struct Appearance: Sendable, Equatable {
  /// Of the modifier.
  var id: NodeID
  /// The view that carries it.
  var node: NodeID
  var whenItComes: [Action] = []
  var whenItGoes: [Action] = []
}

extension TimelinePlayer {
  /// Runs `onAppear` of views that came, then `onDisappear` of views that have left, in reading order.
  ///
  /// A page appears when its transition begins and disappears when that has ended.
  mutating func runAppearances() {
    let present = stage.surfaces.flatMap { surface in
      surface.visibleViews(in: stage.state).flatMap(\.appearances)
    }
    var staying = present
    var ids = Set(present.map(\.id))
    for view in viewsUnderWay {
      for appearance in view.appearances where ids.insert(appearance.id).inserted {
        staying.append(appearance)
      }
    }
    let past = Set(appeared.map(\.id))
    let gone = lingering.filter { !ids.contains($0.id) && !$0.whenItGoes.isEmpty }
    appeared = present
    lingering = staying
    for come in present where !past.contains(come.id) && !come.whenItComes.isEmpty {
      run(come.whenItComes, in: come.node)
    }
    for view in gone { run(view.whenItGoes, in: view.node) }
  }

  /// What is still on screen because a transition has not ended: lower and upper screens.
  private var viewsUnderWay: [ViewNode] {
    activeRuns.flatMap { index -> [ViewNode] in
      let run = recording.runs[index]
      let pages = [run.lower?.node, run.upper?.node].compactMap { $0 }
      return pages + (run.presented?.visibleViews(in: stage.state) ?? [])
    }
  }
}

extension ViewNode {
  /// What the view and those inside it do when they come and go.
  fileprivate var appearances: [Appearance] {
    var found: [Appearance] = []
    visit(having: .appearance) { node in
      for (position, modifier) in node.modifiers.enumerated() {
        var appearance = Appearance(id: node.id.child(modifier: position), node: node.id)
        switch modifier.modifier {
        case .onAppear(let actions): appearance.whenItComes = actions
        case .onDisappear(let actions): appearance.whenItGoes = actions
        default: continue
        }
        found.append(appearance)
      }
      return true
    }
    return found
  }
}
