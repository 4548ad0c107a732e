// Geometric types of arguments: points, alignments, edges, insets.

extension ArgumentType {
  /// An array of `count` numbers, or an object with the named numbers.
  static func numbers(
    _ names: [String], defaults: [Double?], fallback: T,
    make: @escaping @Sendable ([Double]) throws(Complaint) -> T
  ) -> ArgumentType {
    let keys = zip(names, defaults).map { name, value in
      ArgumentKey(
        name: name, schema: .number, doc: "", defaultText: value.map { JSONText.number($0) })
    }
    let length = ArgumentType<Double>.length
    let schema = SchemaForm.oneOf([.tuple(.number, count: names.count), .object(keys)])
    return .compound(schema, fallback: fallback) { node, compiler in
      var parts: [Template<Double>?] = []
      if let elements = node.elements {
        guard elements.count == names.count else {
          compiler.report(
            Complaint(
              id: "scene.type",
              message: "expected \(names.count) numbers (\(names.joined(separator: ", "))), "
                + "found \(elements.count)"), at: node)
          return nil
        }
        parts = elements.map { length.compile($0, compiler) }
      } else if case .object(let members) = node.value {
        let list = ArgumentList(node: node, members: members, owner: "value")
        for (name, value) in zip(names, defaults) {
          if let part = list.take(name) {
            parts.append(length.compile(part, compiler))
          } else if let value {
            parts.append(.constant(value))
          } else {
            list.reportMissing(name, compiler)
            parts.append(nil)
          }
        }
        list.reportUnknown(known: keys, compiler)
      } else {
        compiler.report(
          .expected("[\(names.joined(separator: ", "))]", found: node.plainValue), at: node)
        return nil
      }
      let good = parts.compactMap { $0 }
      guard good.count == names.count else { return nil }
      return finish(sequence(good), at: node, compiler, fallback: fallback, make: make)
    }
  }

  private static func finish(
    _ parts: Template<[Double]>, at node: JSONNode, _ compiler: SceneCompiler, fallback: T,
    make: @escaping @Sendable ([Double]) throws(Complaint) -> T
  ) -> Template<T>? {
    switch parts {
    case .constant(let numbers):
      do throws(Complaint) {
        return .constant(try make(numbers))
      } catch {
        compiler.report(error, at: node)
        return nil
      }
    case .computed(let numbers):
      return .computed { scope in
        do throws(Complaint) {
          return try make(numbers(scope))
        } catch {
          scope.run.report(error, at: node)
          return fallback
        }
      }
    }
  }
}

extension ArgumentType<Point> {
  static let point: ArgumentType<Point> = numbers(
    ["x", "y"], defaults: [0, 0], fallback: Point(0, 0)
  ) {
    Point($0[0], $0[1])
  }
}

extension ArgumentType<Vector> {
  static let vector: ArgumentType<Vector> = numbers(
    ["x", "y"], defaults: [0, 0], fallback: Vector.zero
  ) {
    Vector(dx: $0[0], dy: $0[1])
  }
}

extension ArgumentType<Size> {
  /// Width and height, 0 or more.
  static let size: ArgumentType<Size> = numbers(
    ["width", "height"], defaults: [nil, nil], fallback: .zero
  ) {
    values throws(Complaint) in
    guard values[0] >= 0, values[1] >= 0 else {
      throw Complaint(id: "scene.out-of-range", message: "a size is 0 or more on both sides")
    }
    return Size(values[0], values[1])
  }
}

