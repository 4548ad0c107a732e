// Known defects, injected below the scene, to show that the gate catches them.

/// A defect that is injected into finished frames: the scene and its digest stay as they are.
public struct Mutation: Sendable {
  package var name: String
  /// The causes by which the defect may rightly be named; empty = being caught is enough.
  public var causes: [Explanation.Cause]
  /// Makes the frame of a scene time, at a rate, from a source of true frames.
  let frame: @Sendable (Double, Double, @Sendable (Double) -> Frame) -> Frame

  /// The catalogue: what breaks in time, geometry and drawing, each once.
  public static let all: [Mutation] = times + geometry + drawing

  // MARK: Time

  private static let times: [Mutation] = [
    delayed("one frame late") { 1 / $0 }, delayed("one frame early") { -1 / $0 },
    delayed("half a frame late") { 0.5 / $0 }, delayed("8 ms late") { _ in 0.008 },
    Mutation(name: "2 % slower", causes: [.speed, .spring, .delay]) { time, fps, source in
      at(time, source(time / 1.02))
    },
    Mutation(name: "a frame shown twice", causes: [.repeatedFrame, .unknown]) {
      time, fps, source in
      let index = (time * fps).rounded()
      return at(time, source((index == 25 ? 24 : index) / fps))
    },
  ]

  private static func at(_ time: Double, _ frame: Frame) -> Frame {
    var frame = frame
    frame.time = time
    return frame
  }

  private static func delayed(
    _ name: String, _ delay: @escaping @Sendable (Double) -> Double
  ) -> Mutation {
    Mutation(name: name, causes: [.delay]) { time, fps, source in
      at(time, source(max(0, time - delay(fps))))
    }
  }

  // MARK: Geometry

  private static let geometry: [Mutation] = [
    outermost("everything 1 pt right", [.moved]) {
      $0.transform = $0.transform.then(.translation(x: 1, y: 0))
    },
    outermost("a quarter point down", [.moved]) {
      $0.transform = $0.transform.then(.translation(x: 0, y: 0.25))
    },
    outermost("1 pt right from frame 5", [.moved], from: 5) {
      $0.transform = $0.transform.then(.translation(x: 1, y: 0))
    },
    everyLayer("corner radii 2 pt larger", [.radius]) { layer in
      if case .rounded(let rect, let radii, let style) = layer.clip {
        let larger = radii.components.map { $0 + 2 }
        layer.clip = .rounded(
          rect,
          radii: CornerRadii(
            topLeading: larger[0], topTrailing: larger[1], bottomTrailing: larger[2],
            bottomLeading: larger[3]), style: style)
      }
    },
    Mutation(name: "an element 1 pt right", causes: [.moved]) { time, _, source in
      var frame = source(time)
      guard let index = frame.elements.firstIndex(where: { $0.text != nil }) else { return frame }
      let edit = ElementEdit(element: frame.elements[index].name, offset: Vector(dx: 1, dy: 0))
      let name = frame.elements[index].name
      frame.root = DrawingEditor(elements: frame.elements, edits: [edit]).edited(frame.root)
      for place in frame.elements.indices where frame.elements[place].name == name {
        frame.elements[place].rectInLayer.origin.x += 1
      }
      return frame
    },
    Mutation(name: "an element missing", causes: [.elementMissing]) { time, _, source in
      var frame = source(time)
      guard let name = frame.elements.first(where: { $0.text != nil })?.name else { return frame }
      let edit = ElementEdit(element: name, opacity: 0)
      frame.root = DrawingEditor(elements: frame.elements, edits: [edit]).edited(frame.root)
      frame.elements.removeAll { $0.name == name }
      return frame
    },
  ]

  // MARK: Drawing

  private static let drawing: [Mutation] = [
    outermost("opacity .97", [.opacity]) { $0.opacity *= 0.97 },
    everyLayer("shadows missing", [.shadow]) { $0.shadow = nil },
    everyLayer("blurs 1 pt stronger", [.blur]) { layer in
      layer.effects = layer.effects.map { effect in
        if case .blur(let sigma) = effect { .blur(sigma: sigma + 1) } else { effect }
      }
    },
    everyPicture("colours 3 levels greener") { command in
      command.mapColor { color in
        Color(
          red: color.red, green: min(1, color.green + 3 / 255.0), blue: color.blue,
          alpha: color.alpha)
      }
    },
    everyPicture("a drawing command missing", dropsLast: true) { $0 },
    Mutation(name: "two layers in the other order", causes: [.order]) { time, _, source in
      var frame = source(time)
      frame.root = frame.root.swappingTopLayers() ?? frame.root
      return frame
    },
  ]

  /// A change of the screen's first child, the outermost thing that is drawn.
  private static func outermost(
    _ name: String, _ causes: [Explanation.Cause], from first: Int = 0,
    _ change: @escaping @Sendable (inout Layer) -> Void
  ) -> Mutation {
    Mutation(name: name, causes: causes) { time, fps, source in
      var frame = source(time)
      if !frame.root.children.isEmpty, time * fps > Double(first) - 0.5 {
        change(&frame.root.children[0])
      }
      return frame
    }
  }

  private static func everyLayer(
    _ name: String, _ causes: [Explanation.Cause],
    _ change: @escaping @Sendable (inout Layer) -> Void
  ) -> Mutation {
    Mutation(name: name, causes: causes) { time, _, source in
      var frame = source(time)
      frame.root = frame.root.mapping(change)
      return frame
    }
  }

  /// A change of every picture of the frame.
  private static func everyPicture(
    _ name: String, dropsLast: Bool = false,
    _ change: @escaping @Sendable (DrawCommand) -> DrawCommand
  ) -> Mutation {
    Mutation(name: name, causes: [.color]) { time, _, source in
      var frame = source(time)
      frame.root = frame.root.mapping { layer in
        guard case .picture(let picture) = layer.content else { return }
        var commands = picture.commands.map(change)
        if dropsLast, let last = commands.lastIndex(where: \.isLeaf) { commands.remove(at: last) }
        guard commands != picture.commands else { return }
        layer.content = .picture(
          Picture(
            commands: commands, bounds: picture.bounds, restingScale: picture.restingScale))
      }
      return frame
    }
  }
}

extension Layer {
  /// The tree with every layer changed.
  func mapping(_ change: (inout Layer) -> Void) -> Layer {
    var copy = self
    change(&copy)
    copy.children = copy.children.map { $0.mapping(change) }
    return copy
  }

  /// The tree with the top two layers of the first layer that has two in the other order.
  func swappingTopLayers() -> Layer? {
    var copy = self
    for index in children.indices {
      if let changed = children[index].swappingTopLayers() {
        copy.children[index] = changed
        return copy
      }
    }
    guard children.count > 1 else { return nil }
    copy.children.swapAt(children.count - 1, children.count - 2)
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
