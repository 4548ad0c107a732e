// A short notation for view trees in tests.

@testable import ZoomRender

/// A view under construction; ids follow from its place when the tree is finished.
struct Tree {
  var kind: ViewKind
  var name: String?
  var modifiers: [Modifier] = []
  var children: [Tree] = []

  /// Names the view as modified so far.
  func named(_ name: String) -> Tree { adding(.name(name)) }

  func adding(_ modifier: Modifier) -> Tree {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  func frame(
    _ width: Double? = nil, _ height: Double? = nil, _ alignment: Alignment = .center
  ) -> Tree {
    adding(.frame(width: width, height: height, alignment: alignment))
  }

  func flex(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    _ alignment: Alignment = .center
  ) -> Tree {
    adding(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  func padding(_ length: Double, _ edges: Edge.Set = .all) -> Tree {
    adding(.padding(Insets(edges, length)))
  }

  func priority(_ value: Double) -> Tree { adding(.layoutPriority(value)) }

  func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> Tree {
    adding(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func aspect(_ ratio: Double?, _ mode: ContentMode) -> Tree { adding(.aspectRatio(ratio, mode)) }

  func overlay(_ alignment: Alignment = .center, _ content: Tree...) -> Tree {
    adding(.overlay(alignment: alignment, content: Tree.views(content, NodeID(value: 4711))))
  }

  /// The view with ids below `id`.
  func view(_ id: NodeID) -> ViewNode {
    ViewNode(
      id: id, kind: kind, name: name, modifiers: modifiers.map { ModifierNode($0) },
      children: Tree.views(children, id))
  }

  static func views(_ trees: [Tree], _ id: NodeID) -> [ViewNode] {
    trees.enumerated().map { $1.view(id.child($0)) }
  }

  /// Lays the tree out in a root of a size.
  func layout(
    _ width: Double, _ height: Double, safeArea: Insets = .zero,
    direction: LayoutDirection = .leftToRight, pixelsPerPoint: Double = 2,
    overrides: LayoutOverrides = .init()
  ) -> LayoutTree {
    var environment = EnvironmentValues(
      layoutDirection: direction, pixelsPerPoint: pixelsPerPoint)
    environment.text.layoutDirection = direction
    environment.text.pixelsPerPoint = pixelsPerPoint
    return LayoutEngine.layout(
      [view(NodeID.root.child(0))],
      in: LayoutHost(
        size: Size(width, height), safeArea: safeArea, environment: environment),
      using: LayoutServices(text: SuppliedTextMeasuring()), overrides: overrides)
  }
}

extension LayoutTree {
  /// The root frame of the first view of a name as `[x, y, width, height]`; empty when missing.
  func frame(_ name: String) -> [Double] {
    namedNodes().first { $0.name == name }?.frame.components ?? []
  }
}

// The views, by SwiftUI's names with a small first letter.

func color(_ name: String? = nil) -> Tree { Tree(kind: .color(.system("red")), name: name) }

/// A colour of fixed size.
func box(_ width: Double, _ height: Double, _ name: String? = nil) -> Tree {
  let tree = color().frame(width, height)
  return name.map { tree.named($0) } ?? tree
}

func hStack(
  _ spacing: Double? = nil, _ alignment: VerticalAlignment = .center, _ children: Tree...
) -> Tree {
  Tree(kind: .hStack(alignment: alignment, spacing: spacing), children: children)
}

func vStack(
  _ spacing: Double? = nil, _ alignment: HorizontalAlignment = .center, _ children: Tree...
) -> Tree {
  Tree(kind: .vStack(alignment: alignment, spacing: spacing), children: children)
}

func zStack(_ alignment: Alignment = .center, _ children: Tree...) -> Tree {
  Tree(kind: .zStack(alignment: alignment), children: children)
}

func scroll(_ axes: Axis.Set, _ children: Tree...) -> Tree {
  Tree(kind: .scrollView(axes: axes, showsIndicators: true), children: children)
}

func spacer(_ minimum: Double? = nil) -> Tree { Tree(kind: .spacer(minLength: minimum)) }

func shape(_ shape: Shape, _ stroke: ShapeContent.Stroke? = nil) -> Tree {
  var content = ShapeContent(shape: shape)
  if let stroke { content.strokes = [stroke] }
  return Tree(kind: .shape(content))
}

func image(_ width: Double, _ height: Double, resizable: Bool = false) -> Tree {
  Tree(
    kind: .image(
      ImageContent(source: .placeholder(Size(width, height)), isResizable: resizable)))
}

/// A text of fixed size with the metrics of the 13 pt default font of macOS.
func text(_ width: Double, _ height: Double = 16, baseline: Double = 13) -> Tree {
  Tree(
    kind: .text(
      TextContent(
        runs: [.init("text")],
        supplied: SuppliedTextMetrics(
          size: Size(width, height), baseline: baseline, spacingAbove: 4.7421875,
          spacingBelow: 8.15087890625, textToTextAbove: 0))))
}

/// A paragraph that takes 16 pt lines: `lines` of them at `width`.
func paragraph(_ ideal: Double, _ width: Double, _ lines: Int) -> Tree {
  Tree(
    kind: .text(
      TextContent(
        runs: [.init("paragraph")],
        supplied: SuppliedTextMetrics(
          size: Size(ideal, 16),
          wrap: .init(pitch: 16, linesAtWidth: [.init(width: width, lines: lines)]),
          baseline: 13, textToTextAbove: 0))))
}
