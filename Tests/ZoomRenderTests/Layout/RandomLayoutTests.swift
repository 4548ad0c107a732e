// Laws that hold for every tree.

import Testing

@testable import ZoomRender

struct RandomLayoutTests {
  static let count = 2400
  static let depth = 5
  private static let size = Size(320, 480)
  private static let safeArea = Insets(top: 40, leading: 10, bottom: 20, trailing: 30)

  private func layout(
    _ views: [ViewNode], _ direction: LayoutDirection = .leftToRight
  ) -> LayoutTree {
    var environment = EnvironmentValues(layoutDirection: direction, pixelsPerPoint: 2)
    environment.text.layoutDirection = direction
    return LayoutEngine.layout(
      views,
      in: LayoutHost(size: Self.size, safeArea: Self.safeArea, environment: environment),
      using: LayoutServices(text: SuppliedTextMeasuring()))
  }

  private func tree(_ seed: Int) -> ViewNode {
    var random = RandomTree(seed: UInt64(seed))
    return random.make(depth: Self.depth + seed % 3)
  }

  /// One run over all trees: the laws share the layouts.
  @Test func `laws hold for every tree`() {
    var nodes = 0
    for seed in 0..<Self.count {
      let view = tree(seed)
      let plain = layout([view])
      nodes += plain.nodes.count
      #expect(
        plain.nodes.allSatisfy {
          $0.frame.isFinite && $0.frame.width >= 0 && $0.frame.height >= 0
        }, "seed \(seed): every frame is finite")
      #expect(plain == layout([view]), "seed \(seed): a second run gives the same numbers")
      #expect(
        mirrorError(plain, layout([view], .rightToLeft)) < 1e-6,
        "seed \(seed): right to left is the mirror image")
      var renamed = RandomTree(seed: UInt64(seed), prefix: "zoom", base: NodeID(value: 77))
      let other = layout([renamed.make(depth: Self.depth + seed % 3)])
      #expect(
        plain.nodes.elementsEqual(other.nodes) { $0.frame == $1.frame },
        "seed \(seed): names and identities change no number")
      checkModifiers(plain, seed)
      checkStacks(plain, seed)
    }
    print("random trees: \(Self.count) with \(nodes) nodes")
  }

  /// The largest difference between a tree and the mirror image of another one.
  private func mirrorError(_ plain: LayoutTree, _ mirrored: LayoutTree) -> Double {
    guard plain.nodes.count == mirrored.nodes.count else { return .infinity }
    var worst = 0.0
    for index in plain.nodes.indices where plain.nodes[index].isBuilt {
      let (a, b) = (plain.rootFrame(of: index), mirrored.rootFrame(of: index))
      worst = max(
        worst, abs(Self.size.width - a.maxX - b.minX), abs(a.minY - b.minY),
        abs(a.width - b.width), abs(a.height - b.height))
    }
    return worst
  }

  @Test func `order of views on top of each other changes no number`() {
    for seed in 0..<Self.count / 4 {
      let (a, b) = (boxed(tree(seed), "a"), boxed(tree(seed + Self.count), "b"))
      func frames(_ children: [ViewNode]) -> [Rect] {
        let tree = layout([
          ViewNode(id: NodeID.root.child(9), kind: .zStack(alignment: .center), children: children)
        ])
        return ["a", "b"].compactMap { name in tree.index(named: name).map(tree.rootFrame) }
      }
      let (first, second) = (frames([a, b]), frames([b, a]))
      #expect(first.count == 2 && first == second, "seed \(seed)")
    }
  }

  /// Along the axis that scrolls, every view is asked for its ideal length, whoever came before.
  @Test func `order of views in a stack that scrolls moves them and changes no size`() {
    for seed in 0..<Self.count / 4 {
      let views = (0..<3).map { boxed(tree(seed + $0 * Self.count), ["a", "b", "c"][$0]) }
      func frames(_ order: [Int]) -> [Rect] {
        let stack = ViewNode(
          id: NodeID.root.child(8), kind: .vStack(alignment: .leading, spacing: 3),
          children: order.map { views[$0] })
        let scroll = ViewNode(
          id: NodeID.root.child(9), kind: .scrollView(axes: .vertical, showsIndicators: true),
          children: [stack])
        let tree = layout([scroll])
        return ["a", "b", "c"].compactMap { name in tree.index(named: name).map(tree.rootFrame) }
      }
      let (first, second) = (frames([0, 1, 2]), frames([2, 0, 1]))
      #expect(first.count == 3 && first.map(\.size) == second.map(\.size), "seed \(seed)")
      #expect(
        abs(first[0].minY + first[2].height + 3 - second[0].minY) < 1e-6
          && abs(first[1].minY + first[2].height + 3 - second[1].minY) < 1e-6, "seed \(seed)")
    }
  }

  private func boxed(_ view: ViewNode, _ name: String) -> ViewNode {
    var view = view
    view.modifiers.append(ModifierNode(.name(name)))
    return view
  }

  /// Modifiers keep their promises about size.
  private func checkModifiers(_ tree: LayoutTree, _ seed: Int) {
    for (index, node) in tree.nodes.enumerated() where node.isBuilt {
      guard case .modifier(let modifier) = node.content,
        let child = tree.children(of: index).first
      else { continue }
      let inner = tree.nodes[child].frame.size
      if !holds(modifier, node.frame.size, inner) {
        Issue.record("seed \(seed): \(modifier) is \(node.frame.size) around \(inner)")
      }
    }
  }

  private func holds(_ modifier: Modifier, _ size: Size, _ inner: Size) -> Bool {
    switch modifier {
    case .frame(let width, let height, _):
      return (width == nil || width == size.width) && (height == nil || height == size.height)
    case .padding(let insets):
      return abs(max(0, inner.width + insets.horizontal) - size.width) < 1e-9
        && abs(max(0, inner.height + insets.vertical) - size.height) < 1e-9
    case .flexibleFrame(let frame):
      // A minimum above the maximum is contradictory: then the child decides.
      let low = Size(frame.minWidth ?? 0, frame.minHeight ?? 0)
      let high = Size(frame.maxWidth ?? .infinity, frame.maxHeight ?? .infinity)
      return (low.width > high.width || size.width >= low.width)
        && (low.height > high.height || size.height >= low.height)
    case .overlay, .background, .opacity, .offset, .alignmentGuide, .layoutPriority:
      return size == inner
    default: return true
    }
  }

  /// Children of a stack follow each other at its spacing.
  private func checkStacks(_ tree: LayoutTree, _ seed: Int) {
    for (index, node) in tree.nodes.enumerated() where node.isBuilt {
      var spacing: Double?
      var axis = Axis.horizontal
      switch node.content {
      case .view(.hStack(_, let given)): spacing = given
      case .view(.vStack(_, let given)):
        spacing = given
        axis = .vertical
      default: continue
      }
      guard let spacing else { continue }
      let frames = tree.children(of: index).map { tree.nodes[$0].frame }
      for (a, b) in zip(frames, frames.dropFirst()) {
        let gap = axis == .horizontal ? b.minX - a.maxX : b.minY - a.maxY
        if abs(gap - spacing) >= 1e-6 { Issue.record("seed \(seed): gap \(gap) for \(spacing)") }
      }
    }
  }
}
