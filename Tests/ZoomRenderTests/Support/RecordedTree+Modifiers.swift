// Modifiers of recorded trees.

import Foundation

@testable import ZoomRender

extension RecordedTree {
  mutating func modifiers(_ name: String, _ value: Any, id: NodeID) -> [Modifier] {
    let arguments = value as? [String: Any] ?? [:]
    func number(_ key: String) -> Double? { Self.number(arguments[key]) }
    switch name {
    case "name": return [.name(value as? String ?? "")]
    case "frame": return [frame(arguments)]
    case "padding", "safeAreaPadding":
      let insets = insets(arguments)
      return [name == "padding" ? .padding(insets) : .safeAreaPadding(insets)]
    case "fixedSize":
      return [
        .fixedSize(
          horizontal: arguments["horizontal"] as? Bool ?? true,
          vertical: arguments["vertical"] as? Bool ?? true)
      ]
    case "layoutPriority": return [.layoutPriority(Self.number(value) ?? 0)]
    case "alignmentGuide": return [alignmentGuide(arguments)]
    case "offset": return [.offset(Vector(dx: number("x") ?? 0, dy: number("y") ?? 0))]
    case "position": return [.position(Point(number("x") ?? 0, number("y") ?? 0))]
    case "aspectRatio":
      return [
        .aspectRatio(number("ratio"), arguments["mode"] as? String == "fill" ? .fill : .fit)
      ]
    case "overlay", "background":
      let content = views(arguments["content"], under: id, part: name)
      let alignment = both(arguments["alignment"] as? String ?? "center")
      return [
        name == "overlay"
          ? .overlay(alignment: alignment, content: content)
          : .background(alignment: alignment, content: content)
      ]
    case "safeAreaInset":
      return [
        .safeAreaInset(
          edge: Edge(rawValue: arguments["edge"] as? String ?? "") ?? .bottom,
          alignment: .center, spacing: number("spacing"),
          content: views(arguments["content"], under: id, part: "inset"))
      ]
    case "ignoresSafeArea": return [.ignoresSafeArea(edges: .all)]
    case "gridCellColumns": return [.gridCellColumns(Int(Self.number(value) ?? 1))]
    case "gridColumnAlignment":
      return [.gridColumnAlignment(horizontal(value as? String ?? ""))]
    case "gridCellAnchor": return [.gridCellAnchor(unitPoint(value as? String ?? ""))]
    case "gridCellUnsizedAxes":
      return [.gridCellUnsizedAxes(value as? String == "vertical" ? .vertical : .horizontal)]
    case "environment": return [.environment(.layoutDirection(.rightToLeft))]
    case "id": return [.id(.string("\(value)"))]
    case "layoutValue":
      return arguments.keys.sorted().map { key in
        .layoutValue(name: key, value: number(key) ?? 0)
      }
    case "contentMargins":
      let edges: [Edge] = Edge.allCases.filter { arguments[$0.rawValue] != nil }
      var set = Edge.Set()
      for edge in edges { set.insert(Edge.Set(edge)) }
      return [
        .contentMargins(
          insets(arguments), edges: set,
          placement: ContentMarginPlacement(rawValue: arguments["for"] as? String ?? "")
            ?? .automatic)
      ]
    case "defaultScrollAnchor":
      return [
        .defaultScrollAnchor(
          unitPoint(arguments["anchor"] as? String ?? ""),
          role: (arguments["for"] as? String).flatMap { ScrollAnchorRole(rawValue: $0) })
      ]
    case "rotationEffect", "rotation3DEffect":
      return [.rotationEffect(radians: 0.5, anchor: .center)]
    case "scaleEffect": return [.scaleEffect(x: 1.5, y: 1.5, anchor: .center)]
    case "transformEffect": return [.transformEffect(.identity)]
    case "clipped": return [.clipped]
    case "opacity": return [.opacity(Self.number(value) ?? 1)]
    case "matchedGeometryEffect": return [matched(arguments)]
    default: return []
    }
  }

  private func frame(_ arguments: [String: Any]) -> Modifier {
    let alignment = both(arguments["alignment"] as? String ?? "center")
    let keys = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    let values = keys.map { Self.number(arguments[$0]) }
    if values.contains(where: { $0 != nil }) {
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: values[0], idealWidth: values[1], maxWidth: values[2],
          minHeight: values[3], idealHeight: values[4], maxHeight: values[5],
          alignment: alignment))
    }
    return .frame(
      width: Self.number(arguments["width"]), height: Self.number(arguments["height"]),
      alignment: alignment)
  }

  private func insets(_ arguments: [String: Any]) -> Insets {
    Insets(
      top: Self.number(arguments["top"]) ?? 0, leading: Self.number(arguments["leading"]) ?? 0,
      bottom: Self.number(arguments["bottom"]) ?? 0,
      trailing: Self.number(arguments["trailing"]) ?? 0)
  }

  private func alignmentGuide(_ arguments: [String: Any]) -> Modifier {
    let name = arguments["guide"] as? String ?? ""
    let value = arguments["value"] as? [String: Any] ?? [:]
    let isVertical = ["top", "bottom", "firstTextBaseline", "lastTextBaseline"].contains(name)
    return .alignmentGuide(
      AlignmentGuide(
        guide: isVertical ? .vertical(vertical(name)) : .horizontal(horizontal(name)),
        constant: Self.number(value["const"]) ?? 0, width: Self.number(value["width"]) ?? 0,
        height: Self.number(value["height"]) ?? 0))
  }

  private func matched(_ arguments: [String: Any]) -> Modifier {
    .matchedGeometryEffect(
      MatchedGeometryEffect(
        id: .string(arguments["id"] as? String ?? ""), namespace: NamespaceID(name: "n"),
        isSource: arguments["isSource"] as? Bool ?? true))
  }

  func unitPoint(_ name: String) -> UnitPoint {
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
