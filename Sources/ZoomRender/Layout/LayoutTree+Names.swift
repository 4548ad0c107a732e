// Named views of a laid-out tree.

/// A named view with its frame on the root.
public struct NamedFrame: Sendable, Equatable {
  /// The name that the scene gives it; not necessarily unique.
  public var name: String
  /// Where it was written.
  public var path: String
  /// In root points, unrounded; transforms that only draw do not show.
  public var frame: Rect
}

extension LayoutTree {
  /// Calls `body` for every node of the tree in drawing order with the root point of its origin.
  ///
  /// Nodes that are not built are left out with everything below them.
  public func forEachNode(_ body: (_ index: Int, _ origin: Point) -> Void) {
    guard !nodes.isEmpty else { return }
    var stack: [(index: Int, parentOrigin: Point)] = [(0, .zero)]
    while let (index, parentOrigin) = stack.popLast() {
      let node = nodes[index]
      guard node.isBuilt else { continue }
      let origin = Point(
        parentOrigin.x + node.frame.minX, parentOrigin.y + node.frame.minY)
      body(index, origin)
      for child in children(of: index).reversed() { stack.append((child, origin)) }
    }
  }

  /// Every view that exists, in drawing order; one without a name by its text or its kind.
  public func describedNodes() -> [NamedFrame] {
    var result: [NamedFrame] = []
    forEachNode { index, origin in
      let node = nodes[index]
      guard case .view(let kind) = node.content else { return }
      let name: String
      switch kind {
      case .text(let text): name = "\"\(text.string)\""
      case .image(let image):
        if case .symbol(let symbol) = image.source {
          name = "image \(symbol)"
        } else {
          name = "image"
        }
      default: name = String("\(kind)".prefix { $0 != "(" })
      }
      result.append(
        NamedFrame(
          name: node.name ?? name, path: node.origin.path,
          frame: Rect(origin: origin, size: node.frame.size)))
    }
    return result
  }

  /// The named views that exist, in drawing order.
  public func namedNodes() -> [NamedFrame] {
    var result: [NamedFrame] = []
    forEachNode { index, origin in
      guard let name = nodes[index].name else { return }
      result.append(
        NamedFrame(
          name: name, path: nodes[index].origin.path,
          frame: Rect(origin: origin, size: nodes[index].frame.size)))
    }
    return result
  }
}
