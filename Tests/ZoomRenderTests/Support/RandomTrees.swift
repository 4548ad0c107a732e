// Seeded random view trees.

@testable import ZoomRender

/// A small generator with a fixed sequence for each seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    // Mixed once, so that neighbouring seeds do not walk the same sequence.
    state = seed
    state = next() ^ (seed << 32)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ fraction: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < fraction
  }
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self)) + (chance(0.3) ? 0.375 : 0)
  }
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

/// Makes random trees of at least a given depth.
struct RandomTree {
  var numbers: SeededNumbers
  /// Prefix of names and base of ids: neither may change a number.
  var prefix: String
  var base: NodeID

  init(seed: UInt64, prefix: String = "n", base: NodeID = .root) {
    numbers = SeededNumbers(seed: seed)
    self.prefix = prefix
    self.base = base
  }

  mutating func make(depth: Int) -> ViewNode { view(depth: depth, id: base.child(0)) }

  private mutating func view(depth: Int, id: NodeID) -> ViewNode {
    var node = ViewNode(id: id, kind: .color(.system("red")), name: "\(prefix)\(id.value)")
    if depth <= 0 {
      node.kind = leaf()
    } else {
      fill(&node, depth: depth)
    }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) where numbers.chance(0.6) {
      node.modifiers.append(ModifierNode(modifier(id: id.child(part: "m\(node.modifiers.count)"))))
    }
    return node
  }

  private mutating func leaf() -> ViewKind {
    switch Int.random(in: 0...9, using: &numbers) {
    case 0, 1: return .color(.system("red"))
    case 2: return .shape(ShapeContent(shape: .circle))
    case 3: return .spacer(minLength: numbers.chance(0.5) ? numbers.length(0...30) : nil)
    case 4: return .divider
    case 5: return .image(ImageContent(source: .placeholder(size())))
    case 6: return .image(ImageContent(source: .placeholder(size()), isResizable: true))
    default: return .text(text())
    }
  }

  private mutating func text() -> TextContent {
    var metrics = SuppliedTextMetrics(
      size: Size(numbers.length(5...200), 16), baseline: 12.5, spacingAbove: 4.75,
      spacingBelow: 8.25, textToTextAbove: 2)
    if numbers.chance(0.5) {
      metrics.wrap = .init(
        pitch: 16,
        linesAtWidth: [
          .init(width: 40, lines: 5), .init(width: 80, lines: 3), .init(width: 200, lines: 1),
        ])
    }
    return TextContent(runs: [.init("text")], supplied: metrics)
  }

  private mutating func size() -> Size { Size(numbers.length(0...80), numbers.length(0...80)) }

  private mutating func fill(_ node: inout ViewNode, depth: Int) {
    let count = Int.random(in: 1...4, using: &numbers)
    // One child goes to the full depth, the others stop anywhere.
    let deepest = Int.random(in: 0..<count, using: &numbers)
    for index in 0..<count {
      let next = index == deepest ? depth - 1 : Int.random(in: 0..<depth, using: &numbers)
      node.children.append(view(depth: next, id: node.id.child(index)))
    }
    let spacing: Double? = numbers.chance(0.5) ? numbers.length(0...20) : nil
    let vertical = numbers.pick([
      VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
      .custom("own"),
    ])
    let horizontal = numbers.pick([
      HorizontalAlignment.leading, .center, .trailing, .custom("own"),
    ])
    switch Int.random(in: 0...13, using: &numbers) {
    case 0...3: node.kind = .hStack(alignment: vertical, spacing: spacing)
    case 4...7: node.kind = .vStack(alignment: horizontal, spacing: spacing)
    case 8: node.kind = .zStack(alignment: Alignment(horizontal, vertical))
    case 9:
      node.kind = .scrollView(
        axes: numbers.pick([.vertical, .horizontal, .both]), showsIndicators: true)
    case 10: node.kind = .viewThatFits(axes: numbers.pick([.vertical, .horizontal, .both]))
    case 11: node.kind = lazy(spacing, horizontal)
    case 12:
      node.kind = .grid(
        alignment: .center, horizontalSpacing: spacing, verticalSpacing: nil)
      node.children = [
        ViewNode(
          id: node.id.child(part: "row"), kind: .gridRow(alignment: nil), children: node.children),
        view(depth: depth - 1, id: node.id.child(part: "lone")),
      ]
    default:
      node.kind = .customLayout(
        .named(numbers.pick(["flow", "radial", "priorityColumn"]), arguments: []))
    }
  }

  private mutating func lazy(_ spacing: Double?, _ alignment: HorizontalAlignment) -> ViewKind {
    if numbers.chance(0.5) {
      return .lazyVStack(alignment: alignment, spacing: spacing, pinnedViews: [])
    }
    return .lazyVGrid(
      columns: [
        GridItem(.flexible(minimum: 10, maximum: .infinity)),
        GridItem(.adaptive(minimum: numbers.length(20...60), maximum: .infinity)),
        GridItem(.fixed(numbers.length(10...50))),
      ], alignment: .center, spacing: spacing, pinnedViews: [])
  }

  private mutating func modifier(id: NodeID) -> Modifier {
    let alignment = numbers.pick([Alignment.center, .topLeading, .bottomTrailing])
    switch Int.random(in: 0...17, using: &numbers) {
    case 0, 1:
      return .frame(
        width: numbers.chance(0.7) ? numbers.length(0...150) : nil,
        height: numbers.chance(0.7) ? numbers.length(0...150) : nil, alignment: alignment)
    case 2, 3: return .flexibleFrame(flexibleFrame(alignment))
    case 4, 5:
      return .padding(
        Insets(
          top: numbers.length(-5...20), leading: numbers.length(-5...20),
          bottom: numbers.length(0...20), trailing: numbers.length(0...20)))
    case 6: return .fixedSize(horizontal: numbers.chance(0.5), vertical: numbers.chance(0.5))
    case 7: return .aspectRatio(numbers.chance(0.5) ? 1.5 : nil, numbers.pick([.fit, .fill]))
    case 8: return .layoutPriority(numbers.pick([-1, 0, 1]))
    case 9:
      return .alignmentGuide(
        AlignmentGuide(
          guide: numbers.pick([
            .horizontal(.leading), .horizontal(.custom("own")), .vertical(.custom("own")),
            .vertical(.center),
          ]), constant: 3, width: 0.25, height: 0.5))
    case 10: return .offset(Vector(dx: numbers.length(-20...20), dy: numbers.length(-20...20)))
    case 11: return .position(Point(numbers.length(0...100), numbers.length(0...100)))
    case 12:
      return .overlay(
        alignment: alignment,
        content: [ViewNode(id: id.child(0), kind: leaf()), ViewNode(id: id.child(1), kind: leaf())])
    case 13:
      return .safeAreaInset(
        edge: numbers.pick(Edge.allCases), alignment: .center,
        spacing: numbers.chance(0.5) ? 4 : nil,
        content: [
          ViewNode(
            id: id.child(0), kind: .color(.system("blue")),
            modifiers: [ModifierNode(.frame(width: 20, height: 12, alignment: .center))])
        ])
    case 14: return .ignoresSafeArea(edges: .all)
    case 15: return .safeAreaPadding(Insets(.all, numbers.length(0...10)))
    case 16: return .opacity(0.5)
    default:
      return .containerRelativeFrame(
        ContainerRelativeFrame(axes: .horizontal, count: 3, span: 2, spacing: 10))
    }
  }

  private mutating func flexibleFrame(_ alignment: Alignment) -> FlexibleFrame {
    FlexibleFrame(
      minWidth: numbers.chance(0.4) ? numbers.length(0...80) : nil,
      idealWidth: numbers.chance(0.2) ? numbers.length(0...120) : nil,
      maxWidth: numbers.chance(0.4) ? numbers.pick([60, 150, .infinity]) : nil,
      minHeight: numbers.chance(0.4) ? numbers.length(0...80) : nil,
      idealHeight: numbers.chance(0.2) ? numbers.length(0...120) : nil,
      maxHeight: numbers.chance(0.4) ? numbers.pick([60, 150, .infinity]) : nil,
      alignment: alignment)
  }
}
