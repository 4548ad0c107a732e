// Cards of numbers: curves, filmstrip, specification.

extension ReelSubject {
  /// Values and velocities over time, beside the scene, with a playhead.
  func curvesCard(_ size: Size) -> ReelCard {
    let curves = self.curves()
    let length = span.upperBound - span.lowerBound
    return ReelCard(name: "curves", duration: max(3, length * 4), stillTime: max(3, length * 4) / 4)
    {
      time in
      var card = Card(size: size, engine: engine)
      heading("Value and velocity", on: &card)
      let area = self.area(size)
      let isWide = size.width > size.height
      let clip =
        isWide
        ? Rect(x: area.minX, y: area.minY, width: area.width * 0.28, height: area.height)
        : Rect(x: area.minX, y: area.minY, width: area.width, height: area.height * 0.4)
      let plots =
        isWide
        ? Rect(
          x: clip.maxX + 48, y: area.minY, width: area.width - clip.width - 48, height: area.height)
        : Rect(
          x: area.minX, y: clip.maxY + 40, width: area.width, height: area.height * 0.6 - 40)
      let now = span.lowerBound + length * min(1, time / max(3, length * 4))
      let place = fitted(in: clip)
      card.embed(frame(now), in: place, radius: radius(in: place))
      let half = Rect(
        x: plots.minX, y: plots.minY, width: plots.width, height: plots.height / 2 - 20)
      plot(curves, "value (pt)", now, in: half, on: &card)
      plot(
        curves.map(\.velocity), "velocity (pt/s)", now,
        in: half.offset(by: Vector(dx: 0, dy: plots.height / 2 + 20)), on: &card)
      return card
    }
  }

  private func plot(
    _ curves: [Curve], _ title: String, _ now: Double, in box: Rect, on card: inout Card
  ) {
    card.fill(box, Card.Ink.panel, radius: 16)
    let header = card.text(
      title, at: Point(box.minX + 20, box.minY + 14), height: 26, weight: .medium, width: 260)
    let inner = Rect(
      x: box.minX + 24, y: header.maxY + 18, width: box.width - 48,
      height: box.maxY - header.maxY - 40)
    var legend = box.minX + 300
    for (index, curve) in curves.enumerated() {
      let color = Card.Ink.lines[index % Card.Ink.lines.count]
      let range = curve.range
      let travel = max(range.upperBound - range.lowerBound, 1e-9)
      func place(_ sample: (time: Double, value: Double)) -> Point {
        Point(
          inner.minX + (sample.time - span.lowerBound) / (span.upperBound - span.lowerBound)
            * inner.width,
          inner.maxY - (sample.value - range.lowerBound) / travel * inner.height)
      }
      card.line(curve.samples.map(place), color, width: 3)
      let current = curve.samples.last { $0.time <= now } ?? curve.samples.first
      if let current { card.dot(place(current), radius: 7, color) }
      let value = current.map { JSONText.number($0.value, digits: 1) } ?? ""
      let label = card.text(
        "\(curve.name) \(value)", at: Point(legend, box.minY + 14), height: 26, color: color,
        width: max(40, min(300, box.maxX - legend - 16)))
      legend = label.minX + 300
    }
    let x = inner.minX + (now - span.lowerBound) / (span.upperBound - span.lowerBound) * inner.width
    card.line([Point(x, inner.minY), Point(x, inner.maxY)], Card.Ink.quiet, width: 2)
  }

  /// Equally spaced frames with the key moments among them.
  func filmstripCard(_ size: Size) -> ReelCard {
    let moments = filmMoments(8)
    return ReelCard(name: "filmstrip", duration: 3, stillTime: 1) { _ in
      var card = Card(size: size, engine: engine)
      heading("Filmstrip", on: &card)
      let columns = size.width > size.height ? 4 : 2
      layFilm(moments, columns: columns, in: area(size), on: &card)
      return card
    }
  }

