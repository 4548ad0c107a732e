// Meshes of colours.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// Colours at the points of a grid, mixed between them.
///
/// As a view it is drawn in strips, each a gradient between the points of its height: exact where the
/// points of a row have one height. Shapes, backgrounds and foregrounds show that view; any other use
/// as a style is a gradient of two colours, with a warning.
public struct MeshGradient: ShapeStyle {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color
  let origin: Origin

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    (self.width, self.height, self.points) = (width, height, points)
    (self.colors, self.background) = (colors, background)
    origin = Origin(file, line, column)
  }

  public var _style: _Style {
    origin.unsupported("a MeshGradient in this place")
    return plain
  }
  /// From the first colour to the last.
  fileprivate var plain: _Style {
    let ends = [colors.first ?? background, colors.last ?? background]
    return _Style(
      Gradient(colors: ends).styled(.linear(start: .topLeading, end: .bottomTrailing)))
  }

  /// True when there is a colour for each point of a grid of at least two by two.
  var isComplete: Bool {
    width > 1 && height > 1 && points.count == width * height && colors.count == points.count
  }

  /// A row of points between two rows: heights are averages.
  fileprivate func row(at fraction: Double) -> (y: Double, stops: [Gradient.Stop]) {
    let place = fraction * Double(height - 1)
    let upper = min(height - 2, Int(place))
    let part = place - Double(upper)
    var sum = 0.0
    var stops: [Gradient.Stop] = []
    for index in 0..<width {
      let (a, b) = (upper * width + index, (upper + 1) * width + index)
      let point = points[a] + (points[b] - points[a]) * Float(part)
      sum += Double(point.y)
      stops.append(
        .init(color: colors[a].mix(with: colors[b], by: part), location: CGFloat(point.x)))
    }
    return (sum / Double(width), stops)
  }

  fileprivate var hasLevelRows: Bool {
    (0..<height).allSatisfy { row in
      let line = points[(row * width)..<((row + 1) * width)].map(\.y)
      return (line.max() ?? 0) - (line.min() ?? 0) < 0.01
    }
  }
}

extension MeshGradient: View {
  public typealias Body = Never
  /// Strips between the first row of points and the last.
  private static var stripCount: Int { 96 }

  public static func _lower(_ view: Self, _ context: _Context) {
    guard view.isComplete else { return context.emit(.style(view.plain.engine)) }
    if !view.hasLevelRows {
      context.unsupported("the bend of rows in MeshGradient", origin: view.origin)
    }
    // Each strip reaches to the bottom: the next one covers the rest of it, without a seam.
    let strips = GeometryReader(content: { proxy in
      ZStack(alignment: .topLeading) {
        view.background
        ForEach(0..<stripCount, id: \.self) { index in
          let (y, stops) = view.row(at: Double(index) / Double(stripCount - 1))
          LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
            .padding(.top, proxy.size.height * min(1, max(0, y)))
        }
      }
    })
    context.child(0) { context.lower(strips) }
  }
}

nonisolated extension Shape {
  public func fill(_ content: MeshGradient, style: FillStyle = FillStyle()) -> some View {
    content.clipShape(self, style: style)
  }
}
nonisolated extension View {
  public func background(
    _ style: MeshGradient, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background { style.ignoresSafeArea(edges: edges) } }
  public func background<T: Shape>(
    _ style: MeshGradient, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { style.clipShape(shape, style: fillStyle) } }
  public func overlay<T: Shape>(
    _ style: MeshGradient, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { style.clipShape(shape, style: fillStyle) } }
  /// The mesh where the view draws something.
  public func foregroundStyle(_ style: MeshGradient) -> some View {
    foregroundStyle(Color.clear).overlay { style.mask { self } }
  }
}
