// The node tree as text.

import ZoomRender

/// Prints nodes one to a line, indented, with their modifiers innermost first.
enum NodeDump {
  static func text(_ nodes: [EngineNode], indent: String = "") -> String {
    nodes.map { line($0, indent: indent) }.joined(separator: "\n")
  }

  private static func line(_ node: EngineNode, indent: String) -> String {
    var parts = ["\(indent)\(short(node.kind))"]
    for modifier in node.modifiers {
      parts.append("\(indent)  .\(short(modifier.modifier))")
      switch modifier.modifier {
      case .overlay(_, let content), .background(_, let content), .mask(_, let content),
        .safeAreaInset(_, _, _, let content):
        if !content.isEmpty { parts.append(text(content, indent: indent + "    ")) }
      default: break
      }
    }
    if !node.children.isEmpty { parts.append(text(node.children, indent: indent + "| ")) }
    return parts.joined(separator: "\n")
  }

  /// A value without module names, cut where content follows on its own lines.
  private static func short<T>(_ value: T) -> String {
    var text = String(describing: value)
    for name in ["ZoomRender.", "ZoomUI.", "Optional"] {
      text = text.replacingOccurrences(of: name, with: "")
    }
    // Content follows on lines of its own.
    let hasContent = text.contains("ViewNode(")
    return hasContent && text.count > 200 ? String(text.prefix(200)) + "…" : text
  }
}
