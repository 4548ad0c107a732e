// What holds for the motion of every scene of the repository.

import Testing

@testable import ZoomRender

struct SceneMotionTests {
  static func timeline(_ path: String) throws -> Timeline {
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    return Timeline(scene: scene, assets: try TestAssets.snapshot())
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

  /// Scenes that show a fault on purpose have a sound twin.
  static let sound = SceneFiles.all.filter { path in
    !SceneFiles.all.contains(String(path.dropLast(5)) + "-fixed.json")
  }

  @Test(arguments: sound)
  func `first and last pixels are those at rest, and nothing shines through`(path: String) throws {
    let timeline = try Self.timeline(path)
    let pixels = try PixelCheck(scale: 0.5)
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
