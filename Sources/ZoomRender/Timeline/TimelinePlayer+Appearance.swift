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
  /// Runs `onAppear` and `onDisappear` of views that came and went, in reading order.
  mutating func runAppearances() {
    var present: [Appearance] = []
    for surface in stage.surfaces {
      surface.roots { [$0.top] }.visit { node in
        for (position, modifier) in node.modifiers.enumerated() {
          var appearance = Appearance(id: node.id.child(part: "m\(position)"), node: node.id)
          switch modifier.modifier {
          case .onAppear(let actions): appearance.whenItComes = actions
          case .onDisappear(let actions): appearance.whenItGoes = actions
          default: continue
          }
          present.append(appearance)
        }
        return true
      }
    }
    let past = appeared
    let (pastIDs, presentIDs) = (Set(past.map(\.id)), Set(present.map(\.id)))
    appeared = present
    for gone in past where !presentIDs.contains(gone.id) && !gone.whenItGoes.isEmpty {
      run(gone.whenItGoes, in: gone.node)
    }
    for come in present where !pastIDs.contains(come.id) && !come.whenItComes.isEmpty {
      run(come.whenItComes, in: come.node)
    }
  }
}
