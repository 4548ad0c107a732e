// Which numbers of modifiers and views SwiftUI animates.

extension Modifier {
  /// Visits the modifier's animatable numbers; other modifiers only leave a mark.
  mutating func animate(_ coder: inout AnimatableCoder) {
    if animateLayout(&coder) || animateEffect(&coder) || animateStyle(&coder) { return }
    coder.mark(-1)
  }

  private mutating func animateLayout(_ coder: inout AnimatableCoder) -> Bool {
    switch self {
    case .frame(var width, var height, let alignment):
      coder.mark(1)
      coder.optional(&width)
      coder.optional(&height)
      self = .frame(width: width, height: height, alignment: alignment)
    case .flexibleFrame(var frame):
      coder.mark(2)
      coder.optional(&frame.minWidth)
      coder.optional(&frame.idealWidth)
      coder.optional(&frame.maxWidth)
      coder.optional(&frame.minHeight)
      coder.optional(&frame.idealHeight)
      coder.optional(&frame.maxHeight)
      self = .flexibleFrame(frame)
    case .padding(var insets):
      coder.mark(3)
      coder.insets(&insets)
      self = .padding(insets)
    case .safeAreaPadding(var insets):
      coder.mark(4)
      coder.insets(&insets)
      self = .safeAreaPadding(insets)
    case .aspectRatio(var ratio, let mode):
      coder.mark(5)
      coder.optional(&ratio)
      self = .aspectRatio(ratio, mode)
    case .offset(var offset):
      coder.mark(6)
      coder.vector(&offset)
      self = .offset(offset)
    case .position(var point):
      coder.mark(7)
      coder.number(&point.x)
      coder.number(&point.y)
      self = .position(point)
    case .contentMargins(var insets, let edges, let placement):
      coder.mark(8)
      coder.insets(&insets)
      self = .contentMargins(insets, edges: edges, placement: placement)
    case .alignmentGuide(var guide):
      coder.mark(9)
      coder.number(&guide.constant)
      coder.factor(&guide.width)
      coder.factor(&guide.height)
      self = .alignmentGuide(guide)
    case .layoutValue(let name, var value):
      coder.mark(14)
      coder.number(&value)
      self = .layoutValue(name: name, value: value)
    case .animatableContent(var template):
      coder.mark(15)
      coder.template(&template)
      self = .animatableContent(template)
    default: return false
    }
    return true
  }

  private mutating func animateEffect(_ coder: inout AnimatableCoder) -> Bool {
    switch self {
    case .rotationEffect(var radians, var anchor):
      coder.mark(50)
      coder.factor(&radians)
      coder.anchor(&anchor)
      self = .rotationEffect(radians: radians, anchor: anchor)
    case .rotation3DEffect(var rotation):
      coder.mark(51)
      coder.factor(&rotation.radians)
      coder.anchor(&rotation.anchor)
      self = .rotation3DEffect(rotation)
    case .scaleEffect(var x, var y, var anchor):
      coder.mark(52)
      coder.factor(&x)
      coder.factor(&y)
      coder.anchor(&anchor)
      self = .scaleEffect(x: x, y: y, anchor: anchor)
    case .opacity(var value):
      coder.mark(53)
      coder.factor(&value)
      self = .opacity(value)
    case .blur(var radius):
      coder.mark(54)
      coder.number(&radius)
      self = .blur(radius: max(0, radius))
    case .shadow(var shadow):
      coder.mark(55)
      coder.shadow(&shadow)
      shadow.radius = max(0, shadow.radius)
      self = .shadow(shadow)
    case .colorEffect(var effect):
      coder.mark(56)
      effect.animate(&coder)
      self = .colorEffect(effect)
    case .clipShape(var shape):
      coder.mark(57)
      coder.shape(&shape)
      self = .clipShape(shape)
    case .transformEffect(var map):
      coder.mark(58)
      coder.factor(&map.a)
      coder.factor(&map.b)
      coder.factor(&map.c)
      coder.factor(&map.d)
      coder.number(&map.tx)
      coder.number(&map.ty)
      self = .transformEffect(map)
    case .glassEffect(var glass):
      coder.mark(59)
      coder.shape(&glass.shape)
      if var tint = glass.tint {
        coder.mark(1)
        coder.color(&tint)
        glass.tint = tint
      }
      self = .glassEffect(glass)
    default: return false
    }
    return true
  }

