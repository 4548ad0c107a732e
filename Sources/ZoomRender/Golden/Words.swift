// A word over the frames of a golden.

/// One word for every frame; a frame without it (its layer is not there) has nil.
public struct Words: Sendable, Equatable {
  package var values: FrameValues<String>

  package init(_ values: FrameValues<String> = FrameValues()) { self.values = values }

  /// The same in every frame.
  package init(repeating word: String?, count: Int) {
    values = FrameValues(repeating: word, count: count)
  }

  /// True when every frame has the same word, or none has one.
  public var isConstant: Bool { values.isConstant }

  /// The first word there is.
  public var first: String? { values.lazy.compactMap(\.self).first }

  /// `"a"` for a constant, else an array whose entries are a word or `[word, frames]` for a hold.
  var json: String {
    func text(_ word: String?) -> String { word.map(JSONText.quoted) ?? "null" }
    if isConstant { return text(values.first ?? nil) }
    return "["
      + values.runs.map { word, count in
        count == 1 ? text(word) : "[\(text(word)),\(count)]"
      }.joined(separator: ",") + "]"
  }

  /// Reads the form of ``json`` for `count` frames; nil when it is not of that form.
  init?(_ node: JSONNode, count: Int) {
    guard node.elements != nil else {
      guard node.isNull || node.string != nil else { return nil }
      self.init(repeating: node.string, count: count)
      return
    }
    guard let nodes = Runs.expand(node, count: count),
      nodes.allSatisfy({ $0.isNull || $0.string != nil })
    else { return nil }
    self.init(FrameValues(nodes.map(\.string)))
  }
}

/// Held values written once with their number.
enum Runs {
  /// An array whose entries are a value or `[value, frames]`, one node a frame; nil when it does not
  /// hold `count` frames.
  static func expand(_ node: JSONNode, count: Int) -> [JSONNode]? {
    guard let entries = node.elements else { return nil }
    var nodes: [JSONNode] = []
    for entry in entries {
      guard let pair = entry.elements else {
        nodes.append(entry)
        continue
      }
      guard pair.count == 2, let number = pair[1].number, let run = Int(exactly: number), run > 0,
        run <= count - nodes.count
      else { return nil }
      nodes.append(contentsOf: repeatElement(pair[0], count: run))
    }
    return nodes.count == count ? nodes : nil
  }
}
