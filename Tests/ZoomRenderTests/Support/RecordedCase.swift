// Recorded layouts of SwiftUI, decoded for tests without the scene parser.

import Foundation
import Testing

@testable import ZoomRender

/// One recorded state of one view tree with the frames that SwiftUI gave it.
struct RecordedCase: CustomTestStringConvertible {
  var id: String
  var root: Size
  var scale: Double
  var views: [ViewNode]
  /// Components are nil where nothing was recorded.
  var expected: [(name: String, frame: [Double?])]
  var absent: [String]
  var hasExactNames: Bool
  var tolerance: Double
  var dividerThickness: Double?
  var scrollOffsets: [NodeID: Vector]
  var needsBars: Bool

  var testDescription: String { id }

  /// The tree laid out at its recorded state, or with the offsets that layout finds itself.
  func layout(usesRecordedOffsets: Bool = true) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.pixelsPerPoint = scale
    environment.text.pixelsPerPoint = scale
    let host = LayoutHost(
      size: root, environment: environment, dividerThickness: dividerThickness)
    return LayoutEngine.layout(
      views, in: host, using: LayoutServices(text: SuppliedTextMeasuring()),
      overrides: LayoutOverrides(scrollOffsets: usesRecordedOffsets ? scrollOffsets : [:]))
  }

  /// All cases of the fixture file.
  static let all = read("layout-cases.json")

  /// End states of recorded animations.
  static let endStates = read("animation-cases.json")

  private static func read(_ file: String) -> [RecordedCase] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/" + file)
    guard let data = try? Data(contentsOf: url),
      let json = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return json.map { RecordedCase($0) }
  }

  init(_ json: [String: Any]) {
    id = json["id"] as? String ?? ""
    let size = json["root"] as? [String: Any] ?? [:]
    root = Size(RecordedTree.number(size["w"]) ?? 0, RecordedTree.number(size["h"]) ?? 0)
    scale = RecordedTree.number(json["scale"]) ?? 2
    var tree = RecordedTree(fonts: json["fonts"] as? [String: [String: Any]] ?? [:])
    views = [tree.view(json["tree"] as? [String: Any] ?? [:], id: NodeID.root.child(0))]
    let frames = json["expect"] as? [String: [Any]] ?? [:]
    expected = frames.keys.sorted().map { name in
      (name, (frames[name] ?? []).map { RecordedTree.number($0) })
    }
    absent = json["absent"] as? [String] ?? []
    hasExactNames = json["exactNames"] as? Bool ?? false
    tolerance = RecordedTree.number(json["tolerance"]) ?? 1e-6
    dividerThickness = RecordedTree.number(
      (json["inputs"] as? [String: Any] ?? [:])["dividerThickness"])
    let state = json["state"] as? [String: Any] ?? [:]
    let offsets = state["contentOffset"] as? [String: [Any]] ?? [:]
    scrollOffsets = [:]
    for (name, offset) in offsets {
      let id = tree.scrollViews[name] ?? .root
      scrollOffsets[id] = Vector(
        dx: RecordedTree.number(offset.first) ?? 0, dy: RecordedTree.number(offset.last) ?? 0)
    }
    needsBars = json["chrome"] as? Bool ?? false
  }
}

/// Decoder of the trees in the fixture.
struct RecordedTree {
  var fonts: [String: [String: Any]]
  /// Ids of scroll views by every name that they carry.
  var scrollViews: [String: NodeID] = [:]

  init(fonts: [String: [String: Any]]) { self.fonts = fonts }

  static func number(_ value: Any?) -> Double? {
    if let text = value as? String {
      return text == "inf" ? .infinity : text == "default" ? 16 : nil
    }
    return (value as? NSNumber)?.doubleValue
  }

  mutating func view(_ json: [String: Any], id: NodeID) -> ViewNode {
    let reserved: Set<String> = ["name", "modifiers", "children", "header", "footer"]
    let kindName = json.keys.first { !reserved.contains($0) } ?? ""
    let arguments = json[kindName] as? [String: Any] ?? [:]
    let children = views(json["children"], under: id, part: "child")
    var node = ViewNode(
      id: id, kind: kind(kindName, arguments, json, id: id), name: json["name"] as? String,
      children: children)
    for modifier in json["modifiers"] as? [[String: Any]] ?? [] {
      for (name, value) in modifier {
        node.modifiers += modifiers(name, value, id: id).map { ModifierNode($0) }
      }
    }
    if case .scrollView = node.kind {
      if let name = node.name { scrollViews[name] = id }
      for modifier in node.modifiers {
        if case .name(let name) = modifier.modifier { scrollViews[name] = id }
      }
    }
    return node
  }

