// Animatable data of the user's types as plain numbers, which the engine interpolates.

/// Data that is a list of numbers.
protocol NumberList {
  var numbers: [Double] { get }
  /// Takes its numbers from the front of a list.
  mutating func take(_ numbers: inout ArraySlice<Double>)
}

extension Double: NumberList {
  var numbers: [Double] { [self] }
  mutating func take(_ numbers: inout ArraySlice<Double>) { self = numbers.popFirst() ?? self }
}
extension CGFloat: NumberList {
  var numbers: [Double] { [Double(self)] }
  mutating func take(_ numbers: inout ArraySlice<Double>) {
    if let number = numbers.popFirst() { self = CGFloat(number) }
  }
}
extension Float: NumberList {
  var numbers: [Double] { [Double(self)] }
  mutating func take(_ numbers: inout ArraySlice<Double>) {
    if let number = numbers.popFirst() { self = Float(number) }
  }
}
extension AnimatablePair: NumberList {
  var numbers: [Double] {
    ((first as? any NumberList)?.numbers ?? []) + ((second as? any NumberList)?.numbers ?? [])
  }
  mutating func take(_ numbers: inout ArraySlice<Double>) {
    if var list = first as? any NumberList {
      list.take(&numbers)
      if let made = list as? First { first = made }
    }
    if var list = second as? any NumberList {
      list.take(&numbers)
      if let made = list as? Second { second = made }
    }
  }
}

extension Animatable {
  /// The animatable data as numbers; empty for data of another form.
  var animatableNumbers: [Double] { (animatableData as? any NumberList)?.numbers ?? [] }

  /// The value with its animatable data replaced.
  func withAnimatable(_ numbers: [Double]) -> Self {
    guard !numbers.isEmpty, var list = animatableData as? any NumberList else { return self }
    var rest = numbers[...]
    list.take(&rest)
    guard let data = list as? AnimatableData else { return self }
    var copy = self
    copy.animatableData = data
    return copy
  }
}

/// Animatable data of a value whose type is hidden; opaque to users.
public struct _AnimatableNumbers: VectorArithmetic, Sendable, NumberList {
  var list: [Double]

  /// No numbers: what takes the length of the other operand.
  public static var zero: Self { .init(list: []) }
  /// Sum of squares.
  public var magnitudeSquared: Double { list.reduce(0) { $0 + $1 * $1 } }
  /// Multiplies every number.
  public mutating func scale(by rhs: Double) { list = list.map { $0 * rhs } }
  /// Sums, number by number.
  public static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
  /// Differences, number by number.
  public static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
  private static func combined(_ a: Self, _ b: Self, _ body: (Double, Double) -> Double) -> Self {
    if a.list.isEmpty { return .init(list: b.list.map { body(0, $0) }) }
    if b.list.isEmpty { return a }
    return .init(list: zip(a.list, b.list).map(body))
  }
  var numbers: [Double] { list }
  mutating func take(_ numbers: inout ArraySlice<Double>) {
    for index in list.indices { list[index].take(&numbers) }
  }
}
