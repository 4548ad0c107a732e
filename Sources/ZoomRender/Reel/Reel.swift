// Cards one after the other.

/// A reel: frames of its cards in order, at any time.
public struct Reel: Sendable {
  /// The cards in order.
  public let cards: [ReelCard]
  /// When each card begins, in seconds.
  public let starts: [Double]
  /// Seconds.
  public let duration: Double

  /// Frames a second of the video.
  public static let framesPerSecond = 60

  /// A reel of these cards.
  public init(cards: [ReelCard]) {
    self.cards = cards
    var frames = 0
    var starts: [Double] = []
    for card in cards {
      starts.append(Double(frames) / Double(Self.framesPerSecond))
      frames += Int((card.duration * Double(Self.framesPerSecond)).rounded())
    }
    self.starts = starts
    frameCount = frames
    duration = Double(frames) / Double(Self.framesPerSecond)
  }

  /// Frames of the video.
  public let frameCount: Int

  /// The frame of a time; the last card holds after the end.
  public func frame(at time: Double) -> Frame {
    let index = starts.lastIndex { $0 <= time + 1e-9 } ?? 0
    guard cards.indices.contains(index) else {
      return Frame(
        time: time, size: .zero, background: .black,
        root: Layer(id: .root, role: .screen, bounds: .zero))
    }
    return cards[index].card(at: time - starts[index]).frame(at: time)
  }

  /// The cards as chapters of the video.
  public var chapters: [VideoWriter.Chapter] {
    zip(starts, cards).map { start, card in
      VideoWriter.Chapter(
        frame: Int((start * Double(Self.framesPerSecond)).rounded()), title: card.title)
    }
  }

  /// File name of a card's still picture: `03-curves.png`.
  public func stillName(_ index: Int) -> String {
    "\(index < 9 ? "0" : "")\(index + 1)-\(cards[index].name).png"
  }
}
