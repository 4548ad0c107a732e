// Modifiers of navigation, presentations and their transitions.

extension Vocabulary {
  private static let id = Argument<Value>.required("id", .value, "identity shared by both sides")
  private static let namespace = Argument<NamespaceID>.required("in", .namespace, "a namespace")

  /// As ``namespace``; a layout case has one namespace, which it need not name.
  private static let matchedNamespace = Argument<NamespaceID>(keys: namespace.keys) {
    list, compiler in
    if case .layoutCase = compiler.mode, list.take("in") == nil {
      return .constant(NamespaceID(name: "case"))
    }
    return namespace.compile(list, compiler)
  }

  /// Destinations, zoom sources and transitions.
  static let navigationModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    navigationDestination
    Entry(
      "navigationTransition", "How the page comes and goes", shorthand: "transition",
      .required("transition", .navigationTransition, "the transition"),
      .defaulted("options", zoomOptions, .none, "none", "options of a zoom")
    ) { .navigationTransition($0, options: $1) }
    Entry(
      "matchedTransitionSource", "The view that a zoom starts from", transitionSource
    ) { .matchedTransitionSource($0) }
    Entry(
      "matchedGeometryEffect", "Shares geometry with a view of the same identity", id,
      matchedNamespace,
      .defaulted(
        "properties",
        .words("property set", [("frame", .frame), ("position", .position), ("size", .size)]),
        MatchedGeometryEffect.Properties.frame, "frame", "what is shared"),
      .defaulted("anchor", .unitPoint, .center, "center", "point of both views"),
      .defaulted("isSource", .bool, true, "true", "gives the geometry")
    ) {
      .matchedGeometryEffect(
        MatchedGeometryEffect(
          id: $0, namespace: $1, properties: $2, anchor: $3, isSource: $4))
    }
  }

  private static let navigationDestination: Entry<[Modifier]> = Entry(
    "navigationDestination", "The page of a value",
    keys: [
      ArgumentKey(
        name: "for", schema: .string, doc: "type: a collection, its loop variable, or String …",
        defaultText: "or isPresented, item"),
      ArgumentKey(
        name: "isPresented", schema: .string, doc: "a true-or-false state variable",
        defaultText: "or for, item"),
      ArgumentKey(
        name: "item", schema: .string, doc: "a state variable that may be null",
        defaultText: "or for, isPresented"),
      ArgumentKey(
        name: "as", schema: .string, doc: "variable of the value in `content`",
        defaultText: "the type's name, or item"),
      ArgumentKey(name: "content", schema: .array(.definition("view")), doc: "the page"),
    ]
  ) { list, compiler in
    guard let content = list.take("content") else {
      list.reportMissing("content", compiler)
      return nil
    }
    let variable = list.take("as")?.string
    if let node = list.take("for") {
      guard let type = ArgumentType<String>.typeName.compile(node, compiler)?.constant else {
        return nil
      }
      let name = variable ?? loopName(node.string ?? "")
      let template = compiler.content(content, binding: [name], type: type) { _ in .type(type) }
      return template.map {
        [.navigationDestination(NavigationDestination(trigger: .type(type), template: $0))]
      }
    }
    if let node = list.take("isPresented") {
      guard let name = ArgumentType<String>.binding.compile(node, compiler)?.constant else {
        return nil
      }
      let template = compiler.content(content) { _ in .always(BoundValue(.bool(true), type: "Bool"))
      }
      return template.map {
        [.navigationDestination(NavigationDestination(trigger: .isPresented(name), template: $0))]
      }
    }
    guard let node = list.take("item") else {
      list.reportMissing("for", compiler)
      return nil
    }
    guard let name = ArgumentType<String>.binding.compile(node, compiler)?.constant else {
      return nil
    }
    let slot = compiler.stateSlot(name)
    let template = compiler.content(content, binding: [variable ?? "item"]) { _ in
      .item(stateSlot: slot)
    }
    return template.map {
      [.navigationDestination(NavigationDestination(trigger: .item(name), template: $0))]
    }
  }

  /// The variable of a destination: the type's name with a small first letter.
  private static func loopName(_ type: String) -> String {
    type.prefix(1).lowercased() + type.dropFirst()
  }

  private static let zoomOptions: ArgumentType<ZoomOptions> = .object(
    "options",
    .group(
      .optional("alignmentRect", .rect, "the whole page", "part that meets the source"),
      .optional("dimmingColor", .color, "the profile's", "color over the screen below"),
      .optional("dimmingBlurRadius", .number(in: 0...1000), "none", "blur instead, points"),
      .defaulted("allowsInteractiveDismissal", .bool, true, "true", "gestures close the page"),
      .defaulted("usesGlassSource", .bool, false, "false", "source is a glass view"),
      make: {
        ZoomOptions(
          alignmentRect: $0, dimmingColor: $1, dimmingBlurRadius: $2,
          allowsInteractiveDismissal: $3, usesGlassSource: $4)
      }, fallback: .none), fallback: .none)

  /// Only a rounded rectangle, a colour and a shadow exist in SwiftUI's configuration.
  private static let configuration: ArgumentType<MatchedTransitionSource.Configuration> = {
    let empty = MatchedTransitionSource.Configuration()
    let object: ArgumentType<Shadow> = .object(
      "shadow", shadow, fallback: Shadow(color: .clear, radius: 0))
    let group = Argument<MatchedTransitionSource.Configuration>.group(
      .optional("clipShape", .shape, "none", "a RoundedRectangle"),
      .optional("background", .color, "none", "a color"),
      .optional("shadow", object, "none", "a shadow"),
      make: { shape, background, shadow throws(Complaint) in
        var result = MatchedTransitionSource.Configuration(background: background, shadow: shadow)
        switch shape {
        case nil: break
        case .roundedRectangle(let size, let style):
          result.cornerRadii = CornerRadii(min(size.width, size.height))
          result.cornerStyle = style
        default:
          throw Complaint(
            id: "scene.source-configuration",
            message: "the configuration of a zoom source clips only with a RoundedRectangle")
        }
        return result
      }, fallback: empty)
    return .object("configuration", group, fallback: empty)
  }()

  /// The arguments of a zoom source.
  static let transitionSource = Argument<MatchedTransitionSource>.group(
    id, namespace,
    .defaulted("configuration", configuration, .init(), "none", "clip, background and shadow"),
    make: { MatchedTransitionSource(id: $0, namespace: $1, configuration: $2) },
    fallback: MatchedTransitionSource(id: .null, namespace: NamespaceID(name: "")))

  private static let look = Argument<PhaseTransition.Look>.group(
    .defaulted("opacity", .number(in: 0...1), 1, "1", "0…1"),
    .defaulted("offset", .vector, .zero, "0", "[x, y] in points"),
    .defaulted("blur", .number(in: 0...1000), 0, "0", "radius in points"),
    .defaulted("scale", .number(in: -1000...1000), 1, "1", "factor"),
    .defaulted("rotation", .number(in: -36000...36000), 0, "0", "degrees clockwise"),
    .defaulted("anchor", .unitPoint, .center, "center", "fixed point"),
    make: {
      PhaseTransition.Look(
        opacity: $0, offset: $1, blurRadius: $2, scale: $3,
        radians: Trigonometry.radians(degrees: $4), anchor: $5)
    }, fallback: PhaseTransition.Look())

  private static let lookType: ArgumentType<PhaseTransition.Look> = .object(
    "phase", look, fallback: PhaseTransition.Look())

  /// What `navigationTransition` takes.
  static let navigationTransitions: EntryTable<NavigationTransition> = EntryTable(
    "navigation transition"
  ) {
    Entry("automatic", "The presentation's own", fallback: .automatic) { .automatic }
    Entry(
      "zoom", "Grows out of a source", fallback: .automatic,
      .required("sourceID", .value, "identity of the source"), namespace
    ) { .zoom(sourceID: $0, namespace: $1) }
    Entry("slide", "The default push, by name", fallback: .automatic) { .slide }
    Entry("crossFade", "Fades over the screen below", fallback: .automatic) { .crossFade }
    Entry(
      "phases", "A transition of the scene's own", fallback: .automatic,
      .defaulted("willAppear", lookType, .init(), "identity", "look before it appears"),
      .defaulted("identity", lookType, .init(), "identity", "look at rest"),
      .defaulted("willDisappear", lookType, .init(), "identity", "look after it is gone")
    ) {
      .phases(PhaseTransition(willAppear: $0, identity: $1, willDisappear: $2))
    }
  }
}

extension ArgumentType<NavigationTransition> {
  static let navigationTransition: ArgumentType<NavigationTransition> =
    Vocabulary.navigationTransitions.type("navigationTransition", fallback: .automatic)
}

extension ArgumentType<MatchedTransitionSource> {
  /// A zoom source as an object.
  static let transitionSource: ArgumentType<MatchedTransitionSource> = .object(
    "matchedTransitionSource", Vocabulary.transitionSource,
    fallback: MatchedTransitionSource(id: .null, namespace: NamespaceID(name: "")))
}

extension SceneCompiler {
  /// Slot of the variable that a binding begins with.
  func stateSlot(_ binding: String) -> Int {
    let root = binding.split(separator: ".").first.map(String.init) ?? binding
    return stateNames.firstIndex(of: root) ?? 0
  }
}
