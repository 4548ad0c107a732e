// Values and velocities over time, beside the scene, with a playhead.

extension ReelSubject {
  func curvesCard(_ size: Size) -> ReelCard {
    let duration = max(3, length * 4)
    let moment = curves.first?.peak.time ?? span.lowerBound
    return ReelCard(
      "curves", "Value and velocity", duration: duration + 0.5,
      still: length > 0 ? (moment - span.lowerBound) / length * duration : 0
    ) { time in
      var card = Card(size: size, engine: engine)
      let now = span.lowerBound + length * min(1, time / duration)
      card.heading("Value and velocity", "of \(travellerText), \(milliseconds(now))")
      let (clip, side) = CardLayout.split(size, first: 0.26)
      card.show(frame(now), of: self, in: clip)
      let half = (side.height - 24) / 2
      let top = Rect(x: side.minX, y: side.minY, width: side.width, height: half)
      let plot = CurvePlot(span: span, curves: curves, now: now)
      plot.values(in: top, on: &card)
      plot.velocities(in: top.offset(by: Vector(dx: 0, dy: half + 24)), on: &card)
      return card
    }
  }

  /// What travels, as headings say it.
  var travellerText: String {
    if traveller.isEmpty { return "nothing that moves" }
    let isElement = tracks.tracks.contains { $0.kind == .element && $0.name == traveller }
    return isElement ? "'\(traveller)'" : "the \(traveller)"
  }
}

/// Curves over one axis of time, each with its numbers at the playhead.
struct CurvePlot {
  let span: ClosedRange<Double>
  /// At most six.
  let curves: [MotionCurve]
  /// Scene seconds of the playhead.
  let now: Double

  /// Shares of each curve's way, so that points and opacities lie on one axis.
  func values(in box: Rect, on card: inout Card) {
    let shares = curves.map { curve in
      curve.values.map { ($0 - curve.from) / signedTravel(curve) }
    }
    let numbers = curves.map { curve in
      "\(curve.property.rawValue) \(text(curve.value(at: now), curve)) "
        + "(\(text(curve.from, curve)) → \(text(curve.to, curve)))"
    }
    draw(shares, title: "value", numbers, in: box, on: &card)
  }

  /// Ways a second, so that all curves lie on one axis; the numbers are points a second.
  func velocities(in box: Rect, on card: inout Card) {
    let speeds = curves.map { curve in curve.velocities.map { $0 / signedTravel(curve) } }
    let numbers = curves.map { curve in
      let speed = MotionCurve(
        property: curve.property, times: curve.times, values: curve.velocities)
      return "\(curve.property.rawValue) \(perSecond(speed.value(at: now), curve)), "
        + "peak \(perSecond(curve.peak.speed, curve))"
    }
    draw(speeds, title: "velocity", numbers, in: box, on: &card)
  }

  private func signedTravel(_ curve: MotionCurve) -> Double {
    curve.to < curve.from && (curve.to - curve.from).magnitude > curve.property.threshold
      ? -curve.travel : curve.travel
  }

  private func text(_ value: Double, _ curve: MotionCurve) -> String {
    curve.property == .opacity
      ? "\(ReelSubject.number((value * 100).rounded())) %" : ReelSubject.number(value, 1)
  }

  private func perSecond(_ value: Double, _ curve: MotionCurve) -> String {
    curve.property == .opacity
      ? "\(ReelSubject.number((value * 100).rounded())) %/s"
      : "\(ReelSubject.number(value.rounded())) pt/s"
  }

  private func draw(
    _ lines: [[Double]], title: String, _ numbers: [String], in box: Rect, on card: inout Card
  ) {
    let ground = Card.Ink.panel
    card.fill(box, ground, radius: 16)
    card.text(
      title, at: Point(box.minX + 24, box.minY + 16),
      .body.with(\.weight, .semibold).with(\.ground, ground), width: 140)
    let columns = box.width > 1000 ? 2 : 1
    let column = (box.width - 24 - 150) / Double(columns)
    for (index, number) in numbers.enumerated() {
      card.text(
        number,
        at: Point(
          box.minX + 164 + Double(index % columns) * column,
          box.minY + 16 + Double(index / columns) * 34),
        .body.with(\.color, Card.Ink.lines[index % 6]).with(\.ground, ground), width: column - 12)
    }
    let rows = Double((numbers.count + columns - 1) / columns)
    let inner = Rect(
      minX: box.minX + 28, minY: box.minY + 28 + 34 * max(1, rows), maxX: box.maxX - 28,
      maxY: box.maxY - 52)
    axes(lines, in: inner, on: &card)
  }

  private func axes(_ lines: [[Double]], in inner: Rect, on card: inout Card) {
    let all = lines.flatMap(\.self).filter(\.isFinite)
    let low = min(0, all.min() ?? 0)
    let high = max(all.max() ?? 1, low + 1e-9)
    func y(_ value: Double) -> Double {
      inner.maxY - (value - low) / (high - low) * inner.height
    }
    func x(_ time: Double) -> Double {
      inner.minX + (time - span.lowerBound) / (span.upperBound - span.lowerBound) * inner.width
    }
    card.line([Point(inner.minX, y(0)), Point(inner.maxX, y(0))], Card.Ink.rule, width: 2)
    if high > 1, low >= -1, all.contains(1) {
      card.line([Point(inner.minX, y(1)), Point(inner.maxX, y(1))], Card.Ink.rule, width: 1)
    }
    let length = span.upperBound - span.lowerBound
    let step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].first {
      length / $0 * 110 <= inner.width
    }
    if let step {
      for tick in 0...Int(length / step + 1e-9) {
        let time = span.lowerBound + Double(tick) * step
        card.line(
          [Point(x(time), inner.maxY), Point(x(time), inner.maxY + 8)], Card.Ink.rule, width: 2)
        let isLast = x(time) > inner.maxX - 80
        card.text(
          ReelSubject.number(Double(tick) * step * 1000) + (tick == 0 ? " ms" : ""),
          at: Point(x(time), inner.maxY + 12),
          .quiet.with(\.anchor, tick == 0 ? 0 : isLast ? 1 : 0.5).with(\.ground, Card.Ink.panel),
          width: 120)
      }
    }
    for (index, values) in lines.enumerated() {
      let curve = curves[index]
      let color = Card.Ink.lines[index % 6]
      card.line(zip(curve.times, values).map { Point(x($0), y($1)) }, color, width: 3)
      let shares = MotionCurve(property: curve.property, times: curve.times, values: values)
      if let first = curve.times.first, let last = curve.times.last, first <= now, now <= last {
        card.dot(Point(x(now), y(shares.value(at: now))), radius: 8, color)
      }
    }
    card.line([Point(x(now), inner.minY), Point(x(now), inner.maxY)], Card.Ink.quiet, width: 2)
  }
}
