// Frames of the main motion on one picture.

extension ReelSubject {
  /// Times of a strip: equal steps, the nearest replaced by each key moment.
  func filmMoments(_ count: Int) -> [Moment] {
    // What cannot be seen to move any more gets one frame, not half of the strip.
    let end = settledTime > span.lowerBound ? settledTime : span.upperBound
    let steps = max(2, count - (end < span.upperBound ? 1 : 0))
    var moments = (0..<steps).map { index in
      Moment(
        name: "",
        time: span.lowerBound + (end - span.lowerBound) * Double(index) / Double(steps - 1))
    }
    if moments.count < count { moments.append(Moment(name: "", time: span.upperBound)) }
    for key in keyMoments() {
      let nearest = moments.indices.filter { moments[$0].name.isEmpty }
        .min { abs(moments[$0].time - key.time) < abs(moments[$1].time - key.time) }
      if let nearest { moments[nearest] = key }
    }
    return moments.sorted { $0.time < $1.time }
  }

  /// Equally spaced frames with the key moments among them.
  func filmstripCard(_ size: Size) -> ReelCard {
    let area = CardLayout.area(size)
    let rows = CardLayout.isWide(size) ? 2.0 : 3
    let height = (area.height - 24 * (rows - 1)) / rows - Self.labelHeight(24)
    let cell = max(180, height * screen.width / max(1, screen.height))
    let columns = max(2, min(10, Int((area.width + 24) / (cell + 24))))
    let moments = filmMoments(columns * Int(rows))
    return ReelCard("filmstrip", "Filmstrip", duration: 4, still: 1) { _ in
      var card = Card(size: size, engine: engine)
      card.heading("Filmstrip", "\(motionName), key moments named")
      layFilm(moments, columns: columns, in: area, text: 24, on: &card)
      return card
    }
  }

  /// Room below a frame for its time, its name and the gap to the next row, at a text size.
  private static func labelHeight(_ text: Double) -> Double { text * 3.7 }

  /// Frames in cells, each with its time, progress and name below.
  func layFilm(
    _ moments: [Moment], columns: Int? = nil, in area: Rect, text height: Double,
    on card: inout Card
  ) {
    let label = Self.labelHeight(height)
    let cells =
      columns.map { Self.film(moments.count, columns: $0, in: area) }
      ?? CardLayout.grid(
        moments.count, aspect: screen.width / max(1, screen.height), in: area, label: label)
    let style = Card.Style(height).with(\.anchor, 0.5)
    for (cell, moment) in zip(cells, moments) {
      let box = Rect(
        x: cell.minX, y: cell.minY, width: cell.width, height: cell.height - label)
      card.show(frame(moment.time), of: self, in: box)
      let progress = Self.number((progress(at: moment.time) * 100).rounded())
      card.text(
        "\(milliseconds(moment.time)) · \(progress) %",
        at: Point(cell.midX, box.maxY + height * 0.4), style.with(\.color, Card.Ink.quiet),
        width: cell.width)
      guard !moment.name.isEmpty else { continue }
      card.text(
        moment.name, at: Point(cell.midX, box.maxY + height * 1.65),
        style.with(\.weight, .semibold), width: cell.width)
    }
  }

  private static func film(_ count: Int, columns: Int, in area: Rect) -> [Rect] {
    let rows = (count + columns - 1) / columns
    let cell = Size(area.width / Double(columns), area.height / Double(rows))
    return (0..<count).map { index in
      Rect(
        x: area.minX + Double(index % columns) * cell.width + 8,
        y: area.minY + Double(index / columns) * cell.height, width: cell.width - 16,
        height: cell.height)
    }
  }

  /// Frames in a grid with times, progress and key moments, one block for each variant.
  ///
  /// - Parameter width: of the picture in points; its height follows.
  public static func contactSheet(
    _ variants: [ReelVariant], count: Int, columns: Int, width: Double
  ) -> Frame {
    let columns = max(1, columns)
    let rows = Double((count + columns - 1) / columns)
    let margin = (width / 60).rounded()
    let cell = (width - 2 * margin) / Double(columns)
    let text = max(9, min(28, (cell / 11).rounded()))
    let isNamed = variants.count > 1
    let heights = variants.map { variant -> Double in
      let screen = variant.subject.screen
      return (((cell - 16) * screen.height / max(1, screen.width) + labelHeight(text)) * rows)
        .rounded(.up)
        + (isNamed ? text * 2.4 : 0)
    }
    var card = Card(
      size: Size(width, heights.reduce(2 * margin, +)), engine: variants[0].subject.engine)
    var y = margin
    for (variant, height) in zip(variants, heights) {
      var area = Rect(x: margin, y: y, width: width - 2 * margin, height: height)
      if isNamed {
        card.text(
          variant.name, at: Point(margin + 8, y), .init(text * 1.2).with(\.weight, .semibold),
          width: area.width)
        area = Rect(
          minX: area.minX, minY: area.minY + text * 2.4, maxX: area.maxX, maxY: area.maxY)
      }
      variant.subject.layFilm(
        variant.subject.filmMoments(count), columns: columns, in: area, text: text, on: &card)
      y += height
    }
    return card.frame(at: variants[0].subject.span.lowerBound)
  }

  /// Frames on top of each other, with the boxes of what moves; the legend tells times and progress.
  ///
  /// - Parameter width: of the picture in points; its height follows.
  public func onionSkin(count: Int, width: Double) -> Frame {
    let margin = (width / 30).rounded()
    let shown = Size(
      width - 2 * margin, ((width - 2 * margin) * screen.height / max(1, screen.width)).rounded())
    let text = max(9, min(28, (width / 34).rounded()))
    let moments = filmMoments(count)
    let perRow = max(1, Int(shown.width / (text * 13)))
    let rows = (moments.count + perRow - 1) / perRow
    var card = Card(
      size: Size(width, shown.height + 3 * margin + Double(rows) * text * 1.6), engine: engine)
    let place = Rect(x: margin, y: margin, width: shown.width, height: shown.height)
    for (index, moment) in moments.enumerated() {
      card.embed(
        frame(moment.time), in: place, radius: radius(in: place),
        opacity: index == 0 ? 1 : 1 / Double(index + 1))
    }
    let map = ScreenMap(place: place, screen: screen)
    let names = Set(watchedNames())
    for (index, moment) in moments.enumerated() {
      let color = Card.Ink.lines[index % Card.Ink.lines.count]
      let boxes = MotionTracks(times: [moment.time]) { frame($0) }.tracks.filter {
        $0.name == traveller || $0.kind == .element && names.contains($0.name)
      }.compactMap { $0.samples[0] }
      for sample in boxes where sample.opacity > 0.02 {
        let box = map.rect(sample.rect).intersection(place)
        if !box.isEmpty { card.outline(box, color, width: max(2, width / 400)) }
      }
      let progress = Self.number((progress(at: moment.time) * 100).rounded())
      card.text(
        "\(milliseconds(moment.time)) · \(progress) %",
        at: Point(
          margin + Double(index % perRow) * shown.width / Double(perRow),
          place.maxY + margin * 0.8 + Double(index / perRow) * text * 1.6),
        .init(text).with(\.color, color), width: shown.width / Double(perRow) - 8)
    }
    return card.frame(at: span.lowerBound)
  }
}
