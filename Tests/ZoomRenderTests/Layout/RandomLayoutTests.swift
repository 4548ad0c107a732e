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

  @Test func `every frame is finite and a second run gives the same numbers`() {
    var nodes = 0
    for seed in 0..<Self.count {
      let view = tree(seed)
      let first = layout([view])
      let bad = first.nodes.first {
        !$0.frame.isFinite || $0.frame.width < 0 || $0.frame.height < 0
      }
      #expect(bad == nil, "seed \(seed): \(String(describing: bad))")
      #expect(first == layout([view]), "seed \(seed)")
      nodes += first.nodes.count
    }
    print("random trees: \(Self.count) with \(nodes) nodes")
  }

  @Test func `right to left is the mirror image`() {
    for seed in 0..<Self.count {
      let view = tree(seed)
      let plain = layout([view])
      let mirrored = layout([view], .rightToLeft)
      #expect(plain.nodes.count == mirrored.nodes.count)
      var worst = 0.0
      for index in plain.nodes.indices where plain.nodes[index].isBuilt {
        let (a, b) = (plain.rootFrame(of: index), mirrored.rootFrame(of: index))
        worst = max(
          worst, abs(Self.size.width - a.maxX - b.minX), abs(a.minY - b.minY),
          abs(a.width - b.width), abs(a.height - b.height))
      }
      #expect(worst < 1e-6, "seed \(seed)")
    }
  }

  @Test func `names and identities change no number`() {
    for seed in 0..<Self.count {
      var renamed = RandomTree(seed: UInt64(seed), prefix: "zoom", base: NodeID(value: 77))
      let other = layout([renamed.make(depth: Self.depth + seed % 3)])
      #expect(layout([tree(seed)]).nodes.map(\.frame) == other.nodes.map(\.frame), "seed \(seed)")
    }
  }

  @Test func `order of views on top of each other changes no number`() {
    for seed in 0..<Self.count / 2 {
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

  private func boxed(_ view: ViewNode, _ name: String) -> ViewNode {
    var view = view
    view.modifiers.append(ModifierNode(.name(name)))
    return view
  }

  @Test func `modifiers keep their promises about size`() {
    for seed in 0..<Self.count {
      let tree = layout([tree(seed)])
      for (index, node) in tree.nodes.enumerated() where node.isBuilt {
        guard case .modifier(let modifier) = node.content,
          let child = tree.children(of: index).first
        else { continue }
        let inner = tree.nodes[child].frame.size
        #expect(holds(modifier, node.frame.size, inner), "seed \(seed): \(modifier)")
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

  @Test func `children of a stack follow each other without gaps`() {
    for seed in 0..<Self.count {
      let tree = layout([tree(seed)])
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
          #expect(abs(gap - spacing) < 1e-6, "seed \(seed)")
        }
      }
    }
  }
}
