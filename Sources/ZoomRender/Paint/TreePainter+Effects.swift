// Modifiers that act on drawing: as groups in pictures, or as properties of layers.

/// What a node does to the drawing of its content.
enum PaintEffect: Equatable {
  case none
  case opacity(Double)
  case filters([LayerEffect])
  case blend(BlendMode)
  /// Drawn as one before anything around it applies.
  case group
  /// In layer coordinates.
  case clip(ClipShape)
  /// About the node's own top-left corner.
  case transform(Affine)
  case projection([Double])
  case mask
  case hidden

  /// False when a transform has numbers that draw nothing sensible.
  var isFinite: Bool {
    switch self {
    case .transform(let map):
      [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite)
    case .projection(let matrix): matrix.allSatisfy(\.isFinite)
    default: true
    }
  }

  /// True when coordinates inside differ: edges are rounded anew.
  var isGeometric: Bool {
    switch self {
    case .transform, .projection: true
    default: false
    }
  }
}

extension TreePainter {
  /// The effect of a node whose frame is drawn in `box`.
  func effect(of index: Int, box: Rect) -> PaintEffect {
    switch tree.nodes[index].content {
    case .view(.scrollView), .view(.list):
      tree.nodes[index].scroll?.clips == false
        ? .none : .clip(.rect(scrollClip(index, box: box)))
    case .modifier(let modifier): effect(of: modifier, index: index, box: box)
    case .implicit(ListLook.rowBackground): rowClip(index, box: box)
    default: .none
    }
  }

  private func effect(of modifier: Modifier, index: Int, box: Rect) -> PaintEffect {
    switch modifier {
    case .opacity(let value):
      let opacity = value.isNaN ? 1 : max(0, min(1, value))
      return opacity == 1 ? .none : .opacity(opacity)
    case .blur(let radius):
      return radius > 0 && radius.isFinite ? .filters([.blur(sigma: radius)]) : .none
    case .shadow(let shadow): return dropShadow(shadow, index: index)
    case .colorEffect(let effect):
      var resolved: Color?
      if case .colorMultiply(let reference) = effect {
        resolved = colors(index).color(reference)
      }
      return .filters([.color(effect, resolved: resolved)])
    case .blendMode(let mode): return mode == .normal ? .none : .blend(mode)
    case .compositingGroup: return .group
    case .drawingGroup: return frozenDrawing(index, size: box.size) ?? .group
    case .clipShape(let shape): return .clip(clip(of: shape, in: box, index: index))
    case .clipped: return .clip(.rect(box))
    case .mask: return .mask
    case .hidden: return .hidden
    case .rotationEffect, .scaleEffect, .transformEffect, .rotation3DEffect, .projectionEffect:
      let effect = geometry(of: modifier, size: box.size)
      return effect.isFinite ? effect : .none
    default: return .none
    }
  }

  /// A drawing that was laid out in another size than it has; nil when both are equal.
  private func frozenDrawing(_ index: Int, size: Size) -> PaintEffect? {
    guard let child = tree.children(of: index).first else { return nil }
    let own = tree.nodes[child].frame.size
    guard own.width > 0, own.height > 0,
      abs(own.width - size.width) > 1e-6 || abs(own.height - size.height) > 1e-6
    else { return nil }
    let scale = Affine.scale(x: size.width / own.width, y: size.height / own.height)
    return scale.inverse == nil ? .hidden : .transform(scale)
  }

  private func dropShadow(_ shadow: Shadow, index: Int) -> PaintEffect {
    let color = colors(index).color(shadow.color)
    guard color.alpha > 0, shadow.radius.isFinite else { return .none }
    return .filters([
      .dropShadow(
        LayerShadow(color: color, sigma: max(0, shadow.radius) / 2, offset: shadow.offset))
    ])
  }