  private mutating func animateStyle(_ coder: inout AnimatableCoder) -> Bool {
    switch self {
    case .overlayStyle(var style, var shape, let edges):
      coder.mark(70)
      coder.style(&style)
      if var inner = shape {
        coder.shape(&inner)
        shape = inner
      }
      self = .overlayStyle(style, shape: shape, ignoresSafeAreaEdges: edges)
    case .backgroundStyle(var style, var shape, let edges):
      coder.mark(71)
      coder.style(&style)
      if var inner = shape {
        coder.shape(&inner)
        shape = inner
      }
      self = .backgroundStyle(style, shape: shape, ignoresSafeAreaEdges: edges)
    case .border(var style, var width):
      coder.mark(72)
      coder.style(&style)
      coder.number(&width)
      self = .border(style, width: width)
    case .foregroundStyle(var styles):
      coder.mark(73)
      coder.mark(styles.count)
      for index in styles.indices { coder.style(&styles[index]) }
      self = .foregroundStyle(styles)
    case .tint(var style):
      coder.mark(74)
      coder.style(&style)
      self = .tint(style)
    case .font(var font):
      coder.mark(75)
      coder.font(&font)
      self = .font(font)
    case .lineSpacing(var value):
      coder.mark(76)
      coder.number(&value)
      self = .lineSpacing(value)
    case .kerning(var value):
      coder.mark(77)
      coder.number(&value)
      self = .kerning(value)
    case .tracking(var value):
      coder.mark(78)
      coder.number(&value)
      self = .tracking(value)
    default: return false
    }
    return true
  }
}

extension ColorEffect {
  fileprivate mutating func animate(_ coder: inout AnimatableCoder) {
    func visit(_ value: Double, _ part: Int) -> Double {
      var number = value
      coder.mark(part)
      coder.factor(&number)
      return number
    }
    switch self {
    case .brightness(let value): self = .brightness(visit(value, 1))
    case .contrast(let value): self = .contrast(visit(value, 2))
    case .saturation(let value): self = .saturation(visit(value, 3))
    case .grayscale(let value): self = .grayscale(visit(value, 4))
    case .hueRotation(let radians): self = .hueRotation(radians: visit(radians, 5))
    case .colorMultiply(var color):
      coder.mark(6)
      coder.color(&color)
      self = .colorMultiply(color)
    case .colorInvert: coder.mark(7)
    case .luminanceToAlpha: coder.mark(8)
    }
  }
}

extension ViewKind {
  /// Visits the view's own animatable numbers: spacings, shapes, colours.
  mutating func animate(_ coder: inout AnimatableCoder) {
    switch self {
    case .hStack(let alignment, var spacing):
      coder.mark(1)
      coder.optional(&spacing)
      self = .hStack(alignment: alignment, spacing: spacing)
    case .vStack(let alignment, var spacing):
      coder.mark(2)
      coder.optional(&spacing)
      self = .vStack(alignment: alignment, spacing: spacing)
    case .spacer(var length):
      coder.mark(3)
      coder.optional(&length)
      self = .spacer(minLength: length)
    case .color(var reference):
      coder.mark(4)
      coder.color(&reference)
      self = .color(reference)
    case .style(var style):
      coder.mark(5)
      coder.style(&style)
      self = .style(style)
    case .shape(var content):
      coder.mark(6)
      coder.shape(&content.shape)
      if var fill = content.fill {
        coder.mark(7)
        coder.style(&fill)
        content.fill = fill
      }
      coder.mark(content.strokes.count)
      for index in content.strokes.indices {
        coder.style(&content.strokes[index].style)
        coder.stroke(&content.strokes[index].stroke)
      }
      self = .shape(content)
    case .grid(let alignment, var horizontal, var vertical):
      coder.mark(8)
      coder.optional(&horizontal)
      coder.optional(&vertical)
      self = .grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    case .geometryReader(var template):
      coder.mark(9)
      coder.template(&template)
      self = .geometryReader(template)
    case .customLayout(.source(var template)):
      coder.mark(10)
      coder.template(&template)
      self = .customLayout(.source(template))
    default: coder.mark(-1)
    }
  }
}
