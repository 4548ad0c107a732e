// What the views of a played scene ask for and do not get.

extension Timeline {
  /// Warnings of layout, assets and paint for everything that is on stage during the script: unread
  /// images, unknown symbols, fonts and colours, missing glyphs. Each message once, at the first
  /// place that causes it.
  ///
  /// - Complexity: one layout for every discrete change of the scene; frames use the same ones.
  public func stageProblems() -> [Diagnostic] { problems(in: stageTrees()) }

  /// The warnings of layout, assets and paint in these trees, each message once.
  func problems(in trees: [LayoutTree]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for tree in trees {
      for problem in maker.stages.problems(in: tree)
      where !problems.contains(where: { $0.id == problem.id && $0.message == problem.message }) {
        problems.append(problem)
      }
    }
    return problems
  }

  /// Remarks on images whose file has more than four times the pixels of the largest place that they
  /// are drawn in during the script: memory and decoding time that a device would spend for nothing.
  public func oversizedImages() -> [Diagnostic] { oversizedImages(in: stageTrees()) }

  /// The remarks on images, for these trees alone.
  func oversizedImages(in trees: [LayoutTree]) -> [Diagnostic] {
    var uses: [ImageUse] = []
    for use in trees.flatMap({ maker.stages.imageUses(in: $0) }) {
      if let known = uses.firstIndex(where: { $0.header.id == use.header.id }) {
        uses[known].drawnPixels = max(uses[known].drawnPixels, use.drawnPixels)
      } else {
        uses.append(use)
      }
    }
    return uses.compactMap(\.oversizeRemark)
  }

  /// Every discrete state of the scene, laid out.
  private func stageTrees() -> [LayoutTree] {
    var trees: [LayoutTree] = []
    var seen = -1
    for segment in recording.segments where segment.stage > seen {
      seen = segment.stage
      for surface in recording.stages[segment.stage].surfaces {
        let key = maker.key(of: surface, segment, at: segment.start, in: recording)
        trees.append(maker.cache.tree(key) { maker.layout(surface, segment, key, in: recording) })
      }
    }
    return trees
  }
}