  mutating func views(_ json: Any?, under id: NodeID, part: String) -> [ViewNode] {
    var result: [ViewNode] = []
    for (index, child) in (json as? [[String: Any]] ?? []).enumerated() {
      result.append(view(child, id: id.child(part: part).child(index)))
    }
    return result
  }

  private mutating func kind(
    _ name: String, _ arguments: [String: Any], _ json: [String: Any], id: NodeID
  ) -> ViewKind {
    let spacing = Self.number(arguments["spacing"])
    let alignment = arguments["alignment"] as? String ?? "center"
    let pinned = pinnedViews(arguments)
    switch name {
    case "Text": return .text(text(arguments))
    case "Image":
      return .image(
        ImageContent(
          source: .placeholder(size(arguments["size"])),
          isResizable: arguments["resizable"] as? Bool ?? false))
    case "Spacer": return .spacer(minLength: Self.number(arguments["minLength"]))
    case "Divider": return .divider
    case "HStack": return .hStack(alignment: vertical(alignment), spacing: spacing)
    case "VStack": return .vStack(alignment: horizontal(alignment), spacing: spacing)
    case "ZStack": return .zStack(alignment: both(alignment))
    case "LazyHStack":
      return .lazyHStack(alignment: vertical(alignment), spacing: spacing, pinnedViews: pinned)
    case "LazyVStack":
      return .lazyVStack(alignment: horizontal(alignment), spacing: spacing, pinnedViews: pinned)
    case "LazyVGrid":
      return .lazyVGrid(
        columns: gridItems(arguments["columns"]), alignment: horizontal(alignment),
        spacing: spacing, pinnedViews: pinned)
    case "LazyHGrid":
      return .lazyHGrid(
        rows: gridItems(arguments["rows"]), alignment: vertical(alignment), spacing: spacing,
        pinnedViews: pinned)
    case "Grid":
      return .grid(
        alignment: both(alignment),
        horizontalSpacing: Self.number(arguments["horizontalSpacing"]),
        verticalSpacing: Self.number(arguments["verticalSpacing"]))
    case "GridRow": return .gridRow(alignment: (arguments["alignment"] as? String).map(vertical))
    case "Group": return .group
    case "ScrollView":
      return .scrollView(axes: axes(arguments["axes"]), showsIndicators: true)
    case "ViewThatFits": return .viewThatFits(axes: axes(arguments["axes"]))
    case "Section":
      return .section(
        header: views(json["header"], under: id, part: "header"),
        footer: views(json["footer"], under: id, part: "footer"))
    case "Layout": return .customLayout(layout(arguments))
    case "NavigationStack": return .navigationStack(path: nil)
    case "TabView": return .tabView(selection: nil, style: .page)
    case "List": return .list(.insetGrouped)
    case "Color": return .color(.system("red"))
    default: return .shape(shape(name, arguments))
    }
  }

  private func layout(_ arguments: [String: Any]) -> CustomLayoutReference {
    .named(
      arguments["algorithm"] as? String ?? "",
      arguments: arguments.keys.sorted().compactMap { key in
        Self.number(arguments[key]).map { .init(name: key, value: $0) }
      })
  }

  private func text(_ arguments: [String: Any]) -> TextContent {
    let font = fonts[arguments["font"] as? String ?? ""] ?? [:]
    var metrics = SuppliedTextMetrics(
      size: size(arguments["size"]), baseline: Self.number(font["baseline"]),
      spacingAbove: Self.number(font["spacingAbove"]),
      spacingBelow: Self.number(font["spacingBelow"]),
      textToTextAbove: Self.number(font["textToTextAbove"]))
    if let wrap = arguments["wrap"] as? [String: Any] {
      let lines = (wrap["linesAtWidth"] as? [String: Any] ?? [:]).map { width, count in
        SuppliedTextMetrics.Wrap.LinesAtWidth(
          width: Double(width) ?? 0, lines: Int(Self.number(count) ?? 1))
      }
      let pitch = Self.number(wrap["pitch"]) ?? 16
      metrics.wrap = .init(
        pitch: pitch, linesAtWidth: lines, reportedWidth: Self.number(wrap["reportedWidth"]))
      metrics.size = Size(
        Self.number(wrap["idealWidth"]) ?? lines.map(\.width).max() ?? 0, pitch)
    }
    return TextContent(
      runs: [.init(arguments["string"] as? String ?? "")], supplied: metrics)
  }

