// Events of a scene's script.

extension Vocabulary {
  private static let target: ArgumentType<ScriptEvent.Target> = {
    let group = Argument<ScriptEvent.Target>.group(
      .optional("id", .string, "or text, index, point", "a view's name, id or label"),
      .optional("text", .string, "or id, index, point", "text that the view shows"),
      .optional("index", .integer(in: 0...100_000), "or id, text, point", "nth tappable view"),
      .optional("point", .point, "or id, text, index", "screen points"),
      make: { id, text, index, point throws(Complaint) in
        if let id { return .id(id) }
        if let text { return .text(text) }
        if let index { return .index(index) }
        guard let point else {
          throw Complaint(
            id: "scene.missing-argument",
            message: "a target has 'id', 'text', 'index' or 'point'")
        }
        return .point(point)
      }, fallback: .id(""))
    let object: ArgumentType<ScriptEvent.Target> = .object("target", group, fallback: .id(""))
    return ArgumentType(schema: .oneOf([.string, object.schema])) { node, compiler in
      if node.members != nil { return object.compile(node, compiler) }
      if node.elements != nil {
        return ArgumentType<Point>.point.compile(node, compiler)?.map { .point($0) }
      }
      return ArgumentType<String>.string.compile(node, compiler)?.map { .id($0) }
    }
  }()

  private static let duration = ArgumentType<Double>.number(in: 0.001...600)

  /// Events that happen, in the order of the script. `set` and `setData` are read by the script
  /// parser, because they change what later events see.
  static let script: EntryTable<ScriptEvent> = EntryTable("event") {
    wait
    Entry(
      "tap", "Taps a view", shorthand: "target", fallback: .dismiss,
      Argument(keys: targetKeys) { list, compiler in
        target.compile(list.node, compiler, takingAllFrom: list)
      }
    ) { .tap($0) }
    Entry(
      "doubleTap", "Taps a view twice", shorthand: "target", fallback: .dismiss,
      .required("target", target, "the view")
    ) { .doubleTap($0) }
    Entry(
      "longPress", "Holds a finger on a view", shorthand: "target", fallback: .dismiss,
      .required("target", target, "the view"),
      .defaulted("duration", duration, 1, "1", "seconds")
    ) { .longPress($0, seconds: $1) }
    Entry("back", "Taps the back button, or dismisses the top presentation", fallback: .back) {
      .back
    }
    Entry(
      "push", "Pushes a value", shorthand: "value", fallback: .back,
      .required("value", .typedValue, "the value"),
      .optional("type", .typeName, "that of the value", "type of the value"),
      .optional("path", .binding, "the nearest stack's", "state variable of the path")
    ) { .push($0.value, type: $1 ?? $0.type, path: $2) }
    Entry(
      "pop", "Removes pages", shorthand: "count", fallback: .back,
      .defaulted("count", .integer(in: 1...10_000), 1, "1", "how many"),
      .optional("path", .binding, "the nearest stack's", "state variable of the path")
    ) { .pop(count: $0, path: $1) }
    Entry(
      "setPath", "Replaces the pages", shorthand: "values", fallback: .back,
      .required("values", .list(of: .typedValue), "the values"),
      .optional("type", .typeName, "that of the first value", "type of the values"),
      .optional("path", .binding, "the nearest stack's", "state variable of the path")
    ) { values, type, path in
      .setPath(values.map(\.value), type: type ?? values.first?.type ?? "String", path: path)
    }
    Entry(
      "present", "Shows a presentation", shorthand: "binding", fallback: .dismiss,
      .required("binding", .binding, "its state variable"),
      .optional("item", .value, "true", "the item")
    ) { .present($0, item: $1) }
    Entry("dismiss", "Dismisses the top presentation", fallback: .dismiss) { .dismiss }
    Entry(
      "run", "Runs actions as a button would", shorthand: "do", fallback: .run([]),
      .required("do", .actions, "the actions")
    ) { .run($0) }
    Entry(
      "withAnimation", "Runs actions in one animated transaction", fallback: .run([]),
      .defaulted("animation", .nullable(.animation), .default, "default", "null = no animation"),
      .required("do", .actions, "the actions")
    ) { .run([.withAnimation($0, $1)]) }
    Entry(
      "scroll", "Scrolls a scroll view", fallback: .dismiss,
      .optional("view", .string, "the first one", "the scroll view's name"),
      .optional("offset", .vector, "or target", "[x, y] in points"),
      .optional("target", .value, "or offset", "identity of a view"),
      .optional("anchor", .unitPoint, "nearest edge", "where the view is put"),
      .optional("animation", .animation, "none", "the animation")
    ) { view, offset, target, anchor, animation throws(Complaint) in
      guard offset != nil || target != nil else {
        throw Complaint(
          id: "scene.missing-argument", message: "'scroll' needs 'offset' or 'target'")
      }
      return .scroll(
        ScriptEvent.Scroll(
          view: view, offset: offset, target: target, anchor: anchor, animation: animation))
    }
    Entry(
      "selectTab", "Selects a tab", shorthand: "tab", fallback: .dismiss,
      .required("tab", .value, "the tab's tag")
    ) { .selectTab($0) }
    Entry("drag", "Drags a finger", fallback: .dismiss, gesture) { .drag($0) }
    Entry("edgeSwipe", "Swipes from the leading edge", fallback: .dismiss, gesture) {
      .edgeSwipe($0)
    }
    Entry("pinch", "Pinches with two fingers", fallback: .dismiss, pinch) { .pinch($0) }
    Entry(
      "reduceMotion", "Switches Reduce Motion", shorthand: "isOn", fallback: .dismiss,
      .required("isOn", .bool, "on")
    ) { .setReduceMotion($0) }
    Entry(
      "imageArrives", "Finishes loading a late image", shorthand: "target", fallback: .dismiss,
      Argument(keys: targetKeys) { list, compiler in
        target.compile(list.node, compiler, takingAllFrom: list)
      }
    ) { .imageArrives($0) }
    Entry(
      "feedback", "Marks a haptic", shorthand: "name", fallback: .dismiss,
      .required("name", .string, "impact, success, selection …")
    ) { .feedback($0) }
  }

