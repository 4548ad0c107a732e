// One card of a reel.

/// A card with its length; what it shows at a time is a pure function.
public struct ReelCard: Sendable {
  /// Short name, unique within the reel: a file name.
  public var name: String
  /// What the chapter is called.
  public var title: String
  /// Seconds.
  public var duration: Double
  /// Where the card's still picture is taken, in card seconds.
  public var stillTime: Double
  let compose: @Sendable (Double) -> Card

  init(
    _ name: String, _ title: String, duration: Double, still: Double,
    compose: @escaping @Sendable (Double) -> Card
  ) {
    self.name = name
    self.title = title
    // Cards begin on frames of the video: chapters and stills fall on whole frames.
    self.duration = max(1, (duration * 60).rounded(.up)) / 60
    stillTime = min(max(0, (still * 60).rounded() / 60), self.duration)
    self.compose = compose
  }

  /// The card at a time from its start.
  public func card(at time: Double) -> Card { compose(min(max(0, time), duration)) }
}

/// Places of a card's parts.
enum CardLayout {
  /// Outer margin of a card in points.
  static let margin = 72.0
  /// Between columns, and between a clip and its label.
  static let gutter = 40.0

  static func isWide(_ size: Size) -> Bool { size.width >= size.height }

  /// Where a card's content goes: below the heading.
  static func area(_ size: Size) -> Rect {
    let top = isWide(size) ? 136.0 : 172
    return Rect(
      x: margin, y: top, width: size.width - 2 * margin, height: size.height - top - margin)
  }

  /// Two parts side by side on a wide card, one above the other on a tall one.
  static func split(_ size: Size, first share: Double) -> (first: Rect, second: Rect) {
    let area = area(size)
    if isWide(size) {
      let width = ((area.width - gutter) * share).rounded()
      return (
        Rect(x: area.minX, y: area.minY, width: width, height: area.height),
        Rect(
          minX: area.minX + width + gutter, minY: area.minY, maxX: area.maxX, maxY: area.maxY)
      )
    }
    let height = ((area.height - gutter) * 0.46).rounded()
    return (
      Rect(x: area.minX, y: area.minY, width: area.width, height: height),
      Rect(minX: area.minX, minY: area.minY + height + gutter, maxX: area.maxX, maxY: area.maxY)
    )
  }

  /// Cells of one size in the number of columns that shows pictures of these proportions largest.
  ///
  /// - Parameters:
  ///   - label: points below each picture.
  ///   - narrowest: least width of a cell, for its label.
  static func grid(
    _ count: Int, aspect: Double, in area: Rect, label: Double, narrowest: Double = 170
  ) -> [Rect] {
    let count = max(1, count)
    func cell(_ columns: Int) -> Size {
      let rows = (count + columns - 1) / columns
      return Size(
        (area.width - 24 * Double(columns - 1)) / Double(columns),
        (area.height - 24 * Double(rows - 1)) / Double(rows))
    }
    func shown(_ columns: Int) -> Double {
      let cell = cell(columns)
      guard cell.width >= narrowest || columns == 1 else { return 0 }
      return min(cell.width, (cell.height - label) * aspect)
    }
    let columns = (1...count).max { shown($0) < shown($1) } ?? 1
    var size = cell(columns)
    // Rows are no higher than their pictures; what is left lies above and below.
    size.height = min(size.height, size.width / aspect + label)
    let rows = Double((count + columns - 1) / columns)
    let height = size.height * rows + 24 * (rows - 1)
    let middle = Rect(
      x: area.minX, y: (area.midY - height / 2).rounded(.down), width: area.width, height: height)
    return cells(count, columns: columns, size: size, in: middle)
  }

  private static func cells(_ count: Int, columns: Int, size: Size, in area: Rect) -> [Rect] {
    (0..<count).map { index in
      Rect(
        x: area.minX + Double(index % columns) * (size.width + 24),
        y: area.minY + Double(index / columns) * (size.height + 24), width: size.width,
        height: size.height)
    }
  }
}

extension Card {
  /// The card's heading, with a remark behind it.
  mutating func heading(_ text: String, _ remark: String = "") {
    let box = self.text(
      text, at: Point(CardLayout.margin, 52), Style(44).with(\.weight, .semibold),
      width: size.width - 2 * CardLayout.margin)
    guard !remark.isEmpty else { return }
    // Behind the heading on a wide card, below it on a tall one.
    let isWide = CardLayout.isWide(size)
    let place = isWide ? Point(box.maxX + 28, 64) : Point(box.minX, box.maxY + 6)
    self.text(
      remark, at: place, Style(28).with(\.color, Ink.quiet).with(\.minimum, 24),
      width: size.width - CardLayout.margin - place.x)
  }

  /// A subject's frame in a rectangle of any proportions; returns where it is.
  @discardableResult
  mutating func show(
    _ frame: Frame, of subject: ReelSubject, in rect: Rect, atBottom: Bool = false
  ) -> Rect {
    let place = subject.fitted(in: rect, atBottom: atBottom)
    embed(frame, in: place, radius: subject.radius(in: place))
    outline(place, Ink.rule, width: 2, radius: subject.radius(in: place))
    return place
  }
}
