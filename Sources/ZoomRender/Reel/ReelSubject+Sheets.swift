// Frames of a transition on one picture.

extension ReelSubject {
  /// Frames in a grid with times; key moments are named.
  ///
  /// - Parameter width: of the picture in points; its height follows.
  public func contactSheet(count: Int, columns: Int, width: Double) -> Frame {
    let columns = max(1, columns)
    let rows = (count + columns - 1) / columns
    let margin = width / 60
    let cell = (width - 2 * margin) / Double(columns)
    let text = max(11, min(28, cell / 11))
    let height = (cell - 16) * screen.height / max(1, screen.width) + text * 2
    var card = Card(
      size: Size(width, (height * Double(rows) + 2 * margin).rounded(.up)), engine: engine)
    let area = Rect(origin: .zero, size: card.size).inset(by: margin)
    layFilm(filmMoments(count), columns: columns, in: area, on: &card, textHeight: text)
    return card.frame(at: span.lowerBound)
  }

  /// Frames on top of each other, later ones fainter, with the boxes of named elements.
  public func onionSkin(count: Int, width: Double) -> Frame {
    let height = (width * screen.height / max(1, screen.width)).rounded(.up)
    var card = Card(size: Size(width, height), engine: engine)
    let whole = Rect(origin: .zero, size: card.size)
    let moments = filmMoments(count)
    for (index, moment) in moments.enumerated() {
      card.embed(frame(moment.time), in: whole, opacity: index == 0 ? 1 : 1 / Double(index + 1))
    }
    let scale = width / max(1, screen.width)
    for (index, moment) in moments.enumerated() {
      let color = Card.Ink.lines[index % Card.Ink.lines.count]
      for element in frame(moment.time).elements where element.opacity > 0.02 {
        let rect = Rect(
          x: element.rect.minX * scale, y: element.rect.minY * scale,
          width: element.rect.width * scale, height: element.rect.height * scale)
        let box = rect.intersection(whole)
        if !box.isEmpty { card.outline(box, color, width: 2) }
      }
    }
    return card.frame(at: span.lowerBound)
  }
}