  private static let targetKeys = [
    ArgumentKey(
      name: "target", schema: target.schema, doc: "a name, or one of the other keys",
      defaultText: "or id, text …"),
    ArgumentKey(
      name: "id", schema: .string, doc: "a view's name, id or label", defaultText: "or target"),
    ArgumentKey(
      name: "text", schema: .string, doc: "text that the view shows", defaultText: "or target"),
    ArgumentKey(
      name: "index", schema: .integer, doc: "nth tappable view, from 0", defaultText: "or target"),
    ArgumentKey(
      name: "point", schema: .tuple(.number, count: 2), doc: "screen points",
      defaultText: "or target"),
  ]

  private static let wait: Entry<ScriptEvent> = {
    let time: ArgumentType<ScriptEvent> = .scalar(
      .oneOf([.number, .enumeration(["settled"])]), fallback: .wait(seconds: 0)
    ) { value throws(Complaint) in
      if value == .string("settled") { return .waitUntilSettled }
      if case .string(let word) = value {
        throw Complaint.unknown("wait", word, known: ["settled"])
      }
      return .wait(seconds: try value.number(in: 0...600, unit: "s"))
    }
    return Entry(
      "wait", "Lets time pass", shorthand: "time", fallback: .wait(seconds: 0),
      .required("time", time, "seconds, or \"settled\"")
    ) { $0 }
  }()

  private static let sample: ArgumentType<ScriptEvent.Gesture.Sample> = .numbers(
    ["time", "x", "y"], defaults: [nil, nil, nil],
    fallback: ScriptEvent.Gesture.Sample(time: 0, point: .zero)
  ) { ScriptEvent.Gesture.Sample(time: max(0, $0[0]), point: Point($0[1], $0[2])) }

