// Modifiers that animate.

extension Vocabulary {
  /// Animations, transitions, keyframes and phases.
  static let motionModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    Entry(
      "transition", "How the view comes and goes", shorthand: "transition",
      .required("transition", .transition, "the transition")
    ) { .transition($0) }
    Entry(
      "animation", "Animates changes", shorthand: "animation",
      .required("animation", .nullable(.animation), "null stops animation"),
      .optional("value", .value, "every change", "animates when this changes")
    ) { .animation($0, value: $1) }
    Entry(
      "transaction", "Changes how state changes animate inside",
      .defaulted(
        "animation",
        ArgumentType<Animation?>.nullable(.animation).map {
          TransactionRule.Rewriting.replaced($0)
        },
        .wrapped(.none), "the change's", "the animation; null stops it"),
      .optional(
        "disablesAnimations", .bool, "unchanged", "true silences `animation` modifiers inside"),
      .optional("value", .value, "every change", "acts when this changes")
    ) { .transaction(TransactionRule($0, disablesAnimations: $1, value: $2)) }
    Entry(
      "keyframeAnimator", "Plays keyframes",
      .required(
        "tracks", .list(of: .object("track", track, fallback: emptyTrack)), "one per property"),
      .optional("trigger", .value, "on appearance", "plays when this changes"),
      .defaulted("repeating", .bool, false, "false", "for ever")
    ) { .keyframeAnimator(KeyframeAnimator(tracks: $0, trigger: $1, repeats: $2)) }
    Entry(
      "phaseAnimator", "Steps through phases",
      .required(
        "phases", .list(of: .object("phase", phase, fallback: .init(settings: []))), "the phases"),
      .optional("trigger", .value, "for ever", "plays when this changes")
    ) { .phaseAnimator(PhaseAnimator(phases: $0, trigger: $1)) }
    Entry(
      "contentTransition", "How changed content is replaced", shorthand: "transition",
      .required("transition", .word("content transition", ContentTransition.self), "the way")
    ) { .contentTransition($0) }
    Entry(
      "namespace", "Marks the part of the tree that a namespace belongs to", shorthand: "in",
      .required("in", .namespace, "the namespace")
    ) { .namespaceScope($0) }
  }

  private static let property = ArgumentType<AnimatedProperty>.word("property")
  private static let amount = ArgumentType<Double>.length
  private static let duration = ArgumentType<Double>.number(in: 0...3600)
  private static let emptyTrack = KeyframeAnimator.Track(
    property: .opacity, initialValue: 1, keyframes: [])

  private static let track = Argument<KeyframeAnimator.Track>.group(
    .required("property", property, "what is animated"),
    .required("initial", amount, "value at the start"),
    .required("keyframes", .list(of: keyframes.type("keyframe", fallback: .move(0))), "the steps"),
    make: { .init(property: $0, initialValue: $1, keyframes: $2) }, fallback: emptyTrack)

  /// Steps of a keyframe track.
  static let keyframes: EntryTable<Keyframe> = EntryTable("keyframe") {
    Entry(
      "linear", "Along a curve", fallback: .move(0), .required("to", amount, "value at the end"),
      .required("duration", duration, "seconds"),
      .defaulted("curve", .curve, .linear, "linear", "speed")
    ) { .linear($0, duration: $1, curve: $2) }
    Entry(
      "cubic", "A smooth curve through its neighbours", fallback: .move(0),
      .required("to", amount, "value at the end"), .required("duration", duration, "seconds"),
      .optional("startVelocity", .length, "continuous", "per second"),
      .optional("endVelocity", .length, "continuous", "per second")
    ) { .cubic($0, duration: $1, startVelocity: $2, endVelocity: $3) }
    Entry(
      "spring", "A spring", fallback: .move(0), .required("to", amount, "value at the end"),
      .optional("duration", duration, "until it settles", "seconds"),
      .defaulted("response", .number(in: 0.001...100), 0.5, "0.5", "seconds"),
      .defaulted("dampingRatio", .number(in: 0...100), 1, "1", "1 = no bounce"),
      .optional("startVelocity", .length, "continuous", "per second")
    ) { .spring($0, duration: $1, response: $2, dampingRatio: $3, startVelocity: $4) }
    Entry(
      "move", "A jump", shorthand: "to", fallback: .move(0),
      .required("to", amount, "the value")
    ) { .move($0) }
  }

  /// A phase: properties with their values and the animation that leads to them.
  private static let phase: Argument<PhaseAnimator.Phase> = {
    let names = AnimatedProperty.allCases
    let keys =
      names.map {
        ArgumentKey(name: $0.rawValue, schema: .number, doc: "value", defaultText: "unchanged")
      } + [
        ArgumentKey(
          name: "animation", schema: .definition("animation"), doc: "leads to this phase",
          defaultText: "default")
      ]
    return Argument(keys: keys) { list, compiler in
      var settings: [Template<PhaseAnimator.Phase.Setting>] = []
      var isComplete = true
      for name in names {
        guard let node = list.take(name.rawValue) else { continue }
        if let value = amount.compile(node, compiler) {
          settings.append(value.map { .init(property: name, value: $0) })
        } else {
          isComplete = false
        }
      }
      var animation: Template<Animation?>? = .constant(.default)
      if let node = list.take("animation") {
        animation = ArgumentType<Animation?>.nullable(.animation).compile(node, compiler)
      }
      guard isComplete, let animation else { return nil }
      return combine(sequence(settings), animation) { .init(settings: $0, animation: $1) }
    }
  }()
}
