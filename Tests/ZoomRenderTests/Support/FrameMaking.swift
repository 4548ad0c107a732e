// Small frames for tests of the rasterizer.

@testable import ZoomRender

/// Makes frames of a few layers on small canvases; one point is one pixel unless a scale is given.
enum FrameMaking {
  static func frame(
    _ width: Double, _ height: Double, background: Color = .white, _ layers: [Layer]
  ) -> Frame {
    let size = Size(width, height)
    return Frame(
      time: 0, size: size, background: background,
      root: Layer(
        id: .root, role: .screen, bounds: Rect(origin: .zero, size: size), children: layers))
  }

  static func rect(_ rect: Rect, _ color: Color) -> DrawCommand {
    .fill(Path(rect: rect), .color(color), usesEvenOddRule: false)
  }

  static func picture(_ bounds: Rect, _ commands: [DrawCommand]) -> Picture {
    Picture(commands: commands, bounds: bounds)
  }

  static func layer(
    _ content: Layer.Content, bounds: Rect, transform: Affine = .identity,
    clip: ClipShape? = nil, opacity: Double = 1
  ) -> Layer {
    layer(1, content, bounds: bounds, transform: transform, clip: clip, opacity: opacity)
  }

  static func layer(
    _ index: Int, _ content: Layer.Content, bounds: Rect, transform: Affine = .identity,
    clip: ClipShape? = nil, opacity: Double = 1
  ) -> Layer {
    Layer(
      id: NodeID.root.child(index), role: .view, bounds: bounds, transform: transform, clip: clip,
      opacity: opacity, content: content)
  }

  static func rasterizer(scale: Double = 1) -> FrameRasterizer {
    FrameRasterizer(RasterContext(assets: NoDrawingAssets(), pixelsPerPoint: scale))
  }

  static func bitmap(_ frame: Frame, scale: Double = 1) throws -> Bitmap {
    try rasterizer(scale: scale).bitmap(of: frame)
  }

  /// A picture drawn by Cairo straight onto a canvas, without the compositor.
  static func direct(
    _ picture: Picture, map: Affine, width: Int, height: Int, background: UInt32
  ) throws -> PixelBuffer {
    let buffer = PixelBuffer(PixelRect(left: 0, top: 0, right: width, bottom: height))
    for index in 0..<(width * height) { buffer.base[index] = background }
    let renderer = PictureRenderer(assets: NoDrawingAssets(), images: ImageStore())
    try renderer.draw(picture, map: map, into: buffer)
    return buffer
  }
}

extension Bitmap {
  /// The red byte of a pixel.
  func red(_ x: Int, _ y: Int) -> UInt8 { bytes[4 * (y * width + x)] }

  /// The largest difference of any channel of any pixel.
  func largestDifference(from other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
