// Modifiers that decide size and place.

extension Vocabulary {
  private static let side = ArgumentType<Double>.length

  /// Frames, padding, offsets and cells.
  static let layoutModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    frame
    Entry(
      "padding", "Room around the view", shorthand: "insets",
      Argument(
        keys: [
          ArgumentKey(
            name: "insets", schema: ArgumentType<EdgeLengths>.insets.schema,
            doc: "points, \"default\" (16), or by edge", defaultText: "default"),
          ArgumentKey(
            name: "edges", schema: ArgumentType<Edge.Set>.edges.schema, doc: "edges of `length`",
            defaultText: "all"),
          ArgumentKey(name: "length", schema: .number, doc: "points", defaultText: "16"),
        ] + edgeKeys
      ) { padding($0, $1) }
    ) { .padding($0) }
    Entry(
      "aspectRatio", "Keeps a ratio of width to height", shorthand: "ratio",
      .optional("ratio", .number(in: 0.0001...10_000), "the view's own", "width / height"),
      .defaulted("contentMode", .word("content mode"), .fit, "fit", "fit or fill")
    ) { .aspectRatio($0, $1) }
    Entry("scaledToFit", "Keeps its ratio inside the room") { .aspectRatio(nil, .fit) }
    Entry("scaledToFill", "Keeps its ratio and covers the room") { .aspectRatio(nil, .fill) }
    Entry(
      "fixedSize", "Takes the ideal size",
      .defaulted("horizontal", .bool, true, "true", "across"),
      .defaulted("vertical", .bool, true, "true", "down")
    ) { .fixedSize(horizontal: $0, vertical: $1) }
    Entry(
      "layoutPriority", "Who gets room first", shorthand: "priority",
      .required("priority", .number(in: -1e9...1e9), "higher comes first")
    ) { .layoutPriority($0) }
    alignmentGuide
    Entry(
      "offset", "Moves the drawing, not the layout", shorthand: "by",
      .optional("by", .vector, "or x and y", "[x, y] in points"),
      .defaulted("x", side, 0, "0", "points to the right"),
      .defaulted("y", side, 0, "0", "points down")
    ) { .offset($0 ?? Vector(dx: $1, dy: $2)) }
    Entry(
      "position", "Puts the centre at a point of the room", shorthand: "at",
      .optional("at", .point, "or x and y", "[x, y] in points"),
      .defaulted("x", side, 0, "0", "points"), .defaulted("y", side, 0, "0", "points")
    ) { .position($0 ?? Point($1, $2)) }
    Entry(
      "zIndex", "Order of overlapping siblings", shorthand: "value",
      .required("value", .number(in: -1e9...1e9), "higher is in front")
    ) { .zIndex($0) }
    Entry(
      "containerRelativeFrame", "A part of the container", shorthand: "axes",
      .defaulted("axes", .axes, .both, "both", "axes of the part"),
      .defaulted("count", .integer(in: 1...10_000), 1, "1", "parts of the container"),
      .defaulted("span", .integer(in: 1...10_000), 1, "1", "parts that are taken"),
      .defaulted("spacing", side, 0, "0", "points between parts"),
      .defaulted("alignment", .alignment, .center, "center", "place in the part")
    ) {
      .containerRelativeFrame(
        ContainerRelativeFrame(axes: $0, count: $1, span: $2, spacing: $3, alignment: $4))
    }
    layoutValue
    Entry(
      "gridCellColumns", "Columns that a cell spans", shorthand: "count",
      .required("count", .integer(in: 1...10_000), "columns")
    ) { .gridCellColumns($0) }
    Entry(
      "gridColumnAlignment", "Guide of a column", shorthand: "guide",
      .required("guide", .horizontalAlignment, "the guide")
    ) { .gridColumnAlignment($0) }
    Entry(
      "gridCellAnchor", "Place in the cell", shorthand: "anchor",
      .required("anchor", .unitPoint, "the place")
    ) { .gridCellAnchor($0) }
    Entry(
      "gridCellUnsizedAxes", "Axes on which a cell takes no part in sizing", shorthand: "axes",
      .required("axes", .axes, "the axes")
    ) { .gridCellUnsizedAxes($0) }
    Entry(
      "ignoresSafeArea", "Reaches under bars", shorthand: "edges",
      .defaulted("edges", .edges, .all, "all", "the edges")
    ) { .ignoresSafeArea(edges: $0) }
    Entry(
      "safeAreaInset", "A bar that makes the safe area smaller",
      .required("edge", .edge, "the bar's edge"),
      .defaulted("alignment", .alignment, .center, "center", "place along the edge"),
      .optional("spacing", side, "the system's", "points between bar and content"),
      .required("content", .views, "the bar")
    ) { .safeAreaInset(edge: $0, alignment: $1, spacing: $2, content: $3) }
    Entry(
      "safeAreaPadding", "Makes the safe area smaller", shorthand: "insets",
      Argument(
        keys: [
          ArgumentKey(
            name: "insets", schema: ArgumentType<EdgeLengths>.insets.schema,
            doc: "points, or by edge", defaultText: "default")
        ] + edgeKeys
      ) { padding($0, $1) }
    ) { .safeAreaPadding($0) }
  }

  private static let edgeKeys = [
    "top", "leading", "bottom", "trailing", "horizontal", "vertical", "all",
  ].map {
    ArgumentKey(
      name: $0, schema: ArgumentType<Double>.paddingLength.schema, doc: "points, or \"default\"",
      defaultText: "0")
  }

  /// `insets` alone, `edges` with `length`, or edges by name.
  private static func padding(
    _ list: ArgumentList, _ compiler: SceneCompiler
  ) -> Template<Insets>? {
    if let node = list.take("insets") { return ArgumentType<Insets>.insets.compile(node, compiler) }
    let edges = list.take("edges")
    let length = list.take("length")
    guard edges != nil || length != nil else {
      return ArgumentType<EdgeLengths>.edgeLengths(list, compiler)?.map(\.insets)
    }
    let set = edges.map { ArgumentType<Edge.Set>.edges.compile($0, compiler) } ?? .constant(.all)
    let amount =
      length.map { ArgumentType<Double>.paddingLength.compile($0, compiler) } ?? .constant(16)
    guard let set, let amount else { return nil }
    return combine(set, amount) { Insets($0, $1) }
  }

  private static let frame = Entry<[Modifier]>(
    "frame", "A fixed or flexible frame",
    .optional("width", .lengthOrInfinity, "the view's", "points"),
    .optional("height", .lengthOrInfinity, "the view's", "points"),
    .optional("minWidth", .lengthOrInfinity, "none", "points"),
    .optional("idealWidth", .lengthOrInfinity, "none", "points"),
    .optional("maxWidth", .lengthOrInfinity, "none", "points, or \"inf\""),
    .optional("minHeight", .lengthOrInfinity, "none", "points"),
    .optional("idealHeight", .lengthOrInfinity, "none", "points"),
    .optional("maxHeight", .lengthOrInfinity, "none", "points, or \"inf\""),
    .defaulted("alignment", .alignment, .center, "center", "place in the frame")
  ) {
    width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment
      throws(Complaint) in
    let flexible = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
    if flexible.allSatisfy({ $0 == nil }) {
      return .frame(width: width, height: height, alignment: alignment)
    }
    guard width == nil, height == nil else {
      throw Complaint(
        id: "scene.conflict",
        message: "a frame is fixed (width, height) or flexible (min, ideal, max): write two frames")
    }
    return .flexibleFrame(
      FlexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  private static let guides: [(String, AlignmentGuide.Guide)] = [
    ("leading", .horizontal(.leading)), ("trailing", .horizontal(.trailing)),
    ("center", .horizontal(.center)), ("top", .vertical(.top)), ("bottom", .vertical(.bottom)),
    ("verticalCenter", .vertical(.center)),
    ("firstTextBaseline", .vertical(.firstTextBaseline)),
    ("lastTextBaseline", .vertical(.lastTextBaseline)),
  ]

  private static let guideValue = Argument<AlignmentGuide>.group(
    .defaulted("const", side, 0, "0", "points"),
    .defaulted("constant", side, 0, "0", "points"),
    .defaulted("width", .number(in: -1000...1000), 0, "0", "times the view's width"),
    .defaulted("height", .number(in: -1000...1000), 0, "0", "times the view's height"),
    make: {
      AlignmentGuide(
        guide: .horizontal(.leading), constant: $0 + $1, width: $2, height: $3)
    }, fallback: AlignmentGuide(guide: .horizontal(.leading)))

  private static let alignmentGuide: Entry<[Modifier]> = {
    let fallback = AlignmentGuide(guide: .horizontal(.leading))
    let object: ArgumentType<AlignmentGuide> = .object("value", guideValue, fallback: fallback)
    let value = ArgumentType<AlignmentGuide>(schema: .oneOf([.number, object.schema])) {
      node, compiler in
      node.members != nil
        ? object.compile(node, compiler)
        : side.compile(node, compiler)?.map {
          AlignmentGuide(guide: .horizontal(.leading), constant: $0)
        }
    }
    return Entry(
      "alignmentGuide", "Moves a guide of the view",
      .optional("guide", .words("guide", guides), "or horizontal, vertical", "the guide"),
      .optional("horizontal", .horizontalAlignment, "or guide", "the guide, own ones too"),
      .optional("vertical", .verticalAlignment, "or guide", "the guide, own ones too"),
      .required("value", value, "points, or {const, width, height}")
    ) { named, horizontal, vertical, value throws(Complaint) in
      let guide = named ?? horizontal.map { .horizontal($0) } ?? vertical.map { .vertical($0) }
      guard let guide else {
        throw Complaint(id: "scene.missing-argument", message: "'alignmentGuide' needs 'guide'")
      }
      var result = value
      result.guide = guide
      return .alignmentGuide(result)
    }
  }()

  /// `{"layoutValue": {"indent": 12}}`, or `name` with `value`.
  private static let layoutValue: Entry<[Modifier]> = Entry(
    "layoutValue", "A number for a custom layout",
    keys: [
      ArgumentKey(name: "name", schema: .string, doc: "the key", defaultText: "or {key: number}"),
      ArgumentKey(name: "value", schema: .number, doc: "the number", defaultText: "see name"),
      ArgumentKey(name: "indent", schema: .number, doc: "a key", defaultText: "none"),
    ]
  ) { list, compiler in
    if let name = list.take("name"), let value = list.take("value") {
      guard let name = ArgumentType<String>.string.compile(name, compiler),
        let value = ArgumentType<Double>.number.compile(value, compiler)
      else { return nil }
      return combine(name, value) { [.layoutValue(name: $0, value: $1)] }
    }
    guard let members = list.node.members, !members.isEmpty else {
      list.reportMissing("name", compiler)
      return nil
    }
    var parts: [Template<Modifier>] = []
    for member in members {
      _ = list.take(member.key)
      guard let value = ArgumentType<Double>.number.compile(member.value, compiler) else {
        return nil
      }
      let name = member.key
      parts.append(value.map { .layoutValue(name: name, value: $0) })
    }
    return sequence(parts)
  }

  /// Scroll views.
  static let scrollModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    Entry(
      "contentMargins", "Margins of scroll content",
      Argument(keys: edgeKeys) { ArgumentType<EdgeLengths>.edgeLengths($0, $1) },
      .defaulted(
        "for", .word("placement"), ContentMarginPlacement.automatic, "automatic",
        "content, indicators or both")
    ) { .contentMargins($0.insets, edges: $0.edges, placement: $1) }
    Entry(
      "defaultScrollAnchor", "Where scrolling begins", shorthand: "anchor",
      .required("anchor", .unitPoint, "the place"),
      .optional("for", .word("role", ScrollAnchorRole.self), "all", "what the anchor is for")
    ) { .defaultScrollAnchor($0, role: $1) }
    Entry(
      "scrollPosition", "The view that is scrolled to",
      .optional("id", .value, "none", "identity of the view"),
      .optional("initialID", .value, "none", "identity at the start"),
      .optional("anchor", .unitPoint, "nearest edge", "where it is put")
    ) { .scrollPosition(id: $0 ?? $1, anchor: $2) }
    Entry("scrollTargetLayout", "Its children are scroll targets") { .scrollTargetLayout }
    Entry(
      "scrollDisabled", "Stops scrolling", shorthand: "disabled",
      .defaulted("disabled", .bool, true, "true", "stopped")
    ) { .scrollDisabled($0) }
    Entry(
      "scrollClipDisabled", "Draws content beside the scroll view's frame", shorthand: "disabled",
      .defaulted("disabled", .bool, true, "true", "not clipped")
    ) { .scrollClipDisabled($0) }
  }
}