  /// Times of a strip: equal steps, the nearest replaced by each key moment.
  func filmMoments(_ count: Int) -> [(name: String, time: Double)] {
    let length = span.upperBound - span.lowerBound
    var moments = (0..<max(2, count)).map { index -> (name: String, time: Double) in
      ("", span.lowerBound + length * Double(index) / Double(max(1, count - 1)))
    }
    for key in keyMoments() {
      let nearest = moments.indices.filter { moments[$0].name.isEmpty }
        .min { abs(moments[$0].time - key.time) < abs(moments[$1].time - key.time) }
      if let nearest { moments[nearest] = key }
    }
    return moments.sorted { $0.time < $1.time }
  }

  /// Frames in a grid, each with its time below.
  func layFilm(
    _ moments: [(name: String, time: Double)], columns: Int, in area: Rect, on card: inout Card,
    textHeight: Double = 24
  ) {
    let rows = (moments.count + columns - 1) / columns
    let cell = Size(area.width / Double(columns), area.height / Double(rows))
    for (index, moment) in moments.enumerated() {
      let origin = Point(
        area.minX + Double(index % columns) * cell.width,
        area.minY + Double(index / columns) * cell.height)
      let box = Rect(
        x: origin.x + 8, y: origin.y, width: cell.width - 16,
        height: cell.height - textHeight * 2)
      let place = fitted(in: box)
      card.embed(frame(moment.time), in: place, radius: radius(in: place))
      let milliseconds = ((moment.time - span.lowerBound) * 1000).rounded()
      let label =
        "\(Self.number(milliseconds)) ms" + (moment.name.isEmpty ? "" : "  \(moment.name)")
      card.text(
        label, at: Point(box.minX, box.maxY + textHeight * 0.4), height: textHeight,
        color: moment.name.isEmpty ? Card.Ink.quiet : Card.Ink.text, width: box.width)
    }
  }

  /// Springs in every form, and code to copy.
  func specCard(_ size: Size) -> ReelCard {
    let springs = specSprings()
    return ReelCard(name: "specification", duration: 4, stillTime: 1) { _ in
      var card = Card(size: size, engine: engine)
      heading("Specification", on: &card)
      var y = 140.0
      let width = size.width - 2 * Self.margin
      for (name, spring) in springs {
        let title = card.text(
          name, at: Point(Self.margin, y), height: 28, weight: .semibold, width: width)
        let rows = [
          "response \(Self.number(spring.response)) s, damping ratio \(Self.number(spring.dampingRatio))"
            + ", bounce \(Self.number(spring.bounce))",
          "mass 1, stiffness \(Self.number(spring.stiffness)), damping \(Self.number(spring.damping))"
            + ", overshoot \(Self.number(spring.overshoot * 100)) %",
          ".spring(response: \(Self.number(spring.response)), dampingFraction: "
            + "\(Self.number(spring.dampingRatio)))",
          "spring(dampingRatio = \(Self.number(spring.dampingRatio))f, stiffness = "
            + "\(Self.number(spring.stiffness))f)",
        ]
        y = title.maxY + 8
        for (index, row) in rows.enumerated() {
          let line = card.text(
            row, at: Point(Self.margin, y), height: 24,
            color: index < 2 ? Card.Ink.text : Card.Ink.quiet, width: width,
            design: index < 2 ? .default : .monospaced)
          y = line.maxY + 6
        }
        y += 24
        if y > size.height - 200 { break }
      }
      return card
    }
  }

  /// The springs of the profile that the main transition runs on.
  func specSprings() -> [(name: String, spring: Spring)] {
    let names =
      timeline.transitions.first?.name == "pop"
      ? ["zoom.pop.width", "zoom.pop.height"] : ["zoom.push.width", "zoom.push.height"]
    return names.compactMap { name in
      guard case .number(let response)? = try? timeline.scene.profile.value(of: name + ".response"),
        case .number(let damping)? = try? timeline.scene.profile.value(of: name + ".dampingRatio")
      else { return nil }
      return (name, Spring(response: response, dampingRatio: damping))
    }
  }
}
