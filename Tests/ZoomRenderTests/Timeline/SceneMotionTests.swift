// What holds for the motion of every scene of the repository.

import Testing

@testable import ZoomRender

struct SceneMotionTests {
  static func timeline(_ path: String) throws -> Timeline {
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    return Timeline(scene: scene, assets: try TestAssets.snapshot(forScene: path))
  }

  @Test(arguments: SceneFiles.all)
  func `nothing jumps, numbers are finite, ends are at rest`(path: String) throws {
    let timeline = try Self.timeline(path)
    let check = MotionCheck(timeline: timeline)
    #expect(check.jumps == [])
    #expect(check.unrestedEnds == [])
    for span in timeline.transitions {
      for share in [0.03, 0.2, 0.5, 0.9] {
        let end = span.end.isFinite ? span.end : timeline.duration
        let frame = timeline.frame(at: span.start + (end - span.start) * share)
        #expect(MotionCheck.unfinished(frame) == [])
      }
    }
  }

  @Test(arguments: SceneFiles.all)
  func `at its first and at its settled instant a transition equals the rest around it`(
    path: String
  ) throws {
    let timeline = try Self.timeline(path)
    let spans = timeline.transitions.filter { $0.end.isFinite && $0.end > $0.start }
    for span in spans {
      for (instant, step) in [(span.start, -1.0), (span.end, 1.0)] {
        let other = instant + step / 4096
        // Rest is where nothing else moves, and nothing else happens at that very instant.
        guard other >= 0, !timeline.isBusy(between: instant, and: other, but: span) else {
          continue
        }
        var (here, there) = (
          timeline.frameWithoutSpeeds(at: instant), timeline.frameWithoutSpeeds(at: other)
        )
        (here.time, there.time) = (0, 0)
        (here.feedback, there.feedback) = ([], [])
        #expect(here == there, "\(span.name) at \(instant)")
      }
    }
  }

  /// Scenes that show a fault on purpose have a sound twin.
  static let sound = SceneFiles.all.filter { path in
    !SceneFiles.all.contains(String(path.dropLast(5)) + "-fixed.json")
  }

  @Test(arguments: sound)
  func `first and last pixels are those at rest, and nothing shines through`(path: String) throws {
    let timeline = try Self.timeline(path)
    let pixels = try PixelCheck(scale: 0.5, scene: path)
    for span in timeline.transitions.prefix(4) where span.end.isFinite && span.end > span.start {
      let overlaps = timeline.transitions.filter { $0.start < span.end && $0.end > span.start }
      // The chosen tab is marked at once, and its picture fades in.
      if overlaps.count == 1, span.name != "tab" {
        for (rest, near) in [(span.start, span.start + 1e-7), (span.end, span.end - 1e-7)] {
          let difference = PixelCheck.difference(
            try pixels.bitmap(timeline.frameWithoutSpeeds(at: rest)),
            try pixels.bitmap(timeline.frameWithoutSpeeds(at: near).withoutCardShadows),
            tolerance: 64, corner: Int(timeline.scene.screen.cornerRadius / 2) + 2)
          // Edges of letters move by less than a quarter of a point.
          #expect(difference < 0.006, "\(span.name) at \(near)")
        }
      }
      for share in [0.08, 0.25] {
        let frame = timeline.frameWithoutSpeeds(at: span.start + (span.end - span.start) * share)
        for card in frame.root.layers(role: .card) where card.isOpaque {
          #expect(try pixels.seeThrough(card, in: frame) == 0)
        }
        for layer in PixelCheck.clipped(frame).prefix(8) {
          #expect(try pixels.leaks(of: layer, in: frame) == 0, "\(layer.role) \(frame.time)")
        }
      }
    }
  }
}

extension Timeline {
  /// True when something besides `span` moves or changes between two times.
  fileprivate func isBusy(between a: Double, and b: Double, but span: TransitionSpan) -> Bool {
    let (low, high) = (min(a, b), max(a, b))
    let others = transitions.filter { $0 != span && $0.start <= high && $0.end >= low }
    return !others.isEmpty || maker.animatesViews(at: a, in: recording)
      || maker.animatesViews(at: b, in: recording)
      || recording.scrolls.contains { $0.moves(at: a) || $0.moves(at: b) }
      || recording.sheets.contains { $0.pieces.contains { $0.start <= high && $0.end > low } }
      || recording.presences.contains { $0.isAnimating(at: a) || $0.isAnimating(at: b) }
      || recording.changes.contains { $0.time > low && $0.time < high }
  }
}

extension Layer {
  /// True for a card over whose ground the pictures fade; what blurs the ground shows it.
  fileprivate var isOpaque: Bool {
    guard case .color(let color)? = children.first?.content, color.alpha == 1 else { return false }
    return !hasBackdrop
  }

  private var hasBackdrop: Bool {
    if case .backdrop = content { return true }
    return children.contains(where: \.hasBackdrop)
  }

  fileprivate var withoutCardShadows: Layer {
    var copy = self
    if role == .card { copy.shadow = nil }
    copy.children = children.map(\.withoutCardShadows)
    return copy
  }
}

extension Frame {
  /// The frame without the shadows that cards have only while they travel.
  fileprivate var withoutCardShadows: Frame {
    var copy = self
    copy.root = root.withoutCardShadows
    return copy
  }
}
