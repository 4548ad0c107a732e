// Animations, curves and view transitions of the vocabulary.

extension Vocabulary {
  private static let duration = ArgumentType<Double>.number(in: 0.001...3600)

  /// Curves beyond the named ones.
  static let curves: EntryTable<UnitCurve> = EntryTable("curve") {
    Entry("linear", "Constant speed", fallback: .linear) { .linear }
    Entry("easeIn", "Slow start", fallback: .linear) { .easeIn }
    Entry("easeOut", "Slow end", fallback: .linear) { .easeOut }
    Entry("easeInOut", "Slow start and end", fallback: .linear) { .easeInOut }
    Entry("circularEaseIn", "A quarter circle", fallback: .linear) { .circularEaseIn }
    Entry("circularEaseOut", "A quarter circle", fallback: .linear) { .circularEaseOut }
    Entry("circularEaseInOut", "Two quarter circles", fallback: .linear) { .circularEaseInOut }
    Entry(
      "bezier", "A cubic Bézier curve", shorthand: "points", fallback: .linear,
      .required("points", controlPoints, "[x1, y1, x2, y2]; x within 0…1")
    ) { $0 }
  }

  private static let controlPoints = ArgumentType<UnitCurve>.numbers(
    ["x1", "y1", "x2", "y2"], defaults: [nil, nil, nil, nil], fallback: UnitCurve.linear
  ) { p throws(Complaint) in
    guard (0...1).contains(p[0]), (0...1).contains(p[2]) else {
      throw Complaint(id: "scene.out-of-range", message: "x of a control point is outside 0…1")
    }
    return .bezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
  }

  private static func eased(_ name: String, _ doc: String, _ curve: UnitCurve) -> Entry<Animation> {
    Entry(
      name, doc, shorthand: "duration", fallback: .default,
      .defaulted("duration", duration, 0.35, "0.35", "seconds")
    ) { .curve(curve, duration: $0) }
  }

  private static func preset(_ name: String, _ doc: String, bounce: Double) -> Entry<Animation> {
    Entry(
      name, doc, fallback: .default,
      .defaulted("duration", duration, 0.5, "0.5", "perceptual duration, seconds"),
      .defaulted("extraBounce", .number(in: -1...1), 0, "0", "added to the preset's bounce")
    ) {
      .spring(response: $0, dampingRatio: dampingRatio(bounce: bounce + $1), blendDuration: 0)
    }
  }

