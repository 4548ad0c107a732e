// Motion numbers of one frame.

/// The numbers of one frame, without its pictures.
public struct MotionSample: Sendable, Equatable {
  struct LayerRow: Sendable, Equatable {
    var id: NodeID
    var role: Layer.Role
    var name: String?
    var parent: NodeID?
    var drawing: String?
    var values: [Double?]
  }
  struct ElementRow: Sendable, Equatable {
    var name: String
    var layer: NodeID
    var text: String?
    /// On screen.
    var rect: Rect
    var values: [Double?]
  }

  let time: Double
  /// Canvas size in points.
  let size: Size
  private(set) var layers: [LayerRow] = []
  private(set) var elements: [ElementRow] = []

  /// Reads the numbers off a frame.
  public init(_ frame: Frame) {
    time = frame.time
    size = frame.size
    var places: [NodeID: (opacity: Double, scale: Double)] = [:]
    add(frame.root, under: nil, opacity: 1, scale: 1, places: &places)
    for element in frame.elements {
      let rect = element.rectInLayer
      // The element's own opacity and radius: what it has on screen without what its layers add.
      let above = places[element.layer] ?? (1, 1)
      let own = above.opacity > 0 ? min(1, element.opacity / above.opacity) : 1
      let radius = element.radii.topLeading / (above.scale > 0 ? above.scale : 1)
      elements.append(
        ElementRow(
          name: element.name, layer: element.layer, text: element.text, rect: element.rect,
          values: [rect.minX, rect.minY, rect.width, rect.height, radius, own]))
    }
  }

  private mutating func add(
    _ layer: Layer, under parent: NodeID?, opacity: Double, scale: Double,
    places: inout [NodeID: (opacity: Double, scale: Double)]
  ) {
    let opacity = opacity * layer.opacity
    let scale = scale * layer.transform.meanScale
    // The same layer drawn twice in a frame: the first one counts.
    if places[layer.id] == nil {
      places[layer.id] = (opacity, scale)
      let map = layer.transform
      layers.append(
        LayerRow(
          id: layer.id, role: layer.role, name: layer.name, parent: parent,
          drawing: LayerDrawing.word(of: layer),
          values: [map.a, map.b, map.c, map.d, map.tx, map.ty, layer.opacity]
            + Self.clip(of: layer) + Self.effects(of: layer)))
    }
    for child in layer.children {
      add(child, under: layer.id, opacity: opacity, scale: scale, places: &places)
    }
  }

  /// Rectangle and radii of the clip; of the shape of a backdrop that has none.
  private static func clip(of layer: Layer) -> [Double?] {
    var shape = layer.clip
    if shape == nil, case .backdrop(let effect) = layer.content { shape = effect.shape }
    return switch shape {
    case .rect(let rect): rect.components + [0, 0, 0, 0]
    case .rounded(let rect, let radii, _): rect.components + radii.components
    case .path(let path): path.controlBounds.components + [0, 0, 0, 0]
    case nil: [Double?](repeating: nil, count: 8)
    }
  }

  /// Strength, standard deviation and displacement of the shadow, the blur, and the flat colour.
  private static func effects(of layer: Layer) -> [Double?] {
    var shadow = layer.shadow
    var blur: Double?
    for effect in layer.effects {
      switch effect {
      case .blur(let sigma): blur = blur ?? sigma
      case .dropShadow(let drop): shadow = shadow ?? drop
      case .color: break
      }
    }
    var color: Color?
    if case .color(let flat) = layer.content { color = flat }
    return [
      shadow?.color.alpha, shadow?.sigma, shadow?.offset.dx, shadow?.offset.dy, blur, color?.red,
      color?.green, color?.blue, color?.alpha,
    ]
  }
}

/// What a layer draws itself, as a word.
enum LayerDrawing {
  /// The first 8 hexadecimal digits of the digest of content, colours, masks and blending; nil for a
  /// plain container.
  static func word(of layer: Layer) -> String? {
    guard !isPlain(layer) else { return nil }
    var writer = DigestWriter()
    write(layer, to: &writer)
    return String(writer.finish().description.prefix(8))
  }

  private static func isPlain(_ layer: Layer) -> Bool {
    isPlain(layer.content) && layer.mask.isEmpty && layer.blendMode == .normal
      && layer.projection == nil && layer.shadow == nil && layer.effects.isEmpty
  }

  /// Flat colours are numbers.
  private static func isPlain(_ content: Layer.Content) -> Bool {
    switch content {
    case .none, .color: true
    case .picture, .backdrop, .embedded: false
    }
  }

  private static func write(_ layer: Layer, to writer: inout DigestWriter) {
    writer.add(layer.blendMode.rawValue)
    for value in layer.projection ?? [] { writer.add(Series.quantized(value, digits: 6)) }
    if let color = layer.shadow?.color { write(opaque: color, to: &writer) }
    for effect in layer.effects {
      switch effect {
      case .blur: break
      case .dropShadow(let shadow): write(opaque: shadow.color, to: &writer)
      case .color: effect.write(to: &writer)
      }
    }
    switch layer.content {
    case .none, .color: writer.add(0)
    case .picture(let picture): writer.add(picture.digest)
    case .backdrop(let effect):
      writer.add("\(effect.kind) \(effect.colorScheme)")
      writer.add(Series.quantized(effect.sigma))
      if let tint = effect.tint { writer.add(tint) }
    case .embedded(let embedded):
      writer.add(embedded.frame.time)
    }
    writer.add(layer.mask.count)
    for mask in layer.mask { write(tree: mask, to: &writer) }
  }

  /// A mask with its geometry: masks have no tracks of their own.
  private static func write(tree layer: Layer, to writer: inout DigestWriter) {
    let map = layer.transform
    for value in [map.a, map.b, map.c, map.d, map.tx, map.ty, layer.opacity] {
      writer.add(Series.quantized(value))
    }
    if case .color(let color) = layer.content { writer.add(color) }
    write(layer, to: &writer)
    for child in layer.children { write(tree: child, to: &writer) }
  }

  /// The strength of a shadow is a number of its own.
  private static func write(opaque color: Color, to writer: inout DigestWriter) {
    for part in [color.red, color.green, color.blue] { writer.add(part) }
  }
}
