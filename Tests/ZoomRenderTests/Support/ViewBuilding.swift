// View trees written in Swift, for tests.

@testable import ZoomRender

/// Makes view nodes without ids; ``ViewNode/identified(as:)`` gives them structural ones.
func view(_ kind: ViewKind, _ modifiers: Modifier..., children: [ViewNode] = []) -> ViewNode {
  ViewNode(id: .root, kind: kind, modifiers: modifiers.map { ModifierNode($0) }, children: children)
}

func text(_ string: String, _ modifiers: Modifier...) -> ViewNode {
  ViewNode(
    id: .root, kind: .text(TextContent(string)), modifiers: modifiers.map { ModifierNode($0) })
}

func symbol(_ name: String, _ modifiers: Modifier...) -> ViewNode {
  ViewNode(
    id: .root, kind: .image(ImageContent(source: .symbol(name))),
    modifiers: modifiers.map { ModifierNode($0) })
}

extension ViewNode {
  /// The tree with ids by structure, those of content inside modifiers included.
  func identified(as id: NodeID = .root.child(part: "test")) -> ViewNode {
    var node = self
    node.id = id
    node.children = children.enumerated().map { $1.identified(as: id.child($0)) }
    node.modifiers = modifiers.enumerated().map { index, written in
      let inner = id.child(part: "modifier\(index)")
      func named(_ views: [ViewNode]) -> [ViewNode] {
        views.enumerated().map { $1.identified(as: inner.child($0)) }
      }
      var written = written
      switch written.modifier {
      case .overlay(let alignment, let content):
        written.modifier = .overlay(alignment: alignment, content: named(content))
      case .background(let alignment, let content):
        written.modifier = .background(alignment: alignment, content: named(content))
      case .mask(let alignment, let content):
        written.modifier = .mask(alignment: alignment, content: named(content))
      case .safeAreaInset(let edge, let alignment, let spacing, let content):
        written.modifier = .safeAreaInset(
          edge: edge, alignment: alignment, spacing: spacing, content: named(content))
      case .toolbar(let items):
        written.modifier = .toolbar(
          items.enumerated().map { position, item in
            var item = item
            item.id = inner.child(position)
            item.content = item.content.enumerated().map {
              $1.identified(as: item.id.child($0))
            }
            return item
          })
      default: break
      }
      return written
    }
    return node
  }
}
