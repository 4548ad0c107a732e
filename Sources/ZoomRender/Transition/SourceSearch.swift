// Where the source of a zoom is in a laid-out surface.

import Glibc

/// A view that a zoom can start from.
struct SourcePlace: Sendable, Equatable {
  /// The node of the modifier: its layer is the source's picture, its frame the source's rect.
  var id: NodeID
  /// In the surface's coordinates, points, before ``radians`` turns it about its centre.
  var rect: Rect
  /// Clockwise turn that effects around the source give it.
  var radians = 0.0
  var source: MatchedTransitionSource
  /// The style at the source, for colours of its configuration.
  var environment: EnvironmentValues
  /// True when no part of it is inside the surface, or it is a lazy cell that was never built.
  var isOffScreen: Bool
  var glass = GlassForm.none
  var origin: NodeOrigin
}

/// What a search for a source found.
enum SourceSearch: Sendable, Equatable {
  case found(SourcePlace)
  /// The id exists in another namespace.
  case otherNamespace(NodeOrigin)
  /// The namespace has sources, none with this id.
  case otherID(String, NodeOrigin)
  case nothing
}

extension LayoutTree {
  /// Looks for the source of `id` in `namespace`, outside the subtrees of `excluded` views.
  ///
  /// - Parameter isGlass: The source is the glass of the view that carries the id.
  func source(
    _ id: Value, in namespace: NamespaceID, size: Size, excluding excluded: [NodeID] = [],
    isGlass: Bool = false
  ) -> SourceSearch {
    var isExcluded = [Bool](repeating: false, count: nodes.count)
    var otherNamespace: NodeOrigin?
    var otherID: (String, NodeOrigin)?
    var offScreen: SourcePlace?
    for index in nodes.indices {
      let node = nodes[index]
      if let parent = node.parent, isExcluded[parent] { isExcluded[index] = true }
      if excluded.contains(node.id) { isExcluded[index] = true }
      guard !isExcluded[index], case .modifier(.matchedTransitionSource(let source)) = node.content
      else { continue }
      if source.id == id, source.namespace == namespace {
        let place = place(of: source, at: index, screenSize: size, isGlass: isGlass)
        if !place.isOffScreen { return .found(place) }
        if offScreen == nil { offScreen = place }
      } else if source.id == id {
        otherNamespace = otherNamespace ?? node.origin
      } else if source.namespace == namespace {
        otherID = otherID ?? ("\(source.id.plainText)", node.origin)
      }
    }
    if let offScreen { return .found(offScreen) }
    if let otherNamespace { return .otherNamespace(otherNamespace) }
    if let otherID { return .otherID(otherID.0, otherID.1) }
    return .nothing
  }

  private func place(
    of source: MatchedTransitionSource, at index: Int, screenSize: Size, isGlass: Bool
  ) -> SourcePlace {
    let (form, platter) = glassForm(at: index, isNamed: isGlass)
    let node = platter ?? index
    var source = source
    if let platter, source.configuration.cornerRadii == nil,
      case .modifier(.glassEffect(let glass)) = nodes[platter].content
    {
      source.configuration.cornerRadii =
        RoundedOutline(glass.shape, in: nodes[platter].frame.size)?.radii
    }
    let map = drawnMap(of: node)
    let rect = map.isTranslation ? rootFrame(of: node) : drawnRect(of: node, map)
    if !map.isTranslation, let radii = source.configuration.cornerRadii {
      source.configuration.cornerRadii = radii * map.meanScale
    }
    let screen = Rect(origin: .zero, size: screenSize)
    var isBuilt = true
    var current: Int? = index
    while let ancestor = current {
      if !nodes[ancestor].isBuilt { isBuilt = false }
      current = nodes[ancestor].parent
    }
    return SourcePlace(
      id: nodes[node].id, rect: rect, radians: map.b == 0 && map.a >= 0 ? 0 : atan2(map.b, map.a),
      source: source, environment: environment(of: index),
      isOffScreen: !isBuilt || !screen.intersects(rect), glass: form,
      origin: nodes[index].origin)
  }
}

extension LayoutTree {
  /// A node as large as a map makes it, before the map's turn about its centre.
  private func drawnRect(of index: Int, _ map: Affine) -> Rect {
    let size = nodes[index].frame.size
    return Rect(
      center: map.apply(to: Point(size.width / 2, size.height / 2)),
      size: Size(
        size.width * Vector(dx: map.a, dy: map.b).length,
        size.height * Vector(dx: map.c, dy: map.d).length))
  }
}

extension Value {
  /// The value as a user would write it.
  var plainText: String {
    switch self {
    case .null: return "nil"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number):
      if let whole = Int(exactly: number) { return String(whole) }
      return String(number)
    case .string(let text): return text
    case .list(let values): return "[" + values.map(\.plainText).joined(separator: ", ") + "]"
    case .object(let object): return object["id"]?.plainText ?? "{…}"
    }
  }
}