  private func shape(_ name: String, _ arguments: [String: Any]) -> ShapeContent {
    var shape: Shape =
      switch name {
      case "Circle": .circle
      case "Ellipse": .ellipse
      case "Capsule": .capsule(style: .continuous)
      case "RoundedRectangle":
        .roundedRectangle(cornerRadius: Self.number(arguments["cornerRadius"]) ?? 0)
      default: .rectangle
      }
    if arguments["shapeScale"] != nil { shape = .scale(shape, x: 0.5, y: 0.5, anchor: .center) }
    if arguments["shapeOffset"] != nil { shape = .offset(shape, Vector(dx: 10, dy: 5)) }
    if arguments["shapeRotation"] != nil {
      shape = .rotation(shape, radians: 0.5, anchor: .center)
    }
    if arguments["shapeTransform"] != nil { shape = .transform(shape, .identity) }
    if arguments["shapeSize"] != nil { shape = .sized(shape, Size(30, 20)) }
    if let inset = Self.number(arguments["inset"]) { shape = .inset(shape, by: inset) }
    if arguments["trim"] != nil { shape = .trim(shape, from: 0, to: 0.5) }
    var content = ShapeContent(shape: shape)
    if let width = Self.number(arguments["stroke"]) {
      content.strokes = [
        .init(
          style: .foreground, stroke: StrokeStyle(lineWidth: width), isInside: false)
      ]
    }
    if let width = Self.number(arguments["strokeBorder"]) {
      content.strokes = [
        .init(style: .foreground, stroke: StrokeStyle(lineWidth: width), isInside: true)
      ]
    }
    return content
  }

  private func gridItems(_ json: Any?) -> [GridItem] {
    (json as? [[String: Any]] ?? []).map { item in
      let spacing = Self.number(item["spacing"])
      if let width = Self.number(item["fixed"]) {
        return GridItem(.fixed(width), spacing: spacing)
      }
      if let adaptive = item["adaptive"] {
        let limits = limits(adaptive, minimum: 10)
        return GridItem(
          .adaptive(minimum: limits.minimum, maximum: limits.maximum), spacing: spacing)
      }
      let limits = limits(item["flexible"], minimum: 10)
      return GridItem(
        .flexible(minimum: limits.minimum, maximum: limits.maximum), spacing: spacing)
    }
  }

  private func limits(_ json: Any?, minimum: Double) -> (minimum: Double, maximum: Double) {
    let json = json as? [String: Any] ?? [:]
    return (
      Self.number(json["min"]) ?? Self.number(json["minimum"]) ?? minimum,
      Self.number(json["max"]) ?? Self.number(json["maximum"]) ?? .infinity
    )
  }

  func size(_ json: Any?) -> Size {
    let pair = json as? [Any] ?? []
    return Size(Self.number(pair.first) ?? 0, Self.number(pair.last) ?? 0)
  }

  private func axes(_ json: Any?) -> Axis.Set {
    switch json as? String {
    case "horizontal": .horizontal
    case "both": .both
    default: .vertical
    }
  }

  private func pinnedViews(_ arguments: [String: Any]) -> ViewKind.PinnedViews {
    var result: ViewKind.PinnedViews = []
    for name in arguments["pinnedViews"] as? [String] ?? [] {
      result.insert(name == "sectionHeaders" ? .sectionHeaders : .sectionFooters)
    }
    return result
  }

  func horizontal(_ name: String) -> HorizontalAlignment {
    switch name {
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    default: .custom(name)
    }
  }

  func vertical(_ name: String) -> VerticalAlignment {
    switch name {
    case "top": .top
    case "center": .center
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    default: .custom(name)
    }
  }

  func both(_ name: String) -> Alignment {
    switch name {
    case "topLeading": .topLeading
    case "top": .top
    case "topTrailing": .topTrailing
    case "leading": .leading
    case "trailing": .trailing
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    default: .center
    }
  }
}
