// Immediate drawing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A view that is drawn by a closure.
public struct Canvas<Symbols: View> {
  let render: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols
}
extension Canvas {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { self.init(render: renderer, symbols: symbols()) }
}
extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.init(render: renderer, symbols: EmptyView()) }
}
extension Canvas: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    // What a closure draws may depend on what it has drawn before: each state is drawn once for a
    // size, in the order of scene time, whichever frames are asked for later.
    if context.environment[IsInTimelineKey.self] { context.graph.hasLiveCanvas = true }
    let drawn = CanvasDrawings()
    let template = context.template("canvas") { inner, request in
      if let known = drawn[request] {
        inner.output += known
        return
      }
      let start = inner.output.count
      defer { drawn[request] = Array(inner.output[start...]) }
      let symbols = inner.nodes(view.symbols, part: "symbols")
      let board = DrawingBoard(context: inner, symbols: symbols)
      var graphics = GraphicsContext(board: board, environment: inner.environment)
      view.render(&graphics, request.size.cg)
      inner.emit(
        .zStack(alignment: .topLeading), children: board.nodes,
        modifiers: [
          .frame(
            width: request.size.width, height: request.size.height, alignment: .topLeading),
          .clipped,
        ] + inner.unmirrored())
    }
    context.emit(.geometryReader(template))
  }
}

/// What a canvas of one state has drawn, by size.
@MainActor
private final class CanvasDrawings {
  private var drawings: [(request: ContentRequest, nodes: [EngineNode])] = []

  subscript(request: ContentRequest) -> [EngineNode]? {
    get { drawings.first { $0.request.id == request.id && $0.request.size == request.size }?.nodes }
    set { drawings.append((request, newValue ?? [])) }
  }
}

/// Where the drawing of a canvas is collected, as views of the engine.
@MainActor
final class DrawingBoard {
  let context: _Context
  let symbols: [EngineNode]
  var nodes: [EngineNode] = []
  init(context: _Context, symbols: [EngineNode]) {
    self.context = context
    self.symbols = symbols
  }
  func add(_ kind: EngineKind, _ children: [EngineNode] = [], _ modifiers: [EngineModifier]) {
    nodes.append(
      EngineNode(
        id: context.id.child(part: "drawn").child(nodes.count), kind: kind,
        modifiers: modifiers.map { ModifierNode($0) }, children: children))
  }
}

/// Draws into a canvas: each call becomes a view of the canvas's size.
public struct GraphicsContext {
  let board: DrawingBoard
  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  var clips: [EngineModifier] = []
  var filters: [EngineModifier] = []

  public struct Shading {
    let style: (CGRect) -> EngineStyle
    public static func color(_ color: Color) -> Shading { .init { _ in color._style.engine } }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { .color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(space, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      .init { _ in style._style.engine }
    }
    public static var foreground: Shading { .style(ForegroundStyle()) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      .init { rect in
        gradient.styled(.linear(start: unit(startPoint, rect), end: unit(endPoint, rect)))
      }
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      .init { rect in
        gradient.styled(
          .radial(center: unit(center, rect), startRadius: startRadius, endRadius: endRadius))
      }
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading {
      .init { rect in
        gradient.styled(
          .angular(
            center: unit(center, rect), startRadians: angle.radians,
            endRadians: angle.radians + 2 * .pi))
      }
    }
    private static func unit(_ point: CGPoint, _ rect: CGRect) -> EngineUnitPoint {
      EngineUnitPoint(
        x: rect.width > 0 ? (point.x - rect.minX) / rect.width : 0,
        y: rect.height > 0 ? (point.y - rect.minY) / rect.height : 0)
    }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
  public struct Filter {
    let modifier: EngineModifier
    public static func blur(radius: CGFloat) -> Filter { .init(modifier: .blur(radius: radius)) }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      .init(
        modifier: .shadow(
          .init(color: color.reference, radius: radius, offset: .init(dx: x, dy: y))))
    }
    public static func brightness(_ amount: Double) -> Filter {
      .init(modifier: .colorEffect(.brightness(amount)))
    }
    public static func saturation(_ amount: Double) -> Filter {
      .init(modifier: .colorEffect(.saturation(amount)))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      .init(modifier: .colorEffect(.grayscale(amount)))
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      .init(modifier: .colorEffect(.hueRotation(radians: angle.radians)))
    }
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A text ready to be drawn.
  public struct ResolvedText {
    let text: Text
    public var shading = Shading.foreground
    let measure: (CGSize) -> CGSize
    public func measure(in size: CGSize) -> CGSize { measure(size) }
  }
  public struct ResolvedImage {
    let image: Image
    public var size: CGSize { CGSize(width: 24, height: 24) }
    public var baseline: CGFloat { 24 }
    public var shading: Shading?
  }
  public struct ResolvedSymbol {
    let node: EngineNode
    public var size: CGSize { .zero }
  }
}
