// Known defects, injected below the scene, to show that the gate catches them.

/// A defect that is injected into finished frames: the scene and its digest stay as they are.
public struct Mutation: Sendable {
  package var name: String
  /// The causes by which the defect may rightly be named; empty = being caught is enough.
  public var causes: [Explanation.Cause]
  /// Makes the frame of an index from a source of true frames by time.
  let frame: @Sendable (Int, Double, @Sendable (Double) -> Frame) -> Frame

  /// The catalogue: what breaks in motion, geometry and drawing, each once.
  public static let all: [Mutation] = [
    shifted("one frame late", frames: 1), shifted("one frame early", frames: -1),
    shifted("half a frame late", frames: 0.5),
    Mutation(name: "2 % slower", causes: [.speed, .spring, .delay]) { index, fps, source in
      source(Double(index) / fps / 1.02)
    },
    Mutation(name: "a frame shown twice", causes: [.repeatedFrame, .unknown]) {
      index, fps, source in
      source(Double(index == 25 ? 24 : index) / fps)
    },
    layers("everything 1 px right", [.moved]) { layer, _ in
      layer.transform = layer.transform.then(.translation(x: 1, y: 0))
    },
    layers("a quarter pixel down", [.moved]) { layer, _ in
      layer.transform = layer.transform.then(.translation(x: 0, y: 0.25))
    },
    layers("opacity .92", [.opacity]) { layer, _ in layer.opacity *= 0.92 },
    everyPicture("colours 4 levels brighter") { command in
      command.mapColor { color in
        Color(
          red: color.red, green: min(1, color.green + 4 / 255.0), blue: color.blue,
          alpha: color.alpha)
      }
    },
    everyPicture("a drawing command missing", dropsLast: true) { $0 },
  ]

  private static func shifted(_ name: String, frames: Double) -> Mutation {
    Mutation(name: name, causes: [.delay]) { index, fps, source in
      var frame = source(max(0, (Double(index) - frames) / fps))
      frame.time = Double(index) / fps
      return frame
    }
  }

  /// A change of the screen's first child: the outermost thing that is drawn.
  private static func layers(
    _ name: String, _ causes: [Explanation.Cause],
    _ change: @escaping @Sendable (inout Layer, Int) -> Void
  ) -> Mutation {
    Mutation(name: name, causes: causes) { index, fps, source in
      var frame = source(Double(index) / fps)
      if !frame.root.children.isEmpty { change(&frame.root.children[0], index) }
      return frame
    }
  }

  /// A change of every picture of the frame.
  private static func everyPicture(
    _ name: String, dropsLast: Bool = false,
    _ change: @escaping @Sendable (DrawCommand) -> DrawCommand
  ) -> Mutation {
    Mutation(name: name, causes: [.color]) { index, fps, source in
      var frame = source(Double(index) / fps)
      frame.root = frame.root.mappingPictures { picture in
        var commands = picture.commands.map(change)
        if dropsLast, let last = commands.lastIndex(where: \.isLeaf) { commands.remove(at: last) }
        return Picture(
          commands: commands, bounds: picture.bounds, restingScale: picture.restingScale)
      }
      return frame
    }
  }
}

extension Layer {
  /// The tree with every picture replaced.
  func mappingPictures(_ change: (Picture) -> Picture) -> Layer {
    var copy = self
    if case .picture(let picture) = content { copy.content = .picture(change(picture)) }
    copy.children = children.map { $0.mappingPictures(change) }
    return copy
  }
}

extension DrawCommand {
  /// True for commands that draw by themselves.
  var isLeaf: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .image: true
    default: false
    }
  }

  /// The command with its paint's colours changed.
  func mapColor(_ change: (Color) -> Color) -> DrawCommand {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      .fill(path, paint.mapColor(change), usesEvenOddRule: evenOdd)
    case .stroke(let path, let style, let paint): .stroke(path, style, paint.mapColor(change))
    case .glyphs(let run, let origin, let paint):
      .glyphs(run, origin: origin, paint.mapColor(change))
    default: self
    }
  }
}

extension Paint {
  func mapColor(_ change: (Color) -> Color) -> Paint {
    switch self {
    case .color(let color): return .color(change(color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        ResolvedGradient.Stop(color: change($0.color), location: $0.location)
      }
      return .gradient(gradient)
    }
  }
}

/// What the gate made of an injected defect.
public struct MutationOutcome: Sendable, Equatable {
  package var mutation: String
  package var isCaught: Bool
  /// True when the first cause is one by which the defect may be named.
  public var isNamed: Bool
  package var sentence: String
}

extension GoldenSession {
  /// Judges each mutation against this run's own frames as the golden.
  public func mutate(
    _ mutations: [Mutation] = Mutation.all, workers: Int, progress: (@Sendable (Int) -> Void)? = nil
  ) throws -> [MutationOutcome] {
    let truth = try run(workers: workers, progress: progress)
    let golden = manifest(of: truth, pictures: .none)
    let judge = GoldenJudge(manifest: golden, environment: golden.environment)
    let (timeline, fps, count) = (timeline, fps, frameCount)
    return try mutations.enumerated().map { position, mutation in
      let done = (position + 1) * count
      let mutated = try GoldenRun.render(
        count: count, workers: workers,
        context: RasterContext(assets: assets, pixelsPerPoint: pixelsPerPoint),
        progress: { progress?(done + $0) }
      ) { index in
        mutation.frame(index, fps) { timeline.frameWithoutSpeeds(at: $0) }
      }
      let verdict = judge.judge(mutated, into: blank)
      let cause = verdict.causes.first?.cause
      return MutationOutcome(
        mutation: mutation.name, isCaught: verdict.status == .failed,
        isNamed: cause.map { mutation.causes.isEmpty || mutation.causes.contains($0) } ?? false,
        sentence: verdict.sentence)
    }
  }
}
