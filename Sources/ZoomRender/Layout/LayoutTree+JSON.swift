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
      text += "{\"name\":\(Self.json(node.name)),\"path\":\(Self.json(node.path)),"
      text += "\"frame\":[\(frame)]}"
    }
    return text + "]}"
  }

  private static func json(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 9_007_199_254_740_992 {
      return String(Int64(number))
    }
    return "\(number)"
  }

  private static func json(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