  /// SwiftUI's bounce as a damping ratio: 1 − b, or 1 / (1 + b) below zero.
  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1 + bounce, 0.001)
  }

  /// Every form of SwiftUI's `Animation`.
  static let animations: EntryTable<Animation> = EntryTable("animation") {
    Entry("default", "What `withAnimation` uses", fallback: .default) { .default }
    preset("smooth", "A spring without bounce", bounce: 0)
    preset("snappy", "A spring with a small bounce (0.15)", bounce: 0.15)
    preset("bouncy", "A spring with a clear bounce (0.3)", bounce: 0.3)
    Entry(
      "spring", "A spring by response and damping fraction, or by duration and bounce",
      fallback: .default,
      .optional("response", duration, "0.5", "period without damping, seconds"),
      .optional("dampingFraction", .number(in: 0...100), "1", "1 = no bounce"),
      .optional("duration", duration, "0.5", "perceptual duration, seconds"),
      .optional("bounce", .number(in: -1...1), "0", "0 = no bounce"),
      .defaulted("blendDuration", .seconds, 0, "0", "seconds over which a new spring takes over")
    ) { response, damping, duration, bounce, blend throws(Complaint) in
      let isPhysical = response != nil || damping != nil
      if isPhysical, duration != nil || bounce != nil {
        throw Complaint(
          id: "scene.conflict",
          message: "a spring has response and dampingFraction, or duration and bounce, not both")
      }
      return .spring(
        response: response ?? duration ?? 0.5,
        dampingRatio: damping ?? dampingRatio(bounce: bounce ?? 0), blendDuration: blend)
    }
    Entry(
      "interactiveSpring", "A quick spring that follows a finger", fallback: .default,
      .defaulted("response", duration, 0.15, "0.15", "seconds"),
      .defaulted("dampingFraction", .number(in: 0...100), 0.86, "0.86", "1 = no bounce"),
      .defaulted("blendDuration", .seconds, 0.25, "0.25", "seconds")
    ) { .spring(response: $0, dampingRatio: $1, blendDuration: $2) }
    Entry(
      "interpolatingSpring", "A spring that adds to running animations", fallback: .default,
      .defaulted("mass", .number(in: 0.001...1e6), 1, "1", "mass"),
      .required("stiffness", .number(in: 0.001...1e9), "stiffness"),
      .required("damping", .number(in: 0...1e6), "damping"),
      .defaulted("initialVelocity", .number(in: -1e6...1e6), 0, "0", "per second")
    ) {
      .interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3)
    }
    eased("linear", "Constant speed", .linear)
    eased("easeIn", "Slow start", .easeIn)
    eased("easeOut", "Slow end", .easeOut)
    eased("easeInOut", "Slow start and end", .easeInOut)
    Entry(
      "timingCurve", "A curve over a duration", fallback: .default,
      .required("curve", curves.type("curve", fallback: .linear), "the curve"),
      .defaulted("duration", duration, 0.35, "0.35", "seconds")
    ) { .curve($0, duration: $1) }
    Entry(
      "delay", "An animation that begins later", fallback: .default,
      .required("animation", .animation, "the animation"),
      .required("by", .seconds, "seconds")
    ) { .delay($0, by: $1) }
    Entry(
      "speed", "A faster or slower animation", fallback: .default,
      .required("animation", .animation, "the animation"),
      .required("factor", .number(in: 0.001...1000), "2 = twice as fast")
    ) { .speed($0, factor: $1) }
    Entry(
      "repeat", "An animation played several times", fallback: .default,
      .required("animation", .animation, "the animation"),
      .optional("count", .integer(in: 1...100_000), "for ever", "how often"),
      .defaulted("autoreverses", .bool, true, "true", "every second time backwards")
    ) { .repeat($0, count: $1, autoreverses: $2) }
  }

  /// How views come and go.
  static let transitions: EntryTable<ViewTransition> = EntryTable("transition") {
    Entry("identity", "No transition", fallback: .identity) { .identity }
    Entry("opacity", "Fades", fallback: .opacity) { .opacity }
    Entry(
      "move", "Moves in from an edge and out to it", shorthand: "edge", fallback: .identity,
      .required("edge", .edge, "the edge")
    ) { .move($0) }
    Entry("slide", "In from leading, out to trailing", fallback: .slide) { .slide }
    Entry(
      "scale", "Grows and shrinks", shorthand: "scale", fallback: .identity,
      .defaulted("scale", .number(in: 0...1000), 0, "0", "factor when away"),
      .defaulted("anchor", .unitPoint, .center, "center", "fixed point")
    ) { .scale($0, anchor: $1) }
    Entry(
      "offset", "Moves by a distance", shorthand: "by", fallback: .identity,
      .required("by", .vector, "[x, y] in points when away")
    ) { .offset($0) }
    Entry(
      "push", "In from an edge, out to the opposite one", shorthand: "from", fallback: .identity,
      .required("from", .edge, "the edge")
    ) { .push(from: $0) }
    Entry(
      "blurReplace", "Blurs and scales", shorthand: "configuration", fallback: .identity,
      .defaulted(
        "configuration", .words("configuration", [("downUp", false), ("upUp", true)]),
        false, "downUp", "direction of the scale")
    ) { .blurReplace(upUp: $0) }
    Entry(
      "asymmetric", "Different ways in and out", fallback: .identity,
      .required("insertion", .transition, "way in"), .required("removal", .transition, "way out")
    ) { .asymmetric(insertion: $0, removal: $1) }
    Entry(
      "combined", "Several at once", shorthand: "transitions", fallback: .identity,
      .required("transitions", .list(of: .transition), "the transitions")
    ) { list in
      list.dropFirst().reduce(list.first ?? .identity) { .combined($0, $1) }
    }
    Entry(
      "animated", "A transition with an animation of its own", fallback: .identity,
      .required("transition", .transition, "the transition"),
      .required("animation", .nullable(.animation), "the animation")
    ) { .animated($0, $1) }
  }
}

extension ArgumentType<Animation> {
  /// An animation by name or with arguments.
  static let animation: ArgumentType<Animation> = ArgumentType(schema: .definition("animation")) {
    Vocabulary.animations.type("animation", fallback: .default).compile($0, $1)
  }
}

extension ArgumentType<UnitCurve> {
  static let curve: ArgumentType<UnitCurve> = ArgumentType(schema: .definition("curve")) {
    Vocabulary.curves.type("curve", fallback: .linear).compile($0, $1)
  }
}

extension ArgumentType<ViewTransition> {
  /// A transition by name or with arguments.
  static let transition: ArgumentType<ViewTransition> = ArgumentType(
    schema: .definition("transition")
  ) {
    Vocabulary.transitions.type("transition", fallback: .identity).compile($0, $1)
  }
}
