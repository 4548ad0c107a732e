// A word over the frames of a golden.

/// One word for every frame; a frame without it (its layer is not there) has nil.
public struct Words: Sendable, Equatable {
  package var values: [String?]

  package init(_ values: [String?]) { self.values = values }

  /// True when every frame has the same word, or none has one.
  public var isConstant: Bool { values.allSatisfy { $0 == values.first ?? nil } }

  /// The first word there is.
  public var first: String? { values.lazy.compactMap(\.self).first }

  /// `"a"` for a constant, else an array whose entries are a word or `[word, frames]` for a hold.
  var json: String {
    func text(_ word: String?) -> String { word.map(JSONText.quoted) ?? "null" }
    if isConstant { return text(values.first ?? nil) }
    return "["
      + Runs.of(values).map { word, count in
        count == 1 ? text(word) : "[\(text(word)),\(count)]"
      }.joined(separator: ",") + "]"
  }

  /// Reads the form of ``json`` for `count` frames; nil when it is not of that form.
  init?(_ node: JSONNode, count: Int) {
    guard node.elements != nil else {
      guard node.isNull || node.string != nil else { return nil }
      self.init([String?](repeating: node.string, count: count))
      return
    }
    guard let nodes = Runs.expand(node, count: count),
      nodes.allSatisfy({ $0.isNull || $0.string != nil })
    else { return nil }
    self.init(nodes.map(\.string))
  }
}

/// Held values written once with their number.
enum Runs {
  /// Equal neighbours as one entry with their number.
  static func of<Value: Equatable>(_ values: [Value]) -> [(value: Value, count: Int)] {
    var result: [(value: Value, count: Int)] = []
    for value in values {
      if result.last?.value == value {
        result[result.count - 1].count += 1
      } else {
        result.append((value, 1))
      }
    }
    return result
  }

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
