// An animated value of any kind: one spring per component, one clock.

/// A value that SwiftUI would animate component by component.
public protocol ComponentAnimatable: Sendable, Equatable {
  /// The numbers that are animated, always the same count.
  var animatableComponents: [Double] { get }
  /// The value with these numbers; the count is that of ``animatableComponents``.
  init(animatableComponents: [Double])
  /// 128 for values without a unit, 1 for points: only SwiftUI's end rule asks.
  static var animationScale: Double { get }
}

extension ComponentAnimatable {
  /// Values in points.
  public static var animationScale: Double { 1 }
}

/// A value under animation, with its whole history; see ``AnimatedScalar`` for the rules.
public struct Animated<Value: ComponentAnimatable>: Sendable, Equatable {
  /// One number each, all with the same changes.
  public private(set) var components: [AnimatedScalar]
  private var targets: [(time: Double, value: Value)]

  /// A value at rest.
  public init(_ value: Value, engine: SpringEngine = .closed) {
    components = value.animatableComponents.map {
      AnimatedScalar($0, engine: engine, scale: Value.animationScale)
    }
    targets = [(-.infinity, value)]
  }

  /// Sends the value to `target` from `time` on; nil jumps.
  public mutating func retarget(to target: Value, at time: Double, animation: Animation?) {
    let time = max(time.isNaN ? 0 : time, targets.last?.time ?? -.infinity)
    for (index, number) in target.animatableComponents.enumerated()
    where index < components.count {
      components[index].retarget(to: number, at: time, animation: animation)
    }
    targets.append((time, target))
  }

  /// The value at a time; the target itself once everything has settled.
  public func value(at time: Double) -> Value {
    if !isAnimating(at: time) { return target(at: time) }
    return Value(animatableComponents: components.map { $0.value(at: time) })
  }

  /// Change per second of each component at a time.
  public func velocity(at time: Double) -> [Double] { components.map { $0.velocity(at: time) } }

  /// The target in force at `time`.
  public func target(at time: Double) -> Value {
    var (low, high) = (0, targets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if targets[middle].time <= time { low = middle } else { high = middle }
    }
    return targets[low].value
  }

  /// Where it is going, or rests, after the last change.
  public var target: Value { target(at: .infinity) }

  /// True while any component is under way at `time`.
  public func isAnimating(at time: Double) -> Bool {
    components.contains { $0.isAnimating(at: time) }
  }

  /// When the value rests for good; infinite for an endless animation, nil when it never moved.
  public var settledTime: Double? { components.compactMap(\.settledTime).max() }

  /// Equal when start, targets and animations are.
  public static func == (a: Animated, b: Animated) -> Bool {
    a.components == b.components
      && a.targets.elementsEqual(b.targets) { $0.time == $1.time && $0.value == $1.value }
  }
}

extension Double: ComponentAnimatable {
  /// The number itself.
  public var animatableComponents: [Double] { [self] }
  /// The first number.
  public init(animatableComponents: [Double]) { self = animatableComponents.first ?? 0 }
}

extension Point: ComponentAnimatable {
  /// x, y.
  public var animatableComponents: [Double] { [x, y] }
  /// From x, y.
  public init(animatableComponents c: [Double]) { self.init(x: c[0], y: c[1]) }
}

extension Vector: ComponentAnimatable {
  /// dx, dy.
  public var animatableComponents: [Double] { [dx, dy] }
  /// From dx, dy.
  public init(animatableComponents c: [Double]) { self.init(dx: c[0], dy: c[1]) }
}

extension Size: ComponentAnimatable {
  /// width, height.
  public var animatableComponents: [Double] { [width, height] }
  /// From width, height; never negative.
  public init(animatableComponents c: [Double]) {
    self.init(width: max(0, c[0]), height: max(0, c[1]))
  }
}

extension Rect: ComponentAnimatable {
  /// Centre x, centre y, width, height: as the zoom and matched geometry animate.
  public var animatableComponents: [Double] { [midX, midY, width, height] }
  /// From centre and size; the size is never negative.
  public init(animatableComponents c: [Double]) {
    self.init(center: Point(c[0], c[1]), size: Size(max(0, c[2]), max(0, c[3])))
  }
}

extension Insets: ComponentAnimatable {
  /// top, leading, bottom, trailing.
  public var animatableComponents: [Double] { [top, leading, bottom, trailing] }
  /// From top, leading, bottom, trailing.
  public init(animatableComponents c: [Double]) {
    self.init(top: c[0], leading: c[1], bottom: c[2], trailing: c[3])
  }
}

extension CornerRadii: ComponentAnimatable {
  /// Clockwise from top-leading.
  public var animatableComponents: [Double] { components }
  /// Clockwise from top-leading; never negative.
  public init(animatableComponents c: [Double]) {
    self.init(
      topLeading: max(0, c[0]), topTrailing: max(0, c[1]), bottomTrailing: max(0, c[2]),
      bottomLeading: max(0, c[3]))
  }
}

extension UnitPoint: ComponentAnimatable {
  /// x, y.
  public var animatableComponents: [Double] { [x, y] }
  /// From x, y.
  public init(animatableComponents c: [Double]) { self.init(x: c[0], y: c[1]) }
  /// Fractions have no unit.
  public static var animationScale: Double { 128 }
}

extension Color: ComponentAnimatable {
  /// Premultiplied red, green, blue, and alpha: a fade from clear does not pass through black.
  public var animatableComponents: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }
  /// From premultiplied components; alpha is limited to 0...1.
  public init(animatableComponents c: [Double]) {
    let alpha = min(max(c[3], 0), 1)
    let divisor = alpha > 0 ? alpha : 1
    self.init(red: c[0] / divisor, green: c[1] / divisor, blue: c[2] / divisor, alpha: alpha)
  }
  /// Components have no unit.
  public static var animationScale: Double { 128 }
}
