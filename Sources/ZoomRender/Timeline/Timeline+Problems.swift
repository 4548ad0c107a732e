// What the views of a played scene ask for and do not get.

extension Timeline {
  /// Warnings of layout, assets and paint for everything that is on stage during the script: unread
  /// images, unknown symbols, fonts and colours, missing glyphs. Each message once, at the first
  /// place that causes it.
  ///
  /// - Complexity: one layout for every discrete change of the scene; frames use the same ones.
  public func stageProblems() -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var seen = -1
    for segment in recording.segments where segment.stage > seen {
      seen = segment.stage
      for surface in recording.stages[segment.stage].surfaces {
        let key = maker.key(of: surface, segment, at: segment.start, in: recording)
        let tree = maker.cache.tree(key) { maker.layout(surface, segment, key, in: recording) }
        for problem in maker.stages.problems(in: tree)
        where !problems.contains(where: { $0.id == problem.id && $0.message == problem.message }) {
          problems.append(problem)
        }
      }
    }
    return problems
  }
}
