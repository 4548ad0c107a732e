// Views with children.

extension Vocabulary {
  private static let spacing = Argument<Double?>.optional(
    "spacing", .length, "the system's", "points between children")
  private static let horizontal = Argument<HorizontalAlignment>.defaulted(
    "alignment", .horizontalAlignment, .center, "center", "guide that is lined up")
  private static let vertical = Argument<VerticalAlignment>.defaulted(
    "alignment", .verticalAlignment, .center, "center", "guide that is lined up")
  private static let pinned: Argument<ViewKind.PinnedViews> = {
    let type: ArgumentType<ViewKind.PinnedViews> = .words(
      "section part", [("sectionHeaders", .sectionHeaders), ("sectionFooters", .sectionFooters)])
    let list = type.oneOrMore.map { $0.reduce(into: ViewKind.PinnedViews()) { $0.formUnion($1) } }
    return .defaulted("pinnedViews", list, [], "none", "section parts that stay at the edge")
  }()

  private static let emptyStack = ViewKind.vStack(alignment: .center, spacing: nil)

  /// Stacks, grids and scrolling containers.
  static let containers: EntryTable<ViewKind> = EntryTable("view") {
    Entry("HStack", "Children in a row", fallback: emptyStack, vertical, spacing) {
      .hStack(alignment: $0, spacing: $1)
    }.having("children")
    Entry("VStack", "Children in a column", fallback: emptyStack, horizontal, spacing) {
      .vStack(alignment: $0, spacing: $1)
    }.having("children")
    Entry(
      "ZStack", "Children one over the other", fallback: emptyStack,
      .defaulted("alignment", .alignment, .center, "center", "point that is lined up")
    ) { .zStack(alignment: $0) }.having("children")
    Entry(
      "LazyHStack", "A row that builds what is visible", fallback: emptyStack, vertical, spacing,
      pinned
    ) { .lazyHStack(alignment: $0, spacing: $1, pinnedViews: $2) }.having("children")
    Entry(
      "LazyVStack", "A column that builds what is visible", fallback: emptyStack, horizontal,
      spacing, pinned
    ) { .lazyVStack(alignment: $0, spacing: $1, pinnedViews: $2) }.having("children")
    Entry(
      "LazyVGrid", "Rows of columns", fallback: emptyStack,
      .required("columns", .gridItems, "fixed, flexible or adaptive columns"), horizontal, spacing,
      pinned
    ) { .lazyVGrid(columns: $0, alignment: $1, spacing: $2, pinnedViews: $3) }.having("children")
    Entry(
      "LazyHGrid", "Columns of rows", fallback: emptyStack,
      .required("rows", .gridItems, "fixed, flexible or adaptive rows"), vertical, spacing, pinned
    ) { .lazyHGrid(rows: $0, alignment: $1, spacing: $2, pinnedViews: $3) }.having("children")
    Entry(
      "Grid", "Rows whose cells line up", fallback: emptyStack,
      .defaulted("alignment", .alignment, .center, "center", "place of a cell's view"),
      .optional("horizontalSpacing", .length, "the system's", "points between columns"),
      .optional("verticalSpacing", .length, "the system's", "points between rows")
    ) { .grid(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2) }.having("children")
    Entry(
      "GridRow", "A row of a Grid", fallback: emptyStack,
      .optional("alignment", .verticalAlignment, "the grid's", "guide of the row")
    ) { .gridRow(alignment: $0) }.having("children")
    Entry(
      "ScrollView", "Content that scrolls", shorthand: "axes", fallback: emptyStack,
      .defaulted("axes", .axes, .vertical, "vertical", "vertical, horizontal or both"),
      .defaulted("showsIndicators", .bool, true, "true", "scroll indicators")
    ) { .scrollView(axes: $0, showsIndicators: $1) }.having("children")
    Entry(
      "List", "Rows in the system's style", shorthand: "style", fallback: emptyStack,
      .defaulted("style", .word("list style"), .automatic, "automatic", "form of the list")
    ) { .list($0) }.having("children")
    Entry(
      "Section", "Rows with header and footer", shorthand: "title", fallback: .group,
      .optional("title", .string, "no header", "header text")
    ) { _ in .section(header: [], footer: []) }.having("children", "header", "footer")
    Entry("Group", "Children without a container", fallback: .group) { .group }.having("children")
    Entry(
      "ViewThatFits", "The first child that fits", shorthand: "axes", fallback: .group,
      .defaulted("axes", .axes, .both, "both", "axes that have to fit")
    ) { .viewThatFits(axes: $0) }.having("children")
    Entry(
      "GeometryReader", "Content that depends on its size", fallback: .group,
      .defaulted("as", .string, "geometry", "geometry", "variable of size, safe area and frame")
    ) { _ in .group }.having("children")
    Entry(
      "GlassEffectContainer", "Glass shapes that flow together", fallback: .group,
      .optional("spacing", .length, "the system's", "distance at which shapes join")
    ) { .glassEffectContainer(spacing: $0) }.having("children")
    customLayout
  }

