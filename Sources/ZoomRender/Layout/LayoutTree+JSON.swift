// The named views of a tree as JSON.

extension LayoutTree {
  /// `{"scale":S,"nodes":[{"name":…,"path":…,"frame":[x,y,w,h]},…]}`: every named view that
  /// exists, in drawing order, in root points, unrounded.
  ///
  /// Numbers are the shortest that read back to the same value; lengths that are not finite are
  /// `null`.
  /// - Parameter scale: device pixels per point.
  public func namedNodesJSON(scale: Double) -> String {
    var text = "{\"scale\":\(Self.json(scale)),\"nodes\":["
    for (index, node) in namedNodes().enumerated() {
      if index > 0 { text += "," }
      let frame = node.frame.components.map { Self.json($0) }.joined(separator: ",")
      text += "{\"name\":\(JSONText.quoted(node.name)),\"path\":\(JSONText.quoted(node.path)),"
      text += "\"frame\":[\(frame)]}"
    }
    return text + "]}"
  }

  private static func json(_ number: Double) -> String {
    number.isFinite ? JSONText.number(number) : "null"
  }
}
