// Modifiers of sheets, covers and popovers.

extension Vocabulary {
  private static let detent: ArgumentType<PresentationDetent> = {
    let group = Argument<PresentationDetent>.group(
      .optional("height", .number(in: 0...16_384), "or fraction", "points"),
      .optional("fraction", .number(in: 0...1), "or height", "of the largest height"),
      make: { height, fraction throws(Complaint) in
        if let height { return .height(height) }
        guard let fraction else {
          throw Complaint(
            id: "scene.missing-argument", message: "a detent has 'height' or 'fraction'")
        }
        return .fraction(fraction)
      }, fallback: .large)
    let object: ArgumentType<PresentationDetent> = .object("detent", group, fallback: .large)
    let word: ArgumentType<PresentationDetent> = .words(
      "detent", [("large", .large), ("medium", .medium)])
    return ArgumentType(schema: .oneOf([word.schema, object.schema])) { node, compiler in
      node.members != nil ? object.compile(node, compiler) : word.compile(node, compiler)
    }
  }()

  private static let visibility = ArgumentType<Bool>.words(
    "visibility", [("visible", true), ("automatic", true), ("hidden", false)])

  /// Presentations and how they look.
  static let presentationModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    presentation("sheet", .sheet, "A sheet from below")
    presentation("fullScreenCover", .fullScreenCover, "A cover over the whole screen")
    presentation("popover", .popover, "A popover")
    Entry(
      "presentationDetents", "Heights of a sheet", shorthand: "detents",
      .required("detents", detent.oneOrMore, "medium, large, height or fraction"),
      .optional("selection", .binding, "the sheet's own", "state variable of the height")
    ) { .presentationDetents($0, selection: $1) }
    Entry(
      "presentationDragIndicator", "The grabber of a sheet", shorthand: "visibility",
      .required("visibility", visibility, "visible or hidden")
    ) { .presentationDragIndicator(isVisible: $0) }
    Entry(
      "presentationCornerRadius", "Corners of a sheet", shorthand: "radius",
      .optional("radius", .number(in: 0...10_000), "the system's", "points")
    ) { .presentationCornerRadius($0) }
    Entry(
      "presentationBackground", "Background of a sheet", shorthand: "style",
      .required("style", .style, "the style")
    ) { .presentationBackground($0) }
    Entry(
      "presentationBackgroundInteraction", "Whether the screen behind reacts",
      shorthand: "upThrough",
      .optional("upThrough", detent, "never", "largest height at which it does")
    ) { .presentationBackgroundInteraction(upThrough: $0) }
    Entry(
      "interactiveDismissDisabled", "Gestures do not close it", shorthand: "disabled",
      .defaulted("disabled", .bool, true, "true", "stopped")
    ) { .interactiveDismissDisabled($0) }
  }

  private static let presentationKeys = [
    ArgumentKey(
      name: "isPresented", schema: .oneOf([.string, .boolean]),
      doc: "a true-or-false state variable", defaultText: "or item"),
    ArgumentKey(
      name: "item", schema: .string, doc: "a state variable that may be null",
      defaultText: "or isPresented"),
    ArgumentKey(
      name: "as", schema: .string, doc: "variable of the item in `content`", defaultText: "item"),
    ArgumentKey(
      name: "content", schema: .array(.definition("view")), doc: "the views", defaultText: "empty"),
    ArgumentKey(
      name: "onDismiss", schema: .definition("action"), doc: "actions when it is gone",
      defaultText: "none"),
    ArgumentKey(
      name: "detents", schema: .array(detent.schema), doc: "heights of a sheet",
      defaultText: "large"),
    ArgumentKey(
      name: "dragIndicator", schema: visibility.schema, doc: "grabber of a sheet",
      defaultText: "automatic"),
  ]

  private static func presentation(
    _ name: String, _ kind: Presentation.Kind, _ doc: String
  ) -> Entry<[Modifier]> {
    Entry(name, doc, keys: presentationKeys) { list, compiler in
      let place = list.node
      let dismissal = list.take("onDismiss").map {
        ArgumentType<[Action]>.actions.compile($0, compiler)
      }
      let origin = compiler.origin(of: place)
      var extras: [Template<ModifierNode>] = []
      if let node = list.take("detents"), let detents = detent.oneOrMore.compile(node, compiler) {
        extras.append(
          detents.map { ModifierNode(.presentationDetents($0, selection: nil), origin: origin) })
      }
      if let node = list.take("dragIndicator"), let isVisible = visibility.compile(node, compiler) {
        extras.append(
          isVisible.map { ModifierNode(.presentationDragIndicator(isVisible: $0), origin: origin) })
      }
      guard let binding = presentationBinding(list, compiler) else { return nil }
      let empty = JSONNode(.array([]), offset: place.offset, length: 0)
      let variable = list.take("as")?.string ?? "item"
      let slot = binding.isItem ? compiler.stateSlot(binding.name) : 0
      let template = compiler.content(
        list.take("content") ?? empty, binding: binding.isItem ? [variable] : [],
        extraModifiers: extras
      ) { _ in
        binding.isItem ? .item(stateSlot: slot) : .always(BoundValue(.bool(true), type: "Bool"))
      }
      let onDismiss = dismissal ?? .constant([])
      guard let onDismiss else { return nil }
      return presentationModifier(kind, binding, template, onDismiss)
    }
  }

  /// The state that a presentation is bound to.
  private struct Binding: Sendable {
    var name: String
    var isItem: Bool
    /// Evaluates to the present value; nil for a literal.
    var value: Expression
  }

  private static func presentationBinding(
    _ list: ArgumentList, _ compiler: SceneCompiler
  ) -> Binding? {
    let isItem = list.take("item")
    guard let node = list.take("isPresented") ?? isItem else {
      list.reportMissing("isPresented", compiler)
      return nil
    }
    if let flag = node.bool, isItem == nil {
      return Binding(name: "", isItem: false, value: .literal(.bool(flag)))
    }
    guard let name = ArgumentType<String>.binding.compile(node, compiler)?.constant else {
      return nil
    }
    let reference = JSONNode(.string("$\(name)"), offset: node.offset, length: node.length)
    guard let expression = compiler.expression(reference), let expression else { return nil }
    return Binding(name: name, isItem: isItem != nil, value: expression)
  }

  private static func presentationModifier(
    _ kind: Presentation.Kind, _ binding: Binding, _ template: Template<TemplateID>,
    _ onDismiss: Template<[Action]>
  ) -> Template<[Modifier]> {
    .computed { scope in
      let value = binding.value.evaluate(in: scope)
      let isShown = binding.isItem ? value != .null : value.isTruthy
      return [
        .presentation(
          Presentation(
            kind: kind, binding: binding.name, isItem: binding.isItem,
            presentedValue: isShown ? value : nil, template: template(scope),
            onDismiss: onDismiss(scope)))
      ]
    }
  }
}
