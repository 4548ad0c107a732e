// What a laid-out tree asks of assets that do not have it.

extension LayoutTree {
  /// Warnings for images that cannot be read, symbols without a drawing, fonts without a file,
  /// characters without a glyph and texts that are cut: each message once, at its first place.
  ///
  /// - Complexity: O(nodes); sound trees allocate nothing.
  public func assetProblems(assets: any AssetServices) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for index in nodes.indices where nodes[index].content.asksForAssets {
      let node = nodes[index]
      for problem in problems(of: node, assets: assets)
      where !diagnostics.contains(where: { $0.id == problem.id && $0.message == problem.message }) {
        diagnostics.append(
          Diagnostic(
            .warning, id: problem.id, problem.message, at: node.origin.location,
            path: node.origin.path, notes: problem.help.map { [Diagnostic.Note($0)] } ?? []))
      }
    }
    return diagnostics
  }

  private func problems(of node: LayoutNode, assets: any AssetServices) -> [ImageProblem] {
    switch node.content {
    case .view(.image(let image)):
      return problems(of: image, node, assets: assets)
    case .view(.asyncImage(let image)):
      return problems(of: image.image, node, assets: assets)
    case .view(.text(let text)):
      var problems: [ImageProblem] = []
      for run in text.runs {
        if let problem = run.font.flatMap(assets.problem(of:)) { problems.append(problem) }
      }
      return problems + (node.text.map(LayoutTree.problems(of:)) ?? [])
    case .modifier(.font(let font)):
      return assets.problem(of: font).map { [$0] } ?? []
    default: return []
    }
  }

  private func problems(
    of image: ImageContent, _ node: LayoutNode, assets: any AssetServices
  ) -> [ImageProblem] {
    let problem: ImageProblem?
    if case .symbol(let name) = image.source {
      problem = assets.problem(ofSymbol: name)
    } else {
      let environment = environments[node.environment]
      problem = assets.problem(
        of: image, colorScheme: environment.colorScheme, pixelsPerPoint: environment.pixelsPerPoint)
    }
    return problem.map { [$0] } ?? []
  }

  private static func problems(of layout: TextLayout) -> [ImageProblem] {
    var problems: [ImageProblem] = []
    if !layout.missingCharacters.isEmpty {
      let names = layout.missingCharacters.map { character in
        let codes = character.unicodeScalars.map { "U+" + hexadecimal($0.value) }
        return "'\(character)' (\(codes.joined(separator: " ")))"
      }
      problems.append(
        ImageProblem(
          id: "text.missing-glyph",
          "no font has a glyph for \(names.joined(separator: ", "))",
          help: "register a font that has it under 'assets.fonts'; a box is drawn instead"))
    }
    if layout.isCut {
      problems.append(
        ImageProblem(
          id: "text.too-long",
          "text is longer than the limit of \(TextEngine.maximumBytes) bytes and ends with '…'"))
    }
    return problems
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension LayoutNode.Content {
  /// True for what can ask for an image, a symbol, a font or a glyph.
  fileprivate var asksForAssets: Bool {
    switch self {
    case .view(.image), .view(.asyncImage), .view(.text), .modifier(.font): true
    default: false
    }
  }
}