  /// A straight way in time, or samples.
  private static let gesture = Argument<ScriptEvent.Gesture>.group(
    .optional("from", .point, "or samples", "where the finger goes down, screen points"),
    .optional("to", .point, "or samples", "where it is lifted"),
    .defaulted("duration", duration, 0.3, "0.3", "seconds"),
    .optional("samples", .list(of: sample), "or from, to", "[time, x, y] of the finger"),
    .optional("releaseVelocity", .vector, "measured", "[x, y] in points per second"),
    .defaulted("releases", .bool, true, "true", "false keeps holding"),
    make: { from, to, duration, samples, velocity, releases throws(Complaint) in
      var path = samples ?? []
      if let from, let to {
        let count = min(max(Int((duration * 60).rounded(.up)), 1), 36_000)
        path = (0...count).map { index in
          let fraction = Double(index) / Double(count)
          return .init(
            time: duration * fraction,
            point: Point(from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction))
        }
      }
      guard path.count >= 2 else {
        throw Complaint(
          id: "scene.missing-argument",
          message: "a drag has 'from' and 'to', or at least two 'samples'")
      }
      for (a, b) in zip(path, path.dropFirst()) where b.time < a.time {
        throw Complaint(id: "scene.out-of-range", message: "times of 'samples' go backwards")
      }
      return ScriptEvent.Gesture(samples: path, releaseVelocity: velocity, releases: releases)
    }, fallback: ScriptEvent.Gesture(samples: []))

  private static let pinchSample: ArgumentType<ScriptEvent.Pinch.Sample> = .numbers(
    ["time", "x", "y", "distance", "degrees"], defaults: [nil, nil, nil, nil, 0],
    fallback: ScriptEvent.Pinch.Sample(time: 0, center: .zero, distance: 0)
  ) {
    ScriptEvent.Pinch.Sample(
      time: max(0, $0[0]), center: Point($0[1], $0[2]), distance: max(0, $0[3]),
      radians: Trigonometry.radians(degrees: $0[4]))
  }

  private static let pinch = Argument<ScriptEvent.Pinch>.group(
    .optional("center", .point, "or samples", "between the fingers, screen points"),
    .optional("centerTo", .point, "the same", "between the fingers at the end"),
    .defaulted("from", .number(in: 0...16_384), 240, "240", "distance of the fingers, points"),
    .defaulted("to", .number(in: 0...16_384), 80, "80", "distance at the end"),
    .defaulted("rotation", .number(in: -3600...3600), 0, "0", "degrees turned"),
    .defaulted("duration", duration, 0.3, "0.3", "seconds"),
    .optional("samples", .list(of: pinchSample), "or center", "[time, x, y, distance, degrees]"),
    .defaulted("releases", .bool, true, "true", "false keeps holding"),
    make: { center, end, from, to, rotation, duration, samples, releases throws(Complaint) in
      var path = samples ?? []
      if let center {
        let end = end ?? center
        let count = min(max(Int((duration * 60).rounded(.up)), 1), 36_000)
        path = (0...count).map { index in
          let f = Double(index) / Double(count)
          return .init(
            time: duration * f,
            center: Point(center.x + (end.x - center.x) * f, center.y + (end.y - center.y) * f),
            distance: from + (to - from) * f, radians: Trigonometry.radians(degrees: rotation * f))
        }
      }
      guard path.count >= 2 else {
        throw Complaint(
          id: "scene.missing-argument", message: "a pinch has 'center', or at least two 'samples'")
      }
      return ScriptEvent.Pinch(samples: path, releases: releases)
    }, fallback: ScriptEvent.Pinch(samples: []))
}

extension ArgumentType<ScriptEvent.Target> {
  /// Compiles a target that is the whole argument list of an event.
  fileprivate func compile(
    _ node: JSONNode, _ compiler: SceneCompiler, takingAllFrom list: ArgumentList
  ) -> Template<ScriptEvent.Target>? {
    if let target = list.take("target") { return compile(target, compiler) }
    for key in ["id", "text", "index", "point"] { _ = list.take(key) }
    guard let members = node.members else { return compile(node, compiler) }
    let known = members.filter { ["id", "text", "index", "point"].contains($0.key) }
    return compile(
      JSONNode(.object(known), offset: node.offset, length: node.length), compiler)
  }
}
