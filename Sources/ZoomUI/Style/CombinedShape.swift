// Shapes and outlines that are made of two.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A shape made of two others, in the rectangle that both have.
public struct _CombinedShape: Shape {
  var first: any Shape
  var second: any Shape
  let combine: @Sendable (Path, Path) -> Path

  public func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  public var animatableData: _AnimatableNumbers {
    get { _AnimatableNumbers(list: first.animatableNumbers + second.animatableNumbers) }
    set {
      let count = first.animatableNumbers.count
      first = first.withAnimatable(Array(newValue.list.prefix(count)))
      second = second.withAnimatable(Array(newValue.list.dropFirst(count)))
    }
  }
}

nonisolated extension Shape {
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

nonisolated extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(engine.combined(.union, with: other.engine, evenOdd: eoFill))
  }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(engine.combined(.intersection, with: other.engine, evenOdd: eoFill))
  }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(engine.combined(.subtracting, with: other.engine, evenOdd: eoFill))
  }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(engine.combined(.symmetricDifference, with: other.engine, evenOdd: eoFill))
  }
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(engine.line(inside: true, other.engine, evenOdd: eoFill))
  }
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(engine.line(inside: false, other.engine, evenOdd: eoFill))
  }
  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }
}