extension ArgumentType<Rect> {
  static let rect: ArgumentType<Rect> = numbers(
    ["x", "y", "width", "height"], defaults: [0, 0, nil, nil], fallback: .zero
  ) { values throws(Complaint) in
    guard values[2] >= 0, values[3] >= 0 else {
      throw Complaint(id: "scene.out-of-range", message: "a rectangle's size is 0 or more")
    }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension ArgumentType<Affine> {
  /// `[a, b, c, d, tx, ty]`.
  static let affine: ArgumentType<Affine> = numbers(
    ["a", "b", "c", "d", "tx", "ty"], defaults: [1, 0, 0, 1, 0, 0], fallback: .identity
  ) { Affine(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
}

extension ArgumentType<UnitPoint> {
  static let namedUnitPoints: [(String, UnitPoint)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing), ("zero", .zero),
  ]

  /// A name such as "topLeading", or fractions `[x, y]`.
  static let unitPoint: ArgumentType<UnitPoint> = {
    let word = words("anchor", namedUnitPoints)
    let pair = numbers(["x", "y"], defaults: [nil, nil], fallback: UnitPoint.center) {
      UnitPoint(x: $0[0], y: $0[1])
    }
    return ArgumentType(schema: .oneOf([word.schema, pair.schema])) { node, compiler in
      node.string != nil ? word.compile(node, compiler) : pair.compile(node, compiler)
    }
  }()
}

extension ArgumentType<HorizontalAlignment> {
  static let horizontalAlignment: ArgumentType<HorizontalAlignment> = alignmentWord(
    "horizontal alignment", [("leading", .leading), ("center", .center), ("trailing", .trailing)]
  ) { .custom($0) }
}

extension ArgumentType<VerticalAlignment> {
  static let verticalAlignment: ArgumentType<VerticalAlignment> = alignmentWord(
    "vertical alignment",
    [
      ("top", .top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ]
  ) { .custom($0) }
}

extension ArgumentType {
  /// A guide by name; `{"custom": "name"}` is one of the scene's own.
  fileprivate static func alignmentWord(
    _ what: String, _ table: [(String, T)], custom: @escaping @Sendable (String) -> T
  ) -> ArgumentType {
    let word = ArgumentType.words(what, table)
    let key = ArgumentKey(name: "custom", schema: .string, doc: "a guide of the scene's own")
    return ArgumentType(schema: .oneOf([word.schema, .object([key])])) { node, compiler in
      guard case .object(let members) = node.value else { return word.compile(node, compiler) }
      let list = ArgumentList(node: node, members: members, owner: what)
      guard let name = list.take("custom") else {
        list.reportMissing("custom", compiler)
        return nil
      }
      list.reportUnknown(known: [key], compiler)
      return ArgumentType<String>.string.compile(name, compiler)?.map(custom)
    }
  }
}

extension ArgumentType<Alignment> {
  static let namedAlignments: [(String, Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ("leadingFirstTextBaseline", Alignment(.leading, .firstTextBaseline)),
    ("centerFirstTextBaseline", Alignment(.center, .firstTextBaseline)),
    ("trailingFirstTextBaseline", Alignment(.trailing, .firstTextBaseline)),
    ("leadingLastTextBaseline", Alignment(.leading, .lastTextBaseline)),
    ("centerLastTextBaseline", Alignment(.center, .lastTextBaseline)),
    ("trailingLastTextBaseline", Alignment(.trailing, .lastTextBaseline)),
  ]

  /// A name, or `{"horizontal": …, "vertical": …}`.
  static let alignment: ArgumentType<Alignment> = {
    let word = words("alignment", namedAlignments)
    let pair = Argument<Alignment>.group(
      .defaulted("horizontal", .horizontalAlignment, .center, "center", "guide across"),
      .defaulted("vertical", .verticalAlignment, .center, "center", "guide down"),
      make: { Alignment($0, $1) }, fallback: .center)
    return ArgumentType(schema: .oneOf([word.schema, .object(pair.keys)])) { node, compiler in
      guard case .object(let members) = node.value else { return word.compile(node, compiler) }
      let list = ArgumentList(node: node, members: members, owner: "alignment")
      defer { list.reportUnknown(known: pair.keys, compiler) }
      return pair.compile(list, compiler)
    }
  }()
}

extension ArgumentType<Axis.Set> {
  static let axes: ArgumentType<Axis.Set> = words(
    "axis set", [("vertical", .vertical), ("horizontal", .horizontal), ("both", .both)])
}

extension ArgumentType<Edge> {
  static let edge: ArgumentType<Edge> = word("edge")
}

extension ArgumentType<Edge.Set> {
  /// A word such as "horizontal", or a list of them.
  static let edges: ArgumentType<Edge.Set> = words(
    "edge set",
    [
      ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
      ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
  ).oneOrMore.map { $0.reduce(into: Edge.Set()) { $0.formUnion($1) } }
}

/// Insets with the edges that were written.
struct EdgeLengths: Sendable {
  var insets: Insets
  var edges: Edge.Set
}

extension ArgumentType<EdgeLengths> {
  private static let insetKeys = [
    "top", "leading", "bottom", "trailing", "horizontal", "vertical", "all",
  ]

  /// A length for all edges, "default" (16), or an object: `top`, `leading`, `bottom`, `trailing`,
  /// `horizontal`, `vertical`, `all`, or `edges` with `length`.
  static let insets: ArgumentType<EdgeLengths> = {
    let length = ArgumentType<Double>.paddingLength
    let keys = insetKeys.map { ArgumentKey(name: $0, schema: length.schema, doc: "") }
    return .compound(
      .oneOf([length.schema, .object(keys)]), fallback: EdgeLengths(insets: .zero, edges: .all),
      quick: { value in
        guard case .number(let number) = value, abs(number) <= maximumLength else { return nil }
        return EdgeLengths(insets: Insets(.all, number), edges: .all)
      }
    ) { node, compiler in
      guard case .object(let members) = node.value else {
        return length.compile(node, compiler)?.map {
          EdgeLengths(insets: Insets(.all, $0), edges: .all)
        }
      }
      let list = ArgumentList(node: node, members: members, owner: "insets")
      defer { list.reportUnknown(known: keys, compiler) }
      return edgeLengths(list, compiler)
    }
  }()

  /// Takes the edge keys from a list that may have further keys. No key at all = "default" on all.
  static func edgeLengths(
    _ list: ArgumentList, _ compiler: SceneCompiler
  ) -> Template<EdgeLengths>? {
    let sets: [Edge.Set] = [.top, .leading, .bottom, .trailing, .horizontal, .vertical, .all]
    var parts: [Template<EdgeLengths>] = []
    var isComplete = true
    // Wide sets first, so that a single edge wins over them.
    for (name, set) in zip(insetKeys, sets).reversed() {
      guard let node = list.take(name) else { continue }
      guard let part = ArgumentType<Double>.paddingLength.compile(node, compiler) else {
        isComplete = false
        continue
      }
      parts.append(part.map { EdgeLengths(insets: Insets(set, $0), edges: set) })
    }
    guard isComplete else { return nil }
    if parts.isEmpty { return .constant(EdgeLengths(insets: Insets(.all, 16), edges: .all)) }
    return sequence(parts).map { parts in
      var result = EdgeLengths(insets: .zero, edges: [])
      for part in parts {
        result.edges.formUnion(part.edges)
        for edge in Edge.allCases where part.edges.contains(edge) {
          result.insets[edge] = part.insets[edge]
        }
      }
      return result
    }
  }
}

extension ArgumentType<Insets> {
  static let insets: ArgumentType<Insets> = ArgumentType<EdgeLengths>.insets.map(\.insets)
}

extension ArgumentType<CornerRadii> {
  /// One radius, or an object with `topLeading`, `topTrailing`, `bottomTrailing`, `bottomLeading`.
  static let cornerRadii: ArgumentType<CornerRadii> = {
    let radius = ArgumentType<Double>.number(in: 0...maximumLength)
    let four = numbers(
      ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"], defaults: [0, 0, 0, 0],
      fallback: .zero
    ) {
      CornerRadii(
        topLeading: max(0, $0[0]), topTrailing: max(0, $0[1]), bottomTrailing: max(0, $0[2]),
        bottomLeading: max(0, $0[3]))
    }
    return ArgumentType(schema: .oneOf([radius.schema, four.schema])) { node, compiler in
      if node.elements != nil || node.members != nil { return four.compile(node, compiler) }
      return radius.compile(node, compiler)?.map { CornerRadii($0) }
    }
  }()
}

extension Argument<Double> {
  /// `degrees` or `radians` (SwiftUI's `Angle`), in radians.
  static func angle(_ doc: String) -> Argument {
    let keys = [
      ArgumentKey(name: "degrees", schema: .number, doc: doc, defaultText: "or radians"),
      ArgumentKey(name: "radians", schema: .number, doc: doc, defaultText: "or degrees"),
    ]
    return Argument(keys: keys) { list, compiler in
      if let node = list.take("degrees") {
        return ArgumentType<Double>.length.compile(node, compiler)?.map { $0 * .pi / 180 }
      }
      if let node = list.take("radians") {
        return ArgumentType<Double>.length.compile(node, compiler)
      }
      list.reportMissing("degrees", compiler)
      return nil
    }
  }
}
