// Cards of a reel: nothing is clipped, overlaps or is too small to read.

import Testing

@testable import ZoomRender

struct ReelCardTests {
  @Test(arguments: [
    "scenes/zoom/albums.json", "scenes/hero/grid.json", "scenes/glass/pane.json",
    "scenes/presentations/drag-dismiss.json", "scenes/layout/landscape.json",
    "scenes/motion/keyframes.json",
  ])
  func `texts of every card lie inside it, do not overlap and are whole and large`(
    _ file: String
  ) throws {
    let plan =
      file == "scenes/zoom/albums.json" ? try ReelSubjects.albums() : try ReelSubjects.plan(file)
    for size in [Size(1920, 1080), Size(1080, 1920)] {
      let cards = plan.cards(size: size)
      #expect(cards.count >= 8)
      for card in cards {
        for time in [0, card.stillTime] { CardChecks.check(card.card(at: time), card.name, size) }
      }
    }
  }

  @Test(arguments: [Card.Ink.text, Card.Ink.quiet] + Card.Ink.lines)
  func `text colours have a contrast of at least four and a half`(_ color: Color) {
    for ground in [Card.Ink.ground, Card.Ink.panel] {
      #expect(Contrast.ratio(color, ground) >= 4.5)
    }
  }

  @Test func `an unknown scene with long names keeps its cards tidy`() throws {
    let long = "a name that goes on and on until no card could ever hold all of it in one row"
    let subject = try ReelSubjects.subject(
      text: """
        {"title": "\(long) \(long) \(long)", "about": "\(long) \(long) \(long) \(long)",
        "device": "iPhone SE", "state": {"on": false},
        "view": {"VStack": {}, "children": [
          {"Text": "x", "name": "\(long)", "modifiers": [{"offset": {"x": "${on ? 90 : 0}"}}]}]},
        "script": [{"wait": 0.1}, {"withAnimation": {"animation": "bouncy", "do":
          [{"set": {"on": true}}]}}, {"feedback": "\(long)"}, {"wait": "settled"}]}
        """)
    for size in [Size(1920, 1080), Size(1080, 1920)] {
      for card in ReelPlan(subject: subject).cards(size: size) {
        let texts = card.card(at: card.stillTime).texts
        for (index, text) in texts.enumerated() {
          #expect(text.size >= 24 && text.rect.maxX <= size.width, "\(card.name): \(text.text)")
          #expect(text.rect.maxY <= size.height, "\(card.name): \(text.text)")
          for other in texts.dropFirst(index + 1) {
            #expect(!text.rect.intersects(other.rect), "\(card.name): \(text.text) \(other.text)")
          }
        }
      }
    }
  }

  @Test func `a scene in which nothing moves still has cards`() throws {
    let subject = try ReelSubjects.subject(
      text: """
        {"title": "still", "about": "", "canvas": {"width": 60, "height": 20, "scale": 1},
        "view": {"Text": "still"}, "script": [{"wait": 0.2}]}
        """)
    let names = ReelPlan(subject: subject).cards(size: Size(1920, 1080)).map(\.name)
    #expect(
      names == ["title", "real-time", "quarter-speed", "filmstrip", "events", "specification"])
  }

  @Test func `every card of the list is made, in order or as asked for`() throws {
    let plan = try ReelSubjects.albums()
    let size = Size(1920, 1080)
    #expect(plan.cards(size: size).map(\.name) == ReelPlan.cardNames)
    #expect(plan.cards(size: size, names: ["code", "title"]).map(\.name) == ["code", "title"])
    for card in plan.cards(size: size) {
      #expect(card.stillTime <= card.duration)
      #expect((card.duration * 60).rounded() / 60 == card.duration, "\(card.name)")
    }
  }

  @Test(arguments: ["scenes/zoom/albums.json", "scenes/hero/grid.json"])
  func `numbers of the slow card are those of the frame it shows`(_ file: String) throws {
    let subject =
      file == "scenes/zoom/albums.json"
      ? try ReelSubjects.albums().subject : try ReelSubjects.subject(file)
    let card = subject.slowCard(Size(1920, 1080), speed: 0.25)
    for time in [0.4, 0.9, 1.3] {
      let lead = min(0.2, subject.span.lowerBound)
      let frame = subject.timeline.frame(at: subject.span.lowerBound - lead + time * 0.25)
      let texts = card.card(at: time).texts.map(\.text)
      let shown = subject.watchedNames().compactMap { name in
        frame.elements.first { $0.name == name }
      }
      #expect(!shown.isEmpty)
      for element in shown {
        #expect(texts.contains(ReelSubject.numbers(element)), "\(element.name) at \(time)")
      }
    }
  }

  @Test func `the box of a covered element stops at the card over it`() throws {
    let subject = try ReelSubjects.albums().subject
    let card = subject.slowCard(Size(1920, 1080), speed: 0.25)
    let frame = card.card(at: card.stillTime).frame(at: 0)
    let clipped = frame.root.children.count { layer in
      guard case .picture(let picture) = layer.content else { return false }
      if case .beginClip? = picture.commands.first { return true }
      return false
    }
    #expect(clipped >= 2)
  }
}
