// Modifiers of lists, buttons, bars and tabs.

extension Vocabulary {
  private static let visibility: ArgumentType<Bool> = ArgumentType(
    schema: .oneOf([.enumeration(["visible", "automatic", "hidden"]), .boolean])
  ) { node, compiler in
    if node.bool != nil { return ArgumentType<Bool>.bool.compile(node, compiler) }
    return ArgumentType<Bool>.words(
      "visibility", [("visible", true), ("automatic", true), ("hidden", false)]
    ).compile(node, compiler)
  }

  private static let barPlace = Argument<ToolbarPlacement>.defaulted(
    "placement", .word("placement"), .automatic, "automatic", "where the item is")

  /// Lists, buttons, bars and tabs.
  static let barModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    Entry(
      "listStyle", "Form of lists", shorthand: "style",
      .required("style", .word("list style", ViewKind.ListStyle.self), "the form")
    ) { .listStyle($0) }
    Entry(
      "listRowInsets", "Room around a row's content", shorthand: "insets",
      .optional("insets", ArgumentType<Insets>.insets, "the system's", "points by edge")
    ) { .listRowInsets($0) }
    Entry(
      "listRowBackground", "View behind a row", shorthand: "content",
      .required("content", .views, "the views")
    ) { .listRowBackground($0) }
    Entry(
      "listRowSeparator", "Line below a row", shorthand: "visibility",
      .required("visibility", visibility, "visible or hidden")
    ) { .listRowSeparator(isVisible: $0) }
    Entry(
      "scrollContentBackground", "The system's background of lists", shorthand: "visibility",
      .required("visibility", visibility, "visible or hidden")
    ) { .scrollContentBackground(isVisible: $0) }
    Entry(
      "buttonStyle", "Form of buttons and links", shorthand: "style",
      .required("style", .word("button style", ButtonStyle.self), "the form")
    ) { .buttonStyle($0) }
    Entry(
      "labelStyle", "Parts of labels", shorthand: "style",
      .required("style", .word("label style", LabelStyle.self), "the parts")
    ) { .labelStyle($0) }
    Entry(
      "navigationTitle", "Title in the bar", shorthand: "title",
      .required("title", .string, "the text")
    ) { .navigationTitle($0) }
    Entry(
      "navigationBarTitleDisplayMode", "Large or inline title", shorthand: "mode",
      .required("mode", .word("title form", TitleDisplayMode.self), "the form")
    ) { .navigationBarTitleDisplayMode($0) }
    Entry(
      "navigationBarBackButtonHidden", "Hides the back button", shorthand: "hidden",
      .defaulted("hidden", .bool, true, "true", "hidden")
    ) { .navigationBarBackButtonHidden($0) }
    Entry(
      "toolbar", "Items in the bars", shorthand: "items",
      .required("items", .toolbarItems, "the items")
    ) { .toolbar($0) }
    Entry(
      "toolbarVisibility", "Shows or hides bars", shorthand: "visibility",
      .required("visibility", visibility, "visible or hidden"),
      .defaulted(
        "for", ArgumentType<ToolbarPlacement>.word("bar").oneOrMore, [.automatic],
        "automatic", "the bars")
    ) { .toolbarVisibility(isVisible: $0, bars: $1) }
    Entry(
      "tabItem", "Title and symbol of a tab", shorthand: "title",
      .required("title", .string, "the title"),
      .optional("systemImage", .string, "none", "the symbol"),
      .optional("tag", .value, "its position", "value of the selection")
    ) { .tabItem(title: $0, systemImage: $1, tag: $2) }
    Entry(
      "statusBarHidden", "Hides the status bar", shorthand: "hidden",
      .defaulted("hidden", .bool, true, "true", "hidden")
    ) { .statusBarHidden($0) }
    Entry(
      "persistentSystemOverlays", "Shows or hides the home indicator", shorthand: "visibility",
      .required("visibility", visibility, "visible or hidden")
    ) { .persistentSystemOverlays(isVisible: $0) }
  }

  /// Items of a toolbar.
  static let toolbarItems: EntryTable<ToolbarItem> = EntryTable("toolbar item") {
    Entry(
      "ToolbarItem", "Views in a bar", shorthand: "content", fallback: emptyItem, barPlace,
      .required("content", .views, "the views"),
      .optional(
        "matchedTransitionSource", .transitionSource, "none", "makes it the source of a zoom")
    ) { ToolbarItem(id: .root, placement: $0, content: $1, source: $2) }
    Entry("ToolbarSpacer", "Separates groups of items", fallback: emptyItem, barPlace) {
      ToolbarItem(id: .root, placement: $0, content: [], isSpacer: true)
    }
  }

  private static let emptyItem = ToolbarItem(id: .root, placement: .automatic, content: [])
}

extension ArgumentType<[ToolbarItem]> {
  /// An array of toolbar items; a plain view is an item with automatic placement.
  static let toolbarItems: ArgumentType<[ToolbarItem]> = ArgumentType(
    schema: .array(.definition("toolbarItem"))
  ) { node, compiler in
    let nodes = node.elements ?? [node]
    var parts: [Template<ToolbarItem>] = []
    var isComplete = true
    for (index, element) in nodes.enumerated() {
      let key = element.members?.first?.key ?? ""
      let isItem = Vocabulary.toolbarItems[key] != nil
      let template =
        isItem
        ? Vocabulary.toolbarItems.compile(element, compiler)
        : ArgumentType<[ViewNode]>.views.compile(element, compiler)?.map {
          ToolbarItem(id: .root, placement: .automatic, content: $0)
        }
      guard let template else {
        isComplete = false
        continue
      }
      let origin = compiler.origin(of: element)
      parts.append(
        .computed { scope in
          let inner = scope.with(id: scope.id.child(index))
          var item = template(inner)
          item.id = inner.id
          item.origin = origin
          return item
        })
    }
    return isComplete ? sequence(parts) : nil
  }
}