  private func geometry(of modifier: Modifier, size: Size) -> PaintEffect {
    switch modifier {
    case .rotationEffect(let radians, let anchor):
      guard radians != 0, radians.isFinite else { return .none }
      return .transform(Affine.rotation(radians: radians).about(anchor.point(in: size)))
    case .scaleEffect(let x, let y, let anchor):
      guard x != 1 || y != 1, x.isFinite, y.isFinite else { return .none }
      return .transform(Affine.scale(x: x, y: y).about(anchor.point(in: size)))
    case .transformEffect(let map):
      return map == .identity ? .none : .transform(map)
    case .rotation3DEffect(let rotation):
      guard rotation.radians != 0 else { return .none }
      return .projection(rotation.projection(in: size))
    case .projectionEffect(let matrix):
      return matrix.count == 9 ? .projection(matrix) : .none
    default: return .none
    }
  }

  /// A shape as a clip; rounded rectangles stay recognisable, for shadows and fast masks.
  func clip(of shape: Shape, in rect: Rect, index: Int) -> ClipShape {
    if let rounded = RoundedOutline(shape, in: rect.size) {
      return rounded.radii.isZero
        ? .rect(rect) : .rounded(rect, radii: physical(rounded.radii, index), style: rounded.style)
    }
    return .path(outline(of: shape, in: rect, index: index))
  }

  /// Reading-order radii as they lie on screen: mirrored in right-to-left.
  func physical(_ radii: CornerRadii, _ index: Int) -> CornerRadii {
    tree.environment(of: index).layoutDirection == .rightToLeft ? radii.mirrored : radii
  }

  /// A scroll view draws under bars at the edges where it touches the safe area.
  func scrollClip(_ index: Int, box: Rect) -> Rect {
    let node = tree.nodes[index]
    return extended(box, by: node.safeArea, index)
  }

  /// The rectangle grown by insets that follow the reading direction.
  func extended(_ rect: Rect, by insets: Insets, _ index: Int, edges: Edge.Set = .all) -> Rect {
    let direction = tree.environment(of: index).layoutDirection
    func length(_ edge: Edge) -> Double {
      edges.contains(edge) && insets[edge].isFinite ? max(0, insets[edge]) : 0
    }
    let outset = Insets(
      top: -length(.top), leading: -length(.leading), bottom: -length(.bottom),
      trailing: -length(.trailing))
    return rect.inset(by: outset, in: direction)
  }

  // MARK: As groups

  /// Opens the groups of an effect; returns how many.
  mutating func begin(
    _ effect: PaintEffect, rect: Rect, index: Int, _ state: inout PaintState
  ) -> Int {
    switch effect {
    case .none, .projection: return 0
    case .opacity(let value):
      state.opacity *= value
      begin(.beginGroup(opacity: value, blendMode: .normal, effects: []))
    case .filters(let filters):
      begin(.beginGroup(opacity: 1, blendMode: .normal, effects: filters))
    case .blend(let mode):
      begin(.beginGroup(opacity: 1, blendMode: mode, effects: []))
    case .group:
      begin(.beginGroup(opacity: 1, blendMode: .normal, effects: []))
    case .clip(let shape):
      begin(.beginClip(shape.path, usesEvenOddRule: false))
    case .transform(let map):
      let placed = map.then(.translation(x: rect.minX, y: rect.minY))
      begin(.beginTransform(placed))
      state.transform = placed.then(state.transform)
    case .mask:
      guard let picture = maskPicture(index, rect: rect, state) else {
        // A mask that draws nothing hides everything.
        state.isVisible = false
        return 0
      }
      begin(.beginMask(picture))
    case .hidden:
      state.isVisible = false
      return 0
    }
    return 1
  }

  private mutating func maskPicture(_ index: Int, rect: Rect, _ state: PaintState) -> Picture? {
    var inner = state
    inner.origin = state.origin + (tree.nodes[index].frame.origin - .zero)
    inner.pendingNames = []
    let layer = maskLayer(index, bounds: rect, inner)
    guard case .picture(let picture) = layer.content else { return nil }
    return picture
  }

