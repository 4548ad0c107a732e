// Text measurements that come with a layout case.

extension Vocabulary {
  private static let keys = [
    ArgumentKey(
      name: "size", schema: .tuple(.number, count: 2), doc: "given size (layout cases)",
      defaultText: "measured"),
    ArgumentKey(
      name: "font", schema: .string, doc: "given font metrics by name (layout cases)",
      defaultText: "measured"),
    ArgumentKey(
      name: "wrap", schema: .any, doc: "given lines by width (layout cases)",
      defaultText: "measured"),
  ]

  /// `size`, `font` and `wrap` of a text in a layout case.
  static let suppliedMetrics = Argument<SuppliedTextMetrics?>(keys: keys) { list, compiler in
    let (size, font, wrap) = (list.take("size"), list.take("font"), list.take("wrap"))
    guard let first = size ?? font ?? wrap else { return .constant(nil) }
    guard case .layoutCase(let fonts) = compiler.mode else {
      compiler.report(
        Complaint(
          id: "scene.layout-case-only",
          message: "measurements of a text are given only in layout cases"), at: first)
      return nil
    }
    return metrics(size: size, font: font, wrap: wrap, fonts: fonts, compiler).map { .constant($0) }
  }

  private static func metrics(
    size: JSONNode?, font: JSONNode?, wrap: JSONNode?, fonts: [CaseFont],
    _ compiler: SceneCompiler
  ) -> SuppliedTextMetrics? {
    var metrics = SuppliedTextMetrics(size: .zero)
    var isComplete = true
    if let name = font?.string, name != "none" {
      if let font = fonts.first(where: { $0.name == name }) {
        metrics.baseline = font.baseline
        metrics.spacingAbove = font.spacingAbove
        metrics.spacingBelow = font.spacingBelow
        metrics.textToTextAbove = font.textToTextAbove
      } else if let font {
        compiler.report(.unknown("font", name, known: fonts.map(\.name) + ["none"]), at: font)
        isComplete = false
      }
    }
    if let wrap {
      if let stub = self.wrap(wrap, compiler) {
        metrics.wrap = stub.wrap
        metrics.size = Size(stub.idealWidth, stub.wrap.pitch)
      } else {
        isComplete = false
      }
    }
    if let size {
      if let value = ArgumentType<Size>.size.compile(size, compiler)?.constant {
        metrics.size = value
      } else {
        isComplete = false
      }
    }
    return isComplete ? metrics : nil
  }

  private static func wrap(
    _ node: JSONNode, _ compiler: SceneCompiler
  ) -> (wrap: SuppliedTextMetrics.Wrap, idealWidth: Double)? {
    guard case .object(let members) = node.value else {
      compiler.report(.expected("an object", found: node.plainValue), at: node)
      return nil
    }
    let list = ArgumentList(node: node, members: members, owner: "wrap")
    func number(_ name: String) -> Double? {
      list.take(name).flatMap { ArgumentType<Double>.length.compile($0, compiler)?.constant }
    }
    guard let pitch = number("pitch"), pitch > 0 else {
      list.reportMissing("pitch", compiler)
      return nil
    }
    let lines = table(list.take("linesAtWidth"), compiler)
    let widths = table(list.take("widthAtKeptLines"), compiler)
    let wrap = SuppliedTextMetrics.Wrap(
      pitch: pitch,
      linesAtWidth: lines.map { .init(width: $0.key, lines: Int(min(max($0.value, 0), 1e6))) },
      reportedWidth: number("reportedWidth"),
      widthAtKeptLines: widths.map { .init(lines: Int(min(max($0.key, 0), 1e6)), width: $0.value) })
    let ideal = number("idealWidth") ?? lines.map(\.key).max() ?? 0
    _ = list.take("note")
    list.reportUnknown(
      known: ["pitch", "linesAtWidth", "idealWidth", "reportedWidth", "widthAtKeptLines", "note"]
        .map { ArgumentKey(name: $0, schema: .any, doc: "") }, compiler)
    return (wrap, ideal)
  }

  /// An object whose keys and values are numbers.
  private static func table(
    _ node: JSONNode?, _ compiler: SceneCompiler
  ) -> [(key: Double, value: Double)] {
    guard let node else { return [] }
    var rows: [(key: Double, value: Double)] = []
    for member in node.members ?? [] {
      if let key = Double(member.key), abs(key) <= maximumLength, let value = member.value.number {
        rows.append((key, value))
      } else {
        compiler.report(
          .expected("numbers as key and value", found: member.value.plainValue),
          at: member.value)
      }
    }
    return rows
  }
}
