// Cards of a review reel: texts, curves, code.

import Glibc
import Testing

@testable import ZoomRender

struct ReelTests {
  private func subject() throws -> ReelSubject {
    let assets = try TestAssets.snapshot()
    let file = "scenes/zoom/albums.json"
    let (scene, _) = Scene.parse(SceneFiles.bytes(file), file: file)
    return ReelSubject(
      timeline: Timeline(scene: try #require(scene), assets: assets), assets: assets)
  }

  @Test(arguments: [Size(1920, 1080), Size(1080, 1920)])
  func `texts of every card lie inside it, do not overlap and are large enough`(_ size: Size) throws
  {
    let subject = try subject()
    for card in subject.cards(size: size, variants: [], reduced: subject) {
      let texts = card.card(at: card.stillTime).texts
      #expect(!texts.isEmpty, "\(card.name)")
      for (index, text) in texts.enumerated() {
        #expect(text.size >= 24, "\(card.name): \(text.text)")
        let inside = text.rect.minX >= 0 && text.rect.minY >= 0 && text.rect.maxX <= size.width
        #expect(inside && text.rect.maxY <= size.height, "\(card.name): \(text.text)")
        for other in texts.dropFirst(index + 1) {
          #expect(!text.rect.intersects(other.rect), "\(card.name): '\(text.text)' '\(other.text)'")
        }
      }
    }
  }

  @Test(arguments: [Card.Ink.text, Card.Ink.quiet] + Card.Ink.lines)
  func `text colours have a contrast of at least four and a half`(_ color: Color) {
    for ground in [Card.Ink.ground, Card.Ink.panel] {
      #expect(contrast(color, ground) >= 4.5)
    }
  }

  /// WCAG 2 contrast ratio.
  private func contrast(_ a: Color, _ b: Color) -> Double {
    func light(_ color: Color) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045
          ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (x, y) = (light(a), light(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  @Test func `curves start at the source and end at the screen`() throws {
    let curves = try subject().curves()
    let width = try #require(curves.first { $0.name == "width" })
    #expect(width.samples.first.map { $0.value < 230 } == true)
    #expect(width.samples.last.map { abs($0.value - 402) < 1 } == true)
    let speed = try #require(width.velocity.samples.map(\.value).max())
    // A critically damped spring of response .317 peaks at travel·ω/e.
    let travel = 402.0 - 177
    #expect(abs(speed / (travel * 2 * .pi / 0.317 / 2.718281828) - 1) < 0.05)
  }

  @Test func `key moments are in order and named`() throws {
    let moments = try subject().keyMoments()
    #expect(moments.map(\.name).first == "start")
    #expect(moments.map(\.name).contains("peak velocity"))
    #expect(moments.map(\.name).last == "rest")
    let times = moments.map(\.time)
    #expect(times == times.sorted())
  }

  @Test(arguments: [(0.317, 1.0), (0.42, 0.82), (0.5, 0.7)])
  func `CSS linear stays within its tolerance`(_ response: Double, _ damping: Double) throws {
    let spring = Spring(response: response, dampingRatio: damping)
    let (function, duration) = spring.cssLinear()
    let stops = function.dropFirst("linear(".count).dropLast().split(separator: ",").compactMap {
      stop -> (value: Double, place: Double)? in
      let parts = stop.split(separator: " ")
      guard parts.count == 2, let value = Double(parts[0]),
        let place = Double(parts[1].dropLast())
      else { return nil }
      return (value, place / 100)
    }
    #expect(stops.first?.value == 0)
    #expect(stops.last?.value == 1)
    for step in 0..<200 {
      let place = Double(step) / 200
      let end = try #require(stops.firstIndex { $0.place >= place && $0.place > 0 })
      let (a, b) = (stops[end - 1], stops[end])
      let value = a.value + (b.value - a.value) * (place - a.place) / (b.place - a.place)
      #expect(abs(value - spring.value(time: place * duration)) < 0.006)
    }
  }

  @Test func `a reel plays its cards one after the other`() throws {
    let cards = try subject().cards(size: Size(1920, 1080), variants: [], reduced: nil)
    let reel = Reel(cards: cards)
    #expect(reel.duration == cards.map(\.duration).reduce(0, +))
    #expect(reel.frame(at: 0).root == cards[0].card(at: 0).frame(at: 0).root)
    let second = cards[0].duration + 0.1
    #expect(reel.frame(at: second).root != reel.frame(at: 0).root)
    #expect(reel.frame(at: reel.duration + 5).size == Size(1920, 1080))
  }
}