  private static let layoutNumbers = ["columnGap", "rowGap", "nilWidth", "inset", "nilSide"]

  /// `Layout`: an algorithm known by name with numbers.
  private static let customLayout: Entry<ViewKind> = {
    let algorithms = ["flow", "radial", "priorityColumn", "halfProposedWidth"]
    let word: ArgumentType<String> = .words("layout", algorithms.map { ($0, $0) })
    let keys =
      [ArgumentKey(name: "algorithm", schema: word.schema, doc: "the layout")]
      + layoutNumbers.map {
        ArgumentKey(name: $0, schema: .number, doc: "points", defaultText: "the algorithm's")
      }
    return Entry<ViewKind>("Layout", "A custom layout by name", keys: keys) { list, compiler in
      guard let node = list.take("algorithm") else {
        list.reportMissing("algorithm", compiler)
        return nil
      }
      let algorithm = word.compile(node, compiler)
      var arguments: [Template<CustomLayoutReference.Argument>] = []
      var isComplete = true
      for name in layoutNumbers {
        guard let node = list.take(name) else { continue }
        if let number = ArgumentType<Double>.length.compile(node, compiler) {
          arguments.append(number.map { .init(name: name, value: $0) })
        } else {
          isComplete = false
        }
      }
      guard isComplete, let algorithm else { return nil }
      return combine(algorithm, sequence(arguments)) {
        .customLayout(.named($0, arguments: $1))
      }
    }.having("children")
  }()

  private static let title = Argument<String?>.optional(
    "title", .string, "children", "text of the label")

  /// Controls and navigation.
  static let controls: EntryTable<ViewKind> = EntryTable("view") {
    Entry(
      "Label", "A title with an icon", shorthand: "title", fallback: .label, title,
      .optional("systemImage", .string, "children", "symbol of the icon")
    ) { _, _ in .label }.having("children")
    Entry(
      "Button", "A control with an action", shorthand: "title", fallback: .group, title,
      .optional("systemImage", .string, "none", "symbol before the title"),
      .optional("role", .word("role"), "none", "cancel, destructive …"),
      .defaulted("action", .actions, [], "none", "what a tap does")
    ) { _, _, role, action in .button(role: role, action: action) }.having("children")
    navigationLink
    Entry(
      "NavigationStack", "A stack of pages", fallback: .navigationStack(path: nil),
      .optional("path", .binding, "the stack's own", "state variable of the path"),
      .optional("title", .word("title form", TitleDisplayMode.self), "the page's", "layout cases")
    ) { path, _ in .navigationStack(path: path) }.having("children")
    Entry(
      "TabView", "Pages with a tab bar", fallback: .tabView(selection: nil, style: .automatic),
      .optional("selection", .tabSelection, "the view's own", "state variable of the tab"),
      .defaulted("style", .word("tab view style"), .automatic, "automatic", "automatic or page")
    ) { .tabView(selection: $0, style: $1) }.having("children")
  }

  private static let navigationLink = Entry<ViewKind>(
    "NavigationLink", "Opens a page", shorthand: "title", fallback: .group, title,
    .optional("systemImage", .string, "none", "symbol before the title"),
    .optional("value", .typedValue, "or destination", "value that is pushed"),
    .optional("type", .typeName, "that of the value", "type of the value"),
    .content("destination", "by value", "the page itself")
  ) { _, _, value, type, destination throws(Complaint) in
    guard value != nil || destination != nil else {
      throw Complaint(
        id: "scene.missing-argument", message: "'NavigationLink' needs 'value' or 'destination'")
    }
    let bound = value ?? BoundValue(.null, type: "Null")
    return .navigationLink(value: bound.value, type: type ?? bound.type, destination: destination)
  }.having("children")

  /// Every view that becomes a node.
  static let views: EntryTable<ViewKind> = EntryTable("view") {
    leaves.entries
    containers.entries
    controls.entries
  }

  static let loopKeys = [
    ArgumentKey(
      name: "in", schema: .any, doc: "a collection of `data`, a reference, a list or a count"),
    ArgumentKey(name: "as", schema: .string, doc: "the loop variable", defaultText: "item"),
    ArgumentKey(
      name: "id", schema: .any, doc: "identity of an element: `$album.id`, `$index`, `$uuid`",
      defaultText: "its `id`, else itself"),
  ]
}