  private mutating func maskLayer(_ index: Int, bounds: Rect, _ state: PaintState) -> Layer {
    var inner = state
    inner.transform = .identity
    inner.opacity = 1
    inner.pendingNames = []
    // Named views of a mask are not views of the screen.
    let kept = elements
    openLayer(
      Layer(id: tree.nodes[index].id.child(part: "mask"), role: .clip, bounds: bounds))
    paintChildren(tree.children(of: index).dropFirst(), inner)
    elements = kept
    return closeLayer()
  }

  // MARK: As layer properties

  mutating func apply(
    _ effect: PaintEffect, to layer: inout Layer, index: Int, _ state: PaintState
  ) {
    switch effect {
    case .none, .group, .hidden: break
    case .opacity(let value): layer.opacity = value
    case .filters(let filters): layer.effects = filters
    case .blend(let mode): layer.blendMode = mode
    case .clip(let shape): layer.clip = shape
    case .transform(let map): layer.transform = map.then(layer.transform)
    case .projection(let matrix): layer.projection = matrix
    case .mask: layer.mask = [maskLayer(index, bounds: layer.bounds, state)]
    }
  }
}

extension Rotation3D {
  /// The rotation seen with SwiftUI's perspective, as a projection of the plane; row vectors.
  ///
  /// The eye is at a distance of max(width, height) / perspective from the plane.
  /// Source: `rotation3DEffect` of audited reimplementations (distance by the larger side).
  func projection(in size: Size) -> [Double] {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, radians.isFinite, length.isFinite else {
      return [1, 0, 0, 0, 1, 0, 0, 0, 1]
    }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (c, s) = (Trigonometry.cosine(radians), Trigonometry.sine(radians))
    let t = 1 - c
    // Columns of the rotation: images of the x and y axes, and of z for the anchor's depth.
    let (xx, xy, xz) = (t * ux * ux + c, t * ux * uy + s * uz, t * ux * uz - s * uy)
    let (yx, yy, yz) = (t * ux * uy - s * uz, t * uy * uy + c, t * uy * uz + s * ux)
    let (zx, zy, zz) = (t * ux * uz + s * uy, t * uy * uz - s * ux, t * uz * uz + c)
    let centre = anchor.point(in: size)
    let side = max(size.width, size.height)
    let m = side > 0 ? perspective / side : 0
    // Point p − centre − anchorZ rotated, put back, then divided by w = 1 − z·m.
    let (dx, dy, dz) = (-zx * anchorZ, -zy * anchorZ, anchorZ - zz * anchorZ)
    // Rotation in centred coordinates as a 3×3 of row vectors (x, y, 1) → (X, Y, W).
    let rows = [
      [xx, xy, -xz * m],
      [yx, yy, -yz * m],
      [dx, dy, 1 - dz * m],
    ]
    return Projection.centred(rows, at: centre)
  }

  /// The same for a plane that begins somewhere else.
  func projection(in rect: Rect) -> [Double] {
    let m = projection(in: rect.size)
    return Projection.centred(
      [Array(m[0..<3]), Array(m[3..<6]), Array(m[6..<9])], at: rect.origin)
  }
}

/// Products of 3×3 matrices on row vectors.
enum Projection {
  /// The matrix with its origin moved to `centre`: translate(−centre) · rows · translate(centre).
  static func centred(_ rows: [[Double]], at centre: Point) -> [Double] {
    let before = [[1, 0, 0], [0, 1, 0], [-centre.x, -centre.y, 1]]
    let after = [[1, 0, 0], [0, 1, 0], [centre.x, centre.y, 1]]
    return multiply(multiply(before, rows), after).flatMap { $0 }
  }

  private static func multiply(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    var product = [[0.0, 0, 0], [0, 0, 0], [0, 0, 0]]
    for row in 0..<3 {
      for column in 0..<3 {
        for middle in 0..<3 { product[row][column] += a[row][middle] * b[middle][column] }
      }
    }
    return product
  }
}
