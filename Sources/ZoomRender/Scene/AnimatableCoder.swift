// Numbers of views and modifiers that can be animated: read out and put back by the same walk.

/// A walk over the animatable numbers of a value.
///
/// One function per type visits its numbers in a fixed order: in reading it collects them, in
/// writing it replaces them. What is not a number (a missing length, the number of a gradient's
/// stops) goes into the signature: values with different signatures cannot be animated into each
/// other.
struct AnimatableCoder {
  /// Nil while reading.
  private let replacement: [Double]?
  private var position = 0
  /// The numbers that were read.
  private(set) var values: [Double] = []
  /// For each number 1 for points, 128 for values without a unit.
  private(set) var scales: [Double] = []
  private(set) var signature: [Int] = []
  private let resolver: Resolver

  /// What names stand for as numbers.
  struct Resolver {
    var color: (ColorReference) -> Color
    /// A font's size and room between lines in points, and its value on the axis of weights.
    var font: (FontReference) -> (size: Double, leading: Double, weight: Double)
  }

  /// A coder that reads; names are taken as what `resolver` makes of them.
  init(_ resolver: Resolver) {
    replacement = nil
    self.resolver = resolver
  }

  /// A coder that writes `values` in the order in which they were read.
  init(writing values: [Double], _ resolver: Resolver) {
    replacement = values
    self.resolver = resolver
  }

  mutating func mark(_ part: Int) { signature.append(part) }

  /// A number in points.
  mutating func number(_ value: inout Double, scale: Double = 1) {
    if let replacement {
      if position < replacement.count { value = replacement[position] }
      position += 1
    } else {
      values.append(value)
      scales.append(scale)
    }
  }

  /// A number without a unit.
  mutating func factor(_ value: inout Double) { number(&value, scale: 128) }

  mutating func optional(_ value: inout Double?) {
    guard var number = value, number.isFinite else { return mark(value == nil ? 0 : 2) }
    mark(1)
    self.number(&number)
    value = number
  }

  /// Numbers of a view source's own.
  mutating func template(_ value: inout TemplateID) {
    mark(value.animatable.count)
    for index in value.animatable.indices { factor(&value.animatable[index]) }
  }

  mutating func vector(_ value: inout Vector) {
    number(&value.dx)
    number(&value.dy)
  }

  mutating func size(_ value: inout Size) {
    number(&value.width)
    number(&value.height)
  }

  mutating func anchor(_ value: inout UnitPoint) {
    factor(&value.x)
    factor(&value.y)
  }

  mutating func insets(_ value: inout Insets) {
    number(&value.top)
    number(&value.leading)
    number(&value.bottom)
    number(&value.trailing)
  }

  mutating func radii(_ value: inout CornerRadii) {
    number(&value.topLeading)
    number(&value.topTrailing)
    number(&value.bottomTrailing)
    number(&value.bottomLeading)
  }

  /// A colour: premultiplied, so that a fade from clear does not pass through black.
  mutating func color(_ value: inout ColorReference) {
    var numbers = resolver.color(value).animatableComponents
    let isReading = replacement == nil
    for index in numbers.indices { factor(&numbers[index]) }
    if !isReading { value = .fixed(Color(animatableComponents: numbers)) }
  }

  /// A font: on its way it is a size, a leading and a weight of its own, whatever text style it
  /// leaves or becomes.
  mutating func font(_ value: inout FontReference) {
    if case .custom(let name, var size, let style) = value.base {
      mark(2)
      number(&size)
      value.base = .custom(name: name, size: max(1, size), relativeTo: style)
      return
    }
    mark(1)
    var (size, leading, weight) = resolver.font(value)
    number(&size)
    number(&leading)
    number(&weight)
    guard replacement != nil else { return }
    value.base = .system(size: max(1, size))
    value.weight = nil
    value.transit = FontReference.Transit(leading: max(0, leading), axisValue: weight)
  }

  // MARK: Styles and shapes

  mutating func style(_ value: inout ShapeStyle) {
    switch value {
    case .color(var reference):
      mark(10)
      color(&reference)
      value = .color(reference)
    case .gradient(var gradient):
      mark(11)
      mark(gradient.stops.count)
      for index in gradient.stops.indices {
        color(&gradient.stops[index].color)
        factor(&gradient.stops[index].location)
      }
      geometry(&gradient.geometry)
      value = .gradient(gradient)
    case .opacity(var base, var amount):
      mark(12)
      style(&base)
      factor(&amount)
      value = .opacity(base, amount)
    default: mark(13)
    }
  }

  private mutating func geometry(_ value: inout GradientStyle.Geometry) {
    switch value {
    case .linear(var start, var end):
      mark(20)
      anchor(&start)
      anchor(&end)
      value = .linear(start: start, end: end)
    case .radial(var center, var from, var to):
      mark(21)
      anchor(&center)
      number(&from)
      number(&to)
      value = .radial(center: center, startRadius: from, endRadius: to)
    case .elliptical(var center, var from, var to):
      mark(22)
      anchor(&center)
      factor(&from)
      factor(&to)
      value = .elliptical(center: center, startRadius: from, endRadius: to)
    case .angular(var center, var from, var to):
      mark(23)
      anchor(&center)
      factor(&from)
      factor(&to)
      value = .angular(center: center, startRadians: from, endRadians: to)
    }
  }

  mutating func shape(_ value: inout Shape) {
    switch value {
    case .roundedRectangle(var corner, let style):
      mark(30)
      size(&corner)
      value = .roundedRectangle(cornerSize: corner, style: style)
    case .unevenRoundedRectangle(var radii, let style):
      mark(31)
      self.radii(&radii)
      value = .unevenRoundedRectangle(radii: radii, style: style)
    case .inset(var base, var distance):
      mark(32)
      shape(&base)
      number(&distance)
      value = .inset(base, by: distance)
    case .trim(var base, var from, var to):
      mark(33)
      shape(&base)
      factor(&from)
      factor(&to)
      value = .trim(base, from: from, to: to)
    case .offset(var base, var distance):
      mark(34)
      shape(&base)
      vector(&distance)
      value = .offset(base, distance)
    case .scale(var base, var x, var y, let anchor):
      mark(35)
      shape(&base)
      factor(&x)
      factor(&y)
      value = .scale(base, x: x, y: y, anchor: anchor)
    case .rotation(var base, var radians, let anchor):
      mark(36)
      shape(&base)
      factor(&radians)
      value = .rotation(base, radians: radians, anchor: anchor)
    case .sized(var base, var size):
      mark(37)
      shape(&base)
      self.size(&size)
      value = .sized(base, size)
    case .stroked(var base, var stroke):
      mark(38)
      shape(&base)
      self.stroke(&stroke)
      value = .stroked(base, stroke)
    case .rectangle: mark(40)
    case .circle: mark(41)
    case .ellipse: mark(42)
    case .capsule: mark(43)
    case .path, .containerRelative, .transform: mark(44)
    }
  }

  mutating func stroke(_ value: inout StrokeStyle) {
    number(&value.lineWidth)
    number(&value.miterLimit)
    number(&value.dashPhase)
    mark(value.dash.count)
    for index in value.dash.indices { number(&value.dash[index]) }
  }

  mutating func shadow(_ value: inout Shadow) {
    color(&value.color)
    number(&value.radius)
    vector(&value.offset)
  }
}