extension ArgumentType<String> {
  /// A state variable, or a number that never changes (a state variable is made for it).
  static let tabSelection: ArgumentType<String> = ArgumentType(
    schema: .oneOf([.string, .number])
  ) { node, compiler in
    guard let number = node.number else {
      return ArgumentType<String>.binding.compile(node, compiler)
    }
    let name = "selection@\(node.offset)"
    compiler.stateNames.append(name)
    compiler.initialState.append(.init(name: name, value: .number(number)))
    return .constant(name)
  }
}

extension ArgumentType<[GridItem]> {
  /// `{"fixed": 60}`, `{"flexible": {…}}`, `{"adaptive": {…}}`, with `spacing` and `alignment`.
  static let gridItems: ArgumentType<[GridItem]> = .list(of: item)

  private static let item: ArgumentType<GridItem> = {
    let range = Argument<GridItem.Size>.group(
      .defaulted("minimum", .number(in: 0...maximumLength), 10, "10", "points"),
      .defaulted("maximum", .lengthOrInfinity, .infinity, "inf", "points"),
      make: { .flexible(minimum: $0, maximum: max($0, $1)) }, fallback: .fixed(10))
    let flexible = ArgumentType<GridItem.Size>.object("flexible", range, fallback: .fixed(10))
    let bare = ArgumentType<Double>.number(in: 0...maximumLength)
    let adaptive = ArgumentType<GridItem.Size>(schema: .oneOf([.number, flexible.schema])) {
      node, compiler in
      let size =
        node.members == nil
        ? bare.compile(node, compiler)?.map { .flexible(minimum: $0, maximum: .infinity) }
        : flexible.compile(node, compiler)
      return size?.map { size in
        if case .flexible(let minimum, let maximum) = size {
          return .adaptive(minimum: minimum, maximum: maximum)
        }
        return size
      }
    }
    let group = Argument<GridItem>.group(
      .optional("fixed", .number(in: 0...maximumLength), "or flexible, adaptive", "points"),
      .optional("flexible", flexible, "or fixed, adaptive", "shares the room"),
      .optional("adaptive", adaptive, "or fixed, flexible", "as many as fit"),
      .optional("spacing", .length, "8", "points to the next"),
      .optional("alignment", .alignment, "the grid's", "place in the cell"),
      make: { fixed, flexible, adaptive, spacing, alignment throws(Complaint) in
        let sizes = [fixed.map { GridItem.Size.fixed($0) }, flexible, adaptive].compactMap { $0 }
        guard let size = sizes.first, sizes.count == 1 else {
          throw Complaint(
            id: "scene.missing-argument",
            message: "a grid item has one of 'fixed', 'flexible' and 'adaptive'")
        }
        return GridItem(size, spacing: spacing, alignment: alignment)
      }, fallback: GridItem(.fixed(10)))
    let object = ArgumentType<GridItem>.object("grid item", group, fallback: GridItem(.fixed(10)))
    return ArgumentType<GridItem>(schema: .oneOf([object.schema, .enumeration(["flexible"])])) {
      node, compiler in
      if node.string == "flexible" {
        return .constant(GridItem(.flexible(minimum: 10, maximum: .infinity)))
      }
      return object.compile(node, compiler)
    }
  }()
}

extension SceneCompiler {
  /// Views that a title, symbol or section title of a view stands for.
  func impliedParts(of kind: JSONMember) -> (children: [ViewTemplate], header: [ViewTemplate]) {
    let titled = ["Label", "Button", "NavigationLink", "Section"]
    guard titled.contains(kind.key) else { return ([], []) }
    let isShort = kind.value.members == nil
    let title = isShort ? (kind.value.isNull ? nil : kind.value) : kind.value["title"]
    let symbol = isShort ? nil : kind.value["systemImage"]
    func node(_ key: String, _ argument: JSONNode) -> JSONNode {
      JSONNode(
        .object([
          JSONMember(
            key: key, keyOffset: argument.offset, keyLength: argument.length, value: argument)
        ]), offset: argument.offset, length: argument.length)
    }
    let text = title.map { node("Text", $0) }
    let image = symbol.map { node("Image", node("systemName", $0)) }
    if kind.key == "Section" { return ([], text.map { views($0) } ?? []) }
    if kind.key == "Label" { return ([text, image].compactMap { $0 }.flatMap { views($0) }, []) }
    guard let symbol, let title else {
      return ([text, image].compactMap { $0 }.flatMap { views($0) }, [])
    }
    let label = JSONNode(
      .object([
        JSONMember(
          key: "Label", keyOffset: title.offset, keyLength: title.length,
          value: JSONNode(
            .object([
              JSONMember(key: "title", value: title), JSONMember(key: "systemImage", value: symbol),
            ]), offset: title.offset, length: title.length))
      ]), offset: title.offset, length: title.length)
    return (views(label), [])
  }
}
