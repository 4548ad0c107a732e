// Problems that only paint can see.

extension LayoutTree {
  /// One diagnostic for each colour name that no palette or catalogue has, at its first use.
  func unknownColors(assets: any AssetServices) -> [Diagnostic] {
    var found: [String] = []
    var diagnostics: [Diagnostic] = []
    for index in nodes.indices {
      for reference in nodes[index].content.colors {
        let node = nodes[index]
        // Most references are system colours: ask for the environment only when needed.
        let resolver = ColorResolver(environment: environments[node.environment], assets: assets)
        guard let name = resolver.unknownName(in: reference), !found.contains(name) else {
          continue
        }
        found.append(name)
        diagnostics.append(
          Diagnostic(
            .warning, id: "paint.unknown-color", "no colour is called '\(name)'",
            at: node.origin.location, path: node.origin.path,
            notes: [
              .init("register it under \"colors\" or in an asset catalogue; magenta stands for it")
            ]))
      }
    }
    return diagnostics
  }
}

extension LayoutNode.Content {
  /// Colours that the node names itself.
  fileprivate var colors: [ColorReference] {
    switch self {
    case .view(.color(let color)): [color]
    case .view(.style(let style)): style.colors
    case .view(.shape(let shape)):
      (shape.fill?.colors ?? []) + shape.strokes.flatMap(\.style.colors)
    case .view(.text(let text)): text.runs.flatMap { $0.style?.colors ?? [] }
    case .modifier(let modifier): modifier.colors
    default: []
    }
  }
}

extension Modifier {
  fileprivate var colors: [ColorReference] {
    switch self {
    case .foregroundStyle(let styles): styles.flatMap(\.colors)
    case .backgroundStyle(let style, _, _), .overlayStyle(let style, _, _), .border(let style, _),
      .tint(let style):
      style.colors
    case .shadow(let shadow): [shadow.color]
    case .colorEffect(.colorMultiply(let color)): [color]
    case .glassEffect(let glass): glass.tint.map { [$0] } ?? []
    default: []
    }
  }
}

extension ShapeStyle {
  fileprivate var colors: [ColorReference] {
    switch self {
    case .color(let color), .standardGradient(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    case .opacity(let base, _): base.colors
    default: []
    }
  }
}
