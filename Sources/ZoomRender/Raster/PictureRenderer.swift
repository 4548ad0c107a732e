// Draws pictures with Cairo.

import CCairo
import CKernels

/// Draws the commands of pictures into pixel buffers.
struct PictureRenderer {
  let assets: any DrawingAssets
  let images: ImageStore

  typealias Failure = DrawingFailure

  /// Draws the part of a picture that falls on the buffer.
  ///
  /// - Parameter map: from picture points to the buffer's pixels.
  func draw(_ picture: Picture, map: Affine, into buffer: PixelBuffer) throws(Failure) {
    guard !buffer.rect.isEmpty else { return }
    do {
      var canvas = try Canvas(drawingInto: buffer)
      var index = 0
      try draw(picture.commands, &index, map: map, clips: [], on: &canvas)
      try canvas.checkStatus("draw a picture of \(picture.commands.count) commands")
      canvas.flush()
    } catch let error as CairoError {
      throw .cairo(error.description)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cairo("\(error)")
    }
  }

  private typealias Clip = (path: Path, usesEvenOddRule: Bool)

  /// Draws commands from `index` to the end of the group that is open.
  private func draw(
    _ commands: [DrawCommand], _ index: inout Int, map: Affine, clips: [Clip],
    on canvas: inout Canvas
  ) throws {
    while index < commands.count {
      let command = commands[index]
      index += 1
      switch command {
      case .end:
        return
      case .beginTransform(let inner):
        try draw(commands, &index, map: inner.then(map), clips: clips, on: &canvas)
      case .beginClip(let path, let usesEvenOddRule):
        let outline = path.applying(map)
        var position = index
        try canvas.withClip(outline, usesEvenOddRule: usesEvenOddRule) { canvas in
          try draw(
            commands, &position, map: map, clips: clips + [(outline, usesEvenOddRule)],
            on: &canvas)
        }
        index = position
      case .beginGroup(let opacity, let blendMode, let effects):
        try drawGroup(
          commands, &index, map: map, clips: clips, on: &canvas,
          group: (opacity, blendMode, PixelEffects(effects: effects, scale: map.meanScale)))
      case .beginMask(let mask):
        try drawMasked(commands, &index, map: map, mask: mask, on: &canvas)
      case .fill, .stroke, .glyphs, .image:
        try drawLeaf(command, map: map, on: &canvas)
      }
    }
  }

  private func drawGroup(
    _ commands: [DrawCommand], _ index: inout Int, map: Affine, clips: [Clip],
    on canvas: inout Canvas, group: (opacity: Double, blendMode: BlendMode, effects: PixelEffects)
  ) throws {
    let visible = canvas.clipBounds()
    guard !visible.isEmpty, group.opacity > 0 else { return skipGroup(commands, &index) }
    let layer = PixelBuffer(group.effects.source(of: visible))
    var inner = try Canvas(drawingInto: layer)
    try draw(commands, &index, map: map, clips: [], on: &inner)
    try inner.checkStatus("draw a group")
    inner.flush()
    let finished = PixelEffects.copy(group.effects.apply(to: layer), covering: visible)
    let opacity = min(1, group.opacity)
    if group.blendMode == .normal {
      try canvas.withSource(finished) { $0.paint(opacity: opacity) }
    } else {
      // Blend modes are ours: the group is cut by the clips, then blended pixel by pixel.
      let cut = PixelBuffer(visible)
      var cutter = try Canvas(drawingInto: cut)
      try Self.paint(finished, through: clips[...], on: &cutter)
      cutter.flush()
      canvas.flush()
      for y in visible.top..<visible.bottom {
        let row = canvas.buffer.row(y) + (visible.left - canvas.buffer.rect.left)
        zr_blend(
          row, cut.row(y), visible.width, group.blendMode.kernel, Int32(Fixed.weight(opacity)))
      }
      canvas.markDirty()
    }
  }

  private static func paint(
    _ pixels: PixelBuffer, through clips: ArraySlice<Clip>, on canvas: inout Canvas
  ) throws {
    guard let clip = clips.first else {
      return try canvas.withSource(pixels) { $0.paint(opacity: 1) }
    }
    try canvas.withClip(clip.path, usesEvenOddRule: clip.usesEvenOddRule) { canvas in
      try paint(pixels, through: clips.dropFirst(), on: &canvas)
    }
  }

  private func drawMasked(
    _ commands: [DrawCommand], _ index: inout Int, map: Affine, mask: Picture,
    on canvas: inout Canvas
  ) throws {
    let visible = canvas.clipBounds()
    guard !visible.isEmpty else { return skipGroup(commands, &index) }
    let layer = PixelBuffer(visible)
    var inner = try Canvas(drawingInto: layer)
    try draw(commands, &index, map: map, clips: [], on: &inner)
    try inner.checkStatus("draw a masked group")
    inner.flush()
    let alpha = PixelBuffer(visible)
    try draw(mask, map: map, into: alpha)
    try canvas.withSource(layer) { (canvas) throws(CairoError) in try canvas.paint(through: alpha) }
  }

  private func skipGroup(_ commands: [DrawCommand], _ index: inout Int) {
    var depth = 1
    while index < commands.count, depth > 0 {
      switch commands[index] {
      case .beginTransform, .beginClip, .beginGroup, .beginMask: depth += 1
      case .end: depth -= 1
      default: break
      }
      index += 1
    }
  }
}

extension BlendMode {
  /// The kernel's name for the mode.
  var kernel: zr_blend_mode {
    switch self {
    case .normal: ZR_BLEND_NORMAL
    case .multiply: ZR_BLEND_MULTIPLY
    case .screen: ZR_BLEND_SCREEN
    case .overlay: ZR_BLEND_OVERLAY
    case .darken: ZR_BLEND_DARKEN
    case .lighten: ZR_BLEND_LIGHTEN
    case .colorDodge: ZR_BLEND_COLOR_DODGE
    case .colorBurn: ZR_BLEND_COLOR_BURN
    case .softLight: ZR_BLEND_SOFT_LIGHT
    case .hardLight: ZR_BLEND_HARD_LIGHT
    case .difference: ZR_BLEND_DIFFERENCE
    case .exclusion: ZR_BLEND_EXCLUSION
    case .hue: ZR_BLEND_HUE
    case .saturation: ZR_BLEND_SATURATION
    case .color: ZR_BLEND_COLOR
    case .luminosity: ZR_BLEND_LUMINOSITY
    case .sourceAtop: ZR_BLEND_SOURCE_ATOP
    case .destinationOver: ZR_BLEND_DESTINATION_OVER
    case .destinationOut: ZR_BLEND_DESTINATION_OUT
    case .plusDarker: ZR_BLEND_PLUS_DARKER
    case .plusLighter: ZR_BLEND_PLUS_LIGHTER
    }
  }
}
