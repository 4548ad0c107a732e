// Cards one after the other.

/// A reel: frames of its cards in order, at any time.
public struct Reel: Sendable {
  /// The cards in order.
  public let cards: [ReelCard]
  private let starts: [Double]

  /// A reel of these cards.
  public init(cards: [ReelCard]) {
    self.cards = cards
    var time = 0.0
    var starts: [Double] = []
    for card in cards {
      starts.append(time)
      time += card.duration
    }
    self.starts = starts
    duration = time
  }

  /// Seconds.
  public let duration: Double

  /// The frame of a time; the last card holds after the end.
  public func frame(at time: Double) -> Frame {
    let index = starts.lastIndex { $0 <= time } ?? 0
    guard cards.indices.contains(index) else {
      return Frame(
        time: time, size: .zero, background: .black,
        root: Layer(id: .root, role: .screen, bounds: .zero))
    }
    return cards[index].card(at: time - starts[index]).frame(at: time)
  }

  /// The reel's description: chapters, texts with their boxes, springs with code.
  public static func json(_ cards: [ReelCard], scene: Scene, subject: ReelSubject) -> String {
    let reel = Reel(cards: cards)
    let chapters = cards.enumerated().map { index, card -> String in
      let texts = card.card(at: card.stillTime).texts.map { box in
        let rect = box.rect.components.map { JSONText.number($0, digits: 2) }.joined(separator: ",")
        return "{\"text\":\(JSONText.quoted(box.text)),\"rect\":[\(rect)],"
          + "\"size\":\(JSONText.number(box.size))}"
      }
      return "{\"name\":\(JSONText.quoted(card.name)),"
        + "\"start\":\(JSONText.number(reel.starts[index], digits: 4)),"
        + "\"duration\":\(JSONText.number(card.duration, digits: 4)),"
        + "\"texts\":[\(texts.joined(separator: ","))]}"
    }
    let springs = subject.specSprings().map { name, spring -> String in
      let css = spring.cssLinear()
      return "{\"name\":\(JSONText.quoted(name)),"
        + "\"response\":\(JSONText.number(spring.response, digits: 5)),"
        + "\"dampingRatio\":\(JSONText.number(spring.dampingRatio, digits: 5)),"
        + "\"cssLinear\":\(JSONText.quoted(css.function)),"
        + "\"cssDuration\":\(JSONText.number(css.duration, digits: 4))}"
    }
    return """
      {"schema": "zoom-render/reel/1", "title": \(JSONText.quoted(scene.title)),
      "scene": "\(scene.digest)", "duration": \(JSONText.number(reel.duration, digits: 4)),
      "cards": [
      \(chapters.joined(separator: ",\n"))],
      "springs": [\(springs.joined(separator: ",\n"))]}

      """
  }
}
